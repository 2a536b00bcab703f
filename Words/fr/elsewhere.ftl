## Tasks in other apps: how to get a file, where it is chosen.

elsewhere-lead = Choisis où elles sont. Tu vois tout avant que quoi que ce soit soit ajouté.
elsewhere-file = Choisir un fichier
elsewhere-this-file = Choisis ce fichier en bas.
elsewhere-todoist-one = Sur todoist.com, ouvre les paramètres, puis les sauvegardes.
elsewhere-todoist-two = Télécharge la plus récente, un fichier .zip. Ou exporte chaque projet en CSV depuis son menu.
elsewhere-microsoft-one = Dans Outlook classique pour Windows, ouvre Fichier, puis Ouvrir et exporter, puis Importer/Exporter.
elsewhere-microsoft-two = Exporte le dossier Tâches vers un fichier de valeurs séparées par une virgule.
elsewhere-google-one = Sur takeout.google.com, désélectionne tout, choisis Tasks et crée l’export.
elsewhere-google-two = Télécharge-le et ouvre le .zip : le fichier est Tasks.json.
elsewhere-apple-one = Sur un Mac, installe le programme gratuit reminders-cli.
elsewhere-apple-two = Dans Terminal, exécute : <command></command>
elsewhere-ticktick-one = Sur ticktick.com, ouvre les paramètres, puis le compte.
elsewhere-ticktick-two = Génère une sauvegarde. C’est un fichier .csv.
elsewhere-things-one = Sur un Mac, installe le programme gratuit things-cli.
elsewhere-things-two = Dans Terminal, exécute : <command></command>
elsewhere-tasks-org-one = Dans Tasks.org, ouvre les paramètres, puis les sauvegardes, et sauvegarde maintenant.
elsewhere-tasks-org-two = C’est le fichier .json le plus récent du dossier des sauvegardes.
elsewhere-other = Une autre app, ou un fichier CSV ou texte
elsewhere-other-one = Exportes-y tes tâches : en CSV, iCalendar (.ics), JSON, Markdown ou texte.
elsewhere-other-two = Si Teaspoon ne connaît pas le tableau, il demande ce qu’est chaque colonne.

## Why a file cannot be read. Nothing was changed then.

import-fault-unknown = Teaspoon ne connaît pas ce type de fichier. Rien n’a été modifié.
import-fault-empty = Ce fichier est vide.
import-fault-large = Ce fichier est trop grand : au plus 12 Mo et 100 000 lignes.
import-fault-damaged = Ce fichier est abîmé ou incomplet. Rien n’a été modifié.
import-fault-encrypted = Ce fichier est chiffré. Enregistre-le sans mot de passe, puis choisis-le à nouveau.
import-fault-no-tasks = Ce calendrier n’a pas de tâches.
import-fault-events = { $count ->
    [one] Il a { $count } événement ; les événements ne sont pas importés.
   *[other] Il a { $count } événements ; les événements ne sont pas importés.
}

## The preview of a file of another app.

import-from = Importer depuis { $app }
import-found-tasks = { $count ->
    [one] { $count } tâche trouvée. Rien n’est encore ajouté.
   *[other] { $count } tâches trouvées. Rien n’est encore ajouté.
}
import-too-many = Au plus { $most } tâches, listes et notes peuvent être importées à la fois. Choisis moins de listes, puis importe les autres.
import-all-done = tout est fait
import-done = { $count ->
    [one] Importer aussi { $count } tâche faite
   *[other] Importer aussi { $count } tâches faites
}
import-past = { $count ->
    [one] Retirer { $count } échéance passée
   *[other] Retirer { $count } échéances passées
}
import-costs = { $count ->
    [one] Reprendre le coût que le fichier propose pour { $count } tâche
   *[other] Reprendre les coûts que le fichier propose pour { $count } tâches
}
import-first-tasks = Les premières tâches
import-changes = Ce qui sera différent
import-no-cost = Aucune tâche n’a encore de coût. Teaspoon le demande quand tu les planifies.
import-undo = « Annuler » enlève tout à nouveau.
import-notes = Les notes deviennent des notes autocollantes
import-counts-from-today = Les dates comme « dans 5 jours » sont comptées à partir d’aujourd’hui.
import-correct = Corriger la lecture
import-kind = Ce fichier vient de
import-dates = Ordre dans les dates
import-dates-year = année, mois, jour
import-dates-day = jour, mois, année
import-dates-month = mois, jour, année
import-dates-doubt = { $date } peut se lire de deux façons.
import-look-again = Relire
import-another = Choisir un autre fichier
import-kind-text = Texte

## What is different after an import, each with a number beside it.

import-loss-repeats = Les répétitions que Teaspoon n’a pas sont gardées dans la note
import-loss-further-repeats = Les autres répétitions d’une tâche sont gardées dans la note
import-loss-date-words = Les mots de date qui n’ont pas été compris sont gardés dans la note
import-loss-dates = Les dates qui n’existent pas sont laissées de côté
import-loss-people = Les personnes à qui revient une tâche sont nommées dans la note
import-loss-reminders = Les autres rappels sont gardés dans la note
import-loss-attachments = Les fichiers restent là-bas ; leurs noms sont gardés dans la note
import-loss-durations = Les durées de plus d’un jour sont gardées dans la note
import-loss-fields = Les autres détails sont gardés dans la note
import-loss-zones = Les heures d’un fuseau inconnu sont lues comme écrites
import-loss-series-begins = Le premier jour d’une répétition n’est pas gardé
import-loss-levels = Les étapes trop profondes remontent
import-loss-circles = Les étapes sans tâche deviennent des tâches
import-loss-damaged = Les lignes illisibles sont laissées de côté
import-loss-doubled = Les lignes en double sont lues une fois
import-loss-occurrences = Les changements d’une seule date d’une répétition sont laissés de côté
import-loss-cancelled = Les tâches annulées sont laissées de côté
import-loss-archived = Les tâches archivées ou supprimées sont laissées de côté
import-loss-events = Les événements d’un calendrier sont laissés de côté
import-loss-other-things = Les habitudes, récompenses et autres sont laissées de côté
import-loss-time-spent = Le temps suivi est laissé de côté
import-loss-scores = Les points et compteurs d’un jeu sont laissés de côté
import-loss-views = Les filtres et vues sont laissés de côté

## A table whose columns the person names.

import-columns = Que contient chaque colonne ?
import-columns-lead = { $count ->
    [one] Ce tableau a { $count } ligne. Dis ce que sont ses colonnes ; tu vois ensuite les tâches.
   *[other] Ce tableau a { $count } lignes. Dis ce que sont ses colonnes ; tu vois ensuite les tâches.
}
import-columns-header = La première ligne nomme les colonnes
import-column = Colonne { $number }
import-use-ignored = Laisser de côté
import-use-title = Titre
import-use-done = Faite
import-use-cost = Coût
import-use-level = Niveau de l’étape
import-use-parent = Tâche dont c’est une étape
import-use-identifier = Son propre numéro
import-use-kept = Garder dans la note
