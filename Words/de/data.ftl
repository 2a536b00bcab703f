## Your data: saved to a file, read from one, for other apps, deleted.

data = Deine Daten
data-on-server = Auf diesem Server.
data-on-device = Auf diesem Gerät.
data-in-account = Auf diesem Gerät und in deinem Konto.
data-no-backup = Noch keine Sicherung.
data-last-backup-today = Letzte Sicherung: heute
data-last-backup-yesterday = Letzte Sicherung: gestern
data-last-backup = { $days ->
    [one] Letzte Sicherung: vor { NUMBER($days) } Tag
   *[other] Letzte Sicherung: vor { NUMBER($days) } Tagen
}
data-bar-backup = Sichern
data-backup = Sicherung
data-part = Teil { NUMBER($part) } von { NUMBER($parts) }
data-restore = Aus einer Sicherung wiederherstellen
data-restore-facts = Zeigt den Inhalt, bevor sich etwas ändert
data-export = Export für andere Apps
data-table = Tabelle
data-table-facts = Alle Aufgaben, als CSV
data-text = Alle Listen als Text
data-text-facts = Mit Notizen, als Markdown
data-to-dos = Alle Aufgaben
data-to-dos-facts = Für eine andere Aufgaben-App, als iCalendar
data-dates = Aufgaben mit Datum, für einen Kalender
data-dates-facts = iCalendar
data-delete = Löschen
data-erase = Alles löschen
data-erase-facts = Fragt erst nach und bietet eine Sicherung an
data-hint = Eine Sicherung ist eine Datei mit allem. Bewahre sie sicher auf: Wer sie hat, kann sie lesen. Um eine Seite zu drucken, wähle „Drucken“ in ihrem Menü (⋯).
data-hint-parts = Dein Plan ist zu groß für eine Datei. Speichere jeden Teil. Um ihn wiederherzustellen, importiere alle Teile, in beliebiger Reihenfolge. Bewahre sie sicher auf: Wer sie hat, kann sie lesen.

## Erasing everything: the page that asks first.

erase = Alles löschen
erase-on-device = { $tasks ->
    [one] Alles, was Teaspoon auf diesem Gerät aufbewahrt, wird gelöscht: { $tasks } Aufgabe, dazu alle Listen, Notizen, Tage und Einstellungen. Das lässt sich nicht rückgängig machen.
   *[other] Alles, was Teaspoon auf diesem Gerät aufbewahrt, wird gelöscht: { $tasks } Aufgaben, dazu alle Listen, Notizen, Tage und Einstellungen. Das lässt sich nicht rückgängig machen.
}
erase-on-server = { $tasks ->
    [one] Alles, was Teaspoon hier aufbewahrt, wird gelöscht: { $tasks } Aufgabe, dazu alle Listen, Notizen, Tage und Einstellungen. Das lässt sich nicht rückgängig machen.
   *[other] Alles, was Teaspoon hier aufbewahrt, wird gelöscht: { $tasks } Aufgaben, dazu alle Listen, Notizen, Tage und Einstellungen. Das lässt sich nicht rückgängig machen.
}
erase-account = Du wirst auch abgemeldet. Dein Konto ({ $mail }) bleibt mit seinen Daten auf dem Server, bis du es auf der Seite des Kontos löschst. Was dort noch nicht angekommen ist, geht verloren.
erase-backup = Eine Sicherung bringt alles zurück: <a>Sichern</a>
erase-do = Alles löschen
erase-cancel = Alles behalten

## Tasks in other apps, as links to their page name it.

elsewhere-title = Ich habe anderswo Aufgaben
elsewhere-facts = Todoist, Microsoft To Do, Apple Erinnerungen und andere
import-joins-list = kommt in deine Liste <list></list>
import-new-list = eine neue Liste
import-here = { $count ->
    [one] { $count } ist schon hier
   *[other] { $count } sind schon hier
}
import-not-loaded = Um Dateien anderer Apps zu lesen, muss Teaspoon einmal etwas laden. Geh online, und wähle die Datei dann noch einmal. Nichts wurde geändert.

## Importing a backup: a file is chosen, then shown, then imported.

import-backup = Sicherung importieren
import-lead = Du siehst eine Vorschau, bevor sich etwas ändert.
import-file-field = Sicherungsdatei
import-preview = Vorschau
import-nothing = Alles aus dieser Datei ist schon hier, genauso oder neuer. Es gibt nichts zu importieren.
import-nothing-link = Zurück zu deinen Daten
import-found = Diese Datei enthält
import-found-new = { $count ->
    [one] <n>{ $count }</n> neue Aufgabe
   *[other] <n>{ $count }</n> neue Aufgaben
}
import-found-changed = { $count ->
    [one] <n>{ $count }</n> neuere Version einer Aufgabe
   *[other] <n>{ $count }</n> neuere Versionen von Aufgaben
}
import-found-lists = { $count ->
    [one] <n>{ $count }</n> Liste oder Vorlage
   *[other] <n>{ $count }</n> Listen und Vorlagen
}
import-found-days = { $count ->
    [one] <n>{ $count }</n> Tag
   *[other] <n>{ $count }</n> Tage
}
import-found-others = { $count ->
    [one] <n>{ $count }</n> andere Sache (Pläne, Notizen, Einstellungen…)
   *[other] <n>{ $count }</n> andere Sachen (Pläne, Notizen, Einstellungen…)
}
import-first = Hier ist noch nichts. Danach ist alles aus der Datei so wie beim Speichern.
import-joins = Was hier ist, bleibt. Wurde etwas an beiden Orten geändert, gilt die neuere Version. Du kannst es rückgängig machen.
import-also-gone = { $count ->
    [one] Auch { $count } Sache (Aufgabe, Liste oder Notiz) zurückholen, die hier seitdem gelöscht oder rückgängig gemacht wurde
   *[other] Auch { $count } Sachen (Aufgaben, Listen, Notizen) zurückholen, die hier seitdem gelöscht oder rückgängig gemacht wurden
}
import-only-gone = Alles andere ist schon hier
import-only-gone-facts = { $count ->
    [one] Diese Datei hat { $count } Sache (Aufgabe, Liste oder Notiz), die hier seitdem gelöscht oder rückgängig gemacht wurde. Du kannst sie so zurückholen, wie sie beim Speichern der Datei war. Auch das lässt sich rückgängig machen.
   *[other] Diese Datei hat { $count } Sachen (Aufgaben, Listen, Notizen), die hier seitdem gelöscht oder rückgängig gemacht wurden. Du kannst sie so zurückholen, wie sie beim Speichern der Datei waren. Auch das lässt sich rückgängig machen.
}
import-only-gone-do = Zurückholen
import-do = Importieren
import-cancel = Abbrechen

## The file of all lists as text.

export-unlisted = Aufgaben ohne Liste
export-notes = Notizen
export-cost = { SPOONS($spoons) }
export-minutes = { NUMBER($minutes) } Min.
export-hidden = ausgeblendet bis { $date }
export-due = fällig { $date }
export-due-time = fällig { $date } { $time }
export-reminder = Erinnerung { $when }
