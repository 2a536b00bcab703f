## The account that this plan is in, as the app itself knows it.

account = Cuenta
account-sign-in = Iniciar sesión
account-create = Crear cuenta

account-guest = Sin sesión iniciada
account-guest-need = No necesitas una cuenta: todo funciona sin ella, y tu plan se queda en este navegador.
account-guest-why = Con una cuenta, todos tus dispositivos muestran el mismo plan, cada uno funciona sin conexión y no pierdes nada si te quedas sin uno. También hay listas compartidas, y recordatorios aunque Teaspoon esté cerrado. Todo lo que hay aquí pasa a tu cuenta.
account-guest-how = Hacen falta una dirección de correo y una contraseña y, en algunos servidores, una invitación.

account-signed-in = Sesión iniciada como <mail></mail>
account-of = Cuenta de <mail></mail>
account-last-synced = Última sincronización: { $date }, { $time }.

account-head-sign-in = Inicio de sesión
account-settings = Ajustes de la cuenta
account-settings-facts = Correo, contraseña, dispositivos
account-head-sharing = Compartir
account-shared-lists = Listas compartidas
account-shared-links = Enlaces compartidos
account-shared-links-facts = Para personas sin cuenta
account-head-devices = Dispositivos
account-reminders = Recordatorios
account-reminders-facts = Dispositivos que reciben notificaciones

account-sign-out = Cerrar sesión
account-sign-out-what = Tu plan sale de este navegador y se queda en tu cuenta. Lo que aún no está allí se envía antes.
account-sign-out-server = Tu plan se queda en tu cuenta.
account-remove = Quitar mi plan
account-remove-what = Tu plan sale de este navegador. No está en ningún otro sitio.

## Where the plan is saved, at the top of every page while somebody is signed in.

saved = Tu cuenta
saved-everywhere = Sincronizado
saved-here = Aún sin sincronizar
saved-needs-you = Requiere tu atención

## How far this device and the account agree, and what to do about it.

sync-everywhere = Sincronizado. Todo lo que hay aquí está en tu cuenta.
sync-rest = Todo lo demás está sincronizado.
sync-here = Guardado en este dispositivo. Se sincroniza en cuanto el servidor pueda aceptarlo; no tienes que hacer nada.
sync-again = Tu sesión se ha cerrado en este dispositivo. Tu plan sigue aquí y funciona igual. Vuelve a iniciar sesión para sincronizar lo nuevo.
sync-again-link = Volver a iniciar sesión
sync-again-hint = Si no puedes volver a iniciar sesión: haz una copia de seguridad, cierra sesión aquí y restaura la copia en la primera página. <backup>Hacer una copia</backup>
sync-another = En este navegador hay ahora una sesión de otra cuenta. El plan que ves sigue siendo el de la cuenta de arriba, y los dos se guardan por separado. Inicia sesión en la cuenta de arriba para sincronizar lo nuevo.
sync-sign-in-as = Iniciar sesión como { $mail }
sync-full = Tu cuenta está llena. Lo nuevo se queda en este dispositivo, y puedes continuar. En la página de tu cuenta se ve qué ocupa espacio.
sync-deleted = Esta cuenta se eliminó. Tu plan sigue aquí, solo en este navegador.
sync-keep = Conservar aquí mi plan, sin cuenta
sync-keep-hint = Todo lo tuyo se conserva, y más adelante puedes crear otra cuenta para ello. Las listas que otras personas compartían contigo se quitan de este navegador.

sync-unsent-whole = Lo que ya había aquí aún se está enviando a tu cuenta.
sync-unsent = { $count ->
    [one] { NUMBER($count) } cambio está de momento solo en este dispositivo.
   *[other] { NUMBER($count) } cambios están de momento solo en este dispositivo.
}
sync-refused = { $count ->
    [one] { NUMBER($count) } dato no se ha podido sincronizar (demasiado grande, de un tipo desconocido o de una lista compartida que está llena) y se queda en este dispositivo.
   *[other] { NUMBER($count) } datos no se han podido sincronizar (demasiado grandes, de un tipo desconocido o de una lista compartida que está llena) y se quedan en este dispositivo.
}
sync-backup = Una copia de seguridad lo conserva todo: <backup>Hacer una copia</backup>

## Asked before somebody signs out whose changes are not all in the account.

unsent = No está todo sincronizado
unsent-nothing = Antes de cerrar sesión
unsent-remove = Quitar mi plan
unsent-deleted = Tu cuenta se eliminó, así que tu plan solo está en este navegador. Si lo quitas, no se puede deshacer.
unsent-unknown = No podemos confirmar que todo esté sincronizado, y al cerrar sesión tu plan se quita de este navegador.
unsent-signed-in = Tu sesión sigue abierta. Al cerrarla, tu plan se quita de este navegador.
unsent-again = Volver a intentarlo
unsent-anyway = Cerrar sesión igualmente

## Somebody signed in, and this browser has the plan of another account.

other-plan = Aquí hay otro plan
other-plan-two = Este navegador todavía tiene el plan de <mail></mail>, y has iniciado sesión como <now></now>. Los dos planes se guardan por separado.
other-plan-one = Este navegador todavía tiene el plan de <mail></mail>. Los dos planes se guardan por separado.
other-plan-deleted = La cuenta de este plan se eliminó. Para pasar el plan a otra cuenta, consérvalo aquí y después inicia sesión.
other-plan-remove = Quitar ese plan de este navegador y continuar

## Somebody signed in, and the account’s plan has not been read to its end.

arriving = Tu plan está en camino
arriving-hint = Ya puedes añadir tareas; se conservan. Si se va la red, continúa más tarde desde aquí.
arriving-bar = Cuánto ha llegado

## Somebody signed in, and this device has a plan that was made without an account. The person chooses what happens to it.

joining = Este dispositivo ya tiene un plan
joining-lead = Se hizo aquí sin cuenta y se cambió por última vez el { $date }.
joining-question = ¿Qué hacemos con él?
joining-apart = Mantenerlo aparte
joining-apart-facts = Se queda en este dispositivo. Cierra la sesión para abrirlo.
joining-along = Llevarlo a la cuenta
joining-along-facts = Sus tareas y listas pasan a tu cuenta. Los ajustes de la cuenta y su número de hoy se quedan.
joining-delete = Eliminarlo
joining-delete-facts = Solo lo que se hizo en este dispositivo. Se te pregunta una vez más.
joining-look = Verlo primero
joining-look-title = Qué contiene este plan
joining-hint = ¿No sabes de quién es? Mantenlo aparte: no se pierde nada y puedes abrirlo más tarde.
joining-delete-title = ¿Eliminar este plan?
joining-delete-lead = Se elimina de este dispositivo. No hay otra copia y no se puede deshacer.

## A plan that was kept apart when somebody signed in.

apart = Un plan en este dispositivo
apart-sign-out = Cierra la sesión para abrirlo.
apart-open = Abrir este plan

## This browser has removed the plan that was in it.

gone-plan = Tu plan ya no está en este navegador
gone-plan-lead = Aquí había un plan sin cuenta, y el navegador lo ha quitado. Una copia de seguridad lo devuelve como estaba.
gone-plan-start = Empezar de nuevo
