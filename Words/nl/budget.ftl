## The spoons of a day: how many are free, planned and done.

budget = { UNIT($unit, style: "capital") } van de dag
budget-meter = Gebruikt
budget-summary = { $free }. { $used }.
budget-each = Elke tekening staat voor { SPOONS($spoons) }.

budget-free = { SPOONS($spoons) } vrij
budget-none-free = Geen { UNIT($unit) } vrij
budget-over = { SPOONS($spoons) } te veel
budget-in-reserve = waarvan { NUMBER($spoons) } in reserve
budget-all-in-reserve = alleen de reserve
budget-borrowed = { NUMBER($spoons) } geleend
budget-free-aside = <first>{ $free }</first><second>, { $aside }</second>

budget-nothing-planned = Nog niets gepland
budget-planned = { NUMBER($planned) } van { NUMBER($all) } gepland
budget-done = waarvan { NUMBER($done) } gedaan
budget-all-done = alles gedaan
budget-planned-done = { $planned }, <link>{ $done }</link>
sum-uncosted = { $sum } en { NUMBER($count) } met onbekende kosten

## The total while tasks are chosen.

total = { NUMBER($planned) } van { SPOONS($all) }
total-free = { NUMBER($free) } vrij
total-free-reserve = { NUMBER($free) } vrij, { NUMBER($reserve) } in reserve
total-free-all-reserve = { NUMBER($free) } vrij, alleen de reserve
total-over = { NUMBER($over) } te veel
total-refused = Er is niets toegevoegd. { $question }
total-refused-over = Dat is { SPOONS($over) } te veel.
total-fewer = Kies minder taken.
total-borrow = Kies minder taken, of leen { NUMBER($spoons) } van morgen.
total-borrow-reserve = Kies minder taken, of gebruik de reserve en leen { NUMBER($spoons) } van morgen.
total-reserve = Hiervoor is je reserve nodig: { SPOONS($spoons) }. Gebruik die, of kies { SPOONS($spoons) } minder.
total-count = Tellen
total-borrow-button = { NUMBER($spoons) } lenen
total-submit = Naar vandaag
total-submit-reserve = Naar vandaag, met de reserve
total-none-chosen = Kies eerst taken
total-bulk-none = Niets gekozen
total-bulk = { NUMBER($count) } gekozen
total-bulk-spoons = { NUMBER($count) } gekozen, { SPOONS($spoons) }

## Swaps: offered where tasks do not fit today.

swap-heading = Ruil, en het past
swap-instead = In plaats van { $tasks }:
swap-task = { $task } ({ NUMBER($spoons) })

## Kinds of energy.

kinds = Soort energie
kind-physical = Lichamelijk
kind-thinking = Denkwerk
kind-social = Sociaal
kind-emotional = Emotioneel
kind-physical-energy = energie: lichamelijk
kind-thinking-energy = energie: denkwerk
kind-social-energy = energie: sociaal
kind-emotional-energy = energie: emotioneel
