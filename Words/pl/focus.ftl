## The page of the timer, before it is started.

focus = Skupienie
focus-rest = Odpoczynek
focus-rest-lead = Odpoczynek nic nie kosztuje i liczy się jako zrobione.
rest-title = Odpoczynek
focus-minutes = Minuty
focus-minute-fewer = Odejmij minutę
focus-minute-more = Dodaj minutę
focus-presets = Szybki start
focus-preset = Zacznij: { NUMBER($minutes) } min
focus-rest-instead = Zamiast tego odpoczynek
focus-timer-instead = Inny minutnik
focus-other = Działa inny minutnik. Włączenie tego zatrzyma tamten; jego czas zostanie zapisany.
focus-other-rest = Odpoczynek { NUMBER($minutes) } min
focus-other-task = { NUMBER($minutes) } min na: { $task }

## Its sound.

focus-sound = Dźwięk i ekran
focus-sound-on = Dźwięk na końcu: włączony
focus-sound-off = Dźwięk na końcu: wyłączony
focus-full-screen = Pełny ekran
focus-sound-hint = Gdy telefon jest zablokowany, dźwięk może zabrzmieć trochę później. Po odświeżeniu strony dotknij jej raz, żeby dźwięk działał.
focus-notice-hint = Może też przyjść powiadomienie: <settings>Ustawienia</settings>

## The timer as it runs.

focus-face-timer = Minutnik
focus-face-rest = Odpoczynek
focus-step = Krok: { $step }
focus-left-until = <words>Jeszcze <shown>{ $left }</shown>, </words>do { $time }
focus-left-paused = <words>Jeszcze <shown>{ $left }</shown>, </words>pauza
focus-clock-jumped = Zegar tego urządzenia przeskoczył do przodu o: <by></by>. Jeśli był przestawiany, popraw minutnik.
focus-clock-correct = Popraw minutnik
focus-reset = Zacznij od początku

## The bar of the timer: one button, and below it up to three that share the width of a phone.

focus-bar-start = Start
focus-bar-start-rest = Zacznij odpoczynek
focus-bar-pause = Pauza
focus-bar-resume = Wznów
focus-bar-five = +5 min
focus-bar-end-rest = Zakończ
focus-bar-stop = Zatrzymaj
focus-bar-done = Zrobione
focus-bar-step = Krok zrobiony

## A line on top of all other pages while a timer is set.

focus-note-timer = Minutnik do { $time }
focus-note-rest = Odpoczynek do { $time }
focus-note-timer-paused = Minutnik: pauza, jeszcze { $left }
focus-note-rest-paused = Odpoczynek: pauza, jeszcze { $left }

## The message at a timer’s end.

alarm-timer = Czas minął
alarm-rest = Koniec odpoczynku
alarm-timer-ended = Minutnik zakończył się o { $time }.
alarm-rest-ended = Odpoczynek skończył się o { $time }.
alarm-timer-ended-on = Minutnik zakończył się: { $date }, { $time }.
alarm-rest-ended-on = Odpoczynek skończył się: { $date }, { $time }.
alarm-rest-counts = Liczy się i jest w części „Zrobione dziś”.
alarm-rest-for = Odpocznij { NUMBER($minutes) } min
alarm-five = +5 min
alarm-done = Zrobione
alarm-later = Nie teraz

## The time that is left, on the page and read out while the timer runs.

focus-left = { $minutes ->
    [one] { NUMBER($minutes) } minuta
    [few] { NUMBER($minutes) } minuty
    [many] { NUMBER($minutes) } minut
   *[other] { NUMBER($minutes) } minuty
}
focus-left-less = mniej niż minuta
focus-left-half = Została połowa czasu: { $left }.
focus-left-five = Zostało 5 minut.
focus-left-one = Została 1 minuta.
