## When a task is due. In the middle of a line, so without a capital. `$date` is as in “Tue 24 Nov”, `$time` as in “9:30”.

due-today = hoy
due-today-at = hoy, { $time }
due-tomorrow = mañana
due-tomorrow-at = mañana, { $time }
due-tomorrow-on = { $date }, mañana
due-tomorrow-on-at = { $date }, mañana, { $time }
due-was = era para el { $date }
due-in-days = { $days ->
    [one] { $date }, en { NUMBER($days) } día
   *[other] { $date }, en { NUMBER($days) } días
}
due-in-days-at = { $days ->
    [one] { $date }, { $time }, en { NUMBER($days) } día
   *[other] { $date }, { $time }, en { NUMBER($days) } días
}
date-and-time = { $date }, { $time }

## When a reminder rings. In the middle of a line. `$length` is as in “10 min”.

reminder-at-time = a la hora de la tarea
reminder-day-before = 1 día antes
reminder-before = { $length } antes

## The same, as an answer to choose.

remind-at-time = A la hora de la tarea
remind-day-before = 1 día antes
remind-before = { $length } antes

## Priorities.

priority-high = Alta
priority-medium = Media
priority-low = Baja
priority-none = Ninguna
high-priority = prioridad alta
medium-priority = prioridad media
low-priority = prioridad baja
