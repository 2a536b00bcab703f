## Notes: anything that is not a task.

notes = Anteckningar
notes-empty = Anteckningar är för allt som inte är en uppgift: en tanke, ett nummer, något som någon sa.
notes-bar-add = Lägg till en anteckning
notes-search = Sök i anteckningar
notes-search-field = Sök
notes-search-button = Sök
notes-search-clear = Rensa

notes-found = { $count ->
    [one] { $count } anteckning
   *[other] { $count } anteckningar
}
notes-found-none = Inga träffar på ”{ $words }”. Prova andra ord.
notes-found-close = Ingen exakt träff. De här ligger nära.

## One note.

note = Anteckning
note-new = Ny anteckning
note-text = Anteckning
note-pin = Fäst överst
note-unpin = Lossa
note-make-task = Gör till en uppgift
note-make-task-hint = Anteckningens första rad blir uppgiftens titel.
note-delete = Ta bort

## A note in the list. The buttons have a drawing; their names are for screen readers.

note-row-pinned = Fäst överst
note-row-make-task = Gör till en uppgift: { $note }
note-row-pin = Fäst överst: { $note }
note-row-unpin = Lossa: { $note }
note-row-delete = Ta bort: { $note }
