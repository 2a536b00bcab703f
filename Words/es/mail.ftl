### Only pages of the server say these.

## E-mails about accounts. Each has a subject, a line that a link or a web address follows, and a line below it.

mail-reset-subject = Restablece tu contraseña de Teaspoon
mail-reset = Alguien, probablemente tú, ha pedido restablecer la contraseña de esta cuenta. Elige aquí una nueva:
mail-reset-note = El enlace funciona una sola vez y caduca en una hora. Si no has sido tú, no hagas nada: tu contraseña sigue como está.

mail-register-subject = Confirma tu cuenta de Teaspoon
mail-register = Alguien, probablemente tú, se ha registrado con esta dirección. Confírmalo aquí:
mail-register-note = El enlace funciona una sola vez y caduca en 24 horas. Si no has sido tú, no hagas nada: no se crea ninguna cuenta.

mail-invitation-subject = Una invitación a Teaspoon
mail-invitation = Quien administra { $address } te invita a Teaspoon, un planificador de tareas. Crea aquí tu cuenta:
mail-invitation-note = El enlace funciona una sola vez y caduca en 14 días. Si no quieres una cuenta, no hagas nada.

mail-registered-subject = Tu cuenta de Teaspoon
mail-registered = Alguien, probablemente tú, se ha registrado con esta dirección. Ya tienes una cuenta: inicia sesión o restablece tu contraseña aquí:

mail-change-subject = Confirma tu nueva dirección de correo
mail-change = Confirma que esta es la nueva dirección de tu cuenta de Teaspoon:
mail-change-note = El enlace funciona una sola vez y caduca en 24 horas. Si no tienes cuenta en Teaspoon, alguien se equivocó al escribir su dirección: no hagas nada.

mail-changed-subject = Tu dirección de correo de Teaspoon ha cambiado
mail-changed = La dirección de correo de tu cuenta ha cambiado. Con esta dirección ya no puedes iniciar sesión.
mail-changed-note = Si no has sido tú, escribe a quien administra { $address }.

mail-password-subject = Tu contraseña de Teaspoon ha cambiado
mail-password = Tu cuenta tiene una nueva contraseña. Se ha cerrado la sesión en los demás dispositivos.
mail-password-note = Si no has sido tú, restablécela aquí y avisa a quien administra este servidor:

mail-shared-subject = Alguien ha compartido una lista contigo
mail-shared = Alguien ha compartido una lista contigo en Teaspoon. Inicia sesión con esta dirección para ver quién y qué:
mail-shared-note = La invitación caduca en 14 días. Si no la quieres, no hagas nada.

mail-reminder-note = Recibes este correo porque ninguno de tus dispositivos recibió el recordatorio. Aquí puedes desactivar estos correos:
