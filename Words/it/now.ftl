## One task to do now, or rest.

now = E adesso?
now-menu-plan = Pianifica la giornata
now-others = Oppure una di queste
now-details = Dettagli
now-step = Sottoattività di { $task }
now-left = { $free }.
now-left-reserve = { $free }. Le proposte non usano la tua riserva.

## Why this task. The reasons are put together with commas, and begin with a capital.

now-why = { $reasons }.
now-why-today = nella lista di oggi
now-why-due = scadenza { $date }
now-why-spoons = { SPOONS($spoons) }
now-why-whole = { SPOONS($spoons) } per l’attività intera
now-why-no-minutes = minuti non indicati

## The bar: one button, and below it two that share the width of a phone.

now-bar-do = Faccio questa
now-bar-not-this = Non questa
now-bar-smaller = Una più leggera
now-bar-done = Fatto
now-bar-focus = Concentrazione
now-bar-else = Un’altra cosa

## Where nothing fits.

now-rest = Riposa. Anche il riposo conta.
now-rest-nothing = Per ora non ci sta altro.
now-rest-nothing-asked = Niente corrisponde a ciò che hai chiesto.
now-rest-skipped = Le attività che hai saltato tornano tra le proposte entro un’ora.
now-rest-begin = Riposo
now-rest-uncosted = Le attività vengono proposte quando hanno un costo. <give>Indica il costo</give>
now-rest-again = Proponile di nuovo adesso
now-rest-anything = Qualsiasi cosa adatta alla giornata

## What can be asked.

now-minutes = Minuti che hai
now-minutes-any = Illimitati
now-energy-any = Qualsiasi tipo di energia
now-energy-has = Ho un po’ di { $kind }
now-energy-lacks = Non ho { $kind }
