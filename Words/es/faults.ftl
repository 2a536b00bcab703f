## What cannot be done, and the remedy. It stands beside the field or above the page.

fault-title-missing = Escribe un título.
fault-title-too-long = Este título tiene más de { NUMBER($most) } caracteres. En la nota hay más sitio.
fault-note-too-long = Esta nota tiene más de { NUMBER($most) } caracteres. Acórtala, por favor.
fault-not-a-number = Escribe un número entero.
fault-out-of-range = Escribe un número entero del { NUMBER($least) } al { NUMBER($most) }.
fault-unit-missing = Escribe una palabra de { NUMBER($most) } caracteres como máximo.
fault-weekdays-missing = Elige al menos un día de la semana, o «Nunca».
fault-no-such-task = Una de estas tareas ya no está aquí. Se eliminó, quizá en otro dispositivo, o su lista ya no se comparte contigo. No se ha cambiado nada.
fault-not-in-today = Esta tarea ya no está en la lista de hoy. No se ha cambiado nada.
fault-no-such-change = { $days ->
    [one] Esto ya no está en el historial, que guarda { NUMBER($days) } día.
   *[other] Esto ya no está en el historial, que guarda { NUMBER($days) } días.
}
fault-no-day = Aún no ha empezado ningún día. Empieza uno con «Nuevo día» y después elige.
fault-nothing-chosen = Aún no has elegido nada. Elige al menos una tarea, o pulsa «Cancelar».
fault-uncosted = «{ $title }» aún no tiene coste. Indícalo para planificarla.
fault-over-budget = Hay { SPOONS($excess) } de más. No se ha cambiado nada.
fault-date-missing = Elige también una fecha: aquí hace falta.
fault-not-a-date = Escribe una fecha válida, por ejemplo 2026-10-14.
fault-not-ahead = Elige una fecha posterior a hoy.
fault-not-a-time = Escribe una hora válida, por ejemplo 9:30.
fault-start-after-due = Seguiría oculta después de su fecha límite. Elige un comienzo anterior o una fecha límite posterior.
fault-not-a-rule = Escribe un número entero del { NUMBER($least) } al { NUMBER($most) } y elige días, semanas, meses o años.
fault-end-before-first = La última fecha es anterior a la primera. Elige una posterior, o ninguna.
fault-name-missing = Escribe un nombre de { NUMBER($most) } caracteres como máximo.
fault-name-taken = «{ $name }» ya existe. Elige otro nombre.
fault-category-too-long = Usa { NUMBER($most) } caracteres como máximo.
fault-no-such-list = Esta lista ya no está aquí. Se eliminó, quizá en otro dispositivo, o ya no se comparte contigo. No se ha cambiado nada.
fault-no-such-subject = Esta etiqueta se eliminó, quizá en otra pestaña. No se ha cambiado nada.
fault-own-step = Una tarea no puede ser subtarea de sí misma ni de una de sus subtareas.
fault-too-deep = { $levels ->
    [one] Las subtareas pueden tener como máximo { NUMBER($levels) } nivel. Elige un lugar más arriba.
   *[other] Las subtareas pueden tener como máximo { NUMBER($levels) } niveles. Elige un lugar más arriba.
}
fault-too-many-lines = Son { NUMBER($count) } líneas; el límite es { NUMBER($most) }. No se ha añadido nada y tu texto sigue aquí.
fault-file-empty = Elige un archivo que no esté vacío. Los que guarda Teaspoon terminan en .teaspoon.
fault-file-too-large = Este archivo es demasiado grande para Teaspoon. No se ha cambiado nada.
fault-not-our-file = Este archivo no es una copia de seguridad de Teaspoon. Solo se pueden importar copias de seguridad (.teaspoon). No se ha cambiado nada.
fault-file-damaged = Este archivo está dañado: le falta una parte, o ha cambiado desde que Teaspoon lo guardó. No se ha cambiado nada. Prueba con otra copia.
fault-file-newer = Este archivo lo guardó una versión más nueva de Teaspoon. Recarga esta página para tener la última y vuelve a intentarlo. No se ha cambiado nada.
fault-note-missing = Escribe algún texto.
fault-no-such-note = Esta nota se eliminó, quizá en otra pestaña. No se ha cambiado nada.
fault-no-such-view = Esta vista se eliminó, quizá en otra pestaña. No se ha cambiado nada.
fault-nothing-asked = Aquí no hay ningún filtro. Primero busca o elige un filtro, y después guarda la vista.
fault-too-many-views = Ya hay { NUMBER($most) } vistas. Primero elimina una en Listas.
fault-no-such-version = Esta versión anterior ya no está aquí. No se ha cambiado nada.
fault-not-yours = Otra persona comparte esta lista contigo: tú puedes salir de ella, y solo esa persona puede eliminarla. No se ha cambiado nada.
fault-view-only = Otra persona comparte esta lista contigo solo para verla, así que no se ha cambiado nada. Esa persona puede permitirte editarla.
fault-not-a-command = Esto no se ha podido leer. No se ha cambiado nada.
fault-key-used = Esto ya se ha usado para otra cosa. No se ha cambiado nada.
fault-report-too-long = Usa { NUMBER($most) } caracteres como máximo, para que todo quepa en una página.
fault-profile-name-too-long = Usa { NUMBER($most) } caracteres como máximo.
fault-not-a-mailbox = Escribe una dirección como nombre@example.org, o deja el campo vacío.
fault-not-a-picture = Esto no se ha podido leer como imagen. Elígela de nuevo; JPEG, PNG y WebP se leen en todas partes.
fault-uses-reserve = Esto usa { SPOONS($spoons) } de tu reserva. Marca «Usar la reserva», o no lo añadas a hoy.
fault-borrowing-off = Tomar prestado de mañana está desactivado en Ajustes. No se ha añadido nada.

