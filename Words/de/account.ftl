## The account that this plan is in, as the app itself knows it.

account = Konto
account-sign-in = Anmelden
account-create = Konto erstellen

account-guest = Du bist nicht angemeldet
account-guest-need = Du brauchst kein Konto: Alles geht auch ohne, und dein Plan bleibt in diesem Browser.
account-guest-why = Mit einem Konto zeigen dein Telefon und dein Computer denselben Plan. Beide funktionieren auch offline, und wenn ein Gerät verloren geht, ist nichts weg. Dazu kommen geteilte Listen, und Erinnerungen, auch wenn Teaspoon geschlossen ist. Alles von hier kommt mit in dein Konto.
account-guest-how = Du brauchst dafür eine E-Mail-Adresse und ein Passwort, auf manchen Servern auch eine Einladung.

account-signed-in = Angemeldet als <mail></mail>
account-of = Konto von <mail></mail>
account-last-synced = Zuletzt synchronisiert: { $date }, { $time }.

account-head-sign-in = Anmeldung
account-settings = Konto-Einstellungen
account-settings-facts = E-Mail, Passwort, Geräte
account-head-sharing = Teilen
account-shared-lists = Geteilte Listen
account-shared-links = Geteilte Links
account-shared-links-facts = Für Menschen ohne Konto
account-head-devices = Geräte
account-reminders = Erinnerungen
account-reminders-facts = Geräte, die Benachrichtigungen bekommen

account-sign-out = Abmelden
account-sign-out-what = Dein Plan wird aus diesem Browser entfernt und bleibt in deinem Konto. Was dort noch fehlt, wird vorher gesendet.
account-sign-out-server = Dein Plan bleibt in deinem Konto.
account-remove = Meinen Plan entfernen
account-remove-what = Dein Plan wird aus diesem Browser entfernt. Sonst ist er nirgends gespeichert.

## Where the plan is saved, at the top of every page while somebody is signed in.

saved = Dein Konto
saved-everywhere = Synchronisiert
saved-here = Bisher nur hier
saved-needs-you = Bitte ansehen

## How far this device and the account agree, and what to do about it.

sync-everywhere = Synchronisiert. Alles von hier ist in deinem Konto.
sync-rest = Alles andere ist synchronisiert.
sync-here = Auf diesem Gerät gespeichert. Sobald der Server es annehmen kann, wird synchronisiert. Du brauchst nichts zu tun.
sync-again = Du wurdest auf diesem Gerät abgemeldet. Dein Plan ist noch hier und geht weiter. Melde dich wieder an, um Neues zu synchronisieren.
sync-again-link = Wieder anmelden
sync-again-hint = Falls du dich nicht mehr anmelden kannst: Speichere eine Sicherung, melde dich hier ab, und stelle die Sicherung auf der ersten Seite wieder her. <backup>Sichern</backup>
sync-another = In diesem Browser ist jetzt ein anderes Konto angemeldet. Der Plan, den du siehst, gehört noch zum Konto oben. Die beiden bleiben getrennt. Melde dich beim Konto oben an, um Neues zu synchronisieren.
sync-sign-in-as = Anmelden als { $mail }
sync-full = Dein Konto ist voll. Neues bleibt auf diesem Gerät, und du kannst weitermachen. Auf der Seite deines Kontos steht, was Platz braucht.
sync-deleted = Dieses Konto wurde gelöscht. Dein Plan ist noch hier, nur in diesem Browser.
sync-keep = Meinen Plan ohne Konto hier behalten
sync-keep-hint = Nichts von dir geht verloren, und du kannst später ein anderes Konto dafür erstellen. Listen, die andere mit dir geteilt haben, werden aus diesem Browser entfernt.

