## The page of the timer, before it is started.

focus = Fokus
focus-rest = Ausruhen
focus-rest-lead = Ausruhen kostet nichts und zählt als erledigt.
rest-title = Ruhepause
focus-minutes = Minuten
focus-minute-fewer = Eine Minute weniger
focus-minute-more = Eine Minute mehr
focus-presets = Schnell starten
focus-preset = { NUMBER($minutes) } Minuten starten
focus-rest-instead = Lieber ausruhen
focus-timer-instead = Anderer Timer

focus-other = Ein anderer Timer läuft. Wenn du diesen startest, endet der andere; seine Zeit wird gespeichert.
focus-other-rest = { NUMBER($minutes) } Min. ausruhen
focus-other-task = { NUMBER($minutes) } Min. für { $task }

## Its sound.

focus-sound = Ton und Bildschirm
focus-sound-on = Ton am Ende: ein
focus-sound-off = Ton am Ende: aus
focus-full-screen = Vollbild
focus-sound-hint = Wenn dein Telefon gesperrt ist, kommt der Ton vielleicht etwas später. Nach dem Neuladen tippe einmal auf die Seite, damit der Ton geht.
focus-notice-hint = Du kannst auch eine Benachrichtigung bekommen: <settings>Einstellungen</settings>

## The timer as it runs.

focus-face-timer = Timer
focus-face-rest = Ausruhen
focus-step = Schritt: { $step }
focus-left-until = <words>Noch <shown>{ $left }</shown>, </words>bis { $time }
focus-left-paused = <words>Noch <shown>{ $left }</shown>, </words>angehalten
focus-clock-jumped = Die Uhr dieses Geräts ist vorgesprungen: <by></by>. Wenn du die Uhr umgestellt hast, korrigiere den Timer.
focus-clock-correct = Timer korrigieren
focus-reset = Zurücksetzen

## The bar of the timer: one button, and below it up to three that share the width of a phone.

focus-bar-start = Starten
focus-bar-start-rest = Ausruhen starten
focus-bar-pause = Anhalten
focus-bar-resume = Fortsetzen
focus-bar-five = +5 Min.
focus-bar-end-rest = Beenden
focus-bar-stop = Stopp
focus-bar-done = Erledigt
focus-bar-step = Schritt fertig

## A line on top of all other pages while a timer is set.

focus-note-timer = Timer bis { $time }
focus-note-rest = Ausruhen bis { $time }
focus-note-timer-paused = Timer angehalten, noch { $left }
focus-note-rest-paused = Ausruhen angehalten, noch { $left }

## The message at a timer’s end.

alarm-timer = Die Zeit ist um
alarm-rest = Deine Ruhepause ist um
alarm-timer-ended = Der Timer endete um { $time }.
alarm-rest-ended = Die Ruhepause endete um { $time }.
alarm-timer-ended-on = Der Timer endete am { $date } um { $time }.
alarm-rest-ended-on = Die Ruhepause endete am { $date } um { $time }.
alarm-rest-counts = Sie zählt und steht unter „Heute erledigt“.
alarm-rest-for = { NUMBER($minutes) } Min. ausruhen
alarm-five = +5 Min.
alarm-done = Erledigt
alarm-later = Nicht jetzt

## The time that is left, on the page and read out while the timer runs.

focus-left = { $minutes ->
    [one] { NUMBER($minutes) } Minute
   *[other] { NUMBER($minutes) } Minuten
}
focus-left-less = weniger als eine Minute
focus-left-half = Die halbe Zeit bleibt: { $left }.
focus-left-five = Noch 5 Minuten.
focus-left-one = Noch 1 Minute.
