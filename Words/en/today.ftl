## The list of the day.

today = Today
today-list = To do today
today-costs-nothing = Costs nothing
today-check = Select what you have done, then press Done.
# The names of parts of the day, over the tasks that have a time in them.
today-morning = Morning
today-afternoon = Afternoon
today-evening = Evening
today-any-time = Any time

# In place of the list, where it is empty.
today-empty-done = All done here. Rest counts too.
# A low day hides all tasks of the day, or they are snoozed until later today.
today-empty-low = Everything planned can wait. Rest counts.
today-empty-first = Write down one thing for today. A title is enough.
# The name of the line that adds a task to today’s list; it is seen in the empty field.
# max: 26
today-add = Add for today
today-empty = Nothing is planned yet. Choose a few things that fit, or rest: rest counts.
# A link in place of the list, where nothing is left to check off.
today-empty-link = Today
# Over one link, where there is no task yet.
today-begin = Or begin with
today-template = A template
today-template-facts = Morning, low-energy day, packing

## Links above the list.

today-select = Select tasks
today-plan = Plan my day

## The menu.

today-menu-new-day = New Day
today-menu-now = What now?
today-menu-adjust = Adjust today
today-menu-check = Check off
today-sort-cost = Sort by { UNIT($unit) }
today-sort-time = Sort by time of day
today-sort-own = Sort it yourself

## The bar: one of these beside “Add a task”.

# max: 18
today-bar-new-day = New Day
# max: 18
today-bar-now = What now?
# max: 18
today-bar-select = Select tasks
# While tasks are checked off, beside “Cancel”.
# max: 18
today-bar-done = Done

## Notes above the list.

# After midnight, while the day before still goes on.
today-another-date = It is { $date } now. Start a new day when you are ready; this list stays until then.
# More is planned than the day has.
today-over = Today has { SPOONS($spoons) }, and { NUMBER($used) } are planned. Nothing was removed.
today-borrowed = Borrowed from tomorrow. New Day will then suggest { NUMBER($spoons) }.
today-can-wait = Choose what can wait
# Explained until the first day has ended.
today-spoons = One spoon is a bit of energy
# The same, where the person gave a unit another name.
today-spoons-own = One { $unit } is a bit of energy
today-spoons-facts = Each task takes some. The row at the top shows what you have today, so that you can stop before it runs out.
today-spoons-help = What are { UNIT($unit) }?

## Sections below the list.

today-due = Due, not planned yet
today-later = Later today
today-done = Done today
today-backlog = Backlog
today-backlog-facts = Tasks from earlier days
# A button that takes away the tasks that a new plan begins with.
examples-remove = Remove the examples

## A low day: a day on which little is possible. Only what cannot wait is shown.

low-day-says = The rest comes back as it was.
low-day-today = The low day ends with the next New Day.
low-day-kept = The low day goes on until you end it.
low-day-end = End low day
# How much is hidden, as in “3 tasks, 5 spoons”.
low-day-aside = Hidden for now: { $tasks }, { SPOONS($spoons) }.
# After that sentence: what is free once the low day ends, as in “6 spoons free” or “2 spoons over”.
low-day-with = With them: { $free }.
# A link to the page that changes the number of the day.
low-day-fewer = Fewer { UNIT($unit) } today
# Ends that sentence: a button.
low-day-show = Show
# The same button, while they are shown.
low-day-hide = Hide
# The name of the list of them, for screen readers.
low-day-hidden-list = Hidden tasks
# A button at such a task, for screen readers.
low-day-wanted = Move back to today: { $title }
# The heading above the tasks that are not hidden.
low-day-list = Cannot wait
low-day-begin = Low day
low-day-begin-kept = Low day until I end it

## The first page that anybody sees.

welcome = Plan a day that fits your energy
welcome-lead = A day has only so many { UNIT($unit) }. Teaspoon helps you choose what fits and keeps the rest for later. <help>What are { UNIT($unit) }?</help>
welcome-spoons = How many { UNIT($unit) } do you have today?
welcome-spoons-hint = A guess is fine. You can change it at any time.
welcome-examples = Start with a few example tasks
welcome-examples-hint = One tap removes them.
welcome-privacy = No account. Everything stays on this device and works offline.
welcome-sign-in = I have an account
welcome-restore = Restore from a backup file
# max: 24
welcome-start = Start my day

## The example tasks of the first day, as people write them in a list of their own: rewrite them rather than translate.
## They are tasks of the person from then on, and stay as they are when the language changes.

# Every day.
example-dressed = Get dressed
example-breakfast = Make breakfast
example-shower = Take a shower
# Once: these wait in their category.
example-message = Answer one message
example-laundry = Do a load of laundry
example-dinner = Cook dinner
example-friend = See a friend
