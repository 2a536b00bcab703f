## The page that adds a task.

add = Añadir una tarea
add-to = Añadir a { $list }
add-bar-close = Cerrar
add-bar-add = Añadir tarea
add-several = Añadir varias
add-select = Elegir tareas
add-help = ¿Qué puedo escribir en una línea?
add-help-line = ~2 para { SPOONS($spoons) } · mañana 9:00 · !alta · #teléfono para una etiqueta · @Recados para una lista · cada día · 15m

## What somebody wrote is shown again, because the task or list that it belongs to was deleted. “Add task” and “Save” are buttons.

add-deleted-list = Esta lista ya no está aquí. Se eliminó, quizá en otro dispositivo, o ya no se comparte contigo. Lo que escribiste está aquí: «Añadir tarea» lo guarda como tarea aparte.
add-deleted-parent = La tarea de esta subtarea ya no está aquí. Se eliminó, quizá en otro dispositivo, o su lista ya no se comparte contigo. Lo que escribiste está aquí: «Añadir tarea» lo guarda como tarea aparte.
add-deleted-parent-form = La tarea de esta subtarea ya no está aquí. Se eliminó, quizá en otro dispositivo, o su lista ya no se comparte contigo. Lo que escribiste está aquí: «Guardar» lo guarda como tarea aparte.
add-deleted-task = Esta tarea ya no está aquí. Se eliminó, quizá en otro dispositivo, o su lista ya no se comparte contigo. Lo que escribiste está aquí: «Guardar» lo guarda como tarea nueva.

## The line: one field, which understands more than the title. What it understood is shown below.

line-task = Tarea
line-new-task = Nueva tarea
line-add = Añadir
line-add-later = Añadir para más tarde
line-title = Título: <title></title>
line-hint = Pulsa una parte para devolver sus palabras al título.
line-put-back = { $meaning }: devolver al título
line-or = O bien { $meaning }
line-maybe = ¿{ $meaning }?
line-understood = Lo que dice la línea

## What the parts of a line mean.

chip-spoons = { SPOONS($spoons) }
chip-high = Prioridad alta
chip-medium = Prioridad media
chip-low = Prioridad baja
chip-subject = Etiqueta: { $subject }
chip-subject-new = Etiqueta: { $subject } (nueva)
chip-list = Lista: { $list }
chip-list-new = Lista: { $list } (nueva)
chip-time-today = Hoy, { $time }
chip-time-tomorrow = Mañana, { $time }
chip-time-date = { $date }, { $time }
chip-words = { $meaning } («{ $words }»)
