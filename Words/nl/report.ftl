## The report: one page of paper about some weeks, which a person prints for a doctor or a therapist.

report = Verslag voor je behandelaar
report-menu-name-tasks = Namen van vijf taken tonen
report-menu-leave-out-tasks = Namen van taken weglaten
report-menu-export = Exporteren als CSV
report-bar-print = Afdrukken
report-choice = Hoeveel weken
report-choice-weeks = { NUMBER($weeks) } weken

## What the person can add. All of it is optional.

report-form = Naam en wat ik wil zeggen
report-form-name = Naam
report-form-name-hint = Optioneel.
report-form-text = Wat ik wil zeggen
report-form-text-hint = Hooguit { NUMBER($most) } tekens. Het wordt bewaard voor de volgende keer.
report-form-save = Opslaan

## On the paper.

report-two-weeks = Energie in twee weken
report-four-weeks = Energie in vier weken
report-eight-weeks = Energie in acht weken
report-twelve-weeks = Energie in twaalf weken
report-text = Wat ik wil zeggen
report-empty = Er is niets genoteerd in deze weken.
report-notes = Aantekeningen voor het gesprek
report-foot = Door de persoon zelf bijgehouden met Teaspoon, tot en met { $date }. { UNIT($unit, style: "capital") } zijn een eigen maat voor energie: 9 van deze persoon is niet hetzelfde als 9 van iemand anders. Dagen waarop niets is genoteerd, zijn leeg. Dit zijn aantekeningen, geen metingen en geen diagnose.

## On the paper: the days in sentences.

report-noted = Dagen genoteerd: { NUMBER($days) } van { NUMBER($all) }.
report-left-out = Dagen die de persoon niet meetelt: { NUMBER($days) }.
report-mornings = { UNIT($unit, style: "capital") } in de ochtend: meestal { NUMBER($usual) } ({ NUMBER($least) } tot { NUMBER($most) }).
report-mornings-same = { UNIT($unit, style: "capital") } in de ochtend: meestal { NUMBER($usual) }.
report-used = Gebruikt op een dag: meestal { NUMBER($usual) } ({ NUMBER($least) } tot { NUMBER($most) }).
report-used-same = Gebruikt op een dag: meestal { NUMBER($usual) }.
report-over = Dagen waarop meer is gebruikt dan er was: { NUMBER($days) }.
report-borrowed = Dagen waarop van de volgende dag is geleend: { NUMBER($days) }.
report-felt = Hoe de dagen waren: { $answers }.
report-felt-lighter = lichter { NUMBER($days) }
report-felt-as-usual = net als anders { NUMBER($days) }
report-felt-heavier = zwaarder { NUMBER($days) }
report-felt-had-to-stop = moest stoppen { NUMBER($days) }
report-low = Mindere dagen: { NUMBER($days) }.
report-rests = Rustmomenten: { NUMBER($rests) }.
report-rests-took = { $minutes ->
    [one] Rustmomenten: { NUMBER($rests) }, elk ongeveer { $minutes } minuut.
   *[other] Rustmomenten: { NUMBER($rests) }, elk ongeveer { $minutes } minuten.
}

## On the paper: tables.

report-week-noted = { NUMBER($days) } van 7
report-tasks-table = Geplande en echte kosten van de taken die het meest kostten
