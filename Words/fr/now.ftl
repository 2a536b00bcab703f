## One task to do now, or rest.

now = Et maintenant ?
now-menu-plan = Planifier ma journée
now-others = Ou l’une de ces tâches
now-details = Détails
now-step = Sous-tâche de « { $task } »
now-left = { $free }.
now-left-reserve = { $free }. Les suggestions ne touchent pas à la réserve.

## Why this task. The reasons are put together with commas, and begin with a capital.

now-why = { $reasons }.
now-why-today = dans la liste du jour
now-why-due = échéance ({ $date })
now-why-spoons = { SPOONS($spoons) }
now-why-whole = { SPOONS($spoons) } pour la tâche entière
now-why-no-minutes = durée non indiquée

## The bar: one button, and below it two that share the width of a phone.

now-bar-do = Faire cette tâche
now-bar-not-this = Pas celle-ci
now-bar-smaller = Une plus petite
now-bar-done = Terminé
now-bar-focus = Concentration
now-bar-else = Autre chose

## Where nothing fits.

now-rest = Se reposer : le repos compte aussi.
now-rest-nothing = Rien d’autre ne convient pour l’instant.
now-rest-nothing-asked = Rien ne correspond à ce qui est demandé.
now-rest-skipped = Les tâches que tu as passées reviennent ici dans l’heure.
now-rest-begin = Se reposer
now-rest-uncosted = Les tâches sont proposées dès qu’elles ont un coût. <give>Indiquer les coûts</give>
now-rest-again = Les proposer à nouveau maintenant
now-rest-anything = Tout ce qui tient dans la journée

## What can be asked.

now-minutes = Minutes disponibles
now-minutes-any = Illimité
now-energy-any = Tous les types d’énergie
now-energy-has = Disponible : { $kind }
now-energy-lacks = À ménager : { $kind }
