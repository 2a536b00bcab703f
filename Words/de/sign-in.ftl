### Only pages of the server say these.

## Signing in.

sign-in = Anmelden
sign-in-lead = Mit einem Konto kommen weitere Geräte, Teilen und Erinnerungen dazu. Liegt auf diesem Gerät schon ein Plan, entscheidest du, was damit geschieht.
sign-in-to-join = Jemand hat eine Liste mit dir geteilt. Um ihr beizutreten, melde dich an oder erstelle ein Konto.
sign-in-to-join-closed = Jemand hat eine Liste mit dir geteilt. Um ihr beizutreten, melde dich an.
sign-in-forgotten = Passwort vergessen?
sign-in-create = Konto erstellen
sign-in-create-facts = E-Mail und ein Passwort
sign-in-refused = E-Mail oder Passwort stimmt nicht. Nichts wurde geändert.

## Fields of these forms.

email = E-Mail-Adresse
email-missing = Bitte gib hier deine E-Mail-Adresse ein.
email-too-long = Das ist länger, als eine E-Mail-Adresse sein kann. Steht noch etwas anderes in der Zeile?
email-not-ascii = Hier gehen nur die Buchstaben a bis z, Ziffern und einfache Zeichen, damit keine zwei Adressen gleich aussehen.
email-no-at = In einer E-Mail-Adresse steht ein @, wie in name@example.org.
email-several-ats = In einer E-Mail-Adresse steht nur ein @, hier sind es mehr. Bitte gib nur eine Adresse ein.
email-bad-name = Im Teil vor dem @ steht etwas, an das sich keine E-Mail senden lässt. Magst du noch einmal nachsehen?
email-bad-domain = Der Teil nach dem @ sieht nicht vollständig aus. Meist ist er wie example.org.
email-taken = Diese Adresse lässt sich hier nicht verwenden.
email-taken-register = Diese Adresse lässt sich hier nicht verwenden. Wenn es deine ist, melde dich damit an.

password = Passwort
password-yours = Dein Passwort
password-current = Jetziges Passwort
password-new = Neues Passwort
password-chosen = Das Passwort, das du gewählt hast
password-show = Zeigen
password-hint = Mindestens 8 Zeichen, welche auch immer. Ein paar Wörter hintereinander sind leicht zu merken und schwer zu erraten.
password-others-out = Du wirst auf allen anderen Geräten abgemeldet.
password-wrong = Das Passwort stimmt nicht.
password-too-short = Ein Passwort braucht mindestens { NUMBER($least) } Zeichen. Ein paar Wörter hintereinander sind gut, auch mit Leerzeichen.
password-too-long = Das ist länger, als ein Passwort hier sein kann. Möglich ist etwa eine Seite Text.
password-common = Viele verwenden dieses Passwort, darum ist es leicht zu erraten. Ein oder zwei eigene Wörter dazu genügen.
password-address = Das ist deine E-Mail-Adresse, und die kennen andere. Sicherer ist etwas, das nur dir einfällt.

## Making an account.

register = Konto erstellen
register-lead = Mit einem Konto ist dein Plan auf allen deinen Geräten, und sicher, wenn eines abhandenkommt. Was jetzt hier ist, kommt mit.
register-email-hint = Zum Anmelden und für Nachrichten zu deinem Konto.
register-have-one = Ich habe schon ein Konto

register-closed = Um ein Konto bitten
register-closed-lead = Auf diesem Server kann nur die Verwaltung Konten erstellen. Bitte sie um eines. Dann melde dich mit der E-Mail-Adresse und dem Passwort an, die du von ihr bekommst.
register-without = Teaspoon geht auch ohne Konto: Dann ist dein Plan nur für diesen Browser.
register-without-link = Teaspoon ohne Konto verwenden

register-invited = Du brauchst eine Einladung
register-invited-lead = Für ein Konto auf diesem Server brauchst du eine Einladung. Bitte die Verwaltung des Servers um einen Einladungslink. Jeder Link gilt einmal.
register-invited-link = Einladungslink
register-invited-ended = Diese Einladung ist abgelaufen oder wurde schon verwendet. Bitte um eine neue.

register-first-lead = Dieser Server ist neu. Das erste Konto verwaltet ihn.
register-first-elsewhere = Dieser Server ist neu. Sein erstes Konto entsteht mit dem Link, den der Server beim Start ausgegeben hat.
register-first-link = Der Link, den der Server ausgegeben hat
register-first-other = Das ist nicht der Link, den der Server beim letzten Start ausgegeben hat.

register-link-hint = Füge den ganzen Link hier ein.
register-link-continue = Weiter

## A link by e-mail.

forgotten = Neues Passwort wählen
forgotten-send = Link senden
forgotten-hint = Wir senden dir einen Link, mit dem du ein neues Passwort wählen kannst.
forgotten-no-mail = Dieser Server sendet keine E-Mails. Die Verwaltung des Servers kann dir einen Link geben, mit dem du ein neues Passwort wählen kannst.
forgotten-back = Zurück zum Anmelden

link-password = Neues Passwort wählen
link-register = Konto erstellen
link-email = E-Mail-Adresse ändern
link-for = Für <mail></mail>.
link-email-new = Neue Adresse: <mail></mail>
link-other-out = <mail></mail> ist hier gerade angemeldet und wird dann abgemeldet.
link-plan-here = Gibt es in diesem Browser einen Plan ohne Konto, wirst du gefragt, was mit ihm geschieht.
link-password-use = Dieses Passwort verwenden
