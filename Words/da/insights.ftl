## Insights: the person’s own days, described. No text here sets a goal, praises, blames or names a cause.

insights = Tilbageblik
insights-lead = Et blik på dine egne dage. Kig, når du vil; her er ingen mål at nå.
insights-empty = Intet er noteret i de sidste tolv uger. Tilbageblikket begynder med en dag.

## The menu.

insights-menu-report = Rapport til lægen
insights-menu-leave-out = Hold nogle dage ude
insights-menu-export = Eksporter som CSV

## The heads of the columns, in all tables of insights and of the report.

insights-head-day = Dag
insights-head-week = Uge fra
insights-head-noted = Noteret
insights-head-had = Havde
insights-head-borrowed = Lånt
insights-head-planned = Planlagt
insights-head-used = Brugt
insights-head-hundred = Af 100
insights-head-felt = Sådan var den
insights-head-task = Opgave
insights-head-took = Den tog
insights-head-kind = Energitype
insights-head-list = Liste
insights-head-by-now = Brugt indtil nu
insights-head-day-later = 1 dag efter
insights-head-two-days-later = 2 dage efter
insights-head-three-days-later = 3 dage efter

## What was used today until now, beside other days.

insights-now = I dag indtil nu
insights-now-says = { NUMBER($used) } brugt indtil nu. På denne tid af dagen er det normalt { NUMBER($usual) }.
insights-now-says-range = { NUMBER($used) } brugt indtil nu. På denne tid af dagen er det normalt { NUMBER($least) } til { NUMBER($most) }.
insights-now-table = I dag indtil nu
insights-now-today = I dag
insights-now-usual = Sædvanligt i de sidste to uger
insights-now-range = { NUMBER($least) } til { NUMBER($most) }

## The days of one week or four, drawn and in a table.

insights-days-choice = Hvor mange uger
insights-days-choice-one = Uge
insights-days-choice-four = 4 uger
insights-days-week = Denne uge
insights-days-weeks = Fire uger
insights-days-none = Intet noteret.
insights-days-within = { $days ->
    [one] { $days } dag noteret. Ingen dag tog flere { UNIT($unit) }, end der var.
   *[other] { $days } dage noteret. Ingen dag tog flere { UNIT($unit) }, end der var.
}
insights-days-over-one = 1 dag noteret. Den tog flere { UNIT($unit) }, end der var.
insights-days-over = { NUMBER($days) } dage noteret. { NUMBER($over) } af dem tog flere { UNIT($unit) }, end der var.
insights-days-table = { UNIT($unit, style: "capital") } dag for dag
insights-weeks-table = { UNIT($unit, style: "capital") } uge for uge

## What the marks of the drawing mean: spoons that a day had, used, and so on.

insights-mark-had = havde
insights-mark-used = brugt
insights-mark-over = mere, end der var
insights-mark-borrowed = lånt
insights-mark-gap = ikke noteret

## What tasks were planned to take, and what they took.

insights-tasks = Planlagt og faktisk
insights-tasks-as-planned = { $tasks ->
    [1] Én opgave er gjort mindst fem gange. De fleste gange var prisen som planlagt.
   *[other] { $tasks } opgaver er gjort mindst fem gange. De fleste gange var prisen som planlagt.
}
insights-tasks-other-one = Én opgave er gjort mindst fem gange. Den tog som regel mere eller mindre end planlagt.
insights-tasks-other = { $other ->
    [1] { NUMBER($tasks) } opgaver er gjort mindst fem gange. En af dem tog som regel mere eller mindre end planlagt.
   *[other] { NUMBER($tasks) } opgaver er gjort mindst fem gange. { $other } af dem tog som regel mere eller mindre end planlagt.
}
insights-tasks-table = Planlagt og faktisk pris for hver opgave
insights-offer = Sædvanlig pris { NUMBER($usual) }. De sidste { NUMBER($times) } gange tog den { $costs }.
insights-offer-use = Brug { NUMBER($cost) } fra nu af<name>: { $task }</name>
insights-offer-keep = Behold { NUMBER($cost) }<name>: { $task }</name>

## The mornings after days that took more than most.

