## In the note of a task that was brought in from another program: what no field has a place for.

extra-line = { $name }: { $text }
extra-due = När
extra-start = Börjar
extra-repeats = Upprepas
extra-person = För
extra-place = Plats
extra-attachment = Fil
extra-reminder = Påminnelse
extra-duration = Tid
extra-progress = Framsteg
extra-status = Status
extra-section = Avsnitt
