## Insights: the person’s own days, described. No text here sets a goal, praises, blames or names a cause.

insights = Inzichten
insights-lead = Je eigen dagen, beschreven. Kijk wanneer je wilt; hier worden geen doelen gesteld.
insights-empty = Er is niets genoteerd in de laatste twaalf weken. Inzichten beginnen met een dag.

## The menu.

insights-menu-report = Verslag voor je behandelaar
insights-menu-leave-out = Sommige dagen niet meetellen
insights-menu-export = Exporteren als CSV

## The heads of the columns, in all tables of insights and of the report.

insights-head-day = Dag
insights-head-week = Week vanaf
insights-head-noted = Genoteerd
insights-head-had = Be­schik­baar
insights-head-borrowed = Ge­leend
insights-head-planned = Ge­pland
insights-head-used = Ge­bruikt
insights-head-hundred = Van 100
insights-head-felt = Hoe het was
insights-head-task = Taak
insights-head-took = Kostte
insights-head-kind = Soort energie
insights-head-list = Lijst
insights-head-by-now = Tot nu toe gebruikt
insights-head-day-later = 1 dag later
insights-head-two-days-later = 2 dagen later
insights-head-three-days-later = 3 dagen later

## What was used today until now, beside other days.

insights-now = Vandaag tot nu toe
insights-now-says = Tot nu toe { NUMBER($used) } gebruikt. Rond deze tijd is dat meestal { NUMBER($usual) }.
insights-now-says-range = Tot nu toe { NUMBER($used) } gebruikt. Rond deze tijd is dat meestal { NUMBER($least) } tot { NUMBER($most) }.
insights-now-table = Vandaag tot nu toe
insights-now-today = Vandaag
insights-now-usual = Gewoonlijk, in de laatste twee weken
insights-now-range = { NUMBER($least) } tot { NUMBER($most) }

## The days of one week or four, drawn and in a table.

insights-days-choice = Hoeveel weken
insights-days-choice-one = Week
insights-days-choice-four = 4 weken
insights-days-week = Deze week
insights-days-weeks = Vier weken
insights-days-none = Er is niets genoteerd.
insights-days-within = { $days ->
    [one] { $days } dag genoteerd. Op geen enkele dag zijn meer { UNIT($unit) } gebruikt dan er waren.
   *[other] { $days } dagen genoteerd. Op geen enkele dag zijn meer { UNIT($unit) } gebruikt dan er waren.
}
insights-days-over-one = 1 dag genoteerd. Op die dag zijn meer { UNIT($unit) } gebruikt dan er waren.
insights-days-over = { NUMBER($days) } dagen genoteerd. Op { NUMBER($over) } daarvan zijn meer { UNIT($unit) } gebruikt dan er waren.
insights-days-table = { UNIT($unit, style: "capital") } per dag
insights-weeks-table = { UNIT($unit, style: "capital") } per week

## What the marks of the drawing mean: spoons that a day had, used, and so on.

insights-mark-had = beschikbaar
insights-mark-used = gebruikt
insights-mark-over = meer dan er was
insights-mark-borrowed = geleend
insights-mark-gap = niet genoteerd

## What tasks were planned to take, and what they took.

insights-tasks = Gepland en echt
insights-tasks-as-planned = { $tasks ->
    [1] Eén taak is minstens vijf keer gedaan. Meestal waren de kosten zoals gepland.
   *[other] { $tasks } taken zijn minstens vijf keer gedaan. Meestal waren de kosten zoals gepland.
}
insights-tasks-other-one = Eén taak is minstens vijf keer gedaan. Die kostte meestal meer of minder dan gepland.
insights-tasks-other = { $other ->
    [1] { NUMBER($tasks) } taken zijn minstens vijf keer gedaan. Eén daarvan kostte meestal meer of minder dan gepland.
   *[other] { NUMBER($tasks) } taken zijn minstens vijf keer gedaan. { $other } daarvan kostten meestal meer of minder dan gepland.
}
insights-tasks-table = Geplande en echte kosten per taak
insights-offer = Meestal { NUMBER($usual) }. De laatste { NUMBER($times) } keer kostte het { $costs }.
insights-offer-use = Vanaf nu { NUMBER($cost) } gebruiken<name>: { $task }</name>
insights-offer-keep = { NUMBER($cost) } houden<name>: { $task }</name>

## The mornings after days that took more than most.

