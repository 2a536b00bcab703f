## Insights: the person’s own days, described. No text here sets a goal, praises, blames or names a cause.

insights = Insights
insights-lead = Your own days, described. Look whenever you like; nothing here sets a goal.
insights-empty = Nothing noted in the last twelve weeks. Insights begin with a day.

## The menu.

insights-menu-report = Report for a clinician
insights-menu-leave-out = Do not count some days
insights-menu-export = Export as CSV

## The heads of the columns, in all tables of insights and of the report.

insights-head-day = Day
# Below this stands the first day of each week.
insights-head-week = Week from
# How many days of a week were noted.
insights-head-noted = Noted
# How many spoons there were.
insights-head-had = Had
insights-head-borrowed = Borrowed
insights-head-planned = Planned
insights-head-used = Used
# How many of every hundred spoons were used.
insights-head-hundred = Of 100
# How the person said that the day was, from “Lighter” to “Had to stop”.
insights-head-felt = How it was
insights-head-task = Task
# How many spoons a task took, each of the last times.
insights-head-took = It took
insights-head-kind = Kind of energy
insights-head-list = List
# How many spoons were used until this time of the day.
insights-head-by-now = Used by now
# How many spoons the mornings after a heavier day began with.
insights-head-day-later = 1 day later
insights-head-two-days-later = 2 days later
insights-head-three-days-later = 3 days later

## What was used today until now, beside other days.

insights-now = Today so far
# The number is one of spoons.
insights-now-says = { NUMBER($used) } used by now. By this time of the day it is usually { NUMBER($usual) }.
# The same where the other days differ.
insights-now-says-range = { NUMBER($used) } used by now. By this time of the day it is usually { NUMBER($least) } to { NUMBER($most) }.
# The name of the table, for screen readers.
insights-now-table = Today so far
# The two rows of the table.
insights-now-today = Today
insights-now-usual = Usual in the last two weeks
# The number of that row.
insights-now-range = { NUMBER($least) } to { NUMBER($most) }

## The days of one week or four, drawn and in a table.

# The name of the two links below, for screen readers.
insights-days-choice = How many weeks
insights-days-choice-one = Week
insights-days-choice-four = 4 weeks
# The headings.
insights-days-week = This week
insights-days-weeks = Four weeks
# One of these stands over the drawing, here and in the report.
insights-days-none = Nothing noted.
insights-days-within = { $days ->
    [one] { $days } day noted. No day used more { UNIT($unit) } than it had.
   *[other] { $days } days noted. No day used more { UNIT($unit) } than it had.
}
# Only one day was noted.
insights-days-over-one = 1 day noted. It used more { UNIT($unit) } than it had.
# $days is two or more; $over is how many of them used more.
insights-days-over = { $over ->
    [one] { NUMBER($days) } days noted. { $over } of them used more { UNIT($unit) } than it had.
   *[other] { NUMBER($days) } days noted. { $over } of them used more { UNIT($unit) } than they had.
}
# The names of the tables, for screen readers. The second one is also in the report.
insights-days-table = { UNIT($unit, style: "capital") } by day
insights-weeks-table = { UNIT($unit, style: "capital") } by week

## What the marks of the drawing mean: spoons that a day had, used, and so on.

insights-mark-had = had
insights-mark-used = used
insights-mark-over = more than there was
insights-mark-borrowed = borrowed
# A day without a record.
insights-mark-gap = not noted

## What tasks were planned to take, and what they took.

insights-tasks = Planned and real
insights-tasks-as-planned = { $tasks ->
    [1] One task was done at least five times. Most times the cost was as planned.
   *[other] { $tasks } tasks were done at least five times. Most times the cost was as planned.
}
# There is only one task.
insights-tasks-other-one = One task was done at least five times. It mostly took more or less than planned.
# $tasks is two or more; $other is how many of them took more or less.
insights-tasks-other = { $other ->
    [1] { NUMBER($tasks) } tasks were done at least five times. One of them mostly took more or less than planned.
   *[other] { NUMBER($tasks) } tasks were done at least five times. { $other } of them mostly took more or less than planned.
}
# The name of the table, for screen readers.
insights-tasks-table = Planned and real cost by task
# Under the title of a task, which may cost more or less from now on. The costs are as in “3, 3, 2, 3 and 3”.
insights-offer = Usual cost { NUMBER($usual) }. The last { NUMBER($times) } times it took { $costs }.
# Two buttons. What is in the tags is for screen readers.
insights-offer-use = Use { NUMBER($cost) } from now on<name>: { $task }</name>
insights-offer-keep = Keep { NUMBER($cost) }<name>: { $task }</name>

