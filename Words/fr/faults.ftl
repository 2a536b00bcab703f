## What cannot be done, and the remedy. It stands beside the field or above the page.

fault-title-missing = Écrire un titre.
fault-title-too-long = Ce titre dépasse { NUMBER($most) } caractères. Il y a plus de place dans la note.
fault-note-too-long = Cette note dépasse { NUMBER($most) } caractères. Merci de la raccourcir.
fault-not-a-number = Écrire un nombre entier.
fault-out-of-range = Écrire un nombre entier de { NUMBER($least) } à { NUMBER($most) }.
fault-unit-missing = Écrire un mot de { NUMBER($most) } caractères au plus.
fault-weekdays-missing = Choisir au moins un jour de la semaine, ou « Jamais ».
fault-no-such-task = L’une des tâches n’est plus ici. Elle a été supprimée, peut-être sur un autre appareil, ou sa liste n’est plus partagée avec toi. Rien n’a été changé.
fault-not-in-today = Cette tâche n’est plus dans la liste du jour. Rien n’a été changé.
fault-no-such-change = { $days ->
    [one] Ce n’est plus dans l’historique, qui remonte à { NUMBER($days) } jour.
   *[other] Ce n’est plus dans l’historique, qui remonte à { NUMBER($days) } jours.
}
fault-no-day = Aucune journée n’a encore commencé. En commencer une avec Nouvelle journée, puis choisir.
fault-nothing-chosen = Rien n’est encore choisi. Choisir au moins une tâche, ou appuyer sur Annuler.
fault-uncosted = « { $title } » n’a pas encore de coût. En indiquer un pour pouvoir la prévoir.
fault-over-budget = Cela fait { SPOONS($excess) } en trop. Rien n’a été changé.
fault-date-missing = Choisir aussi une date : ce choix en demande une.
fault-not-a-date = Écrire une date valable, par exemple 2026-10-14.
fault-not-ahead = Choisir une date après aujourd’hui.
fault-not-a-time = Écrire une heure valable, par exemple 9:30.
fault-start-after-due = La tâche resterait masquée jusqu’après son échéance. Choisir un début plus tôt ou une échéance plus tard.
fault-not-a-rule = Écrire un nombre entier de { NUMBER($least) } à { NUMBER($most) }, et choisir jours, semaines, mois ou années.
fault-end-before-first = La date de fin est avant la première date. Choisir une date de fin plus tard, ou aucune.
fault-name-missing = Écrire un nom de { NUMBER($most) } caractères au plus.
fault-name-taken = « { $name } » existe déjà. Choisir un autre nom.
fault-category-too-long = { NUMBER($most) } caractères au plus.
fault-no-such-list = Cette liste n’est plus ici. Elle a été supprimée, peut-être sur un autre appareil, ou n’est plus partagée avec toi. Rien n’a été changé.
fault-no-such-subject = Cette étiquette a été supprimée, peut-être dans un autre onglet. Rien n’a été changé.
fault-own-step = Une tâche ne peut pas être sa propre sous-tâche, ni celle de l’une de ses sous-tâches.
fault-too-deep = { $levels ->
    [one] Les sous-tâches vont jusqu’à { NUMBER($levels) } niveau. Choisir une place plus haut.
   *[other] Les sous-tâches vont jusqu’à { NUMBER($levels) } niveaux. Choisir une place plus haut.
}
fault-too-many-lines = Cela fait { NUMBER($count) } lignes ; la limite est de { NUMBER($most) }. Rien n’a été ajouté, et ton texte est encore là.
fault-file-empty = Choisir un fichier qui n’est pas vide. Ceux que Teaspoon enregistre finissent par .teaspoon.
fault-file-too-large = Ce fichier est plus gros que ce que Teaspoon peut lire. Rien n’a été changé.
fault-not-our-file = Ce fichier n’est pas une sauvegarde de Teaspoon. Seules les sauvegardes (.teaspoon) peuvent être importées. Rien n’a été changé.
fault-file-damaged = Ce fichier est abîmé : il a été coupé, ou changé depuis que Teaspoon l’a enregistré. Rien n’a été changé. Essayer une autre copie.
fault-file-newer = Un Teaspoon plus récent a enregistré ce fichier. Recharger cette page pour avoir le plus récent, puis essayer à nouveau. Rien n’a été changé.
fault-note-missing = Écrire un texte.
fault-no-such-note = Cette note a été supprimée, peut-être dans un autre onglet. Rien n’a été changé.
fault-no-such-view = Cette vue a été supprimée, peut-être dans un autre onglet. Rien n’a été changé.
fault-nothing-asked = Rien n’est filtré ici. Faire d’abord une recherche ou choisir un filtre, puis garder la vue.
fault-too-many-views = Il y a déjà { NUMBER($most) } vues. En supprimer d’abord une sous Listes.
fault-no-such-version = Cette version précédente n’est plus là. Rien n’a été changé.
fault-not-yours = Cette liste est partagée avec toi : tu peux la quitter, et seule la personne à qui elle appartient peut la supprimer. Rien n’a été changé.
fault-view-only = Cette liste est partagée avec toi en lecture seule : rien n’a été changé. La personne à qui elle appartient peut t’autoriser à la modifier.
fault-not-a-command = Cela n’a pas pu être lu. Rien n’a été changé.
fault-key-used = Cela a déjà servi à autre chose. Rien n’a été changé.
fault-report-too-long = { NUMBER($most) } caractères au plus, pour que tout tienne sur une page.
fault-profile-name-too-long = { NUMBER($most) } caractères au plus.
fault-not-a-mailbox = Écrire une adresse comme name@example.org, ou laisser vide.
fault-not-a-picture = Ce fichier n’a pas pu être lu comme une image. La choisir à nouveau ; JPEG, PNG et WebP se lisent partout.
fault-uses-reserve = Ce choix utilise la réserve : { SPOONS($spoons) }. Cocher « Utiliser la réserve », ou ne pas l’ajouter à la liste du jour.
fault-borrowing-off = L’emprunt est désactivé dans les Réglages. Rien n’a été ajouté.

