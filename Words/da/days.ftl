## New Day: how many spoons the day has that begins.

new-day = Ny dag
new-day-spoons = Hvor mange { UNIT($unit) } har du i dag?
new-day-borrowed-fixed = Dit daglige tal er { NUMBER($usual) }. { SPOONS($spoons) } blev lånt af dagen i dag, så den starter med { NUMBER($left) }.
new-day-borrowed = Normalt { NUMBER($usual) }. { SPOONS($spoons) } blev lånt af dagen i dag, så den starter med { NUMBER($left) }.
new-day-felt = Hvordan var dagen før? (valgfrit)
new-day-comes = Kommer af sig selv
new-day-stays = Bliver udenfor, passer ikke
new-day-offered = Skal gøres i delte lister
new-day-rule = Nyt: det, der skal gøres i dag, kommer med i dagen af sig selv, så vidt det passer. Fjern markeringen ved det, der skal blive udenfor. Du kan slå det fra under Indstillinger, Energi.
new-day-backlog = Det, der er tilbage, flytter til <backlog>Venter</backlog> og bliver der så længe.
new-day-low = Skånedag
new-day-low-hint = Vis kun det, der ikke kan vente. Resten kommer tilbage senere.
new-day-low-goes-on = Skånedagen varer, indtil du afslutter den: på I dag, ”Afslut skånedagen”.
new-day-bar-start = Start dagen

## How a day was.

felt-lighter = Lettere
felt-as-usual = Som sædvanlig
felt-heavier = Tungere
felt-had-to-stop = Måtte stoppe

## The number of the day, changed while it goes on.

adjust-day = Tilpas i dag
adjust-day-spoons = Hvor mange { UNIT($unit) } er der i dag?
adjust-day-now = Det er { NUMBER($spoons) } nu. { $used }.
adjust-day-with = Med { NUMBER($spoons) }: { $free }.
adjust-day-happens = Det sker der
adjust-day-goes-on = Dagen fortsætter. Ingen opgaver flyttes, og intet bliver lavet om.
links-day = Del dagens { UNIT($unit) }
links-day-hint = Kræver net. Andre ser tallet, dit navn fra indstillingerne, og hvor længe siden du sidst ændrede noget.
adjust-day-bar-change = Ændr
adjust-day-bar-change-to = Ændr til { NUMBER($spoons) }
