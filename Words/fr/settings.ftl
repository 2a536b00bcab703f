## The overview of the settings.

settings-all = Tous les réglages
settings-you = Profil
settings-look = Apparence
settings-text = Texte
settings-language = Langue
settings-energy = Énergie
settings-time = Heure et semaine
settings-sound = Son et notifications
settings-simple = Mode simple
settings-keys = Raccourcis clavier
settings-privacy = Confidentialité
settings-privacy-facts = Aucune mesure d’audience, aucun tiers
settings-on = Activé
settings-off = Désactivé

settings-you-facts = Nom et image
settings-simple-facts = Seulement Aujourd’hui, Ajouter et « Et maintenant ? »
settings-default = Par défaut
settings-text-wider = plus large

settings-time-clock-24 = format 24 heures
settings-time-clock-12 = format 12 heures
settings-time-day-first = jour en premier
settings-time-month-first = mois en premier
settings-time-week = semaine à partir de { $weekday }
settings-time-day = journée à partir de { $time }

settings-sound-on = Son activé
settings-sound-off = Son désactivé
settings-notices-on = notifications activées
settings-notices-off = notifications désactivées

settings-energy-day = { SPOONS($spoons) } par jour
settings-energy-reserve = { NUMBER($number) } en réserve
settings-energy-firm = sans emprunt
settings-energy-borrowing = emprunt possible

## You.

profile-name = Nom
profile-name-hint = Le nom que Teaspoon utilisera. Facultatif.
profile-mail = E-mail
profile-mail-hint = Gardé avec le planning. Jamais utilisé ni partagé.
profile-picture = Image
profile-picture-now = Ton image
profile-picture-chosen = L’image choisie
profile-picture-hint = Recadrée et réduite sur ton appareil.
profile-picture-script = Choisir une image demande des scripts, que ce navigateur n’exécute pas.
profile-picture-remove = Retirer l’image

## Appearance.

look-theme = Thème
look-accent = Couleur d’accent
look-accent-theme = Comme le thème
look-motion = Mouvement
look-motion-device = Comme l’appareil
look-motion-none = Réduire les mouvements
look-motion-none-hint = Rien ne bouge, quel que soit le réglage de l’appareil

## Text.

font = Police
font-system = Police de l’appareil
font-inter = Inter
font-dyslexic = OpenDyslexic
font-hint = Inter et OpenDyslexic se téléchargent la première fois qu’on les choisit, puis fonctionnent hors ligne.
text-spacing = Taille et espacement
text-size = Taille du texte
text-letters = Espace entre les lettres
text-words = Espace entre les mots
text-lines = Espace entre les lignes
text-more = +{ NUMBER($number) } %

## Simple mode.

simple-on-hint = Affiche seulement Aujourd’hui, « Et maintenant ? », Repos, Ajouter et Réglages
simple-hint = Rien n’est supprimé. « Tout afficher à nouveau » se trouve en bas de chaque page.

## Energy.

energy-maximum = { UNIT($unit, style: "capital") } par jour
energy-maximum-hint = Laisser vide pour commencer avec le nombre du jour d’avant.
energy-reserve = Réserve
energy-reserve-hint = Gardée à part, pour ne pas aller jusqu’au bout de ses forces. 0 pour ne pas en avoir.
energy-fit = Si les tâches ne tiennent pas
energy-fit-borrow = Proposer d’emprunter au lendemain
energy-fit-firm = Limite stricte
energy-fit-firm-hint = Sans emprunt
energy-rests = Repos dans les plans
energy-rests-on = En proposer un
energy-rests-on-hint = Entre deux tâches qui prennent 4 ou plus
energy-rests-off = Ne pas en proposer
energy-due = Ce qui arrive à échéance
energy-due-on = S’ajoute à la nouvelle journée
energy-due-on-hint = Tant qu’il y a de la place
energy-due-off = Reste dans sa liste
energy-unit = Nom d’une unité
energy-unit-one = Singulier
energy-unit-many = Pluriel
energy-unit-number = { NUMBER($number) } …
energy-unit-hint = Par exemple cuillère et cuillères, point et points, pour cent et pour cent.
energy-kinds = Types d’énergie
energy-kinds-hint = Physique, mentale, sociale, émotionnelle : une tâche peut dire ce qu’elle demande, et « Et maintenant ? » peut proposer une tâche qui ménage l’une d’elles.
energy-kinds-use = Utiliser les types d’énergie
energy-kinds-stop = Désactiver les types d’énergie

## Time and week.

time-clock = Horloge
time-clock-24 = Format 24 heures
time-clock-24-hint = 21:05
time-clock-12 = Format 12 heures
time-clock-12-hint = 9:05 PM
time-dates = Dates
time-dates-day = Jour en premier
time-dates-day-hint = 5/6 est le 5 juin
time-dates-month = Mois en premier
time-dates-month-hint = 5/6 est le 6 mai
time-week = Semaine et jour
time-week-starts = Premier jour de la semaine
time-day-starts = Début de la journée
time-day-hint = Si tu veilles après minuit : jusqu’à cette heure, c’est encore le jour d’avant qui compte pour les échéances et les répétitions. Une Nouvelle journée commence quand tu le dis, à n’importe quelle heure.

## Sound and notifications.

sound = Son
sound-on-hint = Un carillon doux à la fin d’un minuteur
sound-test = Essayer le son
sound-script = Le son demande des scripts, que ce navigateur n’exécute pas.
notices = Notifications
notices-on-hint = À la fin d’un minuteur, même quand une autre app est ouverte
notices-hint = Ce réglage est synchronisé. Chaque appareil doit aussi autoriser les notifications.
notices-test = Envoyer une notification d’essai
notices-script = Les notifications demandent des scripts, que ce navigateur n’exécute pas.
badge = Nombre sur l’icône de l’app
badge-on-hint = Combien il en reste aujourd’hui
badge-hint = Visible là où Teaspoon est installé et où l’appareil met des nombres sur les icônes. Il ne compte jamais ce qui reste à faire.
reminders-say = Afficher dans les notifications
reminders-say-task = Nom de la tâche
reminders-say-nothing = Aucun détail
reminders-say-nothing-hint = « Un rappel de Teaspoon »
reminders-quiet = Heures calmes
reminders-quiet-from = De
reminders-quiet-until = À
reminders-quiet-hint = Les rappels des heures calmes arrivent ensemble, une fois qu’elles sont finies. Les minuteurs sonnent quand même. Laisser vide pour ne pas avoir d’heures calmes.
reminders-most = Nombre maximal de rappels par jour
reminders-most-hint = De 1 à 50. Ensuite, un seul rappel qui résume. Les minuteurs ne comptent pas.
reminders-time = Heure par défaut des tâches sans heure
reminders-time-hint = Un rappel comme « 10 min avant » se compte à partir de cette heure.
reminders-low-day = Un jour de petite forme, les rappels arrivent sans son.
reminders-devices = Appareils qui reçoivent les notifications

## The language of the interface.

language-device = Comme l’appareil
language-device-hint = La langue de l’appareil, si Teaspoon la connaît
language-hint = Les tâches et les notes restent telles que tu les as écrites. Pour ajouter une tâche, les mots anglais sont compris dans toutes les langues.
language-partly = Traduit à { NUMBER($share) } % ; le reste est en anglais
language-not-read = Pas encore relu par quelqu’un dont c’est la langue
