## History: the changes of the last days, each with its undo.

history = Cronologia
history-lead = { $days ->
    [one] Le modifiche dell’ultimo giorno. Annullarne una non tocca quelle successive.
   *[other] Le modifiche degli ultimi { NUMBER($days) } giorni. Annullarne una non tocca quelle successive.
}
history-empty = { $days ->
    [one] Ancora nessuna modifica. Ognuna resta qui per { NUMBER($days) } giorno, e si può annullare.
   *[other] Ancora nessuna modifica. Ognuna resta qui per { NUMBER($days) } giorni, e si può annullare.
}
history-empty-link = Vai a Oggi
history-today = Oggi
history-undone = annullata
history-undo = Annulla
history-redo = Ripristina
history-undo-change = Annulla: { $change }
history-redo-change = Ripristina: { $change }
