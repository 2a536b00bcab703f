## The person’s lists, by category.

lists = Listas
lists-empty = Aún no hay listas. Las listas sirven para agrupar tareas: un lugar, un viaje, una rutina.
lists-empty-link = Empezar con una plantilla
lists-other = Otras
lists-apart = Las listas se agrupan por categoría. Para pasar esta a otro grupo, cambia su categoría.
lists-new = Nueva lista
lists-menu-templates = Plantillas
lists-menu-merge = Unir listas en una lista de verificación
lists-menu-shared = Listas compartidas
lists-menu-archive = Listas archivadas

## A list in a row. Below its name are the titles of its first tasks, or one of these two; then the others, each after a dot.

list-row-nothing = Ahora no hay nada que hacer aquí
list-row-nothing-template = Aún no tiene nada
list-row-checklist = lista de verificación
list-row-shared = compartida

## What can be done with a list in a row. The buttons have a drawing; their names are for screen readers.

list-option-restore = Recuperar
list-option-restore-list = Recuperar: { $list }
list-option-edit = Editar: { $list }
list-option-archive = Archivar: { $list }
list-option-delete = Eliminar la lista y sus tareas: { $list }

## Lists that were put away.

archive = Listas archivadas
archive-empty = No hay listas archivadas. Una lista que ahora no necesitas puede esperar aquí, tal como está.
archive-lists = Listas archivadas

## The form of a list.

list-new = Nueva lista
list-edit = Editar la lista
list-edit-template = Editar la plantilla
list-name = Nombre
list-icon = Icono
list-category = Categoría
list-category-hint = Las listas de la misma categoría van juntas. Opcional.
list-checklist = Lista de verificación

## Names of categories that are suggested.

category-home = Casa
category-work = Trabajo
category-health = Salud
category-errands = Recados
category-family = Familia
category-fun = Ocio

## Drawings of lists.

icon-list = Lista
icon-home = Casa
icon-work = Maletín
icon-health = Cruz
icon-cart = Carrito
icon-bag = Bolsa
icon-heart = Corazón
icon-book = Libro
icon-leaf = Hoja
icon-paw = Huella
icon-star = Estrella
icon-people = Personas
icon-phone = Teléfono
icon-broom = Escoba

## The menu of a list’s page.

list-menu-use = Usar la plantilla
list-menu-edit = Editar la lista
list-menu-edit-template = Editar la plantilla
list-menu-uncheck = Desmarcar todo
list-menu-again = Empezar otra vez y archivar esta
list-menu-template = Guardar como plantilla
list-menu-duplicate = Duplicar
list-menu-archive = Archivar
list-menu-delete = Eliminar la lista y sus tareas

## A list with its tasks.

list-bar-add = Añadir a <list></list>
list-is-template = Plantilla
list-sun = añade una tarea a hoy
list-archived = Esta lista está archivada, tal como estaba.
list-restore = Recuperar

list-nothing = Ahora mismo no hay nada a la vista.
list-empty = Aún no hay tareas. Añade una abajo.
list-empty-view = Aún no hay tareas.

list-apart = Las filas se mueven dentro de su sección. Para pasar una a otra sección, abre la tarea.
list-more-steps = y { NUMBER($count) } más
list-row-done = hecha
list-done-before = Hechas antes de hoy
list-show-hidden = Mostrar las tareas ocultas
list-hidden = Ocultas

## Buttons at a task, whose words are seen.

list-button-for = { $button }: { $task }
list-include = Incluir
list-skip = Omitir
list-wake = Mostrar ya

## A task that is the heading over its steps.

list-heading-done = Hecho
list-heading-tick = { $count ->
    [1] Marcar la última
   *[other] Marcar las { $count }
}
list-heading-untick = Desmarcar todas
list-heading-pack = { $count ->
    [1] Preparar la última
   *[other] Preparar las { $count }
}
list-heading-unpack = Desmarcar todas
list-heading-packed = todo preparado
list-heading-skipped = esta vez no

## Under the name of a checklist: how many things are packed. The parts are put together with commas.

