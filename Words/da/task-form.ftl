## Where a task is: below the title of its page, after the word “Task”.

task-in-today = på dagens liste
task-in-today-hidden = på dagens liste, skjult på denne skånedag
task-done-today = gjort i dag
task-in-backlog = under Venter
task-not-planned = ikke planlagt
task-rest = hvil, koster intet
task-no-cost = pris ikke sat
task-done = gjort
task-in-template = del af en skabelon
task-in-archive = på en arkiveret liste

## Above the form of a task.

task-belongs-to = Hører til
task-next = Næste: { $date }.
task-hidden-until = Skjult til { $time }.
task-planned-for = Planlagt til { $date }.
task-planned-after-due = Planlagt til { $date }, efter opgavens dato.
task-time-spent = Brugt tid: { $time }
task-skipped = Sprunget over.
task-open-list = Åbn listen: <list></list>

## The form of a task, in rows: the name of a field and its value. A row opens, and then has the field.

form-not-set = Ikke sat
form-cost-not-set = ikke sat
form-cost = { UNIT($unit, style: "capital") }
form-usual-cost = Sædvanlige { UNIT($unit) }
form-usual-cost-rest = Hvil
form-due = Dato
form-due-none = Ingen dato
form-due-dates = Forslag til datoer
form-due-date = Færdig senest
form-due-time = Tidspunkt
form-start = Skjul til
form-start-dates = Forslag til, hvor længe den er skjult
form-date-today = I dag
form-date-tomorrow = I morgen
form-date-week = Næste uge
form-duration = Varighed
form-minutes = Minutter
form-priority = Prioritet
form-list = Liste
form-list-none = Ingen liste
form-list-new = Ny: { $list }
form-subjects = Emner
form-subjects-none = Ingen
form-subjects-new = Nyt: { $subject }
form-subjects-add = Nyt emne
form-energy = Energitype
form-reminder = Påmindelse
form-reminder-none = Ingen
form-reminder-hint = Påmindelser ringer på de enheder, hvor du har slået dem til, eller kommer på e-mail.
form-reminder-setup = Enheder og e-mail til påmindelser
form-reminder-hint-guest = Påmindelser kræver en konto.
form-reminder-sign-in = Log ind eller opret en konto
form-today = Dagens liste
form-today-yes = Ja
form-today-no = Nej
form-today-add = Føj til i dag
form-today-due = Det, der er sat til i dag, kommer på listen af sig selv, hvis det passer.
form-today-reserve = Brug reserven
form-note = Note
form-note-add = Tilføj
form-more = Flere muligheder
form-more-facts = Prioritet og mere
