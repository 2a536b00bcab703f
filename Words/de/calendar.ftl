## The calendar: a month, a week or a day.

calendar = Kalender
calendar-views = Kalenderansichten
calendar-views-month = Monat
calendar-views-week = Woche
calendar-views-day = Tag
calendar-turns = Datum wechseln
calendar-bar-add = Hinzufügen: { $date }
calendar-menu-today = Zum heutigen Tag
calendar-menu-plan = Mehrere Tage planen

## How many tasks are on a day. The parts are put together with commas: “2 tasks, 1 begins, 1 done”.

calendar-count-tasks = { $count ->
    [one] { $count } Aufgabe
   *[other] { $count } Aufgaben
}
calendar-count-begin = { $count ->
    [one] { $count } beginnt
   *[other] { $count } beginnen
}
calendar-count-repeat = { $count ->
    [one] { $count } wiederholt sich
   *[other] { $count } wiederholen sich
}
calendar-count-done = { NUMBER($count) } erledigt
calendar-count-none = keine Aufgaben
calendar-count-undated = keine Aufgaben mit Datum

## How many spoons are planned for a day: the short text beside its tasks.

calendar-load = { SPOONS($usual) }, { NUMBER($planned) } geplant
calendar-load-over = { SPOONS($usual) }, { NUMBER($planned) } geplant, { NUMBER($over) } zu viel

## A task in a row of a day.

calendar-row-done = erledigt
calendar-row-begins = beginnt
calendar-row-planned = geplant
calendar-row-repeats = wiederholt sich
calendar-row-move = Auf einen anderen Tag verschieben: { $task }

## A month.

month-previous = Voriger Monat: { $month }
month-next = Nächster Monat: { $month }

## The name of a day in the month, for screen readers:
## “Tuesday 24 November 2026, today: 5 tasks. Home, Errands and 3 more. 7 of your usual 12 spoons planned”.

month-day-today = { $date }, heute
month-day-chosen = { $date }, ausgewählt
month-day-today-chosen = { $date }, heute, ausgewählt
month-day-tasks = { $day }: { $tasks }
month-day-and = { $said }. { $further }
month-day-no-list = Keine Liste
month-day-more = { $lists } und { NUMBER($count) } weitere

## The legend below the month.

month-legend = Legende
month-legend-planned = { UNIT($unit, style: "capital") } geplant
month-legend-over = mehr als { NUMBER($usual) }
month-legend-over-usual = mehr als üblich
month-legend-lists = { $category }: { $lists }
month-legend-lists-more = { $category }: { $lists }, { NUMBER($count) } weitere
month-legend-task = Eine Aufgabe
month-legend-no-list = Keine Liste
month-legend-begins = Beginnt
month-legend-repeats = Wiederholt sich

## The fields below, which lead to any month.

month-jump = Zu einem Monat
month-jump-month = Monat
month-jump-year = Jahr
month-jump-show = Zeigen

## The month while a task is moved: each day is a button.

move-day = Tag wählen
move-day-due = Auf welchen Tag verschieben?
move-day-start = Bis zu welchem Tag ausblenden?
move-day-type = Datum eingeben
move-day-date = Datum
move-day-move = Verschieben

## A week.

week-previous = Vorige Woche, ab { $date }
week-next = Nächste Woche, ab { $date }
week-day-today = { $date }, heute
week-day-more = und { NUMBER($count) } weitere
week-day-more-on = und { NUMBER($count) } weitere: { $date }
week-day-nothing = Nichts geplant
week-day-add = Hinzufügen: { $date }
calendar-besides = Tägliche Aufgaben
calendar-besides-today = Außerdem auf der Liste für heute

## A day, on its own page or beside its month.

day-previous = Voriger Tag: { $date }
day-next = Nächster Tag: { $date }
day-title-today = { $date }, heute
day-more = und { NUMBER($count) } weitere an diesem Tag
day-timed = Mit Uhrzeit
day-untimed = Ohne Uhrzeit
day-said = { $day }: { $tasks }.
day-said-alone = { $day }.
day-said-load = { $load }.
day-today = Heute
day-tomorrow = Morgen
day-yesterday = Gestern
day-ahead = { $days ->
    [one] In { $days } Tag
   *[other] In { $days } Tagen
}
day-past = { $days ->
    [one] Vor { $days } Tag
   *[other] Vor { $days } Tagen
}
