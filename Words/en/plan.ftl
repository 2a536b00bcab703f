## A plan for the rest of the day, which the person may take.

plan = Plan my day
# After a sentence that says how many spoons are free. The person usually has fewer than today.
plan-lead-usual = You usually have { NUMBER($spoons) }, so plans stop there.
plan-lead-free = Nothing changes until you take a plan.
plan-low-day = It is a low day: only what cannot wait is planned.
# The name of the next two links, for screen readers.
plan-choice = Plan
plan-choice-this = This plan
plan-choice-lighter = A lighter plan
# Below them, one after the other: how each chooses.
plan-order-this = This plan takes the tasks that together count most and still fit.
plan-order-lighter = A lighter plan does the same with six tenths of the room at most.
# The name of the list of its tasks, for screen readers.
plan-list = The plan

# Where the plan was to be taken, and is made again.
plan-changed = Nothing was added: the day has changed since. This is a plan for what is free now.

## A task of a plan. The reasons are put together with commas, and begin with a capital. A plan for several days has the same ones.

plan-row-why = { $reasons }.
# The date is as in “tomorrow” or “Tue 24 Nov, in 3 days”.
plan-why-due = due { $date }
plan-why-carried = carried over
# One of these stands alone.
plan-why-fits = fits in what is free
plan-why-last = fits the last { SPOONS($spoons) }
plan-why-last-spoon = fits the last spoon
# The same, where the person gave a unit another name.
plan-why-last-own = fits the last { $unit }
# Where the task is a step of another one.
plan-row-step = A step of <task></task>.
# A rest between two tasks. The minutes are as in “10 min”.
plan-rest = Rest for { $minutes }
plan-rest-between = Between <before></before> and <after></after>.

## Below the plan.

# Over the titles of the tasks that are in today’s list already.
plan-already = Already in today
plan-already-tasks = { $titles }.
plan-already-tasks-more = { $titles } and others.
# Over tasks that are not in the plan.
plan-waits = Waits for another day
plan-several = Plan several days
# One of these stands below the title of such a task.
plan-waits-full = Takes { NUMBER($cost) }, and the plan is full.
plan-waits-room = Takes { NUMBER($cost) }, and the plan has room for { NUMBER($room) }.
# The times are as in “1 h 30 min”.
plan-waits-time = Takes { $minutes }, and you have { $time }.
# The same, where nobody said how long the task takes.
plan-waits-time-usual = Counts as { $minutes }, and you have { $time }.
plan-waits-lighter = Not in the lighter plan.
# It would fit in what is free, but not in what the person usually has.
plan-waits-usual = Takes { NUMBER($cost) }, and plans stop at your usual { NUMBER($usual) }.
plan-waits-others = Other tasks come first.
# The link leads to the tasks, where costs can be given.
plan-uncosted = { $count ->
    [one] { $count } task has no cost yet. <give>Give it one</give>
   *[other] { $count } tasks have no cost yet. <give>Give them one</give>
}

## The bar.

# Where the ticked tasks are too many.
plan-bar-over = This does not fit any more. Choose fewer.
# Counts the ticked tasks, where no script does.
plan-bar-count = Count
# max: 18
plan-bar-take = Take this plan

## Where nothing fits.

plan-empty = Nothing more fits this plan. Rest counts.
# The same, where there is no task that a plan could take; also in place of a plan for several days.
plan-empty-none = Nothing is left to plan.
# The same, where tasks without a cost are left.
plan-empty-uncosted = What is left to plan has no cost yet.
plan-empty-link = Plan several days
plan-empty-asked = Nothing fits what you asked for.
plan-empty-asked-link = Whatever fits

## What can be asked.

plan-time = Time for this plan
# Before lengths of time: as much as there is.
# max: 10
plan-time-any = Any
plan-time-hint = Tasks without minutes count as { $minutes }.
# What is asked now. The time is as in “1 h 30 min”. One of the last two may follow after a comma; the kind is as in “thinking energy”.
plan-asked-any = Time for this plan: any
plan-asked = Time for this plan: { $time }
plan-asked-has = some { $kind }
plan-asked-lacks = no { $kind }

