## Tasks are chosen in a list: for today, or for something else.

choosing-select = Scegli
choosing-lead = Spunta ciò che vuoi fare oggi, poi premi «Aggiungi a oggi».
choosing-lead-bulk = Spunta le attività, poi premi il pulsante con ciò che vuoi fare.
choosing-search = Cerca
choosing-menu-all = Scegli tutto in questa pagina
choosing-menu-more = Altro con le attività scelte…
choosing-cancel = Annulla
choosing-all = Tutte ({ NUMBER($count) })
choosing-count = Conta

## Tasks without a cost: below each are numbers, of which one is chosen.

choosing-cost = Quanta energia serve, in { UNIT($unit) }? Se premi un numero, scegli anche l’attività. Basta una stima.
choosing-not-today = Lascia fuori
