## The calendar: a month, a week or a day.

calendar = Kalendarz
calendar-views = Widoki kalendarza
calendar-views-month = Miesiąc
calendar-views-week = Tydzień
calendar-views-day = Dzień
calendar-turns = Daty
calendar-bar-add = Dodaj na: { $date }
calendar-menu-today = Przejdź do dzisiejszego dnia
calendar-menu-plan = Zaplanuj kilka dni

## How many tasks are on a day. The parts are put together with commas: “2 tasks, 1 begins, 1 done”.

calendar-count-tasks = { $count ->
    [one] { $count } zadanie
    [few] { $count } zadania
    [many] { $count } zadań
   *[other] { $count } zadania
}
calendar-count-begin = { $count ->
    [one] { $count } się zaczyna
    [few] { $count } się zaczynają
    [many] { $count } się zaczyna
   *[other] { $count } się zaczyna
}
calendar-count-repeat = { $count ->
    [one] { $count } się powtarza
    [few] { $count } się powtarzają
    [many] { $count } się powtarza
   *[other] { $count } się powtarza
}
calendar-count-done = zrobione: { NUMBER($count) }
calendar-count-none = brak zadań
calendar-count-undated = brak zadań z datą

## How many spoons are planned for a day: the short text beside its tasks.

calendar-load = { UNIT($usual, style: "capital") }: { NUMBER($planned) } z { NUMBER($usual) }
calendar-load-over = { UNIT($usual, style: "capital") }: { NUMBER($planned) } z { NUMBER($usual) }, { NUMBER($over) } za dużo

## A task in a row of a day.

calendar-row-done = zrobione
calendar-row-begins = zaczyna się
calendar-row-planned = zaplanowane
calendar-row-repeats = powtarza się
calendar-row-move = Przenieś na inny dzień: { $task }

## A month.

month-previous = Poprzedni miesiąc: { $month }
month-next = Następny miesiąc: { $month }

## The name of a day in the month, for screen readers:
## “Tuesday 24 November 2026, today: 5 tasks. Home, Errands and 3 more. 7 of your usual 12 spoons planned”.

month-day-today = { $date }, dziś
month-day-chosen = { $date }, wybrany
month-day-today-chosen = { $date }, dziś, wybrany
month-day-tasks = { $day }: { $tasks }
month-day-and = { $said }. { $further }
month-day-no-list = Bez listy
month-day-more = { $lists } i jeszcze { NUMBER($count) }

## The legend below the month.

month-legend = Legenda
month-legend-planned = zaplanowane { UNIT($unit) }
month-legend-over = więcej niż { NUMBER($usual) }
month-legend-over-usual = więcej niż zwykle
month-legend-lists = { $category }: { $lists }
month-legend-lists-more = { $category }: { $lists }, jeszcze { NUMBER($count) }
month-legend-task = Zadanie
month-legend-no-list = Bez listy
month-legend-begins = Zaczyna się
month-legend-repeats = Powtarza się

## The fields below, which lead to any month.

month-jump = Przejdź do miesiąca
month-jump-month = Miesiąc
month-jump-year = Rok
month-jump-show = Pokaż

## The month while a task is moved: each day is a button.

move-day = Wybierz dzień
move-day-due = Na który dzień przenieść?
move-day-start = Do którego dnia ukryć?
move-day-type = Wpisz datę
move-day-date = Data
move-day-move = Przenieś

## A week.

week-previous = Poprzedni tydzień, od: { $date }
week-next = Następny tydzień, od: { $date }
week-day-today = { $date }, dziś
week-day-more = i jeszcze { NUMBER($count) }
week-day-more-on = i jeszcze { NUMBER($count) } ({ $date })
week-day-nothing = Nic w planie
week-day-add = Dodaj na: { $date }
calendar-besides = Codzienne zadania
calendar-besides-today = Także na liście na dziś

## A day, on its own page or beside its month.

day-previous = Poprzedni dzień: { $date }
day-next = Następny dzień: { $date }
day-title-today = { $date }, dziś
day-more = i jeszcze { NUMBER($count) } w tym dniu
day-timed = Z godziną
day-untimed = O dowolnej porze
day-said = { $day }: { $tasks }.
day-said-alone = { $day }.
day-said-load = { $load }.
day-today = Dziś
day-tomorrow = Jutro
day-yesterday = Wczoraj
day-ahead = { $days ->
    [one] Za { $days } dzień
    [few] Za { $days } dni
    [many] Za { $days } dni
   *[other] Za { $days } dnia
}
day-past = { $days ->
    [one] { $days } dzień temu
    [few] { $days } dni temu
    [many] { $days } dni temu
   *[other] { $days } dnia temu
}
