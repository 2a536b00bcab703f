## Insights: the person’s own days, described. No text here sets a goal, praises, blames or names a cause.

insights = Insikter
insights-lead = Dina egna dagar, beskrivna. Titta när du vill. Inget här sätter upp ett mål.
insights-empty = Inget noterat de senaste tolv veckorna. Insikterna börjar med en dag.

## The menu.

insights-menu-report = Rapport till vården
insights-menu-leave-out = Ta inte med vissa dagar
insights-menu-export = Exportera som CSV

## The heads of the columns, in all tables of insights and of the report.

insights-head-day = Dag
insights-head-week = Vecka från
insights-head-noted = Note­rat
insights-head-had = Fanns
insights-head-borrowed = Lånat
insights-head-planned = Plane­rat
insights-head-used = Använt
insights-head-hundred = Av 100
insights-head-felt = Hur det var
insights-head-task = Uppgift
insights-head-took = Tog
insights-head-kind = Typ av energi
insights-head-list = Lista
insights-head-by-now = Använt hittills
insights-head-day-later = 1 dag senare
insights-head-two-days-later = 2 dagar senare
insights-head-three-days-later = 3 dagar senare

## What was used today until now, beside other days.

insights-now = Idag hittills
insights-now-says = Använt hittills: { NUMBER($used) }. Vid den här tiden på dagen är det vanligtvis { NUMBER($usual) }.
insights-now-says-range = Använt hittills: { NUMBER($used) }. Vid den här tiden på dagen är det vanligtvis { NUMBER($least) } till { NUMBER($most) }.
insights-now-table = Idag hittills
insights-now-today = Idag
insights-now-usual = Vanligt de senaste två veckorna
insights-now-range = { NUMBER($least) } till { NUMBER($most) }

## The days of one week or four, drawn and in a table.

insights-days-choice = Hur många veckor
insights-days-choice-one = Vecka
insights-days-choice-four = 4 veckor
insights-days-week = Den här veckan
insights-days-weeks = Fyra veckor
insights-days-none = Inget noterat.
insights-days-within = { $days ->
    [one] { $days } dag noterad. Ingen dag gick det åt fler { UNIT($unit) } än det fanns.
   *[other] { $days } dagar noterade. Ingen dag gick det åt fler { UNIT($unit) } än det fanns.
}
insights-days-over-one = 1 dag noterad. Det gick åt fler { UNIT($unit) } än det fanns.
insights-days-over = { $over ->
    [one] { NUMBER($days) } dagar noterade. Under { $over } av dem gick det åt fler { UNIT($unit) } än det fanns.
   *[other] { NUMBER($days) } dagar noterade. Under { $over } av dem gick det åt fler { UNIT($unit) } än det fanns.
}
insights-days-table = { UNIT($unit, style: "capital") } per dag
insights-weeks-table = { UNIT($unit, style: "capital") } per vecka

## What the marks of the drawing mean: spoons that a day had, used, and so on.

insights-mark-had = fanns
insights-mark-used = använt
insights-mark-over = mer än det fanns
insights-mark-borrowed = lånat
insights-mark-gap = inte noterat

## What tasks were planned to take, and what they took.

insights-tasks = Planerat och verkligt
insights-tasks-as-planned = { $tasks ->
    [one] En uppgift gjordes minst fem gånger. De flesta gångerna kostade den som planerat.
   *[other] { $tasks } uppgifter gjordes minst fem gånger. De flesta gångerna kostade de som planerat.
}
insights-tasks-other-one = En uppgift gjordes minst fem gånger. Den tog oftast mer eller mindre än planerat.
insights-tasks-other = { $other ->
    [one] { NUMBER($tasks) } uppgifter gjordes minst fem gånger. En av dem tog oftast mer eller mindre än planerat.
   *[other] { NUMBER($tasks) } uppgifter gjordes minst fem gånger. { $other } av dem tog oftast mer eller mindre än planerat.
}
insights-tasks-table = Planerad och verklig kostnad per uppgift
insights-offer = Vanlig kostnad { NUMBER($usual) }. De senaste { NUMBER($times) } gångerna tog den { $costs }.
insights-offer-use = Använd { NUMBER($cost) } från och med nu<name>: { $task }</name>
insights-offer-keep = Behåll { NUMBER($cost) }<name>: { $task }</name>

