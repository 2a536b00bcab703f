## The list of the day.

today = Vandaag
today-list = Vandaag te doen
today-costs-nothing = Kost niets
today-check = Vink aan wat je hebt gedaan en tik dan op “Klaar”.
today-morning = Ochtend
today-afternoon = Middag
today-evening = Avond
today-any-time = Wanneer je wilt

today-empty-done = Hier is alles klaar. Rust telt ook mee.
today-empty-low = Alles wat gepland is, kan wachten. Rust telt mee.
today-empty-first = Schrijf één ding op voor vandaag. Een titel is genoeg.
today-add = Toevoegen voor vandaag
today-empty = Er is nog niets gepland. Kies een paar dingen die passen, of neem rust: rust telt mee.
today-empty-link = Vandaag
today-begin = Of begin met
today-template = Een sjabloon
today-template-facts = Ochtend, dag met weinig energie, inpakken

## Links above the list.

today-select = Taken kiezen
today-plan = Mijn dag plannen

## The menu.

today-menu-new-day = Nieuwe dag
today-menu-now = Wat nu?
today-menu-adjust = Vandaag aanpassen
today-menu-check = Afvinken
today-sort-cost = Sorteren op { UNIT($unit) }
today-sort-time = Sorteren op moment van de dag
today-sort-own = Zelf sorteren

## The bar: one of these beside “Add a task”.

today-bar-new-day = Nieuwe dag
today-bar-now = Wat nu?
today-bar-select = Taken kiezen
today-bar-done = Klaar

## Notes above the list.

today-another-date = Het is nu { $date }. Begin een nieuwe dag als je eraan toe bent. Tot dan blijft deze lijst staan.
today-over = Je hebt vandaag { SPOONS($spoons) }. Gepland: { NUMBER($used) }. Er is niets weggehaald.
today-borrowed = Geleend van morgen. “Nieuwe dag” stelt er dan { NUMBER($spoons) } voor.
today-can-wait = Kiezen wat kan wachten
today-spoons = Eén lepel is een beetje energie
today-spoons-own = Eén { $unit } is een beetje energie
today-spoons-facts = Elke taak kost er één of meer. De rij bovenaan laat zien wat je vandaag hebt. Zo kun je stoppen voordat het op is.
today-spoons-help = Wat zijn { UNIT($unit) }?

## Sections below the list.

today-due = Voor vandaag, nog niet gepland
today-later = Later vandaag
today-done = Vandaag gedaan
today-backlog = Meegenomen
today-backlog-facts = Taken van eerdere dagen
examples-remove = Voorbeelden weghalen

## A low day: a day on which little is possible. Only what cannot wait is shown.

low-day-says = De rest komt terug zoals het was.
low-day-today = Je mindere dag stopt als je een nieuwe dag begint.
low-day-kept = Je mindere dag gaat door tot je hem stopt.
low-day-end = Mindere dag stoppen
low-day-aside = Voorlopig verborgen: { $tasks }, { SPOONS($spoons) }.
low-day-with = Met die erbij: { $free }.
low-day-fewer = Vandaag minder { UNIT($unit) }
low-day-show = Tonen
low-day-hide = Verbergen
low-day-hidden-list = Verborgen taken
low-day-wanted = Terug naar vandaag: { $title }
low-day-list = Kan niet wachten
low-day-begin = Mindere dag
low-day-begin-kept = Mindere dag tot ik hem stop

## The first page that anybody sees.

welcome = Plan een dag die past bij je energie
welcome-lead = Een dag heeft maar een beperkt aantal { UNIT($unit) }. Teaspoon helpt je kiezen wat past en bewaart de rest voor later. <help>Wat zijn { UNIT($unit) }?</help>
welcome-spoons = Hoeveel { UNIT($unit) } heb je vandaag?
welcome-spoons-hint = Een schatting is prima. Je kunt het altijd veranderen.
welcome-examples = Beginnen met een paar voorbeeldtaken
welcome-examples-hint = Met één tik zijn ze weer weg.
welcome-privacy = Geen account nodig. Alles blijft op dit apparaat en werkt ook offline.
welcome-sign-in = Ik heb een account
welcome-restore = Terugzetten uit een back-upbestand
welcome-start = Mijn dag beginnen

example-dressed = Aankleden
example-breakfast = Ontbijt maken
example-shower = Douchen
example-message = Eén bericht beantwoorden
example-laundry = Een was draaien
example-dinner = Avondeten koken
example-friend = Afspreken met vrienden
