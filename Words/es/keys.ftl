## The keys that do something, each with its effect.

keys = Atajos de teclado
keys-lead = Pulsa <key></key> en cualquier página para abrir esta.
keys-are-on = Los atajos de una sola tecla están activados.
keys-are-off = Los atajos de una sola tecla están desactivados.
keys-hint = No hacen nada mientras escribes. Desactívalos si usas el control por voz o si a veces pulsas teclas sin querer.
keys-turn-on = Activar los atajos de una sola tecla
keys-turn-off = Desactivar los atajos de una sola tecla
keys-script = Para los atajos hace falta JavaScript, y este navegador no lo ejecuta. Tab, Intro y la barra espaciadora funcionan en todas partes.
keys-two = <first></first> y después <second></second>
keys-enter = Intro
keys-escape = Esc

## Headings.

keys-anywhere = En cualquier página
keys-rows = En una lista
keys-pages = Ir a una página

## Effects.

key-add = Añadir una tarea
key-search = Buscar
key-select = Elegir tareas para hoy
key-now = ¿Y ahora?
key-plan = Planificar mi día
key-new-day = Nuevo día
key-undo = Deshacer, o abrir el Historial
key-this-page = Esta página
key-rows-both = Fila siguiente, fila anterior
key-row-next = Fila siguiente
key-row-previous = Fila anterior
key-row-tick = Marcar o elegir la fila
key-row-move = Mover a un día
key-row-open = Abrir la fila
key-close-task = Cerrar la tarea que está al lado
key-today = Hoy
key-tasks = Tareas
key-backlog = Pendientes
key-lists = Listas
key-calendar = Agenda
key-notes = Notas
key-focus = Temporizador de concentración
key-history = Historial
key-more = Más
