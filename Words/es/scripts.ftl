### Only scripts say these.

## The message above the bar. Scripts write it when they have something to say, as when nothing was saved.

toast-dismiss = Descartar

## After a button was pressed.

act-setting-up = Teaspoon se está preparando en este dispositivo. Lo que has pulsado se hará en cuanto termine.
act-not-ready = Teaspoon aún se está preparando en este dispositivo. Lo que escribiste sigue aquí; prueba otra vez en un momento.
act-no-answer = Aún no se ha guardado: no hubo respuesta. Lo que escribiste sigue aquí; prueba otra vez.
act-not-saved = No se ha guardado. Lo que escribiste sigue aquí.

## Above a form whose text was typed earlier, and not sent.

draft-not-saved = Esto es un borrador. Aún no está guardado.
draft-use = Usar el borrador
draft-discard = Descartar el borrador

## A task that is open beside a list, in a wide window. Both are for screen readers.

beside-task = Tarea: { $task }
beside-close = Cerrar la tarea

## Saving a file, as a backup. “Handed on”: it was given to another app, because this device has no downloads.

download-saved = Guardado: { $file }. Está en tus descargas.
download-handed-on = Pasado a otra aplicación: { $file }.
download-no-answer = No se ha podido guardar: no hubo respuesta. Prueba otra vez en un momento.
download-tap-again = El archivo está listo, pero este dispositivo ya no lo aceptó. Pulsa otra vez.
download-not-handed-on = El archivo está listo, pero este dispositivo no pudo pasarlo a otra aplicación.

## A button that copies a link.

copy-done = Copiado
copy-selected = Seleccionado para copiar

## A picture of the person, chosen in the settings.

picture-unreadable = Este archivo no es una imagen que este navegador pueda leer. Elige un JPEG, PNG o WebP.
picture-too-large = Este archivo ocupa más de 60 MB. Elige uno más pequeño.

## Tests of sound and notifications in the settings.

sound-playing = Está sonando. Si no oyes nada, mira el volumen y el modo silencio.
sound-impossible = Este navegador no puede reproducir sonido aquí.
notice-allowed = Este navegador puede mostrar notificaciones.
notice-ask = Elige «Activado», y el navegador pedirá permiso.
notice-blocked = Las notificaciones están bloqueadas. Permítelas en los ajustes de tu navegador para este sitio.
notice-impossible = Este navegador no puede mostrar notificaciones aquí. En un iPhone o iPad, añade antes Teaspoon a la pantalla de inicio.
notice-test = Esto es una prueba.
notice-test-sent = Notificación de prueba enviada. Si no la ves, mira los ajustes de notificaciones de tu dispositivo.

## Reminders while Teaspoon is closed: why this device cannot get them.

push-home-screen = En un iPhone o iPad, esto funciona cuando Teaspoon está en la pantalla de inicio: Compartir, luego «Añadir a pantalla de inicio», y ábrelo desde allí.
push-https = Para esto hace falta una dirección que empiece por https.
push-impossible = Este navegador no puede mostrar recordatorios mientras está cerrado.
push-blocked = Las notificaciones de este sitio están bloqueadas en este navegador. Se vuelven a permitir en sus ajustes para este sitio.
push-not-allowed = No se dio permiso para las notificaciones, así que no se ha cambiado nada.
push-not-taken = El servidor no aceptó este dispositivo. No se ha cambiado nada.
push-no-service = No se ha podido conectar ahora con el servicio push de este navegador. No se ha cambiado nada.

## Buttons of a notification about a task. “Done” checks the task off; the others remind again later.

notification-ten = En 10 minutos
notification-done = Hecho
notification-later = Hoy, más tarde
notification-unreadable = Un recordatorio de Teaspoon

## A page that says why another one is not there. Each has a heading (“…-title”) and a text.

plain-title = No se ha podido crear esta página
plain-stopped = Teaspoon se paró mientras trabajaba en esto. No se ha cambiado nada.
plain-unreadable = No se ha podido leer lo que guarda este dispositivo. No se ha cambiado ni eliminado nada.
plain-not-started = No se ha podido abrir Teaspoon. No se ha cambiado nada; lo que guarda este dispositivo sigue aquí.
plain-foreign-title = No se ha hecho nada
plain-foreign = Este formulario se envió desde otro sitio. No se ha guardado nada.
plain-offline-title = Para esto hace falta conexión
plain-offline = Ahora no se puede conectar con el servidor, y esta página lo necesita. Tu plan sigue funcionando.
plain-offline-signed-out = Ahora no se puede conectar con el servidor, y esta página lo necesita. La sesión está cerrada: tu plan ya no está en este navegador.
plain-typed = Lo que escribiste
plain-today = Ir a Hoy
