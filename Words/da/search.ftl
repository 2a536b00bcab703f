## All tasks that wait, by their cost.

tasks = Opgaver
tasks-select = Vælg
tasks-empty = Ingen opgaver her. Det er nok at skrive en titel.
tasks-select-empty = Ingen opgaver er klar til at planlægge.
tasks-select-empty-link = Tilføj en opgave
tasks-due-soon = Snart
tasks-backlog = Venter
tasks-all-of-category = Alle i { $category }
tasks-all-of-backlog = Alle i Venter

## Links below all tasks, to those that stand on other pages.

tasks-elsewhere = Andre steder
tasks-elsewhere-today = Dagens liste
tasks-elsewhere-backlog = Venter
tasks-elsewhere-snoozed = Skjulte
tasks-elsewhere-done = Gjort
tasks-elsewhere-all = Alt

## Tasks by their cost, each cost on its own page.

costs = { UNIT($unit, style: "capital") }
costs-nothing = Intet her endnu
costs-unsorted = Uden pris
costs-unsorted-lead = Åbn en opgave, og sæt dens pris for at planlægge den.
costs-empty = Intet her endnu. Skriv den første opgave i feltet ovenfor.

## The search. The field and the filters stand above the tasks.

find-field-hint = Søg i alle opgaver
find-field = Søg
find-button = Søg
find-tools = Filtrer og sorter
find-tools-set = Filtrer og sorter: { $filters }

find-list = Liste
find-list-any = Alle lister
find-subject = Emne
find-subject-any = Alle emner
find-priority = Prioritet
find-priority-any = Alle prioriteter
find-cost = { UNIT($unit, style: "capital") }
find-cost-any = Alle priser
find-cost-none = Pris ikke sat
find-cost-range = { NUMBER($least) }–{ SPOONS($most) }
find-date-any = Alle datoer
find-date-range = Fra, til
find-date-from = Fra { $date }
find-date-until = Til { $date }
find-energy = Energi
find-energy-any = Alle typer
find-state = Vis

find-state-open = At gøre
find-state-hidden = Skjulte
find-state-done = Gjort
find-state-all = Alle
find-show = { $count ->
    [one] Vis { $count } opgave
   *[other] Vis { $count } opgaver
}

find-set-priority-high = Høj prioritet
find-set-priority-medium = Mellem prioritet
find-set-priority-low = Lav prioritet
find-set-energy-physical = Fysisk energi
find-set-energy-thinking = Mental energi
find-set-energy-social = Social energi
find-set-energy-emotional = Følelsesmæssig energi

## What was found.

found-search = Søg
found-tasks = Opgaver
found-select = Vælg
found-clear = Ryd
found = { $count ->
    [one] { $count } opgave
   *[other] { $count } opgaver
}
found-none = Ingen resultater for ”{ $words }”.
found-none-filters = Ingen opgaver passer. Med færre filtre dukker der måske nogle op.
found-close = Intet, der passer helt. Disse kommer tæt på.
found-open = Åbne
found-snoozed = Skjulte
found-backlog = Venter
found-done = Gjort

## Filters that are kept under a name, to be opened again later.

saved-view-keep = Gem denne visning
saved-views = Visninger af dine opgaver
saved-view-edit = Rediger: { $view }
saved-view = Visning
saved-view-name = Navn
saved-view-open = Åbn visningen
saved-view-delete = Slet
saved-view-delete-hint = Opgaverne bliver, som de er.
