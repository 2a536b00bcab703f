## New Day: how many spoons the day has that begins.

new-day = Neuer Tag
new-day-spoons = Wie viele { UNIT($unit) } hast du heute?
new-day-borrowed-fixed = Deine Zahl für jeden Tag ist { NUMBER($usual) }. Von heute schon geliehen: { SPOONS($spoons) }. Darum beginnt der Tag mit { NUMBER($left) }.
new-day-borrowed = Üblich sind { NUMBER($usual) }. Von heute schon geliehen: { SPOONS($spoons) }. Darum beginnt der Tag mit { NUMBER($left) }.
new-day-felt = Wie war der Tag davor? (optional)
new-day-comes = Kommt von selbst
new-day-stays = Bleibt draußen, passt nicht
new-day-offered = Fällig in geteilten Listen
new-day-rule = Neu: Was fällig ist, kommt von selbst in den Tag, soweit es passt. Was draußen bleiben soll, kannst du abwählen. Ausschalten lässt sich das unter Einstellungen, Energie.
new-day-backlog = Was übrig ist, wartet dann unter <backlog>Von früher</backlog>.
new-day-low = Schontag
new-day-low-hint = Nur zeigen, was nicht warten kann. Der Rest kommt später zurück.
new-day-low-goes-on = Der Schontag geht weiter, bis du ihn beendest: auf der Seite „Heute“ mit „Schontag beenden“.
new-day-bar-start = Tag beginnen

## How a day was.

felt-lighter = Leichter
felt-as-usual = Wie sonst
felt-heavier = Schwerer
felt-had-to-stop = Musste aufhören

## The number of the day, changed while it goes on.

adjust-day = Heute anpassen
adjust-day-spoons = Wie viele { UNIT($unit) } hat der heutige Tag?
adjust-day-now = Jetzt sind es { NUMBER($spoons) }. { $used }.
adjust-day-with = Mit { NUMBER($spoons) }: { $free }.
adjust-day-happens = Was geschieht
adjust-day-goes-on = Der Tag geht weiter. Alle Aufgaben bleiben, wo sie sind, und nichts wird rückgängig gemacht.
links-day = { UNIT($unit, style: "capital") } von heute teilen
links-day-hint = Braucht das Netz. Andere sehen die Zahl, deinen Namen aus den Einstellungen, und wann du zuletzt etwas geändert hast.
adjust-day-bar-change = Ändern
adjust-day-bar-change-to = Auf { NUMBER($spoons) } ändern