## Pages in place of the one that was asked for.

problem-not-found = Página no encontrada
problem-did-not-work = No ha funcionado
problem-gone = Ya no está aquí
problem-not-saved = Sin guardar
problem-one-moment = Un momento
problem-no-space = No queda espacio
problem-too-large = Demasiado grande
problem-view-only = Solo para ver
problem-to-today = Ir a Hoy
problem-try-again = Volver a intentarlo
problem-said-not-found = No hay ninguna página en esta dirección.
problem-said-not-allowed = Esta dirección no se puede usar así. No se ha cambiado nada.
problem-said-gone = Esto se eliminó, quizá en otro dispositivo o en otra pestaña, o ya no se comparte contigo. No se ha cambiado nada más.
problem-said-not-in-history = { $days ->
    [one] Esto ya no está en el historial, que guarda { NUMBER($days) } día. No se ha cambiado nada.
   *[other] Esto ya no está en el historial, que guarda { NUMBER($days) } días. No se ha cambiado nada.
}
problem-said-not-understood = La petición no se ha podido leer. No se ha cambiado nada.
problem-said-stopped = Teaspoon se ha parado mientras hacía esto y se ha reiniciado. No se ha cambiado nada.
problem-said-full-device = A este dispositivo no le queda espacio para Teaspoon, así que no se ha cambiado nada. Libera algo de espacio y vuelve a intentarlo.
problem-said-full-server = Al servidor no le queda espacio para esto, así que no se ha cambiado nada. Elimina algo que ya no necesites o avisa a quien administra el servidor.
problem-said-not-kept-server = Este servidor no ha podido guardar el cambio, así que no se ha cambiado nada.
problem-said-not-kept-device = Este dispositivo no ha podido guardar el cambio, así que no se ha cambiado nada.
problem-said-too-large = Es más de lo que Teaspoon puede recibir de una vez (2 MB). No se ha cambiado nada. Tu texto sigue en la página anterior.
problem-said-one-moment = Teaspoon aún se está preparando en este dispositivo. Hará esto en cuanto pueda.
problem-said-nothing-to-save = Aquí aún no hay nada que guardar. Si usas Teaspoon en este navegador, abre «Tus datos» y guarda el archivo allí.
problem-keep-hint = Si no pasa nada, vuelve a intentarlo. Si eso no ayuda, este servidor puede guardar tu plan, solo para este navegador.
problem-keep = Guardar mi plan en este servidor

## Text that could not be saved, in fields to copy it from.

unsaved-title = Título, tal como lo escribiste
unsaved-note = Nota, tal como la escribiste
unsaved-lines = Tareas, tal como las escribiste
unsaved-text = Texto, tal como lo escribiste
unsaved-name = Nombre, tal como lo escribiste
unsaved-new-list = Nueva lista, tal como la escribiste
unsaved-new-subject = Nueva etiqueta, tal como la escribiste
unsaved-category = Categoría, tal como la escribiste
unsaved-unit = Nombre de una unidad, tal como lo escribiste

## What happened instead, above a page that is shown again.

instead-choose-list = Elige al menos una lista.
instead-not-made = Una de estas listas ya no está aquí. Se eliminó, quizá en otro dispositivo, o ya no se comparte contigo. Aún no se ha creado nada.
instead-archived-name = «{ $name }» ya existe. Para restaurar esta lista, ábrela aquí, elige «Editar la lista» en su menú y ponle otro nombre.
instead-new-list = Esta lista ya no está aquí. Se eliminó, quizá en otro dispositivo, o ya no se comparte contigo. Lo que escribiste está aquí: «Guardar» lo guarda como lista nueva.
instead-new-note = Esta nota se eliminó, quizá en otro dispositivo. Lo que escribiste está aquí: «Guardar» lo guarda como nota nueva.
instead-own-task = { $fault } «Guardar» lo guarda como tarea aparte.
