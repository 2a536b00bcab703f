## Where a task is: below the title of its page, after the word “Task”.

task-in-today = dans la liste du jour
task-in-today-hidden = dans la liste du jour, masquée par Petite forme
task-done-today = terminée aujourd’hui
task-in-backlog = en attente
task-not-planned = pas prévue
task-rest = repos, ne coûte rien
task-no-cost = coût non indiqué
task-done = terminée
task-in-template = fait partie d’un modèle
task-in-archive = dans une liste archivée

## Above the form of a task.

task-belongs-to = Fait partie de
task-next = Prochaine échéance : { $date }
task-hidden-until = Masquée, de retour : { $time }
task-planned-for = Prévue pour le { $date }.
task-planned-after-due = Prévue pour le { $date }, après son échéance.
task-time-spent = Temps passé : { $time }
task-skipped = Pas cette fois.
task-open-list = Ouvrir la liste : <list></list>

## The form of a task, in rows: the name of a field and its value. A row opens, and then has the field.

form-not-set = Non indiqué
form-cost-not-set = non indiqué
form-cost = { UNIT($unit, style: "capital") }
form-usual-cost = { UNIT($unit, style: "capital") } d’habitude
form-usual-cost-rest = Repos
form-due = Échéance
form-due-none = Sans date
form-due-dates = Échéances proposées
form-due-date = Date d’échéance
form-due-time = Heure
form-start = Masquer jusqu’au
form-start-dates = Dates proposées pour masquer la tâche
form-date-today = Aujourd’hui
form-date-tomorrow = Demain
form-date-week = La semaine prochaine
form-duration = Durée
form-minutes = Minutes
form-priority = Priorité
form-list = Liste
form-list-none = Sans liste
form-list-new = Nouvelle : { $list }
form-subjects = Étiquettes
form-subjects-none = Aucune
form-subjects-new = Nouvelle : { $subject }
form-subjects-add = Nouvelle étiquette
form-energy = Type d’énergie
form-reminder = Rappel
form-reminder-none = Aucun
form-reminder-hint = Les rappels sonnent sur les appareils où ils sont activés, ou arrivent par e-mail.
form-reminder-setup = Appareils et e-mail pour les rappels
form-reminder-hint-guest = Les rappels ne marchent qu’avec un compte.
form-reminder-sign-in = Se connecter ou créer un compte
form-today = Liste du jour
form-today-yes = Oui
form-today-no = Non
form-today-add = Ajouter à la liste du jour
form-today-due = Ce qui est à faire aujourd’hui s’ajoute tout seul à la liste, s’il y a de la place.
form-today-reserve = Utiliser la réserve
form-note = Note
form-note-add = Ajouter
form-more = Plus d’options
form-more-facts = Priorité et autres
