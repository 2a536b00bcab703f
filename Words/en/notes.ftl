## Notes: anything that is not a task.

notes = Notes
notes-empty = Notes are for anything that isn’t a task: a thought, a number, something somebody said.
# max: 24
notes-bar-add = Add a note
# Stands in the field of the search while it is empty.
notes-search = Search notes
# The name of that field, for screen readers.
notes-search-field = Search
# The button beside it, for browsers without script.
notes-search-button = Search
# A button that takes the words out of the search.
notes-search-clear = Clear

# How many were found.
notes-found = { $count ->
    [one] { $count } note
   *[other] { $count } notes
}
# No note has the words of the search in it.
notes-found-none = No results for “{ $words }”. Try other words.
notes-found-close = No exact match. These come close.

## One note.

note = Note
note-new = New note
# The name of the field with all of its text.
note-text = Note
# Above other notes.
note-pin = Pin to the top
note-unpin = Unpin
# A button, here and in the list of notes, where its name is for screen readers.
note-make-task = Turn into a task
note-make-task-hint = The first line of the note becomes the task’s title.
note-delete = Delete

## A note in the list. The buttons have a drawing; their names are for screen readers.

# Beside a note that stands above the others.
note-row-pinned = Pinned
note-row-make-task = Turn into a task: { $note }
note-row-pin = Pin: { $note }
note-row-unpin = Unpin: { $note }
note-row-delete = Delete: { $note }
