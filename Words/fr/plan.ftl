## A plan for the rest of the day, which the person may take.

plan = Planifier ma journée
plan-lead-usual = D’habitude, il y en a { NUMBER($spoons) } : les plans s’arrêtent à ce nombre.
plan-lead-free = Rien ne change tant qu’aucun plan n’est adopté.
plan-low-day = C’est un jour de petite forme : seul ce qui ne peut pas attendre est prévu.
plan-choice = Plan
plan-choice-this = Ce plan
plan-choice-lighter = Un plan plus léger
plan-order-this = Ce plan prend les tâches qui, ensemble, comptent le plus et tiennent encore.
plan-order-lighter = Un plan plus léger fait de même avec au plus six dixièmes de la place.
plan-list = Le plan

plan-changed = Rien n’a été ajouté : la journée a changé entre-temps. Voici un plan pour ce qui est libre maintenant.

## A task of a plan. The reasons are put together with commas, and begin with a capital. A plan for several days has the same ones.

plan-row-why = { $reasons }.
plan-why-due = échéance ({ $date })
plan-why-carried = reportée
plan-why-fits = tient dans ce qui est libre
plan-why-last = tient dans ce qui reste : { SPOONS($spoons) }
plan-why-last-spoon = tient dans la dernière cuillère
plan-why-last-own = tient dans ce qui reste : 1 { $unit }
plan-row-step = Sous-tâche de « <task></task> ».
plan-rest = Repos de { $minutes }
plan-rest-between = Entre « <before></before> » et « <after></after> ».

## Below the plan.

plan-already = Déjà dans la liste du jour
plan-already-tasks = { $titles }.
plan-already-tasks-more = { $titles } et d’autres.
plan-waits = Pour un autre jour
plan-several = Planifier plusieurs jours
plan-waits-full = Prend { NUMBER($cost) }, et le plan est plein.
plan-waits-room = Prend { NUMBER($cost) }, et il reste { NUMBER($room) } dans le plan.
plan-waits-time = Prend { $minutes }, et il y a { $time }.
plan-waits-time-usual = Compte pour { $minutes }, et il y a { $time }.
plan-waits-lighter = Pas dans le plan plus léger.
plan-waits-usual = Prend { NUMBER($cost) }, et les plans s’arrêtent au nombre habituel, { NUMBER($usual) }.
plan-waits-others = D’autres tâches passent avant.
plan-uncosted = { $count ->
    [one] { $count } tâche n’a pas encore de coût. <give>Indiquer son coût</give>
   *[other] { $count } tâches n’ont pas encore de coût. <give>Indiquer leurs coûts</give>
}

## The bar.

plan-bar-over = Cela ne tient plus. Choisir moins de tâches.
plan-bar-count = Compter
plan-bar-take = Adopter ce plan

## Where nothing fits.

plan-empty = Plus rien ne tient dans ce plan. Le repos compte.
plan-empty-none = Il ne reste rien à planifier.
plan-empty-uncosted = Ce qui reste à planifier n’a pas encore de coût.
plan-empty-link = Planifier plusieurs jours
plan-empty-asked = Rien ne correspond à ce qui est demandé.
plan-empty-asked-link = Tout ce qui tient

## What can be asked.

plan-time = Temps pour ce plan
plan-time-any = Illimité
plan-time-hint = Une tâche sans durée compte pour { $minutes }.
plan-asked-any = Temps pour ce plan : libre
plan-asked = Temps pour ce plan : { $time }
plan-asked-has = disponible : { $kind }
plan-asked-lacks = à ménager : { $kind }

## How a plan chooses: what a task counts.

plan-how = Comment ce choix se fait
plan-how-lead = Le plan prend les tâches qui, ensemble, comptent le plus et tiennent encore. Il ne touche pas à la réserve, et ne remplit jamais une journée plus que d’habitude.
plan-how-due = Échéance aujourd’hui ou avant : 400
plan-how-high = Priorité haute : 160
plan-how-soon = Échéance dans 1 ou 2 jours : 120
plan-how-daily = Tâche de tous les jours : 80
plan-how-medium = Priorité moyenne : 60
plan-how-week = Échéance dans 3 à 7 jours : 40
plan-how-low = Priorité basse : 20
plan-how-carried = Reportée : 10
plan-how-each = Chaque tâche : 30, plus 3 par cuillère
plan-how-each-own = Chaque tâche : 30, plus 3 par { $unit }
plan-how-order = À égalité, c’est l’ordre manuel qui décide.

## A plan for several days.

week-plan = Une semaine à ma mesure
week-plan-days = { $days ->
    [one] { NUMBER($days) } jour à ma mesure
   *[other] { NUMBER($days) } jours à ma mesure
}
week-plan-lead = Les tâches à faire, réparties sur { NUMBER($days) } jours, chacune au plus tard à son échéance. Rien ne change tant que le plan n’est pas adopté.
week-plan-changed = Rien n’a été prévu : la journée a changé entre-temps. Voici un plan pour ce qui est libre maintenant.
week-plan-spans = Jours
week-plan-span = { $days ->
    [one] { NUMBER($days) } jour
   *[other] { NUMBER($days) } jours
}
week-plan-bar-take = Adopter la semaine
week-plan-bar-take-days = Adopter ce plan

## A day of it.

week-plan-today = { $date }, aujourd’hui
week-plan-why = { $reasons }.
week-plan-why-full = { $reasons }, et { $day } n’a pas assez de place.
week-plan-why-full-today = { $reasons }, et aujourd’hui n’a pas assez de place.
week-plan-step = Sous-tâche de « <task></task> ».
week-plan-rest = Repos de { $minutes }
week-plan-rest-between = Entre deux tâches qui prennent beaucoup.
week-plan-load = { NUMBER($planned) } sur { SPOONS($total) }
week-plan-nothing = Rien de prévu
week-plan-kept-free = Jour gardé libre.
week-plan-keep = Garder libre
week-plan-keep-day = Garder libre : { $date }
week-plan-use = Utiliser ce jour
week-plan-use-day = Utiliser ce jour : { $date }
week-plan-heavy = Deux jours chargés de suite : { $first } et { $second }.
week-plan-heavy-due = Deux jours chargés de suite : { $first } et { $second } (« { $task } », échéance : { $date }).

## Below the days.

week-plan-waits = Ne tient pas dans ces jours
week-plan-waits-room = Prend { NUMBER($cost) }, et ce plan en met au plus { NUMBER($room) } sur un jour.
week-plan-waits-due = Aucun jour n’a assez de place jusqu’à l’échéance ({ $date }).
week-plan-waits-others = D’autres tâches passent avant.
week-plan-how = Comment ce choix se fait
week-plan-how-worth = Le plan cherche les jours où les tâches valent le plus, avec les mêmes valeurs que <plan>Planifier ma journée</plan>. Une échéance dans ces jours compte 400. Chaque jour plus tard compte 2 % de moins : ce qui importe vient tôt.
week-plan-how-room = Un jour prend au plus huit dixièmes de ce qui est libre : le nombre du jour, moins la réserve et ce qui est déjà prévu ce jour-là. Deux jours chargés de suite sont évités quand les dates le permettent.
week-plan-how-kept = Ce qui est adopté est gardé comme un jour voulu, pas comme une échéance : si le jour passe, rien ne change. Ce jour-là, Nouvelle journée en ajoute autant qu’il y a de place.
