## History: the changes of the last days, each with its undo.

history = Historique
history-lead = Les changements des { NUMBER($days) } derniers jours. En annuler un ne touche pas aux suivants.
history-empty = Aucun changement pour l’instant. Chacun sera listé ici pendant { NUMBER($days) } jours, et pourra être annulé.
history-empty-link = Aller à Aujourd’hui
history-today = Aujourd’hui
history-undone = annulé
history-undo = Annuler
history-redo = Rétablir
history-undo-change = Annuler : { $change }
history-redo-change = Rétablir : { $change }
