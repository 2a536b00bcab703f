## What a change did: in History, and in the message after it. `$what` is the title of a task, or “3 tasks”.

change-tasks = { $count ->
    [one] { NUMBER($count) } tâche
   *[other] { NUMBER($count) } tâches
}
change-any = Un changement
change-started-day = Nouvelle journée avec { SPOONS($spoons) }
change-started-day-without = Nouvelle journée avec { SPOONS($spoons) }, sans ce qui n’a pas de place : { TASKS($what) }
change-adjusted-day = Journée réglée à { SPOONS($spoons) }
change-planned-today = { $what ->
    [one] Ajouté à la liste du jour : { TASKS($what) }
   *[other] Ajoutées à la liste du jour : { TASKS($what) }
}
change-planned-borrowing = { $what ->
    [one] Ajouté à la liste du jour, avec un emprunt de { SPOONS($spoons) } : { TASKS($what) }
   *[other] Ajoutées à la liste du jour, avec un emprunt de { SPOONS($spoons) } : { TASKS($what) }
}
change-swapped = Échange pour aujourd’hui : { TASKS($what) }
change-today-cost = Coût aujourd’hui, { SPOONS($spoons) } : { $what }
change-real-cost = Coût réel, { SPOONS($spoons) } : { $what }
change-added-due = { $what ->
    [one] Ajouté pour le { $date } : { TASKS($what) }
   *[other] Ajoutées pour le { $date } : { TASKS($what) }
}
change-planned-for = { $what ->
    [one] Prévu pour le { $date } : { TASKS($what) }
   *[other] Prévues pour le { $date } : { TASKS($what) }
}
change-moved-to = { $what ->
    [one] Déplacé au { $date } : { TASKS($what) }
   *[other] Déplacées au { $date } : { TASKS($what) }
}
change-many = { $what ->
    [one] Mis à jour : { TASKS($what) }
   *[other] Mises à jour : { TASKS($what) }
}

## The timer. `$length` is as in “15 min”.

change-timer = Minuteur de { $length }
change-timer-on = Minuteur de { $length } : { $task }
change-rest = Repos de { $length }
change-rest-on = Repos de { $length } : { $task }
change-rested-for = Repos pris, { $length }
change-rested-for-on = Repos pris, { $length } : { $task }
change-rested = Repos pris
change-rested-on = Repos pris : { $task }
change-timer-minutes = { $minutes ->
    [one] { NUMBER($minutes) } minute ajoutée au minuteur
   *[other] { NUMBER($minutes) } minutes ajoutées au minuteur
}
change-timer-minutes-on = { $minutes ->
    [one] { NUMBER($minutes) } minute ajoutée au minuteur : { $task }
   *[other] { NUMBER($minutes) } minutes ajoutées au minuteur : { $task }
}
change-timer-longer = Temps ajouté au minuteur
change-timer-longer-on = Temps ajouté au minuteur : { $task }
change-timer-paused = Minuteur en pause
change-timer-paused-on = Minuteur en pause : { $task }
change-timer-resumed = Minuteur repris
change-timer-resumed-on = Minuteur repris : { $task }
change-timer-reset = Minuteur réinitialisé
change-timer-reset-on = Minuteur réinitialisé : { $task }
change-timer-stopped = Minuteur arrêté
change-timer-stopped-on = Minuteur arrêté : { $task }

## Tasks.

