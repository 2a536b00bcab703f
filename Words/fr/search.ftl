## All tasks that wait, by their cost.

tasks = Tâches
tasks-select = Choisir
tasks-empty = Aucune tâche ici. Un titre suffit pour en ajouter une.
tasks-select-empty = Aucune tâche à planifier pour l’instant.
tasks-select-empty-link = Ajouter une tâche
tasks-due-soon = Échéance proche
tasks-backlog = En attente
tasks-all-of-category = Tout voir : { $category }
tasks-all-of-backlog = Tout voir : En attente

## Links below all tasks, to those that stand on other pages.

tasks-elsewhere = Ailleurs
tasks-elsewhere-today = Liste du jour
tasks-elsewhere-backlog = En attente
tasks-elsewhere-snoozed = Masquées
tasks-elsewhere-done = Terminées
tasks-elsewhere-all = Tout

## Tasks by their cost, each cost on its own page.

costs = { UNIT($unit, style: "capital") }
costs-nothing = Rien ici pour l’instant
costs-unsorted = Coût non indiqué
costs-unsorted-lead = Ouvrir une tâche et indiquer son coût pour pouvoir la prévoir.
costs-empty = Rien ici pour l’instant. Écrire la première tâche dans le champ ci-dessus.

## The search. The field and the filters stand above the tasks.

find-field-hint = Rechercher dans toutes les tâches
find-field = Rechercher
find-button = Rechercher
find-tools = Filtrer et trier
find-tools-set = Filtrer et trier : { $filters }

find-list = Liste
find-list-any = Toutes les listes
find-subject = Étiquette
find-subject-any = Toutes les étiquettes
find-priority = Priorité
find-priority-any = Toutes les priorités
find-cost = { UNIT($unit, style: "capital") }
find-cost-any = Tous les coûts
find-cost-none = Coût non indiqué
find-cost-range = { NUMBER($least) } à { SPOONS($most) }
find-date-any = Toutes les dates
find-date-range = Du, au
find-date-from = À partir de : { $date }
find-date-until = Jusqu’à : { $date }
find-energy = Énergie
find-energy-any = Toutes les énergies
find-state = Afficher

find-state-open = À faire
find-state-hidden = Masquées
find-state-done = Terminées
find-state-all = Toutes
find-show = { $count ->
    [one] Afficher { $count } tâche
   *[other] Afficher { $count } tâches
}

find-set-priority-high = Priorité haute
find-set-priority-medium = Priorité moyenne
find-set-priority-low = Priorité basse
find-set-energy-physical = Énergie physique
find-set-energy-thinking = Énergie mentale
find-set-energy-social = Énergie sociale
find-set-energy-emotional = Énergie émotionnelle

## What was found.

found-search = Recherche
found-tasks = Tâches
found-select = Choisir
found-clear = Effacer
found = { $count ->
    [one] { $count } tâche
   *[other] { $count } tâches
}
found-none = Aucun résultat pour « { $words } ».
found-none-filters = Aucune tâche ne correspond. Avec moins de filtres, il y en aura peut-être.
found-close = Rien d’identique. Voici ce qui s’en approche.
found-open = À faire
found-snoozed = Masquées
found-backlog = En attente
found-done = Terminées

## Filters that are kept under a name, to be opened again later.

saved-view-keep = Garder cette vue
saved-views = Vues des tâches
saved-view-edit = Modifier : { $view }
saved-view = Vue
saved-view-name = Nom
saved-view-open = Ouvrir cette vue
saved-view-delete = Supprimer
saved-view-delete-hint = Les tâches restent telles quelles.
