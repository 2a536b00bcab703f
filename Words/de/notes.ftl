## Notes: anything that is not a task.

notes = Notizen
notes-empty = Notizen sind für alles, was keine Aufgabe ist: ein Gedanke, eine Nummer, etwas, das jemand gesagt hat.
notes-bar-add = Neue Notiz
notes-search = Notizen durchsuchen
notes-search-field = Suchen
notes-search-button = Suchen
notes-search-clear = Zurücksetzen

notes-found = { $count ->
    [one] { $count } Notiz
   *[other] { $count } Notizen
}
notes-found-none = Keine Ergebnisse für „{ $words }“. Versuche es mit anderen Wörtern.
notes-found-close = Nichts passt genau. Das hier ist ähnlich.

## One note.

note = Notiz
note-new = Neue Notiz
note-text = Notiz
note-pin = Oben anheften
note-unpin = Loslösen
note-make-task = Zur Aufgabe machen
note-make-task-hint = Die erste Zeile der Notiz wird zum Titel der Aufgabe.
note-delete = Löschen

## A note in the list. The buttons have a drawing; their names are for screen readers.

note-row-pinned = Angeheftet
note-row-make-task = Zur Aufgabe machen: { $note }
note-row-pin = Anheften: { $note }
note-row-unpin = Loslösen: { $note }
note-row-delete = Löschen: { $note }
