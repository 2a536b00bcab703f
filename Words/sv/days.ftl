## New Day: how many spoons the day has that begins.

new-day = Ny dag
new-day-spoons = Hur många { UNIT($unit) } har du idag?
new-day-borrowed-fixed = Ditt antal per dag är { NUMBER($usual) }. Dagen innan lånade { SPOONS($spoons) } av den här, som därför börjar med { NUMBER($left) }.
new-day-borrowed = Vanligtvis { NUMBER($usual) }. Dagen innan lånade { SPOONS($spoons) } av den här, som därför börjar med { NUMBER($left) }.
new-day-felt = Hur var dagen innan? (valfritt)
new-day-comes = Kommer med av sig självt
new-day-stays = Stannar utanför, får inte plats
new-day-offered = Ska göras i delade listor
new-day-rule = Nytt: det som ska göras idag kommer med i dagen av sig självt, så långt det får plats. Avmarkera det som ska stanna utanför. Du kan stänga av det under Inställningar, Energi.
new-day-backlog = Det som återstår läggs i <backlog>Väntar</backlog> och finns kvar där.
new-day-low = Lågenergidag
new-day-low-hint = Visa bara det som inte kan vänta. Resten kommer tillbaka senare.
new-day-low-goes-on = Lågenergidagen fortsätter tills du avslutar den: på Idag, ”Avsluta lågenergidagen”.
new-day-bar-start = Börja dagen

## How a day was.

felt-lighter = Lättare
felt-as-usual = Som vanligt
felt-heavier = Tyngre
felt-had-to-stop = Det tog stopp

## The number of the day, changed while it goes on.

adjust-day = Ändra dagens antal
adjust-day-spoons = Hur många { UNIT($unit) } har den här dagen?
adjust-day-now = Nu är det { NUMBER($spoons) }. { $used }.
adjust-day-with = Med { NUMBER($spoons) }: { $free }.
adjust-day-happens = Det här händer
adjust-day-goes-on = Dagen fortsätter. Ingen uppgift flyttas och inget ångras.
links-day = Dela dagens { UNIT($unit) }
links-day-hint = Kräver nätet. Andra ser antalet, ditt namn från inställningarna, och hur länge sedan du ändrade något.
adjust-day-bar-change = Ändra
adjust-day-bar-change-to = Ändra till { NUMBER($spoons) }
