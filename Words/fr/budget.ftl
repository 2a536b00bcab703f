## The spoons of a day: how many are free, planned and done.

budget = { UNIT($unit, style: "capital") } du jour
budget-meter = Utilisé
budget-summary = { $free }. { $used }.
budget-each = Chaque dessin vaut { SPOONS($spoons) }.

budget-free = { $spoons ->
    [one] { SPOONS($spoons) } libre
   *[other] { SPOONS($spoons) } libres
}
budget-none-free = { UNIT($unit, style: "capital") } libres : 0
budget-over = { SPOONS($spoons) } en trop
budget-in-reserve = dont { NUMBER($spoons) } en réserve
budget-all-in-reserve = la réserve seulement
budget-borrowed = emprunt : { NUMBER($spoons) }
budget-free-aside = <first>{ $free }</first><second>, { $aside }</second>

budget-nothing-planned = Rien de prévu pour l’instant
budget-planned = Prévu : { NUMBER($planned) } sur { NUMBER($all) }
budget-done = fait : { NUMBER($done) }
budget-all-done = tout est fait
budget-planned-done = { $planned }, <link>{ $done }</link>
sum-uncosted = { $sum } et { NUMBER($count) } dont le coût n’est pas indiqué

## The total while tasks are chosen.

total = { NUMBER($planned) } sur { SPOONS($all) }
total-free = { $free ->
    [one] { NUMBER($free) } libre
   *[other] { NUMBER($free) } libres
}
total-free-reserve = { $free ->
    [one] { NUMBER($free) } libre, dont { NUMBER($reserve) } en réserve
   *[other] { NUMBER($free) } libres, dont { NUMBER($reserve) } en réserve
}
total-free-all-reserve = { $free ->
    [one] { NUMBER($free) } libre, la réserve seulement
   *[other] { NUMBER($free) } libres, la réserve seulement
}
total-over = { NUMBER($over) } en trop
total-refused = Rien n’a été ajouté. { $question }
total-refused-over = Cela fait { SPOONS($over) } en trop.
total-fewer = Choisir moins de tâches.
total-borrow = Choisir moins de tâches, ou emprunter { NUMBER($spoons) } au lendemain.
total-borrow-reserve = Choisir moins de tâches, ou utiliser la réserve et emprunter { NUMBER($spoons) } au lendemain.
total-reserve = Ce choix utilise la réserve : { SPOONS($spoons) }. L’utiliser, ou choisir { SPOONS($spoons) } de moins.
total-count = Compter
total-borrow-button = Emprunter { NUMBER($spoons) }
total-submit = Valider
total-submit-reserve = Valider avec la réserve
total-none-chosen = Choisir d’abord des tâches
total-bulk-none = Aucune tâche choisie
total-bulk = { $count ->
    [one] { NUMBER($count) } tâche choisie
   *[other] { NUMBER($count) } tâches choisies
}
total-bulk-spoons = { $count ->
    [one] { NUMBER($count) } tâche choisie, { SPOONS($spoons) }
   *[other] { NUMBER($count) } tâches choisies, { SPOONS($spoons) }
}

## Swaps: offered where tasks do not fit today.

swap-heading = Échanger, et ça rentre
swap-instead = À la place de { $tasks } :
swap-task = { $task } ({ NUMBER($spoons) })

## Kinds of energy.

kinds = Type d’énergie
kind-physical = Physique
kind-thinking = Mentale
kind-social = Sociale
kind-emotional = Émotionnelle
kind-physical-energy = énergie physique
kind-thinking-energy = énergie mentale
kind-social-energy = énergie sociale
kind-emotional-energy = énergie émotionnelle