## The mornings after days that took more than most.

insights-heavier = Efter tyngre dagar
insights-heavier-says = Efter { NUMBER($days) } tyngre dagar började morgonen därpå med { $numbers }. Det vanliga antalet är { NUMBER($usual) }.
insights-heavier-says-last = Morgnarna efter de senaste åtta av { NUMBER($days) } tyngre dagar började med { $numbers }. Det vanliga antalet är { NUMBER($usual) }.
insights-heavier-table = Morgnar efter tyngre dagar
insights-heavier-hint = Antalen på morgnarna efteråt. Tyngre: mer användes än på tre fjärdedelar av dagarna under tolv veckor. Lån är inte borträknade från de här antalen.

## How much was used of every hundred spoons.

insights-hundred = Använt av det som fanns
insights-hundred-says = { $over ->
    [0] Under ingen av de senaste { NUMBER($weeks) } veckorna gick det åt mer än det fanns.
    [one] Under { $over } av de senaste { NUMBER($weeks) } veckorna gick det åt mer än det fanns.
   *[other] Under { $over } av de senaste { NUMBER($weeks) } veckorna gick det åt mer än det fanns.
}
insights-hundred-table = Använt av varje hundra, per vecka

## What the spoons were used for.

insights-where = Vad det gick åt till
insights-where-weeks = Fyra veckor
insights-where-used = { SPOONS($spoons) } användes.
insights-where-rests = { $rests ->
    [one] Det blev { $rests } vilopaus.
   *[other] Det blev { $rests } vilopauser.
}
insights-where-rests-took = { $rests ->
    [one] { $rests } vilopaus tog { $time }.
   *[other] { $rests } vilopauser tog { $time }.
}
insights-kinds-table = Använt per typ av energi
insights-kinds-hint = En uppgift med två typer räknas i båda.
insights-lists-table = Använt per lista
insights-lists-other = Andra listor
insights-lists-none = Ingen lista

## Twelve weeks, with a cell for each day.

insights-twelve = Tolv veckor
insights-twelve-says = { $days ->
    [one] { $days } dag noterad de senaste tolv veckorna.
   *[other] { $days } dagar noterade de senaste tolv veckorna.
}
insights-twelve-says-marks = { $days ->
    [one] { $days } dag noterad de senaste tolv veckorna: { $marks }.
   *[other] { $days } dagar noterade de senaste tolv veckorna: { $marks }.
}
insights-twelve-low = { $days ->
    [one] { $days } lågenergidag
   *[other] { $days } lågenergidagar
}
insights-twelve-rest = { $days ->
    [one] { $days } vilodag
   *[other] { $days } vilodagar
}
insights-twelve-borrowed = { $days ->
    [one] { $days } dag med något lånat
   *[other] { $days } dagar med något lånat
}
insights-cell = { NUMBER($used) } av { NUMBER($had) }
insights-cell-low = lågenergidag
insights-cell-borrowed = { NUMBER($spoons) } på lån
insights-cell-rest = vilodag
insights-letter-low = l
insights-letter-borrowed = m
insights-letter-rest = v
insights-twelve-hint = Ju mer fylld en ruta är, desto större del av dagens antal användes. l: lågenergidag. m: lån av morgondagen. v: vilodag, med vila och inget annat. Dagar då inget noterades är tomma.
insights-twelve-table = Som en tabell med veckor

## Days that are not counted.

leave-out = Ta inte med vissa dagar
leave-out-hint = En sjukdom, en semester: de dagarna finns då inte med på den här sidan eller i rapporten. Du kan ta med dem igen.
leave-out-from = Från
leave-out-to = Till
leave-out-button = Ta inte med de här dagarna
leave-out-no-day = Ingen dag började mellan de här datumen.
left-out = Tas inte med
left-out-count = Ta med igen<name>: { $days }</name>

## Whether New Day asks how the day before was.

ask-felt = Hur var dagen?
ask-felt-on = Vid varje ny dag får du frågan hur dagen innan var. Svaret tar ett tryck och är alltid valfritt.
ask-felt-off = Vid varje ny dag kan du få frågan hur dagen innan var. Svaret tar ett tryck och är alltid valfritt.
ask-felt-stop = Fråga inte
ask-felt-begin = Fråga vid Ny dag