insights-heavier = Na zwaardere dagen
insights-heavier-says = Na { NUMBER($days) } zwaardere dagen begonnen de ochtenden erna met { $numbers }. Het gewone aantal is { NUMBER($usual) }.
insights-heavier-says-last = De ochtenden na de laatste acht van { NUMBER($days) } zwaardere dagen begonnen met { $numbers }. Het gewone aantal is { NUMBER($usual) }.
insights-heavier-table = Ochtenden na zwaardere dagen
insights-heavier-hint = De getallen van de ochtenden erna. Zwaarder betekent: er is meer gebruikt dan op driekwart van de dagen in twaalf weken. Wat is geleend, is niet van deze getallen afgetrokken.

## How much was used of every hundred spoons.

insights-hundred = Gebruikt van wat er was
insights-hundred-says = { $over ->
    [0] In geen van de laatste { NUMBER($weeks) } weken is meer gebruikt dan er was.
    [one] In { $over } van de laatste { NUMBER($weeks) } weken is meer gebruikt dan er was.
   *[other] In { $over } van de laatste { NUMBER($weeks) } weken is meer gebruikt dan er was.
}
insights-hundred-table = Gebruikt van elke honderd, per week

## What the spoons were used for.

insights-where = Waar het naartoe ging
insights-where-weeks = Vier weken
insights-where-used = Gebruikt: { SPOONS($spoons) }.
insights-where-rests = { $rests ->
    [one] Er was { $rests } rustmoment.
   *[other] Er waren { $rests } rustmomenten.
}
insights-where-rests-took = { $rests ->
    [one] { $rests } rustmoment duurde { $time }.
   *[other] { $rests } rustmomenten duurden samen { $time }.
}
insights-kinds-table = Gebruikt per soort energie
insights-kinds-hint = Een taak met twee soorten telt bij allebei mee.
insights-lists-table = Gebruikt per lijst
insights-lists-other = Andere lijsten
insights-lists-none = Geen lijst

## Twelve weeks, with a cell for each day.

insights-twelve = Twaalf weken
insights-twelve-says = { $days ->
    [one] { $days } dag genoteerd in de laatste twaalf weken.
   *[other] { $days } dagen genoteerd in de laatste twaalf weken.
}
insights-twelve-says-marks = { $days ->
    [one] { $days } dag genoteerd in de laatste twaalf weken: { $marks }.
   *[other] { $days } dagen genoteerd in de laatste twaalf weken: { $marks }.
}
insights-twelve-low = { $days ->
    [one] { $days } mindere dag
   *[other] { $days } mindere dagen
}
insights-twelve-rest = { $days ->
    [one] { $days } rustdag
   *[other] { $days } rustdagen
}
insights-twelve-borrowed = { $days ->
    [one] { $days } dag waarop iets is geleend
   *[other] { $days } dagen waarop iets is geleend
}
insights-cell = { NUMBER($used) } van { NUMBER($had) }
insights-cell-low = mindere dag
insights-cell-borrowed = { NUMBER($spoons) } geleend
insights-cell-rest = rustdag
insights-letter-low = m
insights-letter-borrowed = g
insights-letter-rest = r
insights-twelve-hint = Hoe voller een dag, hoe meer er van het aantal is gebruikt. g: geleend. m: mindere dag. r: rustdag, met alleen rust. Dagen waarop niets is genoteerd, zijn leeg.
insights-twelve-table = Als tabel van weken

## Days that are not counted.

leave-out = Sommige dagen niet meetellen
leave-out-hint = Bijvoorbeeld bij ziekte of vakantie: deze dagen tellen dan niet mee op deze pagina en in het verslag. Je kunt ze later weer laten meetellen.
leave-out-from = Van
leave-out-to = Tot en met
leave-out-button = Deze dagen niet meetellen
leave-out-no-day = Tussen deze datums is geen dag begonnen.
left-out = Niet meegeteld
left-out-count = Weer meetellen<name>: { $days }</name>

## Whether New Day asks how the day before was.

ask-felt = Hoe was de dag?
ask-felt-on = Elke nieuwe dag vraagt hoe de dag ervoor was. Antwoorden kost één tik en hoeft nooit.
ask-felt-off = Elke nieuwe dag kan vragen hoe de dag ervoor was. Antwoorden kost één tik en hoeft nooit.
ask-felt-stop = Niet vragen
ask-felt-begin = Vragen bij een nieuwe dag
