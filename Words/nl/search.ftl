## All tasks that wait, by their cost.

tasks = Taken
tasks-select = Kiezen
tasks-empty = Hier staan geen taken. Een titel is genoeg om er een toe te voegen.
tasks-select-empty = Er zijn geen taken om te plannen.
tasks-select-empty-link = Taak toevoegen
tasks-due-soon = Binnenkort
tasks-backlog = Meegenomen
tasks-all-of-category = Alle taken van { $category }
tasks-all-of-backlog = Alles uit Meegenomen

## Links below all tasks, to those that stand on other pages.

tasks-elsewhere = Op andere pagina’s
tasks-elsewhere-today = Lijst van vandaag
tasks-elsewhere-backlog = Meegenomen
tasks-elsewhere-snoozed = Verborgen
tasks-elsewhere-done = Gedaan
tasks-elsewhere-all = Alles

## Tasks by their cost, each cost on its own page.

costs = { UNIT($unit, style: "capital") }
costs-nothing = Nog niets hier
costs-unsorted = Kosten onbekend
costs-unsorted-lead = Open een taak en vul de kosten in om hem te plannen.
costs-empty = Nog niets hier. Schrijf de eerste taak in het veld hierboven.

## The search. The field and the filters stand above the tasks.

find-field-hint = Alle taken doorzoeken
find-field = Zoeken
find-button = Zoeken
find-tools = Filteren en sorteren
find-tools-set = Filteren en sorteren: { $filters }

find-list = Lijst
find-list-any = Alle lijsten
find-subject = Label
find-subject-any = Alle labels
find-priority = Prioriteit
find-priority-any = Alle prioriteiten
find-cost = { UNIT($unit, style: "capital") }
find-cost-any = Alle kosten
find-cost-none = Kosten onbekend
find-cost-range = { NUMBER($least) } tot { SPOONS($most) }
find-date-any = Alle datums
find-date-range = Van, tot en met
find-date-from = Vanaf { $date }
find-date-until = Tot en met { $date }
find-energy = Energie
find-energy-any = Elke soort
find-state = Tonen

find-state-open = Te doen
find-state-hidden = Verborgen
find-state-done = Gedaan
find-state-all = Alles
find-show = { $count ->
    [one] { $count } taak tonen
   *[other] { $count } taken tonen
}

find-set-priority-high = Hoge prioriteit
find-set-priority-medium = Gemiddelde prioriteit
find-set-priority-low = Lage prioriteit
find-set-energy-physical = Energie: lichamelijk
find-set-energy-thinking = Energie: denkwerk
find-set-energy-social = Energie: sociaal
find-set-energy-emotional = Energie: emotioneel

## What was found.

found-search = Zoeken
found-tasks = Taken
found-select = Kiezen
found-clear = Wissen
found = { $count ->
    [one] { $count } taak
   *[other] { $count } taken
}
found-none = Niets gevonden voor “{ $words }”.
found-none-filters = Geen taken gevonden. Met minder filters vind je misschien wel iets.
found-close = Niets komt precies overeen. Deze lijken erop.
found-open = Te doen
found-snoozed = Verborgen
found-backlog = Meegenomen
found-done = Gedaan

## Filters that are kept under a name, to be opened again later.

saved-view-keep = Dit overzicht opslaan
saved-views = Overzichten van je taken
saved-view-edit = Bewerken: { $view }
saved-view = Overzicht
saved-view-name = Naam
saved-view-open = Dit overzicht openen
saved-view-delete = Verwijderen
saved-view-delete-hint = De taken blijven zoals ze zijn.
