## The frame of every page: the bar, the menu, the message above the bar.

frame-skip = Ir al contenido

frame-offline = Sin conexión<saved>: los cambios se guardan en este dispositivo</saved><waiting>: podrás hacer cambios cuando vuelva la conexión</waiting>

frame-more-options = Más opciones
frame-help = Ayuda

frame-bar = Principal

frame-show-everything = Volver a mostrar todo

frame-undo = Deshacer
frame-redo = Rehacer
frame-dismiss = Cerrar

frame-add = Añadir
frame-add-task = Añadir una tarea

frame-side-lists = Listas al lado
frame-lists = Listas

frame-without-script = Pero este navegador no ejecuta JavaScript: aquí, tu plan se guarda en este servidor, solo para este navegador.

menu-options-show = Mostrar opciones
menu-options-hide = Ocultar opciones
menu-print = Imprimir

actions = Acciones
action-cancel = Cancelar
action-done = Listo
action-save = Guardar

## The bar. Five entries share the width of a phone: 64 px each at 320 px, which is about nine letters.

bar-today = Hoy
bar-tasks = Tareas
bar-lists = Listas
bar-calendar = Agenda
bar-more = Más
bar-now = ¿Y ahora?
bar-rest = Descanso
bar-settings = Ajustes

## Names of pages, as the link at the top names the page above.

page-today = Hoy
page-tasks = Tareas
page-lists = Listas
page-calendar = Agenda
page-templates = Plantillas
page-notes = Notas
page-settings = Ajustes
page-data = Tus datos
page-account = Cuenta
page-shared-lists = Listas compartidas
page-gallery = Galería
page-more = Más
page-archive = Listas archivadas
page-insights = Estadísticas
