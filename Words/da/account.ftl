## The account that this plan is in, as the app itself knows it.

account = Konto
account-sign-in = Log ind
account-create = Opret konto

account-guest = Du er ikke logget ind
account-guest-need = Du behøver ingen konto: alt virker uden, og din plan bliver i denne browser.
account-guest-why = Med en konto viser din telefon og din computer den samme plan. Hver af dem virker offline, og du mister intet, hvis en enhed bliver væk. Du får også delte lister, og påmindelser når frem, selv om Teaspoon er lukket. Alt herfra flytter med ind på din konto.
account-guest-how = Det kræver en e-mailadresse og en adgangskode, og på nogle servere en invitation.

account-signed-in = Logget ind som <mail></mail>
account-of = Konto for <mail></mail>
account-last-synced = Sidst synkroniseret: { $date } kl. { $time }.

account-head-sign-in = Login
account-settings = Kontoindstillinger
account-settings-facts = E-mail, adgangskode, enheder
account-head-sharing = Deling
account-shared-lists = Delte lister
account-shared-links = Delte links
account-shared-links-facts = Til folk uden konto
account-head-devices = Enheder
account-reminders = Påmindelser
account-reminders-facts = Enheder, der får notifikationer

account-sign-out = Log ud
account-sign-out-what = Din plan fjernes fra denne browser og bliver på din konto. Det, der ikke er der endnu, sendes først.
account-sign-out-server = Din plan bliver på din konto.
account-remove = Fjern min plan
account-remove-what = Din plan fjernes fra denne browser. Den findes ikke andre steder.

## Where the plan is saved, at the top of every page while somebody is signed in.

saved = Din konto
saved-everywhere = Synkroniseret
saved-here = Ikke synkroniseret
saved-needs-you = Kræver handling

## How far this device and the account agree, and what to do about it.

sync-everywhere = Synkroniseret. Alt her er på din konto.
sync-rest = Alt andet er synkroniseret.
sync-here = Gemt på denne enhed. Det synkroniseres, så snart serveren kan tage imod det; du behøver ikke gøre noget.
sync-again = Du er blevet logget ud på denne enhed. Din plan er her stadig og virker som før. Log ind igen for at synkronisere det nye.
sync-again-link = Log ind igen
sync-again-hint = Hvis du ikke kan logge ind igen: gem en sikkerhedskopi, log ud her, og gendan kopien på den første side. <backup>Sikkerhedskopiér</backup>
sync-another = Denne browser er nu logget ind på en anden konto. Den plan, du ser, er stadig den fra kontoen ovenfor, og de to holdes adskilt. Log ind på kontoen ovenfor for at synkronisere det nye.
sync-sign-in-as = Log ind som { $mail }
sync-full = Din konto er fuld. Det nye bliver på denne enhed, og du kan fortsætte. Din kontoside viser, hvad der fylder.
sync-deleted = Denne konto er slettet. Din plan er her stadig, kun i denne browser.
sync-keep = Behold min plan her uden konto
sync-keep-hint = Intet af dit går tabt, og du kan oprette en anden konto til det senere. Lister, som andre har delt med dig, fjernes fra denne browser.

sync-unsent-whole = Det, der var her før, er stadig ved at blive sendt til din konto.
sync-unsent = { $count ->
    [one] { NUMBER($count) } ændring er indtil videre kun på denne enhed.
   *[other] { NUMBER($count) } ændringer er indtil videre kun på denne enhed.
}
sync-refused = { $count ->
    [one] { NUMBER($count) } ting kunne ikke synkroniseres (for stor, af en ukendt slags eller på en delt liste, der er fuld) og bliver på denne enhed.
   *[other] { NUMBER($count) } ting kunne ikke synkroniseres (for store, af en ukendt slags eller på en delt liste, der er fuld) og bliver på denne enhed.
}
sync-backup = En sikkerhedskopi gemmer det hele: <backup>Sikkerhedskopiér</backup>

## Asked before somebody signs out whose changes are not all in the account.

unsent = Ikke alt er synkroniseret
unsent-nothing = Før du logger ud
unsent-remove = Fjern min plan
unsent-deleted = Din konto er slettet, så din plan findes kun i denne browser. Hvis du fjerner den, kan det ikke fortrydes.
unsent-unknown = Vi kan ikke bekræfte, at alt er synkroniseret, og når du logger ud, fjernes din plan fra denne browser.
unsent-signed-in = Du er stadig logget ind. Når du logger ud, fjernes din plan fra denne browser.
unsent-again = Prøv igen
unsent-anyway = Log ud alligevel

## Somebody signed in, and this browser has the plan of another account.

other-plan = Her er en anden plan
other-plan-two = Denne browser har stadig planen for <mail></mail>, og du er logget ind som <now></now>. De to planer holdes adskilt.
other-plan-one = Denne browser har stadig planen for <mail></mail>. De to planer holdes adskilt.
other-plan-deleted = Kontoen til denne plan er slettet. Vil du have planen over på en anden konto, så behold den her, og log derefter ind.
other-plan-remove = Fjern den plan fra denne browser, og fortsæt

## Somebody signed in, and the account’s plan has not been read to its end.

arriving = Din plan er på vej
arriving-hint = Du kan tilføje opgaver nu; de bliver gemt. Hvis netværket forsvinder, fortsætter det herfra senere.
arriving-bar = Hvor meget der er kommet

## Somebody signed in, and this device has a plan that was made without an account. The person chooses what happens to it.

joining = Der er allerede en plan på denne enhed
joining-lead = Den er lavet her uden konto og blev sidst ændret { $date }.
joining-question = Hvad skal der ske med den?
joining-apart = Hold den adskilt
joining-apart-facts = Den bliver på denne enhed. Log ud for at åbne den.
joining-along = Tag den med
joining-along-facts = Dens opgaver og lister kommer med i din konto. Kontoens indstillinger og dens tal for i dag bliver.
joining-delete = Slet den
joining-delete-facts = Kun det, der er lavet på denne enhed. Du bliver spurgt en gang til.
joining-look = Se den først
joining-look-title = Det indeholder planen
joining-hint = Ikke sikker på, hvis den er? Hold den adskilt: intet går tabt, og du kan åbne den igen senere.
joining-delete-title = Slet denne plan?
joining-delete-lead = Den slettes fra denne enhed. Der er ingen anden kopi, og det kan ikke fortrydes.

## A plan that was kept apart when somebody signed in.

apart = En plan på denne enhed
apart-sign-out = Log ud for at åbne den.
apart-open = Åbn denne plan

## This browser has removed the plan that was in it.

gone-plan = Din plan er ikke længere i denne browser
gone-plan-lead = Her lå en plan uden konto, og browseren har fjernet den. En sikkerhedskopi bringer den tilbage, som den var.
gone-plan-start = Begynd forfra
