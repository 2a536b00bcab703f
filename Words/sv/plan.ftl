## A plan for the rest of the day, which the person may take.

plan = Planera min dag
plan-lead-usual = Du har vanligtvis { NUMBER($spoons) }, så planen stannar där.
plan-lead-free = Inget ändras förrän du använder en plan.
plan-low-day = Det är en lågenergidag: bara det som inte kan vänta planeras.
plan-choice = Plan
plan-choice-this = Den här planen
plan-choice-lighter = En lättare plan
plan-order-this = Den här planen tar de uppgifter som tillsammans räknas högst och ändå får plats.
plan-order-lighter = En lättare plan gör samma sak med högst sex tiondelar av utrymmet.
plan-list = Planen

plan-changed = Inget lades till, eftersom dagen har ändrats sedan dess. Här är en plan för det som är kvar nu.

## A task of a plan. The reasons are put together with commas, and begin with a capital. A plan for several days has the same ones.

plan-row-why = { $reasons }.
plan-why-due = klart senast { $date }
plan-why-carried = från tidigare
plan-why-fits = får plats i det som är kvar
plan-why-last = passar det som är kvar: { SPOONS($spoons) }
plan-why-last-spoon = passar det som är kvar: 1 sked
plan-why-last-own = passar det som är kvar: 1 { $unit }
plan-row-step = Ett steg i <task></task>.
plan-rest = Vila i { $minutes }
plan-rest-between = Mellan <before></before> och <after></after>.

## Below the plan.

plan-already = Redan i dagens lista
plan-already-tasks = { $titles }.
plan-already-tasks-more = { $titles } med flera.
plan-waits = Får bli en annan dag
plan-several = Planera flera dagar
plan-waits-full = Tar { NUMBER($cost) }, och planen är full.
plan-waits-room = Tar { NUMBER($cost) }, och planen har plats för { NUMBER($room) }.
plan-waits-time = Tar { $minutes }, och det finns { $time }.
plan-waits-time-usual = Räknas som { $minutes }, och det finns { $time }.
plan-waits-lighter = Inte med i den lättare planen.
plan-waits-usual = Tar { NUMBER($cost) }, och planer stannar vid ditt vanliga antal, { NUMBER($usual) }.
plan-waits-others = Andra uppgifter kommer först.
plan-uncosted = { $count ->
    [one] För { $count } uppgift är det inte angivet vad den kostar. <give>Ange det</give>
   *[other] För { $count } uppgifter är det inte angivet vad de kostar. <give>Ange det</give>
}

## The bar.

plan-bar-over = Det får inte plats längre. Välj färre.
plan-bar-count = Räkna
plan-bar-take = Använd planen

## Where nothing fits.

plan-empty = Inget mer får plats i den här planen. Vila räknas.
plan-empty-none = Det finns inget mer att planera.
plan-empty-uncosted = För det som är kvar att planera är det inte angivet vad det kostar.
plan-empty-link = Planera flera dagar
plan-empty-asked = Inget passar det du valde.
plan-empty-asked-link = Allt som får plats

## What can be asked.

plan-time = Tid för den här planen
plan-time-any = Obegränsat
plan-time-hint = Uppgifter utan minuter räknas som { $minutes }.
plan-asked-any = Tid för den här planen: fritt
plan-asked = Tid för den här planen: { $time }
plan-asked-has = lite { $kind }
plan-asked-lacks = ingen { $kind }

## How a plan chooses: what a task counts.

plan-how = Så väljs uppgifterna
plan-how-lead = Planen tar de uppgifter som tillsammans räknas högst och ändå får plats. Reserven lämnas orörd, och en plan fyller aldrig en dag mer än vad som är vanligt för dig.
plan-how-due = Klart senast idag eller tidigare: 400
plan-how-high = Hög prioritet: 160
plan-how-soon = Klart senast om 1 eller 2 dagar: 120
plan-how-daily = För varje dag: 80
plan-how-medium = Medelhög prioritet: 60
plan-how-week = Klart senast om 3 till 7 dagar: 40
plan-how-low = Låg prioritet: 20
plan-how-carried = Från tidigare: 10
plan-how-each = Varje uppgift: 30, och 3 till för varje sked den tar
plan-how-each-own = Varje uppgift: 30, och 3 till för varje { $unit } den tar
plan-how-order = Uppgifter som räknas lika följer din egen ordning.

## A plan for several days.

week-plan = En vecka som får plats
week-plan-days = { NUMBER($days) } dagar som får plats
week-plan-lead = Dina uppgifter, fördelade på { NUMBER($days) } dagar, var och en senast på sitt datum. Inget ändras förrän du använder planen.
week-plan-changed = Inget planerades, eftersom dagen har ändrats sedan dess. Här är en plan för det som är kvar nu.
week-plan-spans = Dagar
week-plan-span = { NUMBER($days) } dagar
week-plan-bar-take = Använd veckan
week-plan-bar-take-days = Använd planen

## A day of it.

week-plan-today = { $date }, idag
week-plan-why = { $reasons }.
week-plan-why-full = { $reasons }, och { $day } har inte plats för den.
week-plan-why-full-today = { $reasons }, och idag finns det inte plats för den.
week-plan-step = Ett steg i <task></task>.
week-plan-rest = Vila i { $minutes }
week-plan-rest-between = Mellan två som tar mycket.
week-plan-load = { NUMBER($planned) } av { SPOONS($total) }
week-plan-nothing = Inget planerat
week-plan-kept-free = Hålls fri.
week-plan-keep = Håll fri
week-plan-keep-day = Håll fri: { $date }
week-plan-use = Använd dagen
week-plan-use-day = Använd: { $date }
week-plan-heavy = Två dagar i rad som tar mycket: { $first } och { $second }.
week-plan-heavy-due = Två dagar i rad som tar mycket: { $first } och { $second }. ”{ $task }” ska vara klart senast { $date }.

## Below the days.

week-plan-waits = Får inte plats
week-plan-waits-room = Tar { NUMBER($cost) }, och den här planen lägger högst { NUMBER($room) } på en dag.
week-plan-waits-due = Klart senast { $date }, och ingen dag fram till dess har plats för den.
week-plan-waits-others = Andra uppgifter kommer först.
week-plan-how = Så väljs uppgifterna
week-plan-how-worth = Planen söker de dagar där dina uppgifter räknas högst, med samma värden som <plan>Planera min dag</plan>. Det som ska vara klart inom de här dagarna räknas som 400. För varje senare dag räknas det 2 av 100 mindre, så att det viktiga kommer tidigt.
week-plan-how-room = En dag tar högst åtta tiondelar av det som är kvar: dagens antal, utan reserven och det som redan finns den dagen. Två dagar i rad som tar mycket undviks när datumen tillåter det.
week-plan-how-kept = När du använder planen sparas dagen för varje uppgift som en tanke, inte som ett sista datum. Om dagen passerar ändras inget. Den dagen tar Ny dag med så mycket som får plats.
