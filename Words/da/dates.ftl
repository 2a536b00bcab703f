## When a task is due. In the middle of a line, so without a capital. `$date` is as in “Tue 24 Nov”, `$time` as in “9:30”.

due-today = i dag
due-today-at = i dag kl. { $time }
due-tomorrow = i morgen
due-tomorrow-at = i morgen kl. { $time }
due-tomorrow-on = { $date }, i morgen
due-tomorrow-on-at = { $date }, i morgen kl. { $time }
due-was = var sat til { $date }
due-in-days = { $days ->
    [one] { $date }, om { NUMBER($days) } dag
   *[other] { $date }, om { NUMBER($days) } dage
}
due-in-days-at = { $days ->
    [one] { $date } kl. { $time }, om { NUMBER($days) } dag
   *[other] { $date } kl. { $time }, om { NUMBER($days) } dage
}
date-and-time = { $date } kl. { $time }

## When a reminder rings. In the middle of a line. `$length` is as in “10 min”.

reminder-at-time = på tidspunktet
reminder-day-before = 1 dag før
reminder-before = { $length } før

## The same, as an answer to choose.

remind-at-time = På tidspunktet
remind-day-before = 1 dag før
remind-before = { $length } før

## Priorities.

priority-high = Høj
priority-medium = Mellem
priority-low = Lav
priority-none = Ingen
high-priority = høj prioritet
medium-priority = mellem prioritet
low-priority = lav prioritet
