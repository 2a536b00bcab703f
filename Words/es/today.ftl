## The list of the day.

today = Hoy
today-list = Para hoy
today-costs-nothing = No cuesta nada
today-check = Marca lo que has hecho y pulsa «Hecho».
today-morning = Por la mañana
today-afternoon = Por la tarde
today-evening = Por la noche
today-any-time = A cualquier hora

today-empty-done = Aquí está todo hecho. Descansar también cuenta.
today-empty-low = Todo lo del plan puede esperar. Descansar también cuenta.
today-empty-first = Apunta una cosa para hoy. Basta con un título.
today-add = Añadir para hoy
today-empty = Aún no hay nada en el plan. Elige unas pocas cosas que quepan, o descansa: descansar también cuenta.
today-empty-link = Hoy
today-begin = O empieza con
today-template = Una plantilla
today-template-facts = La mañana, un día de poca energía, la maleta

## Links above the list.

today-select = Elegir tareas
today-plan = Planificar mi día

## The menu.

today-menu-new-day = Nuevo día
today-menu-now = ¿Y ahora?
today-menu-adjust = Ajustar el día
today-menu-check = Marcar lo hecho
today-sort-cost = Ordenar por { UNIT($unit) }
today-sort-time = Ordenar por momento del día
today-sort-own = Ordenar a mano

## The bar: one of these beside “Add a task”.

today-bar-new-day = Nuevo día
today-bar-now = ¿Y ahora?
today-bar-select = Elegir tareas
today-bar-done = Hecho

## Notes above the list.

today-another-date = Ya es { $date }. Empieza un nuevo día cuando quieras; esta lista sigue aquí hasta entonces.
today-over = Hoy hay { SPOONS($spoons) } y el plan suma { NUMBER($used) }. No se ha quitado nada.
today-borrowed = Hoy se toma prestado de mañana. El próximo Nuevo día propondrá { NUMBER($spoons) }.
today-can-wait = Elegir lo que puede esperar
today-spoons = Una cuchara es un poco de energía
today-spoons-own = Cada { $unit } es un poco de energía
today-spoons-facts = Cada tarea requiere algo de energía. La fila de arriba muestra la que tienes hoy, para que puedas parar antes de que se acabe.
today-spoons-help = ¿Qué significa «{ UNIT($unit) }»?

## Sections below the list.

today-due = Con fecha límite, aún sin planificar
today-later = Hoy, más tarde
today-done = Hecho hoy
today-backlog = Pendientes
today-backlog-facts = Tareas de días anteriores
examples-remove = Quitar los ejemplos

## A low day: a day on which little is possible. Only what cannot wait is shown.

low-day-says = El resto volverá tal como estaba.
low-day-today = El día de poca energía termina con el próximo Nuevo día.
low-day-kept = El día de poca energía sigue hasta que lo termines.
low-day-end = Terminar el día de poca energía
low-day-aside = Oculto por ahora: { $tasks }, { SPOONS($spoons) }.
low-day-with = Con ellas: { $free }.
low-day-fewer = Hoy menos { UNIT($unit) }
low-day-show = Mostrar
low-day-hide = Ocultar
low-day-hidden-list = Tareas ocultas
low-day-wanted = Devolver a hoy: { $title }
low-day-list = No puede esperar
low-day-begin = Día de poca energía
low-day-begin-kept = Día de poca energía hasta que yo lo termine

## The first page that anybody sees.

welcome = Planifica un día a la medida de tu energía
welcome-lead = Un día tiene un número limitado de { UNIT($unit) }. Teaspoon te ayuda a elegir lo que cabe y guarda el resto para más tarde. <help>¿Qué significa «{ UNIT($unit) }»?</help>
welcome-spoons = ¿Cuánta energía tienes hoy, en { UNIT($unit) }?
welcome-spoons-hint = Basta un número aproximado. Puedes cambiarlo cuando quieras.
welcome-examples = Empezar con unas tareas de ejemplo
welcome-examples-hint = Se quitan con un toque.
welcome-privacy = Sin cuenta. Todo se queda en este dispositivo y funciona sin conexión.
welcome-sign-in = Ya tengo una cuenta
welcome-restore = Restaurar una copia de seguridad
welcome-start = Empezar mi día

example-dressed = Vestirse
example-breakfast = Preparar el desayuno
example-shower = Ducharse
example-message = Responder a un mensaje
example-laundry = Poner una lavadora
example-dinner = Preparar la cena
example-friend = Ver a mis amistades
