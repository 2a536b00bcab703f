## Where a task is: below the title of its page, after the word “Task”.

task-in-today = auf der Liste für heute
task-in-today-hidden = auf der Liste für heute, am Schontag ausgeblendet
task-done-today = heute erledigt
task-in-backlog = von früher
task-not-planned = nicht geplant
task-rest = Ruhepause, kostet nichts
task-no-cost = noch ohne Kosten
task-done = erledigt
task-in-template = Teil einer Vorlage
task-in-archive = in einer archivierten Liste

## Above the form of a task.

task-belongs-to = Gehört zu
task-next = Nächstes Mal: { $date }
task-hidden-until = Bis { $time } ausgeblendet.
task-planned-for = Für { $date } geplant.
task-planned-after-due = Für { $date } geplant, nach dem Fälligkeitsdatum.
task-time-spent = Zeit bisher: { $time }
task-skipped = Ausgelassen.
task-open-list = Liste öffnen: <list></list>

## The form of a task, in rows: the name of a field and its value. A row opens, and then has the field.

form-not-set = Nicht eingetragen
form-cost-not-set = nicht eingetragen
form-cost = { UNIT($unit, style: "capital") }
form-usual-cost = Übliche { UNIT($unit) }
form-usual-cost-rest = Ruhepause
form-due = Fällig
form-due-none = Kein Datum
form-due-dates = Vorschläge für das Datum
form-due-date = Fällig am
form-due-time = Uhrzeit
form-start = Ausblenden bis
form-start-dates = Vorschläge für „Ausblenden bis“
form-date-today = Heute
form-date-tomorrow = Morgen
form-date-week = Nächste Woche
form-duration = Dauer
form-minutes = Minuten
form-priority = Priorität
form-list = Liste
form-list-none = Keine Liste
form-list-new = Neu: { $list }
form-subjects = Schlagwörter
form-subjects-none = Keine
form-subjects-new = Neu: { $subject }
form-subjects-add = Neues Schlagwort
form-energy = Art der Energie
form-reminder = Erinnerung
form-reminder-none = Keine
form-reminder-hint = Erinnerungen klingeln auf den Geräten, auf denen du sie eingeschaltet hast, oder kommen per E-Mail.
form-reminder-setup = Geräte und E-Mail für Erinnerungen
form-reminder-hint-guest = Für Erinnerungen brauchst du ein Konto.
form-reminder-sign-in = Anmelden oder Konto erstellen
form-today = Liste für heute
form-today-yes = Ja
form-today-no = Nein
form-today-add = Für heute übernehmen
form-today-due = Was heute fällig ist, kommt von selbst in die Liste, wenn es passt.
form-today-reserve = Reserve nutzen
form-note = Notiz
form-note-add = Hinzufügen
form-more = Weitere Optionen
form-more-facts = Priorität und mehr
