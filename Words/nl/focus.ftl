## The page of the timer, before it is started.

focus = Focus
focus-rest = Rust
focus-rest-lead = Rust kost niets en telt als gedaan.
rest-title = Rust
focus-minutes = Minuten
focus-minute-fewer = Eén minuut minder
focus-minute-more = Eén minuut meer
focus-presets = Snel starten
focus-preset = { NUMBER($minutes) } minuten starten
focus-rest-instead = Liever rusten
focus-timer-instead = Andere timer

focus-other = Er loopt al een timer. Als je deze start, stopt de andere. De tijd ervan wordt opgeslagen.
focus-other-rest = { NUMBER($minutes) } min rusten
focus-other-task = { NUMBER($minutes) } min voor { $task }

## Its sound.

focus-sound = Geluid en scherm
focus-sound-on = Geluid na afloop: aan
focus-sound-off = Geluid na afloop: uit
focus-full-screen = Volledig scherm
focus-sound-hint = Als je telefoon vergrendeld is, komt het geluid soms iets later. Heb je de pagina opnieuw geladen? Tik er dan één keer op om het geluid aan te zetten.
focus-notice-hint = Je kunt ook een melding krijgen: <settings>Instellingen</settings>

## The timer as it runs.

focus-face-timer = Timer
focus-face-rest = Rust
focus-step = Stap: { $step }
focus-left-until = <words>Nog <shown>{ $left }</shown>, </words>tot { $time }
focus-left-paused = <words>Nog <shown>{ $left }</shown>, </words>gepauzeerd
focus-clock-jumped = De klok van dit apparaat sprong <by></by> vooruit. Heb je de klok zelf verzet? Corrigeer dan de timer.
focus-clock-correct = Timer corrigeren
focus-reset = Opnieuw starten

## The bar of the timer: one button, and below it up to three that share the width of a phone.

focus-bar-start = Starten
focus-bar-start-rest = Rust starten
focus-bar-pause = Pauzeren
focus-bar-resume = Verdergaan
focus-bar-five = +5 min
focus-bar-end-rest = Rust stoppen
focus-bar-stop = Stoppen
focus-bar-done = Klaar
focus-bar-step = Stap klaar

## A line on top of all other pages while a timer is set.

focus-note-timer = Timer tot { $time }
focus-note-rest = Rust tot { $time }
focus-note-timer-paused = Timer gepauzeerd, nog { $left }
focus-note-rest-paused = Rust gepauzeerd, nog { $left }

## The message at a timer’s end.

alarm-timer = De tijd is om
alarm-rest = Je rust is voorbij
alarm-timer-ended = De timer liep af om { $time }.
alarm-rest-ended = De rust liep af om { $time }.
alarm-timer-ended-on = De timer liep af op { $date } om { $time }.
alarm-rest-ended-on = De rust liep af op { $date } om { $time }.
alarm-rest-counts = Rust telt mee en staat bij “Vandaag gedaan”.
alarm-rest-for = { NUMBER($minutes) } min rusten
alarm-five = +5 min
alarm-done = Klaar
alarm-later = Niet nu

## The time that is left, on the page and read out while the timer runs.

focus-left = { $minutes ->
    [one] { NUMBER($minutes) } minuut
   *[other] { NUMBER($minutes) } minuten
}
focus-left-less = minder dan een minuut
focus-left-half = De helft van de tijd is over: { $left }.
focus-left-five = Nog 5 minuten.
focus-left-one = Nog 1 minuut.
