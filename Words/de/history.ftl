## History: the changes of the last days, each with its undo.

history = Verlauf
history-lead = Änderungen der letzten { NUMBER($days) } Tage. Machst du eine rückgängig, bleiben spätere, wie sie sind.
history-empty = Noch keine Änderungen. Jede steht hier { NUMBER($days) } Tage lang und lässt sich rückgängig machen.
history-empty-link = Zu „Heute“
history-today = Heute
history-undone = rückgängig gemacht
history-undo = Rückgängig machen
history-redo = Wiederherstellen
history-undo-change = Rückgängig machen: { $change }
history-redo-change = Wiederherstellen: { $change }