sync-unsent-whole = Was vorher hier war, wird noch an dein Konto gesendet.
sync-unsent = { $count ->
    [one] { NUMBER($count) } Änderung ist bisher nur auf diesem Gerät.
   *[other] { NUMBER($count) } Änderungen sind bisher nur auf diesem Gerät.
}
sync-refused = { $count ->
    [one] { NUMBER($count) } Eintrag ließ sich nicht synchronisieren und bleibt auf diesem Gerät. Er ist zu groß, von unbekannter Art oder in einer geteilten Liste, die voll ist.
   *[other] { NUMBER($count) } Einträge ließen sich nicht synchronisieren und bleiben auf diesem Gerät. Sie sind zu groß, von unbekannter Art oder in einer geteilten Liste, die voll ist.
}
sync-backup = Eine Sicherung bewahrt alles davon: <backup>Sichern</backup>

## Asked before somebody signs out whose changes are not all in the account.

unsent = Noch nicht alles ist synchronisiert
unsent-nothing = Vor dem Abmelden
unsent-remove = Meinen Plan entfernen
unsent-deleted = Dein Konto wurde gelöscht. Darum ist dein Plan nur in diesem Browser. Wenn du ihn entfernst, lässt sich das nicht rückgängig machen.
unsent-unknown = Wir wissen nicht sicher, ob alles synchronisiert ist. Abmelden entfernt deinen Plan aus diesem Browser.
unsent-signed-in = Du bist noch angemeldet. Abmelden entfernt deinen Plan aus diesem Browser.
unsent-again = Noch einmal versuchen
unsent-anyway = Trotzdem abmelden

## Somebody signed in, and this browser has the plan of another account.

other-plan = Hier liegt ein anderer Plan
other-plan-two = In diesem Browser liegt noch der Plan von <mail></mail>, und du hast dich als <now></now> angemeldet. Die beiden Pläne bleiben getrennt.
other-plan-one = In diesem Browser liegt noch der Plan von <mail></mail>. Die beiden Pläne bleiben getrennt.
other-plan-deleted = Das Konto zu diesem Plan wurde gelöscht. Um den Plan in ein anderes Konto zu bringen, behalte ihn hier, und melde dich dann an.
other-plan-remove = Den anderen Plan aus diesem Browser entfernen und weiter

## Somebody signed in, and the account’s plan has not been read to its end.

arriving = Dein Plan ist unterwegs
arriving-hint = Du kannst jetzt schon Aufgaben hinzufügen, sie bleiben erhalten. Fällt das Netz aus, geht es später von hier weiter.
arriving-bar = Wie viel schon da ist

## Somebody signed in, and this device has a plan that was made without an account. The person chooses what happens to it.

joining = Auf diesem Gerät liegt schon ein Plan
joining-lead = Er wurde hier ohne Konto angelegt und zuletzt am { $date } geändert.
joining-question = Was soll damit geschehen?
joining-apart = Getrennt behalten
joining-apart-facts = Er bleibt auf diesem Gerät. Melde dich ab, um ihn zu öffnen.
joining-along = Mitnehmen
joining-along-facts = Seine Aufgaben und Listen kommen in dein Konto. Die Einstellungen des Kontos und seine Zahl für heute bleiben.
joining-delete = Löschen
joining-delete-facts = Nur was auf diesem Gerät entstanden ist. Du wirst noch einmal gefragt.
joining-look = Erst ansehen
joining-look-title = Was dieser Plan enthält
joining-hint = Nicht sicher, wessen Plan das ist? Behalte ihn getrennt: Nichts geht verloren, und du kannst ihn später wieder öffnen.
joining-delete-title = Diesen Plan löschen?
joining-delete-lead = Er wird von diesem Gerät gelöscht. Es gibt keine andere Kopie, und es lässt sich nicht rückgängig machen.

## A plan that was kept apart when somebody signed in.

apart = Ein Plan auf diesem Gerät
apart-sign-out = Melde dich ab, um ihn zu öffnen.
apart-open = Diesen Plan öffnen

## This browser has removed the plan that was in it.

gone-plan = Dein Plan ist nicht mehr in diesem Browser
gone-plan-lead = Hier lag ein Plan ohne Konto, und der Browser hat ihn entfernt. Eine Sicherung bringt ihn zurück, wie er war.
gone-plan-start = Neu beginnen