## The mornings after days that took more than most.

insights-heavier = After heavier days
# Here and in the report. The numbers are of spoons, as in “6, 8, 10 and 7”. There are always several.
insights-heavier-says = After { NUMBER($days) } heavier days the next mornings began with { $numbers }. The usual number is { NUMBER($usual) }.
# The same if there are more than eight such days.
insights-heavier-says-last = The mornings after the last eight of { NUMBER($days) } heavier days began with { $numbers }. The usual number is { NUMBER($usual) }.
# The name of the table, for screen readers.
insights-heavier-table = Mornings after heavier days
insights-heavier-hint = The numbers of the mornings after. Heavier: more was used than on three quarters of the days in twelve weeks. Borrowing is not subtracted from these numbers.

## How much was used of every hundred spoons.

insights-hundred = Used of what there was
# $weeks is three or more.
insights-hundred-says = { $over ->
    [0] None of the last { NUMBER($weeks) } weeks used more than there was.
    [one] { $over } of the last { NUMBER($weeks) } weeks used more than there was.
   *[other] { $over } of the last { NUMBER($weeks) } weeks used more than there was.
}
# The name of the table, for screen readers.
insights-hundred-table = Used of every hundred, by week

## What the spoons were used for.

insights-where = Where it went
# Beside that heading: from how many weeks.
insights-where-weeks = Four weeks
insights-where-used = { $spoons ->
    [one] { SPOONS($spoons) } was used.
   *[other] { SPOONS($spoons) } were used.
}
# The sentence after that one.
insights-where-rests = { $rests ->
    [one] There was { $rests } rest.
   *[other] There were { $rests } rests.
}
# The same where it is known how long they took. The time is as in “7 h 55 min”.
insights-where-rests-took = { $rests ->
    [one] { $rests } rest took { $time }.
   *[other] { $rests } rests took { $time }.
}
# The names of the two tables, for screen readers. The first one is also in the report.
insights-kinds-table = Used by kind of energy
insights-kinds-hint = A task with two kinds counts in both.
insights-lists-table = Used by list
# Rows below the names of lists.
insights-lists-other = Other lists
insights-lists-none = No list

## Twelve weeks, with a cell for each day.

insights-twelve = Twelve weeks
insights-twelve-says = { $days ->
    [one] { $days } day noted in the last twelve weeks.
   *[other] { $days } days noted in the last twelve weeks.
}
# The marks are one to three of those below, as in “3 low days and 2 rest days”.
insights-twelve-says-marks = { $days ->
    [one] { $days } day noted in the last twelve weeks: { $marks }.
   *[other] { $days } days noted in the last twelve weeks: { $marks }.
}
insights-twelve-low = { $days ->
    [one] { $days } low day
   *[other] { $days } low days
}
insights-twelve-rest = { $days ->
    [one] { $days } rest day
   *[other] { $days } rest days
}
insights-twelve-borrowed = { $days ->
    [one] { $days } day with something borrowed
   *[other] { $days } days with something borrowed
}
# A cell, for screen readers: spoons that were used, and that there were. Those below follow where they are true, with commas.
insights-cell = { NUMBER($used) } of { NUMBER($had) }
insights-cell-low = low day
insights-cell-borrowed = { NUMBER($spoons) } borrowed
insights-cell-rest = rest day
# The letters in the cells: of a low day, of one that borrowed, and of a rest day. The hint explains them.
# max: 1
insights-letter-low = l
# max: 1
insights-letter-borrowed = b
# max: 1
insights-letter-rest = r
# Name your own letters.
insights-twelve-hint = The fuller a day, the more of its number was used. b: borrowed. l: low day. r: rest day, with rests and nothing else. Days on which nothing was noted are blank.
# Opens the same as numbers.
insights-twelve-table = As a table of weeks

## Days that are not counted.

# Opens the fields below.
leave-out = Do not count some days
leave-out-hint = An illness, a holiday: these days are then left out of this page and of the report. They can be counted again.
# The first and the last day.
leave-out-from = From
leave-out-to = To
leave-out-button = Do not count these days
leave-out-no-day = No day was started between these dates.
# The heading over such days.
left-out = Not counted
# A button. What is in the tags is for screen readers: the days, as in “3 to 4 March”.
left-out-count = Count again<name>: { $days }</name>

## Whether New Day asks how the day before was.

ask-felt = How was the day?
ask-felt-on = Each New Day asks how the day before was. Answering takes one tap and is always optional.
ask-felt-off = Each New Day can ask how the day before was. Answering takes one tap and is always optional.
ask-felt-stop = Do not ask
ask-felt-begin = Ask on New Day
