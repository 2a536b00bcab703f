## A plan for the rest of the day, which the person may take.

plan = Pianifica la giornata
plan-lead-usual = Di solito ne hai { NUMBER($spoons) }, quindi i piani si fermano lì.
plan-lead-free = Non cambia niente finché non usi un piano.
plan-low-day = È una giornata di poca energia: nel piano c’è solo ciò che non può aspettare.
plan-choice = Piano
plan-choice-this = Questo piano
plan-choice-lighter = Un piano più leggero
plan-order-this = Questo piano prende le attività che insieme contano di più e ci stanno.
plan-order-lighter = Un piano più leggero fa lo stesso con al massimo sei decimi del posto.
plan-list = Il piano

plan-changed = Non è stato aggiunto niente: nel frattempo la giornata è cambiata. Questo piano usa ciò che è disponibile adesso.

## A task of a plan. The reasons are put together with commas, and begin with a capital. A plan for several days has the same ones.

plan-row-why = { $reasons }.
plan-why-due = scadenza { $date }
plan-why-carried = da un giorno precedente
plan-why-fits = ci sta nell’energia disponibile
plan-why-last = ci sta in ciò che resta: { SPOONS($spoons) }
plan-why-last-spoon = ci sta nell’ultimo cucchiaio
plan-why-last-own = ci sta in ciò che resta: 1 { $unit }
plan-row-step = Sottoattività di <task></task>.
plan-rest = Riposo di { $minutes }
plan-rest-between = Tra <before></before> e <after></after>.

## Below the plan.

plan-already = Già nella lista di oggi
plan-already-tasks = { $titles }.
plan-already-tasks-more = { $titles } e altre.
plan-waits = Aspettano un altro giorno
plan-several = Pianifica più giorni
plan-waits-full = Richiede { NUMBER($cost) }, e il piano è pieno.
plan-waits-room = Richiede { NUMBER($cost) }, e nel piano c’è posto per { NUMBER($room) }.
plan-waits-time = Richiede { $minutes }, e il tempo a disposizione è { $time }.
plan-waits-time-usual = Conta { $minutes }, e il tempo a disposizione è { $time }.
plan-waits-lighter = Non è nel piano più leggero.
plan-waits-usual = Richiede { NUMBER($cost) }, e i piani si fermano al tuo numero abituale, { NUMBER($usual) }.
plan-waits-others = Altre attività vengono prima.
plan-uncosted = { $count ->
    [one] { $count } attività non ha ancora un costo. <give>Indica il costo</give>
   *[other] { $count } attività non hanno ancora un costo. <give>Indica i costi</give>
}

## The bar.

plan-bar-over = Non ci sta più tutto. Scegli meno attività.
plan-bar-count = Conta
plan-bar-take = Usa questo piano

## Where nothing fits.

plan-empty = In questo piano non ci sta altro. Il riposo conta.
plan-empty-none = Non c’è altro da mettere in programma.
plan-empty-uncosted = Ciò che resta da pianificare non ha ancora un costo.
plan-empty-link = Pianifica più giorni
plan-empty-asked = Niente corrisponde a ciò che hai chiesto.
plan-empty-asked-link = Qualsiasi cosa ci stia

## What can be asked.

plan-time = Tempo per questo piano
plan-time-any = Illimitato
plan-time-hint = Le attività senza minuti contano { $minutes }.
plan-asked-any = Tempo per questo piano: tutto
plan-asked = Tempo per questo piano: { $time }
plan-asked-has = un po’ di { $kind }
plan-asked-lacks = senza { $kind }

## How a plan chooses: what a task counts.

plan-how = Come avviene la scelta
plan-how-lead = Il piano prende le attività che insieme contano di più e ci stanno. La riserva non si tocca, e un piano non rende mai una giornata più piena del solito.
plan-how-due = Scadenza oggi o prima: 400
plan-how-high = Priorità alta: 160
plan-how-soon = Scadenza tra 1 o 2 giorni: 120
plan-how-daily = Attività di ogni giorno: 80
plan-how-medium = Priorità media: 60
plan-how-week = Scadenza tra 3 e 7 giorni: 40
plan-how-low = Priorità bassa: 20
plan-how-carried = Da un giorno precedente: 10
plan-how-each = Ogni attività: 30, e 3 in più per ogni cucchiaio che richiede
plan-how-each-own = Ogni attività: 30, e 3 in più per ogni { $unit } che richiede
plan-how-order = A parità di punti vale il tuo ordine.

## A plan for several days.

week-plan = Una settimana adatta a te
week-plan-days = { NUMBER($days) } giorni adatti a te
week-plan-lead = Le tue attività da fare, distribuite su { NUMBER($days) } giorni, ognuna entro la sua scadenza. Non cambia niente finché non usi il piano.
week-plan-changed = Non è stato pianificato niente: nel frattempo oggi è cambiato. Questo piano usa ciò che è disponibile adesso.
week-plan-spans = Giorni
week-plan-span = { $days ->
    [one] { NUMBER($days) } giorno
   *[other] { NUMBER($days) } giorni
}
week-plan-bar-take = Usa questo piano
week-plan-bar-take-days = Usa questo piano

## A day of it.

week-plan-today = { $date }, oggi
week-plan-why = { $reasons }.
week-plan-why-full = { $reasons }, e { $day } non c’è posto.
week-plan-why-full-today = { $reasons }, e oggi non c’è posto.
week-plan-step = Sottoattività di <task></task>.
week-plan-rest = Riposo di { $minutes }
week-plan-rest-between = Tra due attività che richiedono molto.
week-plan-load = { NUMBER($planned) } su { SPOONS($total) }
week-plan-nothing = Niente in programma
week-plan-kept-free = Giorno lasciato libero.
week-plan-keep = Lascia libero
week-plan-keep-day = Lascia libero: { $date }
week-plan-use = Usa questo giorno
week-plan-use-day = Usa: { $date }
week-plan-heavy = Due giorni che richiedono molto: { $first } e { $second }.
week-plan-heavy-due = Due giorni che richiedono molto: { $first } e { $second }. Scadenza di «{ $task }»: { $date }.

## Below the days.

week-plan-waits = Non ci stanno
week-plan-waits-room = Richiede { NUMBER($cost) }, e questo piano ne mette al massimo { NUMBER($room) } in un giorno.
week-plan-waits-due = Scadenza { $date }, e fino ad allora nessun giorno ha posto.
week-plan-waits-others = Altre attività vengono prima.
week-plan-how = Come avviene la scelta
week-plan-how-worth = Cerca i giorni in cui le tue attività contano di più, con gli stessi punti di <plan>Pianifica la giornata</plan>. Ciò che ha una scadenza in questi giorni conta 400. Ogni giorno più in là conta 2 su 100 in meno, così ciò che è importante viene prima.
week-plan-how-room = Un giorno prende al massimo otto decimi di ciò che è disponibile: il numero del giorno, meno la riserva e ciò che è già in quel giorno. Due giorni di seguito che richiedono molto si evitano, se le date lo permettono.
week-plan-how-kept = I giorni del piano restano come giorni che hai in mente, non come scadenze: se un giorno passa, non cambia niente. Quel giorno, «Nuovo giorno» aggiunge le attività fin dove ci stanno.