change-added-task = { $what ->
    [one] Ajouté : { TASKS($what) }
   *[other] Ajoutées : { TASKS($what) }
}
change-edited-task = { $what ->
    [one] Modifié : { TASKS($what) }
   *[other] Modifiées : { TASKS($what) }
}
change-deleted-task = { $what ->
    [one] Supprimé : { TASKS($what) }
   *[other] Supprimées : { TASKS($what) }
}
change-brought-back = Rétabli : { TASKS($what) }
change-moved-task = { $what ->
    [one] Déplacé : { TASKS($what) }
   *[other] Déplacées : { TASKS($what) }
}
change-checked-off = { $what ->
    [one] Terminé : { TASKS($what) }
   *[other] Terminées : { TASKS($what) }
}
change-unchecked = { $what ->
    [one] Pas terminé : { TASKS($what) }
   *[other] Pas terminées : { TASKS($what) }
}
change-sent-back = { $what ->
    [one] Retiré de la liste du jour : { TASKS($what) }
   *[other] Retirées de la liste du jour : { TASKS($what) }
}
change-fresh = Repartir à neuf : { TASKS($what) }
change-filed-task = { $what ->
    [one] Mis dans une autre liste : { TASKS($what) }
   *[other] Mises dans une autre liste : { TASKS($what) }
}
change-snoozed = { $what ->
    [one] Mis de côté : { TASKS($what) }
   *[other] Mises de côté : { TASKS($what) }
}
change-hidden = { $what ->
    [one] Masquée jusqu’au { $date } : { TASKS($what) }
   *[other] Masquées jusqu’au { $date } : { TASKS($what) }
}
change-woke-up = { $what ->
    [one] Réaffiché : { TASKS($what) }
   *[other] Réaffichées : { TASKS($what) }
}
change-skipped-once = Pas cette fois : { TASKS($what) }
change-ended-repeat = { $what ->
    [one] Ne se répète plus : { TASKS($what) }
   *[other] Ne se répètent plus : { TASKS($what) }
}
change-labelled = Étiquette ajoutée : { TASKS($what) }
change-unlabelled = Étiquette retirée : { TASKS($what) }
change-for-this-time = { $what ->
    [one] Modifié pour cette fois : { TASKS($what) }
   *[other] Modifiées pour cette fois : { TASKS($what) }
}
change-left-out = Pas cette fois : { TASKS($what) }
change-took-along = { $what ->
    [one] Inclus : { TASKS($what) }
   *[other] Incluses : { TASKS($what) }
}
change-passed-over = { $what ->
    [one] Pas celle-ci : { TASKS($what) }
   *[other] Pas celles-ci : { TASKS($what) }
}
change-offered-again = Les tâches que tu avais passées sont proposées à nouveau
change-duplicated-task = { $what ->
    [one] Dupliqué : { TASKS($what) }
   *[other] Dupliquées : { TASKS($what) }
}
change-declined-cost = Coût habituel gardé : { TASKS($what) }
change-planned-week = { $what ->
    [one] Prévu : { TASKS($what) }
   *[other] Prévues : { TASKS($what) }
}
change-removed-intended = { $what ->
    [one] Plus prévu pour un jour : { TASKS($what) }
   *[other] Plus prévues pour un jour : { TASKS($what) }
}
change-wanted-today = { $what ->
    [one] Remis dans la liste du jour : { TASKS($what) }
   *[other] Remises dans la liste du jour : { TASKS($what) }
}
change-version-back = Version précédente restaurée : { $what }
change-version-away = Version précédente écartée : { $what }

## Lists, subjects, notes, views. `$what` is a name.

change-added-list = Nouvelle liste : { $what }
change-edited-list = Liste modifiée : { $what }
change-deleted-list = Liste supprimée avec ses tâches : { $what }
change-moved-list = Liste déplacée : { $what }
change-archived-list = Liste archivée : { $what }
change-reopened-list = Liste restaurée : { $what }
change-unchecked-all = Tout décoché : { $what }
change-used-template = Nouvelle liste tirée d’un modèle : { $what }
change-made-template = Nouveau modèle : { $what }
change-merged-lists = Nouvelle liste à cocher : { $what }
change-ran-again = Liste recommencée, l’ancienne est archivée : { $what }
change-duplicated-list = Nouvelle liste, une copie : { $what }
change-added-subject = Nouvelle étiquette : { $what }
change-edited-subject = Étiquette modifiée : { $what }
change-deleted-subject = Étiquette supprimée : { $what }
change-merged-subjects = Étiquettes fusionnées : { $what }
change-added-note = Nouvelle note : { $what }
change-edited-note = Note modifiée : { $what }
change-deleted-note = Note supprimée : { $what }
change-moved-note = Note déplacée : { $what }
change-pinned-note = Note épinglée : { $what }
change-unpinned-note = Note désépinglée : { $what }
change-task-of-note = Note devenue une tâche : { $what }
change-kept-view = Vue gardée : { $what }
change-renamed-view = Vue renommée : { $what }
change-deleted-view = Vue supprimée : { $what }

## The rest.

change-dismissed-tip = Astuce masquée : { $what }
change-showed-tip = Astuce affichée à nouveau : { $what }
change-showed-all-tips = Toutes les astuces sont affichées à nouveau
change-settings = Réglages enregistrés
change-profile = Nom et image enregistrés
change-look = Apparence mise à jour
change-times = Heure et semaine mises à jour
change-kinds-on = Types d’énergie activés
change-kinds-off = Types d’énergie désactivés
change-examples = Exemples retirés
change-imported = Importé d’un fichier
change-left-days-out = Jours retirés des statistiques
change-counted-days = Jours comptés à nouveau
change-report = Rapport enregistré
change-low-day = Petite forme : seul ce qui ne peut pas attendre est affiché
change-low-day-ended = Petite forme arrêtée

## The message after a change. `$change` is one of the texts above.

toast = { $change }.
toast-left = { $change }. Encore { SPOONS($spoons) }.
toast-still-due = { $done } Échéance conservée : { $date }.
toast-due-before = { $done } Son échéance est avant : { $date }.
toast-undone = Annulé : « { $change } ».
toast-undone-left = Annulé : « { $change } ». Encore { SPOONS($spoons) }.
toast-stays = Modifié depuis, donc cela reste tel quel : « { $change } ».
toast-partly = { $done } Une partie a été modifiée depuis et reste telle quelle.
