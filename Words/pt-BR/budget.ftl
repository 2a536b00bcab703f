## The spoons of a day: how many are free, planned and done.

budget = { UNIT($unit, style: "capital") } do dia
budget-meter = Uso
budget-summary = { $free }. { $used }.
budget-each = Cada desenho vale { SPOONS($spoons) }.

budget-free = { $spoons ->
    [one] { SPOONS($spoons) } livre
   *[other] { SPOONS($spoons) } livres
}
budget-none-free = Sem { UNIT($unit) } livres
budget-over = { SPOONS($spoons) } a mais
budget-in-reserve = { NUMBER($spoons) } na reserva
budget-all-in-reserve = só a reserva
budget-borrowed = empréstimo de { NUMBER($spoons) }
budget-free-aside = <first>{ $free }</first><second>, { $aside }</second>

budget-nothing-planned = Nada no plano ainda
budget-planned = { NUMBER($planned) } de { NUMBER($all) } no plano
budget-done = feito: { NUMBER($done) }
budget-all-done = tudo feito
budget-planned-done = { $planned }, <link>{ $done }</link>
sum-uncosted = { $sum } e { NUMBER($count) } sem custo definido

## The total while tasks are chosen.

total = { NUMBER($planned) } de { SPOONS($all) }
total-free = { $free ->
    [one] { NUMBER($free) } livre
   *[other] { NUMBER($free) } livres
}
total-free-reserve = { $free ->
    [one] { NUMBER($free) } livre, { NUMBER($reserve) } na reserva
   *[other] { NUMBER($free) } livres, { NUMBER($reserve) } na reserva
}
total-free-all-reserve = { $free ->
    [one] { NUMBER($free) } livre, só a reserva
   *[other] { NUMBER($free) } livres, só a reserva
}
total-over = { NUMBER($over) } a mais
total-refused = Nada foi adicionado. { $question }
total-refused-over = { $over ->
    [one] É { SPOONS($over) } a mais.
   *[other] São { SPOONS($over) } a mais.
}
total-fewer = Escolha menos.
total-borrow = Escolha menos, ou pegue { NUMBER($spoons) } de amanhã.
total-borrow-reserve = Escolha menos, ou use a reserva e pegue { NUMBER($spoons) } de amanhã.
total-reserve = Isto usa { SPOONS($spoons) } da sua reserva. Use a reserva, ou escolha { SPOONS($spoons) } a menos.
total-count = Contar
total-borrow-button = Pegar { NUMBER($spoons) } de amanhã
total-submit = Confirmar
total-submit-reserve = Confirmar com a reserva
total-none-chosen = Escolha tarefas primeiro
total-bulk-none = Nenhuma selecionada
total-bulk = { $count ->
    [one] { NUMBER($count) } selecionada
   *[other] { NUMBER($count) } selecionadas
}
total-bulk-spoons = { $count ->
    [one] { NUMBER($count) } selecionada, { SPOONS($spoons) }
   *[other] { NUMBER($count) } selecionadas, { SPOONS($spoons) }
}

## Swaps: offered where tasks do not fit today.

swap-heading = Com uma troca, cabe
swap-instead = Em vez de { $tasks }:
swap-task = { $task } ({ NUMBER($spoons) })

## Kinds of energy.

kinds = Tipo de energia
kind-physical = Física
kind-thinking = Mental
kind-social = Social
kind-emotional = Emocional
kind-physical-energy = energia física
kind-thinking-energy = energia mental
kind-social-energy = energia social
kind-emotional-energy = energia emocional
