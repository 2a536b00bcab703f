## The page of a task.

task-page = Aufgabe
task-page-actions = Aktionen
task-page-done = Erledigt
task-page-open = Nicht erledigt
task-page-today = Für heute übernehmen
task-page-focus = Fokus
task-page-rest = Ausruhen
task-page-include = Dazunehmen
task-page-skip = Auslassen
task-page-wake = Wieder zeigen

## The menu.

task-menu-back = Doch nicht heute
task-menu-backlog = Aus „Von früher“ entfernen
task-menu-duplicate = Duplizieren
task-menu-copy = In die eigenen Aufgaben kopieren
task-menu-delete = Löschen

## The menu that moves a task to a day: on the page of the task, and on a page that rows lead to. Before “Pick a day”
## stand the texts form-date-today, form-date-tomorrow and form-date-week.

day-menu-tile = Verschieben…
day-menu = Auf einen Tag verschieben
day-menu-load = { NUMBER($planned) } von { NUMBER($usual) }
day-menu-pick = Tag wählen…
day-menu-none = Kein Tag
day-menu-still-due = Bleibt fällig: { $date }
day-menu-remove-date = Datum entfernen
day-menu-snooze = Bis später heute zurückstellen
day-menu-hide = Ausblenden bis…
day-menu-hide-hint = Bis zu diesem Tag nicht zu sehen
day-menu-hide-button = Ausblenden
day-menu-skip = Diesmal auslassen
day-menu-end = Nicht mehr wiederholen

## Among which steps a task stands.

task-place = Unter eine andere Aufgabe setzen
task-place-step = Diesen Schritt verschieben
task-place-under = Verschieben unter
task-place-move = Verschieben
task-place-own = Zur Aufgabe machen

## The steps of a task.

steps-title = Schritte
steps-add = Schritt hinzufügen
steps-add-button = Hinzufügen
steps-done = Erledigt: { $step }
steps-skipped = ausgelassen
steps-more = Mehr zu { $step }
steps-own = Zur Aufgabe machen
steps-up = Eine Ebene höher

## What a task costs today, or did cost.

task-today = { UNIT($unit, style: "capital") } heute
task-today-usual = sonst { NUMBER($cost) }
task-took = Wie viele { UNIT($unit) } hat es wirklich gekostet?
task-took-planned = geplant { NUMBER($cost) }
task-took-none = Gar keine
task-took-counts = Für heute zählt, was es gekostet hat.
task-took-counts-usual = Für heute zählt, was es gekostet hat. Die üblichen Kosten bleiben bei { NUMBER($cost) }.

## Fields of a task.

task-field-title = Titel
task-field-note = Notiz
task-field-cost = { UNIT($unit, style: "capital") }
task-field-cost-hint = nicht eingetragen
task-field-cost-none = Nicht eingetragen
task-field-cost-rest = Ruhepause, kostet nichts

## How often a task is there again: in its form.

task-repeat = Wiederholen
task-repeat-never = Nie
task-repeat-daily = Jeden Tag
task-repeat-weekdays = An bestimmten Wochentagen
task-repeat-week = Jede Woche
task-repeat-month = Jeden Monat
task-repeat-year = Jedes Jahr
task-repeat-after = Nach dem Erledigen
task-repeat-after-days = Wie viele Tage später
task-repeat-more = Mehr…
task-repeat-on = An diesen Wochentagen
task-repeat-days = Täglich
task-repeat-weeks = Wöchentlich
task-repeat-months-day = Monatlich am gleichen Tag des Monats
task-repeat-months-weekday = Monatlich an einem Wochentag (z. B. am 2. Freitag)
task-repeat-months-last-weekday = Monatlich am letzten Wochentag (z. B. am letzten Freitag)
task-repeat-months-last-day = Monatlich am letzten Tag
task-repeat-years = Jährlich
task-repeat-contradiction = Das Datum oben ist nicht das letzte in seinem Monat. Wähle eines, das es ist, oder hier eine andere Antwort.
task-repeat-every = Abstand
task-repeat-every-hint = 2 heißt jeden zweiten Tag, jede zweite Woche, jeden zweiten Monat oder jedes zweite Jahr.
task-repeat-ruledays = An diesen Tagen (sonst am Wochentag des Datums)
task-repeat-from = Gezählt ab
task-repeat-from-due = Datum der Fälligkeit
task-repeat-from-done = Tag der Erledigung
task-repeat-until = Enddatum (optional)
task-repeat-also = Auch von selbst auf der Liste für heute
task-moves = Wenn du das Datum änderst
task-moves-one = Nur dieses Datum
task-moves-series = Dieses und alle späteren

## The answer as it is saved, beside “Repeat”.

task-repeat-saved-never = Nie
task-repeat-saved-both = { $daily }; { $rule }
