## History: the changes of the last days, each with its undo.

history = History
history-lead = Changes from the last { NUMBER($days) } days. Undoing one doesn’t affect later ones.
history-empty = No changes yet. Each one will be listed here for { NUMBER($days) } days, and can be undone.
history-empty-link = Go to Today
# Over the changes of today; over those of other days stands the date.
history-today = Today
# Beside the time of a change.
history-undone = undone
history-undo = Undo
history-redo = Redo
# The names of these two buttons for screen readers, with the change as it is listed. They begin with the word that is seen.
history-undo-change = Undo: { $change }
history-redo-change = Redo: { $change }
