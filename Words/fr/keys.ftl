## The keys that do something, each with its effect.

keys = Raccourcis clavier
keys-lead = Appuyer sur <key></key> depuis n’importe quelle page pour ouvrir celle-ci.
keys-are-on = Les raccourcis d’une seule touche sont activés.
keys-are-off = Les raccourcis d’une seule touche sont désactivés.
keys-hint = Ils ne font rien pendant la saisie. Mieux vaut les désactiver avec une commande vocale, ou si des touches sont pressées sans le vouloir.
keys-turn-on = Activer les raccourcis d’une seule touche
keys-turn-off = Désactiver les raccourcis d’une seule touche
keys-script = Ils demandent des scripts, que ce navigateur n’exécute pas. Tab, Entrée et Espace marchent partout.
keys-two = <first></first> puis <second></second>
keys-enter = Entrée
keys-escape = Échap

## Headings.

keys-anywhere = Partout
keys-rows = Dans une liste
keys-pages = Aller à une page

## Effects.

key-add = Ajouter une tâche
key-search = Rechercher
key-select = Choisir des tâches pour aujourd’hui
key-now = Et maintenant ?
key-plan = Planifier ma journée
key-new-day = Nouvelle journée
key-undo = Annuler, ou ouvrir l’Historique
key-this-page = Cette page
key-rows-both = Ligne suivante, ligne précédente
key-row-next = Ligne suivante
key-row-previous = Ligne précédente
key-row-tick = Cocher ou choisir la ligne
key-row-move = Déplacer vers un jour
key-row-open = Ouvrir la ligne
key-close-task = Fermer la tâche sur le côté
key-today = Aujourd’hui
key-tasks = Tâches
key-backlog = En attente
key-lists = Listes
key-calendar = Agenda
key-notes = Notes
key-focus = Minuteur de concentration
key-history = Historique
key-more = Plus
