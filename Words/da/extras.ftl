## In the note of a task that was brought in from another program: what no field has a place for.

extra-line = { $name }: { $text }
extra-due = Hvornår
extra-start = Begynder
extra-repeats = Gentages
extra-person = Til
extra-place = Sted
extra-attachment = Fil
extra-reminder = Påmindelse
extra-duration = Varighed
extra-progress = Fremskridt
extra-status = Status
extra-section = Afsnit
