## History: the changes of the last days, each with its undo.

history = Geschiedenis
history-lead = Wijzigingen van de laatste { NUMBER($days) } dagen. Maak je er een ongedaan, dan blijven latere wijzigingen zoals ze zijn.
history-empty = Nog geen wijzigingen. Elke wijziging staat hier { NUMBER($days) } dagen en kan ongedaan worden gemaakt.
history-empty-link = Vandaag openen
history-today = Vandaag
history-undone = ongedaan gemaakt
history-undo = Ongedaan maken
history-redo = Opnieuw
history-undo-change = Ongedaan maken: { $change }
history-redo-change = Opnieuw: { $change }
