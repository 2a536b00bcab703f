## The report: one page of paper about some weeks, which a person prints for a doctor or a therapist.

report = Rapport til lægen
report-menu-name-tasks = Vis fem opgavers navne
report-menu-leave-out-tasks = Udelad opgavernes navne
report-menu-export = Eksporter som CSV
report-bar-print = Udskriv
report-choice = Hvor mange uger
report-choice-weeks = { NUMBER($weeks) } uger

## What the person can add. All of it is optional.

report-form = Navn og det, jeg vil sige
report-form-name = Navn
report-form-name-hint = Valgfrit.
report-form-text = Det, jeg vil sige
report-form-text-hint = Højst { NUMBER($most) } tegn. Det gemmes til næste gang.
report-form-save = Gem

## On the paper.

report-two-weeks = Energi over to uger
report-four-weeks = Energi over fire uger
report-eight-weeks = Energi over otte uger
report-twelve-weeks = Energi over tolv uger
report-text = Det, jeg vil sige
report-empty = Intet blev noteret i disse uger.
report-notes = Noter til konsultationen
report-foot = Ført af personen selv med Teaspoon, til og med { $date }. { UNIT($unit, style: "capital") } er personens eget mål for energi: 9 hos den ene er ikke 9 hos en anden. Dage, hvor intet blev noteret, er tomme. Dette er noter, ikke målinger og ikke en diagnose.

## On the paper: the days in sentences.

report-noted = Noterede dage: { NUMBER($days) } af { NUMBER($all) }.
report-left-out = Dage, personen har holdt ude: { NUMBER($days) }.
report-mornings = { UNIT($unit, style: "capital") } om morgenen: normalt { NUMBER($usual) } ({ NUMBER($least) } til { NUMBER($most) }).
report-mornings-same = { UNIT($unit, style: "capital") } om morgenen: normalt { NUMBER($usual) }.
report-used = Brugt på en dag: normalt { NUMBER($usual) } ({ NUMBER($least) } til { NUMBER($most) }).
report-used-same = Brugt på en dag: normalt { NUMBER($usual) }.
report-over = Dage, hvor der blev brugt mere, end der var: { NUMBER($days) }.
report-borrowed = Dage med lån af dagen efter: { NUMBER($days) }.
report-felt = Sådan var dagene: { $answers }.
report-felt-lighter = lettere { NUMBER($days) }
report-felt-as-usual = som sædvanlig { NUMBER($days) }
report-felt-heavier = tungere { NUMBER($days) }
report-felt-had-to-stop = måtte stoppe { NUMBER($days) }
report-low = Skånedage: { NUMBER($days) }.
report-rests = Hvil: { NUMBER($rests) }.
report-rests-took = { $minutes ->
    [one] Hvil: { NUMBER($rests) }, omkring { $minutes } minut hver.
   *[other] Hvil: { NUMBER($rests) }, omkring { $minutes } minutter hver.
}

## On the paper: tables.

report-week-noted = { NUMBER($days) } af 7
report-tasks-table = Planlagt og faktisk pris for de opgaver, der tog mest
