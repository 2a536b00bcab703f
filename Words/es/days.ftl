## New Day: how many spoons the day has that begins.

new-day = Nuevo día
new-day-spoons = ¿Cuánta energía tienes hoy, en { UNIT($unit) }?
new-day-borrowed-fixed = Tu número diario es { NUMBER($usual) }. De hoy ya se tomó prestado: { SPOONS($spoons) }. Por eso hoy empieza con { NUMBER($left) }.
new-day-borrowed = Lo habitual es { NUMBER($usual) }. De hoy ya se tomó prestado: { SPOONS($spoons) }. Por eso hoy empieza con { NUMBER($left) }.
new-day-felt = ¿Cómo fue el día anterior? (opcional)
new-day-comes = Entra solo
new-day-stays = Queda fuera, no cabe
new-day-offered = Con fecha límite en listas compartidas
new-day-rule = Nuevo: lo que tiene fecha límite entra solo en tu día, mientras quepa. Desmarca lo que deba quedar fuera. Puedes desactivarlo en Ajustes, Energía.
new-day-backlog = Lo que queda pasa a <backlog>Pendientes</backlog> y espera allí.
new-day-low = Día de poca energía
new-day-low-hint = Mostrar solo lo que no puede esperar. El resto vuelve más tarde.
new-day-low-goes-on = El día de poca energía sigue hasta que lo termines: en Hoy, «Terminar el día de poca energía».
new-day-bar-start = Empezar el día

## How a day was.

felt-lighter = Más ligero
felt-as-usual = Como siempre
felt-heavier = Más pesado
felt-had-to-stop = Hubo que parar

## The number of the day, changed while it goes on.

adjust-day = Ajustar el día
adjust-day-spoons = ¿Cuánta energía tienes hoy, en { UNIT($unit) }?
adjust-day-now = Ahora: { NUMBER($spoons) }. { $used }.
adjust-day-with = Con { NUMBER($spoons) }: { $free }.
adjust-day-happens = Qué va a pasar
adjust-day-goes-on = El día continúa. Ninguna tarea se mueve y nada se deshace.
links-day = Compartir tus { UNIT($unit) } de hoy
links-day-hint = Hace falta conexión. Otras personas ven el número, el nombre que pusiste en los ajustes y cuánto hace que cambiaste algo por última vez.
adjust-day-bar-change = Cambiar
adjust-day-bar-change-to = Cambiar a { NUMBER($spoons) }
