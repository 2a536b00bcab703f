## The page of the timer, before it is started.

focus = Foco
focus-rest = Descanso
focus-rest-lead = Descansar não custa nada, e conta como feito.
rest-title = Descanso
focus-minutes = Minutos
focus-minute-fewer = Diminuir um minuto
focus-minute-more = Aumentar um minuto
focus-presets = Começar já
focus-preset = { $minutes ->
    [one] Começar { NUMBER($minutes) } minuto
   *[other] Começar { NUMBER($minutes) } minutos
}
focus-rest-instead = Descansar em vez disso
focus-timer-instead = Outro timer

focus-other = Já existe um timer em andamento. Se este começar, o outro para; o tempo dele fica salvo.
focus-other-rest = Descansar { NUMBER($minutes) } min
focus-other-task = { NUMBER($minutes) } min para { $task }

## Its sound.

focus-sound = Som e tela
focus-sound-on = Som no fim: ativado
focus-sound-off = Som no fim: desativado
focus-full-screen = Tela cheia
focus-sound-hint = Com o celular bloqueado, o som pode demorar a tocar. Depois de recarregar, toque uma vez na página para ativar o som.
focus-notice-hint = Você também pode receber uma notificação: <settings>Ajustes</settings>

## The timer as it runs.

focus-face-timer = Timer
focus-face-rest = Descanso
focus-step = Subtarefa: { $step }
focus-left-until = <words>Ainda <shown>{ $left }</shown>, </words>até { $time }
focus-left-paused = Em pausa<words>, ainda <shown>{ $left }</shown></words>
focus-clock-jumped = O relógio deste aparelho adiantou <by></by> de repente. Se você mexeu no relógio, corrija o timer.
focus-clock-correct = Corrigir timer
focus-reset = Reiniciar

## The bar of the timer: one button, and below it up to three that share the width of a phone.

focus-bar-start = Começar
focus-bar-start-rest = Começar o descanso
focus-bar-pause = Pausar
focus-bar-resume = Continuar
focus-bar-five = +5 min
focus-bar-end-rest = Encerrar
focus-bar-stop = Parar
focus-bar-done = Feito
focus-bar-step = Subtarefa feita

## A line on top of all other pages while a timer is set.

focus-note-timer = Timer até { $time }
focus-note-rest = Descanso até { $time }
focus-note-timer-paused = Timer em pausa, ainda { $left }
focus-note-rest-paused = Descanso em pausa, ainda { $left }

## The message at a timer’s end.

alarm-timer = O tempo acabou
alarm-rest = O descanso acabou
alarm-timer-ended = O timer terminou às { $time }.
alarm-rest-ended = O descanso terminou às { $time }.
alarm-timer-ended-on = O timer terminou em { $date }, às { $time }.
alarm-rest-ended-on = O descanso terminou em { $date }, às { $time }.
alarm-rest-counts = Ele conta, e aparece em “Feitas hoje”.
alarm-rest-for = Descansar { NUMBER($minutes) } min
alarm-five = +5 min
alarm-done = Feito
alarm-later = Agora não

## The time that is left, on the page and read out while the timer runs.

focus-left = { $minutes ->
    [one] { NUMBER($minutes) } minuto
   *[other] { NUMBER($minutes) } minutos
}
focus-left-less = menos de um minuto
focus-left-half = Falta metade do tempo: { $left }.
focus-left-five = Faltam 5 minutos.
focus-left-one = Falta 1 minuto.
