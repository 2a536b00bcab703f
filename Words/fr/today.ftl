## The list of the day.

today = Aujourd’hui
today-list = À faire aujourd’hui
today-costs-nothing = Ne coûte rien
today-check = Cocher ce qui est fait, puis appuyer sur Terminé.
today-morning = Matin
today-afternoon = Après-midi
today-evening = Soir
today-any-time = Sans heure fixe

today-empty-done = Tout est fait ici. Le repos compte aussi.
today-empty-low = Tout ce qui est prévu peut attendre. Le repos compte.
today-empty-first = Noter une chose pour aujourd’hui. Un titre suffit.
today-add = Ajouter pour aujourd’hui
today-empty = Rien de prévu pour l’instant. Choisir quelques tâches possibles aujourd’hui, ou se reposer : le repos compte.
today-empty-link = Aujourd’hui
today-begin = Ou commencer avec
today-template = Un modèle
today-template-facts = Matin, jour de petite forme, bagages

## Links above the list.

today-select = Choisir des tâches
today-plan = Planifier ma journée

## The menu.

today-menu-new-day = Nouvelle journée
today-menu-now = Et maintenant ?
today-menu-adjust = Ajuster la journée
today-menu-check = Cocher
today-sort-cost = Trier par { UNIT($unit) }
today-sort-time = Trier par moment de la journée
today-sort-own = Trier à la main

## The bar: one of these beside “Add a task”.

today-bar-new-day = Nouvelle journée
today-bar-now = Et maintenant ?
today-bar-select = Choisir des tâches
today-bar-done = Terminé

## Notes above the list.

today-another-date = Nous sommes maintenant le { $date } : une nouvelle journée peut commencer quand tu veux. Cette liste reste jusque-là.
today-over = La journée a { SPOONS($spoons) } ; ce qui est prévu en prend { NUMBER($used) }. Rien n’a été retiré.
today-borrowed = Emprunt au lendemain. La prochaine fois, Nouvelle journée proposera { NUMBER($spoons) }.
today-can-wait = Choisir ce qui peut attendre
today-spoons = Une cuillère, c’est un peu d’énergie
today-spoons-own = 1 { $unit }, c’est un peu d’énergie
today-spoons-facts = Chaque tâche en prend. La rangée en haut montre ce qu’il y a aujourd’hui, pour pouvoir s’arrêter tant qu’il en reste.
today-spoons-help = Les { UNIT($unit) }, c’est quoi ?

## Sections below the list.

today-due = Échéance arrivée, pas encore prévu
today-later = Plus tard aujourd’hui
today-done = Terminé aujourd’hui
today-backlog = En attente
today-backlog-facts = Tâches des jours précédents
examples-remove = Retirer les exemples

## A low day: a day on which little is possible. Only what cannot wait is shown.

low-day-says = Le reste reviendra tel quel.
low-day-today = Petite forme s’arrête à la prochaine Nouvelle journée.
low-day-kept = Petite forme continue jusqu’à ce que tu l’arrêtes.
low-day-end = Arrêter Petite forme
low-day-aside = Masqué pour l’instant : { $tasks }, { SPOONS($spoons) }.
low-day-with = Avec elles : { $free }.
low-day-fewer = { UNIT($unit, style: "capital") } : moins aujourd’hui
low-day-show = Afficher
low-day-hide = Masquer
low-day-hidden-list = Tâches masquées
low-day-wanted = Remettre dans la liste du jour : { $title }
low-day-list = Ne peut pas attendre
low-day-begin = Petite forme
low-day-begin-kept = Petite forme jusqu’à ce que je l’arrête

## The first page that anybody sees.

welcome = Une journée à la mesure de ton énergie
welcome-lead = Chaque jour, les { UNIT($unit) } sont en nombre limité. Teaspoon aide à choisir ce qui tient dans la journée et garde le reste pour plus tard. <help>Les { UNIT($unit) }, c’est quoi ?</help>
welcome-spoons = { UNIT($unit, style: "capital") } aujourd’hui : combien ?
welcome-spoons-hint = Une estimation suffit. On peut la changer à tout moment.
welcome-examples = Commencer avec quelques tâches d’exemple
welcome-examples-hint = Elles se retirent d’un seul geste.
welcome-privacy = Pas de compte. Tout reste sur cet appareil et fonctionne hors ligne.
welcome-sign-in = J’ai un compte
welcome-restore = Restaurer depuis un fichier de sauvegarde
welcome-start = Commencer ma journée

example-dressed = S’habiller
example-breakfast = Préparer le petit-déjeuner
example-shower = Prendre une douche
example-message = Répondre à un message
example-laundry = Faire une lessive
example-dinner = Préparer le dîner
example-friend = Voir des amis
