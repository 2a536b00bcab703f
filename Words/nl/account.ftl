## The account that this plan is in, as the app itself knows it.

account = Account
account-sign-in = Inloggen
account-create = Account maken

account-guest = Je bent niet ingelogd
account-guest-need = Je hebt geen account nodig: alles werkt ook zonder, en je planning blijft in deze browser.
account-guest-why = Met een account zie je op je telefoon en je computer dezelfde planning. Ze werken allebei ook offline, en je verliest niets als een apparaat zoekraakt. Je krijgt ook gedeelde lijsten, en herinneringen terwijl Teaspoon gesloten is. Alles wat hier staat, gaat mee naar je account.
account-guest-how = Je hebt er een e-mailadres en een wachtwoord voor nodig, en op sommige servers een uitnodiging.

account-signed-in = Ingelogd als <mail></mail>
account-of = Account van <mail></mail>
account-last-synced = Laatst gesynct: { $date }, { $time }.

account-head-sign-in = Inloggen
account-settings = Accountinstellingen
account-settings-facts = E-mail, wachtwoord, apparaten
account-head-sharing = Delen
account-shared-lists = Gedeelde lijsten
account-shared-links = Gedeelde links
account-shared-links-facts = Voor mensen zonder account
account-head-devices = Apparaten
account-reminders = Herinneringen
account-reminders-facts = Apparaten die meldingen krijgen

account-sign-out = Uitloggen
account-sign-out-what = Je planning gaat weg uit deze browser en blijft in je account. Wat daar nog niet staat, wordt eerst verstuurd.
account-sign-out-server = Je planning blijft in je account.
account-remove = Mijn planning weghalen
account-remove-what = Je planning gaat weg uit deze browser. Die staat nergens anders.

## Where the plan is saved, at the top of every page while somebody is signed in.

saved = Je account
saved-everywhere = Gesynct
saved-here = Nog niet gesynct
saved-needs-you = Actie nodig

## How far this device and the account agree, and what to do about it.

sync-everywhere = Gesynct. Alles wat hier staat, staat in je account.
sync-rest = Al het andere is gesynct.
sync-here = Opgeslagen op dit apparaat. Het wordt gesynct zodra de server het kan aannemen. Je hoeft niets te doen.
sync-again = Je bent op dit apparaat uitgelogd. Je planning staat hier nog en blijft werken. Log weer in om te syncen wat nieuw is.
sync-again-link = Weer inloggen
sync-again-hint = Lukt inloggen niet? Maak dan een back-up, log hier uit en zet de back-up terug op de eerste pagina. <backup>Back-up maken</backup>
sync-another = Deze browser is nu bij een ander account ingelogd. De planning die je ziet, hoort nog bij het account hierboven. De twee blijven gescheiden. Log in bij het account hierboven om te syncen wat nieuw is.
sync-sign-in-as = Inloggen als { $mail }
sync-full = Je account is vol. Wat nieuw is, blijft op dit apparaat, en je kunt gewoon doorgaan. Op de pagina van je account zie je wat ruimte inneemt.
sync-deleted = Dit account is verwijderd. Je planning staat hier nog, alleen in deze browser.
sync-keep = Mijn planning hier houden zonder account
sync-keep-hint = Je raakt niets van jezelf kwijt, en je kunt er later een ander account voor maken. Lijsten die anderen met je hebben gedeeld, gaan weg uit deze browser.

sync-unsent-whole = Wat hier al stond, wordt nog naar je account verstuurd.
sync-unsent = { $count ->
    [one] { NUMBER($count) } wijziging staat tot nu toe alleen op dit apparaat.
   *[other] { NUMBER($count) } wijzigingen staan tot nu toe alleen op dit apparaat.
}
sync-refused = { $count ->
    [one] { NUMBER($count) } onderdeel kon niet worden gesynct (te groot, van een onbekende soort, of in een gedeelde lijst die vol is) en blijft op dit apparaat.
   *[other] { NUMBER($count) } onderdelen konden niet worden gesynct (te groot, van een onbekende soort, of in een gedeelde lijst die vol is) en blijven op dit apparaat.
}
sync-backup = Met een back-up houd je alles: <backup>Back-up maken</backup>

## Asked before somebody signs out whose changes are not all in the account.

unsent = Nog niet alles is gesynct
unsent-nothing = Voordat je uitlogt
unsent-remove = Mijn planning weghalen
unsent-deleted = Je account is verwijderd, dus je planning staat alleen in deze browser. Weghalen kan niet ongedaan worden gemaakt.
unsent-unknown = Het is niet zeker dat alles is gesynct. Als je uitlogt, gaat je planning weg uit deze browser.
unsent-signed-in = Je bent nog ingelogd. Als je uitlogt, gaat je planning weg uit deze browser.
unsent-again = Opnieuw proberen
unsent-anyway = Toch uitloggen

## Somebody signed in, and this browser has the plan of another account.

other-plan = Er staat hier een andere planning
other-plan-two = In deze browser staat nog de planning van <mail></mail>, en je bent ingelogd als <now></now>. De twee planningen blijven gescheiden.
other-plan-one = In deze browser staat nog de planning van <mail></mail>. De twee planningen blijven gescheiden.
other-plan-deleted = Het account van deze planning is verwijderd. Wil je de planning in een ander account zetten? Houd die dan hier en log daarna in.
other-plan-remove = Die planning weghalen uit deze browser en verdergaan

## Somebody signed in, and the account’s plan has not been read to its end.

arriving = Je planning is onderweg
arriving-hint = Je kunt nu al taken toevoegen; ze blijven bewaard. Valt het netwerk weg, dan gaat het later vanaf hier verder.
arriving-bar = Hoeveel er al is

## Somebody signed in, and this device has a plan that was made without an account. The person chooses what happens to it.

joining = Op dit apparaat staat al een planning
joining-lead = Die is hier zonder account gemaakt en op { $date } voor het laatst gewijzigd.
joining-question = Wat moet ermee gebeuren?
joining-apart = Apart houden
joining-apart-facts = De planning blijft op dit apparaat. Log uit om hem te openen.
joining-along = Meenemen
joining-along-facts = De taken en lijsten komen in je account. De instellingen van je account en het aantal voor vandaag blijven.
joining-delete = Verwijderen
joining-delete-facts = Alleen wat op dit apparaat is gemaakt. Je krijgt de vraag nog een keer.
joining-look = Eerst bekijken
joining-look-title = Wat er in deze planning staat
joining-hint = Niet zeker van wie hij is? Houd hem apart: er gaat niets verloren en je kunt hem later weer openen.
joining-delete-title = Deze planning verwijderen?
joining-delete-lead = Hij wordt van dit apparaat verwijderd. Er is geen andere kopie en het kan niet ongedaan worden gemaakt.

## A plan that was kept apart when somebody signed in.

apart = Een planning op dit apparaat
apart-sign-out = Log uit om hem te openen.
apart-open = Deze planning openen

## This browser has removed the plan that was in it.

gone-plan = Je planning staat niet meer in deze browser
gone-plan-lead = Hier stond een planning zonder account, en de browser heeft die verwijderd. Een back-up zet hem terug zoals hij was.
gone-plan-start = Opnieuw beginnen
