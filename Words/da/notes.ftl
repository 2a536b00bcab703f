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
notes-found-none = Intet fundet for ”{ $words }”. Prøv andre ord.
notes-found-close = Intet helt præcist. Disse kommer tæt på.

## One note.

note = Note
note-new = Ny note
note-text = Note
note-pin = Sæt fast øverst
note-unpin = Løsn
note-make-task = Lav til en opgave
note-make-task-hint = Notens første linje bliver opgavens titel.
note-delete = Slet

## A note in the list. The buttons have a drawing; their names are for screen readers.

note-row-pinned = Sat fast
note-row-make-task = Lav til en opgave: { $note }
note-row-pin = Sæt fast: { $note }
note-row-unpin = Løsn: { $note }
note-row-delete = Slet: { $note }
