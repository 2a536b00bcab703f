## The calendar: a month, a week or a day.

calendar = Agenda
calendar-views = Vues de l’agenda
calendar-views-month = Mois
calendar-views-week = Semaine
calendar-views-day = Jour
calendar-turns = Dates
calendar-bar-add = Ajouter le { $date }
calendar-menu-today = Aller à aujourd’hui
calendar-menu-plan = Planifier plusieurs jours

## How many tasks are on a day. The parts are put together with commas: “2 tasks, 1 begins, 1 done”.

calendar-count-tasks = { $count ->
    [one] { $count } tâche
   *[other] { $count } tâches
}
calendar-count-begin = { $count ->
    [one] { $count } commence
   *[other] { $count } commencent
}
calendar-count-repeat = { $count ->
    [one] { $count } se répète
   *[other] { $count } se répètent
}
calendar-count-done = { $count ->
    [one] { NUMBER($count) } terminée
   *[other] { NUMBER($count) } terminées
}
calendar-count-none = aucune tâche
calendar-count-undated = aucune tâche datée

## How many spoons are planned for a day: the short text beside its tasks.

calendar-load = { NUMBER($planned) } sur { SPOONS($usual) }
calendar-load-over = { NUMBER($planned) } sur { SPOONS($usual) }, { NUMBER($over) } en trop

## A task in a row of a day.

calendar-row-done = terminée
calendar-row-begins = commence
calendar-row-planned = prévue
calendar-row-repeats = se répète
calendar-row-move = Déplacer vers un autre jour : { $task }

## A month.

month-previous = Mois précédent : { $month }
month-next = Mois suivant : { $month }

## The name of a day in the month, for screen readers:
## “Tuesday 24 November 2026, today: 5 tasks. Home, Errands and 3 more. 7 of your usual 12 spoons planned”.

month-day-today = { $date }, aujourd’hui
month-day-chosen = { $date }, choisi
month-day-today-chosen = { $date }, aujourd’hui, choisi
month-day-tasks = { $day } : { $tasks }
month-day-and = { $said }. { $further }
month-day-no-list = Sans liste
month-day-more = { $lists } et { NUMBER($count) } de plus

## The legend below the month.

month-legend = Légende
month-legend-planned = { UNIT($unit) } au programme
month-legend-over = plus de { NUMBER($usual) }
month-legend-over-usual = plus que d’habitude
month-legend-lists = { $category } : { $lists }
month-legend-lists-more = { $category } : { $lists }, { NUMBER($count) } de plus
month-legend-task = Une tâche
month-legend-no-list = Sans liste
month-legend-begins = Commence
month-legend-repeats = Se répète

## The fields below, which lead to any month.

month-jump = Aller à un mois
month-jump-month = Mois
month-jump-year = Année
month-jump-show = Afficher

## The month while a task is moved: each day is a button.

move-day = Choisir un jour
move-day-due = Déplacer vers quel jour ?
move-day-start = Masquer jusqu’à quel jour ?
move-day-type = Écrire une date
move-day-date = Date
move-day-move = Déplacer

## A week.

week-previous = Semaine précédente, à partir du { $date }
week-next = Semaine suivante, à partir du { $date }
week-day-today = { $date }, aujourd’hui
week-day-more = et { NUMBER($count) } de plus
week-day-more-on = et { NUMBER($count) } de plus le { $date }
week-day-nothing = Rien de prévu
week-day-add = Ajouter le { $date }
calendar-besides = Tâches quotidiennes
calendar-besides-today = Aussi dans la liste du jour

## A day, on its own page or beside its month.

day-previous = Jour précédent : { $date }
day-next = Jour suivant : { $date }
day-title-today = { $date }, aujourd’hui
day-more = et { NUMBER($count) } de plus ce jour-là
day-timed = À heure fixe
day-untimed = Sans heure fixe
day-said = { $day } : { $tasks }.
day-said-alone = { $day }.
day-said-load = { $load }.
day-today = Aujourd’hui
day-tomorrow = Demain
day-yesterday = Hier
day-ahead = { $days ->
    [one] Dans { $days } jour
   *[other] Dans { $days } jours
}
day-past = { $days ->
    [one] Il y a { $days } jour
   *[other] Il y a { $days } jours
}
