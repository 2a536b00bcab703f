## New Day: how many spoons the day has that begins.

new-day = Nuovo giorno
new-day-spoons = Quanta energia hai oggi, in { UNIT($unit) }?
new-day-borrowed-fixed = Il tuo numero di ogni giorno è { NUMBER($usual) }. Il giorno prima hai preso in prestito { SPOONS($spoons) }, quindi oggi inizia con { NUMBER($left) }.
new-day-borrowed = Di solito { NUMBER($usual) }. Il giorno prima hai preso in prestito { SPOONS($spoons) }, quindi oggi inizia con { NUMBER($left) }.
new-day-felt = Com’è stato il giorno prima? (facoltativo)
new-day-comes = Si aggiunge in automatico
new-day-stays = Resta fuori, non ci sta
new-day-offered = In scadenza nelle liste condivise
new-day-rule = Novità: ciò che scade si aggiunge in automatico al tuo giorno, fin dove ci sta. Deseleziona ciò che deve restare fuori. Puoi disattivarlo in Impostazioni, Energia.
new-day-backlog = Ciò che resta passa a <backlog>In sospeso</backlog> e aspetta lì.
new-day-low = Poca energia
new-day-low-hint = Mostra solo ciò che non può aspettare. Il resto torna più tardi.
new-day-low-goes-on = «Poca energia» continua finché non la disattivi: in Oggi, «Disattiva Poca energia».
new-day-bar-start = Inizia la giornata

## How a day was.

felt-lighter = Più leggero
felt-as-usual = Come al solito
felt-heavier = Più pesante
felt-had-to-stop = Ho dovuto fermarmi

## The number of the day, changed while it goes on.

adjust-day = Modifica la giornata
adjust-day-spoons = Quanta energia c’è oggi, in { UNIT($unit) }?
adjust-day-now = Adesso: { NUMBER($spoons) }. { $used }.
adjust-day-with = Con { NUMBER($spoons) }: { $free }.
adjust-day-happens = Che cosa succede
adjust-day-goes-on = La giornata continua. Nessuna attività si sposta e niente viene annullato.
links-day = Condividi l’energia di oggi ({ UNIT($unit) })
links-day-hint = Serve la rete. Gli altri vedono il numero, il tuo nome nelle impostazioni, e quando hai cambiato qualcosa l’ultima volta.
adjust-day-bar-change = Modifica
adjust-day-bar-change-to = Passa a { NUMBER($spoons) }
