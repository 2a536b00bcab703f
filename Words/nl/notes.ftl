## Notes: anything that is not a task.

notes = Notities
notes-empty = Notities zijn voor alles wat geen taak is: een gedachte, een nummer, iets wat iemand zei.
notes-bar-add = Notitie toevoegen
notes-search = Notities doorzoeken
notes-search-field = Zoeken
notes-search-button = Zoeken
notes-search-clear = Wissen

notes-found = { $count ->
    [one] { $count } notitie
   *[other] { $count } notities
}
notes-found-none = Niets gevonden voor “{ $words }”. Probeer andere woorden.
notes-found-close = Niets komt precies overeen. Deze lijken erop.

## One note.

note = Notitie
note-new = Nieuwe notitie
note-text = Notitie
note-pin = Bovenaan vastzetten
note-unpin = Losmaken
note-make-task = Taak van maken
note-make-task-hint = De eerste regel van de notitie wordt de titel van de taak.
note-delete = Verwijderen

## A note in the list. The buttons have a drawing; their names are for screen readers.

note-row-pinned = Vastgezet
note-row-make-task = Taak van maken: { $note }
note-row-pin = Vastzetten: { $note }
note-row-unpin = Losmaken: { $note }
note-row-delete = Verwijderen: { $note }
