### Only pages of the server say these.

## The settings of an account.

own-account = Din konto
own-account-administrator = Du er administrator.

own-account-head-sharing = Deling og påmindelser
own-account-lists = Delte lister
own-account-links = Delte links
own-account-links-facts = Til folk uden konto
own-account-reminders = Påmindelser
own-account-reminders-facts = Enheder, der får notifikationer
own-account-invite = Inviter andre
own-account-invite-facts = Til denne server
own-account-head-leave = Log ud eller slet
own-account-leave = Synkronisering og log ud
own-account-delete = Slet konto
own-account-delete-facts = Med alle dens data, også på serveren

own-account-devices = Enheder, der er logget ind
own-account-here = Denne browser
own-account-seen = { $days ->
    [0] Aktiv inden for det sidste døgn
    [one] Sidst aktiv for { NUMBER($days) } dag siden
   *[other] Sidst aktiv for { NUMBER($days) } dage siden
}
own-account-end = Log ud
own-account-end-device = Log ud: { $device }
own-account-end-others = Log alle andre enheder ud
own-account-ended = Logget ud der. En plan, der er gemt på sådan en enhed, kan stadig læses på den.

own-account-head-email = E-mail og adgangskode
own-account-email = Skift e-mail
own-account-email-new = Ny e-mailadresse
own-account-email-save = Gem ny e-mail
own-account-password = Skift adgangskode
own-account-password-save = Gem ny adgangskode
own-account-password-saved = Adgangskoden er skiftet. Du er logget ud på alle andre enheder.

## Asked before an account is deleted.

delete-account = Slet konto
delete-account-what = Dette sletter kontoen { $mail } med alle opgaver, lister, noter, dage og indstillinger, både på denne server og i denne browser. Andre planer, der er gemt i denne browser, slettes også, selv dem, du har holdt adskilt. De andre beholder de lister, du deler med dem. En anden enhed beholder sin kopi, indtil du fjerner den der.
delete-account-backup = En sikkerhedskopi kan gendanne det hele: <backup>Sikkerhedskopiér</backup>
delete-account-now = Slet alt
delete-account-keep = Behold min konto

## Pages with one message, and a button or three.

said-check-mail = Tjek din e-mail
said-link-sent = Hvis den adresse har en konto, har vi sendt et link til den. Det virker én gang og udløber om en time.
said-confirmation-sent = Vi har sendt dig et link. Det virker én gang og udløber om 24 timer.
said-change-sent = Vi har sendt et link til den nye adresse. Åbn det for at bekræfte ændringen.
said-link-expired = Linket er udløbet
said-link-ended = Linket er udløbet eller allerede brugt. Hvis det virkede, kan du logge ind; ellers kan du få et nyt her.
said-address-changed = Adressen er skiftet
said-email-changed = Du logger nu ind med den nye adresse.
said-email-changed-of = Kontoen for <old></old> logger nu ind som <new></new>.
said-account-deleted = Slettet
said-deleted = Din konto og alt i den er slettet.
said-later = Prøv igen om lidt
said-too-often = For mange forsøg. Prøv igen om nogle minutter. Intet blev ændret.
said-busy = Serveren har travlt. Prøv igen om lidt. Intet blev ændret.
said-not-saved = Ikke gemt
said-store-away = Serveren kan ikke nå sin database, så intet blev ændret. Den bliver ved med at prøve.
said-store-full = Serveren har ikke mere plads, så intet blev ændret. Sig det gerne til administratoren.
said-no-cookie = Denne browser gemte ingen cookie fra dette websted, så din plan kunne ikke gemmes. Tillad cookies for dette websted, eller slå JavaScript til. Prøv så igen.
said-not-done = Det gik ikke
said-foreign = Formularen blev sendt fra en anden side. Intet blev gemt.
said-incomplete = Formularen var ikke fyldt helt ud. Intet blev gemt.
said-method = Adressen kan ikke bruges på den måde. Intet blev ændret.
said-too-large = Det er mere, end formularen kan tage. Intet blev ændret.
said-no-page = Siden findes ikke
said-not-found = Der er ingen side på denne adresse.
said-template-gone = Denne skabelon er ikke længere i galleriet.
said-not-yours = Ikke på din konto
said-not-in-account = Denne liste er ikke på din konto, eller ikke endnu. Ændringer kommer, så snart din enhed er online.
said-sign-in = Log ind
said-password = Vælg en ny adgangskode
said-register = Opret konto
said-to-today = Gå til I dag
said-to-account = Gå til din konto

## Invitations to this server, which its administrator makes.

server-invitations = Invitationer
server-invitations-open = Alle kan oprette en konto på denne server. Vil du invitere nogen, så giv dem serverens adresse.
server-invitations-closed = Man kan ikke oprette konti på denne server, så invitationer virker ikke her. Brug <command></command> på serveren for at tilføje en konto, eller start den med <option></option>.
server-invitations-lead = Kun folk med en invitation kan oprette en konto på denne server. Hver invitation virker én gang.
server-invitations-email = E-mailadressen på den, du inviterer (valgfrit)
server-invitations-email-hint = Vi sender linket til denne adresse. Lad feltet være tomt for selv at give linket videre.
server-invitations-name = Hvem er den til? (valgfrit)
server-invitations-name-hint = Et navn til din liste nedenfor. Kun du ser det. Du giver selv linket videre: serveren sender ingen e-mail.
server-invitations-name-too-long = Det kan højst have { NUMBER($most) } tegn.
server-invitations-create = Lav invitation
server-invitations-back = Din konto

server-invitations-made = Invitationen er lavet
server-invitations-link = Linket til den, du inviterer
server-invitations-link-hint = Det virker én gang og udløber om 14 dage. Kopiér det nu: det vises kun her.

server-invitations-list = Åbne invitationer
server-invitations-unnamed = Et link
server-invitations-ends = Udløber { $date }
server-invitations-revoke = Træk tilbage
server-invitations-revoke-one = Træk tilbage: { $guest }, { $ends }

server-invitations-sent = Invitation sendt til { $mail }.
server-invitations-revoked = Invitationen er trukket tilbage. Dens link virker ikke mere.
server-invitations-too-many = Der kan højst være { NUMBER($most) } åbne invitationer. Træk en tilbage for at lave en ny.

## The time zone of a browser that runs no script.

zone = Tidszone
zone-lead = Kører en browser JavaScript, gælder dens egen tidszone. Uden JavaScript gælder denne, og UTC, hvis ingen er valgt.
zone-hint = For eksempel Europe/Copenhagen. Tomt: UTC.
zone-save = Gem
zone-unknown = Skriv en gyldig tidszone, for eksempel Europe/Copenhagen.

## The name of a device: a browser, and the system it runs on.

device-name = { $browser } på { $system }
device-unknown = Et andet program
