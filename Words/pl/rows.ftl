## A task in a row of a list. The button at its beginning checks it off.

row-done-task = Zrobione: { $task }
row-done = Zrobione
row-not-done = Niezrobione
row-packed-task = Spakowane: { $task }
row-packed = Spakowane
row-not-packed = Niespakowane
row-today-task = Dodaj na dziś: { $task }
row-move = Przenieś
row-today-key = Dodaj na dziś <sun></sun>
row-set-cost = Ustal { UNIT($unit) }
row-set-cost-task = Ustal { UNIT($unit) }: { $task }
rows-earlier = Wcześniejsze
rows-costs = Koszt: { SPOONS($spoons) }
rows-costs-each = Koszt każdego: { SPOONS($spoons) }

## Facts about a task, in a line below its title. Each stands apart from the others.

row-costs-nothing = Nic nie kosztuje
row-no-cost = koszt nieustalony
row-done-by-another = zrobione przez kogoś innego z listy
row-done-by = zrobione przez: <member></member>
row-step-of = krok zadania: <task></task>
row-steps-left = { $count ->
    [one] jeszcze { $count } krok: <step></step>
    [few] jeszcze { $count } kroki, następny: <step></step>
    [many] jeszcze { $count } kroków, następny: <step></step>
   *[other] jeszcze { $count } kroku, następny: <step></step>
}
row-in-today = na liście na dziś
row-in-backlog = na liście Na później
row-snoozed = ukryte
row-planned = zaplanowane: { $date }
row-left-out = nie tym razem
row-has-note = ma notatkę
row-example = Przykład

## What can be done with a row, once its options are shown. The buttons have a drawing; their names are for screen readers.

row-drag = Przeciągnij, żeby przenieść: { $row }
row-move-up = Przesuń w górę: { $row }
row-move-down = Przesuń w dół: { $row }
row-move-top = Przesuń na samą górę: { $row }
row-move-bottom = Przesuń na sam dół: { $row }
row-focus = Skup się na tym: { $task }
row-rest = Odpocznij teraz: { $task }
row-delete = Usuń: { $task }
row-back = Zdejmij z listy na dziś
row-back-task = Zdejmij z listy na dziś: { $task }
step-move-up = Przesuń w górę
step-move-down = Przesuń w dół
step-move-top = Przesuń na samą górę
step-move-bottom = Przesuń na sam dół

## The order of a list.

sort-own = Własna kolejność
sort-newest = Termin, od najpóźniejszego
sort-priority = Priorytet, potem termin
sort-soonest = Termin, od najbliższego
sort-latest = Od najpóźniejszej
sort-field = Sortuj według
sort-button = Sortuj

## Below a list of more than a hundred rows.

pager = Dalsza część listy
pager-back = Wstecz
pager-more = Pokaż więcej
pager-all = Wszystko na jednej stronie, do druku
pager-print = Drukuj

## The views of all tasks, side by side.

task-views = Widoki zadań
task-views-all = Wszystkie
task-views-spoons = { UNIT($unit, style: "capital") }
task-views-backlog = Na później
task-views-subjects = Etykiety
menu-select = Wybierz

## A task can take physical, thinking, social or emotional energy. Here people choose which of them it may take.

energy-filter = Rodzaj energii
energy-filter-any = Dowolny rodzaj
energy-filter-some = Taką energię mam
energy-filter-none = Takiej energii nie mam
energy-filter-not-physical = Bez fizycznej
energy-filter-not-thinking = Bez umysłowej
energy-filter-not-social = Bez społecznej
energy-filter-not-emotional = Bez emocjonalnej
