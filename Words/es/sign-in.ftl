### Only pages of the server say these.

## Signing in.

sign-in = Iniciar sesión
sign-in-lead = Con una cuenta puedes usar más dispositivos, compartir y recibir recordatorios. Si ya hay un plan en este dispositivo, tú eliges qué pasa con él.
sign-in-to-join = Alguien ha compartido una lista contigo. Para unirte, inicia sesión o crea una cuenta.
sign-in-to-join-closed = Alguien ha compartido una lista contigo. Para unirte, inicia sesión.
sign-in-forgotten = ¿Has olvidado tu contraseña?
sign-in-create = Crear cuenta
sign-in-create-facts = Correo electrónico y una contraseña
sign-in-refused = El correo o la contraseña no son correctos. No se ha cambiado nada.

## Fields of these forms.

email = Dirección de correo electrónico
email-missing = Escribe aquí tu dirección de correo, por favor.
email-too-long = Es más largo de lo que puede ser una dirección de correo. ¿Hay algo más en la línea?
email-not-ascii = Aquí solo se pueden usar letras sin acentos (de la A a la Z), números y signos sencillos, para que no haya dos direcciones que parezcan iguales.
email-no-at = Una dirección de correo lleva una @, como nombre@example.org.
email-several-ats = Una dirección de correo lleva una sola @; aquí hay más. Escribe una sola dirección, por favor.
email-bad-name = La parte de antes de la @ contiene algo que no vale en una dirección de correo. ¿Puedes mirarla otra vez?
email-bad-domain = La parte de después de la @ no parece completa; suele ser como example.org.
email-taken = Esta dirección no se puede usar aquí.
email-taken-register = Esta dirección no se puede usar aquí. Si es tuya, inicia sesión con ella.

password = Contraseña
password-yours = Tu contraseña
password-current = Contraseña actual
password-new = Nueva contraseña
password-chosen = La contraseña que elegiste
password-show = Mostrar
password-hint = Al menos 8 caracteres, de cualquier tipo. Unas cuantas palabras seguidas son fáciles de recordar y difíciles de adivinar.
password-others-out = Se cerrará tu sesión en los demás dispositivos.
password-wrong = La contraseña no es correcta.
password-too-short = Una contraseña necesita al menos { NUMBER($least) } caracteres. Valen unas cuantas palabras seguidas, también con espacios.
password-too-long = Es más larga de lo que puede ser aquí una contraseña. El máximo es más o menos una página de texto.
password-common = Mucha gente usa esta contraseña, así que es fácil de adivinar. Basta con añadir una o dos palabras tuyas.
password-address = Esta es tu dirección de correo, y otras personas la conocen. Es más seguro algo que solo se te ocurra a ti.

## Making an account.

register = Crear cuenta
register-lead = Con una cuenta, tu plan está en todos tus dispositivos, y a salvo si te quedas sin uno. Tus datos actuales pasan a ella.
register-email-hint = Se usa para iniciar sesión y para mensajes sobre tu cuenta.
register-have-one = Ya tengo una cuenta

register-closed = Pedir una cuenta
register-closed-lead = Solo quien administra este servidor puede crear cuentas en él. Pídele una. Después, inicia sesión con la dirección de correo y la contraseña que te dé.
register-without = Teaspoon también funciona sin cuenta: entonces tu plan es solo para este navegador.
register-without-link = Usar Teaspoon sin cuenta

register-invited = Hace falta una invitación
register-invited-lead = Para crear una cuenta en este servidor hace falta una invitación. Pide un enlace de invitación a quien lo administra. Cada enlace funciona una sola vez.
register-invited-link = Enlace de invitación
register-invited-ended = Esta invitación ha caducado o ya se ha usado. Pide otra.

register-first-lead = Este servidor es nuevo. Quien cree la primera cuenta administrará el servidor.
register-first-elsewhere = Este servidor es nuevo. Su primera cuenta se crea con el enlace que el servidor mostró al arrancar.
register-first-link = El enlace que mostró el servidor
register-first-other = Este no es el enlace que el servidor mostró la última vez que arrancó.

register-link-hint = Pega aquí el enlace completo.
register-link-continue = Continuar

## A link by e-mail.

forgotten = Restablecer la contraseña
forgotten-send = Enviar un enlace
forgotten-hint = Te enviaremos un enlace para elegir una nueva contraseña.
forgotten-no-mail = Este servidor no envía correos. Quien lo administra puede darte un enlace para elegir una nueva contraseña.
forgotten-back = Volver a iniciar sesión

link-password = Elegir una nueva contraseña
link-register = Crear cuenta
link-email = Cambiar el correo electrónico
link-for = Para <mail></mail>.
link-email-new = Nueva dirección: <mail></mail>
link-other-out = <mail></mail> tiene ahora la sesión iniciada aquí, y se cerrará.
link-plan-here = Si este navegador tiene un plan sin cuenta, se te preguntará qué hacer con él.
link-password-use = Usar esta contraseña
