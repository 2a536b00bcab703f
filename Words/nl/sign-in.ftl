## Signing in.

sign-in = Inloggen
sign-in-lead = Met een account kun je meer apparaten gebruiken, lijsten delen en herinneringen krijgen. Staat er al een planning op dit apparaat, dan kies je wat ermee gebeurt.
sign-in-to-join = Iemand heeft een lijst met je gedeeld. Log in of maak een account om mee te doen.
sign-in-to-join-closed = Iemand heeft een lijst met je gedeeld. Log in om mee te doen.
sign-in-forgotten = Wachtwoord vergeten?
sign-in-create = Account maken
sign-in-create-facts = E-mail en een wachtwoord
sign-in-refused = Het e-mailadres of wachtwoord klopt niet. Er is niets veranderd.

## Fields of these forms.

email = E-mailadres
email-missing = Typ hier je e-mailadres.
email-too-long = Dit is langer dan een e-mailadres kan zijn. Staat er nog iets anders op de regel?
email-not-ascii = Hier kun je alleen de letters a tot z, cijfers en gewone tekens gebruiken, zodat geen twee adressen er hetzelfde uitzien.
email-no-at = In een e-mailadres staat een @, zoals in name@example.org.
email-several-ats = In een e-mailadres staat één @; hier staan er meer. Typ één adres.
email-bad-name = In het deel voor de @ staat iets waar geen e-mail naartoe kan. Wil je er nog eens naar kijken?
email-bad-domain = Het deel na de @ lijkt niet compleet. Meestal ziet het eruit als example.org.
email-taken = Dit adres kan hier niet worden gebruikt.
email-taken-register = Dit adres kan hier niet worden gebruikt. Is het van jou? Log er dan mee in.

password = Wachtwoord
password-yours = Je wachtwoord
password-current = Huidig wachtwoord
password-new = Nieuw wachtwoord
password-chosen = Het wachtwoord dat je hebt gekozen
password-show = Tonen
password-hint = Minstens 8 tekens, van elke soort. Een paar woorden achter elkaar zijn makkelijk te onthouden en moeilijk te raden.
password-others-out = Je wordt op alle andere apparaten uitgelogd.
password-wrong = Dit wachtwoord klopt niet.
password-too-short = Een wachtwoord heeft minstens { NUMBER($least) } tekens nodig. Een paar woorden achter elkaar is prima, ook met spaties.
password-too-long = Dit is langer dan een wachtwoord hier kan zijn. Het maximum is ongeveer een pagina tekst.
password-common = Veel mensen gebruiken dit wachtwoord, dus het is makkelijk te raden. Een of twee eigen woorden erbij is genoeg.
password-address = Dit is je e-mailadres, en dat kennen anderen. Iets waar alleen jij op komt, is veiliger.

## Making an account.

register = Account maken
register-lead = Met een account staat je planning op al je apparaten, en blijft die bewaard als een apparaat zoekraakt. Wat je nu hebt, gaat mee.
register-email-hint = Om in te loggen en voor berichten over je account.
register-have-one = Ik heb al een account

register-closed = Vraag om een account
register-closed-lead = Alleen de beheerder van deze server kan er accounts op maken. Vraag de beheerder om een account. Log daarna in met het e-mailadres en het wachtwoord dat je krijgt.
register-without = Teaspoon werkt ook zonder account: je planning is dan alleen voor deze browser.
register-without-link = Teaspoon zonder account gebruiken

register-invited = Je hebt een uitnodiging nodig
register-invited-lead = Om op deze server een account te maken, heb je een uitnodiging nodig. Vraag de beheerder om een uitnodigingslink. Elke link werkt één keer.
register-invited-link = Uitnodigingslink
register-invited-ended = Deze uitnodiging is verlopen of al gebruikt. Vraag om een nieuwe.

register-first-lead = Deze server is nieuw. Het eerste account wordt de beheerder.
register-first-elsewhere = Deze server is nieuw. Het eerste account maak je met de link die de server bij het starten heeft getoond.
register-first-link = De link die de server heeft getoond
register-first-other = Dit is niet de link die de server bij de laatste start heeft getoond.

register-link-hint = Plak hier de hele link.
register-link-continue = Verder

## A link by e-mail.

forgotten = Wachtwoord herstellen
forgotten-send = Mail me een link
forgotten-hint = We sturen je een link waarmee je een nieuw wachtwoord kiest.
forgotten-no-mail = Deze server verstuurt geen e-mail. De beheerder kan je een link geven waarmee je een nieuw wachtwoord kiest.
forgotten-back = Terug naar inloggen

link-password = Nieuw wachtwoord kiezen
link-register = Account maken
link-email = E-mailadres wijzigen
link-for = Voor <mail></mail>.
link-email-new = Nieuw adres: <mail></mail>
link-other-out = <mail></mail> is hier nu ingelogd en wordt uitgelogd.
link-plan-here = Staat er in deze browser een planning zonder account, dan vragen we wat ermee gebeurt.
link-password-use = Dit wachtwoord gebruiken
