## A task in a row of a list. The button at its beginning checks it off.

# The button’s name for screen readers.
row-done-task = Done: { $task }
# Shown beside the row while it is swiped to the left.
# place: swipe
row-done = Done
# place: swipe
row-not-done = Not done
# The same three in a checklist, as for packing.
row-packed-task = Packed: { $task }
# place: swipe
row-packed = Packed
# place: swipe
row-not-packed = Not packed
# The name of a button with a sun, for screen readers.
row-today-task = Add to today: { $task }
# Shown beside the row while it is swiped to the right: opens the menu “Move to a day”.
# place: swipe
row-move = Move
# Explains the button, once for all rows. The tag is the drawing in it.
row-today-key = Add to today <sun></sun>
# A link at a task without a cost. Its name for screen readers begins with it.
row-set-cost = Set { UNIT($unit) }
row-set-cost-task = Set { UNIT($unit) }: { $task }
# Over tasks that wait for longer than those above them.
rows-earlier = Earlier
# Over tasks that each cost as much.
rows-costs = Costs { SPOONS($spoons) }
# The same over several tasks, where their sum stands at the end of the line.
rows-costs-each = Costs { SPOONS($spoons) } each

## Facts about a task, in a line below its title. Each stands apart from the others.

row-costs-nothing = Costs nothing
row-no-cost = no cost yet
# Of a task in a shared list. It cost the reader nothing.
row-done-by-another = done by another member
# The same where the member’s name is known. It stands in the place of the tag.
row-done-by = done by <member></member>
row-step-of = step of <task></task>
# How many steps are left, and which of them is the next.
row-steps-left = { $count ->
    [one] { $count } step left: <step></step>
   *[other] { $count } steps left: <step></step>
}
row-in-today = in today’s list
row-in-backlog = in the Backlog
row-snoozed = hidden
# The day that the task is planned for: as in “tomorrow” or “Tue 24 Nov, in 3 days”.
row-planned = planned { $date }
# In a list that is used again and again: the task is left out until the next time.
row-left-out = not this time
row-has-note = has a note
# A task that the program brought along, for trying it out.
row-example = Example

## What can be done with a row, once its options are shown. The buttons have a drawing; their names are for screen readers.

row-drag = Drag to move: { $row }
row-move-up = Move up: { $row }
row-move-down = Move down: { $row }
row-move-top = Move to the top: { $row }
row-move-bottom = Move to the bottom: { $row }
row-focus = Focus on this: { $task }
row-rest = Rest now: { $task }
row-delete = Delete: { $task }
# The only one of a task in a list whose name is seen. Its name for screen readers begins with that.
row-back = Remove from today
row-back-task = Remove from today: { $task }
# The same ways to move a step of a task, on the page of the task, where they are seen.
step-move-up = Move up
step-move-down = Move down
step-move-top = Move to the top
step-move-bottom = Move to the bottom

## The order of a list.

sort-own = Manual
sort-newest = Due date, latest first
sort-priority = Priority, then date
sort-soonest = Due date, earliest first
# The second of them in short, beside “Manual”, “Date” and “Priority”.
sort-latest = Latest first
# Over these in short.
sort-field = Sort by
# Over them in the menu of a list.
sort-button = Sort

## Below a list of more than a hundred rows.

# The name of these links, for screen readers.
pager = More of this list
pager-back = Back
pager-more = Show more
pager-all = All on one page, to print
# On that page.
pager-print = Print

## The views of all tasks, side by side.

# The name of the group, for screen readers.
task-views = Task views
task-views-all = All
task-views-spoons = { UNIT($unit, style: "capital") }
task-views-backlog = Backlog
task-views-subjects = Subjects

# In the menu of a checklist: the way to choose several of its rows.
menu-select = Select

## A task can take physical, thinking, social or emotional energy. Here people choose which of them it may take.

# The name of the group, for screen readers.
energy-filter = Kind of energy
energy-filter-any = Any kind
# Over the names of the kinds.
energy-filter-some = I have some of this
# Over the next four.
energy-filter-none = I have none of this
energy-filter-not-physical = Not physical
energy-filter-not-thinking = Not thinking
energy-filter-not-social = Not social
energy-filter-not-emotional = Not emotional
