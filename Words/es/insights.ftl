## Insights: the person’s own days, described. No text here sets a goal, praises, blames or names a cause.

insights = Estadísticas
insights-lead = Tus propios días, descritos. Míralos cuando quieras; aquí no hay ninguna meta.
insights-empty = Nada anotado en las últimas doce semanas. Las estadísticas empiezan en cuanto hay un día.

## The menu.

insights-menu-report = Informe para la consulta
insights-menu-leave-out = No contar algunos días
insights-menu-export = Exportar como CSV

## The heads of the columns, in all tables of insights and of the report.

insights-head-day = Día
insights-head-week = Semana del
insights-head-noted = Ano­tado
insights-head-had = Había
insights-head-borrowed = Pres­tado
insights-head-planned = Plani­fi­cado
insights-head-used = Usado
insights-head-hundred = De cada 100
insights-head-felt = Cómo fue
insights-head-task = Tarea
insights-head-took = Requirió
insights-head-kind = Tipo de energía
insights-head-list = Lista
insights-head-by-now = Usado hasta esta hora
insights-head-day-later = 1 día des­pués
insights-head-two-days-later = 2 días des­pués
insights-head-three-days-later = 3 días des­pués

## What was used today until now, beside other days.

insights-now = Hoy hasta ahora
insights-now-says = Usado hasta ahora: { NUMBER($used) }. A esta hora, lo habitual es { NUMBER($usual) }.
insights-now-says-range = Usado hasta ahora: { NUMBER($used) }. A esta hora, lo habitual es de { NUMBER($least) } a { NUMBER($most) }.
insights-now-table = Hoy hasta ahora
insights-now-today = Hoy
insights-now-usual = Lo habitual en las dos últimas semanas
insights-now-range = de { NUMBER($least) } a { NUMBER($most) }

## The days of one week or four, drawn and in a table.

insights-days-choice = Cuántas semanas
insights-days-choice-one = Semana
insights-days-choice-four = 4 semanas
insights-days-week = Esta semana
insights-days-weeks = Cuatro semanas
insights-days-none = Nada anotado.
insights-days-within = { $days ->
    [one] { $days } día anotado. No pasó de su número de { UNIT($unit) }.
   *[other] { $days } días anotados. Ningún día pasó de su número de { UNIT($unit) }.
}
insights-days-over-one = 1 día anotado. Pasó de su número de { UNIT($unit) }.
insights-days-over = { $over ->
    [one] { NUMBER($days) } días anotados. { $over } de ellos pasó de su número de { UNIT($unit) }.
   *[other] { NUMBER($days) } días anotados. { $over } de ellos pasaron de su número de { UNIT($unit) }.
}
insights-days-table = { UNIT($unit, style: "capital") } por día
insights-weeks-table = { UNIT($unit, style: "capital") } por semana

## What the marks of the drawing mean: spoons that a day had, used, and so on.

insights-mark-had = había
insights-mark-used = usado
insights-mark-over = más de lo que había
insights-mark-borrowed = prestado
insights-mark-gap = sin anotar

## What tasks were planned to take, and what they took.

insights-tasks = Lo previsto y lo real
insights-tasks-as-planned = { $tasks ->
    [1] Una tarea se ha hecho al menos cinco veces. Casi siempre costó lo previsto.
   *[other] { $tasks } tareas se han hecho al menos cinco veces. Casi siempre costaron lo previsto.
}
insights-tasks-other-one = Una tarea se ha hecho al menos cinco veces. Casi siempre requirió una cantidad distinta de la prevista.
insights-tasks-other = { $other ->
    [1] { NUMBER($tasks) } tareas se han hecho al menos cinco veces. Una de ellas requirió casi siempre una cantidad distinta de la prevista.
   *[other] { NUMBER($tasks) } tareas se han hecho al menos cinco veces. { $other } de ellas requirieron casi siempre una cantidad distinta de la prevista.
}
insights-tasks-table = Coste previsto y real por tarea
insights-offer = { $times ->
    [one] Coste habitual: { NUMBER($usual) }. La última vez requirió { $costs }.
   *[other] Coste habitual: { NUMBER($usual) }. Las últimas { NUMBER($times) } veces requirió { $costs }.
}
insights-offer-use = Usar { NUMBER($cost) } desde ahora<name>: { $task }</name>
insights-offer-keep = Mantener { NUMBER($cost) }<name>: { $task }</name>

