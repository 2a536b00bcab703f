## The report: one page of paper about some weeks, which a person prints for a doctor or a therapist.

report = Rapport till vården
report-menu-name-tasks = Visa namnen på fem uppgifter
report-menu-leave-out-tasks = Utelämna uppgifternas namn
report-menu-export = Exportera som CSV
report-bar-print = Skriv ut
report-choice = Hur många veckor
report-choice-weeks = { NUMBER($weeks) } veckor

## What the person can add. All of it is optional.

report-form = Namn och det jag vill säga
report-form-name = Namn
report-form-name-hint = Valfritt.
report-form-text = Det jag vill säga
report-form-text-hint = Högst { NUMBER($most) } tecken. Sparas till nästa gång.
report-form-save = Spara

## On the paper.

report-two-weeks = Energi under två veckor
report-four-weeks = Energi under fyra veckor
report-eight-weeks = Energi under åtta veckor
report-twelve-weeks = Energi under tolv veckor
report-text = Det jag vill säga
report-empty = Inget noterades de här veckorna.
report-notes = Anteckningar till besöket
report-foot = Noterat av personen själv med Teaspoon, till och med { $date }. { UNIT($unit, style: "capital") } är personens eget mått på energi: 9 här är inte 9 hos någon annan. Dagar då inget noterades är tomma. Det här är anteckningar, inte mätningar och inte en diagnos.

## On the paper: the days in sentences.

report-noted = Noterade dagar: { NUMBER($days) } av { NUMBER($all) }.
report-left-out = Dagar som personen har utelämnat: { NUMBER($days) }.
report-mornings = { UNIT($unit, style: "capital") } på morgonen: vanligtvis { NUMBER($usual) } ({ NUMBER($least) } till { NUMBER($most) }).
report-mornings-same = { UNIT($unit, style: "capital") } på morgonen: vanligtvis { NUMBER($usual) }.
report-used = Använt på en dag: vanligtvis { NUMBER($usual) } ({ NUMBER($least) } till { NUMBER($most) }).
report-used-same = Använt på en dag: vanligtvis { NUMBER($usual) }.
report-over = Dagar då mer gick åt än det fanns: { NUMBER($days) }.
report-borrowed = Dagar med lån av dagen efter: { NUMBER($days) }.
report-felt = Hur dagarna var: { $answers }.
report-felt-lighter = lättare { NUMBER($days) }
report-felt-as-usual = som vanligt { NUMBER($days) }
report-felt-heavier = tyngre { NUMBER($days) }
report-felt-had-to-stop = det tog stopp { NUMBER($days) }
report-low = Lågenergidagar: { NUMBER($days) }.
report-rests = Vilopauser: { NUMBER($rests) }.
report-rests-took = { $minutes ->
    [one] Vilopauser: { NUMBER($rests) }, ungefär { $minutes } minut var.
   *[other] Vilopauser: { NUMBER($rests) }, ungefär { $minutes } minuter var.
}

## On the paper: tables.

report-week-noted = { NUMBER($days) } av 7
report-tasks-table = Planerad och verklig kostnad för de uppgifter som tog mest
