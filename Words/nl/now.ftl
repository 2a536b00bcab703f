## One task to do now, or rest.

now = Wat nu?
now-menu-plan = Mijn dag plannen
now-others = Of doe een van deze
now-details = Details
now-step = Een stap van { $task }
now-left = { $free }.
now-left-reserve = { $free }. Voorstellen gebruiken je reserve niet.

## Why this task. The reasons are put together with commas, and begin with a capital.

now-why = { $reasons }.
now-why-today = in de lijst van vandaag
now-why-due = uiterlijk { $date }
now-why-spoons = { SPOONS($spoons) }
now-why-whole = { SPOONS($spoons) } voor de hele taak
now-why-no-minutes = geen minuten ingevuld

## The bar: one button, and below it two that share the width of a phone.

now-bar-do = Deze doen
now-bar-not-this = Deze niet
now-bar-smaller = Iets kleiners
now-bar-done = Klaar
now-bar-focus = Focus
now-bar-else = Iets anders

## Where nothing fits.

now-rest = Neem rust. Rust telt ook mee.
now-rest-nothing = Verder past er nu niets.
now-rest-nothing-asked = Er past niets bij wat je vroeg.
now-rest-skipped = Taken die je hebt overgeslagen, komen binnen een uur terug.
now-rest-begin = Rusten
now-rest-uncosted = Taken worden voorgesteld zodra hun kosten zijn ingevuld. <give>Kosten invullen</give>
now-rest-again = Nu weer voorstellen
now-rest-anything = Alles wat past bij de dag

## What can be asked.

now-minutes = Minuten die je hebt
now-minutes-any = Onbeperkt
now-energy-any = Elke soort energie
now-energy-has = Ik heb nog { $kind }
now-energy-lacks = Geen { $kind }
