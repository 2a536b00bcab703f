### Only pages of the server say these.

## The settings of an account.

own-account = Dein Konto
own-account-administrator = Du verwaltest diesen Server.

own-account-head-sharing = Teilen und Erinnerungen
own-account-lists = Geteilte Listen
own-account-links = Geteilte Links
own-account-links-facts = Für Menschen ohne Konto
own-account-reminders = Erinnerungen
own-account-reminders-facts = Geräte, die Benachrichtigungen bekommen
own-account-invite = Andere einladen
own-account-invite-facts = Auf diesen Server
own-account-head-leave = Abmelden und löschen
own-account-leave = Stand der Synchronisierung und Abmelden
own-account-delete = Konto löschen
own-account-delete-facts = Mit allen Daten, auch auf dem Server

own-account-devices = Angemeldete Geräte
own-account-here = Dieser Browser
own-account-seen = { $days ->
    [0] Aktiv in den letzten 24 Stunden
    [one] Zuletzt aktiv vor { NUMBER($days) } Tag
   *[other] Zuletzt aktiv vor { NUMBER($days) } Tagen
}
own-account-end = Abmelden
own-account-end-device = Abmelden: { $device }
own-account-end-others = Alle anderen Geräte abmelden
own-account-ended = Dort abgemeldet. Ein Plan, der auf so einem Gerät gespeichert ist, ist dort noch zu lesen.

own-account-head-email = E-Mail und Passwort
own-account-email = E-Mail-Adresse ändern
own-account-email-new = Neue E-Mail-Adresse
own-account-email-save = Neue Adresse speichern
own-account-password = Passwort ändern
own-account-password-save = Neues Passwort speichern
own-account-password-saved = Passwort geändert. Du wurdest auf allen anderen Geräten abgemeldet.

## Asked before an account is deleted.

delete-account = Konto löschen
delete-account-what = Das löscht das Konto { $mail } mit jeder Aufgabe, jeder Liste, jeder Notiz, jedem Tag und jeder Einstellung, auf diesem Server und in diesem Browser. Andere Pläne, die in diesem Browser gespeichert sind, werden auch gelöscht, selbst getrennt behaltene. Andere behalten die Listen, die du mit ihnen teilst. Ein anderes Gerät behält seine Kopie, bis du sie dort entfernst.
delete-account-backup = Aus einer Sicherung lässt sich alles wiederherstellen: <backup>Sichern</backup>
delete-account-now = Alles löschen
delete-account-keep = Mein Konto behalten

## Pages with one message, and a button or three.

said-check-mail = Sieh in deinen E-Mails nach
said-link-sent = Wenn es zu dieser Adresse ein Konto gibt, haben wir einen Link dorthin gesendet. Er gilt einmal und eine Stunde lang.
said-confirmation-sent = Wir haben dir einen Link gesendet. Er gilt einmal und 24 Stunden lang.
said-change-sent = Wir haben einen Link an die neue Adresse gesendet. Öffne ihn, um die Änderung zu bestätigen.
said-link-expired = Link abgelaufen
said-link-ended = Dieser Link ist abgelaufen oder wurde schon verwendet. Wenn alles geklappt hat, kannst du dich anmelden. Wenn nicht, hol dir hier einen neuen Link.
said-address-changed = Adresse geändert
said-email-changed = Du meldest dich jetzt mit der neuen Adresse an.
said-email-changed-of = Das Konto von <old></old> meldet sich jetzt als <new></new> an.
said-account-deleted = Gelöscht
said-deleted = Dein Konto und alles darin wurde gelöscht.
said-later = Versuche es gleich noch einmal
said-too-often = Zu viele Versuche. Versuche es in ein paar Minuten noch einmal. Nichts wurde geändert.
said-busy = Der Server ist gerade ausgelastet. Versuche es gleich noch einmal. Nichts wurde geändert.
said-not-saved = Nicht gespeichert
said-store-away = Der Server erreicht seine Datenbank nicht. Darum wurde nichts geändert. Er versucht es weiter.
said-store-full = Auf dem Server ist kein Platz mehr. Darum wurde nichts geändert. Bitte sag der Verwaltung des Servers Bescheid.
said-no-cookie = Dieser Browser hat kein Cookie dieser Website behalten. Darum konnte dein Plan nicht gespeichert werden. Erlaube Cookies für diese Website, oder schalte JavaScript ein. Versuche es dann noch einmal.
said-not-done = Das hat nicht geklappt
said-foreign = Dieses Formular kam von einer anderen Website. Nichts wurde gespeichert.
said-incomplete = Das Formular kam nicht vollständig an. Nichts wurde gespeichert.
said-method = So lässt sich diese Adresse nicht verwenden. Nichts wurde geändert.
said-too-large = Das ist mehr, als dieses Formular annimmt. Nichts wurde geändert.
said-no-page = Seite nicht gefunden
said-not-found = Unter dieser Adresse gibt es keine Seite.
said-template-gone = Diese Vorlage ist nicht mehr in der Galerie.
said-not-yours = Nicht in deinem Konto
said-not-in-account = Diese Liste ist nicht in deinem Konto, oder noch nicht. Änderungen kommen an, sobald dein Gerät online ist.
said-sign-in = Anmelden
said-password = Neues Passwort wählen
said-register = Konto erstellen
said-to-today = Zu „Heute“
said-to-account = Zu deinem Konto

