## The overview of the settings.

settings-all = Alle Einstellungen
settings-you = Du
settings-look = Darstellung
settings-text = Schrift
settings-language = Sprache
settings-energy = Energie
settings-time = Zeit und Woche
settings-sound = Ton und Benachrichtigungen
settings-simple = Einfacher Modus
settings-keys = Tastenkürzel
settings-privacy = Datenschutz
settings-privacy-facts = Keine Nutzungsanalyse, keine Dritten
settings-on = Ein
settings-off = Aus

settings-you-facts = Name und Bild
settings-simple-facts = Nur Heute, Hinzufügen und Was jetzt?
settings-default = Standard
settings-text-wider = mehr Abstand

settings-time-clock-24 = 24-Stunden-Uhr
settings-time-clock-12 = 12-Stunden-Uhr
settings-time-day-first = Tag zuerst
settings-time-month-first = Monat zuerst
settings-time-week = Woche beginnt am { $weekday }
settings-time-day = Tag beginnt um { $time }

settings-sound-on = Ton ein
settings-sound-off = Ton aus
settings-notices-on = Benachrichtigungen ein
settings-notices-off = Benachrichtigungen aus

settings-energy-day = { SPOONS($spoons) } pro Tag
settings-energy-reserve = { NUMBER($number) } in Reserve
settings-energy-firm = ohne Leihen
settings-energy-borrowing = mit Leihen

## You.

profile-name = Name
profile-name-hint = Wie sollen wir dich nennen? Optional.
profile-mail = E-Mail
profile-mail-hint = Liegt bei deinem Plan. Wird nie verwendet oder weitergegeben.
profile-picture = Bild
profile-picture-now = Dein Bild
profile-picture-chosen = Das gewählte Bild
profile-picture-hint = Wird auf deinem Gerät zugeschnitten und verkleinert.
profile-picture-script = Um ein Bild zu wählen, ist JavaScript nötig. Dieser Browser führt keines aus.
profile-picture-remove = Bild entfernen

## Appearance.

look-theme = Farbschema
look-accent = Akzentfarbe
look-accent-theme = Wie das Farbschema
look-motion = Bewegung
look-motion-device = Wie das Gerät
look-motion-none = Bewegung verringern
look-motion-none-hint = Nichts bewegt sich, egal, was dein Gerät vorgibt

## Text.

font = Schriftart
font-system = Systemschrift
font-inter = Inter
font-dyslexic = OpenDyslexic
font-hint = Inter und OpenDyslexic werden geladen, wenn du sie zum ersten Mal wählst. Danach gehen sie auch offline.
text-spacing = Größe und Abstände
text-size = Schriftgröße
text-letters = Buchstabenabstand
text-words = Wortabstand
text-lines = Zeilenhöhe
text-more = +{ NUMBER($number) } %

## Simple mode.

simple-on-hint = Zeigt nur Heute, Was jetzt?, Ausruhen, Hinzufügen und Einstellungen
simple-hint = Nichts wird gelöscht. „Wieder alles zeigen“ steht am Ende jeder Seite.

## Energy.

energy-maximum = { UNIT($unit, style: "capital") } pro Tag
energy-maximum-hint = Leer lassen, um mit der Zahl vom Tag davor zu beginnen.
energy-reserve = Reserve
energy-reserve-hint = Wird zurückbehalten, damit nicht alles verbraucht wird. 0: keine Reserve.
energy-fit = Wenn Aufgaben nicht passen
energy-fit-borrow = Anbieten, von morgen zu leihen
energy-fit-firm = Feste Grenze
energy-fit-firm-hint = Ohne Leihen
energy-rests = Ruhepausen in Plänen
energy-rests-on = Eine vorschlagen
energy-rests-on-hint = Zwischen zwei Aufgaben, die 4 oder mehr kosten
energy-rests-off = Keine vorschlagen
energy-due = Was fällig ist
energy-due-on = Kommt mit dem neuen Tag
energy-due-on-hint = Soweit es passt
energy-due-off = Bleibt in seiner Liste
energy-unit = Name der Einheit
energy-unit-one = Einzahl
energy-unit-many = Mehrzahl
energy-unit-number = { NUMBER($number) } …
energy-unit-hint = Zum Beispiel Löffel und Löffel, Punkt und Punkte, Prozent und Prozent.
energy-kinds = Arten von Energie
energy-kinds-hint = Körperlich, geistig, sozial, emotional: Bei einer Aufgabe kannst du angeben, welche davon sie braucht. „Was jetzt?“ kann dann etwas vorschlagen, das eine Art schont.
energy-kinds-use = Arten von Energie einschalten
energy-kinds-stop = Arten von Energie ausschalten

