## History: the changes of the last days, each with its undo.

history = Historial
history-lead = { $days ->
    [one] Los cambios del último día. Deshacer uno no afecta a los posteriores.
   *[other] Los cambios de los últimos { NUMBER($days) } días. Deshacer uno no afecta a los posteriores.
}
history-empty = { $days ->
    [one] Aún no hay cambios. Cada uno estará aquí durante { NUMBER($days) } día y se podrá deshacer.
   *[other] Aún no hay cambios. Cada uno estará aquí durante { NUMBER($days) } días y se podrá deshacer.
}
history-empty-link = Ir a Hoy
history-today = Hoy
history-undone = deshecho
history-undo = Deshacer
history-redo = Rehacer
history-undo-change = Deshacer: { $change }
history-redo-change = Rehacer: { $change }
