## The list of the day.

today = Heute
today-list = Heute zu tun
today-costs-nothing = Kostet nichts
today-check = Wähle aus, was erledigt ist. Drücke dann auf „Fertig“.
today-morning = Vormittag
today-afternoon = Nachmittag
today-evening = Abend
today-any-time = Ohne Uhrzeit

today-empty-done = Hier ist alles erledigt. Ausruhen zählt auch.
today-empty-low = Alles Geplante kann warten. Ausruhen zählt.
today-empty-first = Schreib eine Sache für heute auf. Ein Titel genügt.
today-add = Für heute hinzufügen
today-empty = Noch ist nichts geplant. Wähle ein paar Dinge, die passen, oder ruh dich aus: Ausruhen zählt.
today-empty-link = Heute
today-begin = Oder so beginnen
today-template = Mit einer Vorlage
today-template-facts = Morgenroutine, Tag mit wenig Energie, Packen

## Links above the list.

today-select = Aufgaben auswählen
today-plan = Tag planen

## The menu.

today-menu-new-day = Neuer Tag
today-menu-now = Was jetzt?
today-menu-adjust = Heute anpassen
today-menu-check = Abhaken
today-sort-cost = Sortieren nach: { UNIT($unit, style: "capital") }
today-sort-time = Sortieren nach: Tageszeit
today-sort-own = Selbst sortieren

## The bar: one of these beside “Add a task”.

today-bar-new-day = Neuer Tag
today-bar-now = Was jetzt?
today-bar-select = Auswählen
today-bar-done = Fertig

## Notes above the list.

today-another-date = Inzwischen ist { $date }. Beginne einen neuen Tag, wenn du so weit bist. Diese Liste bleibt bis dahin.
today-over = Heute hast du { SPOONS($spoons) }, geplant sind { NUMBER($used) }. Nichts wurde entfernt.
today-borrowed = Von morgen geliehen. „Neuer Tag“ schlägt dann { NUMBER($spoons) } vor.
today-can-wait = Wählen, was warten kann
today-spoons = Ein Löffel ist ein bisschen Energie
today-spoons-own = 1 { $unit } ist ein bisschen Energie
today-spoons-facts = Jede Aufgabe braucht etwas davon. Die Reihe oben zeigt, was du heute hast. So kannst du aufhören, bevor alles verbraucht ist.
today-spoons-help = Was sind { UNIT($unit) }?

## Sections below the list.

today-due = Fällig, noch nicht geplant
today-later = Später heute
today-done = Heute erledigt
today-backlog = Von früher
today-backlog-facts = Aufgaben von früheren Tagen
examples-remove = Beispiele entfernen

## A low day: a day on which little is possible. Only what cannot wait is shown.

low-day-says = Der Rest kommt so zurück, wie er war.
low-day-today = Der Schontag endet mit dem nächsten neuen Tag.
low-day-kept = Der Schontag geht weiter, bis du ihn beendest.
low-day-end = Schontag beenden
low-day-aside = Ausgeblendet: { $tasks }, { SPOONS($spoons) }.
low-day-with = Mit ihnen: { $free }.
low-day-fewer = Heute weniger { UNIT($unit) }
low-day-show = Zeigen
low-day-hide = Ausblenden
low-day-hidden-list = Ausgeblendete Aufgaben
low-day-wanted = Doch heute: { $title }
low-day-list = Kann nicht warten
low-day-begin = Schontag
low-day-begin-kept = Schontag, bis ich ihn beende

## The first page that anybody sees.

welcome = Plane einen Tag, der zu deiner Energie passt
welcome-lead = Jeder Tag hat nur begrenzt viele { UNIT($unit) }. Teaspoon hilft dir zu wählen, was passt, und hebt den Rest für später auf. <help>Was sind { UNIT($unit) }?</help>
welcome-spoons = Wie viele { UNIT($unit) } hast du heute?
welcome-spoons-hint = Schätzen reicht. Du kannst es jederzeit ändern.
welcome-examples = Mit ein paar Beispielaufgaben beginnen
welcome-examples-hint = Einmal tippen, und sie sind wieder weg.
welcome-privacy = Kein Konto. Alles bleibt auf diesem Gerät und geht auch offline.
welcome-sign-in = Ich habe ein Konto
welcome-restore = Aus einer Sicherung wiederherstellen
welcome-start = Tag beginnen

example-dressed = Anziehen
example-breakfast = Frühstück machen
example-shower = Duschen
example-message = Eine Nachricht beantworten
example-laundry = Eine Maschine Wäsche waschen
example-dinner = Abendessen kochen
example-friend = Freunde treffen
