## Commands on several tasks that were chosen.

bulk = Con las tareas elegidas
bulk-today = Hoy
bulk-done = Hecho
bulk-move-tile = Lista…
bulk-more-tile = Más…
bulk-due-field = Fecha límite (déjala vacía para quitarla)
bulk-due = Poner la fecha
bulk-day = Poner el día
bulk-list-field = Lista
bulk-list-none = Sin lista
bulk-list-new = O una lista nueva
bulk-list = Mover
bulk-duplicate = Duplicar
bulk-delete = Eliminar
bulk-cost-field = Coste
bulk-cost-none = Sin indicar
bulk-cost = Poner el coste
bulk-priority-field = Prioridad
bulk-priority = Poner la prioridad
bulk-subject-field = Etiqueta
bulk-subject-none = Elige una
bulk-subject-first = Nueva etiqueta
bulk-subject-new = O una etiqueta nueva
bulk-subject = Añadir la etiqueta
bulk-unlabel-field = Etiqueta que quieres quitar
bulk-unlabel = Quitar la etiqueta
bulk-template-field = Nombre de la plantilla
bulk-template = Guardar como plantilla
bulk-total = Elegidas

## Several tasks are added at once, one from each line of a text.

many = Añadir varias
many-bar-add = Añadir todas
many-lines = Tareas
many-lines-hint = Una tarea por línea; para las subtareas, deja espacios al principio de la línea.
many-list = Lista
many-list-none = Sin lista
many-detect = Detectar fechas, { UNIT($unit) } y #etiquetas
many-preview-button = Vista previa
many-preview = Lo que se añadiría
many-preview-done = Hecho
many-preview-deep = { $levels ->
    [one] Las subtareas pueden tener como máximo { NUMBER($levels) } nivel. Las líneas más profundas se han subido.
   *[other] Las subtareas pueden tener como máximo { NUMBER($levels) } niveles. Las líneas más profundas se han subido.
}
many-preview-more = { $count ->
    [one] Solo se muestra la primera.
   *[other] Solo se muestran las primeras { NUMBER($count) }.
}
