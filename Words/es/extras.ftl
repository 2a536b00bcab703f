## In the note of a task that was brought in from another program: what no field has a place for.

extra-line = { $name }: { $text }
extra-due = Cuándo
extra-start = Empieza
extra-repeats = Se repite
extra-person = Para
extra-place = Lugar
extra-attachment = Archivo
extra-reminder = Recordatorio
extra-duration = Duración
extra-progress = Progreso
extra-status = Estado
extra-section = Sección
