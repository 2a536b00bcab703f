## The page of the timer, before it is started.

focus = Concentrazione
focus-rest = Riposo
focus-rest-lead = Il riposo non costa niente e conta come fatto.
rest-title = Riposo
focus-minutes = Minuti
focus-minute-fewer = Togli un minuto
focus-minute-more = Aggiungi un minuto
focus-presets = Avvio rapido
focus-preset = { $minutes ->
    [one] Avvia { NUMBER($minutes) } minuto
   *[other] Avvia { NUMBER($minutes) } minuti
}
focus-rest-instead = Riposo invece del timer
focus-timer-instead = Un altro timer

focus-other = Un altro timer è in corso. Se avvii questo, l’altro si ferma; il suo tempo viene salvato.
focus-other-rest = Riposo di { NUMBER($minutes) } min
focus-other-task = { NUMBER($minutes) } min per { $task }

## Its sound.

focus-sound = Suono e schermo
focus-sound-on = Suono alla fine: sì
focus-sound-off = Suono alla fine: no
focus-full-screen = Schermo intero
focus-sound-hint = Se il telefono è bloccato, il suono può arrivare un po’ dopo. Se ricarichi la pagina, toccala una volta per attivare il suono.
focus-notice-hint = Puoi avere anche una notifica: <settings>Impostazioni</settings>

## The timer as it runs.

focus-face-timer = Timer
focus-face-rest = Riposo
focus-step = Sottoattività: { $step }
focus-left-until = <words>Ancora <shown>{ $left }</shown>, </words>fino alle ore { $time }
focus-left-paused = <words>Ancora <shown>{ $left }</shown>, </words>in pausa
focus-clock-jumped = L’orologio di questo dispositivo è saltato avanti di <by></by>. Se hai cambiato l’ora, correggi il timer.
focus-clock-correct = Correggi il timer
focus-reset = Ricomincia

## The bar of the timer: one button, and below it up to three that share the width of a phone.

focus-bar-start = Avvia
focus-bar-start-rest = Inizia il riposo
focus-bar-pause = Pausa
focus-bar-resume = Riprendi
focus-bar-five = +5 min
focus-bar-end-rest = Fine riposo
focus-bar-stop = Ferma
focus-bar-done = Fatto
focus-bar-step = Sottoattività fatta

## A line on top of all other pages while a timer is set.

focus-note-timer = Timer fino alle ore { $time }
focus-note-rest = Riposo fino alle ore { $time }
focus-note-timer-paused = Timer in pausa, ancora { $left }
focus-note-rest-paused = Riposo in pausa, ancora { $left }

## The message at a timer’s end.

alarm-timer = Il tempo è finito
alarm-rest = Il riposo è finito
alarm-timer-ended = Fine del timer: ore { $time }.
alarm-rest-ended = Fine del riposo: ore { $time }.
alarm-timer-ended-on = Fine del timer: { $date }, ore { $time }.
alarm-rest-ended-on = Fine del riposo: { $date }, ore { $time }.
alarm-rest-counts = Il riposo conta: lo trovi in «Fatto oggi».
alarm-rest-for = Riposo di { NUMBER($minutes) } min
alarm-five = +5 min
alarm-done = Fatto
alarm-later = Non adesso

## The time that is left, on the page and read out while the timer runs.

focus-left = { $minutes ->
    [one] { NUMBER($minutes) } minuto
   *[other] { NUMBER($minutes) } minuti
}
focus-left-less = meno di un minuto
focus-left-half = Resta metà del tempo: { $left }.
focus-left-five = Restano 5 minuti.
focus-left-one = Resta 1 minuto.
