## The calendar: a month, a week or a day.

calendar = Kalender
calendar-views = Visninger af kalenderen
calendar-views-month = Måned
calendar-views-week = Uge
calendar-views-day = Dag
calendar-turns = Datoer
calendar-bar-add = Tilføj til { $date }
calendar-menu-today = Gå til i dag
calendar-menu-plan = Planlæg flere dage

## How many tasks are on a day. The parts are put together with commas: “2 tasks, 1 begins, 1 done”.

calendar-count-tasks = { $count ->
    [one] { $count } opgave
   *[other] { $count } opgaver
}
calendar-count-begin = { $count ->
    [one] { $count } begynder
   *[other] { $count } begynder
}
calendar-count-repeat = { $count ->
    [one] { $count } gentages
   *[other] { $count } gentages
}
calendar-count-done = { NUMBER($count) } gjort
calendar-count-none = ingen opgaver
calendar-count-undated = ingen opgaver med dato

## How many spoons are planned for a day: the short text beside its tasks.

calendar-load = { NUMBER($planned) } af { SPOONS($usual) }
calendar-load-over = { NUMBER($planned) } af { SPOONS($usual) }, { NUMBER($over) } for meget

## A task in a row of a day.

calendar-row-done = gjort
calendar-row-begins = begynder
calendar-row-planned = planlagt
calendar-row-repeats = gentages
calendar-row-move = Flyt til en anden dag: { $task }

## A month.

month-previous = Forrige måned: { $month }
month-next = Næste måned: { $month }

## The name of a day in the month, for screen readers:
## “Tuesday 24 November 2026, today: 5 tasks. Home, Errands and 3 more. 7 of your usual 12 spoons planned”.

month-day-today = { $date }, i dag
month-day-chosen = { $date }, valgt
month-day-today-chosen = { $date }, i dag, valgt
month-day-tasks = { $day }: { $tasks }
month-day-and = { $said }. { $further }
month-day-no-list = Ingen liste
month-day-more = { $lists } og { NUMBER($count) } til

## The legend below the month.

month-legend = Forklaring
month-legend-planned = { UNIT($unit) } planlagt
month-legend-over = mere end { NUMBER($usual) }
month-legend-over-usual = mere end ellers
month-legend-lists = { $category }: { $lists }
month-legend-lists-more = { $category }: { $lists } og { NUMBER($count) } til
month-legend-task = En opgave
month-legend-no-list = Ingen liste
month-legend-begins = Begynder
month-legend-repeats = Gentages

## The fields below, which lead to any month.

month-jump = Gå til måned
month-jump-month = Måned
month-jump-year = År
month-jump-show = Vis

## The month while a task is moved: each day is a button.

move-day = Vælg en dag
move-day-due = Flyt til hvilken dag?
move-day-start = Skjul til hvilken dag?
move-day-type = Skriv en dato
move-day-date = Dato
move-day-move = Flyt

## A week.

week-previous = Forrige uge, fra { $date }
week-next = Næste uge, fra { $date }
week-day-today = { $date }, i dag
week-day-more = og { NUMBER($count) } til
week-day-more-on = og { NUMBER($count) } til, { $date }
week-day-nothing = Intet planlagt
week-day-add = Tilføj til { $date }
calendar-besides = Daglige opgaver
calendar-besides-today = Også på dagens liste

## A day, on its own page or beside its month.

day-previous = Dagen før: { $date }
day-next = Dagen efter: { $date }
day-title-today = { $date }, i dag
day-more = og { NUMBER($count) } til på denne dag
day-timed = Med tidspunkt
day-untimed = Når som helst
day-said = { $day }: { $tasks }.
day-said-alone = { $day }.
day-said-load = { $load }.
day-today = I dag
day-tomorrow = I morgen
day-yesterday = I går
day-ahead = { $days ->
    [one] Om { $days } dag
   *[other] Om { $days } dage
}
day-past = { $days ->
    [one] For { $days } dag siden
   *[other] For { $days } dage siden
}
