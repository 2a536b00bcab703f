## The frame of every page: the bar, the menu, the message above the bar.

frame-skip = Zum Inhalt springen

frame-offline = Offline<saved>: Änderungen werden auf diesem Gerät gespeichert</saved><waiting>: Ändern kannst du, sobald du wieder online bist</waiting>

frame-more-options = Weitere Optionen
frame-help = Hilfe

frame-bar = Hauptmenü

frame-show-everything = Wieder alles zeigen

frame-undo = Rückgängig
frame-redo = Nochmal
frame-dismiss = Schließen

frame-add = Hinzufügen
frame-add-task = Neue Aufgabe

frame-side-lists = Listen an der Seite
frame-lists = Listen

frame-without-script = Ausnahme: Dieser Browser führt kein JavaScript aus. Darum liegt dein Plan auf diesem Server, nur für diesen Browser.

menu-options-show = Optionen zeigen
menu-options-hide = Optionen ausblenden
menu-print = Drucken

actions = Aktionen
action-cancel = Abbrechen
action-done = Fertig
action-save = Speichern

## The bar. Five entries share the width of a phone: 64 px each at 320 px, which is about nine letters.

bar-today = Heute
bar-tasks = Aufgaben
bar-lists = Listen
bar-calendar = Kalender
bar-more = Mehr
bar-now = Was jetzt?
bar-rest = Ausruhen
bar-settings = Optionen

## Names of pages, as the link at the top names the page above.

page-today = Heute
page-tasks = Aufgaben
page-lists = Listen
page-calendar = Kalender
page-templates = Vorlagen
page-notes = Notizen
page-settings = Einstellungen
page-data = Deine Daten
page-account = Konto
page-shared-lists = Geteilte Listen
page-gallery = Galerie
page-more = Mehr
page-archive = Archiv
page-insights = Rückblick
