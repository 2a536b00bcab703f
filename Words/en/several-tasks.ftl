## Commands on several tasks that were chosen.

# The name of the group, for screen readers.
bulk = With the chosen tasks
# Five buttons beside each other. Those that end in “…” open fields.
# max: 9
bulk-today = Today
# max: 9
bulk-done = Done
# max: 9
# max: 9
bulk-move-tile = List…
# max: 9
bulk-more-tile = More…
# A field, and the button beside it; and so on.
bulk-due-field = Due date (leave empty to clear)
bulk-due = Set the date
# The button beside a day to choose.
bulk-day = Set the day
bulk-list-field = List
bulk-list-none = No list
bulk-list-new = Or a new list
bulk-list = Move
bulk-duplicate = Duplicate
bulk-delete = Delete
bulk-cost-field = Cost
bulk-cost-none = No cost set
bulk-cost = Set the cost
bulk-priority-field = Priority
bulk-priority = Set the priority
bulk-subject-field = Subject
# Stands in a menu of subjects until one is chosen.
bulk-subject-none = Choose one
# A field in place of that menu, where there is no subject yet.
bulk-subject-first = New subject
bulk-subject-new = Or a new subject
bulk-subject = Add the subject
bulk-unlabel-field = Subject to remove
bulk-unlabel = Remove the subject
bulk-template-field = Name of the template
bulk-template = Save as template
# The title of a page that says only how many tasks are chosen, and what they cost.
bulk-total = Chosen

## Several tasks are added at once, one from each line of a text.

many = Add several
# max: 18
many-bar-add = Add all
many-lines = Tasks
many-lines-hint = One task per line. A line that begins with spaces becomes a step.
many-list = List
many-list-none = No list
# What the program may look for in each line. A # stands before the name of a subject.
many-detect = Detect dates, { UNIT($unit) } and #subjects
many-preview-button = Preview
# The heading over the tasks that the lines would become.
many-preview = What would be added
# At a task that is added as one that is done.
many-preview-done = Done
many-preview-deep = Steps can be at most { NUMBER($levels) } levels deep. Deeper lines were moved up.
many-preview-more = Only the first { NUMBER($count) } are shown.
