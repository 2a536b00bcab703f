## One task to do now, or rest.

now = Vad nu?
now-menu-plan = Planera min dag
now-others = Eller gör något av det här
now-details = Detaljer
now-step = Ett steg i { $task }
now-left = { $free }.
now-left-reserve = { $free }. Förslagen använder inte din reserv.

## Why this task. The reasons are put together with commas, and begin with a capital.

now-why = { $reasons }.
now-why-today = i dagens lista
now-why-due = klart senast { $date }
now-why-spoons = { SPOONS($spoons) }
now-why-whole = { SPOONS($spoons) } för hela uppgiften
now-why-no-minutes = ingen tid angiven

## The bar: one button, and below it two that share the width of a phone.

now-bar-do = Gör det här
now-bar-not-this = Inte den här
now-bar-smaller = Något mindre
now-bar-done = Klar
now-bar-focus = Fokus
now-bar-else = Något annat

## Where nothing fits.

now-rest = Vila. Vila räknas också.
now-rest-nothing = Inget annat får plats just nu.
now-rest-nothing-asked = Inget passar det du valde.
now-rest-skipped = Uppgifter som du hoppade över föreslås igen inom en timme.
now-rest-begin = Vila
now-rest-uncosted = Uppgifter föreslås när det står vad de kostar. <give>Ange vad de kostar</give>
now-rest-again = Föreslå dem igen nu
now-rest-anything = Allt som får plats idag

## What can be asked.

now-minutes = Minuter du har
now-minutes-any = Obegränsat
now-energy-any = Alla typer av energi
now-energy-has = Jag har lite { $kind }
now-energy-lacks = Ingen { $kind } just nu
