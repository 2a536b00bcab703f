## The page that adds a task.

add = Add a task
add-to = Add to { $list }
# max: 18
add-bar-close = Close
# max: 18
add-bar-add = Add task
# A link beside the field for one task.
add-several = Add several
# A link that is shown once tasks were added.
add-select = Select tasks
# Opens the line below.
add-help = What can I write in one line?
# What can be written with a title, and is read so: a language with Words/<tag>/quick-add.txt shows its own words, another one these.
add-help-line = ~2 for { SPOONS($spoons) } · tomorrow 9:00 · !high · #phone for a subject · @Errands for a list · every day · 15m

## What somebody wrote is shown again, because the task or list that it belongs to was deleted or is no longer shared. “Add task” and “Save” are buttons.

add-deleted-list = This list is no longer here. It was deleted, perhaps on another device, or is no longer shared with you. What you wrote is here: Add task keeps it as a task of its own.
add-deleted-parent = The task of this step is no longer here. It was deleted, perhaps on another device, or its list is no longer shared with you. What you wrote is here: Add task keeps it as a task of its own.
# The same in the form with all fields.
add-deleted-parent-form = The task of this step is no longer here. It was deleted, perhaps on another device, or its list is no longer shared with you. What you wrote is here: Save keeps it as a task of its own.
add-deleted-task = This task is no longer here. It was deleted, perhaps on another device, or its list is no longer shared with you. What you wrote is here: Save keeps it as a new task.
# A step that cannot be added to its task. The reason is a sentence.

## The line: one field, which understands more than the title. What it understood is shown below.

# The name of the field.
line-task = Task
# The same among other tasks.
line-new-task = New task
# The button beside the field.
line-add = Add
# The button of a task that does not fit today: it is added all the same, not to today.
line-add-later = Add for later
line-title = Title: <title></title>
# Above buttons that each name a part that was understood, as in “Tomorrow” or “High priority”.
line-hint = Tap one to put its words back into the title.
# The name of such a button for screen readers.
line-put-back = { $meaning }: put back into the title
# A button beside it: the words have another meaning, too.
line-or = Or { $meaning }
# A button beside it: the list or subject whose name differs in its accents only, as in “List: Tåg?”.
line-maybe = { $meaning }?
# The name of these parts, where they are asked for by themselves.
line-understood = What the line says

## What the parts of a line mean.

chip-spoons = { SPOONS($spoons) }
chip-high = High priority
chip-medium = Medium priority
chip-low = Low priority
chip-subject = Subject: { $subject }
# The subject is made with the task.
chip-subject-new = Subject: { $subject } (new)
chip-list = List: { $list }
# The list is made with the task.
chip-list-new = List: { $list } (new)
# The day follows from the time.
chip-time-today = Today, { $time }
chip-time-tomorrow = Tomorrow, { $time }
# The date is as in “Tue 14 Oct”.
chip-time-date = { $date }, { $time }
# A date, and the words that it was read from: “Fri 6 Mar (“fri”)”.
chip-words = { $meaning } (“{ $words }”)
