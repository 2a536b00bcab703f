## The page of a task.

task-page = Opgave
task-page-actions = Handlinger
task-page-done = Færdig
task-page-open = Ikke færdig
task-page-today = Føj til i dag
task-page-focus = Fokus
task-page-rest = Hvil
task-page-include = Tag med
task-page-skip = Spring over
task-page-wake = Hent frem

## The menu.

task-menu-back = Fjern fra i dag
task-menu-backlog = Fjern fra Venter
task-menu-duplicate = Lav en kopi
task-menu-copy = Kopiér til dine egne opgaver
task-menu-delete = Slet

## The menu that moves a task to a day: on the page of the task, and on a page that rows lead to. Before “Pick a day”
## stand the texts form-date-today, form-date-tomorrow and form-date-week.

day-menu-tile = Flyt…
day-menu = Flyt til en dag
day-menu-load = { NUMBER($planned) } af { NUMBER($usual) }
day-menu-pick = Vælg en dag…
day-menu-none = Ingen dag
day-menu-still-due = Har stadig datoen { $date }
day-menu-remove-date = Fjern datoen
day-menu-snooze = Læg til side til senere i dag
day-menu-hide = Skjul til…
day-menu-hide-hint = Ude af syne indtil den dag
day-menu-hide-button = Skjul
day-menu-skip = Spring denne over
day-menu-end = Stop gentagelsen

## Among which steps a task stands.

task-place = Flyt ind under en anden opgave
task-place-step = Flyt dette trin
task-place-under = Flyt ind under
task-place-move = Flyt
task-place-own = Lav til en opgave

## The steps of a task.

steps-title = Trin
steps-add = Tilføj et trin
steps-add-button = Tilføj
steps-done = Færdig: { $step }
steps-skipped = sprunget over
steps-more = Flere muligheder for { $step }
steps-own = Lav til en opgave
steps-up = Et niveau op

## What a task costs today, or did cost.

task-today = { UNIT($unit, style: "capital") } i dag
task-today-usual = normalt { NUMBER($cost) }
task-took = Hvor mange { UNIT($unit) } tog den i virkeligheden?
task-took-planned = planlagt { NUMBER($cost) }
task-took-none = Slet ingen
task-took-counts = I dag tæller det antal, den tog.
task-took-counts-usual = I dag tæller det antal, den tog. Den sædvanlige pris er stadig { NUMBER($cost) }.

## Fields of a task.

task-field-title = Titel
task-field-note = Note
task-field-cost = { UNIT($unit, style: "capital") }
task-field-cost-hint = ikke sat
task-field-cost-none = Ikke sat
task-field-cost-rest = Hvil, koster intet

## How often a task is there again: in its form.

task-repeat = Gentag
task-repeat-never = Aldrig
task-repeat-daily = Hver dag
task-repeat-weekdays = På bestemte ugedage
task-repeat-week = Hver uge
task-repeat-month = Hver måned
task-repeat-year = Hvert år
task-repeat-after = Efter den er gjort
task-repeat-after-days = Hvor mange dage senere
task-repeat-more = Mere …
task-repeat-on = På disse ugedage
task-repeat-days = Dagligt
task-repeat-weeks = Ugentligt
task-repeat-months-day = Månedligt på samme dato
task-repeat-months-weekday = Månedligt på en ugedag (f.eks. den 2. fredag)
task-repeat-months-last-weekday = Månedligt på den sidste ugedag (f.eks. den sidste fredag)
task-repeat-months-last-day = Månedligt på den sidste dag
task-repeat-years = Årligt
task-repeat-contradiction = Datoen ovenfor er ikke den sidste i sin måned. Vælg en, der er, eller et andet svar her.
task-repeat-every = Gentag hver
task-repeat-every-hint = 2 betyder hver anden dag, uge, måned eller år.
task-repeat-ruledays = På disse dage (ellers datoens ugedag)
task-repeat-from = Gentag fra
task-repeat-from-due = Datoen
task-repeat-from-done = Den dag, den er gjort
task-repeat-until = Slutdato (valgfrit)
task-repeat-also = Kommer også af sig selv på nye dage
task-moves = Hvis du ændrer datoen
task-moves-one = Kun denne dato
task-moves-series = Denne og alle senere

## The answer as it is saved, beside “Repeat”.

task-repeat-saved-never = Aldrig
task-repeat-saved-both = { $daily }; { $rule }
