## The frame of every page: the bar, the menu, the message above the bar.

frame-skip = Przejdź do treści
frame-offline = Offline<saved>: zmiany są zapisywane na tym urządzeniu</saved><waiting>: zmiany będą możliwe, gdy wróci internet</waiting>
frame-more-options = Więcej opcji
frame-help = Pomoc
frame-bar = Menu główne
frame-show-everything = Pokaż znowu wszystko
frame-undo = Cofnij
frame-redo = Ponów
frame-dismiss = Zamknij
frame-add = Dodawanie
frame-add-task = Dodaj zadanie
frame-side-lists = Listy z boku
frame-lists = Listy
frame-without-script = Wyjątek: ta przeglądarka nie uruchamia JavaScriptu, więc twój plan jest zapisany na tym serwerze, tylko dla tej przeglądarki.
menu-options-show = Pokaż opcje
menu-options-hide = Ukryj opcje
menu-print = Drukuj
actions = Działania
action-cancel = Anuluj
action-done = Gotowe
action-save = Zapisz

## The bar. Five entries share the width of a phone: 64 px each at 320 px, which is about nine letters.

bar-today = Dziś
bar-tasks = Zadania
bar-lists = Listy
bar-calendar = Kalendarz
bar-more = Więcej
bar-now = Co teraz?
bar-rest = Odpoczynek
bar-settings = Ustawienia

## Names of pages, as the link at the top names the page above.

page-today = Dziś
page-tasks = Zadania
page-lists = Listy
page-calendar = Kalendarz
page-templates = Szablony
page-notes = Notatki
page-settings = Ustawienia
page-data = Twoje dane
page-account = Konto
page-shared-lists = Wspólne listy
page-gallery = Galeria
page-more = Więcej
page-archive = Archiwum
page-insights = Statystyki
