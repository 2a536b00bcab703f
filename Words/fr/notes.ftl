## Notes: anything that is not a task.

notes = Notes
notes-empty = Les notes sont pour tout ce qui n’est pas une tâche : une pensée, un numéro, quelque chose qu’on t’a dit.
notes-bar-add = Ajouter une note
notes-search = Rechercher dans les notes
notes-search-field = Rechercher
notes-search-button = Rechercher
notes-search-clear = Effacer

notes-found = { $count ->
    [one] { $count } note
   *[other] { $count } notes
}
notes-found-none = Aucun résultat pour « { $words } ». Essayer d’autres mots.
notes-found-close = Rien d’identique. Voici ce qui s’en approche.

## One note.

note = Note
note-new = Nouvelle note
note-text = Note
note-pin = Épingler en haut
note-unpin = Désépingler
note-make-task = En faire une tâche
note-make-task-hint = La première ligne de la note devient le titre de la tâche.
note-delete = Supprimer

## A note in the list. The buttons have a drawing; their names are for screen readers.

note-row-pinned = Épinglée
note-row-make-task = En faire une tâche : { $note }
note-row-pin = Épingler : { $note }
note-row-unpin = Désépingler : { $note }
note-row-delete = Supprimer : { $note }
