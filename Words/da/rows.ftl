## A task in a row of a list. The button at its beginning checks it off.

row-done-task = Færdig: { $task }
row-done = Færdig
row-not-done = Ikke færdig
row-packed-task = Pakket: { $task }
row-packed = Pakket
row-not-packed = Ikke pakket
row-today-task = Føj til i dag: { $task }
row-move = Flyt
row-today-key = Føj til i dag <sun></sun>
row-set-cost = Angiv { UNIT($unit) }
row-set-cost-task = Angiv { UNIT($unit) }: { $task }
rows-earlier = Tidligere
rows-costs = Koster { SPOONS($spoons) }
rows-costs-each = Koster { SPOONS($spoons) } hver

## Facts about a task, in a line below its title. Each stands apart from the others.

row-costs-nothing = Koster intet
row-no-cost = pris ikke sat
row-done-by-another = gjort af et andet medlem
row-done-by = gjort af <member></member>
row-step-of = trin i <task></task>
row-steps-left = { $count ->
    [one] { $count } trin tilbage: <step></step>
   *[other] { $count } trin tilbage: <step></step>
}
row-in-today = på dagens liste
row-in-backlog = under Venter
row-snoozed = skjult
row-planned = planlagt: { $date }
row-left-out = ikke denne gang
row-has-note = har en note
row-example = Eksempel

## What can be done with a row, once its options are shown. The buttons have a drawing; their names are for screen readers.

row-drag = Træk for at flytte: { $row }
row-move-up = Flyt op: { $row }
row-move-down = Flyt ned: { $row }
row-move-top = Flyt helt op: { $row }
row-move-bottom = Flyt helt ned: { $row }
row-focus = Fokus på denne: { $task }
row-rest = Hvil nu: { $task }
row-delete = Slet: { $task }
row-back = Fjern fra i dag
row-back-task = Fjern fra i dag: { $task }
step-move-up = Flyt op
step-move-down = Flyt ned
step-move-top = Flyt helt op
step-move-bottom = Flyt helt ned

## The order of a list.

sort-own = Egen rækkefølge
sort-newest = Dato, seneste først
sort-priority = Prioritet, så dato
sort-soonest = Dato, tidligste først
sort-latest = Seneste først
sort-field = Sorter efter
sort-button = Sorter

## Below a list of more than a hundred rows.

pager = Mere af denne liste
pager-back = Tilbage
pager-more = Vis flere
pager-all = Alt på én side, til udskrift
pager-print = Udskriv

## The views of all tasks, side by side.

task-views = Visninger af opgaver
task-views-all = Alle
task-views-spoons = { UNIT($unit, style: "capital") }
task-views-backlog = Venter
task-views-subjects = Emner

menu-select = Vælg

## A task can take physical, thinking, social or emotional energy. Here people choose which of them it may take.

energy-filter = Energitype
energy-filter-any = Alle typer
energy-filter-some = Jeg har noget af denne type
energy-filter-none = Jeg har intet af denne type
energy-filter-not-physical = Ikke fysisk
energy-filter-not-thinking = Ikke mental
energy-filter-not-social = Ikke social
energy-filter-not-emotional = Ikke følelsesmæssig
