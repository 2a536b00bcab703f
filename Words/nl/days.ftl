## New Day: how many spoons the day has that begins.

new-day = Nieuwe dag
new-day-spoons = Hoeveel { UNIT($unit) } heb je vandaag?
new-day-borrowed-fixed = { $spoons ->
    [one] Je vaste aantal per dag is { NUMBER($usual) }. Van vandaag is { SPOONS($spoons) } geleend, dus vandaag begint met { NUMBER($left) }.
   *[other] Je vaste aantal per dag is { NUMBER($usual) }. Van vandaag zijn { SPOONS($spoons) } geleend, dus vandaag begint met { NUMBER($left) }.
}
new-day-borrowed = { $spoons ->
    [one] Meestal { NUMBER($usual) }. Van vandaag is { SPOONS($spoons) } geleend, dus vandaag begint met { NUMBER($left) }.
   *[other] Meestal { NUMBER($usual) }. Van vandaag zijn { SPOONS($spoons) } geleend, dus vandaag begint met { NUMBER($left) }.
}
new-day-felt = Hoe was de dag ervoor? (optioneel)
new-day-comes = Komt vanzelf
new-day-stays = Blijft erbuiten, past niet
new-day-offered = Te doen in gedeelde lijsten
new-day-rule = Nieuw: wat een einddatum heeft, komt op die dag vanzelf in je lijst zolang het past. Vink uit wat erbuiten moet blijven. Je zet dit uit bij Instellingen, Energie.
new-day-backlog = Wat overblijft, gaat naar <backlog>Meegenomen</backlog> en wacht daar.
new-day-low = Mindere dag
new-day-low-hint = Alleen tonen wat niet kan wachten. De rest komt later terug.
new-day-low-goes-on = De mindere dag gaat door tot je hem stopt: op Vandaag, met “Mindere dag stoppen”.
new-day-bar-start = Dag beginnen

## How a day was.

felt-lighter = Lichter
felt-as-usual = Net als anders
felt-heavier = Zwaarder
felt-had-to-stop = Moest stoppen

## The number of the day, changed while it goes on.

adjust-day = Vandaag aanpassen
adjust-day-spoons = Hoeveel { UNIT($unit) } heeft deze dag?
adjust-day-now = Nu is het aantal { NUMBER($spoons) }. { $used }.
adjust-day-with = Met { NUMBER($spoons) }: { $free }.
adjust-day-happens = Wat er gebeurt
adjust-day-goes-on = De dag gaat gewoon door. Taken blijven waar ze zijn en wat je deed, blijft gedaan.
links-day = { UNIT($unit, style: "capital") } van vandaag delen
links-day-hint = Werkt alleen online. Anderen zien het getal, je naam uit de instellingen, en hoelang geleden je voor het laatst iets veranderde.
adjust-day-bar-change = Aanpassen
adjust-day-bar-change-to = Aanpassen naar { NUMBER($spoons) }
