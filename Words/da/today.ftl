## The list of the day.

today = I dag
today-list = At gøre i dag
today-costs-nothing = Koster intet
today-check = Vælg det, du har gjort, og tryk på Færdig.
today-morning = Morgen
today-afternoon = Eftermiddag
today-evening = Aften
today-any-time = Når som helst

today-empty-done = Alt her er gjort. Hvil tæller også med.
today-empty-low = Alt, hvad du har planlagt, kan vente. Hvil tæller med.
today-empty-first = Skriv én ting til i dag. En titel er nok.
today-add = Tilføj til i dag
today-empty = Intet er planlagt endnu. Vælg et par ting, der passer, eller hvil: hvil tæller med.
today-empty-link = I dag
today-begin = Eller begynd med
today-template = En skabelon
today-template-facts = Morgen, skånedag, pakning

## Links above the list.

today-select = Vælg opgaver
today-plan = Planlæg dagen

## The menu.

today-menu-new-day = Ny dag
today-menu-now = Hvad nu?
today-menu-adjust = Tilpas i dag
today-menu-check = Kryds af
today-sort-cost = Sorter efter { UNIT($unit) }
today-sort-time = Sorter efter tidspunkt
today-sort-own = Sorter selv

## The bar: one of these beside “Add a task”.

today-bar-new-day = Ny dag
today-bar-now = Hvad nu?
today-bar-select = Vælg opgaver
today-bar-done = Færdig

## Notes above the list.

today-another-date = Det er { $date } nu. Start en ny dag, når du er klar; listen her bliver så længe.
today-over = Der er { SPOONS($spoons) } i dag, og { NUMBER($used) } er planlagt. Intet er fjernet.
today-borrowed = Lånt af morgendagen. Næste nye dag foreslår { NUMBER($spoons) }.
today-can-wait = Vælg, hvad der kan vente
today-spoons = En ske er en smule energi
today-spoons-own = 1 { $unit } er en smule energi
today-spoons-facts = Hver opgave tager lidt. Rækken øverst viser, hvad du har i dag, så du kan stoppe, inden det slipper op.
today-spoons-help = Hvad er { UNIT($unit) }?

## Sections below the list.

today-due = Med dato, ikke planlagt endnu
today-later = Senere i dag
today-done = Gjort i dag
today-backlog = Venter
today-backlog-facts = Opgaver fra tidligere dage
examples-remove = Fjern eksemplerne

## A low day: a day on which little is possible. Only what cannot wait is shown.

low-day-says = Resten kommer tilbage, som det var.
low-day-today = Skånedagen slutter med næste nye dag.
low-day-kept = Skånedagen varer, indtil du afslutter den.
low-day-end = Afslut skånedagen
low-day-aside = Skjult for nu: { $tasks }, { SPOONS($spoons) }.
low-day-with = Med dem: { $free }.
low-day-fewer = Færre { UNIT($unit) } i dag
low-day-show = Vis
low-day-hide = Skjul
low-day-hidden-list = Skjulte opgaver
low-day-wanted = Alligevel i dag: { $title }
low-day-list = Kan ikke vente
low-day-begin = Skånedag
low-day-begin-kept = Skånedag, indtil jeg afslutter den

## The first page that anybody sees.

welcome = Planlæg en dag, der passer til din energi
welcome-lead = En dag har kun et vist antal { UNIT($unit) }. Teaspoon hjælper dig med at vælge det, der passer, og gemmer resten til senere. <help>Hvad er { UNIT($unit) }?</help>
welcome-spoons = Hvor mange { UNIT($unit) } har du i dag?
welcome-spoons-hint = Et gæt er fint. Du kan altid ændre det.
welcome-examples = Begynd med et par eksempler
welcome-examples-hint = Ét tryk fjerner dem.
welcome-privacy = Ingen konto. Alt bliver på denne enhed og virker offline.
welcome-sign-in = Jeg har en konto
welcome-restore = Gendan fra en sikkerhedskopi
welcome-start = Start min dag

example-dressed = Tage tøj på
example-breakfast = Lave morgenmad
example-shower = Tage et bad
example-message = Svare på en besked
example-laundry = Vaske en maskine tøj
example-dinner = Lave aftensmad
example-friend = Ses med en ven
