## The page of the timer, before it is started.

focus = Fokus
focus-rest = Hvil
focus-rest-lead = Hvil koster intet og tæller som gjort.
rest-title = Hvil
focus-minutes = Minutter
focus-minute-fewer = Et minut mindre
focus-minute-more = Et minut mere
focus-presets = Hurtig start
focus-preset = Start { NUMBER($minutes) } minutter
focus-rest-instead = Hvil i stedet
focus-timer-instead = En anden timer

focus-other = En anden timer kører. Når du starter denne, stopper den; dens tid er gemt.
focus-other-rest = Hvil { NUMBER($minutes) } min
focus-other-task = { NUMBER($minutes) } min til { $task }

## Its sound.

focus-sound = Lyd og skærm
focus-sound-on = Lyd ved slutningen: til
focus-sound-off = Lyd ved slutningen: fra
focus-full-screen = Fuld skærm
focus-sound-hint = Hvis telefonen er låst, kan lyden komme lidt efter. Efter en genindlæsning: tryk én gang på siden for at slå lyden til.
focus-notice-hint = Du kan også få en notifikation: <settings>Indstillinger</settings>

## The timer as it runs.

focus-face-timer = Timer
focus-face-rest = Hvil
focus-step = Trin: { $step }
focus-left-until = <words><shown>{ $left }</shown> tilbage, </words>til kl. { $time }
focus-left-paused = <words><shown>{ $left }</shown> tilbage, </words>på pause
focus-clock-jumped = Enhedens ur sprang <by></by> frem. Hvis du har stillet uret, så ret timeren.
focus-clock-correct = Ret timeren
focus-reset = Nulstil

## The bar of the timer: one button, and below it up to three that share the width of a phone.

focus-bar-start = Start
focus-bar-start-rest = Start hvilet
focus-bar-pause = Pause
focus-bar-resume = Fortsæt
focus-bar-five = +5 min
focus-bar-end-rest = Afslut hvil
focus-bar-stop = Stop
focus-bar-done = Færdig
focus-bar-step = Trin færdigt

## A line on top of all other pages while a timer is set.

focus-note-timer = Timer til kl. { $time }
focus-note-rest = Hvil til kl. { $time }
focus-note-timer-paused = Timer på pause, { $left } tilbage
focus-note-rest-paused = Hvil på pause, { $left } tilbage

## The message at a timer’s end.

alarm-timer = Tiden er gået
alarm-rest = Dit hvil er slut
alarm-timer-ended = Timeren sluttede kl. { $time }.
alarm-rest-ended = Hvilet sluttede kl. { $time }.
alarm-timer-ended-on = Timeren sluttede { $date } kl. { $time }.
alarm-rest-ended-on = Hvilet sluttede { $date } kl. { $time }.
alarm-rest-counts = Det tæller og står under Gjort i dag.
alarm-rest-for = Hvil { NUMBER($minutes) } min
alarm-five = +5 min
alarm-done = Færdig
alarm-later = Ikke nu

## The time that is left, on the page and read out while the timer runs.

focus-left = { $minutes ->
    [one] { NUMBER($minutes) } minut
   *[other] { NUMBER($minutes) } minutter
}
focus-left-less = under et minut
focus-left-half = Halvdelen af tiden er tilbage: { $left }.
focus-left-five = 5 minutter tilbage.
focus-left-one = 1 minut tilbage.
