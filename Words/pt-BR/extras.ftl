## In the note of a task that was brought in from another program: what no field has a place for.

extra-line = { $name }: { $text }
extra-due = Quando
extra-start = Começa
extra-repeats = Repete
extra-person = Para
extra-place = Lugar
extra-attachment = Arquivo
extra-reminder = Lembrete
extra-duration = Duração
extra-progress = Progresso
extra-status = Situação
extra-section = Seção
