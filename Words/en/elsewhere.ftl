### Only pages of the server and of imports say these.

## Tasks in other apps: how to get a file, where it is chosen.

elsewhere-lead = Choose where they are. You see everything before anything is added.
elsewhere-file = Choose a file
# The last of three steps, for every app.
elsewhere-this-file = Choose that file below.
elsewhere-todoist-one = On todoist.com, open Settings, then Backups.
elsewhere-todoist-two = Download the newest one, a .zip file. Or export each project as CSV from its menu.
elsewhere-microsoft-one = In classic Outlook for Windows, open File, then Open and Export, then Import/Export.
elsewhere-microsoft-two = Export the folder Tasks to a file with comma separated values.
elsewhere-google-one = On takeout.google.com, deselect all, select Tasks and create the export.
elsewhere-google-two = Download it and open the .zip: the file is Tasks.json.
elsewhere-apple-one = On a Mac, install the free program reminders-cli.
# The place of a command to be typed.
elsewhere-apple-two = In Terminal, run: <command></command>
elsewhere-ticktick-one = On ticktick.com, open Settings, then Account.
elsewhere-ticktick-two = Generate a backup. It is a .csv file.
elsewhere-things-one = On a Mac, install the free program things-cli.
elsewhere-things-two = In Terminal, run: <command></command>
elsewhere-tasks-org-one = In Tasks.org, open Settings, then Backups, then back up now.
elsewhere-tasks-org-two = The newest .json file in the backup folder is the one.
elsewhere-other = Another app, or a CSV or text file
elsewhere-other-one = Export your tasks there: as CSV, iCalendar (.ics), JSON, Markdown or plain text.
elsewhere-other-two = If Teaspoon does not know the table, it asks what each column is.

## Why a file cannot be read. Nothing was changed then.

import-fault-unknown = Teaspoon does not know this kind of file. Nothing was changed.
import-fault-empty = This file is empty.
import-fault-large = This file is too large to be read: at most 12 MB and 100,000 lines.
import-fault-damaged = This file is damaged, or not all of it is here. Nothing was changed.
import-fault-encrypted = This file is encrypted. Save it without a password, then choose it again.
import-fault-no-tasks = This calendar has no tasks.
# After the message before this one.
import-fault-events = { $count ->
    [one] It has { $count } event; events are not imported.
   *[other] It has { $count } events; events are not imported.
}

## The preview of a file of another app.

# The title. $app is the name of an app or of a kind of file: “Todoist”, “CSV”.
import-from = Import from { $app }
import-found-tasks = { $count ->
    [one] { $count } task was found. Nothing is added yet.
   *[other] { $count } tasks were found. Nothing is added yet.
}
import-too-many = At most { $most } tasks, lists and notes can be imported at once. Choose fewer lists, then import the others.
# Of a list without open tasks.
import-all-done = all done
# Choices.
import-done = { $count ->
    [one] Also import { $count } task that is done
   *[other] Also import { $count } tasks that are done
}
import-past = { $count ->
    [one] Remove { $count } due date that has passed
   *[other] Remove { $count } due dates that have passed
}
import-costs = { $count ->
    [one] Use the cost that the file suggests for { $count } task
   *[other] Use the costs that the file suggests for { $count } tasks
}
# Headings.
import-first-tasks = The first tasks
import-changes = What will be different
import-no-cost = No task has a cost yet. Teaspoon asks when you plan them.
import-undo = Undo takes everything back.
# With a number beside it, as the messages below.
import-notes = Notes become sticky notes
import-counts-from-today = Dates like “in 5 days” are counted from today.
# Opens the next fields.
import-correct = Correct how it was read
import-kind = This file comes from
import-dates = Order in dates
import-dates-year = year, month, day
import-dates-day = day, month, year
import-dates-month = month, day, year
# $date is a date as the file has it, like “03/04/2026”.
import-dates-doubt = { $date } can be read in two ways.
import-look-again = Read it again
import-another = Choose another file
# Kinds of files that have no name of their own.
import-kind-text = Plain text

## What is different after an import, each with a number beside it.

import-loss-repeats = Repeats that Teaspoon does not have are kept in the note
import-loss-further-repeats = Further repeats of a task are kept in the note
import-loss-date-words = Words for dates that were not understood are kept in the note
import-loss-dates = Dates that do not exist are left out
import-loss-people = People that tasks are for are named in the note
import-loss-reminders = Further reminders are kept in the note
import-loss-attachments = Files stay behind; their names are kept in the note
import-loss-durations = Durations of more than a day are kept in the note
import-loss-fields = Other details are kept in the note
import-loss-zones = Times in an unknown time zone are read as written
import-loss-series-begins = The first day of a repeat is not kept
import-loss-levels = Steps that lie too deep move up
import-loss-circles = Steps without a task become tasks
import-loss-damaged = Rows that cannot be read are left out
import-loss-doubled = Rows that come twice are read once
import-loss-occurrences = Changes to single dates of a repeat are left out
import-loss-cancelled = Cancelled tasks are left out
import-loss-archived = Archived or deleted tasks are left out
import-loss-events = Events of a calendar are left out
import-loss-other-things = Habits, rewards and other things are left out
import-loss-time-spent = Time that was tracked is left out
import-loss-scores = Points and counts of a game are left out
import-loss-views = Filters and views are left out

## A table whose columns the person names.

import-columns = Which column is what?
import-columns-lead = { $count ->
    [one] This table has { $count } row. Say what its columns are; then you see the tasks.
   *[other] This table has { $count } rows. Say what its columns are; then you see the tasks.
}
import-columns-header = The first row names the columns
# Of a column without a name.
import-column = Column { $number }
import-use-ignored = Leave out
import-use-title = Title
import-use-done = Done
import-use-cost = Cost
import-use-level = Level of the step
import-use-parent = Task that it is a step of
import-use-identifier = Its own number
import-use-kept = Keep it in the note
