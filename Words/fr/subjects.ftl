## Subjects: the person’s own short words, to find tasks by.

subjects = Étiquettes
subjects-lead = Des mots courts pour retrouver des tâches, dans toutes les listes.
subjects-empty = Les étiquettes sont des mots courts pour retrouver des tâches, dans toutes les listes : maison, santé, téléphone.
subjects-bar-add = Ajouter une étiquette
subjects-no-tasks = Aucune tâche

## One subject.

subject = Étiquette
subject-new = Nouvelle étiquette
subject-name = Nom
subject-view-tasks = Voir les tâches
subject-delete = Supprimer
subject-delete-hint = Les tâches sont gardées ; l’étiquette est retirée.
subject-merge = Fusionner avec une autre
subject-merge-into = Ses tâches recevront
subject-merge-button = Fusionner