packing-all = Todo preparado
packing-left = { NUMBER($count) } por preparar
packing-packed = { $count ->
    [one] { NUMBER($count) } preparada
   *[other] { NUMBER($count) } preparadas
}
packing-skipped = { NUMBER($count) } esta vez no

## Several lists become one checklist.

merge = Unir listas en una lista de verificación
merge-lead = Una lista de verificación con todo lo que hay en las listas que elijas. Lo repetido se añade una sola vez.
merge-empty = Aún no hay listas que unir. Una plantilla es un buen comienzo.
merge-empty-link = Elegir una plantilla
merge-choose = Listas que quieres unir
merge-template = Plantilla
merge-name = Nombre de la nueva lista
merge-name-hint = Por ejemplo: Fin de semana en la playa
merge-bar-make = Crear la lista

## That a list is shared: on its page, at its tasks, and in its menu.

shared-with = Compartida con <names></names>
shared-with-nobody = Aún no se comparte con nadie
shared-with-view = Compartida con <names></names>. Solo para ver
shared-with-nobody-view = Aún no se comparte con nadie. Solo para ver
shared-names-two = { $first } y { $second }
shared-names-more = { $first }, { $second } y { NUMBER($count) } más

shared-task-view = Solo para ver. Puedes cambiar tu propio coste, tu nota y tus planes.
shared-task-with = Compartida con <names></names>: se ven el título, las subtareas, la fecha límite, la repetición, la prioridad y si está hecha. Lo demás solo lo ves tú.
shared-task-nobody = Está en una lista compartida. Quien tenga acceso a ella verá el título, las subtareas, la fecha límite, la repetición, la prioridad y si está hecha. Lo demás solo lo ves tú.

shared-menu-members = Miembros
shared-menu-share = Compartir lista
links-menu-list = Crear un enlace solo para ver

invited = Invitaciones
invited-by = <person></person> te invita a <list></list>.
invited-view = { $count ->
    [one] Ver la invitación
   *[other] Ver las invitaciones
}

## Notes that are written for a person when a shared list leaves their device.

left-list = Ya no participas en la lista «{ $list }». Ya no está en este dispositivo.
left-written = Escribiste esto en una lista compartida que ya no puedes editar:

## What members deleted in a shared list, or moved out of it. Only members who can edit the list see it.

removals = Eliminado o retirado
removals-lead = { $days ->
    [one] Del último día. Quienes pueden editar esta lista lo ven y pueden deshacerlo.
   *[other] De los últimos { NUMBER($days) } días. Quienes pueden editar esta lista lo ven y pueden deshacerlo.
}
removals-empty = Aquí no se eliminó nada ni se movió nada a otra lista. Aparecería aquí y se podría deshacer.
removal-deleted = Otro miembro eliminó: { TASKS($what) }
removal-deleted-by = { $member } eliminó: { TASKS($what) }
removal-deleted-own = Eliminaste: { TASKS($what) }
removal-moved = Otro miembro movió a otra lista: { TASKS($what) }
removal-moved-by = { $member } movió a otra lista: { TASKS($what) }
removal-moved-own = Moviste a otra lista: { TASKS($what) }
removal-restored = Otro miembro recuperó: { TASKS($what) }
removal-restored-own = Recuperaste: { TASKS($what) }
removal-back = recuperado

## A note that a shared list is gone. The name of the list stands in the place of the tag.

gone-deleted-own = Eliminaste la lista compartida <list></list> ({ TASKS($what) }): { $when }. Puedes recuperarla hasta el { $until }.
gone-deleted = La persona a quien pertenece la lista compartida <list></list> la eliminó ({ TASKS($what) }): { $when }. Solo esa persona puede recuperarla.
gone-deleted-view = La lista compartida <list></list> se eliminó.
gone-added = Añadido desde entonces, y sigue aquí, en ninguna lista:
gone-notes = Lo que escribiste allí y no se envió está en tus <notes>notas</notes>.
gone-restore = Recuperarla
gone-leave = Dejarla eliminada

## In the form of a list that is shared.

list-edit-shared = Quienes están en esta lista ven el nombre, el icono y el color, y si es una lista de verificación. La categoría solo la ves tú.
list-edit-view = Solo para ver. Puedes elegir una categoría, que solo ves tú.
