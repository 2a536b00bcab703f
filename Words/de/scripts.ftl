### Only scripts say these.

## The message above the bar. Scripts write it when they have something to say, as when nothing was saved.

toast-dismiss = Schließen

## After a button was pressed.

act-setting-up = Teaspoon wird auf diesem Gerät eingerichtet. Was du angetippt hast, geschieht, sobald es bereit ist.
act-not-ready = Teaspoon wird noch auf diesem Gerät eingerichtet. Was du geschrieben hast, steht noch hier. Versuch es gleich noch einmal.
act-no-answer = Noch nicht gespeichert: Es kam keine Antwort. Was du geschrieben hast, steht noch hier. Versuch es noch einmal.
act-not-saved = Nicht gespeichert. Was du geschrieben hast, steht noch hier.

## Above a form whose text was typed earlier, and not sent.

draft-not-saved = Das ist ein Entwurf. Er ist noch nicht gespeichert.
draft-use = Entwurf übernehmen
draft-discard = Entwurf verwerfen

## A task that is open beside a list, in a wide window. Both are for screen readers.

beside-task = Aufgabe: { $task }
beside-close = Aufgabe schließen

## Saving a file, as a backup. “Handed on”: it was given to another app, because this device has no downloads.

download-saved = Gespeichert: { $file }. Die Datei ist bei deinen Downloads.
download-handed-on = Weitergegeben: { $file }.
download-no-answer = Die Datei konnte nicht gespeichert werden: Es kam keine Antwort. Versuch es gleich noch einmal.
download-tap-again = Die Datei ist fertig, aber dieses Gerät nahm sie nicht mehr an. Tippe noch einmal.
download-not-handed-on = Die Datei ist fertig, aber dieses Gerät konnte sie nicht weitergeben.

## A button that copies a link.

copy-done = Kopiert
copy-selected = Markiert, bereit zum Kopieren

## A picture of the person, chosen in the settings.

picture-unreadable = Diese Datei ist kein Bild, das dieser Browser lesen kann. Wähle ein JPEG, PNG oder WebP.
picture-too-large = Diese Datei ist größer als 60 MB. Wähle eine kleinere.

## Tests of sound and notifications in the settings.

sound-playing = Der Ton läuft. Wenn du nichts hörst, prüfe die Lautstärke und den Stummschalter.
sound-impossible = Dieser Browser kann hier keinen Ton abspielen.
notice-allowed = Dieser Browser kann Benachrichtigungen zeigen.
notice-ask = Wähle „Ein“, dann fragt der Browser nach der Erlaubnis.
notice-blocked = Benachrichtigungen sind blockiert. Erlaube sie in den Website-Einstellungen deines Browsers.
notice-impossible = Dieser Browser kann hier keine Benachrichtigungen zeigen. Auf einem iPhone oder iPad lege Teaspoon zuerst auf den Home-Bildschirm.
notice-test = Das ist ein Test.
notice-test-sent = Die Test-Benachrichtigung ist gesendet. Wenn du sie nicht siehst, prüfe die Einstellungen deines Geräts für Benachrichtigungen.

## Reminders while Teaspoon is closed: why this device cannot get them.

push-home-screen = Auf einem iPhone oder iPad geht das, sobald Teaspoon auf dem Home-Bildschirm ist: „Teilen“, dann „Zum Home-Bildschirm“, und von dort öffnen.
push-https = Dafür muss die Adresse mit https beginnen.
push-impossible = Dieser Browser kann keine Erinnerungen zeigen, während er geschlossen ist.
push-blocked = Benachrichtigungen dieser Website sind in diesem Browser blockiert. In seinen Einstellungen für diese Website kannst du sie wieder erlauben.
push-not-allowed = Benachrichtigungen wurden nicht erlaubt. Nichts wurde geändert.
push-not-taken = Der Server hat dieses Gerät nicht angenommen. Nichts wurde geändert.
push-no-service = Der Push-Dienst dieses Browsers war gerade nicht erreichbar. Nichts wurde geändert.

## Buttons of a notification about a task. “Done” checks the task off; the others remind again later.

notification-ten = In 10 Minuten
notification-done = Erledigt
notification-later = Heute später
notification-unreadable = Eine Erinnerung von Teaspoon

## A page that says why another one is not there. Each has a heading (“…-title”) and a text.

plain-title = Diese Seite konnte nicht erstellt werden
plain-stopped = Teaspoon ist dabei stehen geblieben. Nichts wurde geändert.
plain-unreadable = Was auf diesem Gerät gespeichert ist, konnte nicht gelesen werden. Nichts wurde geändert oder entfernt.
plain-not-started = Teaspoon konnte nicht gestartet werden. Nichts wurde geändert; was auf diesem Gerät gespeichert ist, ist noch da.
plain-foreign-title = Es ist nichts geschehen
plain-foreign = Dieses Formular kam von einer anderen Website. Nichts wurde gespeichert.
plain-offline-title = Das geht nur mit einer Verbindung
plain-offline = Der Server ist gerade nicht erreichbar, und diese Seite braucht ihn. Dein Plan funktioniert weiter.
plain-offline-signed-out = Der Server ist gerade nicht erreichbar, und diese Seite braucht ihn. Du bist abgemeldet: Dein Plan ist nicht mehr in diesem Browser.
plain-typed = Was du geschrieben hast
plain-today = Zu „Heute“
