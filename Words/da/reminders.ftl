### Only pages of the server say these.

## Reminders: which devices get them, and what was sent.

reminders = Påmindelser
reminders-lead = Påmindelser om opgaver og besked om, at en timer er slut, kan nå dine enheder, også når Teaspoon er lukket.
reminders-settings = Stille tid og antal om dagen
reminders-settings-facts = Lyd og notifikationer
push-off = Beskeder til enheder er slået fra. Serverens administrator kan slå dem til med --contact.

## This device.

push-here = Denne enhed
push-here-on = Påmindelser er slået til på denne enhed.
push-here-off = Påmindelser er slået fra på denne enhed.
push-here-hint = En påmindelse siger, hvilken opgave den handler om, hvis du ikke vælger andet. Den sendes krypteret: browserproducentens push-tjeneste sender den videre og kan ikke læse den.
push-here-turn-on = Slå påmindelser til på denne enhed
push-here-no-script = Det kræver JavaScript, og det kører denne browser ikke.
push-here-unreachable = Serveren kan ikke nå denne browsers push-tjeneste. Intet blev ændret.

## All devices. The device is as in “Firefox on Linux”.

push-devices = Enheder
push-device-here = Denne browser
push-device-failing = Har ikke kunnet nås på det seneste
push-device-test = Send en prøve
push-device-test-device = Send en prøve: { $device }
push-device-remove = Fjern
push-device-remove-device = Fjern: { $device }
push-test-sent = En prøve er sendt til { $device }. Den kommer nok inden for få sekunder; loggen nedenfor siger, hvornår den blev vist.
push-test-gone = { $device }: browseren tager ikke længere imod notifikationer, så enheden er fjernet. Tilføj den igen dér.
push-test-refused = Kunne ikke sende til { $device }: dens push-tjeneste tog ikke imod beskeden.
push-test-removed = Enheden er fjernet. Intet blev sendt.

## By e-mail.

reminder-mail = På e-mail
reminder-mail-lead = Hvis ingen enhed får en påmindelse inden for to minutter, kan vi sende en e-mail til <address></address>. E-mailen siger det samme som påmindelsen og er ikke krypteret undervejs.
reminder-mail-no = Ingen e-mails
reminder-mail-yes = Send en e-mail, hvis ingen enhed får den
reminder-mail-zone = Tidszone
reminder-mail-zone-hint = For eksempel Europe/Copenhagen. Bruges til tiderne på dine opgaver.
reminder-mail-zone-fault = Skriv en gyldig tidszone, for eksempel Europe/Copenhagen.
reminder-mail-save = Gem

## The log: what was sent, and what happened to it.

delivery-log = Log over afsendelser
delivery-log-empty = Intet endnu. Hver påmindelse står her i 30 dage.
delivery-log-today = i dag kl. { $time }
delivery-log-day = { $date } kl. { $time }
delivery-log-shown = Vist { $time }
delivery-log-taken = Sendt; ikke bekræftet
delivery-log-gone = Enheden er fjernet: den tager ikke længere imod notifikationer
delivery-log-refused = Ikke sendt: browserens push-tjeneste afviste den
delivery-log-not-reached = Ikke sendt: browserens push-tjeneste kunne ikke nås i tide
delivery-log-mail = Sendt på e-mail
delivery-log-no-mail = E-mailen kunne ikke sendes
delivery-log-email = E-mail
delivery-log-beyond = Sprunget over: dagens grænse er nået
delivery-log-past = Ikke sendt: serveren kørte ikke på det tidspunkt
delivery-log-no-device = Ikke sendt: ingen enhed
delivery-log-unknown = Ukendt

## The message on a device: its title, and a line below it.

reminder-silent = En påmindelse fra Teaspoon
reminder-timer = Tiden er gået
reminder-rest = Dit hvil er slut
reminder-more = Mere i Teaspoon
reminder-more-text = Dagens grænse for påmindelser er nået.
reminder-several = { $count ->
    [one] { $count } påmindelse
   *[other] { $count } påmindelser
}
reminder-due = Senest kl. { $time }
reminder-due-on = Senest { $date } kl. { $time }
reminder-test = Prøvenotifikation
reminder-test-text = Påmindelser når denne enhed.
