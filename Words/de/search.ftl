## All tasks that wait, by their cost.

tasks = Aufgaben
tasks-select = Auswählen
tasks-empty = Hier sind keine Aufgaben. Für eine neue genügt ein Titel.
tasks-select-empty = Gerade gibt es keine Aufgaben zum Planen.
tasks-select-empty-link = Neue Aufgabe
tasks-due-soon = Bald fällig
tasks-backlog = Von früher
tasks-all-of-category = Alle: { $category }
tasks-all-of-backlog = Alle von früher

## Links below all tasks, to those that stand on other pages.

tasks-elsewhere = Auf anderen Seiten
tasks-elsewhere-today = Liste für heute
tasks-elsewhere-backlog = Von früher
tasks-elsewhere-snoozed = Ausgeblendet
tasks-elsewhere-done = Erledigt
tasks-elsewhere-all = Alles

## Tasks by their cost, each cost on its own page.

costs = { UNIT($unit, style: "capital") }
costs-nothing = Hier ist noch nichts
costs-unsorted = Ohne Kosten
costs-unsorted-lead = Öffne eine Aufgabe und trag ihre Kosten ein, um sie zu planen.
costs-empty = Hier ist noch nichts. Schreib die erste Aufgabe in das Feld oben.

## The search. The field and the filters stand above the tasks.

find-field-hint = Alle Aufgaben durchsuchen
find-field = Suchen
find-button = Suchen
find-tools = Filtern und sortieren
find-tools-set = Filtern und sortieren: { $filters }

find-list = Liste
find-list-any = Alle Listen
find-subject = Schlagwort
find-subject-any = Alle Schlagwörter
find-priority = Priorität
find-priority-any = Jede Priorität
find-cost = { UNIT($unit, style: "capital") }
find-cost-any = Alle Kosten
find-cost-none = Noch ohne Kosten
find-cost-range = { NUMBER($least) } bis { SPOONS($most) }
find-date-any = Alle Daten
find-date-range = Von, bis
find-date-from = Ab { $date }
find-date-until = Bis { $date }
find-energy = Energie
find-energy-any = Jede Art
find-state = Zeigen

find-state-open = Zu tun
find-state-hidden = Ausgeblendet
find-state-done = Erledigt
find-state-all = Alle
find-show = { $count ->
    [one] { $count } Aufgabe zeigen
   *[other] { $count } Aufgaben zeigen
}

find-set-priority-high = Hohe Priorität
find-set-priority-medium = Mittlere Priorität
find-set-priority-low = Niedrige Priorität
find-set-energy-physical = Körperliche Energie
find-set-energy-thinking = Geistige Energie
find-set-energy-social = Soziale Energie
find-set-energy-emotional = Emotionale Energie

## What was found.

found-search = Suchen
found-tasks = Aufgaben
found-select = Auswählen
found-clear = Zurücksetzen
found = { $count ->
    [one] { $count } Aufgabe
   *[other] { $count } Aufgaben
}
found-none = Keine Ergebnisse für „{ $words }“.
found-none-filters = Keine passenden Aufgaben. Mit weniger Filtern findest du vielleicht welche.
found-close = Nichts passt genau. Das hier ist ähnlich.
found-open = Zu tun
found-snoozed = Ausgeblendet
found-backlog = Von früher
found-done = Erledigt

## Filters that are kept under a name, to be opened again later.

saved-view-keep = Diese Ansicht speichern
saved-views = Ansichten deiner Aufgaben
saved-view-edit = Bearbeiten: { $view }
saved-view = Ansicht
saved-view-name = Name
saved-view-open = Diese Ansicht öffnen
saved-view-delete = Löschen
saved-view-delete-hint = Die Aufgaben bleiben, wie sie sind.
