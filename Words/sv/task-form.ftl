## Where a task is: below the title of its page, after the word “Task”.

task-in-today = i dagens lista
task-in-today-hidden = i dagens lista, dold den här lågenergidagen
task-done-today = klar idag
task-in-backlog = i Väntar
task-not-planned = inte planerad
task-rest = vila, kostar inget
task-no-cost = ingen kostnad angiven
task-done = klar
task-in-template = del av en mall
task-in-archive = i en arkiverad lista

## Above the form of a task.

task-belongs-to = Hör till
task-next = Nästa: { $date }
task-hidden-until = Dold till { $time }.
task-planned-for = Planerad till { $date }.
task-planned-after-due = Planerad till { $date }, efter datumet då den ska vara klar.
task-time-spent = Tid hittills: { $time }
task-skipped = Hoppas över.
task-open-list = Öppna listan: <list></list>

## The form of a task, in rows: the name of a field and its value. A row opens, and then has the field.

form-not-set = Inte angivet
form-cost-not-set = inte angivet
form-cost = { UNIT($unit, style: "capital") }
form-usual-cost = Vanligt antal { UNIT($unit) }
form-usual-cost-rest = Vila
form-due = Datum
form-due-none = Inget datum
form-due-dates = Förslag på datum
form-due-date = Klart senast
form-due-time = Klockslag
form-start = Dölj till
form-start-dates = Förslag på datum att dölja till
form-date-today = Idag
form-date-tomorrow = Imorgon
form-date-week = Nästa vecka
form-duration = Tid det tar
form-minutes = Minuter
form-priority = Prioritet
form-list = Lista
form-list-none = Ingen lista
form-list-new = Ny: { $list }
form-subjects = Etiketter
form-subjects-none = Inga
form-subjects-new = Ny: { $subject }
form-subjects-add = Ny etikett
form-energy = Typ av energi
form-reminder = Påminnelse
form-reminder-none = Ingen
form-reminder-hint = Påminnelser kommer på de enheter du har valt, eller som mejl.
form-reminder-setup = Enheter och mejl för påminnelser
form-reminder-hint-guest = Påminnelser kräver ett konto.
form-reminder-sign-in = Logga in eller skapa ett konto
form-today = Dagens lista
form-today-yes = Ja
form-today-no = Nej
form-today-add = Lägg till idag
form-today-due = Det som har dagens datum kommer med i listan av sig självt, om det får plats.
form-today-reserve = Använd reserven
form-note = Anteckning
form-note-add = Lägg till
form-more = Fler alternativ
form-more-facts = Prioritet med mera
