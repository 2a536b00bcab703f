## The calendar: a month, a week or a day.

calendar = Agenda
calendar-views = Viste dell’agenda
calendar-views-month = Mese
calendar-views-week = Settimana
calendar-views-day = Giorno
calendar-turns = Date
calendar-bar-add = Aggiungi per { $date }
calendar-menu-today = Vai a oggi
calendar-menu-plan = Pianifica più giorni

## How many tasks are on a day. The parts are put together with commas: “2 tasks, 1 begins, 1 done”.

calendar-count-tasks = { NUMBER($count) } attività
calendar-count-begin = { $count ->
    [one] { $count } inizia
   *[other] { $count } iniziano
}
calendar-count-repeat = { $count ->
    [one] { $count } si ripete
   *[other] { $count } si ripetono
}
calendar-count-done = { $count ->
    [one] { $count } fatta
   *[other] { $count } fatte
}
calendar-count-none = nessuna attività
calendar-count-undated = nessuna attività con una data

## How many spoons are planned for a day: the short text beside its tasks.

calendar-load = { NUMBER($planned) } su { SPOONS($usual) }
calendar-load-over = { NUMBER($planned) } su { SPOONS($usual) }, { NUMBER($over) } in più

## A task in a row of a day.

calendar-row-done = fatta
calendar-row-begins = inizia
calendar-row-planned = in programma
calendar-row-repeats = si ripete
calendar-row-move = Sposta a un altro giorno: { $task }

## A month.

month-previous = Mese precedente: { $month }
month-next = Mese successivo: { $month }

## The name of a day in the month, for screen readers:
## “Tuesday 24 November 2026, today: 5 tasks. Home, Errands and 3 more. 7 of your usual 12 spoons planned”.

month-day-today = { $date }, oggi
month-day-chosen = { $date }, giorno scelto
month-day-today-chosen = { $date }, oggi, giorno scelto
month-day-tasks = { $day }: { $tasks }
month-day-and = { $said }. { $further }
month-day-no-list = Nessuna lista
month-day-more = { $count ->
    [one] { $lists } e un’altra
   *[other] { $lists } e altre { NUMBER($count) }
}

## The legend below the month.

month-legend = Legenda
month-legend-planned = { UNIT($unit) } in programma
month-legend-over = più di { NUMBER($usual) }
month-legend-over-usual = più del solito
month-legend-lists = { $category }: { $lists }
month-legend-lists-more = { $count ->
    [one] { $category }: { $lists } e un’altra
   *[other] { $category }: { $lists } e altre { NUMBER($count) }
}
month-legend-task = Un’attività
month-legend-no-list = Nessuna lista
month-legend-begins = Inizia
month-legend-repeats = Si ripete

## The fields below, which lead to any month.

month-jump = Vai al mese
month-jump-month = Mese
month-jump-year = Anno
month-jump-show = Mostra

## The month while a task is moved: each day is a button.

move-day = Scegli un giorno
move-day-due = A quale giorno va spostata?
move-day-start = Fino a quale giorno va nascosta?
move-day-type = Scrivi una data
move-day-date = Data
move-day-move = Sposta

## A week.

week-previous = Settimana precedente, da { $date }
week-next = Settimana successiva, da { $date }
week-day-today = { $date }, oggi
week-day-more = { $count ->
    [one] e un’altra
   *[other] e altre { NUMBER($count) }
}
week-day-more-on = { $count ->
    [one] e un’altra: { $date }
   *[other] e altre { NUMBER($count) }: { $date }
}
week-day-nothing = Niente in programma
week-day-add = Aggiungi per { $date }
calendar-besides = Attività giornaliere
calendar-besides-today = Anche nella lista di oggi

## A day, on its own page or beside its month.

day-previous = Giorno precedente: { $date }
day-next = Giorno successivo: { $date }
day-title-today = { $date }, oggi
day-more = { $count ->
    [one] e un’altra in questo giorno
   *[other] e altre { NUMBER($count) } in questo giorno
}
day-timed = Con un orario
day-untimed = A qualsiasi ora
day-said = { $day }: { $tasks }.
day-said-alone = { $day }.
day-said-load = { $load }.
day-today = Oggi
day-tomorrow = Domani
day-yesterday = Ieri
day-ahead = { $days ->
    [one] Tra { $days } giorno
   *[other] Tra { $days } giorni
}
day-past = { $days ->
    [one] { $days } giorno fa
   *[other] { $days } giorni fa
}
