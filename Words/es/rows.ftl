## A task in a row of a list. The button at its beginning checks it off.

row-done-task = Hecho: { $task }
row-done = Hecho
row-not-done = Sin hacer
row-packed-task = Preparado: { $task }
row-packed = Preparado
row-not-packed = Sin preparar
row-today-task = Añadir a hoy: { $task }
row-move = Mover
row-today-key = Añadir a hoy <sun></sun>
row-set-cost = Indicar { UNIT($unit) }
row-set-cost-task = Indicar { UNIT($unit) }: { $task }
rows-earlier = De antes
rows-costs = Cuesta { SPOONS($spoons) }
rows-costs-each = Cuesta { SPOONS($spoons) } cada una

## Facts about a task, in a line below its title. Each stands apart from the others.

row-costs-nothing = No cuesta nada
row-no-cost = coste sin indicar
row-done-by-another = hecha por otro miembro
row-done-by = hecha por <member></member>
row-step-of = subtarea de <task></task>
row-steps-left = { $count ->
    [one] queda { $count } subtarea: <step></step>
   *[other] quedan { $count } subtareas: <step></step>
}
row-in-today = en la lista de hoy
row-in-backlog = en Pendientes
row-snoozed = oculta
row-planned = día previsto: { $date }
row-left-out = esta vez no
row-has-note = con nota
row-example = Ejemplo

## What can be done with a row, once its options are shown. The buttons have a drawing; their names are for screen readers.

row-drag = Arrastrar para mover: { $row }
row-move-up = Subir: { $row }
row-move-down = Bajar: { $row }
row-move-top = Mover al principio: { $row }
row-move-bottom = Mover al final: { $row }
row-focus = Concentrarse en esto: { $task }
row-rest = Descansar ahora: { $task }
row-delete = Eliminar: { $task }
row-back = Quitar de hoy
row-back-task = Quitar de hoy: { $task }
step-move-up = Subir
step-move-down = Bajar
step-move-top = Mover al principio
step-move-bottom = Mover al final

## The order of a list.

sort-own = Manual
sort-newest = Fecha límite, la más lejana primero
sort-priority = Prioridad, luego fecha
sort-soonest = Fecha límite, la más cercana primero
sort-latest = Más lejana
sort-field = Ordenar por
sort-button = Ordenar

## Below a list of more than a hundred rows.

pager = Más de esta lista
pager-back = Atrás
pager-more = Mostrar más
pager-all = Todo en una página, para imprimir
pager-print = Imprimir

## The views of all tasks, side by side.

task-views = Vistas de las tareas
task-views-all = Todas
task-views-spoons = { UNIT($unit, style: "capital") }
task-views-backlog = Pendientes
task-views-subjects = Etiquetas

menu-select = Elegir

## A task can take physical, thinking, social or emotional energy. Here people choose which of them it may take.

energy-filter = Tipo de energía
energy-filter-any = Cualquier tipo
energy-filter-some = Tengo algo de esta energía
energy-filter-none = No tengo esta energía
energy-filter-not-physical = No física
energy-filter-not-thinking = No mental
energy-filter-not-social = No social
energy-filter-not-emotional = No emocional
