## The keys that do something, each with its effect.

keys = Skróty klawiszowe
keys-lead = Naciśnij <key></key> na dowolnej stronie, żeby otworzyć tę stronę.
keys-are-on = Skróty z jednym klawiszem są włączone.
keys-are-off = Skróty z jednym klawiszem są wyłączone.
keys-hint = Podczas pisania nie działają. Wyłącz je, jeśli sterujesz głosem albo naciskasz klawisze przypadkiem.
keys-turn-on = Włącz skróty z jednym klawiszem
keys-turn-off = Wyłącz skróty z jednym klawiszem
keys-script = Wymagają JavaScriptu, a ta przeglądarka go nie uruchamia. Tab, Enter i spacja działają wszędzie.
keys-two = <first></first>, potem <second></second>
keys-enter = Enter
keys-escape = Esc

## Headings.

keys-anywhere = Wszędzie
keys-rows = Na liście
keys-pages = Przejdź do strony

## Effects.

key-add = Dodaj zadanie
key-search = Szukaj
key-select = Wybierz zadania na dziś
key-now = Co teraz?
key-plan = Zaplanuj dzień
key-new-day = Nowy dzień
key-undo = Cofnij albo otwórz Historię
key-this-page = Ta strona
key-rows-both = Następny wiersz, poprzedni wiersz
key-row-next = Następny wiersz
key-row-previous = Poprzedni wiersz
key-row-tick = Odhacz albo wybierz wiersz
key-row-move = Przenieś na dzień
key-row-open = Otwórz wiersz
key-close-task = Zamknij zadanie z boku
key-today = Dziś
key-tasks = Zadania
key-backlog = Na później
key-lists = Listy
key-calendar = Kalendarz
key-notes = Notatki
key-focus = Minutnik skupienia
key-history = Historia
key-more = Więcej
