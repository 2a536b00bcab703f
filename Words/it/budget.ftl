## The spoons of a day: how many are free, planned and done.

budget = { UNIT($unit, style: "capital") } della giornata
budget-meter = Consumo
budget-summary = { $free }. { $used }.
budget-each = Ogni disegno vale { SPOONS($spoons) }.

budget-free = { $spoons ->
    [one] { SPOONS($spoons) } disponibile
   *[other] { SPOONS($spoons) } disponibili
}
budget-none-free = 0 { UNIT($unit) } disponibili
budget-over = { SPOONS($spoons) } oltre il limite
budget-in-reserve = di cui { NUMBER($spoons) } nella riserva
budget-all-in-reserve = solo la riserva
budget-borrowed = { NUMBER($spoons) } in prestito
budget-free-aside = <first>{ $free }</first><second>, { $aside }</second>

budget-nothing-planned = Ancora niente in programma
budget-planned = { NUMBER($planned) } su { NUMBER($all) } in programma
budget-done = già fatto: { NUMBER($done) }
budget-all-done = tutto fatto
budget-planned-done = { $planned }, <link>{ $done }</link>
sum-uncosted = { $sum } e { NUMBER($count) } con costo non indicato

## The total while tasks are chosen.

total = { NUMBER($planned) } su { SPOONS($all) }
total-free = { $free ->
    [one] { NUMBER($free) } disponibile
   *[other] { NUMBER($free) } disponibili
}
total-free-reserve = { $free ->
    [one] { NUMBER($free) } disponibile, { NUMBER($reserve) } nella riserva
   *[other] { NUMBER($free) } disponibili, { NUMBER($reserve) } nella riserva
}
total-free-all-reserve = { $free ->
    [one] { NUMBER($free) } disponibile, solo la riserva
   *[other] { NUMBER($free) } disponibili, solo la riserva
}
total-over = { NUMBER($over) } oltre il limite
total-refused = Non è stato aggiunto niente. { $question }
total-refused-over = Oltre il limite: { SPOONS($over) }.
total-fewer = Scegli meno attività.
total-borrow = Scegli meno attività, o prendi in prestito { NUMBER($spoons) } da domani.
total-borrow-reserve = Scegli meno attività, oppure usa la riserva e prendi in prestito { NUMBER($spoons) } da domani.
total-reserve = Così usi la tua riserva: { SPOONS($spoons) }. Usala, o scegli { SPOONS($spoons) } in meno.
total-count = Conta
total-borrow-button = Prendi in prestito { NUMBER($spoons) }
total-submit = Aggiungi a oggi
total-submit-reserve = Aggiungi con la riserva
total-none-chosen = Prima scegli le attività
total-bulk-none = Nessuna attività scelta
total-bulk = { $count ->
    [one] { NUMBER($count) } attività scelta
   *[other] { NUMBER($count) } attività scelte
}
total-bulk-spoons = { $count ->
    [one] { NUMBER($count) } attività scelta, { SPOONS($spoons) }
   *[other] { NUMBER($count) } attività scelte, { SPOONS($spoons) }
}

## Swaps: offered where tasks do not fit today.

swap-heading = Con uno scambio ci sta
swap-instead = Al posto di { $tasks }:
swap-task = { $task } ({ NUMBER($spoons) })

## Kinds of energy.

kinds = Tipo di energia
kind-physical = Fisica
kind-thinking = Mentale
kind-social = Sociale
kind-emotional = Emotiva
kind-physical-energy = energia fisica
kind-thinking-energy = energia mentale
kind-social-energy = energia sociale
kind-emotional-energy = energia emotiva
