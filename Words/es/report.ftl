## The report: one page of paper about some weeks, which a person prints for a doctor or a therapist.

report = Informe para la consulta
report-menu-name-tasks = Incluir los nombres de cinco tareas
report-menu-leave-out-tasks = Quitar los nombres de las tareas
report-menu-export = Exportar como CSV
report-bar-print = Imprimir
report-choice = Cuántas semanas
report-choice-weeks = { $weeks ->
    [one] { NUMBER($weeks) } semana
   *[other] { NUMBER($weeks) } semanas
}

## What the person can add. All of it is optional.

report-form = Nombre y lo que quiero decir
report-form-name = Nombre
report-form-name-hint = Opcional.
report-form-text = Lo que quiero decir
report-form-text-hint = Como máximo { NUMBER($most) } caracteres. Se guarda para la próxima vez.
report-form-save = Guardar

## On the paper.

report-two-weeks = Energía en dos semanas
report-four-weeks = Energía en cuatro semanas
report-eight-weeks = Energía en ocho semanas
report-twelve-weeks = Energía en doce semanas
report-text = Lo que quiero decir
report-empty = No se anotó nada en estas semanas.
report-notes = Notas para la consulta
report-foot = Anotado por la propia persona con Teaspoon, hasta el { $date }. { UNIT($unit, style: "capital") }: su propia medida de energía. 9 para ella no es lo mismo que 9 para otra persona. Los días en los que no se anotó nada están en blanco. Son anotaciones, no mediciones ni un diagnóstico.

## On the paper: the days in sentences.

report-noted = Días anotados: { NUMBER($days) } de { NUMBER($all) }.
report-left-out = Días que la persona no cuenta: { NUMBER($days) }.
report-mornings = { UNIT($unit, style: "capital") } por la mañana: lo habitual, { NUMBER($usual) } (de { NUMBER($least) } a { NUMBER($most) }).
report-mornings-same = { UNIT($unit, style: "capital") } por la mañana: lo habitual, { NUMBER($usual) }.
report-used = Usado en un día: lo habitual, { NUMBER($usual) } (de { NUMBER($least) } a { NUMBER($most) }).
report-used-same = Usado en un día: lo habitual, { NUMBER($usual) }.
report-over = Días que usaron más de lo que tenían: { NUMBER($days) }.
report-borrowed = Días que tomaron prestado del día siguiente: { NUMBER($days) }.
report-felt = Cómo fueron los días: { $answers }.
report-felt-lighter = más ligero { NUMBER($days) }
report-felt-as-usual = como siempre { NUMBER($days) }
report-felt-heavier = más pesado { NUMBER($days) }
report-felt-had-to-stop = hubo que parar { NUMBER($days) }
report-low = Días de poca energía: { NUMBER($days) }.
report-rests = Descansos: { NUMBER($rests) }.
report-rests-took = { $minutes ->
    [one] Descansos: { NUMBER($rests) }, de { $minutes } minuto aproximadamente.
   *[other] Descansos: { NUMBER($rests) }, de unos { $minutes } minutos cada uno.
}

## On the paper: tables.

report-week-noted = { NUMBER($days) } de 7
report-tasks-table = Coste previsto y real de las tareas que más requirieron
