## The keys that do something, each with its effect.

keys = Tastenkürzel
keys-lead = Mit <key></key> öffnest du diese Seite von überall.
keys-are-on = Kürzel mit einer Taste sind eingeschaltet.
keys-are-off = Kürzel mit einer Taste sind ausgeschaltet.
keys-hint = Beim Schreiben tun sie nichts. Schalte sie aus, wenn du mit der Stimme steuerst oder leicht aus Versehen auf Tasten drückst.
keys-turn-on = Kürzel mit einer Taste einschalten
keys-turn-off = Kürzel mit einer Taste ausschalten
keys-script = Dafür ist JavaScript nötig. Dieser Browser führt keines aus. Tab, Enter und Leertaste gehen überall.
keys-two = <first></first>, dann <second></second>
keys-enter = Enter
keys-escape = Esc

## Headings.

keys-anywhere = Überall
keys-rows = In einer Liste
keys-pages = Zu einer Seite

## Effects.

key-add = Neue Aufgabe
key-search = Suchen
key-select = Aufgaben für heute auswählen
key-now = Was jetzt?
key-plan = Tag planen
key-new-day = Neuer Tag
key-undo = Rückgängig machen oder Verlauf öffnen
key-this-page = Diese Seite
key-rows-both = Nächste Zeile, vorige Zeile
key-row-next = Nächste Zeile
key-row-previous = Vorige Zeile
key-row-tick = Zeile abhaken oder auswählen
key-row-move = Auf einen Tag verschieben
key-row-open = Zeile öffnen
key-close-task = Aufgabe an der Seite schließen
key-today = Heute
key-tasks = Aufgaben
key-backlog = Von früher
key-lists = Listen
key-calendar = Kalender
key-notes = Notizen
key-focus = Fokus-Timer
key-history = Verlauf
key-more = Mehr
