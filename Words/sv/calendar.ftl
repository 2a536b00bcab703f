## The calendar: a month, a week or a day.

calendar = Kalender
calendar-views = Kalenderns vyer
calendar-views-month = Månad
calendar-views-week = Vecka
calendar-views-day = Dag
calendar-turns = Datum
calendar-bar-add = Ny uppgift { $date }
calendar-menu-today = Gå till idag
calendar-menu-plan = Planera flera dagar

## How many tasks are on a day. The parts are put together with commas: “2 tasks, 1 begins, 1 done”.

calendar-count-tasks = { $count ->
    [one] { $count } uppgift
   *[other] { $count } uppgifter
}
calendar-count-begin = { $count ->
    [one] { $count } börjar
   *[other] { $count } börjar
}
calendar-count-repeat = { $count ->
    [one] { $count } upprepas
   *[other] { $count } upprepas
}
calendar-count-done = { $count ->
    [one] { $count } klar
   *[other] { $count } klara
}
calendar-count-none = inga uppgifter
calendar-count-undated = inga uppgifter med datum

## How many spoons are planned for a day: the short text beside its tasks.

calendar-load = { NUMBER($planned) } av { SPOONS($usual) }
calendar-load-over = { NUMBER($planned) } av { SPOONS($usual) }, { NUMBER($over) } mer

## A task in a row of a day.

calendar-row-done = klar
calendar-row-begins = börjar
calendar-row-planned = planerad
calendar-row-repeats = upprepas
calendar-row-move = Flytta till en annan dag: { $task }

## A month.

month-previous = Föregående månad: { $month }
month-next = Nästa månad: { $month }

## The name of a day in the month, for screen readers:
## “Tuesday 24 November 2026, today: 5 tasks. Home, Errands and 3 more. 7 of your usual 12 spoons planned”.

month-day-today = { $date }, idag
month-day-chosen = { $date }, vald
month-day-today-chosen = { $date }, idag, vald
month-day-tasks = { $day }: { $tasks }
month-day-and = { $said }. { $further }
month-day-no-list = Ingen lista
month-day-more = { $lists } och { NUMBER($count) } till

## The legend below the month.

month-legend = Teckenförklaring
month-legend-planned = planerat antal { UNIT($unit) }
month-legend-over = mer än { NUMBER($usual) }
month-legend-over-usual = mer än vanligt
month-legend-lists = { $category }: { $lists }
month-legend-lists-more = { $category }: { $lists }, { NUMBER($count) } till
month-legend-task = En uppgift
month-legend-no-list = Ingen lista
month-legend-begins = Börjar
month-legend-repeats = Upprepas

## The fields below, which lead to any month.

month-jump = Gå till månad
month-jump-month = Månad
month-jump-year = År
month-jump-show = Visa

## The month while a task is moved: each day is a button.

move-day = Välj en dag
move-day-due = Till vilken dag ska den flyttas?
move-day-start = Till vilken dag ska den döljas?
move-day-type = Skriv ett datum
move-day-date = Datum
move-day-move = Flytta

## A week.

week-previous = Föregående vecka, från { $date }
week-next = Nästa vecka, från { $date }
week-day-today = { $date }, idag
week-day-more = och { NUMBER($count) } till
week-day-more-on = och { NUMBER($count) } fler, { $date }
week-day-nothing = Inget planerat
week-day-add = Ny uppgift { $date }
calendar-besides = Dagliga uppgifter
calendar-besides-today = Också i dagens lista

## A day, on its own page or beside its month.

day-previous = Föregående dag: { $date }
day-next = Nästa dag: { $date }
day-title-today = { $date }, idag
day-more = och { NUMBER($count) } fler den här dagen
day-timed = Med klockslag
day-untimed = När som helst
day-said = { $day }: { $tasks }.
day-said-alone = { $day }.
day-said-load = { $load }.
day-today = Idag
day-tomorrow = Imorgon
day-yesterday = Igår
day-ahead = { $days ->
    [one] Om { $days } dag
   *[other] Om { $days } dagar
}
day-past = { $days ->
    [one] För { $days } dag sedan
   *[other] För { $days } dagar sedan
}
