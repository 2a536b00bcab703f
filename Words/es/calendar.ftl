## The calendar: a month, a week or a day.

calendar = Agenda
calendar-views = Vistas de la agenda
calendar-views-month = Mes
calendar-views-week = Semana
calendar-views-day = Día
calendar-turns = Fechas
calendar-bar-add = Añadir para el { $date }
calendar-menu-today = Ir a hoy
calendar-menu-plan = Planificar varios días

## How many tasks are on a day. The parts are put together with commas: “2 tasks, 1 begins, 1 done”.

calendar-count-tasks = { $count ->
    [one] { $count } tarea
   *[other] { $count } tareas
}
calendar-count-begin = { $count ->
    [one] { $count } empieza
   *[other] { $count } empiezan
}
calendar-count-repeat = { $count ->
    [one] { $count } se repite
   *[other] { $count } se repiten
}
calendar-count-done = { $count ->
    [one] { NUMBER($count) } hecha
   *[other] { NUMBER($count) } hechas
}
calendar-count-none = sin tareas
calendar-count-undated = sin tareas con fecha

## How many spoons are planned for a day: the short text beside its tasks.

calendar-load = { NUMBER($planned) } de { SPOONS($usual) }
calendar-load-over = { NUMBER($planned) } de { SPOONS($usual) }, { NUMBER($over) } de más

## A task in a row of a day.

calendar-row-done = hecha
calendar-row-begins = empieza
calendar-row-planned = planificada
calendar-row-repeats = se repite
calendar-row-move = Mover a otro día: { $task }

## A month.

month-previous = Mes anterior: { $month }
month-next = Mes siguiente: { $month }

## The name of a day in the month, for screen readers:
## “Tuesday 24 November 2026, today: 5 tasks. Home, Errands and 3 more. 7 of your usual 12 spoons planned”.

month-day-today = { $date }, hoy
month-day-chosen = { $date }, día elegido
month-day-today-chosen = { $date }, hoy, día elegido
month-day-tasks = { $day }: { $tasks }
month-day-and = { $said }. { $further }
month-day-no-list = Sin lista
month-day-more = { $lists } y { NUMBER($count) } más

## The legend below the month.

month-legend = Leyenda
month-legend-planned = { UNIT($unit) } en el plan
month-legend-over = más de { NUMBER($usual) }
month-legend-over-usual = más de lo habitual
month-legend-lists = { $category }: { $lists }
month-legend-lists-more = { $category }: { $lists }, { NUMBER($count) } más
month-legend-task = Una tarea
month-legend-no-list = Sin lista
month-legend-begins = Empieza
month-legend-repeats = Se repite

## The fields below, which lead to any month.

month-jump = Ir a un mes
month-jump-month = Mes
month-jump-year = Año
month-jump-show = Mostrar

## The month while a task is moved: each day is a button.

move-day = Elegir un día
move-day-due = ¿A qué día se mueve?
move-day-start = ¿Hasta qué día se oculta?
move-day-type = Escribir una fecha
move-day-date = Fecha
move-day-move = Mover

## A week.

week-previous = Semana anterior, desde el { $date }
week-next = Semana siguiente, desde el { $date }
week-day-today = { $date }, hoy
week-day-more = y { NUMBER($count) } más
week-day-more-on = y { NUMBER($count) } más el { $date }
week-day-nothing = Nada planificado
week-day-add = Añadir para el { $date }
calendar-besides = Tareas diarias
calendar-besides-today = También en la lista de hoy

## A day, on its own page or beside its month.

day-previous = Día anterior: { $date }
day-next = Día siguiente: { $date }
day-title-today = { $date }, hoy
day-more = y { NUMBER($count) } más este día
day-timed = Con hora
day-untimed = A cualquier hora
day-said = { $day }: { $tasks }.
day-said-alone = { $day }.
day-said-load = { $load }.
day-today = Hoy
day-tomorrow = Mañana
day-yesterday = Ayer
day-ahead = { $days ->
    [one] Dentro de { $days } día
   *[other] Dentro de { $days } días
}
day-past = { $days ->
    [one] Hace { $days } día
   *[other] Hace { $days } días
}
