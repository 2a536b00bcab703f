## Your data: saved to a file, read from one, for other apps, deleted.

data = Tus datos
data-on-server = En este servidor.
data-on-device = En este dispositivo.
data-in-account = En este dispositivo y en tu cuenta.
data-no-backup = Aún no hay copia de seguridad.
data-last-backup-today = Última copia de seguridad: hoy
data-last-backup-yesterday = Última copia de seguridad: ayer
data-last-backup = { $days ->
    [one] Última copia de seguridad: hace { NUMBER($days) } día
   *[other] Última copia de seguridad: hace { NUMBER($days) } días
}
data-bar-backup = Hacer una copia
data-backup = Copia de seguridad
data-part = Parte { NUMBER($part) } de { NUMBER($parts) }
data-restore = Restaurar una copia de seguridad
data-restore-facts = Muestra lo que contiene antes de cambiar nada
data-export = Exportar a otras aplicaciones
data-table = Hoja de cálculo
data-table-facts = Todas las tareas, en CSV
data-text = Todas las listas como texto
data-text-facts = Con las notas, en Markdown
data-to-dos = Todas las tareas
data-to-dos-facts = Para otra aplicación de tareas, en iCalendar
data-dates = Tareas con fecha para un calendario
data-dates-facts = iCalendar
data-delete = Eliminar
data-erase = Eliminar todo
data-erase-facts = Antes pregunta y ofrece una copia de seguridad
data-hint = Una copia de seguridad es un archivo con todo. Guárdala en un lugar seguro: quien la tenga puede leerla. Para imprimir una página, elige Imprimir en su menú (⋯).
data-hint-parts = Tu plan es demasiado grande para un solo archivo. Guarda todas las partes. Para restaurarlo, impórtalas todas, en cualquier orden. Guárdalas en un lugar seguro: quien las tenga puede leerlas.

## Erasing everything: the page that asks first.

erase = Eliminar todo
erase-on-device = { $tasks ->
    [one] Se eliminará todo lo que Teaspoon guarda en este dispositivo: { $tasks } tarea y todas las listas, notas, días y ajustes. No se puede deshacer.
   *[other] Se eliminará todo lo que Teaspoon guarda en este dispositivo: { $tasks } tareas y todas las listas, notas, días y ajustes. No se puede deshacer.
}
erase-on-server = { $tasks ->
    [one] Se eliminará todo lo que Teaspoon guarda aquí: { $tasks } tarea y todas las listas, notas, días y ajustes. No se puede deshacer.
   *[other] Se eliminará todo lo que Teaspoon guarda aquí: { $tasks } tareas y todas las listas, notas, días y ajustes. No se puede deshacer.
}
erase-account = También se cerrará tu sesión. Tu cuenta, { $mail }, y lo que guarda en el servidor siguen ahí hasta que la elimines en su propia página. Lo que aún no haya llegado a ella no se podrá recuperar.
erase-backup = Con una copia de seguridad se puede recuperar todo: <a>Hacer una copia</a>
erase-do = Eliminar todo
erase-cancel = Conservar todo

## Tasks in other apps, as links to their page name it.

elsewhere-title = Tengo tareas en otro sitio
elsewhere-facts = Todoist, Microsoft To Do, Recordatorios de Apple y otras
import-joins-list = va a tu lista <list></list>
import-new-list = una lista nueva
import-here = { $count ->
    [one] { $count } ya está aquí
   *[other] { $count } ya están aquí
}
import-not-loaded = Para leer archivos de otras apps, Teaspoon tiene que cargar algo una vez. Conéctate a internet y elige el archivo otra vez. No se ha cambiado nada.

## Importing a backup: a file is chosen, then shown, then imported.

import-backup = Importar una copia de seguridad
import-lead = Mira lo que contiene antes de que cambie nada.
import-file-field = Archivo de la copia de seguridad
import-preview = Vista previa
import-nothing = Todo lo de este archivo ya está aquí, igual o más nuevo. No hace falta importar nada.
import-nothing-link = Volver a tus datos
import-found = Este archivo contiene
import-found-new = { $count ->
    [one] <n>{ $count }</n> tarea nueva
   *[other] <n>{ $count }</n> tareas nuevas
}
import-found-changed = { $count ->
    [one] <n>{ $count }</n> versión más nueva de una tarea
   *[other] <n>{ $count }</n> versiones más nuevas de tareas
}
import-found-lists = { $count ->
    [one] <n>{ $count }</n> lista o plantilla
   *[other] <n>{ $count }</n> listas y plantillas
}
import-found-days = { $count ->
    [one] <n>{ $count }</n> día
   *[other] <n>{ $count }</n> días
}
import-found-others = { $count ->
    [one] <n>{ $count }</n> cosa más (planes, notas, ajustes…)
   *[other] <n>{ $count }</n> cosas más (planes, notas, ajustes…)
}
import-first = Aquí aún no hay nada guardado, así que todo lo que contiene el archivo quedará como cuando se guardó.
import-joins = Lo que ya está aquí se conserva. Si algo cambió en los dos sitios, queda la versión más nueva. Puedes deshacerlo.
import-also-gone = { $count ->
    [one] Recuperar también { $count } cosa (una tarea, lista o nota) que desde entonces se eliminó o se deshizo aquí
   *[other] Recuperar también { $count } cosas (tareas, listas, notas) que desde entonces se eliminaron o se deshicieron aquí
}
import-only-gone = Todo lo demás ya está aquí
import-only-gone-facts = { $count ->
    [one] Este archivo tiene { $count } cosa (una tarea, lista o nota) que desde entonces se eliminó o se deshizo aquí. Se puede recuperar como estaba cuando se guardó el archivo, y eso se puede deshacer.
   *[other] Este archivo tiene { $count } cosas (tareas, listas, notas) que desde entonces se eliminaron o se deshicieron aquí. Se pueden recuperar como estaban cuando se guardó el archivo, y eso se puede deshacer.
}
import-only-gone-do = { $count ->
    [1] Recuperarla
   *[other] Recuperarlas
}
import-do = Importar
import-cancel = Cancelar

## The file of all lists as text.

export-unlisted = Tareas sin lista
export-notes = Notas
export-cost = { SPOONS($spoons) }
export-minutes = { NUMBER($minutes) } min
export-hidden = oculta hasta { $date }
export-due = fecha límite: { $date }
export-due-time = fecha límite: { $date } { $time }
export-reminder = recordatorio { $when }
