## What cannot be done, and the remedy. It stands beside the field or above the page.

fault-title-missing = Enter a title.
fault-title-too-long = This title is longer than { NUMBER($most) } characters. The note has room for more.
fault-note-too-long = This note is longer than { NUMBER($most) } characters. Please shorten it.
fault-not-a-number = Enter a whole number.
fault-out-of-range = Enter a whole number from { NUMBER($least) } to { NUMBER($most) }.
fault-unit-missing = Enter a word of at most { NUMBER($most) } characters.
# “Never” is one of the choices: the task does not repeat.
fault-weekdays-missing = Choose at least one weekday, or “Never”.
fault-no-such-task = One of these is no longer here. It was deleted, perhaps on another device, or its list is no longer shared with you. Nothing was changed.
fault-not-in-today = This task is no longer in today’s list. Nothing was changed.
fault-no-such-change = { $days ->
    [one] This is no longer in the history, which goes back { NUMBER($days) } day.
   *[other] This is no longer in the history, which goes back { NUMBER($days) } days.
}
# “New Day” is the name of a page.
fault-no-day = No day has been started yet. Start one with New Day, then choose.
fault-nothing-chosen = Nothing is chosen yet. Choose at least one task, or press Cancel.
fault-uncosted = “{ $title }” has no cost yet. Set one to plan it.
fault-over-budget = That is { SPOONS($excess) } over. Nothing was changed.
fault-date-missing = Choose a date too: this needs one.
# The date is as the field takes it in every language.
fault-not-a-date = Enter a valid date, for example 2026-10-14.
fault-not-ahead = Choose a date after today.
# The time is as the field takes it in every language.
fault-not-a-time = Enter a valid time, for example 9:30.
fault-start-after-due = It would stay hidden until after its due date. Choose an earlier start or a later due date.
fault-not-a-rule = Enter a whole number from { NUMBER($least) } to { NUMBER($most) }, and choose days, weeks, months or years.
fault-end-before-first = The end date is before the first date. Choose a later end date, or none.
fault-name-missing = Enter a name of at most { NUMBER($most) } characters.
fault-name-taken = “{ $name }” already exists. Choose another name.
fault-category-too-long = Use at most { NUMBER($most) } characters.
fault-no-such-list = This list is no longer here. It was deleted, perhaps on another device, or is no longer shared with you. Nothing was changed.
fault-no-such-subject = This subject was deleted, perhaps in another tab. Nothing was changed.
fault-own-step = A task cannot be a step of itself, or of one of its own steps.
fault-too-deep = { $levels ->
    [one] Steps can be at most { NUMBER($levels) } level deep. Choose a place higher up.
   *[other] Steps can be at most { NUMBER($levels) } levels deep. Choose a place higher up.
}
fault-too-many-lines = That’s { NUMBER($count) } lines; the limit is { NUMBER($most) }. Nothing was added, and your text is still here.
# Said where no file was chosen, too.
fault-file-empty = Choose a file that is not empty. One that Teaspoon saved ends in .teaspoon.
fault-file-too-large = This file is larger than Teaspoon can read. Nothing was changed.
fault-not-our-file = This is not a backup that Teaspoon saved. Only backups (.teaspoon) can be imported. Nothing was changed.
fault-file-damaged = This file is damaged: it was cut short, or changed since Teaspoon saved it. Nothing was changed. Try another copy.
fault-file-newer = A newer Teaspoon saved this file. Reload this page to get the newest one, then try again. Nothing was changed.
fault-note-missing = Enter some text.
fault-no-such-note = This note was deleted, perhaps in another tab. Nothing was changed.
fault-no-such-view = This view was deleted, perhaps in another tab. Nothing was changed.
fault-nothing-asked = Nothing is filtered here. Search or choose a filter first, then save the view.
# “Lists” is the name of a page.
fault-too-many-views = There are { NUMBER($most) } views already. Delete one under Lists first.
fault-no-such-version = This earlier version is no longer here. Nothing was changed.
fault-not-yours = This list is shared with you: you can leave it, and its owner can delete it. Nothing was changed.
fault-view-only = This list is shared with you as view only, so nothing was changed. Its owner can allow you to edit it.
fault-not-a-command = This could not be read. Nothing was changed.
fault-key-used = This was already used for something else. Nothing was changed.
fault-report-too-long = Use at most { NUMBER($most) } characters, so that all fits on one page.
fault-profile-name-too-long = Use at most { NUMBER($most) } characters.
fault-not-a-mailbox = Enter an address like name@example.org, or leave it empty.
fault-not-a-picture = This could not be read as a picture. Choose it again; JPEG, PNG and WebP can be read everywhere.
# “Use the reserve” is a choice on the same page.
fault-uses-reserve = This uses the { SPOONS($spoons) } you keep in reserve. Tick “Use the reserve”, or do not add it to today.
fault-borrowing-off = Borrowing is turned off in Settings. Nothing was added.