insights-heavier = Efter tungere dage
insights-heavier-says = Efter { NUMBER($days) } tungere dage begyndte de næste morgener med { $numbers }. Det sædvanlige tal er { NUMBER($usual) }.
insights-heavier-says-last = Morgenerne efter de sidste otte af { NUMBER($days) } tungere dage begyndte med { $numbers }. Det sædvanlige tal er { NUMBER($usual) }.
insights-heavier-table = Morgener efter tungere dage
insights-heavier-hint = Tallene fra morgenerne efter. Tungere: der blev brugt mere end på tre fjerdedele af dagene i tolv uger. Lån er ikke trukket fra.

## How much was used of every hundred spoons.

insights-hundred = Brugt af det, der var
insights-hundred-says = { $over ->
    [0] Ingen af de sidste { NUMBER($weeks) } uger tog mere, end der var.
    [one] { $over } af de sidste { NUMBER($weeks) } uger tog mere, end der var.
   *[other] { $over } af de sidste { NUMBER($weeks) } uger tog mere, end der var.
}
insights-hundred-table = Brugt ud af hver hundrede, uge for uge

## What the spoons were used for.

insights-where = Det gik energien til
insights-where-weeks = Fire uger
insights-where-used = { $spoons ->
    [one] { SPOONS($spoons) } blev brugt.
   *[other] { SPOONS($spoons) } blev brugt.
}
insights-where-rests = { $rests ->
    [one] Der var { $rests } hvil.
   *[other] Der var { $rests } hvil.
}
insights-where-rests-took = { $rests ->
    [one] { $rests } hvil tog { $time }.
   *[other] { $rests } hvil tog { $time }.
}
insights-kinds-table = Brugt efter energitype
insights-kinds-hint = En opgave med to typer tæller med i begge.
insights-lists-table = Brugt efter liste
insights-lists-other = Andre lister
insights-lists-none = Ingen liste

## Twelve weeks, with a cell for each day.

insights-twelve = Tolv uger
insights-twelve-says = { $days ->
    [one] { $days } dag noteret i de sidste tolv uger.
   *[other] { $days } dage noteret i de sidste tolv uger.
}
insights-twelve-says-marks = { $days ->
    [one] { $days } dag noteret i de sidste tolv uger: { $marks }.
   *[other] { $days } dage noteret i de sidste tolv uger: { $marks }.
}
insights-twelve-low = { $days ->
    [one] { $days } skånedag
   *[other] { $days } skånedage
}
insights-twelve-rest = { $days ->
    [one] { $days } hviledag
   *[other] { $days } hviledage
}
insights-twelve-borrowed = { $days ->
    [one] { $days } dag med noget lånt
   *[other] { $days } dage med noget lånt
}
insights-cell = { NUMBER($used) } af { NUMBER($had) }
insights-cell-low = skånedag
insights-cell-borrowed = { NUMBER($spoons) } lånt
insights-cell-rest = hviledag
insights-letter-low = s
insights-letter-borrowed = l
insights-letter-rest = h
insights-twelve-hint = Jo mere fyldt en dag er, jo mere af dens tal er brugt. l: lånt. s: skånedag. h: hviledag, med hvil og intet andet. Dage, hvor intet blev noteret, er tomme.
insights-twelve-table = Som en tabel over uger

## Days that are not counted.

leave-out = Hold nogle dage ude
leave-out-hint = Ved sygdom eller ferie: disse dage er så ikke med på denne side eller i rapporten. De kan komme med igen.
leave-out-from = Fra
leave-out-to = Til
leave-out-button = Hold disse dage ude
leave-out-no-day = Ingen dag blev startet mellem disse datoer.
left-out = Ikke med
left-out-count = Tag med igen<name>: { $days }</name>

## Whether New Day asks how the day before was.

ask-felt = Hvordan var dagen?
ask-felt-on = Hver ny dag spørger, hvordan dagen før var. Svaret er ét tryk og altid valgfrit.
ask-felt-off = Hver ny dag kan spørge, hvordan dagen før var. Svaret er ét tryk og altid valgfrit.
ask-felt-stop = Spørg ikke
ask-felt-begin = Spørg ved Ny dag
