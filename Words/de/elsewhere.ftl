## Tasks in other apps: how to get a file, where it is chosen.

elsewhere-lead = Wähle, wo sie sind. Du siehst alles, bevor etwas hinzukommt.
elsewhere-file = Datei wählen
elsewhere-this-file = Wähle unten diese Datei.
elsewhere-todoist-one = Öffne auf todoist.com die Einstellungen, dann „Sicherungen“.
elsewhere-todoist-two = Lade die neueste herunter, eine .zip-Datei. Oder exportiere jedes Projekt in seinem Menü als CSV.
elsewhere-microsoft-one = Öffne im klassischen Outlook für Windows „Datei“, „Öffnen und Exportieren“, „Importieren/Exportieren“.
elsewhere-microsoft-two = Exportiere den Ordner „Aufgaben“ in eine Datei mit durch Kommas getrennten Werten.
elsewhere-google-one = Wähle auf takeout.google.com alles ab, dann „Tasks“ aus, und erstelle den Export.
elsewhere-google-two = Lade ihn herunter und öffne die .zip: Die Datei heißt Tasks.json.
elsewhere-apple-one = Installiere auf einem Mac das kostenlose Programm reminders-cli.
elsewhere-apple-two = Führe im Terminal aus: <command></command>
elsewhere-ticktick-one = Öffne auf ticktick.com die Einstellungen, dann „Konto“.
elsewhere-ticktick-two = Erzeuge eine Sicherung. Sie ist eine .csv-Datei.
elsewhere-things-one = Installiere auf einem Mac das kostenlose Programm things-cli.
elsewhere-things-two = Führe im Terminal aus: <command></command>
elsewhere-tasks-org-one = Öffne in Tasks.org die Einstellungen, dann „Sicherungen“, und sichere jetzt.
elsewhere-tasks-org-two = Es ist die neueste .json-Datei im Ordner der Sicherungen.
elsewhere-other = Eine andere App, oder eine CSV- oder Textdatei
elsewhere-other-one = Exportiere deine Aufgaben dort: als CSV, iCalendar (.ics), JSON, Markdown oder Text.
elsewhere-other-two = Kennt Teaspoon die Tabelle nicht, fragt es, was jede Spalte ist.

## Why a file cannot be read. Nothing was changed then.

import-fault-unknown = Diese Art von Datei kennt Teaspoon nicht. Nichts wurde geändert.
import-fault-empty = Diese Datei ist leer.
import-fault-large = Diese Datei ist zu groß: höchstens 12 MB und 100.000 Zeilen werden gelesen.
import-fault-damaged = Diese Datei ist beschädigt oder nicht vollständig. Nichts wurde geändert.
import-fault-encrypted = Diese Datei ist verschlüsselt. Speichere sie ohne Passwort und wähle sie dann noch einmal.
import-fault-no-tasks = Dieser Kalender hat keine Aufgaben.
import-fault-events = { $count ->
    [one] Er hat { $count } Termin; Termine werden nicht importiert.
   *[other] Er hat { $count } Termine; Termine werden nicht importiert.
}

## The preview of a file of another app.

import-from = Import aus { $app }
import-found-tasks = { $count ->
    [one] { $count } Aufgabe gefunden. Noch ist nichts hinzugefügt.
   *[other] { $count } Aufgaben gefunden. Noch ist nichts hinzugefügt.
}
import-too-many = Höchstens { $most } Aufgaben, Listen und Notizen lassen sich auf einmal importieren. Wähle weniger Listen, und importiere danach die anderen.
import-all-done = alles erledigt
import-done = { $count ->
    [one] Auch { $count } erledigte Aufgabe importieren
   *[other] Auch { $count } erledigte Aufgaben importieren
}
import-past = { $count ->
    [one] { $count } vergangene Fälligkeit entfernen
   *[other] { $count } vergangene Fälligkeiten entfernen
}
import-costs = { $count ->
    [one] Den Aufwand übernehmen, den die Datei für { $count } Aufgabe vorschlägt
   *[other] Den Aufwand übernehmen, den die Datei für { $count } Aufgaben vorschlägt
}
import-first-tasks = Die ersten Aufgaben
import-changes = Was anders wird
import-no-cost = Noch hat keine Aufgabe einen Aufwand. Teaspoon fragt, wenn du sie planst.
import-undo = „Rückgängig“ nimmt alles zurück.
import-notes = Notizen werden Haftnotizen
import-counts-from-today = Daten wie „in 5 Tagen“ zählen ab heute.
import-correct = Korrigieren, wie gelesen wurde
import-kind = Diese Datei kommt aus
import-dates = Reihenfolge im Datum
import-dates-year = Jahr, Monat, Tag
import-dates-day = Tag, Monat, Jahr
import-dates-month = Monat, Tag, Jahr
import-dates-doubt = { $date } lässt sich auf zwei Arten lesen.
import-look-again = Noch einmal lesen
import-another = Andere Datei wählen
import-kind-text = Text

## What is different after an import, each with a number beside it.

import-loss-repeats = Wiederholungen, die Teaspoon nicht hat, stehen in der Notiz
import-loss-further-repeats = Weitere Wiederholungen einer Aufgabe stehen in der Notiz
import-loss-date-words = Datumswörter, die nicht verstanden wurden, stehen in der Notiz
import-loss-dates = Daten, die es nicht gibt, bleiben weg
import-loss-people = Für wen eine Aufgabe ist, steht in der Notiz
import-loss-reminders = Weitere Erinnerungen stehen in der Notiz
import-loss-attachments = Dateien kommen nicht mit; ihre Namen stehen in der Notiz
import-loss-durations = Dauern von mehr als einem Tag stehen in der Notiz
import-loss-fields = Andere Angaben stehen in der Notiz
import-loss-zones = Zeiten in einer unbekannten Zeitzone gelten wie geschrieben
import-loss-series-begins = Der erste Tag einer Wiederholung kommt nicht mit
import-loss-levels = Zu tief liegende Schritte rücken nach oben
import-loss-circles = Schritte ohne Aufgabe werden Aufgaben
import-loss-damaged = Zeilen, die sich nicht lesen lassen, bleiben weg
import-loss-doubled = Doppelte Zeilen werden einmal gelesen
import-loss-occurrences = Änderungen einzelner Termine einer Wiederholung bleiben weg
import-loss-cancelled = Abgesagte Aufgaben bleiben weg
import-loss-archived = Archivierte oder gelöschte Aufgaben bleiben weg
import-loss-events = Termine eines Kalenders bleiben weg
import-loss-other-things = Gewohnheiten, Belohnungen und anderes bleiben weg
import-loss-time-spent = Erfasste Zeiten bleiben weg
import-loss-scores = Punkte und Zähler eines Spiels bleiben weg
import-loss-views = Filter und Ansichten bleiben weg

## A table whose columns the person names.

import-columns = Welche Spalte ist was?
import-columns-lead = { $count ->
    [one] Diese Tabelle hat { $count } Zeile. Sag, was ihre Spalten sind; dann siehst du die Aufgaben.
   *[other] Diese Tabelle hat { $count } Zeilen. Sag, was ihre Spalten sind; dann siehst du die Aufgaben.
}
import-columns-header = Die erste Zeile nennt die Spalten
import-column = Spalte { $number }
import-use-ignored = Weglassen
import-use-title = Titel
import-use-done = Erledigt
import-use-cost = Aufwand
import-use-level = Ebene des Schritts
import-use-parent = Aufgabe, zu der sie als Schritt gehört
import-use-identifier = Eigene Nummer
import-use-kept = In der Notiz behalten
