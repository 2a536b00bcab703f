### Only pages of the server say these.

## Links that show something to people without an account.

links = Liens partagés
links-lead = Toute personne qui a le lien peut voir ce qu’il montre, sans compte, jusqu’à ce que tu le désactives.
links-spoons = Partager les { UNIT($unit) } du jour
links-list-hint = Pour partager une liste, l’ouvrir et choisir <menu>Créer un lien en lecture seule</menu> dans son menu.

links-preview = Toute personne qui a le lien verra ceci, tel qu’au moment où elle l’ouvre, et rien d’autre :
links-label = Nom du lien (facultatif)
links-label-hint = Par exemple « pour Maman ». Personne d’autre que toi ne le voit.
links-label-too-long = { NUMBER($most) } caractères au plus.
links-create = Créer le lien
links-created = Lien créé
links-address = Lien
links-address-hint = Le copier maintenant : il n’est affiché qu’ici, et ce serveur ne le garde pas.
links-too-many = Un compte a au plus { NUMBER($most) } liens de ce type. En désactiver un fait de la place.

links-yours = Tes liens
links-shows-spoons = { UNIT($unit, style: "capital") } encore libres aujourd’hui
links-shows-nothing = Une liste qui n’est plus ici : le lien ne montre rien
links-made = { $days ->
    [0] Créé ces dernières 24 heures
    [one] Créé il y a { NUMBER($days) } jour
   *[other] Créé il y a { NUMBER($days) } jours
}
links-opened = { $days ->
    [0] Ouvert ces dernières 24 heures
    [one] Ouvert la dernière fois il y a { NUMBER($days) } jour
   *[other] Ouvert la dernière fois il y a { NUMBER($days) } jours
}
links-not-opened = Pas encore ouvert
links-revoke = Désactiver
links-revoke-one = Désactiver : { $link }

copy-text = Copier

## What somebody sees who has such a link.

public-view-only = Lecture seule. Recharger la page pour la mettre à jour.
public-ended = Rien à montrer
public-ended-lead = Ce lien n’existe pas ou a été désactivé. La personne qui l’a donné peut en donner un nouveau.
public-later = Essayer à nouveau dans un instant
public-later-lead = Ceci ne peut pas être affiché pour l’instant. Recharger la page dans une minute.

public-spoons = Ce qu’il reste aujourd’hui
public-spoons-left = { $count ->
    [one] Encore <number>{ NUMBER($count) }</number> cuillère aujourd’hui
   *[other] Encore <number>{ NUMBER($count) }</number> cuillères aujourd’hui
}
public-units-left = Encore <number>{ NUMBER($count) }</number> <unit></unit> aujourd’hui
public-spoons-none = Aucune journée n’a encore commencé
public-known-minutes = Dernières nouvelles : il y a quelques minutes.
public-known-hour = Dernières nouvelles : il y a moins d’une heure.
public-known-hours = { $hours ->
    [one] Dernières nouvelles : il y a { NUMBER($hours) } heure.
   *[other] Dernières nouvelles : il y a { NUMBER($hours) } heures.
}
public-known-days = { $days ->
    [one] Dernières nouvelles : il y a { NUMBER($days) } jour.
   *[other] Dernières nouvelles : il y a { NUMBER($days) } jours.
}

public-list-count = { $count ->
    [one] { NUMBER($count) } élément
   *[other] { NUMBER($count) } éléments
}
public-list-empty = Il n’y a rien dedans pour l’instant.
public-list-cut = Et ainsi de suite : voici les { NUMBER($count) } premiers.
public-list-done = Terminé
public-list-skipped = Pas cette fois