## The mornings after days that took more than most.

insights-heavier = Después de días más pesados
insights-heavier-says = Tras { NUMBER($days) } días más pesados, las mañanas siguientes empezaron con { $numbers }. El número habitual es { NUMBER($usual) }.
insights-heavier-says-last = Las mañanas tras los últimos ocho de { NUMBER($days) } días más pesados empezaron con { $numbers }. El número habitual es { NUMBER($usual) }.
insights-heavier-table = Mañanas después de días más pesados
insights-heavier-hint = Son los números de las mañanas siguientes. Más pesado: se usó más que en tres cuartas partes de los días de doce semanas. A estos números no se les resta lo prestado.

## How much was used of every hundred spoons.

insights-hundred = Usado de lo que había
insights-hundred-says = { $over ->
    [0] Ninguna de las últimas { NUMBER($weeks) } semanas usó más de lo que había.
    [one] { $over } de las últimas { NUMBER($weeks) } semanas usó más de lo que había.
   *[other] { $over } de las últimas { NUMBER($weeks) } semanas usaron más de lo que había.
}
insights-hundred-table = Usado de cada cien, por semana

## What the spoons were used for.

insights-where = En qué se usó
insights-where-weeks = Cuatro semanas
insights-where-used = Usado: { SPOONS($spoons) }.
insights-where-rests = { $rests ->
    [one] Hubo { $rests } descanso.
   *[other] Hubo { $rests } descansos.
}
insights-where-rests-took = { $rests ->
    [one] { $rests } descanso duró { $time }.
   *[other] { $rests } descansos duraron { $time } en total.
}
insights-kinds-table = Usado por tipo de energía
insights-kinds-hint = Una tarea con dos tipos cuenta en los dos.
insights-lists-table = Usado por lista
insights-lists-other = Otras listas
insights-lists-none = Sin lista

## Twelve weeks, with a cell for each day.

insights-twelve = Doce semanas
insights-twelve-says = { $days ->
    [one] { $days } día anotado en las últimas doce semanas.
   *[other] { $days } días anotados en las últimas doce semanas.
}
insights-twelve-says-marks = { $days ->
    [one] { $days } día anotado en las últimas doce semanas: { $marks }.
   *[other] { $days } días anotados en las últimas doce semanas: { $marks }.
}
insights-twelve-low = { $days ->
    [one] { $days } día de poca energía
   *[other] { $days } días de poca energía
}
insights-twelve-rest = { $days ->
    [one] { $days } día de descanso
   *[other] { $days } días de descanso
}
insights-twelve-borrowed = { $days ->
    [one] { $days } día con algo prestado
   *[other] { $days } días con algo prestado
}
insights-cell = { NUMBER($used) } de { NUMBER($had) }
insights-cell-low = día de poca energía
insights-cell-borrowed = prestado: { NUMBER($spoons) }
insights-cell-rest = día de descanso
insights-letter-low = e
insights-letter-borrowed = p
insights-letter-rest = d
insights-twelve-hint = Cuanto más llena está la casilla de un día, más se usó de su número. p: algo prestado. e: día de poca energía. d: día de descanso, con descansos y nada más. Los días en los que no se anotó nada están en blanco.
insights-twelve-table = Como tabla de semanas

## Days that are not counted.

leave-out = No contar algunos días
leave-out-hint = Una enfermedad, unas vacaciones: esos días no cuentan en esta página ni en el informe. Se pueden volver a contar.
leave-out-from = Desde
leave-out-to = Hasta
leave-out-button = No contar estos días
leave-out-no-day = Entre estas fechas no empezó ningún día.
left-out = No se cuentan
left-out-count = Volver a contar<name>: { $days }</name>

## Whether New Day asks how the day before was.

ask-felt = ¿Cómo fue el día?
ask-felt-on = Cada Nuevo día pregunta cómo fue el día anterior. Se responde con un toque y siempre es opcional.
ask-felt-off = Cada Nuevo día puede preguntar cómo fue el día anterior. Se responde con un toque y siempre es opcional.
ask-felt-stop = No preguntar
ask-felt-begin = Preguntar en Nuevo día
