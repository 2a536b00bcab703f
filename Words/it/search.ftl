## All tasks that wait, by their cost.

tasks = Attività
tasks-select = Scegli
tasks-empty = Qui non ci sono attività. Per aggiungerne una basta un titolo.
tasks-select-empty = Non ci sono attività da pianificare.
tasks-select-empty-link = Aggiungi attività
tasks-due-soon = In scadenza
tasks-backlog = In sospeso
tasks-all-of-category = Tutte le attività: { $category }
tasks-all-of-backlog = Tutte le attività in sospeso

## Links below all tasks, to those that stand on other pages.

tasks-elsewhere = Altrove
tasks-elsewhere-today = Lista di oggi
tasks-elsewhere-backlog = In sospeso
tasks-elsewhere-snoozed = Nascoste
tasks-elsewhere-done = Fatte
tasks-elsewhere-all = Tutte

## Tasks by their cost, each cost on its own page.

costs = { UNIT($unit, style: "capital") }
costs-nothing = Ancora niente qui
costs-unsorted = Senza costo
costs-unsorted-lead = Apri un’attività e indica il costo per pianificarla.
costs-empty = Ancora niente qui. Scrivi la prima attività nel campo qui sopra.

## The search. The field and the filters stand above the tasks.

find-field-hint = Cerca in tutte le attività
find-field = Cerca
find-button = Cerca
find-tools = Filtra e ordina
find-tools-set = Filtra e ordina: { $filters }

find-list = Lista
find-list-any = Qualsiasi lista
find-subject = Etichetta
find-subject-any = Qualsiasi etichetta
find-priority = Priorità
find-priority-any = Qualsiasi priorità
find-cost = { UNIT($unit, style: "capital") }
find-cost-any = Qualsiasi costo
find-cost-none = Costo non indicato
find-cost-range = Da { NUMBER($least) } a { SPOONS($most) }
find-date-any = Qualsiasi data
find-date-range = Da, a
find-date-from = Da { $date }
find-date-until = Fino a { $date }
find-energy = Energia
find-energy-any = Qualsiasi energia
find-state = Mostra

find-state-open = Da fare
find-state-hidden = Nascoste
find-state-done = Fatte
find-state-all = Tutte
find-show = Mostra { NUMBER($count) } attività

find-set-priority-high = Priorità alta
find-set-priority-medium = Priorità media
find-set-priority-low = Priorità bassa
find-set-energy-physical = Energia fisica
find-set-energy-thinking = Energia mentale
find-set-energy-social = Energia sociale
find-set-energy-emotional = Energia emotiva

## What was found.

found-search = Cerca
found-tasks = Attività
found-select = Scegli
found-clear = Togli i filtri
found = { NUMBER($count) } attività
found-none = Nessun risultato per «{ $words }».
found-none-filters = Nessuna attività corrisponde. Con meno filtri forse ne trovi.
found-close = Nessuna corrispondenza esatta. Queste si avvicinano.
found-open = Da fare
found-snoozed = Nascoste
found-backlog = In sospeso
found-done = Fatte

## Filters that are kept under a name, to be opened again later.

saved-view-keep = Salva questa vista
saved-views = Viste delle tue attività
saved-view-edit = Modifica: { $view }
saved-view = Vista
saved-view-name = Nome
saved-view-open = Apri questa vista
saved-view-delete = Elimina
saved-view-delete-hint = Le attività restano come sono.
