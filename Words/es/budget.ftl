## The spoons of a day: how many are free, planned and done.

budget = { UNIT($unit, style: "capital") } del día
budget-meter = Uso
budget-summary = { $free }. { $used }.
budget-each = Cada dibujo representa { SPOONS($spoons) }.

budget-free = { $spoons ->
    [one] { SPOONS($spoons) } libre
   *[other] { SPOONS($spoons) } libres
}
budget-none-free = Sin { UNIT($unit) } libres
budget-over = { SPOONS($spoons) } de más
budget-in-reserve = contando { NUMBER($spoons) } en reserva
budget-all-in-reserve = solo la reserva
budget-borrowed = { NUMBER($spoons) } de mañana
budget-free-aside = <first>{ $free }</first><second>, { $aside }</second>

budget-nothing-planned = Aún no hay nada planificado
budget-planned = Planificado: { NUMBER($planned) } de { NUMBER($all) }
budget-done = hecho: { NUMBER($done) }
budget-all-done = todo hecho
budget-planned-done = { $planned }, <link>{ $done }</link>
sum-uncosted = { $sum } y { NUMBER($count) } sin coste indicado

## The total while tasks are chosen.

total = { NUMBER($planned) } de { SPOONS($all) }
total-free = { $free ->
    [one] { NUMBER($free) } libre
   *[other] { NUMBER($free) } libres
}
total-free-reserve = { $free ->
    [one] { NUMBER($free) } libre, { NUMBER($reserve) } en reserva
   *[other] { NUMBER($free) } libres, { NUMBER($reserve) } en reserva
}
total-free-all-reserve = { $free ->
    [one] { NUMBER($free) } libre, solo la reserva
   *[other] { NUMBER($free) } libres, solo la reserva
}
total-over = { NUMBER($over) } de más
total-refused = No se ha añadido nada. { $question }
total-refused-over = Hay { SPOONS($over) } de más.
total-fewer = Elige menos.
total-borrow = Elige menos, o toma { NUMBER($spoons) } de mañana.
total-borrow-reserve = Elige menos, o usa la reserva y toma { NUMBER($spoons) } de mañana.
total-reserve = Esto usa { SPOONS($spoons) } de tu reserva. Usa la reserva, o elige { SPOONS($spoons) } menos.
total-count = Contar
total-borrow-button = Tomar { NUMBER($spoons) } de mañana
total-submit = Añadir a hoy
total-submit-reserve = Añadir con la reserva
total-none-chosen = Elige tareas primero
total-bulk-none = Ninguna elegida
total-bulk = { $count ->
    [one] { NUMBER($count) } elegida
   *[other] { NUMBER($count) } elegidas
}
total-bulk-spoons = { $count ->
    [one] { NUMBER($count) } elegida, { SPOONS($spoons) }
   *[other] { NUMBER($count) } elegidas, { SPOONS($spoons) }
}

## Swaps: offered where tasks do not fit today.

swap-heading = Con un cambio, cabe
swap-instead = En lugar de { $tasks }:
swap-task = { $task } ({ NUMBER($spoons) })

## Kinds of energy.

kinds = Tipo de energía
kind-physical = Física
kind-thinking = Mental
kind-social = Social
kind-emotional = Emocional
kind-physical-energy = energía física
kind-thinking-energy = energía mental
kind-social-energy = energía social
kind-emotional-energy = energía emocional
