### Only pages of the server say these.

## The settings of an account.

own-account = Tu cuenta
own-account-administrator = Tú administras este servidor.

own-account-head-sharing = Compartir y recordatorios
own-account-lists = Listas compartidas
own-account-links = Enlaces compartidos
own-account-links-facts = Para personas sin cuenta
own-account-reminders = Recordatorios
own-account-reminders-facts = Dispositivos que reciben notificaciones
own-account-invite = Invitar a personas
own-account-invite-facts = A este servidor
own-account-head-leave = Salir
own-account-leave = Sincronización y cierre de sesión
own-account-delete = Eliminar la cuenta
own-account-delete-facts = Con todos sus datos, también en el servidor

own-account-devices = Dispositivos con sesión iniciada
own-account-here = Este navegador
own-account-seen = { $days ->
    [0] Con actividad en las últimas 24 horas
    [one] Última actividad hace { NUMBER($days) } día
   *[other] Última actividad hace { NUMBER($days) } días
}
own-account-end = Cerrar sesión
own-account-end-device = Cerrar sesión: { $device }
own-account-end-others = Cerrar sesión en los demás dispositivos
own-account-ended = Sesión cerrada allí. Un plan guardado en ese dispositivo todavía se puede leer en él.

own-account-head-email = Correo electrónico y contraseña
own-account-email = Cambiar el correo electrónico
own-account-email-new = Nueva dirección de correo
own-account-email-save = Guardar la nueva dirección
own-account-password = Cambiar la contraseña
own-account-password-save = Guardar la nueva contraseña
own-account-password-saved = Contraseña cambiada. Tu sesión se ha cerrado en los demás dispositivos.

## Asked before an account is deleted.

delete-account = Eliminar la cuenta
delete-account-what = Se elimina la cuenta { $mail } con todas las tareas, listas, notas, días y ajustes, en este servidor y en este navegador. También se eliminan otros planes guardados en este navegador, incluso los que mantuviste aparte. Las demás personas conservan las listas que compartes con ellas. Otro dispositivo conserva su copia hasta que la quites allí.
delete-account-backup = Con una copia de seguridad se puede recuperar todo: <backup>Hacer una copia</backup>
delete-account-now = Eliminar todo
delete-account-keep = Conservar mi cuenta

## Pages with one message, and a button or three.

said-check-mail = Mira tu correo
said-link-sent = Si esa dirección tiene una cuenta, le hemos enviado un enlace. Funciona una sola vez y caduca en una hora.
said-confirmation-sent = Te hemos enviado un enlace. Funciona una sola vez y caduca en 24 horas.
said-change-sent = Hemos enviado un enlace a la nueva dirección. Ábrelo para confirmar el cambio.
said-link-expired = Enlace caducado
said-link-ended = Este enlace ha caducado o ya se ha usado. Si funcionó, puedes iniciar sesión; si no, pide aquí uno nuevo.
said-address-changed = Dirección cambiada
said-email-changed = Ahora inicias sesión con la nueva dirección.
said-email-changed-of = La cuenta de <old></old> ahora inicia sesión como <new></new>.
said-account-deleted = Cuenta eliminada
said-deleted = Tu cuenta y todo lo que contenía se han eliminado.
said-later = Prueba dentro de un momento
said-too-often = Demasiados intentos. Prueba dentro de unos minutos. No se ha cambiado nada.
said-busy = El servidor está ocupado. Prueba dentro de un momento. No se ha cambiado nada.
said-not-saved = Sin guardar
said-store-away = El servidor no puede conectar con su base de datos, así que no se ha cambiado nada. Lo sigue intentando.
said-store-full = Al servidor no le queda espacio, así que no se ha cambiado nada. Díselo, por favor, a quien lo administra.
said-no-cookie = Este navegador no ha guardado ninguna cookie de este sitio web, así que no se ha podido guardar tu plan. Permite las cookies de este sitio o activa JavaScript. Luego vuelve a intentarlo.
said-not-done = No ha funcionado
said-foreign = Este formulario se envió desde otro sitio web. No se ha guardado nada.
said-incomplete = El formulario no llegó completo. No se ha guardado nada.
said-method = Esta dirección no se puede usar así. No se ha cambiado nada.
said-too-large = Es más de lo que cabe en este formulario. No se ha cambiado nada.
said-no-page = Página no encontrada
said-not-found = No hay ninguna página en esta dirección.
said-template-gone = Esta plantilla ya no está en la galería.
said-not-yours = No está en tu cuenta
said-not-in-account = Esta lista no está en tu cuenta, o aún no. Los cambios llegan en cuanto tu dispositivo tenga conexión.
said-sign-in = Iniciar sesión
said-password = Elegir una nueva contraseña
said-register = Crear cuenta
said-to-today = Ir a Hoy
said-to-account = Ir a tu cuenta

## Invitations to this server, which its administrator makes.

server-invitations = Invitaciones
server-invitations-open = Cualquiera puede crear una cuenta en este servidor. Para invitar a alguien, dale su dirección web.
server-invitations-closed = El registro está cerrado en este servidor, así que aquí las invitaciones no funcionan. Para añadir una cuenta, usa <command></command> en el servidor, o arráncalo con <option></option>.
server-invitations-lead = Solo las personas con invitación pueden crear una cuenta en este servidor. Cada invitación funciona una sola vez.
server-invitations-email = Su dirección de correo (opcional)
server-invitations-email-hint = Enviamos el enlace a esta dirección. Déjala vacía si prefieres pasar el enlace tú.
server-invitations-name = ¿Para quién es? (opcional)
server-invitations-name-hint = Un nombre para tu lista de abajo. Solo lo ves tú. El enlace lo pasas tú: este servidor no envía correos.
server-invitations-name-too-long = Puede tener como máximo { NUMBER($most) } caracteres.
server-invitations-create = Crear la invitación
server-invitations-back = Tu cuenta

server-invitations-made = Invitación creada
server-invitations-link = El enlace para la persona que invitas
server-invitations-link-hint = Funciona una sola vez y caduca en 14 días. Cópialo ahora: solo se muestra aquí.

server-invitations-list = Invitaciones abiertas
server-invitations-unnamed = Un enlace
server-invitations-ends = Caduca el { $date }
server-invitations-revoke = Anular
server-invitations-revoke-one = Anular: { $guest }, { $ends }

server-invitations-sent = Invitación enviada a { $mail }.
server-invitations-revoked = Invitación anulada. Su enlace ya no funciona.
server-invitations-too-many = { $most ->
    [one] Puede haber como máximo { NUMBER($most) } invitación abierta. Anúlala para crear otra.
   *[other] Puede haber como máximo { NUMBER($most) } invitaciones abiertas. Anula una para crear otra.
}

## The time zone of a browser that runs no script.

zone = Zona horaria
zone-lead = Si un navegador ejecuta JavaScript, cuenta su propia zona horaria. Sin JavaScript cuenta esta, o UTC si no hay ninguna.
zone-hint = Por ejemplo, Europe/Berlin. Vacío: UTC.
zone-save = Guardar
zone-unknown = Escribe una zona horaria válida, por ejemplo Europe/Berlin.

## The name of a device: a browser, and the system it runs on.

device-name = { $browser } en { $system }
device-unknown = Otro programa
