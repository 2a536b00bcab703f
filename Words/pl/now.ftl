## One task to do now, or rest.

now = Co teraz?
now-menu-plan = Zaplanuj dzień
now-others = Albo jedno z tych
now-details = Szczegóły
now-step = Krok zadania: { $task }
now-left = { $free }.
now-left-reserve = { $free }. Propozycje nie ruszają twojej rezerwy.

## Why this task. The reasons are put together with commas, and begin with a capital.

now-why = { $reasons }.
now-why-today = na liście na dziś
now-why-due = termin: { $date }
now-why-spoons = { SPOONS($spoons) }
now-why-whole = { SPOONS($spoons) } na całe zadanie
now-why-no-minutes = nie podano minut

## The bar: one button, and below it two that share the width of a phone.

now-bar-do = Robię to
now-bar-not-this = Nie to
now-bar-smaller = Coś mniejszego
now-bar-done = Zrobione
now-bar-focus = Skupienie
now-bar-else = Coś innego

## Where nothing fits.

now-rest = Odpocznij. To też się liczy.
now-rest-nothing = Nic innego się teraz nie zmieści.
now-rest-nothing-asked = Nic nie pasuje do tego wyboru.
now-rest-skipped = Pominięte zadania pojawią się znowu w ciągu godziny.
now-rest-begin = Odpocznij
now-rest-uncosted = W propozycjach są tylko zadania z ustalonym kosztem. <give>Ustal koszt</give>
now-rest-again = Pokaż je znowu teraz
now-rest-anything = Cokolwiek, co się dziś zmieści

## What can be asked.

now-minutes = Limit minut
now-minutes-any = Bez limitu
now-energy-any = Dowolny rodzaj energii
now-energy-has = Jest { $kind }
now-energy-lacks = Brak: { $kind }
