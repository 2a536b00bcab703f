### Only pages of the server say these.

## Reminders: which devices get them, and what was sent.

reminders = Erinnerungen
reminders-lead = Erinnerungen an Aufgaben und das Ende eines Timers können deine Geräte erreichen, auch wenn Teaspoon geschlossen ist.
reminders-settings = Ruhezeiten und Höchstzahl pro Tag
reminders-settings-facts = Ton und Benachrichtigungen
push-off = Nachrichten an Geräte sind ausgeschaltet. Die Verwaltung dieses Servers kann sie mit der Option --contact einschalten.

## This device.

push-here = Dieses Gerät
push-here-on = Erinnerungen sind auf diesem Gerät eingeschaltet.
push-here-off = Erinnerungen sind auf diesem Gerät ausgeschaltet.
push-here-hint = Eine Erinnerung sagt, um welche Aufgabe es geht, wenn du es nicht anders einstellst. Sie wird verschlüsselt gesendet: Der Push-Dienst deines Browsers leitet sie weiter und kann sie nicht lesen.
push-here-turn-on = Erinnerungen auf diesem Gerät einschalten
push-here-no-script = Dafür ist JavaScript nötig. Dieser Browser führt keines aus.
push-here-unreachable = Dieser Server erreicht den Push-Dienst dieses Browsers nicht. Nichts wurde geändert.

## All devices. The device is as in “Firefox on Linux”.

push-devices = Geräte
push-device-here = Dieser Browser
push-device-failing = Zuletzt nicht erreicht
push-device-test = Test senden
push-device-test-device = Test senden: { $device }
push-device-remove = Entfernen
push-device-remove-device = Entfernen: { $device }
push-test-sent = Test gesendet an { $device }. Er kommt wohl in wenigen Sekunden an. Im Zustellprotokoll unten steht dann, wann er angezeigt wurde.
push-test-gone = { $device }: Der Browser nimmt keine Benachrichtigungen mehr an. Darum wurde dieses Gerät entfernt. Dort kannst du es wieder hinzufügen.
push-test-refused = Nicht gesendet an { $device }: Der Push-Dienst hat die Nachricht nicht angenommen.
push-test-removed = Dieses Gerät wurde entfernt. Nichts wurde gesendet.

## By e-mail.

reminder-mail = Per E-Mail
reminder-mail-lead = Wenn innerhalb von zwei Minuten kein Gerät eine Erinnerung bekommt, können wir eine E-Mail schicken an <address></address>. In der E-Mail steht dasselbe wie in der Erinnerung. Sie ist unterwegs nicht verschlüsselt.
reminder-mail-no = Keine E-Mails
reminder-mail-yes = E-Mail, wenn kein Gerät die Erinnerung bekommt
reminder-mail-zone = Zeitzone
reminder-mail-zone-hint = Zum Beispiel Europe/Berlin. Gilt für die Uhrzeiten deiner Aufgaben.
reminder-mail-zone-fault = Gib eine gültige Zeitzone ein, zum Beispiel Europe/Berlin.
reminder-mail-save = Speichern

## The log: what was sent, and what happened to it.

delivery-log = Zustellprotokoll
delivery-log-empty = Noch nichts. Jede Erinnerung steht hier 30 Tage lang.
delivery-log-today = heute, { $time }
delivery-log-day = { $date }, { $time }
delivery-log-shown = Angezeigt: { $time }
delivery-log-taken = Gesendet, nicht bestätigt
delivery-log-gone = Gerät entfernt: Es nimmt keine Benachrichtigungen mehr an
delivery-log-refused = Nicht gesendet: Der Push-Dienst des Browsers hat sie nicht angenommen
delivery-log-not-reached = Nicht gesendet: Der Push-Dienst des Browsers war nicht rechtzeitig zu erreichen
delivery-log-mail = Per E-Mail gesendet
delivery-log-no-mail = Die E-Mail konnte nicht gesendet werden
delivery-log-email = E-Mail
delivery-log-beyond = Ausgelassen: Höchstzahl für den Tag erreicht
delivery-log-past = Nicht gesendet: Der Server lief zu dieser Zeit nicht
delivery-log-no-device = Nicht gesendet: kein Gerät
delivery-log-unknown = Unbekannt

## The message on a device: its title, and a line below it.

reminder-silent = Eine Erinnerung von Teaspoon
reminder-timer = Die Zeit ist um
reminder-rest = Deine Ruhepause ist um
reminder-more = Mehr in Teaspoon
reminder-more-text = Die Höchstzahl der Erinnerungen für heute ist erreicht.
reminder-several = { $count ->
    [one] { $count } Erinnerung
   *[other] { $count } Erinnerungen
}
reminder-due = Fällig um { $time }
reminder-due-on = Fällig { $date }, { $time }
reminder-test = Test-Benachrichtigung
reminder-test-text = Erinnerungen erreichen dieses Gerät.
