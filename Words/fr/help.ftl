## Help. Here spoons are those of the spoon theory, also for somebody who gave the unit another name.

help = Aide
help-spoons = Les cuillères, c’est quoi ?
help-spoons-are = Une cuillère est une unité d’énergie. On en a un certain nombre au début de la journée, et chaque chose qu’on fait en prend une ou plusieurs : une douche peut en prendre 2, un appel 1, une visite 5. Ces nombres sont les tiens : personne d’autre ne les connaît, et ils changent d’un jour à l’autre.
help-spoons-planned = Quand toutes les cuillères sont prévues, la journée est pleine. Ce qui reste est gardé dans En attente. Le repos n’en prend aucune, et il compte.
help-spoons-source = D’après « The Spoon Theory » de Christine Miserandino, 2003, sur butyoudontlooksick.com. Elle vit avec un lupus, et l’a expliqué à une amie dans un café, avec une poignée de cuillères. Dans les Réglages, l’unité peut porter un autre nom.

help-row = Comment lire la rangée
help-row-spent = Couchée, grise
help-row-spent-means = Terminé
help-row-planned = Pleine
help-row-planned-means = Prévu
help-row-free = En contour
help-row-free-means = Libre
help-row-reserve = En tirets
help-row-reserve-means = Gardé en réserve
help-row-over = En pointillés
help-row-over-means = Emprunté, ou plus que ce qu’il y a

help-day = Comment se passe une journée
help-day-new = Nouvelle journée : indiquer le nombre du jour. Une estimation suffit, et on peut la changer à tout moment.
help-day-select = Choisir des tâches : prendre ce qui tient, puis appuyer sur Valider. Teaspoon fait les calculs.
help-day-check = Cocher ce qui est fait. Le reste passe dans En attente quand la journée suivante commence.

help-more = Bon à savoir
help-more-cost = Un coût est une estimation. Si une tâche coûte plus ou moins que d’habitude aujourd’hui, l’ouvrir et changer le coût du jour.
help-more-reserve = On peut en garder quelques-unes en réserve, pour ne pas aller jusqu’au bout de ses forces. La réserve est affichée à part.
help-more-borrow = On peut emprunter au lendemain. La Nouvelle journée suivante retire alors l’emprunt du nombre qu’elle propose.
help-more-low = Un jour difficile, Petite forme (dans Aujourd’hui) n’affiche que ce qui ne peut pas attendre. Tout le reste revient exactement tel quel. Un jour de petite forme, les rappels n’ont pas de son.
help-more-swipe = Balayer une ligne de la liste du jour vers la gauche pour la cocher.
help-more-move = Balayer une ligne vers la droite pour la déplacer vers un jour. Le ⋯ à la fin de la ligne fait de même, et « Déplacer… » sur la page d’une tâche.
help-more-drag = Dans une fenêtre large, glisser une tâche sur Journée, sur le côté, pour l’ajouter à la liste du jour.
help-more-hold = Dans une liste à l’ordre personnel, laisser le doigt une demi-seconde sur une ligne, puis la déplacer. Avec une souris, faire glisser la poignée.
help-more-unit = L’unité d’énergie peut porter un autre nom : Réglages, Énergie.

help-now = Et maintenant ?
help-now-facts = Propose une tâche qui convient
help-plan = Planifier ma journée
help-plan-facts = Propose une journée qui convient
help-history = Historique
help-history-facts = Voir et annuler les changements des { NUMBER($days) } derniers jours
help-keys = Raccourcis clavier
help-keys-facts = Appuyer sur ? depuis n’importe quelle page
help-tips = Astuces
help-tips-facts = Pacing et mise en route, avec les sources
help-advice = Teaspoon planifie des tâches. Il ne donne pas de conseils médicaux.

## More: links to all other pages, some with a line below.

more = Plus
more-help = Les cuillères, c’est quoi ?
more-help-facts = Et comment se passe une journée
more-now = Et maintenant ?
more-focus = Concentration et repos
more-notes = Notes
more-tips = Astuces
more-tips-facts = Sur le pacing et la mise en route
more-insights = Statistiques
more-insights-facts = Tes propres journées, décrites
more-history = Historique
more-history-facts = Voir et annuler les changements des { NUMBER($days) } derniers jours
more-templates = Modèles
more-subjects = Étiquettes
more-settings = Réglages
more-account = Compte
more-account-none = Aucun compte connecté
more-data = Mes données
more-data-facts = Exporter, importer, imprimer
more-about = À propos

## About: where the data is, and the version.

about = À propos
about-data = Où sont les données
about-data-server = Le planning est gardé sur ce serveur, pour ce navigateur seulement. Un cookie de ce navigateur en est la seule clé : si les cookies sont effacés, il ne peut plus être ouvert.
about-data-device = Sur cet appareil, dans ce navigateur. Rien n’est envoyé ailleurs.
about-data-account = Sur cet appareil, dans ce navigateur, et dans ton compte sur ce serveur ({ $mail }).
about-data-clearing = Effacer les données de site du navigateur les supprime. Sur un iPhone, Safari efface un site resté sept jours sans être utilisé ; ajouter Teaspoon à l’écran d’accueil les garde.
about-version = Cette version
about-version-is = Teaspoon { $version }, publication { $release }.
about-crashes = { $count ->
    [0] Aucun arrêt imprévu sur cet appareil.
    [one] Un arrêt imprévu sur cet appareil, suivi d’un redémarrage automatique.
   *[other] { $count } arrêts imprévus sur cet appareil, suivis d’un redémarrage automatique.
}
about-fonts = Polices
about-fonts-are = Inter, par The Inter Project Authors (SIL Open Font License 1.1), et OpenDyslexic, par Abelardo Gonzalez (CC BY 3.0), toutes deux réduites aux alphabets nécessaires.
