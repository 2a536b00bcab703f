## A plan for the rest of the day, which the person may take.

plan = Planificar mi día
plan-lead-usual = Lo habitual para ti es { NUMBER($spoons) }, así que los planes llegan hasta ahí.
plan-lead-free = Nada cambia hasta que uses un plan.
plan-low-day = Es un día de poca energía: solo se planifica lo que no puede esperar.
plan-choice = Plan
plan-choice-this = Este plan
plan-choice-lighter = Un plan más ligero
plan-order-this = Este plan toma las tareas que juntas suman más puntos y caben.
plan-order-lighter = Un plan más ligero hace lo mismo con el 60 % de ese espacio como máximo.
plan-list = El plan

plan-changed = No se ha añadido nada: el día ha cambiado mientras tanto. Este es un plan para lo que queda libre ahora.

## A task of a plan. The reasons are put together with commas, and begin with a capital. A plan for several days has the same ones.

plan-row-why = { $reasons }.
plan-why-due = fecha límite: { $date }
plan-why-carried = de un día anterior
plan-why-fits = cabe en lo que queda libre
plan-why-last = cabe justo en lo que queda: { SPOONS($spoons) }
plan-why-last-spoon = cabe justo en la última cuchara
plan-why-last-own = cabe justo en lo que queda: 1 { $unit }
plan-row-step = Subtarea de <task></task>.
plan-rest = Descanso de { $minutes }
plan-rest-between = Entre <before></before> y <after></after>.

## Below the plan.

plan-already = Ya en la lista de hoy
plan-already-tasks = { $titles }.
plan-already-tasks-more = { $titles } y otras.
plan-waits = Esperan a otro día
plan-several = Planificar varios días
plan-waits-full = Requiere { NUMBER($cost) } y el plan está lleno.
plan-waits-room = Requiere { NUMBER($cost) } y en el plan caben { NUMBER($room) }.
plan-waits-time = Requiere { $minutes } y hay { $time }.
plan-waits-time-usual = Cuenta como { $minutes } y hay { $time }.
plan-waits-lighter = No está en el plan más ligero.
plan-waits-usual = Requiere { NUMBER($cost) } y los planes llegan hasta tu número habitual, { NUMBER($usual) }.
plan-waits-others = Otras tareas van antes.
plan-uncosted = { $count ->
    [one] { $count } tarea aún no tiene coste. <give>Indicar el coste</give>
   *[other] { $count } tareas aún no tienen coste. <give>Indicar los costes</give>
}

## The bar.

plan-bar-over = Así ya no cabe. Elige menos.
plan-bar-count = Contar
plan-bar-take = Usar este plan

## Where nothing fits.

plan-empty = En este plan no cabe nada más. Descansar también cuenta.
plan-empty-none = No queda nada por planificar.
plan-empty-uncosted = Lo que queda por planificar aún no tiene coste.
plan-empty-link = Planificar varios días
plan-empty-asked = Nada encaja con lo que has pedido.
plan-empty-asked-link = Cualquier cosa que quepa

## What can be asked.

plan-time = Tiempo para este plan
plan-time-any = Sin límite
plan-time-hint = Las tareas sin minutos cuentan como { $minutes }.
plan-asked-any = Tiempo para este plan: todo
plan-asked = Tiempo para este plan: { $time }
plan-asked-has = algo de { $kind }
plan-asked-lacks = sin { $kind }

## How a plan chooses: what a task counts.

plan-how = Cómo se elige
plan-how-lead = Se elige el grupo de tareas que suma más puntos y cabe. La reserva no se toca, y un plan nunca llena un día más de lo habitual.
plan-how-due = Fecha límite hoy o antes: 400
plan-how-high = Prioridad alta: 160
plan-how-soon = Fecha límite dentro de 1 o 2 días: 120
plan-how-daily = De cada día: 80
plan-how-medium = Prioridad media: 60
plan-how-week = Fecha límite dentro de 3 a 7 días: 40
plan-how-low = Prioridad baja: 20
plan-how-carried = De un día anterior: 10
plan-how-each = Cada tarea: 30, y 3 más por cada cuchara que requiere
plan-how-each-own = Cada tarea: 30, y 3 más por cada { $unit } que requiere
plan-how-order = A igualdad de puntos, se sigue tu propio orden.

## A plan for several days.

week-plan = Una semana a tu medida
week-plan-days = { $days ->
    [one] { NUMBER($days) } día a tu medida
   *[other] { NUMBER($days) } días a tu medida
}
week-plan-lead = { $days ->
    [one] Tus tareas por hacer, en { NUMBER($days) } día, cada una a más tardar en su fecha límite. Nada cambia hasta que uses el plan.
   *[other] Tus tareas por hacer, repartidas en { NUMBER($days) } días, cada una a más tardar en su fecha límite. Nada cambia hasta que uses el plan.
}
week-plan-changed = No se ha planificado nada: el día de hoy ha cambiado mientras tanto. Este es un plan para lo que queda libre ahora.
week-plan-spans = Días
week-plan-span = { $days ->
    [one] { NUMBER($days) } día
   *[other] { NUMBER($days) } días
}
week-plan-bar-take = Usar este plan
week-plan-bar-take-days = Usar este plan

## A day of it.

week-plan-today = { $date }, hoy
week-plan-why = { $reasons }.
week-plan-why-full = { $reasons }; el { $day } no hay sitio para ella.
week-plan-why-full-today = { $reasons }; hoy no hay sitio para ella.
week-plan-step = Subtarea de <task></task>.
week-plan-rest = Descanso de { $minutes }
week-plan-rest-between = Entre dos que requieren mucho.
week-plan-load = { NUMBER($planned) } de { SPOONS($total) }
week-plan-nothing = Nada planificado
week-plan-kept-free = Se deja libre.
week-plan-keep = Dejar libre
week-plan-keep-day = Dejar libre: { $date }
week-plan-use = Usar este día
week-plan-use-day = Usar: { $date }
week-plan-heavy = El { $first } y el { $second } requieren mucho.
week-plan-heavy-due = El { $first } y el { $second } requieren mucho: «{ $task }» tiene fecha límite el { $date }.

## Below the days.

week-plan-waits = No cabe
week-plan-waits-room = Requiere { NUMBER($cost) } y este plan pone como máximo { NUMBER($room) } en un día.
week-plan-waits-due = Fecha límite: { $date }. Hasta entonces no hay sitio para ella en ningún día.
week-plan-waits-others = Otras tareas van antes.
week-plan-how = Cómo se elige
week-plan-how-worth = Se buscan los días en los que tus tareas suman más, con los mismos puntos que en <plan>Planificar mi día</plan>. Lo que tiene fecha límite dentro de estos días cuenta 400. Cada día más tarde cuenta un 2 % menos, para que lo importante venga pronto.
week-plan-how-room = Un día admite como máximo el 80 % de lo que queda libre: su número, menos la reserva y lo que ya está en ese día. Se evitan dos días seguidos que requieran mucho, si las fechas lo permiten.
week-plan-how-kept = Lo que eliges se guarda como el día previsto, no como fecha límite: si el día pasa, nada cambia. Ese día, «Nuevo día» añade lo que quepa.
