## The page of a task.

task-page = Attività
task-page-actions = Azioni
task-page-done = Fatto
task-page-open = Da fare
task-page-today = Aggiungi a oggi
task-page-focus = Concentrazione
task-page-rest = Riposo
task-page-include = Includi
task-page-skip = Salta
task-page-wake = Mostra adesso

## The menu.

task-menu-back = Togli da oggi
task-menu-backlog = Togli da «In sospeso»
task-menu-duplicate = Duplica
task-menu-copy = Copia tra le tue attività
task-menu-delete = Elimina

## The menu that moves a task to a day: on the page of the task, and on a page that rows lead to. Before “Pick a day”
## stand the texts form-date-today, form-date-tomorrow and form-date-week.

day-menu-tile = Sposta…
day-menu = Sposta a un giorno
day-menu-load = { NUMBER($planned) } su { NUMBER($usual) }
day-menu-pick = Scegli un giorno…
day-menu-none = Nessun giorno
day-menu-still-due = La scadenza resta: { $date }
day-menu-remove-date = Togli la data
day-menu-snooze = Posticipa a più tardi oggi
day-menu-hide = Nascondi fino a…
day-menu-hide-hint = Fuori vista fino a quel giorno
day-menu-hide-button = Nascondi
day-menu-skip = Salta questa volta
day-menu-end = Non ripetere più

## Among which steps a task stands.

task-place = Sposta sotto un’altra attività
task-place-step = Sposta questa sottoattività
task-place-under = Sposta sotto
task-place-move = Sposta
task-place-own = Trasforma in attività

## The steps of a task.

steps-title = Sottoattività
steps-add = Nuova sottoattività
steps-add-button = Aggiungi
steps-done = Fatto: { $step }
steps-skipped = saltata
steps-more = Altro per { $step }
steps-own = Trasforma in attività
steps-up = Un livello più su

## What a task costs today, or did cost.

task-today = { UNIT($unit, style: "capital") } oggi
task-today-usual = di solito { NUMBER($cost) }
task-took = Quanta energia è servita davvero, in { UNIT($unit) }?
task-took-planned = in programma: { NUMBER($cost) }
task-took-none = Nessuna
task-took-counts = Per oggi conta l’energia servita davvero.
task-took-counts-usual = Per oggi conta l’energia servita davvero. Il costo abituale resta { NUMBER($cost) }.

## Fields of a task.

task-field-title = Titolo
task-field-note = Nota
task-field-cost = { UNIT($unit, style: "capital") }
task-field-cost-hint = costo non indicato
task-field-cost-none = Non indicato
task-field-cost-rest = Riposo, costo zero

## How often a task is there again: in its form.

task-repeat = Ripeti
task-repeat-never = Mai
task-repeat-daily = Ogni giorno
task-repeat-weekdays = In certi giorni della settimana
task-repeat-week = Ogni settimana
task-repeat-month = Ogni mese
task-repeat-year = Ogni anno
task-repeat-after = Dopo che è fatta
task-repeat-after-days = Quanti giorni dopo
task-repeat-more = Altro…
task-repeat-on = In questi giorni della settimana
task-repeat-days = Ogni giorno
task-repeat-weeks = Ogni settimana
task-repeat-months-day = Ogni mese, alla stessa data
task-repeat-months-weekday = Ogni mese, per esempio il 2° venerdì
task-repeat-months-last-weekday = Ogni mese, per esempio l’ultimo venerdì
task-repeat-months-last-day = Ogni mese, l’ultimo giorno
task-repeat-years = Ogni anno
task-repeat-contradiction = La data qui sopra non è l’ultima del suo mese. Scegline una che lo sia, o un’altra risposta qui.
task-repeat-every = Ripeti ogni
task-repeat-every-hint = 2 vuol dire ogni due giorni, settimane, mesi o anni.
task-repeat-ruledays = Nei giorni (se non scegli: il giorno della scadenza)
task-repeat-from = Ripeti a partire da
task-repeat-from-due = La scadenza
task-repeat-from-done = Il giorno in cui è fatta
task-repeat-until = Data di fine (facoltativa)
task-repeat-also = Aggiunta in automatico anche ai nuovi giorni
task-moves = Se cambi la data
task-moves-one = Solo questa data
task-moves-series = Questa e tutte le successive

## The answer as it is saved, beside “Repeat”.

task-repeat-saved-never = Mai
task-repeat-saved-both = { $daily }; { $rule }
