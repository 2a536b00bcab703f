## One task to do now, or rest.

now = Hvad nu?
now-menu-plan = Planlæg dagen
now-others = Eller gør en af disse
now-details = Detaljer
now-step = Et trin i { $task }
now-left = { $free }.
now-left-reserve = { $free }. Forslag bruger ikke din reserve.

## Why this task. The reasons are put together with commas, and begin with a capital.

now-why = { $reasons }.
now-why-today = på dagens liste
now-why-due = senest { $date }
now-why-spoons = { SPOONS($spoons) }
now-why-whole = { SPOONS($spoons) } for hele opgaven
now-why-no-minutes = ingen minutter angivet

## The bar: one button, and below it two that share the width of a phone.

now-bar-do = Gør det
now-bar-not-this = Ikke denne
now-bar-smaller = Noget mindre
now-bar-done = Færdig
now-bar-focus = Fokus
now-bar-else = Noget andet

## Where nothing fits.

now-rest = Hvil. Hvil tæller også med.
now-rest-nothing = Intet andet passer lige nu.
now-rest-nothing-asked = Intet passer til det, du bad om.
now-rest-skipped = Opgaver, du sprang over, foreslås igen inden for en time.
now-rest-begin = Hvil
now-rest-uncosted = Opgaver foreslås, når de har en pris. <give>Giv dem en</give>
now-rest-again = Foreslå dem igen nu
now-rest-anything = Alt, der passer til dagen

## What can be asked.

now-minutes = Minutter til rådighed
now-minutes-any = Uanset
now-energy-any = Alle energityper
now-energy-has = Jeg har noget { $kind }
now-energy-lacks = Ingen { $kind }
