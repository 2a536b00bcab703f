## The report: one page of paper about some weeks, which a person prints for a doctor or a therapist.

report = Bericht für den Arzttermin
report-menu-name-tasks = Fünf Aufgabennamen zeigen
report-menu-leave-out-tasks = Aufgabennamen weglassen
report-menu-export = Als CSV exportieren
report-bar-print = Drucken
report-choice = Wie viele Wochen
report-choice-weeks = { NUMBER($weeks) } Wochen

## What the person can add. All of it is optional.

report-form = Name und was ich sagen möchte
report-form-name = Name
report-form-name-hint = Optional.
report-form-text = Was ich sagen möchte
report-form-text-hint = Höchstens { NUMBER($most) } Zeichen. Der Text bleibt für das nächste Mal gespeichert.
report-form-save = Speichern

## On the paper.

report-two-weeks = Energie in zwei Wochen
report-four-weeks = Energie in vier Wochen
report-eight-weeks = Energie in acht Wochen
report-twelve-weeks = Energie in zwölf Wochen
report-text = Was ich sagen möchte
report-empty = In diesen Wochen ist nichts notiert.
report-notes = Notizen für den Termin
report-foot = Von der Person selbst mit Teaspoon geführt, bis { $date }. { UNIT($unit, style: "capital") } sind ihr eigenes Maß für Energie: 9 bei ihr sind nicht dasselbe wie 9 bei jemand anderem. Tage, an denen nichts notiert ist, bleiben leer. Das sind Notizen, keine Messungen und keine Diagnose.

## On the paper: the days in sentences.

report-noted = Tage notiert: { NUMBER($days) } von { NUMBER($all) }.
report-left-out = Tage, die die Person nicht mitzählt: { NUMBER($days) }.
report-mornings = { UNIT($unit, style: "capital") } am Morgen: üblich { NUMBER($usual) } ({ NUMBER($least) } bis { NUMBER($most) }).
report-mornings-same = { UNIT($unit, style: "capital") } am Morgen: üblich { NUMBER($usual) }.
report-used = Verbraucht an einem Tag: üblich { NUMBER($usual) } ({ NUMBER($least) } bis { NUMBER($most) }).
report-used-same = Verbraucht an einem Tag: üblich { NUMBER($usual) }.
report-over = Tage, an denen mehr verbraucht wurde, als da war: { NUMBER($days) }.
report-borrowed = Tage, an denen vom nächsten Tag geliehen wurde: { NUMBER($days) }.
report-felt = Wie die Tage waren: { $answers }.
report-felt-lighter = leichter { NUMBER($days) }
report-felt-as-usual = wie sonst { NUMBER($days) }
report-felt-heavier = schwerer { NUMBER($days) }
report-felt-had-to-stop = musste aufhören { NUMBER($days) }
report-low = Schontage: { NUMBER($days) }.
report-rests = Ruhepausen: { NUMBER($rests) }.
report-rests-took = { $minutes ->
    [one] Ruhepausen: { NUMBER($rests) }, je etwa { $minutes } Minute.
   *[other] Ruhepausen: { NUMBER($rests) }, je etwa { $minutes } Minuten.
}

## On the paper: tables.

report-week-noted = { NUMBER($days) } von 7
report-tasks-table = Geplante und wirkliche Kosten der Aufgaben, die am meisten gekostet haben
