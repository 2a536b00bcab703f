## When a task is due. In the middle of a line, so without a capital. `$date` is as in “Tue 24 Nov”, `$time` as in “9:30”.

due-today = idag
due-today-at = idag, { $time }
due-tomorrow = imorgon
due-tomorrow-at = imorgon, { $time }
due-tomorrow-on = { $date }, imorgon
due-tomorrow-on-at = { $date }, imorgon, { $time }
due-was = hade datum { $date }
due-in-days = { $days ->
    [one] { $date }, om { NUMBER($days) } dag
   *[other] { $date }, om { NUMBER($days) } dagar
}
due-in-days-at = { $days ->
    [one] { $date }, { $time }, om { NUMBER($days) } dag
   *[other] { $date }, { $time }, om { NUMBER($days) } dagar
}
date-and-time = { $date }, { $time }

## When a reminder rings. In the middle of a line. `$length` is as in “10 min”.

reminder-at-time = vid tidpunkten
reminder-day-before = 1 dag före
reminder-before = { $length } före

## The same, as an answer to choose.

remind-at-time = Vid tidpunkten
remind-day-before = 1 dag före
remind-before = { $length } före

## Priorities.

priority-high = Hög
priority-medium = Medel
priority-low = Låg
priority-none = Ingen
high-priority = hög prioritet
medium-priority = medelhög prioritet
low-priority = låg prioritet
