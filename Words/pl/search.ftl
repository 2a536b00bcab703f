## All tasks that wait, by their cost.

tasks = Zadania
tasks-select = Wybór
tasks-empty = Nie ma tu zadań. Żeby dodać zadanie, wystarczy tytuł.
tasks-select-empty = Brak zadań gotowych do planu.
tasks-select-empty-link = Dodaj zadanie
tasks-due-soon = Termin wkrótce
tasks-backlog = Na później
tasks-all-of-category = Wszystkie: { $category }
tasks-all-of-backlog = Cała lista Na później

## Links below all tasks, to those that stand on other pages.

tasks-elsewhere = Gdzie indziej
tasks-elsewhere-today = Lista na dziś
tasks-elsewhere-backlog = Na później
tasks-elsewhere-snoozed = Ukryte
tasks-elsewhere-done = Zrobione
tasks-elsewhere-all = Wszystko

## Tasks by their cost, each cost on its own page.

costs = { UNIT($unit, style: "capital") }
costs-nothing = Na razie nic tu nie ma
costs-unsorted = Koszt nieustalony
costs-unsorted-lead = Otwórz zadanie i ustal jego koszt, żeby je zaplanować.
costs-empty = Na razie nic tu nie ma. Wpisz pierwsze zadanie w polu powyżej.

## The search. The field and the filters stand above the tasks.

find-field-hint = Szukaj we wszystkich zadaniach
find-field = Szukaj
find-button = Szukaj
find-tools = Filtruj i sortuj
find-tools-set = Filtruj i sortuj: { $filters }
find-list = Lista
find-list-any = Dowolna lista
find-subject = Etykieta
find-subject-any = Dowolna etykieta
find-priority = Priorytet
find-priority-any = Dowolny priorytet
find-cost = { UNIT($unit, style: "capital") }
find-cost-any = Dowolny koszt
find-cost-none = Koszt nieustalony
find-cost-range = { NUMBER($least) }–{ SPOONS($most) }
find-date-any = Dowolna data
find-date-range = Od, do
find-date-from = Od: { $date }
find-date-until = Do: { $date }
find-energy = Energia
find-energy-any = Dowolna energia
find-state = Pokaż
find-state-open = Do zrobienia
find-state-hidden = Ukryte
find-state-done = Zrobione
find-state-all = Wszystkie
find-show = { $count ->
    [one] Pokaż { $count } zadanie
    [few] Pokaż { $count } zadania
    [many] Pokaż { $count } zadań
   *[other] Pokaż { $count } zadania
}
find-set-priority-high = Wysoki priorytet
find-set-priority-medium = Średni priorytet
find-set-priority-low = Niski priorytet
find-set-energy-physical = Energia fizyczna
find-set-energy-thinking = Energia umysłowa
find-set-energy-social = Energia społeczna
find-set-energy-emotional = Energia emocjonalna

## What was found.

found-search = Szukaj
found-tasks = Zadania
found-select = Wybór
found-clear = Wyczyść
found = { $count ->
    [one] { $count } zadanie
    [few] { $count } zadania
    [many] { $count } zadań
   *[other] { $count } zadania
}
found-none = Brak wyników dla „{ $words }”.
found-none-filters = Żadne zadanie nie pasuje. Przy mniejszej liczbie filtrów coś może się znaleźć.
found-close = Nic dokładnie takiego. To jest podobne.
found-open = Do zrobienia
found-snoozed = Ukryte
found-backlog = Na później
found-done = Zrobione

## Filters that are kept under a name, to be opened again later.

saved-view-keep = Zapisz ten widok
saved-views = Twoje widoki zadań
saved-view-edit = Edytuj: { $view }
saved-view = Widok
saved-view-name = Nazwa
saved-view-open = Otwórz ten widok
saved-view-delete = Usuń
saved-view-delete-hint = Zadania zostaną takie, jakie są.
