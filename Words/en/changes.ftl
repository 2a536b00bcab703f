## What a change did: in History, and in the message after it. TASKS is the title of one task, or “3 tasks”; texts can be chosen by their number, as by any.

change-tasks = { $count ->
    [one] { NUMBER($count) } task
   *[other] { NUMBER($count) } tasks
}
change-any = A change
change-started-day = New Day with { SPOONS($spoons) }
# The same, and the tasks that stayed out.
change-started-day-without = New Day with { SPOONS($spoons) }, without what does not fit: { TASKS($what) }
change-adjusted-day = Today set to { SPOONS($spoons) }
change-planned-today = Added to today: { TASKS($what) }
change-planned-borrowing = Added to today, borrowing { SPOONS($spoons) }: { TASKS($what) }
change-swapped = Swapped into today: { TASKS($what) }
change-today-cost = { $what } costs { SPOONS($spoons) } today
change-real-cost = Actual cost { SPOONS($spoons) }: { $what }
change-added-due = Added: { TASKS($what) }, due { $date }
change-planned-for = Planned for { $date }: { TASKS($what) }
change-moved-to = Moved to { $date }: { TASKS($what) }
change-many = { TASKS($what) } updated

## The timer. `$length` is as in “15 min”.

change-timer = Timer of { $length }
change-timer-on = Timer of { $length }: { $task }
change-rest = Rest of { $length }
change-rest-on = Rest of { $length }: { $task }
change-rested-for = Rested { $length }
change-rested-for-on = Rested { $length }: { $task }
change-rested = Rested
change-rested-on = Rested: { $task }
change-timer-minutes = { $minutes ->
    [one] Added { NUMBER($minutes) } minute to the timer
   *[other] Added { NUMBER($minutes) } minutes to the timer
}
change-timer-minutes-on = { $minutes ->
    [one] Added { NUMBER($minutes) } minute to the timer: { $task }
   *[other] Added { NUMBER($minutes) } minutes to the timer: { $task }
}
change-timer-longer = Added time to the timer
change-timer-longer-on = Added time to the timer: { $task }
change-timer-paused = Timer paused
change-timer-paused-on = Timer paused: { $task }
change-timer-resumed = Timer resumed
change-timer-resumed-on = Timer resumed: { $task }
change-timer-reset = Timer reset
change-timer-reset-on = Timer reset: { $task }
change-timer-stopped = Timer stopped
change-timer-stopped-on = Timer stopped: { $task }

## Tasks.

change-added-task = Added: { TASKS($what) }
change-edited-task = Changed: { TASKS($what) }
change-deleted-task = Deleted: { TASKS($what) }
change-brought-back = Brought back: { TASKS($what) }
change-moved-task = Moved: { TASKS($what) }
change-checked-off = Done: { TASKS($what) }
change-unchecked = Not done: { TASKS($what) }
change-sent-back = Removed from today: { TASKS($what) }
change-fresh = Start fresh: { TASKS($what) }
change-filed-task = Moved to another list: { TASKS($what) }
change-snoozed = Snoozed: { TASKS($what) }
change-hidden = Hidden until { $date }: { TASKS($what) }
change-woke-up = Shown again: { TASKS($what) }
change-skipped-once = Skipped once: { TASKS($what) }
change-ended-repeat = { $what ->
    [one] No longer repeats: { TASKS($what) }
   *[other] No longer repeat: { TASKS($what) }
}
change-labelled = Subject added: { TASKS($what) }
change-unlabelled = Subject removed: { TASKS($what) }
change-for-this-time = Changed for this time: { TASKS($what) }
change-left-out = Skipped: { TASKS($what) }
change-took-along = Included: { TASKS($what) }
change-passed-over = Not this one: { TASKS($what) }
change-offered-again = Skipped tasks are offered again
change-duplicated-task = Duplicated: { TASKS($what) }
change-declined-cost = Usual cost kept: { TASKS($what) }
change-planned-week = Planned: { TASKS($what) }
change-removed-intended = No longer planned for a day: { TASKS($what) }
change-wanted-today = Moved back to today: { TASKS($what) }
change-version-back = Earlier version restored: { $what }
change-version-away = Earlier version dismissed: { $what }

## Lists, subjects, notes, views. `$what` is a name.

change-added-list = New list: { $what }
change-edited-list = List changed: { $what }
change-deleted-list = List and its tasks deleted: { $what }
change-moved-list = List moved: { $what }
change-archived-list = List archived: { $what }
change-reopened-list = List restored: { $what }
change-unchecked-all = All unchecked: { $what }
change-used-template = New list from a template: { $what }
change-made-template = New template: { $what }
change-merged-lists = New checklist: { $what }
change-ran-again = Started over; previous copy archived: { $what }
change-duplicated-list = New list, a copy: { $what }
change-added-subject = New subject: { $what }
change-edited-subject = Subject changed: { $what }
change-deleted-subject = Subject deleted: { $what }
change-merged-subjects = Subjects merged: { $what }
change-added-note = New note: { $what }
change-edited-note = Note changed: { $what }
change-deleted-note = Note deleted: { $what }
change-moved-note = Note moved: { $what }
change-pinned-note = Pinned: { $what }
change-unpinned-note = Unpinned: { $what }
change-task-of-note = Note turned into a task: { $what }
change-kept-view = View saved: { $what }
change-renamed-view = View renamed: { $what }
change-deleted-view = View deleted: { $what }

## The rest.

change-dismissed-tip = Tip hidden: { $what }
change-showed-tip = Tip shown again: { $what }
change-showed-all-tips = All tips shown again
change-settings = Settings saved
change-profile = Name and picture saved
change-look = Appearance updated
change-times = Time and week updated
change-kinds-on = Kinds of energy turned on
change-kinds-off = Kinds of energy turned off
change-examples = Removed the examples
change-imported = Imported from a file
change-left-days-out = Days left out of insights
change-counted-days = Days counted again
change-report = Report saved
change-low-day = Low day: only what cannot wait is shown
change-low-day-ended = Low day ended

## The message after a change. `$change` is one of the texts above.

toast = { $change }.
toast-left = { $change }. { SPOONS($spoons) } left.
# After a task was taken off its day. DONE is the whole message as above.
toast-still-due = { $done } Still due { $date }.
# After a task was planned for a day after the date on which it is due.
toast-due-before = { $done } It is due before that, { $date }.
toast-undone = Undone: “{ $change }”.
toast-undone-left = Undone: “{ $change }”. { SPOONS($spoons) } left.
# After an undo or redo that changed nothing, because somebody changed the same things since.
toast-stays = It was changed since, so it stays as it is: “{ $change }”.
# After one that changed a part. DONE is the whole message as above.
toast-partly = { $done } Part of it was changed since, and stays as it is.
