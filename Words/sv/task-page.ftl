## The page of a task.

task-page = Uppgift
task-page-actions = Åtgärder
task-page-done = Klar
task-page-open = Inte klar
task-page-today = Lägg till idag
task-page-focus = Fokus
task-page-rest = Vila
task-page-include = Ta med
task-page-skip = Hoppa över
task-page-wake = Visa nu

## The menu.

task-menu-back = Ta bort från idag
task-menu-backlog = Ta bort från Väntar
task-menu-duplicate = Duplicera
task-menu-copy = Kopiera till dina egna uppgifter
task-menu-delete = Ta bort

## The menu that moves a task to a day: on the page of the task, and on a page that rows lead to. Before “Pick a day”
## stand the texts form-date-today, form-date-tomorrow and form-date-week.

day-menu-tile = Flytta…
day-menu = Flytta till en dag
day-menu-load = { NUMBER($planned) } av { NUMBER($usual) }
day-menu-pick = Välj en dag…
day-menu-none = Ingen dag
day-menu-still-due = Fortfarande klart senast { $date }
day-menu-remove-date = Ta bort datumet
day-menu-snooze = Snooza till senare idag
day-menu-hide = Dölj till…
day-menu-hide-hint = Syns inte förrän den dagen
day-menu-hide-button = Dölj
day-menu-skip = Hoppa över den här
day-menu-end = Sluta upprepa

## Among which steps a task stands.

task-place = Flytta in under en annan uppgift
task-place-step = Flytta det här steget
task-place-under = Flytta in under
task-place-move = Flytta
task-place-own = Gör till en uppgift

## The steps of a task.

steps-title = Steg
steps-add = Lägg till ett steg
steps-add-button = Lägg till
steps-done = Klart: { $step }
steps-skipped = hoppas över
steps-more = Mer för { $step }
steps-own = Gör till en uppgift
steps-up = En nivå upp

## What a task costs today, or did cost.

task-today = { UNIT($unit, style: "capital") } idag
task-today-usual = vanligtvis { NUMBER($cost) }
task-took = Hur många { UNIT($unit) } tog det i verkligheten?
task-took-planned = planerat { NUMBER($cost) }
task-took-none = Inget alls
task-took-counts = För idag räknas det antal som det tog.
task-took-counts-usual = För idag räknas det antal som det tog. Den vanliga kostnaden är fortfarande { NUMBER($cost) }.

## Fields of a task.

task-field-title = Titel
task-field-note = Anteckning
task-field-cost = { UNIT($unit, style: "capital") }
task-field-cost-hint = inte angivet
task-field-cost-none = Inte angivet
task-field-cost-rest = Vila, kostar inget

## How often a task is there again: in its form.

task-repeat = Upprepa
task-repeat-never = Aldrig
task-repeat-daily = Varje dag
task-repeat-weekdays = Vissa veckodagar
task-repeat-week = Varje vecka
task-repeat-month = Varje månad
task-repeat-year = Varje år
task-repeat-after = När den har gjorts
task-repeat-after-days = Hur många dagar senare
task-repeat-more = Mer …
task-repeat-on = De här veckodagarna
task-repeat-days = Varje dag
task-repeat-weeks = Varje vecka
task-repeat-months-day = Varje månad på samma datum
task-repeat-months-weekday = Varje månad på en veckodag (t.ex. 2:a fredagen)
task-repeat-months-last-weekday = Varje månad på en sista veckodag (t.ex. sista fredagen)
task-repeat-months-last-day = Varje månad på sista dagen
task-repeat-years = Varje år
task-repeat-contradiction = Datumet ovan är inte det sista i sin månad. Välj ett som är det, eller ett annat svar här.
task-repeat-every = Hur ofta
task-repeat-every-hint = 2 betyder varannan dag, vecka eller månad, eller vartannat år.
task-repeat-ruledays = På dagar (annars datumets veckodag)
task-repeat-from = Räkna från
task-repeat-from-due = Datumet
task-repeat-from-done = Dagen då det är klart
task-repeat-until = Slutdatum (valfritt)
task-repeat-also = Kommer även med i nya dagar av sig själv
task-moves = Om du ändrar datumet
task-moves-one = Bara det här datumet
task-moves-series = Det här och alla senare

## The answer as it is saved, beside “Repeat”.

task-repeat-saved-never = Aldrig
task-repeat-saved-both = { $daily }; { $rule }
