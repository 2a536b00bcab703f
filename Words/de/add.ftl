## The page that adds a task.

add = Neue Aufgabe
add-to = Hinzufügen zu: { $list }
add-bar-close = Schließen
add-bar-add = Hinzufügen
add-several = Mehrere hinzufügen
add-select = Aufgaben auswählen
add-help = Was kann ich in eine Zeile schreiben?
add-help-line = ~2 für { SPOONS($spoons) } · morgen 9:00 · !hoch · #telefon für ein Schlagwort · @Besorgungen für eine Liste · jeden Tag · 15 Min

## What somebody wrote is shown again, because the task or list that it belongs to was deleted. “Add task” and “Save” are buttons.

add-deleted-list = Diese Liste ist nicht mehr hier. Sie wurde gelöscht, vielleicht auf einem anderen Gerät, oder wird nicht mehr mit dir geteilt. Was du geschrieben hast, steht hier: „Hinzufügen“ macht daraus eine eigene Aufgabe.
add-deleted-parent = Die Aufgabe zu diesem Schritt ist nicht mehr hier. Sie wurde gelöscht, vielleicht auf einem anderen Gerät, oder ihre Liste wird nicht mehr mit dir geteilt. Was du geschrieben hast, steht hier: „Hinzufügen“ macht daraus eine eigene Aufgabe.
add-deleted-parent-form = Die Aufgabe zu diesem Schritt ist nicht mehr hier. Sie wurde gelöscht, vielleicht auf einem anderen Gerät, oder ihre Liste wird nicht mehr mit dir geteilt. Was du geschrieben hast, steht hier: „Speichern“ macht daraus eine eigene Aufgabe.
add-deleted-task = Diese Aufgabe ist nicht mehr hier. Sie wurde gelöscht, vielleicht auf einem anderen Gerät, oder ihre Liste wird nicht mehr mit dir geteilt. Was du geschrieben hast, steht hier: „Speichern“ macht daraus eine neue Aufgabe.

## The line: one field, which understands more than the title. What it understood is shown below.

line-task = Aufgabe
line-new-task = Neue Aufgabe
line-add = Hinzufügen
line-add-later = Für später hinzufügen
line-title = Titel: <title></title>
line-hint = Tippe etwas an, um die Wörter zurück in den Titel zu setzen.
line-put-back = { $meaning }: zurück in den Titel setzen
line-or = Oder { $meaning }
line-maybe = { $meaning }?
line-understood = Was in der Zeile steht

## What the parts of a line mean.

chip-spoons = { SPOONS($spoons) }
chip-high = Hohe Priorität
chip-medium = Mittlere Priorität
chip-low = Niedrige Priorität
chip-subject = Schlagwort: { $subject }
chip-subject-new = Schlagwort: { $subject } (neu)
chip-list = Liste: { $list }
chip-list-new = Liste: { $list } (neu)
chip-time-today = Heute, { $time }
chip-time-tomorrow = Morgen, { $time }
chip-time-date = { $date }, { $time }
chip-words = { $meaning } („{ $words }“)
