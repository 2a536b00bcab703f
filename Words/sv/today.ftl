## The list of the day.

today = Idag
today-list = Att göra idag
today-costs-nothing = Kostar inget
today-check = Välj det du har gjort och tryck sedan på Klar.
today-morning = Morgon
today-afternoon = Eftermiddag
today-evening = Kväll
today-any-time = När som helst

today-empty-done = Allt är klart här. Vila räknas också.
today-empty-low = Allt som är planerat kan vänta. Vila räknas.
today-empty-first = Skriv upp en sak för idag. Det räcker med en titel.
today-add = Lägg till för idag
today-empty = Inget är planerat än. Välj några saker som får plats, eller vila: vila räknas.
today-empty-link = Idag
today-begin = Eller börja med
today-template = En mall
today-template-facts = Morgon, lågenergidag, packning

## Links above the list.

today-select = Välj uppgifter
today-plan = Planera min dag

## The menu.

today-menu-new-day = Ny dag
today-menu-now = Vad nu?
today-menu-adjust = Ändra dagens antal
today-menu-check = Bocka av
today-sort-cost = Sortera efter { UNIT($unit) }
today-sort-time = Sortera efter tid på dagen
today-sort-own = Sortera själv

## The bar: one of these beside “Add a task”.

today-bar-new-day = Ny dag
today-bar-now = Vad nu?
today-bar-select = Välj uppgifter
today-bar-done = Klar

## Notes above the list.

today-another-date = Nu är det { $date }. Börja en ny dag när du vill. Den här listan finns kvar tills dess.
today-over = Idag finns { SPOONS($spoons) }. Planerat: { NUMBER($used) }. Inget togs bort.
today-borrowed = Lånat av morgondagen. Nästa Ny dag föreslår då { NUMBER($spoons) }.
today-can-wait = Välj vad som kan vänta
today-spoons = En sked är lite energi
today-spoons-own = 1 { $unit } är lite energi
today-spoons-facts = Varje uppgift tar en del. Raden högst upp visar vad du har idag, så att du kan stanna upp innan det tar slut.
today-spoons-help = Vad är { UNIT($unit) }?

## Sections below the list.

today-due = Datumet är inne, inte planerat än
today-later = Senare idag
today-done = Klart idag
today-backlog = Väntar
today-backlog-facts = Uppgifter från tidigare dagar
examples-remove = Ta bort exemplen

## A low day: a day on which little is possible. Only what cannot wait is shown.

low-day-says = Resten kommer tillbaka som det var.
low-day-today = Lågenergidagen slutar när du börjar nästa dag.
low-day-kept = Lågenergidagen fortsätter tills du avslutar den.
low-day-end = Avsluta lågenergidagen
low-day-aside = Dolt just nu: { $tasks }, { SPOONS($spoons) }.
low-day-with = Med dem: { $free }.
low-day-fewer = Färre { UNIT($unit) } idag
low-day-show = Visa
low-day-hide = Dölj
low-day-hidden-list = Dolda uppgifter
low-day-wanted = Flytta tillbaka till idag: { $title }
low-day-list = Kan inte vänta
low-day-begin = Lågenergidag
low-day-begin-kept = Lågenergidag tills jag avslutar den

## The first page that anybody sees.

welcome = Planera en dag som passar din energi
welcome-lead = En dag har bara ett visst antal { UNIT($unit) }. Teaspoon hjälper dig att välja det som får plats och sparar resten till senare. <help>Vad är { UNIT($unit) }?</help>
welcome-spoons = Hur många { UNIT($unit) } har du idag?
welcome-spoons-hint = Det räcker med en gissning. Du kan ändra den när du vill.
welcome-examples = Börja med några exempel
welcome-examples-hint = Ett tryck tar bort dem.
welcome-privacy = Inget konto. Allt stannar på den här enheten och fungerar offline.
welcome-sign-in = Jag har ett konto
welcome-restore = Återställ från en säkerhetskopia
welcome-start = Börja min dag

example-dressed = Klä på sig
example-breakfast = Göra frukost
example-shower = Duscha
example-message = Svara på ett meddelande
example-laundry = Tvätta en maskin
example-dinner = Laga middag
example-friend = Träffa en vän
