### Only pages of the server say these.

## The lists that somebody shares.

shared-lists = Listes partagées
shared-lists-empty = Aucune liste partagée pour l’instant. Pour partager une liste, l’ouvrir et choisir <menu>Partager la liste</menu> dans son menu.
shared-lists-invitations = Invitations
shared-lists-joined = Listes que tu partages
shared-lists-with = Avec <names></names>
shared-lists-all = Toutes les listes

shared-offer = <person></person> partage avec toi la liste <list></list>.
shared-offer-view = Tu peux la consulter.
shared-offer-edit = Tu peux la modifier.
shared-offer-join = Rejoindre la liste
shared-offer-decline = Refuser

shared-role-view = Tu peux la consulter
shared-role-edit = Tu peux la modifier
shared-role-own = Elle t’appartient

shared-left = Tu as quitté cette liste.
shared-stopped = Tu ne partages plus cette liste.
shared-declined = Invitation refusée.
shared-too-many-lists = Tu peux partager au plus { NUMBER($most) } listes. Rien n’a été changé.
shared-too-many-members = Une liste peut avoir au plus { NUMBER($most) } membres et { NUMBER($most) } invitations en cours. Rien n’a été changé.
shared-full = Il n’y a pas assez de place pour tout ce qu’il y a dans cette liste. Rien n’a été changé.
shared-moved = Une autre personne modifie cette liste en ce moment : rien n’a été changé. Essayer à nouveau dans un instant.

## The name by which the other members see a person.

shared-name = Ton nom dans cette liste
shared-name-hint = Les autres membres voient ce nom.
shared-name-wrong = Écrire un nom de { NUMBER($most) } caractères au plus.

## What others will see of a list, before it is shared.

share-list = Partager une liste
share-list-lead = <list></list>, avec ce qu’elle contient. Personne ne la voit avant que tu invites quelqu’un.
share-list-seen = Ce que les autres verront
share-list-empty = Aucune tâche pour l’instant.
share-list-done = Terminé
share-list-parts = Pour chaque tâche : son titre, ses sous-tâches, la date et l’heure de l’échéance, la répétition et la priorité, et si elle est terminée. Pour la liste : son nom, son icône et sa couleur.
share-list-unseen = Ce qui est pour toi seulement
share-list-private = Ce qu’une tâche te coûte, sa note, ses étiquettes, ses minutes et son rappel, et quand tu la prévois ou la mets de côté. Personne d’autre ne voit cela.
share-list-now = Partager la liste

## A list that somebody is invited to, before they join it.

join-list = Rejoindre une liste
join-list-view = Tu peux la consulter. Ce que tu y prévois ou notes est pour toi seulement.
join-list-edit = Tu peux la modifier. Ce que tu y prévois ou notes est pour toi seulement.
join-list-decline = Refuser
join-list-now = Rejoindre la liste

## The members of a list.

members = Membres
members-people = Personnes
members-you = { $name } (toi)
members-role-view = Peut consulter
members-role-edit = Peut modifier
members-role-own = Propriétaire

members-access = Changer l’accès
members-allow-editing = Permettre de modifier
members-view-only = Mettre en lecture seule
members-view-only-hint = « Mettre en lecture seule » désactive aussi les liens qui permettent de rejoindre la liste et de la modifier.
members-make-owner = Rendre propriétaire
members-remove = Retirer
members-button-for = { $button } : { $name }

members-name = Ton nom dans cette liste
members-name-save = Enregistrer le nom
members-end = Quitter ou arrêter le partage
members-stop = Arrêter de partager cette liste
members-leave = Quitter cette liste

members-invite = Inviter quelqu’un
members-invite-email = Par adresse e-mail
members-invite-their = Adresse e-mail de la personne
members-invite-mail-hint = Un e-mail part à cette adresse. L’invitation attend sous Listes partagées, dans le compte qui a cette adresse.
members-invite-hint = L’invitation attend sous Listes partagées, dans le compte qui a cette adresse. Aucun e-mail n’est envoyé.
members-invite-now = Inviter
members-invite-link = Par un lien, pour toute personne qui l’a
members-invite-link-now = Créer le lien
members-invite-role = Cette personne peut
members-invite-edit = Modifier
members-invite-view = Consulter

members-link = Lien d’invitation
members-link-hint = Toute personne qui l’a peut rejoindre la liste, pendant 14 jours. Il n’est affiché ici qu’une fois : le copier maintenant. Tu peux le désactiver ci-dessous.

members-pending = Invitations en cours
members-pending-link = Un lien
members-pending-ends = { $days ->
    [0] expire dans les 24 heures
    [one] expire dans { NUMBER($days) } jour
   *[other] expire dans { NUMBER($days) } jours
}
members-revoke = Désactiver
members-revoke-address = Désactiver : { $mail }, { $ends }
members-revoke-link = Désactiver : un lien, { $ends }

members-invited = Invitation créée. Elle attend 14 jours dans le compte qui a cette adresse, s’il y en a un.
members-changed = Membre mis à jour.
members-removed = Membre retiré. Tu peux l’inviter à nouveau ci-dessous.

## Asked before sharing ends. Names stand in the places of the tags.

end-leave = Quitter cette liste
end-leave-what = Tu ne verras plus la liste <list></list> ni ce qu’il y a dedans. Les autres la gardent. Pour revenir, il faudra une autre invitation.
end-remove = Retirer ce membre
end-remove-what = <person></person> ne verra plus la liste <list></list>. Ce que cette personne a ajouté reste. Tu peux l’inviter à nouveau.
end-remove-now = Retirer
end-remove-links = { $count ->
    [one] Désactiver aussi le lien vers cette liste
   *[other] Désactiver aussi les liens vers cette liste
}
end-remove-links-hint = { $count ->
    [one] Un lien vers la liste marche encore : avec lui, <person></person> pourrait la rejoindre à nouveau. Les autres membres restent, et tu peux créer un nouveau lien.
   *[other] Des liens vers la liste marchent encore : avec l’un d’eux, <person></person> pourrait la rejoindre à nouveau. Les autres membres restent, et tu peux créer un nouveau lien.
}
end-owner = Changer de propriétaire
end-owner-what = La liste <list></list> appartiendra à <person></person>, avec la gestion des membres. Tu pourras toujours la modifier. Les liens et les invitations sont désactivés.
end-owner-now = Rendre propriétaire
end-stop = Arrêter le partage
end-stop-what = La liste <list></list> redevient une liste à toi, avec tout ce qu’elle contient. Les autres membres ne la voient plus.
