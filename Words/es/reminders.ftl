### Only pages of the server say these.

## Reminders: which devices get them, and what was sent.

reminders = Recordatorios
reminders-lead = Los recordatorios de las tareas y el final de un temporizador pueden llegar a tus dispositivos aunque Teaspoon esté cerrado.
reminders-settings = Horas de silencio y máximo al día
reminders-settings-facts = Sonido y notificaciones
push-off = Los mensajes a dispositivos están desactivados. Quien administra este servidor puede activarlos con la opción --contact.

## This device.

push-here = Este dispositivo
push-here-on = Los recordatorios están activados en este dispositivo.
push-here-off = Los recordatorios están desactivados en este dispositivo.
push-here-hint = Un recordatorio dice de qué tarea se trata, si no eliges otra cosa. Viaja cifrado: lo transmite el servicio push de quien hace tu navegador, que no puede leerlo.
push-here-turn-on = Activar los recordatorios en este dispositivo
push-here-no-script = Para esto hace falta JavaScript, y este navegador no lo ejecuta.
push-here-unreachable = Este servidor no puede conectar con el servicio push de este navegador. No se ha cambiado nada.

## All devices. The device is as in “Firefox on Linux”.

push-devices = Dispositivos
push-device-here = Este navegador
push-device-failing = Sin contacto últimamente
push-device-test = Enviar una prueba
push-device-test-device = Enviar una prueba: { $device }
push-device-remove = Quitar
push-device-remove-device = Quitar: { $device }
push-test-sent = Prueba enviada a { $device }. Tarda unos segundos en llegar; en el registro de envíos, más abajo, verás cuándo se ha mostrado.
push-test-gone = { $device }: el navegador ya no acepta notificaciones, así que este dispositivo se ha quitado. Vuelve a añadirlo allí.
push-test-refused = No se ha podido enviar a { $device }: su servicio push no ha aceptado el mensaje.
push-test-removed = Este dispositivo ya no está en la lista. No se ha enviado nada.

## By e-mail.

reminder-mail = Por correo electrónico
reminder-mail-lead = Si ningún dispositivo recibe un recordatorio en dos minutos, podemos enviar un correo a <address></address>. El correo dice lo mismo que el recordatorio y no viaja cifrado.
reminder-mail-no = Sin correos
reminder-mail-yes = Enviarme un correo si ningún dispositivo lo recibe
reminder-mail-zone = Zona horaria
reminder-mail-zone-hint = Por ejemplo, Europe/Berlin. Se usa para las horas de tus tareas.
reminder-mail-zone-fault = Escribe una zona horaria válida, por ejemplo Europe/Berlin.
reminder-mail-save = Guardar

## The log: what was sent, and what happened to it.

delivery-log = Registro de envíos
delivery-log-empty = Aún no hay nada. Cada recordatorio se ve aquí durante 30 días.
delivery-log-today = hoy, { $time }
delivery-log-day = { $date }, { $time }
delivery-log-shown = Mostrado: { $time }
delivery-log-taken = Enviado; sin confirmar
delivery-log-gone = Dispositivo quitado: ya no acepta notificaciones
delivery-log-refused = Sin enviar: el servicio push del navegador lo rechazó
delivery-log-not-reached = Sin enviar: no se pudo conectar a tiempo con el servicio push del navegador
delivery-log-mail = Enviado por correo electrónico
delivery-log-no-mail = El correo no se pudo enviar
delivery-log-email = Correo electrónico
delivery-log-beyond = Omitido: se llegó al máximo del día
delivery-log-past = Sin enviar: el servidor no estaba en marcha en ese momento
delivery-log-no-device = Sin enviar: no hay dispositivo
delivery-log-unknown = Desconocido

## The message on a device: its title, and a line below it.

reminder-silent = Un recordatorio de Teaspoon
reminder-timer = El temporizador ha terminado
reminder-rest = El descanso ha terminado
reminder-more = Más en Teaspoon
reminder-more-text = Hoy se ha llegado al máximo de recordatorios.
reminder-several = { $count ->
    [one] { $count } recordatorio
   *[other] { $count } recordatorios
}
reminder-due = Hora límite: { $time }
reminder-due-on = Fecha límite: { $date }, { $time }
reminder-test = Notificación de prueba
reminder-test-text = Los recordatorios llegan a este dispositivo.
