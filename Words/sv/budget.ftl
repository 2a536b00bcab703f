## The spoons of a day: how many are free, planned and done.

budget = Dagens { UNIT($unit) }
budget-meter = Använt
budget-summary = { $free }. { $used }.
budget-each = Varje bild står för { SPOONS($spoons) }.

budget-free = { SPOONS($spoons) } kvar
budget-none-free = Inga { UNIT($unit) } kvar
budget-over = { SPOONS($spoons) } mer än dagen har
budget-in-reserve = { NUMBER($spoons) } av dem i reserv
budget-all-in-reserve = bara reserven
budget-borrowed = { NUMBER($spoons) } på lån
budget-free-aside = <first>{ $free }</first><second>, { $aside }</second>

budget-nothing-planned = Inget planerat än
budget-planned = Planerat: { NUMBER($planned) } av { NUMBER($all) }
budget-done = klart: { NUMBER($done) }
budget-all-done = allt klart
budget-planned-done = { $planned }, <link>{ $done }</link>
sum-uncosted = { $sum } och { NUMBER($count) } utan angiven kostnad

## The total while tasks are chosen.

total = { NUMBER($planned) } av { SPOONS($all) }
total-free = { NUMBER($free) } kvar
total-free-reserve = { NUMBER($free) } kvar, { NUMBER($reserve) } i reserv
total-free-all-reserve = { NUMBER($free) } kvar, bara reserven
total-over = { NUMBER($over) } mer än dagen har
total-refused = Inget lades till. { $question }
total-refused-over = Det är { SPOONS($over) } mer än dagen har.
total-fewer = Välj färre.
total-borrow = Välj färre, eller låna { NUMBER($spoons) } av morgondagen.
total-borrow-reserve = Välj färre, eller använd reserven och låna { NUMBER($spoons) } av morgondagen.
total-reserve = Det här tar av din reserv: { SPOONS($spoons) }. Använd reserven, eller välj { SPOONS($spoons) } färre.
total-count = Räkna
total-borrow-button = Låna { NUMBER($spoons) }
total-submit = Lägg till idag
total-submit-reserve = Lägg till idag, med reserven
total-none-chosen = Välj uppgifter först
total-bulk-none = Inget valt
total-bulk = { $count ->
    [one] { $count } vald
   *[other] { $count } valda
}
total-bulk-spoons = { $count ->
    [one] { $count } vald, { SPOONS($spoons) }
   *[other] { $count } valda, { SPOONS($spoons) }
}

## Swaps: offered where tasks do not fit today.

swap-heading = Byt, så får det plats
swap-instead = I stället för { $tasks }:
swap-task = { $task } ({ NUMBER($spoons) })

## Kinds of energy.

kinds = Typ av energi
kind-physical = Fysisk
kind-thinking = Mental
kind-social = Social
kind-emotional = Känslomässig
kind-physical-energy = fysisk energi
kind-thinking-energy = mental energi
kind-social-energy = social energi
kind-emotional-energy = känslomässig energi
