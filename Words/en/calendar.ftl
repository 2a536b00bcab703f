## The calendar: a month, a week or a day.

calendar = Calendar
# The name of the next three links, for screen readers.
calendar-views = Calendar views
calendar-views-month = Month
calendar-views-week = Week
calendar-views-day = Day
# The name of the links to the month, week or day before and after, for screen readers.
calendar-turns = Dates
# In the bar: the way to add a task on that day. The date is as in “Tue 24 Nov”.
calendar-bar-add = Add on { $date }
calendar-menu-today = Go to today
calendar-menu-plan = Plan several days

## How many tasks are on a day. The parts are put together with commas: “2 tasks, 1 begins, 1 done”.

calendar-count-tasks = { $count ->
    [one] { $count } task
   *[other] { $count } tasks
}
calendar-count-begin = { $count ->
    [one] { $count } begins
   *[other] { $count } begin
}
calendar-count-repeat = { $count ->
    [one] { $count } repeats
   *[other] { $count } repeat
}
calendar-count-done = { NUMBER($count) } done
# In place of the parts.
calendar-count-none = no tasks
# In place of the parts, where spoons are planned for tasks without a date.
calendar-count-undated = no tasks with a date

## How many spoons are planned for a day: the short text beside its tasks.

calendar-load = { NUMBER($planned) } of { SPOONS($usual) }
calendar-load-over = { NUMBER($planned) } of { SPOONS($usual) }, { NUMBER($over) } over

## A task in a row of a day.

# Why the task is on this day.
calendar-row-done = done
calendar-row-begins = begins
calendar-row-planned = planned
calendar-row-repeats = repeats
# A button with a drawing, for screen readers.
calendar-row-move = Move to another day: { $task }

## A month.

# Two links, for screen readers. The month is as in “November 2026”.
month-previous = Previous month: { $month }
month-next = Next month: { $month }

## The name of a day in the month, for screen readers:
## “Tuesday 24 November 2026, today: 5 tasks. Home, Errands and 3 more. 7 of your usual 12 spoons planned”.

month-day-today = { $date }, today
# The day whose tasks stand beside the month.
month-day-chosen = { $date }, chosen
month-day-today-chosen = { $date }, today, chosen
# The day is one of the three above; the tasks are as in “2 tasks, 1 begins”.
month-day-tasks = { $day }: { $tasks }
# What is said so far, and a further sentence: the lists, or the spoons.
month-day-and = { $said }. { $further }
# Among the lists: for a task in no list.
month-day-no-list = No list
# The lists of three tasks, and how many more tasks there are.
month-day-more = { $lists } and { NUMBER($count) } more

## The legend below the month.

month-legend = Legend
month-legend-planned = { UNIT($unit) } planned
month-legend-over = more than { NUMBER($usual) }
month-legend-over-usual = more than usual
# A category and its lists: “Home: Errands, Garden”.
month-legend-lists = { $category }: { $lists }
month-legend-lists-more = { $category }: { $lists }, { NUMBER($count) } more
# Where only tasks in no list have a mark.
month-legend-task = A task
# Where lists have marks, too.
month-legend-no-list = No list
month-legend-begins = Begins
month-legend-repeats = Repeats

## The fields below, which lead to any month.

month-jump = Go to month
month-jump-month = Month
month-jump-year = Year
month-jump-show = Show

## The month while a task is moved: each day is a button.

move-day = Choose a day
# One of these stands before the title of the task.
move-day-due = Move to which day?
move-day-start = Hide until which day?
# Opens a field.
move-day-type = Type a date
move-day-date = Date
# One of these is the button beside it.
move-day-move = Move

## A week.

# Two links, for screen readers. The date is as in “Mon 16 Nov”.
week-previous = Previous week, from { $date }
week-next = Next week, from { $date }
# The name of today’s link, for screen readers.
week-day-today = { $date }, today
# A link below the tasks of a day, where there are more.
week-day-more = and { NUMBER($count) } more
# Its name for screen readers.
week-day-more-on = and { NUMBER($count) } more on { $date }
# In place of the number of tasks.
week-day-nothing = Nothing planned
# A button with a plus, for screen readers.
week-day-add = Add on { $date }
# A row with a number of spoons: what the rows above it do not show of a day’s sum.
calendar-besides = Daily tasks
# The same today.
calendar-besides-today = Also in today’s list

## A day, on its own page or beside its month.

# Two links, for screen readers. The date is as in “Tue 24 Nov”.
day-previous = Previous day: { $date }
day-next = Next day: { $date }
# Today’s heading beside the month.
day-title-today = { $date }, today
# A link below the tasks, where there are more.
day-more = and { NUMBER($count) } more on this day
# Over the tasks that have a time, and over the others.
day-timed = With a time
day-untimed = Any time
# For screen readers. The day is one of the next five; the tasks are as in “2 tasks, 1 begins”.
day-said = { $day }: { $tasks }.
# The same for a past day on which nothing was done.
day-said-alone = { $day }.
# A further sentence: the load is as in “7 of your usual 12 spoons planned”.
day-said-load = { $load }.
day-today = Today
day-tomorrow = Tomorrow
day-yesterday = Yesterday
day-ahead = { $days ->
    [one] In { $days } day
   *[other] In { $days } days
}
day-past = { $days ->
    [one] { $days } day ago
   *[other] { $days } days ago
}
