## The page of the timer, before it is started.

focus = Concentration
focus-rest = Repos
focus-rest-lead = Le repos ne coûte rien, et compte comme fait.
rest-title = Repos
focus-minutes = Minutes
focus-minute-fewer = Enlever une minute
focus-minute-more = Ajouter une minute
focus-presets = Démarrage rapide
focus-preset = { $minutes ->
    [one] Démarrer pour { NUMBER($minutes) } minute
   *[other] Démarrer pour { NUMBER($minutes) } minutes
}
focus-rest-instead = Plutôt un repos
focus-timer-instead = Un autre minuteur

focus-other = Un autre minuteur est en cours. Démarrer celui-ci l’arrête ; son temps est gardé.
focus-other-rest = Repos de { NUMBER($minutes) } min
focus-other-task = { NUMBER($minutes) } min pour « { $task } »

## Its sound.

focus-sound = Son et écran
focus-sound-on = Son à la fin : activé
focus-sound-off = Son à la fin : désactivé
focus-full-screen = Plein écran
focus-sound-hint = Si le téléphone est verrouillé, le son peut arriver un peu après. Quand la page a été rechargée, la toucher une fois pour activer le son.
focus-notice-hint = Une notification est possible aussi : <settings>Réglages</settings>

## The timer as it runs.

focus-face-timer = Minuteur
focus-face-rest = Repos
focus-step = Sous-tâche : { $step }
focus-left-until = <words>Encore <shown>{ $left }</shown>, </words>jusqu’à { $time }
focus-left-paused = <words>Encore <shown>{ $left }</shown>, </words>en pause
focus-clock-jumped = L’horloge de cet appareil a avancé de <by></by>. Si l’heure a été changée, corriger le minuteur.
focus-clock-correct = Corriger le minuteur
focus-reset = Réinitialiser

## The bar of the timer: one button, and below it up to three that share the width of a phone.

focus-bar-start = Démarrer
focus-bar-start-rest = Commencer le repos
focus-bar-pause = Pause
focus-bar-resume = Reprendre
focus-bar-five = +5 min
focus-bar-end-rest = Fin du repos
focus-bar-stop = Arrêter
focus-bar-done = Terminé
focus-bar-step = Sous-tâche terminée

## A line on top of all other pages while a timer is set.

focus-note-timer = Minuteur jusqu’à { $time }
focus-note-rest = Repos jusqu’à { $time }
focus-note-timer-paused = Minuteur en pause, encore { $left }
focus-note-rest-paused = Repos en pause, encore { $left }

## The message at a timer’s end.

alarm-timer = Le temps est écoulé
alarm-rest = Le repos est fini
alarm-timer-ended = Fin du minuteur à { $time }.
alarm-rest-ended = Fin du repos à { $time }.
alarm-timer-ended-on = Fin du minuteur le { $date } à { $time }.
alarm-rest-ended-on = Fin du repos le { $date } à { $time }.
alarm-rest-counts = Il compte, et se trouve sous « Terminé aujourd’hui ».
alarm-rest-for = Repos de { NUMBER($minutes) } min
alarm-five = +5 min
alarm-done = Terminé
alarm-later = Pas maintenant

## The time that is left, on the page and read out while the timer runs.

focus-left = { $minutes ->
    [one] { NUMBER($minutes) } minute
   *[other] { NUMBER($minutes) } minutes
}
focus-left-less = moins d’une minute
focus-left-half = Il reste la moitié du temps : { $left }.
focus-left-five = Il reste 5 minutes.
focus-left-one = Il reste 1 minute.
