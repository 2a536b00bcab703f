## Notes: anything that is not a task.

notes = Noter
notes-empty = Noter er til alt, der ikke er en opgave: en tanke, et nummer, noget, nogen sagde.
notes-bar-add = Tilføj en note
notes-search = Søg i noter
notes-search-field = Søg
notes-search-button = Søg
notes-search-clear = Ryd

notes-found = { $count ->
    [one] { $count } note
   *[other] { $count } noter
}
notes-found-none = Ingen resultater for ”{ $words }”. Prøv andre ord.
notes-found-close = Intet, der passer helt. Disse kommer tæt på.

## One note.

note = Note
note-new = Ny note
note-text = Note
note-pin = Fastgør øverst
note-unpin = Frigør
note-make-task = Lav til en opgave
note-make-task-hint = Notens første linje bliver opgavens titel.
note-delete = Slet

## A note in the list. The buttons have a drawing; their names are for screen readers.

note-row-pinned = Fastgjort
note-row-make-task = Lav til en opgave: { $note }
note-row-pin = Fastgør: { $note }
note-row-unpin = Frigør: { $note }
note-row-delete = Slet: { $note }
