## In the note of a task that was brought in from another program: what no field has a place for.

extra-line = { $name }: { $text }
extra-due = Wanneer
extra-start = Begint
extra-repeats = Herhaling
extra-person = Voor
extra-place = Plaats
extra-attachment = Bestand
extra-reminder = Herinnering
extra-duration = Duur
extra-progress = Voortgang
extra-status = Status
extra-section = Onderdeel
