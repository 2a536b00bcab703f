## The page of the timer, before it is started.

focus = Fokus
focus-rest = Vila
focus-rest-lead = Vila kostar inget, och räknas som klart.
rest-title = Vila
focus-minutes = Minuter
focus-minute-fewer = Ta bort en minut
focus-minute-more = Lägg till en minut
focus-presets = Snabbstart
focus-preset = Starta { NUMBER($minutes) } minuter
focus-rest-instead = Vila i stället
focus-timer-instead = En annan timer

focus-other = En annan timer är igång. Om du startar den här stoppas den, och dess tid sparas.
focus-other-rest = Vila { NUMBER($minutes) } min
focus-other-task = { NUMBER($minutes) } min för { $task }

## Its sound.

focus-sound = Ljud och skärm
focus-sound-on = Ljud vid slutet: på
focus-sound-off = Ljud vid slutet: av
focus-full-screen = Helskärm
focus-sound-hint = Om telefonen är låst kan ljudet komma lite efter. Tryck en gång på sidan när du har laddat om den, så slås ljudet på.
focus-notice-hint = Du kan också få en notis: <settings>Inställningar</settings>

## The timer as it runs.

focus-face-timer = Timer
focus-face-rest = Vila
focus-step = Steg: { $step }
focus-left-until = <words><shown>{ $left }</shown> kvar, </words>till { $time }
focus-left-paused = <words><shown>{ $left }</shown> kvar, </words>pausad
focus-clock-jumped = Enhetens klocka hoppade fram <by></by>. Om du ställde om klockan kan du rätta timern.
focus-clock-correct = Rätta timern
focus-reset = Börja om

## The bar of the timer: one button, and below it up to three that share the width of a phone.

focus-bar-start = Starta
focus-bar-start-rest = Börja vila
focus-bar-pause = Pausa
focus-bar-resume = Fortsätt
focus-bar-five = +5 min
focus-bar-end-rest = Sluta vila
focus-bar-stop = Stoppa
focus-bar-done = Klar
focus-bar-step = Steg klart

## A line on top of all other pages while a timer is set.

focus-note-timer = Timer till { $time }
focus-note-rest = Vila till { $time }
focus-note-timer-paused = Timer pausad, { $left } kvar
focus-note-rest-paused = Vila pausad, { $left } kvar

## The message at a timer’s end.

alarm-timer = Timern är klar
alarm-rest = Din vila är slut
alarm-timer-ended = Timern slutade kl. { $time }.
alarm-rest-ended = Vilan slutade kl. { $time }.
alarm-timer-ended-on = Timern slutade { $date } kl. { $time }.
alarm-rest-ended-on = Vilan slutade { $date } kl. { $time }.
alarm-rest-counts = Den räknas och finns under Klart idag.
alarm-rest-for = Vila { NUMBER($minutes) } min
alarm-five = +5 min
alarm-done = Klar
alarm-later = Inte nu

## The time that is left, on the page and read out while the timer runs.

focus-left = { $minutes ->
    [one] { NUMBER($minutes) } minut
   *[other] { NUMBER($minutes) } minuter
}
focus-left-less = mindre än en minut
focus-left-half = Halva tiden är kvar: { $left }.
focus-left-five = 5 minuter kvar.
focus-left-one = 1 minut kvar.
