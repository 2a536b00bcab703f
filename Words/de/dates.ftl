## When a task is due. In the middle of a line, so without a capital. `$date` is as in “Tue 24 Nov”, `$time` as in “9:30”.

due-today = heute
due-today-at = heute, { $time }
due-tomorrow = morgen
due-tomorrow-at = morgen, { $time }
due-tomorrow-on = { $date }, morgen
due-tomorrow-on-at = { $date }, morgen, { $time }
due-was = war fällig { $date }
due-in-days = { $days ->
    [one] { $date }, in { NUMBER($days) } Tag
   *[other] { $date }, in { NUMBER($days) } Tagen
}
due-in-days-at = { $days ->
    [one] { $date }, { $time }, in { NUMBER($days) } Tag
   *[other] { $date }, { $time }, in { NUMBER($days) } Tagen
}
date-and-time = { $date }, { $time }

## When a reminder rings. In the middle of a line. `$length` is as in “10 min”.

reminder-at-time = zur Uhrzeit
reminder-day-before = 1 Tag vorher
reminder-before = { $length } vorher

## The same, as an answer to choose.

remind-at-time = Zur Uhrzeit
remind-day-before = 1 Tag vorher
remind-before = { $length } vorher

## Priorities.

priority-high = Hoch
priority-medium = Mittel
priority-low = Niedrig
priority-none = Keine
high-priority = hohe Priorität
medium-priority = mittlere Priorität
low-priority = niedrige Priorität
