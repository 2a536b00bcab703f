## All tasks that wait, by their cost.

tasks = Tasks
# The title while rows are chosen.
tasks-select = Select
tasks-empty = No tasks here. A title is enough to add one.
# The same while tasks are chosen for today, and the link below it.
tasks-select-empty = No tasks ready to plan.
tasks-select-empty-link = Add a task
# Headings over tasks that are chosen from. Others are the costs themselves.
tasks-due-soon = Due soon
tasks-backlog = Backlog
# Links below the first tasks, where there are more. A category is like “3 spoons”.
tasks-all-of-category = All of { $category }
tasks-all-of-backlog = All of the Backlog

## Links below all tasks, to those that stand on other pages.

tasks-elsewhere = Elsewhere
tasks-elsewhere-today = Today’s list
tasks-elsewhere-backlog = Backlog
tasks-elsewhere-snoozed = Hidden
tasks-elsewhere-done = Done
tasks-elsewhere-all = Everything

## Tasks by their cost, each cost on its own page.

# The title of the page that leads to them.
costs = { UNIT($unit, style: "capital") }
# In place of the first titles of one cost.
costs-nothing = Nothing here yet
# The name of the tasks without a cost.
costs-unsorted = Unsorted
# Above them.
costs-unsorted-lead = Open a task and set its cost to plan it.
costs-empty = Nothing here yet. Write the first task in the field above.

## The search. The field and the filters stand above the tasks.

# Stands in the field while it is empty.
find-field-hint = Search all tasks
# The name of the field, for screen readers.
find-field = Search
# The button beside it, for browsers without script.
find-button = Search
# Opens the filters.
find-tools = Filter and sort
# The same, with the filters that are set, between commas.
find-tools-set = Filter and sort: { $filters }

# Names of filters. Each says what it lets pass at first.
find-list = List
find-list-any = Any list
find-subject = Subject
find-subject-any = Any subject
find-priority = Priority
find-priority-any = Any priority
find-cost = { UNIT($unit, style: "capital") }
find-cost-any = Any cost
# Of tasks without a cost; and of costs like “3 to 5 spoons”.
find-cost-none = No cost yet
find-cost-range = { NUMBER($least) } to { SPOONS($most) }
# By date. The second opens two fields, for the first date and the last.
find-date-any = Any date
find-date-range = From, to
# Where only one of the two is filled in. A date is like “Sun 22 Nov”.
find-date-from = From { $date }
find-date-until = Until { $date }
find-energy = Energy
find-energy-any = Any energy
find-state = Show

# Which tasks are shown.
find-state-open = To do
find-state-hidden = Hidden
find-state-done = Done
find-state-all = All
# The button below the filters: it leads to the tasks.
find-show = { $count ->
    [one] Show { $count } task
   *[other] Show { $count } tasks
}

# Filters that are set, in a list of them.
find-set-priority-high = High priority
find-set-priority-medium = Medium priority
find-set-priority-low = Low priority
find-set-energy-physical = Physical energy
find-set-energy-thinking = Thinking energy
find-set-energy-social = Social energy
find-set-energy-emotional = Emotional energy

## What was found.

# The title of the page, where words were searched for.
found-search = Search
# The same, where only filters are set, or another order.
found-tasks = Tasks
# The title while rows are chosen.
found-select = Select
# A button that takes the words and the filters away.
found-clear = Clear
found = { $count ->
    [one] { $count } task
   *[other] { $count } tasks
}
found-none = No results for “{ $words }”.
# Only filters are set.
found-none-filters = No tasks match. Fewer filters may find some.
found-close = No exact match. These come close.
# Headings over what was found.
found-open = Open
found-snoozed = Hidden
found-backlog = Backlog
found-done = Done

## Filters that are kept under a name, to be opened again later.

# In the menu of the page: leads to where the view is named.
saved-view-keep = Keep this view
# The heading over the views, below the lists.
saved-views = Views of your tasks
# The name of a button with a drawing, for screen readers.
saved-view-edit = Edit: { $view }
# The title of the page of a view.
saved-view = View
saved-view-name = Name
saved-view-open = Open this view
saved-view-delete = Delete
# Below that button.
saved-view-delete-hint = The tasks stay as they are.
