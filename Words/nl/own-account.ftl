## The settings of an account.

own-account = Je account
own-account-administrator = Jij bent de beheerder.

own-account-head-sharing = Delen en herinneringen
own-account-lists = Gedeelde lijsten
own-account-links = Gedeelde links
own-account-links-facts = Voor mensen zonder account
own-account-reminders = Herinneringen
own-account-reminders-facts = Apparaten die meldingen krijgen
own-account-invite = Mensen uitnodigen
own-account-invite-facts = Voor deze server
own-account-head-leave = Uitloggen en verwijderen
own-account-leave = Synchronisatie en uitloggen
own-account-delete = Account verwijderen
own-account-delete-facts = Met alle gegevens, ook op de server

own-account-devices = Ingelogde apparaten
own-account-here = Deze browser
own-account-seen = { $days ->
    [0] In de laatste 24 uur gebruikt
    [one] { NUMBER($days) } dag geleden voor het laatst gebruikt
   *[other] { NUMBER($days) } dagen geleden voor het laatst gebruikt
}
own-account-end = Uitloggen
own-account-end-device = Uitloggen: { $device }
own-account-end-others = Alle andere apparaten uitloggen
own-account-ended = Daar uitgelogd. Een planning die op zo’n apparaat staat, is daar nog te lezen.

own-account-head-email = E-mail en wachtwoord
own-account-email = E-mailadres wijzigen
own-account-email-new = Nieuw e-mailadres
own-account-email-save = Nieuw e-mailadres opslaan
own-account-password = Wachtwoord wijzigen
own-account-password-save = Nieuw wachtwoord opslaan
own-account-password-saved = Wachtwoord gewijzigd. Je bent op alle andere apparaten uitgelogd.

## Asked before an account is deleted.

delete-account = Account verwijderen
delete-account-what = Hiermee verwijder je het account { $mail } met alle taken, lijsten, notities, dagen en instellingen, op deze server en in deze browser. Andere planningen die in deze browser zijn opgeslagen, worden ook verwijderd, zelfs als je ze apart hield. Anderen houden de lijsten die je met hen deelt. Een ander apparaat houdt zijn kopie tot je die daar weghaalt.
delete-account-backup = Met een back-up kun je alles terugzetten: <backup>Back-up maken</backup>
delete-account-now = Alles verwijderen
delete-account-keep = Mijn account houden

## Pages with one message, and a button or three.

said-check-mail = Kijk in je e-mail
said-link-sent = Als er een account is met dat adres, hebben we er een link naartoe gestuurd. De link werkt één keer en verloopt na een uur.
said-confirmation-sent = We hebben je een link gestuurd. De link werkt één keer en verloopt na 24 uur.
said-change-sent = We hebben een link naar het nieuwe adres gestuurd. Open die om de wijziging te bevestigen.
said-link-expired = Link verlopen
said-link-ended = Deze link is verlopen of al gebruikt. Heeft hij gewerkt? Dan kun je inloggen. Zo niet, vraag dan hier een nieuwe aan.
said-address-changed = Adres gewijzigd
said-email-changed = Je logt nu in met het nieuwe adres.
said-email-changed-of = Het account van <old></old> logt nu in als <new></new>.
said-account-deleted = Verwijderd
said-deleted = Je account en alles erin zijn verwijderd.
said-later = Probeer het zo weer
said-too-often = Dit is te vaak achter elkaar geprobeerd. Probeer het over een paar minuten weer. Er is niets veranderd.
said-busy = De server is druk bezig. Probeer het zo weer. Er is niets veranderd.
said-not-saved = Niet opgeslagen
said-store-away = De server kan zijn database niet bereiken, dus er is niets veranderd. Hij blijft het proberen.
said-store-full = De server heeft geen ruimte meer, dus er is niets veranderd. Wil je dit aan de beheerder laten weten?
said-no-cookie = Deze browser heeft geen cookie van deze site bewaard, dus je planning kon niet worden opgeslagen. Sta cookies van deze site toe of zet JavaScript aan. Probeer het dan opnieuw.
said-not-done = Dat werkte niet
said-foreign = Dit formulier is vanaf een andere site verstuurd. Er is niets opgeslagen.
said-incomplete = Het formulier kwam niet volledig aan. Er is niets opgeslagen.
said-method = Dit adres kan niet op die manier worden gebruikt. Er is niets veranderd.
said-too-large = Dat is meer dan dit formulier aankan. Er is niets veranderd.
said-no-page = Pagina niet gevonden
said-not-found = Op dit adres is geen pagina.
said-template-gone = Dit sjabloon staat niet meer in de galerij.
said-not-yours = Niet in je account
said-not-in-account = Deze lijst staat niet in je account, of nog niet. Wijzigingen komen aan zodra je apparaat online is.
said-sign-in = Inloggen
said-password = Nieuw wachtwoord kiezen
said-register = Account maken
said-to-today = Vandaag openen
said-to-account = Je account openen

## Invitations to this server, which its administrator makes.

server-invitations = Uitnodigingen
server-invitations-open = Iedereen kan op deze server een account maken. Wil je iemand uitnodigen? Geef dan het webadres van de server door.
server-invitations-closed = Op deze server kun je niet zelf een account maken, dus uitnodigingen werken hier niet. Gebruik <command></command> op de server om een account toe te voegen, of start de server met <option></option>.
server-invitations-lead = Alleen mensen met een uitnodiging kunnen op deze server een account maken. Elke uitnodiging werkt één keer.
server-invitations-email = E-mailadres van die persoon (optioneel)
server-invitations-email-hint = We mailen de link naar dit adres. Laat leeg om de link zelf door te geven.
server-invitations-name = Voor wie is het? (optioneel)
server-invitations-name-hint = Een naam voor de lijst hieronder. Alleen jij ziet die. Je geeft de link zelf door: deze server verstuurt geen e-mail.
server-invitations-name-too-long = Gebruik hooguit { NUMBER($most) } tekens.
server-invitations-create = Uitnodiging maken
server-invitations-back = Je account

server-invitations-made = Uitnodiging gemaakt
server-invitations-link = De link voor wie je uitnodigt
server-invitations-link-hint = De link werkt één keer en verloopt na 14 dagen. Kopieer hem nu: hij is alleen hier te zien.

server-invitations-list = Open uitnodigingen
server-invitations-unnamed = Een link
server-invitations-ends = Verloopt op { $date }
server-invitations-revoke = Intrekken
server-invitations-revoke-one = Intrekken: { $guest }, { $ends }

server-invitations-sent = Uitnodiging verstuurd naar { $mail }.
server-invitations-revoked = Uitnodiging ingetrokken. De link werkt niet meer.
server-invitations-too-many = Er kunnen hooguit { NUMBER($most) } uitnodigingen openstaan. Trek er een in om een andere te maken.

## The time zone of a browser that runs no script.

zone = Tijdzone
zone-lead = In browsers met JavaScript telt de eigen tijdzone. Zonder JavaScript telt deze, en UTC als er geen is ingesteld.
zone-hint = Bijvoorbeeld Europe/Berlin. Leeg: UTC.
zone-save = Opslaan
zone-unknown = Vul een geldige tijdzone in, bijvoorbeeld Europe/Berlin.

## The name of a device: a browser, and the system it runs on.

device-name = { $browser } op { $system }
device-unknown = Een ander programma
