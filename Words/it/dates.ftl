## When a task is due. In the middle of a line, so without a capital. `$date` is as in “Tue 24 Nov”, `$time` as in “9:30”.

due-today = oggi
due-today-at = oggi, { $time }
due-tomorrow = domani
due-tomorrow-at = domani, { $time }
due-tomorrow-on = { $date }, domani
due-tomorrow-on-at = { $date }, domani, { $time }
due-was = era per { $date }
due-in-days = { $days ->
    [one] { $date }, tra { NUMBER($days) } giorno
   *[other] { $date }, tra { NUMBER($days) } giorni
}
due-in-days-at = { $days ->
    [one] { $date }, { $time }, tra { NUMBER($days) } giorno
   *[other] { $date }, { $time }, tra { NUMBER($days) } giorni
}
date-and-time = { $date }, { $time }

## When a reminder rings. In the middle of a line. `$length` is as in “10 min”.

reminder-at-time = all’ora esatta
reminder-day-before = 1 giorno prima
reminder-before = { $length } prima

## The same, as an answer to choose.

remind-at-time = All’ora esatta
remind-day-before = 1 giorno prima
remind-before = { $length } prima

## Priorities.

priority-high = Alta
priority-medium = Media
priority-low = Bassa
priority-none = Nessuna
high-priority = priorità alta
medium-priority = priorità media
low-priority = priorità bassa
