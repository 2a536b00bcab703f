## Where a task is: below the title of its page, after the word “Task”.

task-in-today = in de lijst van vandaag
task-in-today-hidden = in de lijst van vandaag, verborgen op deze mindere dag
task-done-today = vandaag gedaan
task-in-backlog = meegenomen
task-not-planned = niet gepland
task-rest = rust, kost niets
task-no-cost = kosten onbekend
task-done = klaar
task-in-template = deel van een sjabloon
task-in-archive = in een gearchiveerde lijst

## Above the form of a task.

task-belongs-to = Hoort bij
task-next = Volgende keer: { $date }.
task-hidden-until = Verborgen tot { $time }.
task-planned-for = Gepland voor { $date }.
task-planned-after-due = Gepland voor { $date }, na de einddatum.
task-time-spent = Bestede tijd: { $time }
task-skipped = Deze keer niet.
task-open-list = Lijst openen: <list></list>

## The form of a task, in rows: the name of a field and its value. A row opens, and then has the field.

form-not-set = Niet ingevuld
form-cost-not-set = niet ingevuld
form-cost = { UNIT($unit, style: "capital") }
form-usual-cost = { UNIT($unit, style: "capital") } meestal
form-usual-cost-rest = Rust
form-due = Datum
form-due-none = Geen datum
form-due-dates = Voorgestelde datums
form-due-date = Datum
form-due-time = Tijd
form-start = Verbergen tot
form-start-dates = Voorgestelde datums voor verbergen
form-date-today = Vandaag
form-date-tomorrow = Morgen
form-date-week = Volgende week
form-duration = Duur
form-minutes = Minuten
form-priority = Prioriteit
form-list = Lijst
form-list-none = Geen lijst
form-list-new = Nieuw: { $list }
form-subjects = Labels
form-subjects-none = Geen
form-subjects-new = Nieuw: { $subject }
form-subjects-add = Nieuw label
form-energy = Soort energie
form-reminder = Herinnering
form-reminder-none = Geen
form-reminder-hint = Herinneringen komen op de apparaten waarop je ze hebt aangezet, of per e-mail.
form-reminder-setup = Apparaten en e-mail voor herinneringen
form-reminder-hint-guest = Voor herinneringen is een account nodig.
form-reminder-sign-in = Inloggen of account maken
form-today = Lijst van vandaag
form-today-yes = Ja
form-today-no = Nee
form-today-add = Naar vandaag
form-today-due = Wat vandaag als datum heeft, komt vanzelf in de lijst als het past.
form-today-reserve = De reserve gebruiken
form-note = Notitie
form-note-add = Toevoegen
form-more = Meer opties
form-more-facts = Prioriteit en meer
