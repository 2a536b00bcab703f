## A plan for the rest of the day, which the person may take.

plan = Mijn dag plannen
plan-lead-usual = Meestal heb je er { NUMBER($spoons) }, dus een plan gaat niet verder dan dat.
plan-lead-free = Er verandert niets tot je een plan gebruikt.
plan-low-day = Het is een mindere dag: alleen wat niet kan wachten, wordt gepland.
plan-choice = Plan
plan-choice-this = Dit plan
plan-choice-lighter = Een lichter plan
plan-order-this = Dit plan neemt de taken die samen het meest tellen en nog passen.
plan-order-lighter = Een lichter plan doet hetzelfde met hooguit zes tiende van de ruimte.
plan-list = Het plan

plan-changed = Er is niets toegevoegd: de dag is intussen veranderd. Dit is een plan voor wat nu vrij is.

## A task of a plan. The reasons are put together with commas, and begin with a capital. A plan for several days has the same ones.

plan-row-why = { $reasons }.
plan-why-due = uiterlijk { $date }
plan-why-carried = meegenomen
plan-why-fits = past in wat vrij is
plan-why-last = past in de laatste { SPOONS($spoons) }
plan-why-last-spoon = past in de laatste lepel
plan-why-last-own = past nog net: 1 { $unit }
plan-row-step = Een stap van <task></task>.
plan-rest = { $minutes } rust
plan-rest-between = Tussen <before></before> en <after></after>.

## Below the plan.

plan-already = Staat al in de lijst van vandaag
plan-already-tasks = { $titles }.
plan-already-tasks-more = { $titles } en meer.
plan-waits = Wacht op een andere dag
plan-several = Meerdere dagen plannen
plan-waits-full = Kost { NUMBER($cost) }, en het plan is vol.
plan-waits-room = Kost { NUMBER($cost) }, en in het plan is ruimte voor { NUMBER($room) }.
plan-waits-time = Duurt { $minutes }, en er is { $time }.
plan-waits-time-usual = Telt als { $minutes }, en er is { $time }.
plan-waits-lighter = Niet in het lichtere plan.
plan-waits-usual = Kost { NUMBER($cost) }, en een plan gaat niet verder dan je gewone aantal, { NUMBER($usual) }.
plan-waits-others = Andere taken gaan voor.
plan-uncosted = { $count ->
    [one] Van { $count } taak zijn de kosten nog onbekend. <give>Kosten invullen</give>
   *[other] Van { $count } taken zijn de kosten nog onbekend. <give>Kosten invullen</give>
}

## The bar.

plan-bar-over = Dit past niet meer. Kies minder taken.
plan-bar-count = Tellen
plan-bar-take = Plan gebruiken

## Where nothing fits.

plan-empty = In dit plan past niets meer. Rust telt mee.
plan-empty-none = Er is niets meer te plannen.
plan-empty-uncosted = Van wat nog te plannen is, zijn de kosten nog onbekend.
plan-empty-link = Meerdere dagen plannen
plan-empty-asked = Er past niets bij wat je vroeg.
plan-empty-asked-link = Alles wat past

## What can be asked.

plan-time = Tijd voor dit plan
plan-time-any = Onbeperkt
plan-time-hint = Taken zonder minuten tellen als { $minutes }.
plan-asked-any = Tijd voor dit plan: alle tijd
plan-asked = Tijd voor dit plan: { $time }
plan-asked-has = nog { $kind }
plan-asked-lacks = geen { $kind }

## How a plan chooses: what a task counts.

plan-how = Hoe dit wordt gekozen
plan-how-lead = Een plan bestaat uit de taken die samen het meest tellen en nog passen. De reserve blijft liggen, en een plan maakt een dag nooit voller dan je gewone dag.
plan-how-due = Datum vandaag of eerder: 400
plan-how-high = Hoge prioriteit: 160
plan-how-soon = Datum over 1 of 2 dagen: 120
plan-how-daily = Voor elke dag: 80
plan-how-medium = Gemiddelde prioriteit: 60
plan-how-week = Datum over 3 tot 7 dagen: 40
plan-how-low = Lage prioriteit: 20
plan-how-carried = Meegenomen: 10
plan-how-each = Elke taak: 30, en 3 extra voor elke lepel die hij kost
plan-how-each-own = Elke taak: 30, en 3 extra per { $unit }
plan-how-order = Bij gelijke taken telt je eigen volgorde.

## A plan for several days.

week-plan = Een week die past
week-plan-days = { NUMBER($days) } dagen die passen
week-plan-lead = Je open taken, verdeeld over { NUMBER($days) } dagen, elke taak uiterlijk op zijn datum. Er verandert niets tot je het plan gebruikt.
week-plan-changed = Er is niets gepland: vandaag is intussen veranderd. Dit is een plan voor wat nu vrij is.
week-plan-spans = Dagen
week-plan-span = { NUMBER($days) } dagen
week-plan-bar-take = Weekplan gebruiken
week-plan-bar-take-days = Plan gebruiken

## A day of it.

week-plan-today = { $date }, vandaag
week-plan-why = { $reasons }.
week-plan-why-full = { $reasons }, en { $day } heeft er geen ruimte voor.
week-plan-why-full-today = { $reasons }, en vandaag heeft er geen ruimte voor.
week-plan-step = Een stap van <task></task>.
week-plan-rest = { $minutes } rust
week-plan-rest-between = Tussen twee taken die veel kosten.
week-plan-load = { NUMBER($planned) } van { SPOONS($total) }
week-plan-nothing = Niets gepland
week-plan-kept-free = Vrijgehouden.
week-plan-keep = Vrijhouden
week-plan-keep-day = Vrijhouden: { $date }
week-plan-use = Deze dag gebruiken
week-plan-use-day = Deze dag gebruiken: { $date }
week-plan-heavy = Twee dagen na elkaar die veel kosten: { $first } en { $second }.
week-plan-heavy-due = Twee dagen na elkaar die veel kosten: { $first } en { $second }. De datum van “{ $task }” is { $date }.

## Below the days.

week-plan-waits = Past niet
week-plan-waits-room = Kost { NUMBER($cost) }, en dit plan zet er hooguit { NUMBER($room) } op een dag.
week-plan-waits-due = Uiterlijk { $date }, en tot dan heeft geen enkele dag er ruimte voor.
week-plan-waits-others = Andere taken gaan voor.
week-plan-how = Hoe dit wordt gekozen
week-plan-how-worth = Het plan zoekt de dagen waarop je taken het meest waard zijn, met dezelfde punten als bij <plan>Mijn dag plannen</plan>. Een taak met een datum binnen deze dagen telt 400. Elke dag later telt 2 procent minder. Zo komt wat belangrijk is vroeg.
week-plan-how-room = Een dag krijgt hooguit acht tiende van wat vrij is: het aantal van die dag, min de reserve en wat al op die dag staat. Twee dagen na elkaar die veel kosten, worden vermeden als de datums dat toelaten.
week-plan-how-kept = Wat je kiest, wordt bewaard als de dag die jij bedoelt, niet als datum. Gaat die dag voorbij, dan verandert er niets. Op de dag zelf zet “Nieuwe dag” er zoveel van in de lijst als past.
