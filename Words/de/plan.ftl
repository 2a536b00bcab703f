## A plan for the rest of the day, which the person may take.

plan = Tag planen
plan-lead-usual = Üblich sind bei dir { NUMBER($spoons) }, darum plant Teaspoon nur bis dahin.
plan-lead-free = Nichts ändert sich, bis du einen Plan übernimmst.
plan-low-day = Heute ist ein Schontag: Geplant wird nur, was nicht warten kann.
plan-choice = Plan
plan-choice-this = Dieser Plan
plan-choice-lighter = Ein leichterer Plan
plan-order-this = Dieser Plan nimmt die Aufgaben, die zusammen am meisten zählen und noch passen.
plan-order-lighter = Ein leichterer Plan macht dasselbe mit höchstens sechs Zehnteln des Platzes.
plan-list = Der Plan

plan-changed = Nichts wurde hinzugefügt: Der Tag hat sich inzwischen geändert. Dieser Plan ist für das, was jetzt frei ist.

## A task of a plan. The reasons are put together with commas, and begin with a capital. A plan for several days has the same ones.

plan-row-why = { $reasons }
plan-why-due = fällig { $date }
plan-why-carried = von früher
plan-why-fits = passt noch in den Tag
plan-why-last = passt genau, noch { SPOONS($spoons) } frei
plan-why-last-spoon = passt genau, noch 1 Löffel frei
plan-why-last-own = passt genau, noch 1 { $unit } frei
plan-row-step = (Schritt von <task></task>)
plan-rest = Ruhepause: { $minutes }
plan-rest-between = Zwischen <before></before> und <after></after>.

## Below the plan.

plan-already = Schon auf der Liste für heute
plan-already-tasks = { $titles }.
plan-already-tasks-more = { $titles } und andere.
plan-waits = Wartet auf einen anderen Tag
plan-several = Mehrere Tage planen
plan-waits-full = Kostet { NUMBER($cost) }, und der Plan ist voll.
plan-waits-room = Kostet { NUMBER($cost) }, und im Plan ist Platz für { NUMBER($room) }.
plan-waits-time = Dauert { $minutes }, und es ist nur { $time } Zeit.
plan-waits-time-usual = Zählt als { $minutes }, und es ist nur { $time } Zeit.
plan-waits-lighter = Nicht im leichteren Plan.
plan-waits-usual = Kostet { NUMBER($cost) }, und geplant wird nur bis zu deiner üblichen Zahl { NUMBER($usual) }.
plan-waits-others = Andere Aufgaben kommen zuerst.
plan-uncosted = { $count ->
    [one] { $count } Aufgabe ist noch ohne Kosten. <give>Kosten eintragen</give>
   *[other] { $count } Aufgaben sind noch ohne Kosten. <give>Kosten eintragen</give>
}

## The bar.

plan-bar-over = Das passt nicht mehr. Wähle weniger.
plan-bar-count = Zählen
plan-bar-take = Plan übernehmen

## Where nothing fits.

plan-empty = In diesen Plan passt nichts mehr. Ausruhen zählt.
plan-empty-none = Es gibt nichts mehr einzuplanen.
plan-empty-uncosted = Was noch einzuplanen ist, hat noch keine Kosten.
plan-empty-link = Mehrere Tage planen
plan-empty-asked = Nichts passt zu deiner Auswahl.
plan-empty-asked-link = Alles, was passt

## What can be asked.

plan-time = Zeit für diesen Plan
plan-time-any = Egal
plan-time-hint = Für Aufgaben ohne Minuten gilt: { $minutes }
plan-asked-any = Zeit für diesen Plan: egal
plan-asked = Zeit für diesen Plan: { $time }
plan-asked-has = etwas { $kind }
plan-asked-lacks = keine { $kind }

## How a plan chooses: what a task counts.

plan-how = So wird gewählt
plan-how-lead = Gewählt werden die Aufgaben, die zusammen am meisten zählen und noch passen. Die Reserve bleibt unberührt, und ein Plan macht einen Tag nie voller als sonst.
plan-how-due = Heute oder früher fällig: 400
plan-how-high = Hohe Priorität: 160
plan-how-soon = In 1 oder 2 Tagen fällig: 120
plan-how-daily = Für jeden Tag: 80
plan-how-medium = Mittlere Priorität: 60
plan-how-week = In 3 bis 7 Tagen fällig: 40
plan-how-low = Niedrige Priorität: 20
plan-how-carried = Von früher: 10
plan-how-each = Jede Aufgabe: 30, und 3 mehr für jeden Löffel, den sie kostet
plan-how-each-own = Jede Aufgabe: 30, und 3 mehr je { $unit }
plan-how-order = Was gleich viel zählt, folgt deiner eigenen Reihenfolge.

## A plan for several days.

week-plan = Eine Woche, die passt
week-plan-days = { NUMBER($days) } Tage, die passen
week-plan-lead = Deine offenen Aufgaben, verteilt auf { NUMBER($days) } Tage, jede spätestens an ihrem Datum. Nichts ändert sich, bis du den Plan übernimmst.
week-plan-changed = Nichts wurde geplant: Der heutige Tag hat sich inzwischen geändert. Dieser Plan ist für das, was jetzt frei ist.
week-plan-spans = Tage
week-plan-span = { NUMBER($days) } Tage
week-plan-bar-take = Woche übernehmen
week-plan-bar-take-days = Plan übernehmen

## A day of it.

week-plan-today = { $date }, heute
week-plan-why = { $reasons }
week-plan-why-full = { $reasons }, und am { $day } ist dafür kein Platz
week-plan-why-full-today = { $reasons }, und heute ist dafür kein Platz
week-plan-step = (Schritt von <task></task>)
week-plan-rest = Ruhepause: { $minutes }
week-plan-rest-between = Zwischen zwei Aufgaben, die viel kosten.
week-plan-load = { SPOONS($total) }, { NUMBER($planned) } geplant
week-plan-nothing = Nichts geplant
week-plan-kept-free = Bleibt frei.
week-plan-keep = Freihalten
week-plan-keep-day = Freihalten: { $date }
week-plan-use = Diesen Tag nutzen
week-plan-use-day = Nutzen: { $date }
week-plan-heavy = { $first } und { $second } kosten beide viel.
week-plan-heavy-due = { $first } und { $second } kosten beide viel: „{ $task }“ ist am { $date } fällig.

## Below the days.

week-plan-waits = Passt nicht hinein
week-plan-waits-room = Kostet { NUMBER($cost) }, und dieser Plan legt höchstens { NUMBER($room) } auf einen Tag.
week-plan-waits-due = Fällig { $date }, und bis dahin ist an keinem Tag dafür Platz.
week-plan-waits-others = Andere Aufgaben kommen zuerst.
week-plan-how = So wird gewählt
week-plan-how-worth = Gesucht werden die Tage, an denen deine Aufgaben am meisten zählen. Was sie zählen, steht unter <plan>Tag planen</plan>. Was in diesen Tagen fällig ist, zählt 400. Jeder spätere Tag zählt 2 von 100 weniger. So kommt früh, was wichtig ist.
week-plan-how-room = Ein Tag nimmt höchstens acht Zehntel von dem, was frei ist: die Zahl des Tages ohne die Reserve und ohne das, was an dem Tag schon geplant ist. Zwei Tage hintereinander, die viel kosten, werden vermieden, wenn die Termine es zulassen.
week-plan-how-kept = Was du übernimmst, steht danach für diesen Tag im Plan, aber nicht als fällig: Wenn der Tag vorbei ist, ändert sich nichts. An dem Tag holt „Neuer Tag“ so viel davon herein, wie passt.
