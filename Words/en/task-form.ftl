## Where a task is: below the title of its page, after the word “Task”.

task-in-today = in today’s list
task-in-today-hidden = in today’s list, hidden for this low day
task-done-today = done today
task-in-backlog = in the Backlog
task-not-planned = not planned
task-rest = rest, costs nothing
task-no-cost = no cost yet
task-done = done
task-in-template = part of a template
task-in-archive = in an archived list

## Above the form of a task.

# The name of links to the tasks that it is a step of, for screen readers.
task-belongs-to = Belongs to
# When a task that repeats is due again, after it was done.
task-next = Next: { $date }.
task-hidden-until = Hidden until { $time }.
task-planned-for = Planned for { $date }.
task-planned-after-due = Planned for { $date }, after its due date.
task-time-spent = Time spent: { $time }
# A task that is left out this time.
task-skipped = Skipped.
task-open-list = Open the list: <list></list>

## The form of a task, in rows: the name of a field and its value. A row opens, and then has the field.

# In each row, where nothing is chosen.
form-not-set = Not set
# The same after “Spoons”.
form-cost-not-set = not set
form-cost = { UNIT($unit, style: "capital") }
form-usual-cost = Usual { UNIT($unit) }
# The usual cost of a task that is a rest.
form-usual-cost-rest = Rest
form-due = Due
form-due-none = No date
# The name of buttons with dates, for screen readers.
form-due-dates = Suggested due dates
form-due-date = Due date
form-due-time = Time
form-start = Hide until
# The name of buttons with dates, for screen readers.
form-start-dates = Suggested dates to hide until
# Buttons with dates that are often chosen.
form-date-today = Today
form-date-tomorrow = Tomorrow
form-date-week = Next week
form-duration = Duration
form-minutes = Minutes
form-priority = Priority
form-list = List
form-list-none = No list
# A list that is made with the task.
form-list-new = New: { $list }
form-subjects = Subjects
# Of subjects.
form-subjects-none = None
# A subject that is made with the task.
form-subjects-new = New: { $subject }
# The field for another one.
form-subjects-add = New subject
form-energy = Kind of energy
form-reminder = Reminder
# No reminder.
form-reminder-none = None
form-reminder-hint = Reminders ring on the devices where you turned them on, or come by e-mail.
form-reminder-setup = Devices and e-mail for reminders
# The same without an account.
form-reminder-hint-guest = Reminders need an account.
form-reminder-sign-in = Sign in or create an account
form-today = Today’s list
form-today-yes = Yes
form-today-no = No
form-today-add = Add to today
# A hint below that box. The list is today’s.
form-today-due = What is due today comes into the list by itself, if it fits.
# Beside that box, where a task would take spoons that are kept back.
form-today-reserve = Use the reserve
form-note = Note
# In the row of the note, while there is none.
form-note-add = Add
# The last row leads to a form with all fields.
form-more = More options
form-more-facts = Priority and more