## Invitations to this server, which its administrator makes.

server-invitations = Einladungen
server-invitations-open = Auf diesem Server können alle ein Konto erstellen. Um jemanden einzuladen, gib die Webadresse des Servers weiter.
server-invitations-closed = Auf diesem Server kann sich niemand selbst ein Konto erstellen. Darum sind Einladungen hier nicht möglich. Um ein Konto hinzuzufügen, verwende <command></command> auf dem Server, oder starte ihn mit <option></option>.
server-invitations-lead = Auf diesem Server ist für ein Konto eine Einladung nötig. Jede Einladung gilt einmal.
server-invitations-email = E-Mail-Adresse (optional)
server-invitations-email-hint = Wir senden den Link an diese Adresse. Leer lassen, um den Link selbst weiterzugeben.
server-invitations-name = Für wen ist sie? (optional)
server-invitations-name-hint = Ein Name für deine Liste unten. Nur du siehst ihn. Du gibst den Link selbst weiter: Dieser Server sendet keine E-Mails.
server-invitations-name-too-long = Höchstens { NUMBER($most) } Zeichen haben Platz.
server-invitations-create = Einladung erstellen
server-invitations-back = Dein Konto

server-invitations-made = Einladung erstellt
server-invitations-link = Der Link für die Person, die du einlädst
server-invitations-link-hint = Er gilt einmal und 14 Tage lang. Kopiere ihn jetzt: Er steht nur hier.

server-invitations-list = Offene Einladungen
server-invitations-unnamed = Ein Link
server-invitations-ends = Gilt bis { $date }
server-invitations-revoke = Widerrufen
server-invitations-revoke-one = Widerrufen: { $guest }, { $ends }

server-invitations-sent = Einladung gesendet an { $mail }.
server-invitations-revoked = Einladung widerrufen. Ihr Link gilt nicht mehr.
server-invitations-too-many = Höchstens { NUMBER($most) } Einladungen können offen sein. Widerrufe eine, um eine andere zu erstellen.

## The time zone of a browser that runs no script.

zone = Zeitzone
zone-lead = Wo ein Browser JavaScript ausführt, gilt seine eigene Zeitzone. Sonst gilt diese hier, und UTC, wenn keine eingetragen ist.
zone-hint = Zum Beispiel Europe/Berlin. Leer: UTC.
zone-save = Speichern
zone-unknown = Gib eine gültige Zeitzone ein, zum Beispiel Europe/Berlin.

## The name of a device: a browser, and the system it runs on.

device-name = { $browser } auf { $system }
device-unknown = Ein anderes Programm
