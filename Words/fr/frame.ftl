## The frame of every page: the bar, the menu, the message above the bar.

frame-skip = Aller au contenu

frame-offline = Hors ligne<saved> : les changements sont enregistrés sur cet appareil</saved><waiting> : les changements seront possibles une fois la connexion revenue</waiting>

frame-more-options = Plus d’options
frame-help = Aide

frame-bar = Navigation principale

frame-show-everything = Tout afficher à nouveau

frame-undo = Annuler
frame-redo = Rétablir
frame-dismiss = Fermer

frame-add = Ajouter
frame-add-task = Nouvelle tâche

frame-side-lists = Listes sur le côté
frame-lists = Listes

frame-without-script = Mais ce navigateur n’exécute pas de scripts : le planning est donc gardé sur ce serveur, pour ce navigateur seulement.

menu-options-show = Afficher les options
menu-options-hide = Masquer les options
menu-print = Imprimer

actions = Actions
action-cancel = Annuler
action-done = Terminé
action-save = Enregistrer

## The bar. Five entries share the width of a phone: 64 px each at 320 px, which is about nine letters.

bar-today = Journée
bar-tasks = Tâches
bar-lists = Listes
bar-calendar = Agenda
bar-more = Plus
bar-now = Maintenant ?
bar-rest = Repos
bar-settings = Réglages

## Names of pages, as the link at the top names the page above.

page-today = Aujourd’hui
page-tasks = Tâches
page-lists = Listes
page-calendar = Agenda
page-templates = Modèles
page-notes = Notes
page-settings = Réglages
page-data = Mes données
page-account = Compte
page-shared-lists = Listes partagées
page-gallery = Galerie
page-more = Plus
page-archive = Archives
page-insights = Statistiques
