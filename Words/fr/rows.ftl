## A task in a row of a list. The button at its beginning checks it off.

row-done-task = Terminé : { $task }
row-done = Terminé
row-not-done = Pas terminé
row-packed-task = Emballé : { $task }
row-packed = Emballé
row-not-packed = Pas emballé
row-today-task = Ajouter à la liste du jour : { $task }
row-move = Déplacer
row-today-key = Ajouter à la liste du jour <sun></sun>
row-set-cost = Indiquer les { UNIT($unit) }
row-set-cost-task = Indiquer les { UNIT($unit) } : { $task }
rows-earlier = Plus anciennes
rows-costs = Coûte { SPOONS($spoons) }
rows-costs-each = Coûte { SPOONS($spoons) } chacune

## Facts about a task, in a line below its title. Each stands apart from the others.

row-costs-nothing = Ne coûte rien
row-no-cost = coût non indiqué
row-done-by-another = faite par un autre membre
row-done-by = faite par <member></member>
row-step-of = sous-tâche de « <task></task> »
row-steps-left = { $count ->
    [one] { $count } sous-tâche restante : <step></step>
   *[other] { $count } sous-tâches restantes : <step></step>
}
row-in-today = dans la liste du jour
row-in-backlog = en attente
row-snoozed = masquée
row-planned = prévue : { $date }
row-left-out = pas cette fois
row-has-note = avec une note
row-example = Exemple

## What can be done with a row, once its options are shown. The buttons have a drawing; their names are for screen readers.

row-drag = Glisser pour déplacer : { $row }
row-move-up = Monter : { $row }
row-move-down = Descendre : { $row }
row-move-top = Mettre tout en haut : { $row }
row-move-bottom = Mettre tout en bas : { $row }
row-focus = Concentration : { $task }
row-rest = Se reposer maintenant : { $task }
row-delete = Supprimer : { $task }
row-back = Retirer de la liste du jour
row-back-task = Retirer de la liste du jour : { $task }
step-move-up = Monter
step-move-down = Descendre
step-move-top = Mettre tout en haut
step-move-bottom = Mettre tout en bas

## The order of a list.

sort-own = Ordre manuel
sort-newest = Échéance, la plus lointaine d’abord
sort-priority = Priorité, puis date
sort-soonest = Échéance, la plus proche d’abord
sort-latest = La plus lointaine
sort-field = Trier par
sort-button = Trier

## Below a list of more than a hundred rows.

pager = Suite de cette liste
pager-back = Précédent
pager-more = Afficher plus
pager-all = Tout sur une page, pour imprimer
pager-print = Imprimer

## The views of all tasks, side by side.

task-views = Vues des tâches
task-views-all = Toutes
task-views-spoons = { UNIT($unit, style: "capital") }
task-views-backlog = En attente
task-views-subjects = Étiquettes

menu-select = Choisir

## A task can take physical, thinking, social or emotional energy. Here people choose which of them it may take.

energy-filter = Type d’énergie
energy-filter-any = Tous les types
energy-filter-some = Énergie disponible
energy-filter-none = Énergie à ménager
energy-filter-not-physical = Pas physique
energy-filter-not-thinking = Pas mentale
energy-filter-not-social = Pas sociale
energy-filter-not-emotional = Pas émotionnelle
