## In the note of a task that was brought in from another program: what no field has a place for.

extra-line = { $name }: { $text }
extra-due = Wann
extra-start = Beginnt
extra-repeats = Wiederholung
extra-person = Für
extra-place = Ort
extra-attachment = Datei
extra-reminder = Erinnerung
extra-duration = Dauer
extra-progress = Fortschritt
extra-status = Status
extra-section = Abschnitt
