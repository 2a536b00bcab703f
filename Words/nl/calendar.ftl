## The calendar: a month, a week or a day.

calendar = Agenda
calendar-views = Weergaven van de agenda
calendar-views-month = Maand
calendar-views-week = Week
calendar-views-day = Dag
calendar-turns = Datums
calendar-bar-add = Toevoegen op { $date }
calendar-menu-today = Vandaag tonen
calendar-menu-plan = Meerdere dagen plannen

## How many tasks are on a day. The parts are put together with commas: “2 tasks, 1 begins, 1 done”.

calendar-count-tasks = { $count ->
    [one] { $count } taak
   *[other] { $count } taken
}
calendar-count-begin = { $count ->
    [one] { $count } begint
   *[other] { $count } beginnen
}
calendar-count-repeat = { $count ->
    [one] { $count } herhaling
   *[other] { $count } herhalingen
}
calendar-count-done = { NUMBER($count) } gedaan
calendar-count-none = geen taken
calendar-count-undated = geen taken met een datum

## How many spoons are planned for a day: the short text beside its tasks.

calendar-load = { NUMBER($planned) } van { SPOONS($usual) }
calendar-load-over = { NUMBER($planned) } van { SPOONS($usual) }, { NUMBER($over) } te veel

## A task in a row of a day.

calendar-row-done = gedaan
calendar-row-begins = begint
calendar-row-planned = gepland
calendar-row-repeats = herhaling
calendar-row-move = Naar een andere dag verplaatsen: { $task }

## A month.

month-previous = Vorige maand: { $month }
month-next = Volgende maand: { $month }

## The name of a day in the month, for screen readers:
## “Tuesday 24 November 2026, today: 5 tasks. Home, Errands and 3 more. 7 of your usual 12 spoons planned”.

month-day-today = { $date }, vandaag
month-day-chosen = { $date }, gekozen
month-day-today-chosen = { $date }, vandaag, gekozen
month-day-tasks = { $day }: { $tasks }
month-day-and = { $said }. { $further }
month-day-no-list = Geen lijst
month-day-more = { $lists } en nog { NUMBER($count) }

## The legend below the month.

month-legend = Legenda
month-legend-planned = { UNIT($unit) } gepland
month-legend-over = meer dan { NUMBER($usual) }
month-legend-over-usual = meer dan gewoonlijk
month-legend-lists = { $category }: { $lists }
month-legend-lists-more = { $category }: { $lists }, nog { NUMBER($count) }
month-legend-task = Een taak
month-legend-no-list = Geen lijst
month-legend-begins = Begint
month-legend-repeats = Herhaling

## The fields below, which lead to any month.

month-jump = Naar een maand gaan
month-jump-month = Maand
month-jump-year = Jaar
month-jump-show = Tonen

## The month while a task is moved: each day is a button.

move-day = Kies een dag
move-day-due = Naar welke dag verplaatsen?
move-day-start = Verbergen tot welke dag?
move-day-type = Een datum typen
move-day-date = Datum
move-day-move = Verplaatsen

## A week.

week-previous = Vorige week, vanaf { $date }
week-next = Volgende week, vanaf { $date }
week-day-today = { $date }, vandaag
week-day-more = en nog { NUMBER($count) }
week-day-more-on = en nog { NUMBER($count) } op { $date }
week-day-nothing = Niets gepland
week-day-add = Toevoegen op { $date }
calendar-besides = Dagelijkse taken
calendar-besides-today = Ook in de lijst van vandaag

## A day, on its own page or beside its month.

day-previous = Vorige dag: { $date }
day-next = Volgende dag: { $date }
day-title-today = { $date }, vandaag
day-more = en nog { NUMBER($count) } op deze dag
day-timed = Met een tijd
day-untimed = Wanneer je wilt
day-said = { $day }: { $tasks }.
day-said-alone = { $day }.
day-said-load = { $load }.
day-today = Vandaag
day-tomorrow = Morgen
day-yesterday = Gisteren
day-ahead = { $days ->
    [one] Over { $days } dag
   *[other] Over { $days } dagen
}
day-past = { $days ->
    [one] { $days } dag geleden
   *[other] { $days } dagen geleden
}
