## New Day: how many spoons the day has that begins.

new-day = Nouvelle journée
new-day-spoons = { UNIT($unit, style: "capital") } aujourd’hui : combien ?
new-day-borrowed-fixed = Nombre de chaque jour : { NUMBER($usual) }. Déjà emprunté à cette journée : { SPOONS($spoons) }. Elle commence donc avec { NUMBER($left) }.
new-day-borrowed = D’habitude : { NUMBER($usual) }. Déjà emprunté à cette journée : { SPOONS($spoons) }. Elle commence donc avec { NUMBER($left) }.
new-day-felt = Comment était la journée d’avant ? (facultatif)
new-day-comes = S’ajoute tout seul
new-day-stays = Reste dehors, pas assez de place
new-day-offered = À échéance dans les listes partagées
new-day-rule = Nouveau : ce qui arrive à échéance s’ajoute tout seul à votre journée, tant qu’il y a de la place. Décochez ce qui doit rester dehors. Cela se désactive dans Réglages, Énergie.
new-day-backlog = Ce qui reste va dans <backlog>En attente</backlog> et y est gardé.
new-day-low = Petite forme
new-day-low-hint = Afficher seulement ce qui ne peut pas attendre. Le reste revient plus tard.
new-day-low-goes-on = Petite forme continue jusqu’à ce que tu l’arrêtes : dans Aujourd’hui, « Arrêter Petite forme ».
new-day-bar-start = Commencer

## How a day was.

felt-lighter = Plus légère
felt-as-usual = Comme d’habitude
felt-heavier = Plus lourde
felt-had-to-stop = J’ai dû m’arrêter

## The number of the day, changed while it goes on.

adjust-day = Ajuster la journée
adjust-day-spoons = { UNIT($unit, style: "capital") } de la journée : combien ?
adjust-day-now = Pour l’instant : { NUMBER($spoons) }. { $used }.
adjust-day-with = Avec { NUMBER($spoons) } : { $free }.
adjust-day-happens = Ce qui se passe
adjust-day-goes-on = La journée continue. Aucune tâche ne bouge, et rien n’est annulé.
links-day = Partager les { UNIT($unit) } du jour
links-day-hint = Demande le réseau. Les autres voient le nombre, ton nom tel qu’il est dans les réglages, et depuis combien de temps quelque chose a changé.
adjust-day-bar-change = Changer
adjust-day-bar-change-to = Passer à { NUMBER($spoons) }
