## Notes: anything that is not a task.

notes = Note
notes-empty = Le note sono per tutto ciò che non è un’attività: un pensiero, un numero, una frase detta da qualcuno.
notes-bar-add = Aggiungi una nota
notes-search = Cerca nelle note
notes-search-field = Cerca
notes-search-button = Cerca
notes-search-clear = Togli la ricerca

notes-found = { $count ->
    [one] { $count } nota
   *[other] { $count } note
}
notes-found-none = Nessun risultato per «{ $words }». Prova con altre parole.
notes-found-close = Nessuna corrispondenza esatta. Queste si avvicinano.

## One note.

note = Nota
note-new = Nuova nota
note-text = Nota
note-pin = Fissa in alto
note-unpin = Non fissare più
note-make-task = Trasforma in attività
note-make-task-hint = La prima riga della nota diventa il titolo dell’attività.
note-delete = Elimina

## A note in the list. The buttons have a drawing; their names are for screen readers.

note-row-pinned = Fissata in alto
note-row-make-task = Trasforma in attività: { $note }
note-row-pin = Fissa in alto: { $note }
note-row-unpin = Non fissare più: { $note }
note-row-delete = Elimina: { $note }
