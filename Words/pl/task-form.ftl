## Where a task is: below the title of its page, after the word “Task”.

task-in-today = na liście na dziś
task-in-today-hidden = na liście na dziś, ukryte w ten słabszy dzień
task-done-today = zrobione dziś
task-in-backlog = na liście Na później
task-not-planned = niezaplanowane
task-rest = odpoczynek, nic nie kosztuje
task-no-cost = koszt nieustalony
task-done = zrobione
task-in-template = część szablonu
task-in-archive = na liście w archiwum

## Above the form of a task.

task-belongs-to = Należy do
task-next = Następnym razem: { $date }.
task-hidden-until = Ukryte do: { $time }.
task-planned-for = Zaplanowane na: { $date }.
task-planned-after-due = Zaplanowane na: { $date }; jego termin jest wcześniej.
task-time-spent = Poświęcony czas: { $time }.
task-skipped = Pominięte.
task-open-list = Otwórz listę: <list></list>

## The form of a task, in rows: the name of a field and its value. A row opens, and then has the field.

form-not-set = Nie ustalono
form-cost-not-set = nie ustalono
form-cost = { UNIT($unit, style: "capital") }
form-usual-cost = { UNIT($unit, style: "capital") } zwykle
form-usual-cost-rest = Odpoczynek
form-due = Termin
form-due-none = Bez terminu
form-due-dates = Proponowane terminy
form-due-date = Data terminu
form-due-time = Godzina
form-start = Ukryj do
form-start-dates = Proponowane daty, do kiedy ukryć
form-date-today = Dziś
form-date-tomorrow = Jutro
form-date-week = Przyszły tydzień
form-duration = Czas trwania
form-minutes = Minuty
form-priority = Priorytet
form-list = Lista
form-list-none = Bez listy
form-list-new = Nowa: { $list }
form-subjects = Etykiety
form-subjects-none = Brak
form-subjects-new = Nowa: { $subject }
form-subjects-add = Nowa etykieta
form-energy = Rodzaj energii
form-reminder = Przypomnienie
form-reminder-none = Brak
form-reminder-hint = Przypomnienia przychodzą na urządzenia, na których są włączone, albo e-mailem.
form-reminder-setup = Urządzenia i e-mail do przypomnień
form-reminder-hint-guest = Do przypomnień potrzebne jest konto.
form-reminder-sign-in = Zaloguj się lub utwórz konto
form-today = Lista na dziś
form-today-yes = Tak
form-today-no = Nie
form-today-add = Dodaj na dziś
form-today-due = To, co jest na dziś, samo dojdzie do listy, jeśli się zmieści.
form-today-reserve = Użyj rezerwy
form-note = Notatka
form-note-add = Dodaj
form-more = Więcej opcji
form-more-facts = Priorytet i inne
