## The page of a task.

task-page = Zadanie
task-page-actions = Działania
task-page-done = Zrobione
task-page-open = Niezrobione
task-page-today = Dodaj na dziś
task-page-focus = Skupienie
task-page-rest = Odpocznij
task-page-include = Nie pomijaj
task-page-skip = Pomiń
task-page-wake = Przywróć

## The menu.

task-menu-back = Zdejmij z listy na dziś
task-menu-backlog = Zdejmij z listy Na później
task-menu-duplicate = Duplikuj
task-menu-copy = Skopiuj do własnych zadań
task-menu-delete = Usuń

## The menu that moves a task to a day: on the page of the task, and on a page that rows lead to. Before “Pick a day”
## stand the texts form-date-today, form-date-tomorrow and form-date-week.

day-menu-tile = Przenieś…
day-menu = Przenieś na dzień
day-menu-load = { NUMBER($planned) } z { NUMBER($usual) }
day-menu-pick = Wybierz dzień…
day-menu-none = Bez dnia
day-menu-still-due = Termin zostaje: { $date }
day-menu-remove-date = Usuń termin
day-menu-snooze = Odłóż na później dziś
day-menu-hide = Ukryj do…
day-menu-hide-hint = Niewidoczne do tego dnia
day-menu-hide-button = Ukryj
day-menu-skip = Pomiń ten raz
day-menu-end = Zakończ powtarzanie

## Among which steps a task stands.

task-place = Przenieś pod inne zadanie
task-place-step = Przenieś ten krok
task-place-under = Przenieś pod
task-place-move = Przenieś
task-place-own = Zrób z tego zadanie

## The steps of a task.

steps-title = Kroki
steps-add = Dodaj krok
steps-add-button = Dodaj
steps-done = Zrobione: { $step }
steps-skipped = pominięty
steps-more = Więcej dla kroku: { $step }
steps-own = Zrób z tego zadanie
steps-up = Poziom wyżej

## What a task costs today, or did cost.

task-today = { UNIT($unit, style: "capital") } dziś
task-today-usual = zwykle { NUMBER($cost) }
task-took = { UNIT($unit, style: "capital") }: ile to naprawdę zabrało?
task-took-planned = w planie: { NUMBER($cost) }
task-took-none = Nic
task-took-counts = Na dziś liczy się to, ile zabrało naprawdę.
task-took-counts-usual = Na dziś liczy się to, ile zabrało naprawdę. Zwykły koszt zostaje: { NUMBER($cost) }.

## Fields of a task.

task-field-title = Tytuł
task-field-note = Notatka
task-field-cost = { UNIT($unit, style: "capital") }
task-field-cost-hint = nie ustalono
task-field-cost-none = Nie ustalono
task-field-cost-rest = Odpoczynek, nic nie kosztuje

## How often a task is there again: in its form.

task-repeat = Powtarzanie
task-repeat-never = Nigdy
task-repeat-daily = Codziennie
task-repeat-weekdays = W wybrane dni tygodnia
task-repeat-week = Co tydzień
task-repeat-month = Co miesiąc
task-repeat-year = Co roku
task-repeat-after = Po zrobieniu
task-repeat-after-days = Ile dni później
task-repeat-more = Więcej…
task-repeat-on = W te dni tygodnia
task-repeat-days = Codziennie
task-repeat-weeks = Co tydzień
task-repeat-months-day = Co miesiąc tego samego dnia
task-repeat-months-weekday = Co miesiąc w ten sam dzień tygodnia (np. 2. piątek)
task-repeat-months-last-weekday = Co miesiąc w ostatni taki dzień tygodnia (np. ostatni piątek)
task-repeat-months-last-day = Co miesiąc ostatniego dnia
task-repeat-years = Co roku
task-repeat-contradiction = Data powyżej nie jest ostatnia w swoim miesiącu. Wybierz ostatnią albo inną odpowiedź tutaj.
task-repeat-every = Powtarzaj co
task-repeat-every-hint = 2 oznacza co drugi dzień, tydzień, miesiąc lub rok.
task-repeat-ruledays = W jakie dni (domyślnie: ten, na który przypada termin)
task-repeat-from = Od czego liczyć
task-repeat-from-due = Od terminu
task-repeat-from-done = Od dnia zrobienia
task-repeat-until = Data końca (opcjonalnie)
task-repeat-also = Samo pojawia się też w nowych dniach
task-moves = Jeśli zmienisz datę
task-moves-one = Tylko ta data
task-moves-series = Ta i wszystkie późniejsze

## The answer as it is saved, beside “Repeat”.

task-repeat-saved-never = Nigdy
task-repeat-saved-both = { $daily }; { $rule }
