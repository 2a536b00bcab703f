## Your data: saved to a file, read from one, for other apps, deleted.

data = Mes données
data-on-server = Sur ce serveur.
data-on-device = Sur cet appareil.
data-in-account = Sur cet appareil et dans ton compte.
data-no-backup = Aucune sauvegarde pour l’instant.
data-last-backup-today = Dernière sauvegarde : aujourd’hui
data-last-backup-yesterday = Dernière sauvegarde : hier
data-last-backup = { $days ->
    [one] Dernière sauvegarde : il y a { NUMBER($days) } jour
   *[other] Dernière sauvegarde : il y a { NUMBER($days) } jours
}
data-bar-backup = Sauvegarder
data-backup = Sauvegarde
data-part = Partie { NUMBER($part) } sur { NUMBER($parts) }
data-restore = Restaurer une sauvegarde
data-restore-facts = Montre ce qu’elle contient avant de changer quoi que ce soit
data-export = Exporter vers d’autres apps
data-table = Tableur
data-table-facts = Toutes les tâches, en CSV
data-text = Toutes les listes en texte
data-text-facts = Avec les notes, en Markdown
data-to-dos = Toutes les tâches
data-to-dos-facts = Pour une autre app de tâches, en iCalendar
data-dates = Les tâches datées pour un agenda
data-dates-facts = iCalendar
data-delete = Supprimer
data-erase = Tout effacer
data-erase-facts = Demande une confirmation, et propose une sauvegarde
data-hint = Une sauvegarde est un fichier avec tout. La garder en lieu sûr : toute personne qui l’a peut la lire. Pour imprimer une page, choisir Imprimer dans son menu (⋯).
data-hint-parts = Ton planning est trop grand pour un seul fichier. Enregistrer chaque partie. Pour le restaurer, importer toutes les parties, dans n’importe quel ordre. Les garder en lieu sûr : toute personne qui les a peut les lire.

## Erasing everything: the page that asks first.

erase = Tout effacer
erase-on-device = { $tasks ->
    [one] Tout ce que Teaspoon garde sur cet appareil sera supprimé : { $tasks } tâche, et toutes les listes, les notes, les journées et tous les réglages. Cela ne peut pas être annulé.
   *[other] Tout ce que Teaspoon garde sur cet appareil sera supprimé : { $tasks } tâches, et toutes les listes, les notes, les journées et tous les réglages. Cela ne peut pas être annulé.
}
erase-on-server = { $tasks ->
    [one] Tout ce que Teaspoon garde ici sera supprimé : { $tasks } tâche, et toutes les listes, les notes, les journées et tous les réglages. Cela ne peut pas être annulé.
   *[other] Tout ce que Teaspoon garde ici sera supprimé : { $tasks } tâches, et toutes les listes, les notes, les journées et tous les réglages. Cela ne peut pas être annulé.
}
erase-account = Cet appareil sera aussi déconnecté. Ton compte, { $mail }, et ce qu’il garde sur le serveur restent jusqu’à ce que tu le supprimes sur sa propre page. Ce qui n’est pas encore synchronisé sera perdu.
erase-backup = Une sauvegarde permet de tout retrouver : <a>Sauvegarder</a>
erase-do = Tout effacer
erase-cancel = Tout garder

## Tasks in other apps, as links to their page name it.

elsewhere-title = J’ai des tâches ailleurs
elsewhere-facts = Todoist, Microsoft To Do, Rappels d’Apple et d’autres
import-joins-list = rejoint ta liste <list></list>
import-new-list = une nouvelle liste
import-here = { $count ->
    [one] { $count } est déjà ici
   *[other] { $count } sont déjà ici
}
import-not-loaded = Pour lire les fichiers d’autres apps, Teaspoon doit charger une partie une fois. Connecte-toi à Internet, puis choisis à nouveau le fichier. Rien n’a été modifié.

## Importing a backup: a file is chosen, then shown, then imported.

import-backup = Importer une sauvegarde
import-lead = Elle est d’abord montrée, avant tout changement.
import-file-field = Fichier de sauvegarde
import-preview = Aperçu
import-nothing = Tout ce qui est dans ce fichier est déjà ici, identique ou plus récent. Il n’y a rien à importer.
import-nothing-link = Revenir à Mes données
import-found = Ce fichier contient
import-found-new = { $count ->
    [one] <n>{ $count }</n> nouvelle tâche
   *[other] <n>{ $count }</n> nouvelles tâches
}
import-found-changed = { $count ->
    [one] <n>{ $count }</n> version plus récente d’une tâche
   *[other] <n>{ $count }</n> versions plus récentes de tâches
}
import-found-lists = { $count ->
    [one] <n>{ $count }</n> liste ou modèle
   *[other] <n>{ $count }</n> listes et modèles
}
import-found-days = { $count ->
    [one] <n>{ $count }</n> journée
   *[other] <n>{ $count }</n> journées
}
import-found-others = { $count ->
    [one] <n>{ $count }</n> autre élément (plan, note, réglage…)
   *[other] <n>{ $count }</n> autres éléments (plans, notes, réglages…)
}
import-first = Rien n’est encore gardé ici : tout ce que contient le fichier sera comme au moment où il a été enregistré.
import-joins = Les données d’ici sont gardées. Si les deux ont changé, la version la plus récente est gardée. Cela peut être annulé.
import-also-gone = { $count ->
    [one] Reprendre aussi { $count } élément (une tâche, une liste ou une note) supprimé ou annulé ici depuis
   *[other] Reprendre aussi { $count } éléments (tâches, listes, notes) supprimés ou annulés ici depuis
}
import-only-gone = Tout le reste est déjà ici
import-only-gone-facts = { $count ->
    [one] Ce fichier a { $count } élément (une tâche, une liste ou une note) supprimé ou annulé ici depuis. Il peut revenir tel qu’il était quand le fichier a été enregistré ; cela peut être annulé.
   *[other] Ce fichier a { $count } éléments (tâches, listes, notes) supprimés ou annulés ici depuis. Ils peuvent revenir tels qu’ils étaient quand le fichier a été enregistré ; cela peut être annulé.
}
import-only-gone-do = { $count ->
    [one] Le reprendre
   *[other] Les reprendre
}
import-do = Importer
import-cancel = Annuler

## The file of all lists as text.

export-unlisted = Tâches sans liste
export-notes = Notes
export-cost = { SPOONS($spoons) }
export-minutes = { NUMBER($minutes) } min
export-hidden = masquée jusqu’au { $date }
export-due = échéance { $date }
export-due-time = échéance { $date } { $time }
export-reminder = rappel { $when }
