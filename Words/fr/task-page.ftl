## The page of a task.

task-page = Tâche
task-page-actions = Actions
task-page-done = Terminé
task-page-open = Pas terminé
task-page-today = Ajouter à la liste du jour
task-page-focus = Concentration
task-page-rest = Repos
task-page-include = Inclure
task-page-skip = Passer
task-page-wake = Réafficher

## The menu.

task-menu-back = Retirer de la liste du jour
task-menu-backlog = Retirer d’En attente
task-menu-duplicate = Dupliquer
task-menu-copy = Copier dans mes tâches
task-menu-delete = Supprimer

## The menu that moves a task to a day: on the page of the task, and on a page that rows lead to. Before “Pick a day”
## stand the texts form-date-today, form-date-tomorrow and form-date-week.

day-menu-tile = Déplacer…
day-menu = Déplacer vers un jour
day-menu-load = { NUMBER($planned) } sur { NUMBER($usual) }
day-menu-pick = Choisir un jour…
day-menu-none = Aucun jour
day-menu-still-due = Échéance conservée : { $date }
day-menu-remove-date = Enlever la date
day-menu-snooze = Mettre de côté jusqu’à plus tard aujourd’hui
day-menu-hide = Masquer jusqu’au…
day-menu-hide-hint = Hors de vue jusqu’à ce jour
day-menu-hide-button = Masquer
day-menu-skip = Passer cette fois
day-menu-end = Arrêter de répéter

## Among which steps a task stands.

task-place = Placer sous une autre tâche
task-place-step = Déplacer cette sous-tâche
task-place-under = Placer sous
task-place-move = Déplacer
task-place-own = En faire une tâche

## The steps of a task.

steps-title = Sous-tâches
steps-add = Ajouter une sous-tâche
steps-add-button = Ajouter
steps-done = Terminé : { $step }
steps-skipped = pas cette fois
steps-more = Plus d’actions : { $step }
steps-own = En faire une tâche
steps-up = Remonter d’un niveau

## What a task costs today, or did cost.

task-today = { UNIT($unit, style: "capital") } aujourd’hui
task-today-usual = d’habitude { NUMBER($cost) }
task-took = Combien ça a pris, en { UNIT($unit) } ?
task-took-planned = prévu : { NUMBER($cost) }
task-took-none = Rien du tout
task-took-counts = C’est ce nombre qui compte pour aujourd’hui.
task-took-counts-usual = C’est ce nombre qui compte pour aujourd’hui. Le coût habituel reste { NUMBER($cost) }.

## Fields of a task.

task-field-title = Titre
task-field-note = Note
task-field-cost = { UNIT($unit, style: "capital") }
task-field-cost-hint = non indiqué
task-field-cost-none = Non indiqué
task-field-cost-rest = Repos, ne coûte rien

## How often a task is there again: in its form.

task-repeat = Répéter
task-repeat-never = Jamais
task-repeat-daily = Tous les jours
task-repeat-weekdays = Certains jours de la semaine
task-repeat-week = Toutes les semaines
task-repeat-month = Tous les mois
task-repeat-year = Tous les ans
task-repeat-after = Une fois la tâche terminée
task-repeat-after-days = Combien de jours après
task-repeat-more = Plus…
task-repeat-on = Ces jours de la semaine
task-repeat-days = Tous les jours
task-repeat-weeks = Toutes les semaines
task-repeat-months-day = Tous les mois, à la même date
task-repeat-months-weekday = Tous les mois, un jour de la semaine (p. ex. le 2e vendredi)
task-repeat-months-last-weekday = Tous les mois, un jour de la semaine, le dernier du mois (p. ex. le dernier vendredi)
task-repeat-months-last-day = Tous les mois, le dernier jour
task-repeat-years = Tous les ans
task-repeat-contradiction = La date ci-dessus n’est pas le dernier de ces jours dans son mois. Choisir une date qui l’est, ou une autre réponse ici.
task-repeat-every = Une fois sur
task-repeat-every-hint = 2 veut dire : un jour, une semaine, un mois ou un an sur deux.
task-repeat-ruledays = Jours (par défaut : celui de l’échéance)
task-repeat-from = Répéter à partir de
task-repeat-from-due = L’échéance
task-repeat-from-done = Le jour où la tâche est terminée
task-repeat-until = Date de fin (facultatif)
task-repeat-also = S’ajoute aussi d’elle-même aux nouvelles journées
task-moves = Si tu changes la date
task-moves-one = Seulement cette date
task-moves-series = Celle-ci et toutes les suivantes

## The answer as it is saved, beside “Repeat”.

task-repeat-saved-never = Jamais
task-repeat-saved-both = { $daily } ; { $rule }
