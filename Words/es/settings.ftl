## The overview of the settings.

settings-all = Todos los ajustes
settings-you = Tu perfil
settings-look = Apariencia
settings-text = Texto
settings-language = Idioma
settings-energy = Energía
settings-time = Hora y semana
settings-sound = Sonido y notificaciones
settings-simple = Modo sencillo
settings-keys = Atajos de teclado
settings-privacy = Privacidad
settings-privacy-facts = Sin análisis de uso, sin terceros
settings-on = Activado
settings-off = Desactivado

settings-you-facts = Nombre e imagen
settings-simple-facts = Solo Hoy, Añadir y «¿Y ahora?»
settings-default = Predeterminado
settings-text-wider = más espaciado

settings-time-clock-24 = reloj de 24 horas
settings-time-clock-12 = reloj de 12 horas
settings-time-day-first = primero el día
settings-time-month-first = primero el mes
settings-time-week = la semana empieza el { $weekday }
settings-time-day = inicio del día: { $time }

settings-sound-on = Sonido activado
settings-sound-off = Sonido desactivado
settings-notices-on = notificaciones activadas
settings-notices-off = notificaciones desactivadas

settings-energy-day = { SPOONS($spoons) } al día
settings-energy-reserve = { NUMBER($number) } en reserva
settings-energy-firm = sin tomar prestado
settings-energy-borrowing = se puede tomar prestado

## You.

profile-name = Nombre
profile-name-hint = ¿Cómo quieres que te llamemos? Opcional.
profile-mail = Correo electrónico
profile-mail-hint = Se guarda con tu plan. No se usa ni se comparte.
profile-picture = Imagen
profile-picture-now = Tu imagen
profile-picture-chosen = La imagen elegida
profile-picture-hint = Se recorta y se reduce en tu dispositivo.
profile-picture-script = Para elegir una imagen hace falta JavaScript, y este navegador no lo ejecuta.
profile-picture-remove = Quitar la imagen

## Appearance.

look-theme = Tema
look-accent = Color de acento
look-accent-theme = Como el tema
look-motion = Movimiento
look-motion-device = Como el dispositivo
look-motion-none = Reducir el movimiento
look-motion-none-hint = Nada se mueve, aunque tu dispositivo diga otra cosa

## Text.

font = Tipo de letra
font-system = Letra del sistema
font-inter = Inter
font-dyslexic = OpenDyslexic
font-hint = Inter y OpenDyslexic se descargan la primera vez que se eligen, y después funcionan sin conexión.
text-spacing = Tamaño y espaciado
text-size = Tamaño del texto
text-letters = Espacio entre letras
text-words = Espacio entre palabras
text-lines = Altura de línea
text-more = +{ NUMBER($number) } %

## Simple mode.

simple-on-hint = Muestra solo Hoy, «¿Y ahora?», Descanso, Añadir y Ajustes
simple-hint = No se elimina nada. «Volver a mostrar todo» está al final de cada página.

## Energy.

energy-maximum = { UNIT($unit, style: "capital") } por día
energy-maximum-hint = Déjalo vacío para empezar con el número del día anterior.
energy-reserve = Reserva
energy-reserve-hint = Se guarda aparte, para que no te quedes a cero. Con 0 no hay reserva.
energy-fit = Si las tareas no caben
energy-fit-borrow = Proponer tomar prestado de mañana
energy-fit-firm = Límite estricto
energy-fit-firm-hint = Sin tomar prestado
energy-rests = Descansos en los planes
energy-rests-on = Proponer uno
energy-rests-on-hint = Entre dos tareas que requieren 4 o más
energy-rests-off = No proponer ninguno
energy-due = Lo que tiene fecha límite
energy-due-on = Entra con el nuevo día
energy-due-on-hint = Mientras quepa
energy-due-off = Se queda en su lista
energy-unit = Nombre de una unidad
energy-unit-one = Singular
energy-unit-many = Plural
energy-unit-number = { NUMBER($number) } …
energy-unit-hint = Por ejemplo, cuchara y cucharas, punto y puntos, por ciento y por ciento.
energy-kinds = Tipos de energía
energy-kinds-hint = Física, mental, social, emocional: cada tarea puede indicar qué tipo requiere, y en «¿Y ahora?» se puede pedir algo que no use uno de ellos.
energy-kinds-use = Usar los tipos de energía
energy-kinds-stop = Desactivar los tipos de energía

## Time and week.

time-clock = Reloj
time-clock-24 = 24 horas
time-clock-24-hint = 21:05
time-clock-12 = 12 horas
time-clock-12-hint = 9:05 p. m.
time-dates = Fechas
time-dates-day = Primero el día
time-dates-day-hint = 5/6 es el 5 de junio
time-dates-month = Primero el mes
time-dates-month-hint = 5/6 es el 6 de mayo
time-week = Semana y día
time-week-starts = La semana empieza el
time-day-starts = Hora a la que empieza el día
time-day-hint = Si te acuestas después de medianoche: hasta esta hora aún cuenta como el día anterior, para las fechas límite y las repeticiones. Un nuevo día empieza cuando tú lo dices, a cualquier hora.

## Sound and notifications.

sound = Sonido
sound-on-hint = Un tono suave cuando termina un temporizador
sound-test = Probar el sonido
sound-script = Para el sonido hace falta JavaScript, y este navegador no lo ejecuta.
notices = Notificaciones
notices-on-hint = Cuando termina un temporizador, aunque estés usando otra aplicación
notices-hint = Este ajuste se sincroniza. Además, cada dispositivo tiene que permitir las notificaciones.
notices-test = Enviar una notificación de prueba
notices-script = Para las notificaciones hace falta JavaScript, y este navegador no lo ejecuta.
badge = Número en el icono de la aplicación
badge-on-hint = Cuánto queda hoy
badge-hint = Se ve donde Teaspoon está instalado y el dispositivo muestra números en los iconos. Nunca cuenta lo que queda por hacer.
reminders-say = Mostrar en las notificaciones
reminders-say-task = El nombre de la tarea
reminders-say-nothing = Sin detalles
reminders-say-nothing-hint = «Un recordatorio de Teaspoon»
reminders-quiet = Horas de silencio
reminders-quiet-from = Desde
reminders-quiet-until = Hasta
reminders-quiet-hint = Los recordatorios de las horas de silencio llegan juntos después. Los temporizadores suenan igualmente. Déjalo vacío para no tener horas de silencio.
reminders-most = Máximo de recordatorios al día
reminders-most-hint = De 1 a 50. Después llega un solo recordatorio de resumen. Los temporizadores no cuentan.
reminders-time = Hora para las tareas que no tienen hora
reminders-time-hint = Un recordatorio como «10 min antes» se cuenta desde esta hora.
reminders-low-day = En un día de poca energía, los recordatorios llegan sin sonido.
reminders-devices = Dispositivos que reciben notificaciones

## The language of the interface.

language-device = Como el dispositivo
language-device-hint = El idioma de tu dispositivo, si Teaspoon lo tiene
language-hint = Tus tareas y notas se quedan como las escribiste. Al añadir una tarea, las palabras en inglés se entienden en todos los idiomas.
language-partly = { NUMBER($share) } % traducido; el resto está en inglés
language-not-read = Aún sin revisar por hablantes nativos