## How a plan chooses: what a task counts.

plan-how = How this chooses
plan-how-lead = It takes the set of tasks that counts most and still fits. The reserve is left alone, and a plan never makes a day fuller than your usual one.
plan-how-due = Due today or before: 400
plan-how-high = High priority: 160
plan-how-soon = Due in 1 or 2 days: 120
plan-how-daily = For every day: 80
plan-how-medium = Medium priority: 60
plan-how-week = Due in 3 to 7 days: 40
plan-how-low = Low priority: 20
plan-how-carried = Carried over: 10
plan-how-each = Every task: 30, and 3 more for each spoon it takes
# The same, where the person gave a unit another name.
plan-how-each-own = Every task: 30, and 3 more for each { $unit } it takes
plan-how-order = Equal tasks follow your own order.

## A plan for several days.

week-plan = A week that fits
# The same for another number of days than seven.
week-plan-days = { NUMBER($days) } days that fit
week-plan-lead = Your open tasks, spread over { NUMBER($days) } days, each task by its due date. Nothing changes until you take it.
# Where the plan was to be taken, and is made again.
week-plan-changed = Nothing was planned: today has changed since. This is a plan for what is free now.
# The name of the links to plans for other numbers of days, for screen readers.
week-plan-spans = Days
week-plan-span = { NUMBER($days) } days
# max: 18
week-plan-bar-take = Take this week
# The same for another number of days than seven.
# max: 18
week-plan-bar-take-days = Take this plan

## A day of it.

# The name of today’s link, for screen readers.
week-plan-today = { $date }, today
week-plan-why = { $reasons }.
# The day before could not take the task. The day is as in “Thursday”.
week-plan-why-full = { $reasons }, and { $day } has no room for it.
week-plan-why-full-today = { $reasons }, and today has no room for it.
# Where the task is a step of another one.
week-plan-step = A step of <task></task>.
# The minutes are as in “10 min”.
week-plan-rest = Rest for { $minutes }
week-plan-rest-between = Between two that take a lot.
week-plan-load = { NUMBER($planned) } of { SPOONS($total) }
week-plan-nothing = Nothing planned
# The person wants no task on this day.
week-plan-kept-free = Kept free.
# A link, and its name for screen readers.
week-plan-keep = Keep free
week-plan-keep-day = Keep free: { $date }
# In its place, where the day is kept free.
week-plan-use = Use this day
week-plan-use-day = Use: { $date }
# Below the second of two such days. The days are as in “Thursday”.
week-plan-heavy = { $first } and { $second } both take a lot.
# The same, where a task of the second day has a due date, as in “Tue 24 Nov”.
week-plan-heavy-due = { $first } and { $second } both take a lot: “{ $task }” is due { $date }.

## Below the days.

# Over tasks that are on none of the days.
week-plan-waits = Does not fit
# One of these stands below the title of such a task.
week-plan-waits-room = Takes { NUMBER($cost) }, and this plan puts at most { NUMBER($room) } on a day.
# The date is as in “tomorrow” or “Tue 24 Nov, in 3 days”.
week-plan-waits-due = Due { $date }, and no day until then has room for it.
week-plan-waits-others = Other tasks come first.
week-plan-how = How this chooses
week-plan-how-worth = It looks for the days on which your tasks are worth most, with the same values as <plan>Plan my day</plan>. What is due within these days counts 400. Each later day counts 2 % less, so what matters comes early.
week-plan-how-room = A day takes at most eight tenths of what is free: its number, less the reserve and what is on the day already. Two days in a row that take a lot are avoided where dates allow it.
week-plan-how-kept = What you accept is kept as the day you plan it for, not as a due date: if the day passes, nothing changes. On that day, New Day brings in as much of it as fits.
