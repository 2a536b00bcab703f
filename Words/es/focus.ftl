## The page of the timer, before it is started.

focus = Concentración
focus-rest = Descanso
focus-rest-lead = El descanso no cuesta nada y cuenta como hecho.
rest-title = Descanso
focus-minutes = Minutos
focus-minute-fewer = Restar un minuto
focus-minute-more = Sumar un minuto
focus-presets = Inicio rápido
focus-preset = { $minutes ->
    [one] Empezar: { NUMBER($minutes) } minuto
   *[other] Empezar: { NUMBER($minutes) } minutos
}
focus-rest-instead = Mejor descansar
focus-timer-instead = Otro temporizador

focus-other = Hay otro temporizador en marcha. Al empezar este, el otro se para; su tiempo se guarda.
focus-other-rest = Descansar { NUMBER($minutes) } min
focus-other-task = { NUMBER($minutes) } min para { $task }

## Its sound.

focus-sound = Sonido y pantalla
focus-sound-on = Sonido al final: activado
focus-sound-off = Sonido al final: desactivado
focus-full-screen = Pantalla completa
focus-sound-hint = Si el teléfono está bloqueado, el sonido puede llegar más tarde. Después de recargar, toca la página una vez para activar el sonido.
focus-notice-hint = También puedes recibir una notificación: <settings>Ajustes</settings>

## The timer as it runs.

focus-face-timer = Temporizador
focus-face-rest = Descanso
focus-step = Subtarea: { $step }
focus-left-until = <words>Tiempo restante: <shown>{ $left }</shown>. </words>Fin: { $time }
focus-left-paused = En pausa<words>. Tiempo restante: <shown>{ $left }</shown></words>
focus-clock-jumped = El reloj de este dispositivo ha saltado hacia delante: <by></by>. Si cambiaste la hora, corrige el temporizador.
focus-clock-correct = Corregir el temporizador
focus-reset = Reiniciar

## The bar of the timer: one button, and below it up to three that share the width of a phone.

focus-bar-start = Empezar
focus-bar-start-rest = Empezar el descanso
focus-bar-pause = Pausar
focus-bar-resume = Continuar
focus-bar-five = +5 min
focus-bar-end-rest = Terminar
focus-bar-stop = Parar
focus-bar-done = Hecho
focus-bar-step = Subtarea hecha

## A line on top of all other pages while a timer is set.

focus-note-timer = Temporizador, fin: { $time }
focus-note-rest = Descanso, fin: { $time }
focus-note-timer-paused = Temporizador en pausa, tiempo restante: { $left }
focus-note-rest-paused = Descanso en pausa, tiempo restante: { $left }

## The message at a timer’s end.

alarm-timer = El temporizador ha terminado
alarm-rest = El descanso ha terminado
alarm-timer-ended = Fin del temporizador: { $time }.
alarm-rest-ended = Fin del descanso: { $time }.
alarm-timer-ended-on = Fin del temporizador: { $date }, { $time }.
alarm-rest-ended-on = Fin del descanso: { $date }, { $time }.
alarm-rest-counts = Cuenta, y está en «Hecho hoy».
alarm-rest-for = Descansar { NUMBER($minutes) } min
alarm-five = +5 min
alarm-done = Hecho
alarm-later = Ahora no

## The time that is left, on the page and read out while the timer runs.

focus-left = { $minutes ->
    [one] { NUMBER($minutes) } minuto
   *[other] { NUMBER($minutes) } minutos
}
focus-left-less = menos de un minuto
focus-left-half = Queda la mitad del tiempo: { $left }.
focus-left-five = Quedan 5 minutos.
focus-left-one = Queda 1 minuto.
