## When a task is due. In the middle of a line, so without a capital. `$date` is as in “Tue 24 Nov”, `$time` as in “9:30”.

due-today = dziś
due-today-at = dziś, { $time }
due-tomorrow = jutro
due-tomorrow-at = jutro, { $time }
due-tomorrow-on = { $date }, jutro
due-tomorrow-on-at = { $date }, jutro, { $time }
due-was = termin był: { $date }
due-in-days = { $days ->
    [one] { $date }, za { NUMBER($days) } dzień
    [few] { $date }, za { NUMBER($days) } dni
    [many] { $date }, za { NUMBER($days) } dni
   *[other] { $date }, za { NUMBER($days) } dnia
}
due-in-days-at = { $days ->
    [one] { $date }, { $time }, za { NUMBER($days) } dzień
    [few] { $date }, { $time }, za { NUMBER($days) } dni
    [many] { $date }, { $time }, za { NUMBER($days) } dni
   *[other] { $date }, { $time }, za { NUMBER($days) } dnia
}
date-and-time = { $date }, { $time }

## When a reminder rings. In the middle of a line. `$length` is as in “10 min”.

reminder-at-time = o tej godzinie
reminder-day-before = 1 dzień wcześniej
reminder-before = { $length } wcześniej

## The same, as an answer to choose.

remind-at-time = O tej godzinie
remind-day-before = 1 dzień wcześniej
remind-before = { $length } wcześniej

## Priorities.

priority-high = Wysoki
priority-medium = Średni
priority-low = Niski
priority-none = Brak
high-priority = wysoki priorytet
medium-priority = średni priorytet
low-priority = niski priorytet
