## The page of a task.

task-page = Taak
task-page-actions = Acties
task-page-done = Klaar
task-page-open = Niet klaar
task-page-today = Naar vandaag
task-page-focus = Focus
task-page-rest = Rusten
task-page-include = Deze keer wel
task-page-skip = Deze keer niet
task-page-wake = Weer tonen

## The menu.

task-menu-back = Uit vandaag halen
task-menu-backlog = Uit Meegenomen halen
task-menu-duplicate = Dupliceren
task-menu-copy = Kopiëren naar je eigen taken
task-menu-delete = Verwijderen

## The menu that moves a task to a day: on the page of the task, and on a page that rows lead to. Before “Pick a day”
## stand the texts form-date-today, form-date-tomorrow and form-date-week.

day-menu-tile = Verplaatsen…
day-menu = Naar een dag verplaatsen
day-menu-load = { NUMBER($planned) } van { NUMBER($usual) }
day-menu-pick = Kies een dag…
day-menu-none = Geen dag
day-menu-still-due = Datum blijft: { $date }
day-menu-remove-date = Datum verwijderen
day-menu-snooze = Snoozen tot later vandaag
day-menu-hide = Verbergen tot…
day-menu-hide-hint = Uit het zicht tot die dag
day-menu-hide-button = Verbergen
day-menu-skip = Deze keer overslaan
day-menu-end = Niet meer herhalen

## Among which steps a task stands.

task-place = Onder een andere taak zetten
task-place-step = Deze stap verplaatsen
task-place-under = Zetten onder
task-place-move = Verplaatsen
task-place-own = Losse taak van maken

## The steps of a task.

steps-title = Stappen
steps-add = Stap toevoegen
steps-add-button = Toevoegen
steps-done = Klaar: { $step }
steps-skipped = deze keer niet
steps-more = Meer voor { $step }
steps-own = Losse taak van maken
steps-up = Eén niveau omhoog

## What a task costs today, or did cost.

task-today = { UNIT($unit, style: "capital") } vandaag
task-today-usual = meestal { NUMBER($cost) }
task-took = Hoeveel { UNIT($unit) } kostte het echt?
task-took-planned = gepland: { NUMBER($cost) }
task-took-none = Helemaal geen
task-took-counts = Voor vandaag telt wat het echt kostte.
task-took-counts-usual = Voor vandaag telt wat het echt kostte. Het gewone aantal blijft { NUMBER($cost) }.

## Fields of a task.

task-field-title = Titel
task-field-note = Notitie
task-field-cost = { UNIT($unit, style: "capital") }
task-field-cost-hint = niet ingevuld
task-field-cost-none = Niet ingevuld
task-field-cost-rest = Rust, kost niets

## How often a task is there again: in its form.

task-repeat = Herhalen
task-repeat-never = Nooit
task-repeat-daily = Elke dag
task-repeat-weekdays = Op vaste dagen van de week
task-repeat-week = Elke week
task-repeat-month = Elke maand
task-repeat-year = Elk jaar
task-repeat-after = Nadat de taak klaar is
task-repeat-after-days = Hoeveel dagen later
task-repeat-more = Meer…
task-repeat-on = Op deze dagen van de week
task-repeat-days = Dagelijks
task-repeat-weeks = Wekelijks
task-repeat-months-day = Maandelijks op dezelfde datum
task-repeat-months-weekday = Maandelijks op een weekdag (bijv. 2e vrijdag)
task-repeat-months-last-weekday = Maandelijks op de laatste weekdag (bijv. laatste vrijdag)
task-repeat-months-last-day = Maandelijks op de laatste dag
task-repeat-years = Jaarlijks
task-repeat-contradiction = De datum hierboven is niet de laatste in zijn maand. Kies een datum die dat wel is, of hier een ander antwoord.
task-repeat-every = Herhalen per
task-repeat-every-hint = 2 betekent: elke 2 dagen, weken, maanden of jaren.
task-repeat-ruledays = Op welke dagen (standaard: de weekdag van de datum)
task-repeat-from = Tellen vanaf
task-repeat-from-due = De datum
task-repeat-from-done = De dag dat de taak klaar is
task-repeat-until = Einddatum (optioneel)
task-repeat-also = Komt ook vanzelf in de lijst van nieuwe dagen
task-moves = Als je de datum wijzigt
task-moves-one = Alleen deze datum
task-moves-series = Deze en alle latere datums

## The answer as it is saved, beside “Repeat”.

task-repeat-saved-never = Nooit
task-repeat-saved-both = { $daily }; { $rule }
