### Only pages of the server say these.

## E-mails about accounts. Each has a subject, a line that a link or a web address follows, and a line below it.

mail-reset-subject = Dein Passwort bei Teaspoon zurücksetzen
mail-reset = Jemand, wahrscheinlich du, möchte das Passwort dieses Kontos zurücksetzen. Wähle hier ein neues Passwort:
mail-reset-note = Der Link gilt einmal und eine Stunde lang. Wenn du das nicht warst, brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist.

mail-register-subject = Dein Konto bei Teaspoon bestätigen
mail-register = Jemand, wahrscheinlich du, hat sich mit dieser Adresse registriert. Bestätige das hier:
mail-register-note = Der Link gilt einmal und 24 Stunden lang. Wenn du das nicht warst, brauchst du nichts zu tun: Es wird kein Konto erstellt.

mail-invitation-subject = Eine Einladung zu Teaspoon
mail-invitation = Die Person, die { $address } betreibt, lädt dich zu Teaspoon ein, einem Planer für Aufgaben. Erstelle hier dein Konto:
mail-invitation-note = Der Link gilt einmal und 14 Tage lang. Wenn du kein Konto möchtest, brauchst du nichts zu tun.

mail-registered-subject = Dein Konto bei Teaspoon
mail-registered = Jemand, wahrscheinlich du, hat sich mit dieser Adresse registriert. Du hast schon ein Konto. Hier kannst du dich anmelden oder dein Passwort zurücksetzen:

mail-change-subject = Deine neue E-Mail-Adresse bestätigen
mail-change = Bestätige, dass dies die neue Adresse deines Kontos bei Teaspoon ist:
mail-change-note = Der Link gilt einmal und 24 Stunden lang. Wenn du kein Konto bei Teaspoon hast, hat sich jemand vertippt: Du brauchst nichts zu tun.

mail-changed-subject = Deine E-Mail-Adresse bei Teaspoon wurde geändert
mail-changed = Die E-Mail-Adresse deines Kontos wurde geändert. Mit dieser Adresse kannst du dich nicht mehr anmelden.
mail-changed-note = Wenn du das nicht warst, wende dich an die Verwaltung von { $address }.

mail-password-subject = Dein Passwort bei Teaspoon wurde geändert
mail-password = Dein Konto hat ein neues Passwort. Alle anderen Geräte wurden abgemeldet.
mail-password-note = Wenn du das nicht warst, setze es hier zurück, und wende dich an die Verwaltung dieses Servers:

mail-shared-subject = Jemand hat eine Liste mit dir geteilt
mail-shared = Jemand hat in Teaspoon eine Liste mit dir geteilt. Melde dich mit dieser Adresse an, um zu sehen, wer und welche:
mail-shared-note = Die Einladung gilt 14 Tage lang. Wenn du sie nicht möchtest, brauchst du nichts zu tun.

mail-reminder-note = Du bekommst diese E-Mail, weil keines deiner Geräte die Erinnerung empfangen hat. Hier kannst du diese E-Mails abschalten:
