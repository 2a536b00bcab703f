## Where a task is: below the title of its page, after the word “Task”.

task-in-today = en la lista de hoy
task-in-today-hidden = en la lista de hoy, oculta en este día de poca energía
task-done-today = hecha hoy
task-in-backlog = en Pendientes
task-not-planned = sin planificar
task-rest = descanso, no cuesta nada
task-no-cost = coste sin indicar
task-done = hecha
task-in-template = parte de una plantilla
task-in-archive = en una lista archivada

## Above the form of a task.

task-belongs-to = Pertenece a
task-next = Próxima fecha: { $date }.
task-hidden-until = Oculta hasta: { $time }.
task-planned-for = Día previsto: { $date }.
task-planned-after-due = Día previsto: { $date }, después de su fecha límite.
task-time-spent = Tiempo dedicado: { $time }
task-skipped = Omitida.
task-open-list = Abrir la lista: <list></list>

## The form of a task, in rows: the name of a field and its value. A row opens, and then has the field.

form-not-set = Sin indicar
form-cost-not-set = sin indicar
form-cost = { UNIT($unit, style: "capital") }
form-usual-cost = Coste habitual ({ UNIT($unit) })
form-usual-cost-rest = Descanso
form-due = Fecha límite
form-due-none = Sin fecha
form-due-dates = Fechas límite propuestas
form-due-date = Fecha límite
form-due-time = Hora
form-start = Ocultar hasta
form-start-dates = Fechas propuestas para ocultar hasta entonces
form-date-today = Hoy
form-date-tomorrow = Mañana
form-date-week = La próxima semana
form-duration = Duración
form-minutes = Minutos
form-priority = Prioridad
form-list = Lista
form-list-none = Sin lista
form-list-new = Nueva: { $list }
form-subjects = Etiquetas
form-subjects-none = Ninguna
form-subjects-new = Nueva: { $subject }
form-subjects-add = Nueva etiqueta
form-energy = Tipo de energía
form-reminder = Recordatorio
form-reminder-none = Ninguno
form-reminder-hint = Los recordatorios suenan en los dispositivos donde los activaste, o llegan por correo electrónico.
form-reminder-setup = Dispositivos y correo para los recordatorios
form-reminder-hint-guest = Para los recordatorios hace falta una cuenta.
form-reminder-sign-in = Iniciar sesión o crear una cuenta
form-today = Lista de hoy
form-today-yes = Sí
form-today-no = No
form-today-add = Añadir a hoy
form-today-due = Lo que tiene la fecha de hoy entra solo en la lista, si cabe.
form-today-reserve = Usar la reserva
form-note = Nota
form-note-add = Añadir
form-more = Más opciones
form-more-facts = Prioridad y más
