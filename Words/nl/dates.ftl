## When a task is due. In the middle of a line, so without a capital. `$date` is as in “Tue 24 Nov”, `$time` as in “9:30”.

due-today = vandaag
due-today-at = vandaag, { $time }
due-tomorrow = morgen
due-tomorrow-at = morgen, { $time }
due-tomorrow-on = { $date }, morgen
due-tomorrow-on-at = { $date }, morgen, { $time }
due-was = datum was { $date }
due-in-days = { $days ->
    [one] { $date }, over { NUMBER($days) } dag
   *[other] { $date }, over { NUMBER($days) } dagen
}
due-in-days-at = { $days ->
    [one] { $date }, { $time }, over { NUMBER($days) } dag
   *[other] { $date }, { $time }, over { NUMBER($days) } dagen
}
date-and-time = { $date }, { $time }

## When a reminder rings. In the middle of a line. `$length` is as in “10 min”.

reminder-at-time = op de tijd zelf
reminder-day-before = 1 dag ervoor
reminder-before = { $length } ervoor

## The same, as an answer to choose.

remind-at-time = Op de tijd zelf
remind-day-before = 1 dag ervoor
remind-before = { $length } ervoor

## Priorities.

priority-high = Hoog
priority-medium = Gemiddeld
priority-low = Laag
priority-none = Geen
high-priority = hoge prioriteit
medium-priority = gemiddelde prioriteit
low-priority = lage prioriteit
