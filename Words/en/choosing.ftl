## Tasks are chosen in a list: for today, or for something else.

# The button that begins it.
# max: 18
choosing-select = Select
# “Submit” is the button below.
choosing-lead = Tick what you want to do today, then press Submit.
choosing-lead-bulk = Tick tasks, then press what should happen to them.
# A link with a drawing; its name is for screen readers.
choosing-search = Search
choosing-menu-all = Select all on this page
# In the menu: something else is done with the chosen tasks.
choosing-menu-more = More with the chosen…
# max: 18
choosing-cancel = Cancel
# A button that chooses every task on the page.
# max: 18
choosing-all = All { NUMBER($count) }
# A button for browsers without script: counts the chosen tasks.
choosing-count = Count

## Tasks without a cost: below each are numbers, of which one is chosen.

choosing-cost = How many { UNIT($unit) } does it take? A number also chooses the task. A guess is fine.
choosing-not-today = Leave out
