## A task in a row of a list. The button at its beginning checks it off.

row-done-task = Erledigt: { $task }
row-done = Erledigt
row-not-done = Nicht erledigt
row-packed-task = Eingepackt: { $task }
row-packed = Eingepackt
row-not-packed = Nicht eingepackt
row-today-task = Für heute übernehmen: { $task }
row-move = Verschieben
row-today-key = Für heute übernehmen <sun></sun>
row-set-cost = { UNIT($unit, style: "capital") } eintragen
row-set-cost-task = { UNIT($unit, style: "capital") } eintragen: { $task }
rows-earlier = Schon länger da
rows-costs = Kostet { SPOONS($spoons) }
rows-costs-each = Kostet je { SPOONS($spoons) }

## Facts about a task, in a line below its title. Each stands apart from the others.

row-costs-nothing = Kostet nichts
row-no-cost = noch ohne Kosten
row-done-by-another = von einem anderen Mitglied erledigt
row-done-by = von <member></member> erledigt
row-step-of = Schritt von <task></task>
row-steps-left = { $count ->
    [one] noch { $count } Schritt: <step></step>
   *[other] noch { $count } Schritte: <step></step>
}
row-in-today = auf der Liste für heute
row-in-backlog = von früher
row-snoozed = ausgeblendet
row-planned = geplant: { $date }
row-left-out = diesmal nicht
row-has-note = mit Notiz
row-example = Beispiel

## What can be done with a row, once its options are shown. The buttons have a drawing; their names are for screen readers.

row-drag = Zum Verschieben ziehen: { $row }
row-move-up = Nach oben: { $row }
row-move-down = Nach unten: { $row }
row-move-top = Ganz nach oben: { $row }
row-move-bottom = Ganz nach unten: { $row }
row-focus = Fokus darauf: { $task }
row-rest = Jetzt ausruhen: { $task }
row-delete = Löschen: { $task }
row-back = Doch nicht heute
row-back-task = Doch nicht heute: { $task }
step-move-up = Nach oben
step-move-down = Nach unten
step-move-top = Ganz nach oben
step-move-bottom = Ganz nach unten

## The order of a list.

sort-own = Eigene Reihenfolge
sort-newest = Datum, spätestes zuerst
sort-priority = Priorität, dann Datum
sort-soonest = Datum, frühestes zuerst
sort-latest = Späteste zuerst
sort-field = Sortieren nach
sort-button = Sortieren

## Below a list of more than a hundred rows.

pager = Mehr von dieser Liste
pager-back = Zurück
pager-more = Mehr zeigen
pager-all = Alles auf einer Seite, zum Drucken
pager-print = Drucken

## The views of all tasks, side by side.

task-views = Ansichten der Aufgaben
task-views-all = Alle
task-views-spoons = { UNIT($unit, style: "capital") }
task-views-backlog = Von früher
task-views-subjects = Schlagwörter

menu-select = Auswählen

## A task can take physical, thinking, social or emotional energy. Here people choose which of them it may take.

energy-filter = Art der Energie
energy-filter-any = Jede Art
energy-filter-some = Davon habe ich etwas
energy-filter-none = Davon habe ich nichts
energy-filter-not-physical = Nicht körperlich
energy-filter-not-thinking = Nicht geistig
energy-filter-not-social = Nicht sozial
energy-filter-not-emotional = Nicht emotional
