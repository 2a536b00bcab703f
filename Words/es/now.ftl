## One task to do now, or rest.

now = ¿Y ahora?
now-menu-plan = Planificar mi día
now-others = O haz una de estas
now-details = Detalles
now-step = Subtarea de { $task }
now-left = { $free }.
now-left-reserve = { $free }. Lo que se propone aquí no usa tu reserva.

## Why this task. The reasons are put together with commas, and begin with a capital.

now-why = { $reasons }.
now-why-today = en la lista de hoy
now-why-due = fecha límite: { $date }
now-why-spoons = { SPOONS($spoons) }
now-why-whole = { SPOONS($spoons) } por la tarea entera
now-why-no-minutes = minutos sin indicar

## The bar: one button, and below it two that share the width of a phone.

now-bar-do = Hacer esto
now-bar-not-this = Esta no
now-bar-smaller = Algo más pequeño
now-bar-done = Hecho
now-bar-focus = Concentración
now-bar-else = Otra cosa

## Where nothing fits.

now-rest = Descansa. Eso también cuenta.
now-rest-nothing = Ahora mismo no cabe nada más.
now-rest-nothing-asked = Nada encaja con lo que has pedido.
now-rest-skipped = Las tareas que dejas pasar vuelven a proponerse en menos de una hora.
now-rest-begin = Descansar
now-rest-uncosted = Las tareas se proponen cuando tienen un coste. <give>Indicar costes</give>
now-rest-again = Volver a proponerlas ya
now-rest-anything = Cualquier cosa que quepa en el día

## What can be asked.

now-minutes = Minutos que tienes
now-minutes-any = Sin límite
now-energy-any = Cualquier tipo de energía
now-energy-has = Tengo algo de { $kind }
now-energy-lacks = Sin { $kind }
