## The person’s lists, by category.

lists = Listes
lists-empty = Aucune liste pour l’instant. Une liste regroupe des tâches : un lieu, un voyage, une routine.
lists-empty-link = Commencer avec un modèle
lists-other = Autres
lists-apart = Les listes sont groupées par catégorie. Une liste change de groupe quand sa catégorie change.
lists-new = Nouvelle liste
lists-menu-templates = Modèles
lists-menu-merge = Réunir des listes en une liste à cocher
lists-menu-shared = Listes partagées
lists-menu-archive = Archives

## A list in a row. Below its name are the titles of its first tasks, or one of these two; then the others, each after a dot.

list-row-nothing = Rien à faire ici pour l’instant
list-row-nothing-template = Encore vide
list-row-checklist = liste à cocher
list-row-shared = partagée

## What can be done with a list in a row. The buttons have a drawing; their names are for screen readers.

list-option-restore = Restaurer
list-option-restore-list = Restaurer : { $list }
list-option-edit = Modifier : { $list }
list-option-archive = Archiver : { $list }
list-option-delete = Supprimer la liste et ses tâches : { $list }

## Lists that were put away.

archive = Archives
archive-empty = Aucune liste archivée. Une liste dont tu n’as pas besoin en ce moment peut attendre ici, telle quelle.
archive-lists = Listes archivées

## The form of a list.

list-new = Nouvelle liste
list-edit = Modifier la liste
list-edit-template = Modifier le modèle
list-name = Nom
list-icon = Icône
list-category = Catégorie
list-category-hint = Les listes d’une même catégorie sont groupées. Facultatif.
list-checklist = Liste à cocher

## Names of categories that are suggested.

category-home = Maison
category-work = Travail
category-health = Santé
category-errands = Courses
category-family = Famille
category-fun = Loisirs

## Drawings of lists.

icon-list = Liste
icon-home = Maison
icon-work = Mallette
icon-health = Croix
icon-cart = Chariot
icon-bag = Sac
icon-heart = Cœur
icon-book = Livre
icon-leaf = Feuille
icon-paw = Patte
icon-star = Étoile
icon-people = Personnes
icon-phone = Téléphone
icon-broom = Balai

## The menu of a list’s page.

list-menu-use = Utiliser ce modèle
list-menu-edit = Modifier la liste
list-menu-edit-template = Modifier le modèle
list-menu-uncheck = Tout décocher
list-menu-again = Recommencer et archiver celle-ci
list-menu-template = Enregistrer comme modèle
list-menu-duplicate = Dupliquer
list-menu-archive = Archiver
list-menu-delete = Supprimer la liste et ses tâches

## A list with its tasks.

list-bar-add = Ajouter à <list></list>
list-is-template = Modèle
list-sun = ajoute une tâche à la liste du jour
list-archived = Cette liste est archivée, telle quelle.
list-restore = Restaurer

list-nothing = Rien à voir ici pour l’instant.
list-empty = Aucune tâche pour l’instant. En ajouter une ci-dessous.
list-empty-view = Aucune tâche pour l’instant.

list-apart = Une ligne se déplace dans sa section. Pour la mettre dans une autre, ouvrir la tâche.
list-more-steps = et { NUMBER($count) } de plus
list-row-done = terminée
list-done-before = Terminées avant aujourd’hui
list-show-hidden = Voir les tâches masquées
list-hidden = Masquées

## Buttons at a task, whose words are seen.

list-button-for = { $button } : { $task }
list-include = Inclure
list-skip = Passer
list-wake = Réafficher

## A task that is the heading over its steps.

list-heading-done = Terminé
list-heading-tick = { $count ->
    [one] Cocher la dernière
   *[other] Tout cocher ({ $count })
}
list-heading-untick = Tout décocher
list-heading-pack = { $count ->
    [one] Emballer la dernière chose
   *[other] Tout emballer ({ $count })
}
list-heading-unpack = Tout déballer
list-heading-packed = tout est emballé
list-heading-skipped = pas cette fois

## Under the name of a checklist: how many things are packed. The parts are put together with commas.

packing-all = Tout est emballé
packing-left = { NUMBER($count) } à emballer
packing-packed = déjà emballé : { NUMBER($count) }
packing-skipped = pas cette fois : { NUMBER($count) }

