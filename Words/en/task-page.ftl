## The page of a task.

task-page = Task
# The name of the group of the buttons below, for screen readers.
task-page-actions = Actions
task-page-done = Done
task-page-open = Not done
task-page-today = Add to today
task-page-focus = Focus
# The same for a task that is a rest.
task-page-rest = Rest
# Takes a task of a checklist along this time.
task-page-include = Include
# Leaves a task of a checklist out this time.
task-page-skip = Skip
task-page-wake = Show now

## The menu.

task-menu-back = Remove from today
task-menu-backlog = Remove from the Backlog
task-menu-duplicate = Duplicate
# For a task in a list that the person may only look at.
task-menu-copy = Copy into your own tasks
task-menu-delete = Delete

## The menu that moves a task to a day: on the page of the task, and on a page that rows lead to. Before “Pick a day”
## stand the texts form-date-today, form-date-tomorrow and form-date-week.

# A button that opens the menu.
day-menu-tile = Move…
# The name of the menu.
day-menu = Move to a day
# Beside a day: how many spoons are planned for it, of how many.
day-menu-load = { NUMBER($planned) } of { NUMBER($usual) }
day-menu-pick = Pick a day…
# Takes away the day that the task is planned for.
day-menu-none = No day
# Under “No day”: the date on which the task is due stays.
day-menu-still-due = Still due { $date }
day-menu-remove-date = Remove date
day-menu-snooze = Snooze until later today
# Opens a date to choose; the line below it is the next text.
day-menu-hide = Hide until…
day-menu-hide-hint = Out of sight until that day
# Beside that date.
day-menu-hide-button = Hide
# For a task that repeats.
day-menu-skip = Skip this one
day-menu-end = Stop repeating

## Among which steps a task stands.

# Opens what is below.
task-place = Move under another task
# The same for a task that is a step.
task-place-step = Move this step
# Over a menu of other tasks.
task-place-under = Move under
task-place-move = Move
task-place-own = Turn into a task

## The steps of a task.

steps-title = Steps
# The name of the field, which stands in it too while it is empty.
steps-add = Add a step
steps-add-button = Add
# The name of a box, for screen readers.
steps-done = Done: { $step }
# Beside a step that is left out this time.
steps-skipped = skipped
# The name of a button that opens those below, for screen readers.
steps-more = More for { $step }
steps-own = Turn into a task
# Moves a step of a step: it becomes a step of the task above.
steps-up = One level up

## What a task costs today, or did cost.

task-today = { UNIT($unit, style: "capital") } today
task-today-usual = usually { NUMBER($cost) }
# For a task that is done, over numbers to choose from.
task-took = How many { UNIT($unit) } did it actually take?
task-took-planned = planned { NUMBER($cost) }
task-took-none = None at all
task-took-counts = Today counts what it took.
# The same for a task with a usual cost.
task-took-counts-usual = Today counts what it took. The usual cost stays { NUMBER($cost) }.

## Fields of a task.

# The name of the field, which stands in it too while it is empty.
task-field-title = Title
task-field-note = Note
# Over numbers to choose from: what the task usually costs.
task-field-cost = { UNIT($unit, style: "capital") }
# Beside that name.
task-field-cost-hint = not set
# Two answers beside the numbers.
task-field-cost-none = Not set
task-field-cost-rest = Rest, costs nothing

## How often a task is there again: in its form.

task-repeat = Repeat
task-repeat-never = Never
task-repeat-daily = Every day
task-repeat-weekdays = Certain weekdays
task-repeat-week = Every week
task-repeat-month = Every month
task-repeat-year = Every year
# After some days: the number of days is asked below it.
task-repeat-after = After it was done
# Over a number.
task-repeat-after-days = How many days later
# Opens what is rarer, as every 2 weeks, or until a day.
task-repeat-more = More…
# Over the weekdays to choose from.
task-repeat-on = On these weekdays
task-repeat-days = Daily
task-repeat-weeks = Weekly
task-repeat-months-day = Monthly on the same date
task-repeat-months-weekday = Monthly on a weekday (e.g. 2nd Friday)
task-repeat-months-last-weekday = Monthly on the last weekday (e.g. last Friday)
task-repeat-months-last-day = Monthly on the last day
task-repeat-years = Yearly
task-repeat-contradiction = The date above is not the last in its month. Choose one that is, or another answer here.
# Over a number.
task-repeat-every = Repeat every
task-repeat-every-hint = 2 means every second day, week, month or year.
# Over the weekdays to choose from, for a task that repeats weekly.
task-repeat-ruledays = On days (default: weekday of the due date)
# Over two answers.
task-repeat-from = Repeat from
task-repeat-from-due = The due date
task-repeat-from-done = The day it is completed
task-repeat-until = End date (optional)
task-repeat-also = Also added to new days automatically
# Below the due date in the form of a task that repeats, over two answers.
task-moves = If you change the date
task-moves-one = Only this date
task-moves-series = This and all later dates

## The answer as it is saved, beside “Repeat”.

task-repeat-saved-never = Never
# For a task that repeats in two ways, as in “every day” and “every 2 weeks”.
task-repeat-saved-both = { $daily }; { $rule }
