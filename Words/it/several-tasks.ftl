## Commands on several tasks that were chosen.

bulk = Con le attività scelte
bulk-today = Oggi
bulk-done = Fatto
bulk-move-tile = Lista…
bulk-more-tile = Altro…
bulk-due-field = Scadenza (lascia vuoto per toglierla)
bulk-due = Imposta la data
bulk-day = Imposta il giorno
bulk-list-field = Lista
bulk-list-none = Nessuna lista
bulk-list-new = O una nuova lista
bulk-list = Sposta
bulk-duplicate = Duplica
bulk-delete = Elimina
bulk-cost-field = Costo
bulk-cost-none = Costo non indicato
bulk-cost = Imposta il costo
bulk-priority-field = Priorità
bulk-priority = Imposta la priorità
bulk-subject-field = Etichetta
bulk-subject-none = Scegline una
bulk-subject-first = Nuova etichetta
bulk-subject-new = O una nuova etichetta
bulk-subject = Aggiungi l’etichetta
bulk-unlabel-field = Etichetta da togliere
bulk-unlabel = Togli l’etichetta
bulk-template-field = Nome del modello
bulk-template = Salva come modello
bulk-total = Attività scelte

## Several tasks are added at once, one from each line of a text.

many = Aggiungi più attività
many-bar-add = Aggiungi tutte
many-lines = Attività
many-lines-hint = Un’attività per riga. Con degli spazi all’inizio, una riga diventa una sottoattività.
many-list = Lista
many-list-none = Nessuna lista
many-detect = Riconosci date, { UNIT($unit) } ed #etichette
many-preview-button = Anteprima
many-preview = Che cosa verrà aggiunto
many-preview-done = Fatta
many-preview-deep = Le sottoattività possono avere al massimo { NUMBER($levels) } livelli. Le righe più interne sono state spostate più su.
many-preview-more = Si vedono solo le prime { NUMBER($count) }.
