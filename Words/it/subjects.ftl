## Subjects: the person’s own short words, to find tasks by.

subjects = Etichette
subjects-lead = Parole brevi per trovare le attività, in tutte le liste.
subjects-empty = Le etichette sono parole brevi per trovare le attività, in tutte le liste: casa, salute, telefono.
subjects-bar-add = Aggiungi un’etichetta
subjects-no-tasks = Nessuna attività

## One subject.

subject = Etichetta
subject-new = Nuova etichetta
subject-name = Nome
subject-view-tasks = Mostra le attività
subject-delete = Elimina
subject-delete-hint = Le attività restano; l’etichetta viene tolta.
subject-merge = Unisci a un’altra
subject-merge-into = Le sue attività riceveranno
subject-merge-button = Unisci
