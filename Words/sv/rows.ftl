## A task in a row of a list. The button at its beginning checks it off.

row-done-task = Klar: { $task }
row-done = Klar
row-not-done = Inte klar
row-packed-task = Packat: { $task }
row-packed = Packat
row-not-packed = Inte packat
row-today-task = Lägg till idag: { $task }
row-move = Flytta
row-today-key = Lägg till idag <sun></sun>
row-set-cost = Ange { UNIT($unit) }
row-set-cost-task = Ange { UNIT($unit) }: { $task }
rows-earlier = Äldre
rows-costs = Kostar { SPOONS($spoons) }
rows-costs-each = Kostar { SPOONS($spoons) } var

## Facts about a task, in a line below its title. Each stands apart from the others.

row-costs-nothing = Kostar inget
row-no-cost = ingen kostnad angiven
row-done-by-another = gjord av en annan medlem
row-done-by = gjord av <member></member>
row-step-of = steg i <task></task>
row-steps-left = { $count ->
    [one] { $count } steg kvar: <step></step>
   *[other] { $count } steg kvar: <step></step>
}
row-in-today = i dagens lista
row-in-backlog = i Väntar
row-snoozed = dold
row-planned = planerad: { $date }
row-left-out = inte den här gången
row-has-note = har en anteckning
row-example = Exempel

## What can be done with a row, once its options are shown. The buttons have a drawing; their names are for screen readers.

row-drag = Dra för att flytta: { $row }
row-move-up = Flytta upp: { $row }
row-move-down = Flytta ner: { $row }
row-move-top = Flytta överst: { $row }
row-move-bottom = Flytta nederst: { $row }
row-focus = Fokusera på det här: { $task }
row-rest = Vila nu: { $task }
row-delete = Ta bort: { $task }
row-back = Ta bort från idag
row-back-task = Ta bort från idag: { $task }
step-move-up = Flytta upp
step-move-down = Flytta ner
step-move-top = Flytta överst
step-move-bottom = Flytta nederst

## The order of a list.

sort-own = Egen ordning
sort-newest = Datum, senast först
sort-priority = Prioritet, sedan datum
sort-soonest = Datum, tidigast först
sort-latest = Senast först
sort-field = Sortera efter
sort-button = Sortera

## Below a list of more than a hundred rows.

pager = Mer av den här listan
pager-back = Tillbaka
pager-more = Visa fler
pager-all = Allt på en sida, för utskrift
pager-print = Skriv ut

## The views of all tasks, side by side.

task-views = Vyer av uppgifter
task-views-all = Alla
task-views-spoons = { UNIT($unit, style: "capital") }
task-views-backlog = Väntar
task-views-subjects = Etiketter

menu-select = Välj

## A task can take physical, thinking, social or emotional energy. Here people choose which of them it may take.

energy-filter = Typ av energi
energy-filter-any = Alla typer
energy-filter-some = Jag har lite av den här typen
energy-filter-none = Jag har inget av den här typen
energy-filter-not-physical = Inte fysisk
energy-filter-not-thinking = Inte mental
energy-filter-not-social = Inte social
energy-filter-not-emotional = Inte känslomässig
