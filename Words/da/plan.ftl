## A plan for the rest of the day, which the person may take.

plan = Planlæg dagen
plan-lead-usual = Du har normalt { NUMBER($spoons) }, så planer stopper der.
plan-lead-free = Intet ændres, før du bruger en plan.
plan-low-day = Det er en skånedag: kun det, der ikke kan vente, er med i planen.
plan-choice = Plan
plan-choice-this = Denne plan
plan-choice-lighter = En lettere plan
plan-order-this = Denne plan tager de opgaver, der tilsammen tæller mest og stadig passer.
plan-order-lighter = En lettere plan gør det samme med højst seks tiendedele af pladsen.
plan-list = Planen

plan-changed = Intet blev tilføjet: dagen er ændret siden. Her er en plan for det, der er tilbage nu.

## A task of a plan. The reasons are put together with commas, and begin with a capital. A plan for several days has the same ones.

plan-row-why = { $reasons }.
plan-why-due = senest { $date }
plan-why-carried = fra før
plan-why-fits = passer i det, der er tilbage
plan-why-last = passer til de sidste { SPOONS($spoons) }
plan-why-last-spoon = passer til den sidste ske
plan-why-last-own = passer til det sidste (1 { $unit })
plan-row-step = Et trin i <task></task>.
plan-rest = Hvil i { $minutes }
plan-rest-between = Mellem <before></before> og <after></after>.

## Below the plan.

plan-already = Allerede på dagens liste
plan-already-tasks = { $titles }.
plan-already-tasks-more = { $titles } og andre.
plan-waits = Venter til en anden dag
plan-several = Planlæg flere dage
plan-waits-full = Tager { NUMBER($cost) }, og planen er fyldt.
plan-waits-room = Tager { NUMBER($cost) }, og planen har plads til { NUMBER($room) }.
plan-waits-time = Tager { $minutes }, og der er { $time }.
plan-waits-time-usual = Tæller som { $minutes }, og der er { $time }.
plan-waits-lighter = Ikke i den lettere plan.
plan-waits-usual = Tager { NUMBER($cost) }, og planer stopper ved dit sædvanlige tal, { NUMBER($usual) }.
plan-waits-others = Andre opgaver kommer først.
plan-uncosted = { $count ->
    [one] { $count } opgave har ingen pris endnu. <give>Giv den en</give>
   *[other] { $count } opgaver har ingen pris endnu. <give>Giv dem en</give>
}

## The bar.

plan-bar-over = Der er ikke længere plads. Vælg færre.
plan-bar-count = Tæl
plan-bar-take = Brug planen

## Where nothing fits.

plan-empty = Der er ikke plads til mere i denne plan. Hvil tæller med.
plan-empty-none = Der er ikke mere at planlægge.
plan-empty-uncosted = Det, der er tilbage at planlægge, har ingen pris endnu.
plan-empty-link = Planlæg flere dage
plan-empty-asked = Intet passer til det, du bad om.
plan-empty-asked-link = Alt, der passer

## What can be asked.

plan-time = Tid til denne plan
plan-time-any = Uanset
plan-time-hint = Opgaver uden minutter tæller som { $minutes }.
plan-asked-any = Tid til denne plan: uden grænse
plan-asked = Tid til denne plan: { $time }
plan-asked-has = noget { $kind }
plan-asked-lacks = ingen { $kind }

## How a plan chooses: what a task counts.

plan-how = Sådan vælges der
plan-how-lead = Den tager de opgaver, der tilsammen tæller mest og stadig passer. Reserven røres ikke, og en plan gør aldrig en dag fyldigere end ellers.
plan-how-due = Dato i dag eller før: 400
plan-how-high = Høj prioritet: 160
plan-how-soon = Dato om 1 eller 2 dage: 120
plan-how-daily = Daglig opgave: 80
plan-how-medium = Mellem prioritet: 60
plan-how-week = Dato om 3 til 7 dage: 40
plan-how-low = Lav prioritet: 20
plan-how-carried = Fra før: 10
plan-how-each = Hver opgave: 30, og 3 mere for hver ske, den tager
plan-how-each-own = Hver opgave: 30, og 3 mere pr. { $unit }, den tager
plan-how-order = Lige opgaver følger din egen rækkefølge.

## A plan for several days.

week-plan = En uge, der passer
week-plan-days = { NUMBER($days) } dage, der passer
week-plan-lead = Dine åbne opgaver, fordelt over { NUMBER($days) } dage, hver opgave senest på sin dato. Intet ændres, før du bruger planen.
week-plan-changed = Intet blev planlagt: dagen i dag er ændret siden. Her er en plan for det, der er tilbage nu.
week-plan-spans = Dage
week-plan-span = { NUMBER($days) } dage
week-plan-bar-take = Brug ugen
week-plan-bar-take-days = Brug planen

## A day of it.

week-plan-today = { $date }, i dag
week-plan-why = { $reasons }.
week-plan-why-full = { $reasons }, og { $day } har ikke plads til den.
week-plan-why-full-today = { $reasons }, og i dag er der ikke plads til den.
week-plan-step = Et trin i <task></task>.
week-plan-rest = Hvil i { $minutes }
week-plan-rest-between = Mellem to, der tager meget.
week-plan-load = { NUMBER($planned) } af { SPOONS($total) }
week-plan-nothing = Intet planlagt
week-plan-kept-free = Holdt fri.
week-plan-keep = Hold fri
week-plan-keep-day = Hold fri: { $date }
week-plan-use = Brug denne dag
week-plan-use-day = Brug: { $date }
week-plan-heavy = { $first } og { $second } tager begge meget.
week-plan-heavy-due = { $first } og { $second } tager begge meget: ”{ $task }” har dato { $date }.

## Below the days.

week-plan-waits = Passer ikke
week-plan-waits-room = Tager { NUMBER($cost) }, og denne plan lægger højst { NUMBER($room) } på en dag.
week-plan-waits-due = Senest { $date }, og ingen dag inden da har plads til den.
week-plan-waits-others = Andre opgaver kommer først.
week-plan-how = Sådan vælges der
week-plan-how-worth = Den leder efter de dage, hvor dine opgaver er mest værd, efter de samme tal som <plan>Planlæg dagen</plan>. Det, der har dato inden for disse dage, tæller 400. For hver dag længere fremme tæller det 2 af 100 mindre, så det vigtige kommer tidligt.
week-plan-how-room = En dag tager højst otte tiendedele af det, der er tilbage: dagens tal minus reserven og det, der allerede er på dagen. To dage efter hinanden, der tager meget, undgås, hvor datoerne tillader det.
week-plan-how-kept = Det, du bruger af planen, gemmes som den dag, du har tænkt dig, ikke som en dato: går dagen, ændres intet. På den dag henter Ny dag så meget af det ind, som der er plads til.
