## The page that adds a task.

add = Ajouter une tâche
add-to = Ajouter à { $list }
add-bar-close = Fermer
add-bar-add = Ajouter la tâche
add-several = Ajouter plusieurs tâches
add-select = Choisir des tâches
add-help = Que peut-on écrire sur une ligne ?
add-help-line = ~2 pour { SPOONS($spoons) } · demain 9h · !haute · #téléphone pour une étiquette · @Courses pour une liste · tous les jours · 15 min

## What somebody wrote is shown again, because the task or list that it belongs to was deleted. “Add task” and “Save” are buttons.

add-deleted-list = Cette liste n’est plus ici. Elle a été supprimée, peut-être sur un autre appareil, ou n’est plus partagée avec toi. Ton texte est ici : « Ajouter la tâche » le garde comme tâche à part.
add-deleted-parent = La tâche principale de cette sous-tâche n’est plus ici. Elle a été supprimée, peut-être sur un autre appareil, ou sa liste n’est plus partagée avec toi. Ton texte est ici : « Ajouter la tâche » le garde comme tâche à part.
add-deleted-parent-form = La tâche principale de cette sous-tâche n’est plus ici. Elle a été supprimée, peut-être sur un autre appareil, ou sa liste n’est plus partagée avec toi. Ton texte est ici : « Enregistrer » le garde comme tâche à part.
add-deleted-task = Cette tâche n’est plus ici. Elle a été supprimée, peut-être sur un autre appareil, ou sa liste n’est plus partagée avec toi. Ton texte est ici : « Enregistrer » le garde comme nouvelle tâche.

## The line: one field, which understands more than the title. What it understood is shown below.

line-task = Tâche
line-new-task = Nouvelle tâche
line-add = Ajouter
line-add-later = Ajouter pour plus tard
line-title = Titre : <title></title>
line-hint = Toucher un élément pour remettre ses mots dans le titre.
line-put-back = { $meaning } : remettre dans le titre
line-or = Ou { $meaning }
line-maybe = { $meaning } ?
line-understood = Ce que dit la ligne

## What the parts of a line mean.

chip-spoons = { SPOONS($spoons) }
chip-high = Priorité haute
chip-medium = Priorité moyenne
chip-low = Priorité basse
chip-subject = Étiquette : { $subject }
chip-subject-new = Étiquette : { $subject } (nouvelle)
chip-list = Liste : { $list }
chip-list-new = Liste : { $list } (nouvelle)
chip-time-today = Aujourd’hui, { $time }
chip-time-tomorrow = Demain, { $time }
chip-time-date = { $date }, { $time }
chip-words = { $meaning } (« { $words } »)
