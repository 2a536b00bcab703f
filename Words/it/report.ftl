## The report: one page of paper about some weeks, which a person prints for a doctor or a therapist.

report = Resoconto per chi ti cura
report-menu-name-tasks = Mostra i nomi di cinque attività
report-menu-leave-out-tasks = Togli i nomi delle attività
report-menu-export = Esporta in CSV
report-bar-print = Stampa
report-choice = Quante settimane
report-choice-weeks = { NUMBER($weeks) } settimane

## What the person can add. All of it is optional.

report-form = Nome e che cosa voglio dire
report-form-name = Nome
report-form-name-hint = Facoltativo.
report-form-text = Che cosa voglio dire
report-form-text-hint = Al massimo { NUMBER($most) } caratteri. Resta per la prossima volta.
report-form-save = Salva

## On the paper.

report-two-weeks = Energia in due settimane
report-four-weeks = Energia in quattro settimane
report-eight-weeks = Energia in otto settimane
report-twelve-weeks = Energia in dodici settimane
report-text = Che cosa voglio dire
report-empty = In queste settimane non è stato annotato niente.
report-notes = Appunti per la visita
report-foot = Dati annotati dalla persona con Teaspoon, fino a { $date }. { UNIT($unit, style: "capital") }: è la sua misura personale dell’energia; 9 per questa persona non è 9 per un’altra. I giorni senza annotazioni sono vuoti. Questi sono appunti, non misurazioni né diagnosi.

## On the paper: the days in sentences.

report-noted = Giorni annotati: { NUMBER($days) } su { NUMBER($all) }.
report-left-out = Giorni esclusi dalla persona: { NUMBER($days) }.
report-mornings = { UNIT($unit, style: "capital") } al mattino: di solito { NUMBER($usual) } (da { NUMBER($least) } a { NUMBER($most) }).
report-mornings-same = { UNIT($unit, style: "capital") } al mattino: di solito { NUMBER($usual) }.
report-used = Consumo in un giorno: di solito { NUMBER($usual) } (da { NUMBER($least) } a { NUMBER($most) }).
report-used-same = Consumo in un giorno: di solito { NUMBER($usual) }.
report-over = Giorni con un consumo oltre il disponibile: { NUMBER($days) }.
report-borrowed = Giorni con un prestito dal giorno seguente: { NUMBER($days) }.
report-felt = Come sono stati i giorni: { $answers }.
report-felt-lighter = più leggero ({ NUMBER($days) })
report-felt-as-usual = come al solito ({ NUMBER($days) })
report-felt-heavier = più pesante ({ NUMBER($days) })
report-felt-had-to-stop = ho dovuto fermarmi ({ NUMBER($days) })
report-low = Giornate di poca energia: { NUMBER($days) }.
report-rests = Riposi: { NUMBER($rests) }.
report-rests-took = { $minutes ->
    [one] Riposi: { NUMBER($rests) }, circa { $minutes } minuto ciascuno.
   *[other] Riposi: { NUMBER($rests) }, circa { $minutes } minuti ciascuno.
}

## On the paper: tables.

report-week-noted = { NUMBER($days) } su 7
report-tasks-table = Costo previsto e reale delle attività che hanno richiesto di più
