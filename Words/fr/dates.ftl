## When a task is due. In the middle of a line, so without a capital. `$date` is as in “Tue 24 Nov”, `$time` as in “9:30”.

due-today = aujourd’hui
due-today-at = aujourd’hui, { $time }
due-tomorrow = demain
due-tomorrow-at = demain, { $time }
due-tomorrow-on = { $date }, demain
due-tomorrow-on-at = { $date }, demain, { $time }
due-was = date passée ({ $date })
due-in-days = { $days ->
    [one] { $date }, dans { NUMBER($days) } jour
   *[other] { $date }, dans { NUMBER($days) } jours
}
due-in-days-at = { $days ->
    [one] { $date }, { $time }, dans { NUMBER($days) } jour
   *[other] { $date }, { $time }, dans { NUMBER($days) } jours
}
date-and-time = { $date }, { $time }

## When a reminder rings. In the middle of a line. `$length` is as in “10 min”.

reminder-at-time = à l’heure même
reminder-day-before = 1 jour avant
reminder-before = { $length } avant

## The same, as an answer to choose.

remind-at-time = À l’heure même
remind-day-before = 1 jour avant
remind-before = { $length } avant

## Priorities.

priority-high = Haute
priority-medium = Moyenne
priority-low = Basse
priority-none = Sans
high-priority = priorité haute
medium-priority = priorité moyenne
low-priority = priorité basse
