## When a task is due. In the middle of a line, so without a capital. `$date` is as in “Tue 24 Nov”, `$time` as in “9:30”.

due-today = today
due-today-at = today, { $time }
due-tomorrow = tomorrow
due-tomorrow-at = tomorrow, { $time }
# Where there is room for the date, too.
due-tomorrow-on = { $date }, tomorrow
due-tomorrow-on-at = { $date }, tomorrow, { $time }
# A date that has passed. It does not blame: nothing is “overdue”.
due-was = was due { $date }
due-in-days = { $days ->
    [one] { $date }, in { NUMBER($days) } day
   *[other] { $date }, in { NUMBER($days) } days
}
due-in-days-at = { $days ->
    [one] { $date }, { $time }, in { NUMBER($days) } day
   *[other] { $date }, { $time }, in { NUMBER($days) } days
}
date-and-time = { $date }, { $time }

## When a reminder rings. In the middle of a line. `$length` is as in “10 min”.

reminder-at-time = at the time
reminder-day-before = 1 day before
reminder-before = { $length } before

## The same, as an answer to choose.

remind-at-time = At the time
remind-day-before = 1 day before
remind-before = { $length } before

## Priorities.

priority-high = High
priority-medium = Medium
priority-low = Low
# No priority: a row, a chip and a menu say it.
priority-none = None
# In the middle of a sentence, as a reason for a task or a fact about it.
high-priority = high priority
medium-priority = medium priority
low-priority = low priority
