### The gallery: templates that people published for everybody on this server.

gallery = Galerie
gallery-lead = Des modèles publiés par d’autres personnes sur ce serveur. En utiliser un crée une liste à toi, que tu peux modifier.
gallery-search = Rechercher des modèles
gallery-search-field = Rechercher des modèles
gallery-search-button = Rechercher
gallery-order = Ordre
gallery-order-newest = Les plus récents
gallery-order-uses = Les plus utilisés
gallery-none = Aucun modèle n’a encore été publié.
gallery-none-found = Aucun résultat.
gallery-none-yet = Aucun résultat pour l’instant. Il reste des modèles à parcourir.
gallery-pages = Suite des modèles
gallery-pages-all = Afficher tous les modèles
gallery-pages-next = Afficher plus
gallery-mine = Tes modèles
gallery-mine-facts = Ceux que tu as publiés
gallery-reports = Signalements
gallery-templates = Les modèles de ton app

## What is said of a template, here and in lists: parts with a dot between.

gallery-fact-anonymous = Anonyme
gallery-fact-by = par <author></author>
gallery-fact-items = { $count ->
    [one] { $count } élément
   *[other] { $count } éléments
}
gallery-fact-checklist = Liste à cocher
gallery-fact-uses = { $count ->
    [one] { $count } utilisation
   *[other] { $count } utilisations
}
gallery-item-rest = Repos

## The templates that the person published.

gallery-own = Tes modèles
gallery-own-empty = Rien de publié pour l’instant. Ouvrir l’une de tes listes ou l’un de tes modèles, et choisir <b>Publier dans la galerie</b> dans son menu.
gallery-own-removed = Retiré par l’administration de ce serveur.
gallery-own-hint = Pour en retirer un, l’ouvrir.
gallery-own-templates = Les modèles de ton app

## One published template.

published-removed = L’administration de ce serveur a retiré ce modèle de la galerie. Tu restes la seule personne à pouvoir le voir.
published-use = Utiliser ce modèle
published-items = Éléments
published-mine = Publié par toi
published-withdraw-hint = Cela le retire de la galerie. Les listes que d’autres en ont tirées restent.
published-withdraw = Retirer
published-administrator = Tu administres ce serveur
published-remove = Retirer de la galerie
published-sign-in = Quelque chose ne va pas ? <a>Se connecter</a> pour le signaler.
published-report = Signaler ce modèle
published-report-reason = Qu’est-ce qui ne va pas ?
published-report-hint = L’administration de ce serveur le lit et décide. La personne qui a publié le modèle ne sait pas qui a écrit.
published-report-empty = Dire en quelques mots ce qui ne va pas.
published-report-send = Envoyer le signalement
published-report-sent = Signalement envoyé. L’administration de ce serveur le lira.

## Publishing a list or a template.

publish = Publier dans la galerie
publish-lead = Toute personne qui peut ouvrir ce serveur pourra le voir et l’utiliser, avec ou sans compte. Tu peux le retirer à tout moment. Les listes que d’autres en ont tirées restent.
publish-title = Titre
publish-about = Description (facultatif)
publish-author = Nom à afficher (facultatif)
publish-author-hint = N’importe quel nom. Laisser vide pour publier anonymement. Ton adresse e-mail n’est jamais affichée.
publish-costs = Inclure les coûts et les durées
publish-look = Aperçu
publish-hint = Les titres et les sous-tâches sont publiés. Les notes, dates, étiquettes, journées et ce qui est terminé ne le sont jamais.
publish-preview = Aperçu
publish-preview-lead = Voici ce que tout le monde verra, et rien d’autre :
publish-preview-cut = Un modèle a au plus { NUMBER($items) } éléments : voici les premiers.
publish-do = Publier
publish-change = Modifier

publish-empty = Cette liste est vide : il n’y a encore rien à publier.
publish-changed = La liste a changé depuis l’aperçu. Voici le nouvel aperçu ; rien n’a encore été publié.
publish-too-many = On peut publier au plus { NUMBER($templates) } modèles. En retirer un pour en publier un autre.
publish-title-empty = Écrire un titre.
publish-title-long = Le titre peut avoir { NUMBER($characters) } caractères au plus.
publish-about-long = La description peut avoir { NUMBER($characters) } caractères au plus.
publish-author-long = Le nom à afficher peut avoir { NUMBER($characters) } caractères au plus.

## Reports about templates, for the administrator.

gallery-reported = Signalements
gallery-reported-empty = Aucun signalement en cours.
gallery-reported-lead = Les deux choix referment tous les signalements d’un modèle. Un modèle retiré ne reste visible que pour la personne qui l’a publié, et elle y lit qu’il a été retiré.
gallery-report-sent = { $days ->
    [0] Signalé ces dernières 24 heures
    [one] Signalé il y a { $days } jour
   *[other] Signalé il y a { $days } jours
}
gallery-report-remove = Retirer
gallery-report-keep = Garder
gallery-report-remove-template = Retirer : { $template }
gallery-report-keep-template = Garder : { $template }