## Pages in place of the one that was asked for.

problem-not-found = Page not found
problem-did-not-work = That didn’t work
problem-gone = No longer here
problem-not-saved = Not saved
problem-one-moment = One moment
problem-no-space = No space left
problem-too-large = Too large
problem-view-only = View only
problem-to-today = Go to Today
problem-try-again = Try again
problem-said-not-found = There is no page at this address.
problem-said-not-allowed = This address cannot be used that way. Nothing was changed.
problem-said-gone = This was deleted, perhaps on another device or in another tab, or it is no longer shared with you. Nothing else was changed.
problem-said-not-in-history = { $days ->
    [one] This is no longer in the history, which goes back { NUMBER($days) } day. Nothing was changed.
   *[other] This is no longer in the history, which goes back { NUMBER($days) } days. Nothing was changed.
}
problem-said-not-understood = The request could not be read. Nothing was changed.
problem-said-stopped = Teaspoon stopped while doing this and has restarted. Nothing was changed.
problem-said-full-device = This device has no space left for Teaspoon, so nothing was changed. Free up some space, then try again.
problem-said-full-server = There is no space left for this on the server, so nothing was changed. Delete something that you no longer need, or tell the server’s administrator.
problem-said-not-kept-server = This server could not keep the change, so nothing was changed.
problem-said-not-kept-device = This device could not keep the change, so nothing was changed.
problem-said-too-large = That’s more than Teaspoon can take at once (2 MB). Nothing was changed. Your text is still on the previous page.
problem-said-one-moment = Teaspoon is still being set up on this device. What you asked for will be done as soon as it is ready.
problem-said-nothing-to-save = There is nothing to save here yet. If you use Teaspoon in this browser, open Your data and save the file there.
problem-keep-hint = If nothing happens, try again. If that does not help, this server can keep your plan instead, for this browser only.
problem-keep = Keep my plan on this server

## Text that could not be saved, in fields to copy it from.

unsaved-title = Title, as you wrote it
unsaved-note = Note, as you wrote it
unsaved-lines = Tasks, as you wrote them
unsaved-text = Text, as you wrote it
unsaved-name = Name, as you wrote it
unsaved-new-list = New list, as you wrote it
unsaved-new-subject = New subject, as you wrote it
unsaved-category = Category, as you wrote it
unsaved-unit = Name of a unit, as you wrote it

## What happened instead, above a page that is shown again.

instead-choose-list = Choose at least one list.
instead-not-made = One of these is no longer here. It was deleted, perhaps on another device, or is no longer shared with you. Nothing was made yet.
# “Edit list” is in the menu of the list.
instead-archived-name = “{ $name }” already exists. To restore this list, open it here, choose “Edit list” in its menu, and give it another name.
# “Save” is a button.
instead-new-list = This list is no longer here. It was deleted, perhaps on another device, or is no longer shared with you. What you wrote is here: Save keeps it as a new list.
instead-new-note = This note was deleted, perhaps on another device. What you wrote is here: Save keeps it as a new note.
# `$fault` is a whole sentence that says why it cannot be a step. “Save” is a button.
instead-own-task = { $fault } Save keeps it as a task of its own.
