## A task in a row of a list. The button at its beginning checks it off.

row-done-task = Fatto: { $task }
row-done = Fatto
row-not-done = Da fare
row-packed-task = In valigia: { $task }
row-packed = In valigia
row-not-packed = Non in valigia
row-today-task = Aggiungi a oggi: { $task }
row-move = Sposta
row-today-key = Aggiungi a oggi <sun></sun>
row-set-cost = Indica { UNIT($unit) }
row-set-cost-task = Indica { UNIT($unit) }: { $task }
rows-earlier = Da più tempo
rows-costs = Costo: { SPOONS($spoons) }
rows-costs-each = Costo di ognuna: { SPOONS($spoons) }

## Facts about a task, in a line below its title. Each stands apart from the others.

row-costs-nothing = Costo zero
row-no-cost = costo non indicato
row-done-by-another = svolta da un altro membro
row-done-by = svolta da <member></member>
row-step-of = sottoattività di <task></task>
row-steps-left = { $count ->
    [one] { $count } sottoattività da fare: <step></step>
   *[other] { $count } sottoattività da fare, la prossima: <step></step>
}
row-in-today = nella lista di oggi
row-in-backlog = in sospeso
row-snoozed = nascosta
row-planned = in programma: { $date }
row-left-out = non questa volta
row-has-note = con una nota
row-example = Esempio

## What can be done with a row, once its options are shown. The buttons have a drawing; their names are for screen readers.

row-drag = Trascina per spostare: { $row }
row-move-up = Sposta su: { $row }
row-move-down = Sposta giù: { $row }
row-move-top = Sposta all’inizio: { $row }
row-move-bottom = Sposta alla fine: { $row }
row-focus = Concentrazione: { $task }
row-rest = Riposo adesso: { $task }
row-delete = Elimina: { $task }
row-back = Togli da oggi
row-back-task = Togli da oggi: { $task }
step-move-up = Sposta su
step-move-down = Sposta giù
step-move-top = Sposta all’inizio
step-move-bottom = Sposta alla fine

## The order of a list.

sort-own = Ordine manuale
sort-newest = Scadenza, prima la più lontana
sort-priority = Priorità, poi data
sort-soonest = Scadenza, prima la più vicina
sort-latest = Più lontana
sort-field = Ordina per
sort-button = Ordina

## Below a list of more than a hundred rows.

pager = Il resto di questa lista
pager-back = Indietro
pager-more = Mostra altro
pager-all = Tutto in una pagina, da stampare
pager-print = Stampa

## The views of all tasks, side by side.

task-views = Viste delle attività
task-views-all = Tutte
task-views-spoons = { UNIT($unit, style: "capital") }
task-views-backlog = In sospeso
task-views-subjects = Etichette

menu-select = Scegli

## A task can take physical, thinking, social or emotional energy. Here people choose which of them it may take.

energy-filter = Tipo di energia
energy-filter-any = Qualsiasi tipo
energy-filter-some = Ho un po’ di energia di questo tipo
energy-filter-none = Non ho energia di questo tipo
energy-filter-not-physical = Non fisica
energy-filter-not-thinking = Non mentale
energy-filter-not-social = Non sociale
energy-filter-not-emotional = Non emotiva
