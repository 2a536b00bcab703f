## All tasks that wait, by their cost.

tasks = Uppgifter
tasks-select = Välj
tasks-empty = Inga uppgifter här. Det räcker med en titel för att lägga till en.
tasks-select-empty = Inga uppgifter att planera just nu.
tasks-select-empty-link = Lägg till en uppgift
tasks-due-soon = Datum snart
tasks-backlog = Väntar
tasks-all-of-category = Alla: { $category }
tasks-all-of-backlog = Alla i Väntar

## Links below all tasks, to those that stand on other pages.

tasks-elsewhere = På andra ställen
tasks-elsewhere-today = Dagens lista
tasks-elsewhere-backlog = Väntar
tasks-elsewhere-snoozed = Dolda
tasks-elsewhere-done = Klara
tasks-elsewhere-all = Allt

## Tasks by their cost, each cost on its own page.

costs = { UNIT($unit, style: "capital") }
costs-nothing = Inget här än
costs-unsorted = Ingen kostnad än
costs-unsorted-lead = Öppna en uppgift och ange vad den kostar. Sedan kan du planera den.
costs-empty = Inget här än. Skriv den första uppgiften i fältet ovan.

## The search. The field and the filters stand above the tasks.

find-field-hint = Sök bland alla uppgifter
find-field = Sök
find-button = Sök
find-tools = Filtrera och sortera
find-tools-set = Filtrera och sortera: { $filters }

find-list = Lista
find-list-any = Alla listor
find-subject = Etikett
find-subject-any = Alla etiketter
find-priority = Prioritet
find-priority-any = Alla prioriteter
find-cost = { UNIT($unit, style: "capital") }
find-cost-any = Alla kostnader
find-cost-none = Ingen kostnad angiven
find-cost-range = { NUMBER($least) }–{ SPOONS($most) }
find-date-any = Alla datum
find-date-range = Från, till
find-date-from = Från { $date }
find-date-until = Till och med { $date }
find-energy = Energi
find-energy-any = Alla typer av energi
find-state = Visa

find-state-open = Att göra
find-state-hidden = Dolda
find-state-done = Klara
find-state-all = Alla
find-show = { $count ->
    [one] Visa { $count } uppgift
   *[other] Visa { $count } uppgifter
}

find-set-priority-high = Hög prioritet
find-set-priority-medium = Medelhög prioritet
find-set-priority-low = Låg prioritet
find-set-energy-physical = Fysisk energi
find-set-energy-thinking = Mental energi
find-set-energy-social = Social energi
find-set-energy-emotional = Känslomässig energi

## What was found.

found-search = Sök
found-tasks = Uppgifter
found-select = Välj
found-clear = Rensa
found = { $count ->
    [one] { $count } uppgift
   *[other] { $count } uppgifter
}
found-none = Inga träffar på ”{ $words }”.
found-none-filters = Inga uppgifter passar. Med färre filter hittar du kanske några.
found-close = Ingen exakt träff. De här ligger nära.
found-open = Att göra
found-snoozed = Dolda
found-backlog = Väntar
found-done = Klara

## Filters that are kept under a name, to be opened again later.

saved-view-keep = Spara den här vyn
saved-views = Vyer av dina uppgifter
saved-view-edit = Redigera: { $view }
saved-view = Vy
saved-view-name = Namn
saved-view-open = Öppna den här vyn
saved-view-delete = Ta bort
saved-view-delete-hint = Uppgifterna finns kvar som de är.
