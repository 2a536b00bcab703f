## History: the changes of the last days, each with its undo.

history = Historik
history-lead = Ændringer fra de sidste { NUMBER($days) } dage. Du kan fortryde én uden at påvirke de senere.
history-empty = Ingen ændringer endnu. Hver ændring står her i { NUMBER($days) } dage og kan fortrydes.
history-empty-link = Gå til I dag
history-today = I dag
history-undone = fortrudt
history-undo = Fortryd
history-redo = Gør igen
history-undo-change = Fortryd: { $change }
history-redo-change = Gør igen: { $change }
