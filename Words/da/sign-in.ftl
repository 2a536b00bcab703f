### Only pages of the server say these.

## Signing in.

sign-in = Log ind
sign-in-lead = En konto giver flere enheder, deling og påmindelser. Hvis der er en plan på denne enhed, vælger du, hvad der skal ske med den.
sign-in-to-join = Nogen har delt en liste med dig. Log ind eller opret en konto for at være med.
sign-in-to-join-closed = Nogen har delt en liste med dig. Log ind for at være med.
sign-in-forgotten = Glemt adgangskode?
sign-in-create = Opret konto
sign-in-create-facts = E-mail og en adgangskode
sign-in-refused = E-mail eller adgangskode passer ikke. Intet blev ændret.

## Fields of these forms.

email = E-mailadresse
email-missing = Skriv din e-mailadresse her.
email-too-long = Det er længere, end en e-mailadresse kan være. Står der noget andet på linjen?
email-not-ascii = Her kan kun bruges bogstaverne a til z, cifre og enkle tegn, så to adresser aldrig ligner hinanden.
email-no-at = En e-mailadresse har et @, som i name@example.org.
email-several-ats = En e-mailadresse har ét @; her er flere. Skriv kun én adresse.
email-bad-name = Delen før @ indeholder noget, man ikke kan sende post til. Vil du se på den igen?
email-bad-domain = Delen efter @ ser ikke komplet ud; den er som regel som example.org.
email-taken = Denne adresse kan ikke bruges her.
email-taken-register = Denne adresse kan ikke bruges her. Hvis den er din, så log ind med den.

password = Adgangskode
password-yours = Din adgangskode
password-current = Nuværende adgangskode
password-new = Ny adgangskode
password-chosen = Den adgangskode, du valgte
password-show = Vis
password-hint = Mindst 8 tegn, af enhver slags. Nogle ord efter hinanden er lette at huske og svære at gætte.
password-others-out = Du bliver logget ud på alle andre enheder.
password-wrong = Adgangskoden passer ikke.
password-too-short = En adgangskode har mindst { NUMBER($least) } tegn. Nogle ord efter hinanden er fint, også med mellemrum.
password-too-long = Det er længere, end en adgangskode kan være her. Højst omkring en side tekst.
password-common = Mange bruger denne adgangskode, så den er let at gætte. Et ord eller to af dine egne oveni er nok.
password-address = Dette er din e-mailadresse, som andre kender. Noget, kun du ville finde på, er mere sikkert.

## Making an account.

register = Opret konto
register-lead = Med en konto er din plan på alle dine enheder, og den er i sikkerhed, hvis en bliver væk. Det, du har nu, kommer med.
register-email-hint = Bruges til at logge ind og til beskeder om din konto.
register-have-one = Jeg har en konto

register-closed = Bed om en konto
register-closed-lead = Kun serverens administrator kan oprette konti på den. Bed om en. Log så ind med den e-mailadresse og adgangskode, du får.
register-without = Teaspoon virker også uden konto: din plan er så kun for denne browser.
register-without-link = Brug Teaspoon uden konto

register-invited = Her kræves en invitation
register-invited-lead = Du har brug for en invitation til at oprette en konto på denne server. Bed administratoren om et link. Hvert link virker én gang.
register-invited-link = Invitationslink
register-invited-ended = Invitationen er udløbet eller allerede brugt. Bed om en ny.

register-first-lead = Denne server er ny. Den første konto bliver administrator.
register-first-elsewhere = Denne server er ny. Den første konto oprettes med det link, som serveren skrev, da den startede.
register-first-link = Linket, som serveren skrev
register-first-other = Dette er ikke det link, serveren skrev, da den sidst startede.

register-link-hint = Indsæt hele linket her.
register-link-continue = Fortsæt

## A link by e-mail.

forgotten = Ny adgangskode
forgotten-send = Send mig et link
forgotten-hint = Vi sender dig et link, hvor du kan vælge en ny adgangskode.
forgotten-no-mail = Denne server sender ingen e-mail. Administratoren kan give dig et link, hvor du kan vælge en ny adgangskode.
forgotten-back = Tilbage til login

link-password = Vælg en ny adgangskode
link-register = Opret konto
link-email = Skift e-mail
link-for = Til <mail></mail>.
link-email-new = Ny adresse: <mail></mail>
link-other-out = <mail></mail> er logget ind her nu og bliver logget ud.
link-plan-here = Hvis denne browser har en plan uden konto, bliver du spurgt, hvad der skal ske med den.
link-password-use = Brug denne adgangskode
