## A task in a row of a list. The button at its beginning checks it off.

row-done-task = Klaar: { $task }
row-done = Klaar
row-not-done = Niet klaar
row-packed-task = Ingepakt: { $task }
row-packed = Ingepakt
row-not-packed = Niet ingepakt
row-today-task = Naar vandaag: { $task }
row-move = Verplaatsen
row-today-key = Naar vandaag <sun></sun>
row-set-cost = { UNIT($unit, style: "capital") } invullen
row-set-cost-task = { UNIT($unit, style: "capital") } invullen: { $task }
rows-earlier = Eerder
rows-costs = Kost { SPOONS($spoons) }
rows-costs-each = Kost elk { SPOONS($spoons) }

## Facts about a task, in a line below its title. Each stands apart from the others.

row-costs-nothing = Kost niets
row-no-cost = kosten onbekend
row-done-by-another = gedaan door een ander lid
row-done-by = gedaan door <member></member>
row-step-of = stap van <task></task>
row-steps-left = { $count ->
    [one] nog { $count } stap: <step></step>
   *[other] nog { $count } stappen: <step></step>
}
row-in-today = in de lijst van vandaag
row-in-backlog = meegenomen
row-snoozed = verborgen
row-planned = gepland: { $date }
row-left-out = deze keer niet
row-has-note = met notitie
row-example = Voorbeeld

## What can be done with a row, once its options are shown. The buttons have a drawing; their names are for screen readers.

row-drag = Slepen om te verplaatsen: { $row }
row-move-up = Omhoog: { $row }
row-move-down = Omlaag: { $row }
row-move-top = Helemaal naar boven: { $row }
row-move-bottom = Helemaal naar onderen: { $row }
row-focus = Focus hierop: { $task }
row-rest = Nu rusten: { $task }
row-delete = Verwijderen: { $task }
row-back = Uit vandaag halen
row-back-task = Uit vandaag halen: { $task }
step-move-up = Omhoog
step-move-down = Omlaag
step-move-top = Helemaal naar boven
step-move-bottom = Helemaal naar onderen

## The order of a list.

sort-own = Eigen volgorde
sort-newest = Datum, laatste eerst
sort-priority = Prioriteit, dan datum
sort-soonest = Datum, vroegste eerst
sort-latest = Laatste eerst
sort-field = Sorteren op
sort-button = Sorteren

## Below a list of more than a hundred rows.

pager = Meer van deze lijst
pager-back = Terug
pager-more = Meer tonen
pager-all = Alles op één pagina, om af te drukken
pager-print = Afdrukken

## The views of all tasks, side by side.

task-views = Weergaven van taken
task-views-all = Alle
task-views-spoons = { UNIT($unit, style: "capital") }
task-views-backlog = Meegenomen
task-views-subjects = Labels

menu-select = Kiezen

## A task can take physical, thinking, social or emotional energy. Here people choose which of them it may take.

energy-filter = Soort energie
energy-filter-any = Elke soort
energy-filter-some = Hier heb ik nog wat van
energy-filter-none = Hier heb ik niets van
energy-filter-not-physical = Niet lichamelijk
energy-filter-not-thinking = Geen denkwerk
energy-filter-not-social = Niet sociaal
energy-filter-not-emotional = Niet emotioneel
