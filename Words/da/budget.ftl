## The spoons of a day: how many are free, planned and done.

budget = Dagens { UNIT($unit) }
budget-meter = Brugt
budget-summary = { $free }. { $used }.
budget-each = Hver tegning står for { SPOONS($spoons) }.

budget-free = { SPOONS($spoons) } tilbage
budget-none-free = Ingen { UNIT($unit) } tilbage
budget-over = { SPOONS($spoons) } for meget
budget-in-reserve = { NUMBER($spoons) } af dem i reserve
budget-all-in-reserve = kun din reserve
budget-borrowed = { NUMBER($spoons) } lånt
budget-free-aside = <first>{ $free }</first><second>, { $aside }</second>

budget-nothing-planned = Intet planlagt endnu
budget-planned = { NUMBER($planned) } af { NUMBER($all) } planlagt
budget-done = { NUMBER($done) } af dem er gjort
budget-all-done = alle er gjort
budget-planned-done = { $planned }, <link>{ $done }</link>
sum-uncosted = { $sum } og { NUMBER($count) }, hvor prisen ikke er sat

## The total while tasks are chosen.

total = { NUMBER($planned) } af { SPOONS($all) }
total-free = { NUMBER($free) } tilbage
total-free-reserve = { NUMBER($free) } tilbage, { NUMBER($reserve) } i reserve
total-free-all-reserve = { NUMBER($free) } tilbage, kun din reserve
total-over = { NUMBER($over) } for meget
total-refused = Intet blev tilføjet. { $question }
total-refused-over = Det er { SPOONS($over) } for meget.
total-fewer = Vælg færre.
total-borrow = Vælg færre, eller lån { NUMBER($spoons) } af morgendagen.
total-borrow-reserve = Vælg færre, eller brug reserven og lån { NUMBER($spoons) } af morgendagen.
total-reserve = Det bruger { SPOONS($spoons) }, som du har i reserve. Brug reserven, eller vælg { SPOONS($spoons) } færre.
total-count = Tæl
total-borrow-button = Lån { NUMBER($spoons) }
total-submit = Føj til i dag
total-submit-reserve = Føj til med reserven
total-none-chosen = Vælg opgaver først
total-bulk-none = Ingen valgt
total-bulk = { NUMBER($count) } valgt
total-bulk-spoons = { NUMBER($count) } valgt, { SPOONS($spoons) }

## Swaps: offered where tasks do not fit today.

swap-heading = Byt, så er der plads
swap-instead = I stedet for { $tasks }:
swap-task = { $task } ({ NUMBER($spoons) })

## Kinds of energy.

kinds = Energitype
kind-physical = Fysisk
kind-thinking = Mental
kind-social = Social
kind-emotional = Følelsesmæssig
kind-physical-energy = fysisk energi
kind-thinking-energy = mental energi
kind-social-energy = social energi
kind-emotional-energy = følelsesmæssig energi