## Time and week.

time-clock = Uhr
time-clock-24 = 24 Stunden
time-clock-24-hint = 21:05
time-clock-12 = 12 Stunden
time-clock-12-hint = 9:05 pm
time-dates = Datum
time-dates-day = Tag zuerst
time-dates-day-hint = 5/6 ist der 5. Juni
time-dates-month = Monat zuerst
time-dates-month-hint = 5/6 ist der 6. Mai
time-week = Woche und Tag
time-week-starts = Woche beginnt am
time-day-starts = Tag beginnt um
time-day-hint = Für alle, die nach Mitternacht noch wach sind: Bis zu dieser Uhrzeit gilt noch der Tag davor, für fällige Aufgaben und Wiederholungen. Ein neuer Tag beginnt, wenn du es sagst, zu jeder Stunde.

## Sound and notifications.

sound = Ton
sound-on-hint = Ein leiser Klang, wenn ein Timer endet
sound-test = Ton testen
sound-script = Für den Ton ist JavaScript nötig. Dieser Browser führt keines aus.
notices = Benachrichtigungen
notices-on-hint = Wenn ein Timer endet, auch während du eine andere App benutzt
notices-hint = Diese Einstellung wird synchronisiert. Jedes Gerät muss Benachrichtigungen auch selbst erlauben.
notices-test = Test-Benachrichtigung senden
notices-script = Für Benachrichtigungen ist JavaScript nötig. Dieser Browser führt keines aus.
badge = Zahl am App-Symbol
badge-on-hint = Wie viele heute noch da sind
badge-hint = Zu sehen, wenn Teaspoon installiert ist und das Gerät Zahlen an Symbolen zeigt. Was noch zu tun ist, wird dort nie gezählt.
reminders-say = In Benachrichtigungen zeigen
reminders-say-task = Name der Aufgabe
reminders-say-nothing = Keine Einzelheiten
reminders-say-nothing-hint = „Eine Erinnerung von Teaspoon“
reminders-quiet = Ruhezeiten
reminders-quiet-from = Von
reminders-quiet-until = Bis
reminders-quiet-hint = Erinnerungen aus den Ruhezeiten kommen danach zusammen an. Timer klingeln trotzdem. Leer: keine Ruhezeiten.
reminders-most = Höchstzahl der Erinnerungen pro Tag
reminders-most-hint = 1 bis 50. Danach kommt eine, die alle weiteren zusammenfasst. Timer zählen nicht.
reminders-time = Uhrzeit für Aufgaben ohne Uhrzeit
reminders-time-hint = Eine Erinnerung wie „10 Min. vorher“ zählt von dieser Uhrzeit an.
reminders-low-day = An einem Schontag kommen Erinnerungen ohne Ton.
reminders-devices = Geräte, die Benachrichtigungen bekommen

## The language of the interface.

language-device = Wie das Gerät
language-device-hint = Die Sprache deines Geräts, wenn Teaspoon sie hat
language-hint = Deine Aufgaben und Notizen bleiben, wie du sie geschrieben hast. Englische Wörter werden beim Hinzufügen von Aufgaben in jeder Sprache verstanden.
language-partly = { NUMBER($share) } % übersetzt, der Rest ist auf Englisch
language-not-read = Noch von niemandem mit dieser Muttersprache geprüft
