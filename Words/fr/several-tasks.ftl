## Commands on several tasks that were chosen.

bulk = Avec les tâches choisies
bulk-today = Journée
bulk-done = Terminé
bulk-move-tile = Liste…
bulk-more-tile = Plus…
bulk-due-field = Échéance (laisser vide pour l’enlever)
bulk-due = Indiquer la date
bulk-day = Indiquer le jour
bulk-list-field = Liste
bulk-list-none = Sans liste
bulk-list-new = Ou une nouvelle liste
bulk-list = Déplacer
bulk-duplicate = Dupliquer
bulk-delete = Supprimer
bulk-cost-field = Coût
bulk-cost-none = Coût non indiqué
bulk-cost = Indiquer le coût
bulk-priority-field = Priorité
bulk-priority = Indiquer la priorité
bulk-subject-field = Étiquette
bulk-subject-none = En choisir une
bulk-subject-first = Nouvelle étiquette
bulk-subject-new = Ou une nouvelle étiquette
bulk-subject = Ajouter l’étiquette
bulk-unlabel-field = Étiquette à retirer
bulk-unlabel = Retirer l’étiquette
bulk-template-field = Nom du modèle
bulk-template = Enregistrer comme modèle
bulk-total = Tâches choisies

## Several tasks are added at once, one from each line of a text.

many = Ajouter plusieurs tâches
many-bar-add = Tout ajouter
many-lines = Tâches
many-lines-hint = Une tâche par ligne. Une ligne qui commence par des espaces devient une sous-tâche.
many-list = Liste
many-list-none = Sans liste
many-detect = Repérer les dates, les { UNIT($unit) } et les #étiquettes
many-preview-button = Aperçu
many-preview = Ce qui serait ajouté
many-preview-done = Terminé
many-preview-deep = Les sous-tâches vont jusqu’à { NUMBER($levels) } niveaux. Les lignes plus profondes ont été remontées.
many-preview-more = Seules les { NUMBER($count) } premières sont affichées.
