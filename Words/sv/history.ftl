## History: the changes of the last days, each with its undo.

history = Historik
history-lead = Ändringar från de senaste { NUMBER($days) } dagarna. När du ångrar en påverkas inte de senare.
history-empty = Inga ändringar än. Varje ändring visas här i { NUMBER($days) } dagar och kan ångras.
history-empty-link = Gå till Idag
history-today = Idag
history-undone = ångrad
history-undo = Ångra
history-redo = Gör om
history-undo-change = Ångra: { $change }
history-redo-change = Gör om: { $change }
