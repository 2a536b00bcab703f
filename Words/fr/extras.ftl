## In the note of a task that was brought in from another program: what no field has a place for.

extra-line = { $name } : { $text }
extra-due = Quand
extra-start = Commence
extra-repeats = Répétition
extra-person = Pour
extra-place = Lieu
extra-attachment = Fichier
extra-reminder = Rappel
extra-duration = Durée
extra-progress = Avancement
extra-status = État
extra-section = Section
