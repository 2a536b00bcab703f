## In the note of a task that was brought in from another program: what no field has a place for.

# One line of such a note: the name of what it says, as in “Place”, and what the other program has there.
extra-line = { $name }: { $text }
# Words for a date, as in “When: every 3rd Friday”.
extra-due = When
extra-start = Starts
extra-repeats = Repeats
# The person that the task is for, as in “For: Ana”.
extra-person = For
extra-place = Place
extra-attachment = File
extra-reminder = Reminder
# How long it takes.
extra-duration = Duration
extra-progress = Progress
extra-status = Status
# The part of its list.
extra-section = Section
