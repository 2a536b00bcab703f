## The frame of every page: the bar, the menu, the message above the bar.

# The first link on every page, for people who use the keyboard or a screen reader.
frame-skip = Skip to content

# Beside the title while the device has no connection. A screen reader says one of the two endings.
frame-offline = Offline<saved>: changes are saved on this device</saved><waiting>: changes can be made once you are online again</waiting>

frame-more-options = More options
frame-help = Help

# The name of the bar, for screen readers.
frame-bar = Main

# The way out of simple mode, at the end of every page.
frame-show-everything = Show everything again

# place: toast
frame-undo = Undo
# place: toast
frame-redo = Do it again
frame-dismiss = Dismiss

# The name of the group with “Add a task”, for screen readers.
frame-add = Add
frame-add-task = Add a task

# The name of the person’s lists beside the bar, for screen readers.
frame-side-lists = Lists at the side
frame-lists = Lists

# After a sentence that says where the plan is kept.
frame-without-script = But this browser does not run JavaScript, so your plan is kept on this server, for this browser only.

# In the menu of a page: buttons at each row, which move, delete or start it.
menu-options-show = Show Options
menu-options-hide = Hide Options
menu-print = Print

# The name of the bar with a page’s buttons, for screen readers.
actions = Actions
action-cancel = Cancel
# The same of a form on whose page something was done already: it is not taken back.
action-done = Done
action-save = Save

## The bar. Five entries share the width of a phone, four in simple mode. `make words` says how wide each may be.

# place: bar
bar-today = Today
# place: bar-tasks
bar-tasks = Tasks
# place: bar
bar-lists = Lists
# place: bar-calendar
bar-calendar = Calendar
# place: bar-more
bar-more = More
# place: bar-simple-now
bar-now = What now?
# place: bar-simple-rest
bar-rest = Rest
# place: bar-simple-settings
bar-settings = Settings

## Names of pages, as the link at the top names the page above.

page-today = Today
page-tasks = Tasks
page-lists = Lists
page-calendar = Calendar
page-templates = Templates
page-notes = Notes
page-settings = Settings
page-data = Your data
page-account = Account
page-shared-lists = Shared lists
page-gallery = Gallery
page-more = More
page-archive = Archive
page-insights = Insights
