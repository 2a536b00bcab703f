## The keys that do something, each with its effect.

keys = Keyboard shortcuts
# A key stands in the place of the tag.
keys-lead = Press <key></key> on any page to open this one.
keys-are-on = Single-key shortcuts are on.
keys-are-off = Single-key shortcuts are off.
# After one of these two.
keys-hint = They do nothing while you type. Turn them off if you use voice control, or press keys by accident.
keys-turn-on = Turn on single-key shortcuts
keys-turn-off = Turn off single-key shortcuts
keys-script = They need JavaScript, which this browser does not run. Tab, Enter and Space work everywhere.
# Two keys, pressed one after the other.
keys-two = <first></first> then <second></second>
# The names of two keys, as they stand on a keyboard.
keys-enter = Enter
keys-escape = Esc

## Headings.

keys-anywhere = Anywhere
keys-rows = In a list
keys-pages = Go to a page

## Effects.

key-add = Add a task
key-search = Search
key-select = Select tasks for today
key-now = What now?
key-plan = Plan my day
key-new-day = New Day
key-undo = Undo, or open History
key-this-page = This page
key-rows-both = Next row, previous row
key-row-next = Next row
key-row-previous = Previous row
key-row-tick = Tick or choose the row
key-row-move = Move to a day
key-row-open = Open the row
key-close-task = Close the task at the side
key-today = Today
key-tasks = Tasks
key-backlog = Backlog
key-lists = Lists
key-calendar = Calendar
key-notes = Notes
key-focus = Focus timer
key-history = History
key-more = More
