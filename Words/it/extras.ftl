## In the note of a task that was brought in from another program: what no field has a place for.

extra-line = { $name }: { $text }
extra-due = Quando
extra-start = Inizia
extra-repeats = Si ripete
extra-person = Per
extra-place = Luogo
extra-attachment = File
extra-reminder = Promemoria
extra-duration = Durata
extra-progress = Avanzamento
extra-status = Stato
extra-section = Sezione