## Pages in place of the one that was asked for.

problem-not-found = Page introuvable
problem-did-not-work = Cela n’a pas marché
problem-gone = Ce n’est plus là
problem-not-saved = Pas enregistré
problem-one-moment = Un instant
problem-no-space = Plus de place
problem-too-large = Trop gros
problem-view-only = Lecture seule
problem-to-today = Aller à Aujourd’hui
problem-try-again = Essayer à nouveau
problem-said-not-found = Il n’y a pas de page à cette adresse.
problem-said-not-allowed = Cette adresse ne s’utilise pas ainsi. Rien n’a été changé.
problem-said-gone = Ceci a été supprimé, peut-être sur un autre appareil ou dans un autre onglet, ou n’est plus partagé avec toi. Rien d’autre n’a été changé.
problem-said-not-in-history = { $days ->
    [one] Ce n’est plus dans l’historique, qui remonte à { NUMBER($days) } jour. Rien n’a été changé.
   *[other] Ce n’est plus dans l’historique, qui remonte à { NUMBER($days) } jours. Rien n’a été changé.
}
problem-said-not-understood = La demande n’a pas pu être lue. Rien n’a été changé.
problem-said-stopped = Teaspoon s’est arrêté pendant cette action et a redémarré. Rien n’a été changé.
problem-said-full-device = Il n’y a plus de place pour Teaspoon sur cet appareil : rien n’a été changé. Libérer un peu d’espace, puis essayer à nouveau.
problem-said-full-server = Le serveur n’a plus de place pour cela : rien n’a été changé. Supprimer ce qui ne sert plus, ou le dire à l’administration du serveur.
problem-said-not-kept-server = Ce serveur n’a pas pu garder le changement : rien n’a été changé.
problem-said-not-kept-device = Cet appareil n’a pas pu garder le changement : rien n’a été changé.
problem-said-too-large = C’est plus que ce que Teaspoon peut recevoir en une fois (2 Mo). Rien n’a été changé. Ton texte est encore sur la page précédente.
problem-said-one-moment = Teaspoon finit de s’installer sur cet appareil. L’action se fera dès que ce sera prêt.
problem-said-nothing-to-save = Il n’y a encore rien à enregistrer ici. Si Teaspoon est utilisé dans ce navigateur, ouvrir « Mes données » et y enregistrer le fichier.
problem-keep-hint = S’il ne se passe rien, essayer à nouveau. Si cela n’aide pas, ce serveur peut garder le planning à la place, pour ce navigateur seulement.
problem-keep = Garder mon planning sur ce serveur

## Text that could not be saved, in fields to copy it from.

unsaved-title = Titre, tel que tu l’as écrit
unsaved-note = Note, telle que tu l’as écrite
unsaved-lines = Tâches, telles que tu les as écrites
unsaved-text = Texte, tel que tu l’as écrit
unsaved-name = Nom, tel que tu l’as écrit
unsaved-new-list = Nouvelle liste, telle que tu l’as écrite
unsaved-new-subject = Nouvelle étiquette, telle que tu l’as écrite
unsaved-category = Catégorie, telle que tu l’as écrite
unsaved-unit = Nom d’une unité, tel que tu l’as écrit

## What happened instead, above a page that is shown again.

instead-choose-list = Choisir au moins une liste.
instead-not-made = L’une des listes n’est plus ici. Elle a été supprimée, peut-être sur un autre appareil, ou n’est plus partagée avec toi. Rien n’a encore été créé.
instead-archived-name = « { $name } » existe déjà. Pour restaurer cette liste, ouvre-la ici, choisis « Modifier la liste » dans son menu et donne-lui un autre nom.
instead-new-list = Cette liste n’est plus ici. Elle a été supprimée, peut-être sur un autre appareil, ou n’est plus partagée avec toi. Ton texte est ici : « Enregistrer » le garde comme nouvelle liste.
instead-new-note = Cette note a été supprimée, peut-être sur un autre appareil. Ton texte est ici : « Enregistrer » le garde comme nouvelle note.
instead-own-task = { $fault } « Enregistrer » la garde comme tâche à part.
