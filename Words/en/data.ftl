## Your data: saved to a file, read from one, for other apps, deleted.

data = Your data
# Where the plan is kept. Before when it was last saved to a file.
data-on-server = On this server.
data-on-device = On this device.
data-in-account = On this device and in your account.
data-no-backup = No backup yet.
data-last-backup-today = Last backup: today
data-last-backup-yesterday = Last backup: yesterday
data-last-backup = { $days ->
    [one] Last backup: { NUMBER($days) } day ago
   *[other] Last backup: { NUMBER($days) } days ago
}
# max: 18
data-bar-backup = Back up
# Over one link.
data-backup = Backup
# Below “Back up”, where a backup needs several files.
data-part = Part { NUMBER($part) } of { NUMBER($parts) }
data-restore = Restore from a backup
data-restore-facts = Shows what it contains before anything changes
# Over links that save files.
data-export = Export to other apps
data-table = Spreadsheet
data-table-facts = All tasks, as CSV
data-text = All lists as text
data-text-facts = With sticky notes, as Markdown
data-to-dos = All tasks
data-to-dos-facts = For another task app, as iCalendar
data-dates = Dated tasks for a calendar
data-dates-facts = iCalendar
# Over one link.
data-delete = Delete
data-erase = Erase everything
data-erase-facts = Asks first, and offers a backup
# ⋯ is the drawing on the button that opens the menu of a page.
data-hint = A backup is one file with everything. Keep it somewhere safe: anyone who has it can read it. To print a page, choose Print in its menu (⋯).
# The same where a backup needs several files, each with a link.
data-hint-parts = Your plan is too large for one file. Save every part. To restore your plan, import all parts, in any order. Keep them somewhere safe: anyone who has them can read them.

## Erasing everything: the page that asks first.

erase = Erase everything
erase-on-device = { $tasks ->
    [one] Everything that Teaspoon keeps on this device will be deleted: { $tasks } task, and every list, note, day and setting. It cannot be undone.
   *[other] Everything that Teaspoon keeps on this device will be deleted: { $tasks } tasks, and every list, note, day and setting. It cannot be undone.
}
# The same for a plan that the server keeps.
erase-on-server = { $tasks ->
    [one] Everything that Teaspoon keeps here will be deleted: { $tasks } task, and every list, note, day and setting. It cannot be undone.
   *[other] Everything that Teaspoon keeps here will be deleted: { $tasks } tasks, and every list, note, day and setting. It cannot be undone.
}
# What happens to somebody who has an account.
erase-account = You will be signed out, too. Your account, { $mail }, and its data on the server stay until you delete the account on its own page. Changes that have not been sent to it will be lost.
# <a> is a button that saves a file.
erase-backup = A backup brings it all back: <a>Back up</a>
erase-do = Erase everything
erase-cancel = Keep everything

## Tasks in other apps, as links to their page name it.

elsewhere-title = I have tasks elsewhere
# Below it.
elsewhere-facts = Todoist, Microsoft To Do, Apple Reminders and others
# Below the name of a list of a file: the list here that its tasks go into.
import-joins-list = joins your list <list></list>
import-new-list = a new list
import-here = { $count ->
    [one] { $count } is here already
   *[other] { $count } are here already
}
import-not-loaded = To read files of other apps, Teaspoon has to load something once. Go online, then choose the file again. Nothing was changed.

## Importing a backup: a file is chosen, then shown, then imported.

import-backup = Import a backup
import-lead = Preview it before anything changes.
import-file-field = Backup file
import-preview = Preview
import-nothing = This device already has everything in this file, or something newer. Nothing needs to be imported.
import-nothing-link = Back to your data
# Over a list of numbers; <n> makes the number bold.
import-found = This file contains
import-found-new = { $count ->
    [one] <n>{ $count }</n> new task
   *[other] <n>{ $count }</n> new tasks
}
import-found-changed = { $count ->
    [one] <n>{ $count }</n> newer version of a task
   *[other] <n>{ $count }</n> newer versions of tasks
}
import-found-lists = { $count ->
    [one] <n>{ $count }</n> list or template
   *[other] <n>{ $count }</n> lists and templates
}
import-found-days = { $count ->
    [one] <n>{ $count }</n> day
   *[other] <n>{ $count }</n> days
}
import-found-others = { $count ->
    [one] <n>{ $count }</n> other thing (plans, notes, settings…)
   *[other] <n>{ $count }</n> other things (plans, notes, settings…)
}
import-first = Nothing is kept here yet, so everything in this file will be as it was when it was saved.
import-joins = Existing data is kept. If both changed, the newer version wins. You can undo it.
# A choice. The things are in the file, and were deleted here after it was saved.
import-also-gone = { $count ->
    [one] Also bring back { $count } thing (a task, list or note) that was deleted or undone here since
   *[other] Also bring back { $count } things (tasks, lists, notes) that were deleted or undone here since
}
# Over the next message, where the file has nothing else that is new.
import-only-gone = Everything else is here already
import-only-gone-facts = { $count ->
    [one] This file has { $count } thing (a task, list or note) that was deleted or undone here since. It can be brought back as it was when the file was saved; that can be undone.
   *[other] This file has { $count } things (tasks, lists, notes) that were deleted or undone here since. They can be brought back as they were when the file was saved; that can be undone.
}
import-only-gone-do = { $count ->
    [1] Bring it back
   *[other] Bring them back
}
import-do = Import
import-cancel = Cancel

## The file of all lists as text.

# Headings.
export-unlisted = Tasks in no list
export-notes = Sticky notes
# What is said of a task, in brackets after its title and with commas between. Dates are written as 2026-11-22, times as 09:30.
export-cost = { SPOONS($spoons) }
export-minutes = { NUMBER($minutes) } min
export-hidden = hidden until { $date }
export-due = due { $date }
export-due-time = due { $date } { $time }
# When it reminds, as in “10 min before”.
export-reminder = reminder { $when }