## Several lists become one checklist.

merge = Réunir des listes en une liste à cocher
merge-lead = Une liste à cocher avec tout ce qu’il y a dans les listes choisies. Les doublons ne sont ajoutés qu’une fois.
merge-empty = Il n’y a pas encore de listes à réunir. Un modèle est un bon début.
merge-empty-link = Choisir un modèle
merge-choose = Listes à réunir
merge-template = Modèle
merge-name = Nom de la nouvelle liste
merge-name-hint = Par exemple : Week-end à la mer
merge-bar-make = Créer la liste

## That a list is shared: on its page, at its tasks, and in its menu.

shared-with = Partagée avec <names></names>
shared-with-nobody = Pas encore partagée avec quelqu’un
shared-with-view = Partagée avec <names></names>. Lecture seule
shared-with-nobody-view = Pas encore partagée avec quelqu’un. Lecture seule
shared-names-two = { $first } et { $second }
shared-names-more = { $count ->
    [one] { $first }, { $second } et { NUMBER($count) } autre
   *[other] { $first }, { $second } et { NUMBER($count) } autres
}

shared-task-view = Lecture seule. Tu peux quand même changer ton coût, ta note et ce que tu prévois.
shared-task-with = Partagée avec <names></names>. Tous les membres voient le titre, les sous-tâches, l’échéance, la répétition et la priorité, et si elle est terminée. Tout le reste est pour toi seulement.
shared-task-nobody = Cette tâche est dans une liste partagée. Les autres membres verront le titre, les sous-tâches, l’échéance, la répétition et la priorité, et si elle est terminée. Tout le reste est pour toi seulement.

shared-menu-members = Membres
shared-menu-share = Partager la liste
links-menu-list = Créer un lien en lecture seule

invited = Invitations
invited-by = <person></person> t’invite dans la liste <list></list>.
invited-view = { $count ->
    [one] Voir l’invitation
   *[other] Voir les invitations
}

## Notes that are written for a person when a shared list leaves their device.

left-list = Tu ne fais plus partie de la liste « { $list } ». Elle n’est plus sur cet appareil.
left-written = Tu as écrit ceci dans une liste partagée que tu ne peux plus modifier :

## What members deleted in a shared list, or moved out of it. Only members who can edit the list see it.

removals = Supprimé ou retiré
removals-lead = Les { NUMBER($days) } derniers jours. Tous ceux qui peuvent modifier cette liste le voient et peuvent l’annuler.
removals-empty = Rien n’a été supprimé ici ni déplacé vers une autre liste. Cela apparaîtrait ici et pourrait être annulé.
removal-deleted = Un autre membre a supprimé : { TASKS($what) }
removal-deleted-by = { $member } a supprimé : { TASKS($what) }
removal-deleted-own = Tu as supprimé : { TASKS($what) }
removal-moved = Un autre membre a déplacé vers une autre liste : { TASKS($what) }
removal-moved-by = { $member } a déplacé vers une autre liste : { TASKS($what) }
removal-moved-own = Tu as déplacé vers une autre liste : { TASKS($what) }
removal-restored = Un autre membre a rétabli : { TASKS($what) }
removal-restored-own = Tu as rétabli : { TASKS($what) }
removal-back = rétabli

## A note that a shared list is gone. The name of the list stands in the place of the tag.

gone-deleted-own = Tu as supprimé la liste partagée <list></list> ({ TASKS($what) }) : { $when }. Tu peux la rétablir jusqu’au { $until }.
gone-deleted = La personne à qui appartient la liste partagée <list></list> l’a supprimée ({ TASKS($what) }) : { $when }. Elle seule peut la rétablir.
gone-deleted-view = La liste partagée <list></list> a été supprimée.
gone-added = Ajouté depuis, et encore là, dans aucune liste :
gone-notes = Ce que tu y as écrit et qui n’a pas été envoyé se trouve dans tes <notes>notes</notes>.
gone-restore = La rétablir
gone-leave = La laisser supprimée

## In the form of a list that is shared.

list-edit-shared = Tout le monde dans cette liste voit le nom, l’icône et la couleur, et si c’est une liste à cocher. Personne d’autre ne voit la catégorie.
list-edit-view = Lecture seule. Tu peux choisir une catégorie, que personne d’autre ne voit.
