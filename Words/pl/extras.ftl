## In the note of a task that was brought in from another program: what no field has a place for.

extra-line = { $name }: { $text }
extra-due = Kiedy
extra-start = Początek
extra-repeats = Powtarzanie
extra-person = Dla
extra-place = Miejsce
extra-attachment = Plik
extra-reminder = Przypomnienie
extra-duration = Czas trwania
extra-progress = Postęp
extra-status = Stan
extra-section = Sekcja
