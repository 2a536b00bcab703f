## All tasks that wait, by their cost.

tasks = Tareas
tasks-select = Elegir
tasks-empty = Aquí no hay tareas. Para añadir una basta con un título.
tasks-select-empty = No hay tareas listas para planificar.
tasks-select-empty-link = Añadir una tarea
tasks-due-soon = Con fecha cercana
tasks-backlog = Pendientes
tasks-all-of-category = Ver todo: { $category }
tasks-all-of-backlog = Ver todo: Pendientes

## Links below all tasks, to those that stand on other pages.

tasks-elsewhere = En otras páginas
tasks-elsewhere-today = Lista de hoy
tasks-elsewhere-backlog = Pendientes
tasks-elsewhere-snoozed = Ocultas
tasks-elsewhere-done = Hechas
tasks-elsewhere-all = Todo

## Tasks by their cost, each cost on its own page.

costs = { UNIT($unit, style: "capital") }
costs-nothing = Aún no hay nada
costs-unsorted = Coste sin indicar
costs-unsorted-lead = Abre una tarea e indica su coste para poder planificarla.
costs-empty = Aún no hay nada. Escribe la primera tarea en el campo de arriba.

## The search. The field and the filters stand above the tasks.

find-field-hint = Buscar en todas las tareas
find-field = Buscar
find-button = Buscar
find-tools = Filtrar y ordenar
find-tools-set = Filtrar y ordenar: { $filters }

find-list = Lista
find-list-any = Cualquier lista
find-subject = Etiqueta
find-subject-any = Cualquier etiqueta
find-priority = Prioridad
find-priority-any = Cualquier prioridad
find-cost = { UNIT($unit, style: "capital") }
find-cost-any = Cualquier coste
find-cost-none = Coste sin indicar
find-cost-range = De { NUMBER($least) } a { SPOONS($most) }
find-date-any = Cualquier fecha
find-date-range = Desde, hasta
find-date-from = Desde { $date }
find-date-until = Hasta { $date }
find-energy = Energía
find-energy-any = Cualquier energía
find-state = Mostrar

find-state-open = Por hacer
find-state-hidden = Ocultas
find-state-done = Hechas
find-state-all = Todas
find-show = { $count ->
    [one] Mostrar { $count } tarea
   *[other] Mostrar { $count } tareas
}

find-set-priority-high = Prioridad alta
find-set-priority-medium = Prioridad media
find-set-priority-low = Prioridad baja
find-set-energy-physical = Energía física
find-set-energy-thinking = Energía mental
find-set-energy-social = Energía social
find-set-energy-emotional = Energía emocional

## What was found.

found-search = Buscar
found-tasks = Tareas
found-select = Elegir
found-clear = Limpiar la búsqueda
found = { $count ->
    [one] { $count } tarea
   *[other] { $count } tareas
}
found-none = Sin resultados para «{ $words }».
found-none-filters = Ninguna tarea coincide. Con menos filtros puede aparecer alguna.
found-close = Nada coincide exactamente. Esto es lo más parecido.
found-open = Por hacer
found-snoozed = Ocultas
found-backlog = Pendientes
found-done = Hechas

## Filters that are kept under a name, to be opened again later.

saved-view-keep = Guardar esta vista
saved-views = Vistas de tus tareas
saved-view-edit = Editar: { $view }
saved-view = Vista
saved-view-name = Nombre
saved-view-open = Abrir esta vista
saved-view-delete = Eliminar
saved-view-delete-hint = Las tareas siguen como están.
