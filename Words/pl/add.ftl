## The page that adds a task.

add = Dodaj zadanie
add-to = Dodaj do: { $list }
add-bar-close = Zamknij
add-bar-add = Dodaj zadanie
add-several = Dodaj kilka
add-select = Wybierz zadania
add-help = Co można wpisać w jednym wierszu?
add-help-line = ~2 to { SPOONS($spoons) } · jutro 9:00 · !wysoki · #telefon to etykieta · @Zakupy to lista · codziennie · 15 min

## What somebody wrote is shown again, because the task or list that it belongs to was deleted. “Add task” and “Save” are buttons.

add-deleted-list = Tej listy już tu nie ma: została usunięta albo nie jest ci już udostępniana. Wpisany tekst jest tutaj: „Dodaj zadanie” zapisze go jako osobne zadanie.
add-deleted-parent = Zadania tego kroku już tu nie ma: zostało usunięte albo nie jest ci już udostępniane. Wpisany tekst jest tutaj: „Dodaj zadanie” zapisze go jako osobne zadanie.
add-deleted-parent-form = Zadania tego kroku już tu nie ma: zostało usunięte albo nie jest ci już udostępniane. Wpisany tekst jest tutaj: „Zapisz” zachowa go jako osobne zadanie.
add-deleted-task = Tego zadania już tu nie ma: zostało usunięte albo nie jest ci już udostępniane. Wpisany tekst jest tutaj: „Zapisz” zachowa go jako nowe zadanie.

## The line: one field, which understands more than the title. What it understood is shown below.

line-task = Zadanie
line-new-task = Nowe zadanie
line-add = Dodaj
line-add-later = Dodaj na później
line-title = Tytuł: <title></title>
line-hint = Dotknij jednej z części, a jej słowa wrócą do tytułu.
line-put-back = { $meaning }: z powrotem do tytułu
line-or = Albo { $meaning }
line-maybe = { $meaning }?
line-understood = Co odczytano z wiersza

## What the parts of a line mean.

chip-spoons = { SPOONS($spoons) }
chip-high = Wysoki priorytet
chip-medium = Średni priorytet
chip-low = Niski priorytet
chip-subject = Etykieta: { $subject }
chip-subject-new = Etykieta: { $subject } (nowa)
chip-list = Lista: { $list }
chip-list-new = Lista: { $list } (nowa)
chip-time-today = Dziś, { $time }
chip-time-tomorrow = Jutro, { $time }
chip-time-date = { $date }, { $time }
chip-words = { $meaning } („{ $words }”)
