## Insights: the person’s own days, described. No text here sets a goal, praises, blames or names a cause.

insights = Andamento
insights-lead = I tuoi giorni, descritti. Guarda quando vuoi; qui non ci sono obiettivi.
insights-empty = Niente di annotato nelle ultime dodici settimane. L’andamento comincia quando inizi un giorno.

## The menu.

insights-menu-report = Resoconto per chi ti cura
insights-menu-leave-out = Non contare alcuni giorni
insights-menu-export = Esporta in CSV

## The heads of the columns, in all tables of insights and of the report.

insights-head-day = Giorno
insights-head-week = Dal
insights-head-noted = Annotati
insights-head-had = Totale
insights-head-borrowed = Pre­stito
insights-head-planned = Piano
insights-head-used = Con­sumo
insights-head-hundred = Su 100
insights-head-felt = Com’è stato
insights-head-task = Attività
insights-head-took = Costo reale
insights-head-kind = Tipo di energia
insights-head-list = Lista
insights-head-by-now = Consumo finora
insights-head-day-later = 1 giorno dopo
insights-head-two-days-later = 2 giorni dopo
insights-head-three-days-later = 3 giorni dopo

## What was used today until now, beside other days.

insights-now = Oggi finora
insights-now-says = Consumo finora: { NUMBER($used) }. Di solito a quest’ora: { NUMBER($usual) }.
insights-now-says-range = Consumo finora: { NUMBER($used) }. Di solito a quest’ora: da { NUMBER($least) } a { NUMBER($most) }.
insights-now-table = Oggi finora
insights-now-today = Oggi
insights-now-usual = Di solito, nelle ultime due settimane
insights-now-range = da { NUMBER($least) } a { NUMBER($most) }

## The days of one week or four, drawn and in a table.

insights-days-choice = Quante settimane
insights-days-choice-one = Settimana
insights-days-choice-four = 4 settimane
insights-days-week = Questa settimana
insights-days-weeks = Quattro settimane
insights-days-none = Niente di annotato.
insights-days-within = { $days ->
    [one] { $days } giorno annotato. Nessun giorno ha consumato più { UNIT($unit) } del suo numero.
   *[other] { $days } giorni annotati. Nessun giorno ha consumato più { UNIT($unit) } del suo numero.
}
insights-days-over-one = 1 giorno annotato. Ha consumato più { UNIT($unit) } del suo numero.
insights-days-over = { $over ->
    [one] { NUMBER($days) } giorni annotati. { $over } di questi ha consumato più { UNIT($unit) } del suo numero.
   *[other] { NUMBER($days) } giorni annotati. { $over } di questi hanno consumato più { UNIT($unit) } del loro numero.
}
insights-days-table = { UNIT($unit, style: "capital") } per giorno
insights-weeks-table = { UNIT($unit, style: "capital") } per settimana

## What the marks of the drawing mean: spoons that a day had, used, and so on.

insights-mark-had = disponibili
insights-mark-used = consumo
insights-mark-over = oltre il disponibile
insights-mark-borrowed = in prestito
insights-mark-gap = non annotato

## What tasks were planned to take, and what they took.

insights-tasks = Previsto e reale
insights-tasks-as-planned = { $tasks ->
    [1] Un’attività è stata fatta almeno cinque volte. Il più delle volte il costo era quello previsto.
   *[other] { $tasks } attività sono state fatte almeno cinque volte. Il più delle volte il costo era quello previsto.
}
insights-tasks-other-one = Un’attività è stata fatta almeno cinque volte. Il più delle volte il costo era diverso da quello previsto.
insights-tasks-other = { $other ->
    [1] { NUMBER($tasks) } attività sono state fatte almeno cinque volte. Per una di queste, il più delle volte il costo era diverso da quello previsto.
   *[other] { NUMBER($tasks) } attività sono state fatte almeno cinque volte. Per { $other } di queste, il più delle volte il costo era diverso da quello previsto.
}
insights-tasks-table = Costo previsto e reale per attività
insights-offer = Costo abituale { NUMBER($usual) }. Costo reale delle ultime { NUMBER($times) } volte: { $costs }.
insights-offer-use = Usa { NUMBER($cost) } da ora in poi<name>: { $task }</name>
insights-offer-keep = Mantieni { NUMBER($cost) }<name>: { $task }</name>

## The mornings after days that took more than most.

insights-heavier = Dopo giorni più pesanti
insights-heavier-says = Dopo { NUMBER($days) } giorni più pesanti, le mattine seguenti sono iniziate con { $numbers }. Il numero abituale è { NUMBER($usual) }.
insights-heavier-says-last = Su { NUMBER($days) } giorni più pesanti, le mattine dopo gli ultimi otto sono iniziate con { $numbers }. Il numero abituale è { NUMBER($usual) }.
insights-heavier-table = Le mattine dopo giorni più pesanti
insights-heavier-hint = I numeri delle mattine seguenti. Più pesante: il consumo è stato più alto che in tre quarti dei giorni di dodici settimane. I prestiti non sono sottratti da questi numeri.

## How much was used of every hundred spoons.

insights-hundred = Consumo rispetto al disponibile
insights-hundred-says = { $over ->
    [0] In nessuna delle ultime { NUMBER($weeks) } settimane il consumo ha superato il disponibile.
    [one] In { $over } delle ultime { NUMBER($weeks) } settimane il consumo ha superato il disponibile.
   *[other] In { $over } delle ultime { NUMBER($weeks) } settimane il consumo ha superato il disponibile.
}
insights-hundred-table = Consumo su cento disponibili, per settimana

## What the spoons were used for.

insights-where = Dov’è andata l’energia
insights-where-weeks = Quattro settimane
insights-where-used = Consumo: { SPOONS($spoons) }.
insights-where-rests = { $rests ->
    [one] C’è stato { $rests } riposo.
   *[other] Ci sono stati { $rests } riposi.
}
insights-where-rests-took = { $rests ->
    [one] { $rests } riposo, durato { $time }.
   *[other] { $rests } riposi, durati in tutto { $time }.
}
insights-kinds-table = Consumo per tipo di energia
insights-kinds-hint = Un’attività con due tipi conta in entrambi.
insights-lists-table = Consumo per lista
insights-lists-other = Altre liste
insights-lists-none = Nessuna lista

## Twelve weeks, with a cell for each day.

insights-twelve = Dodici settimane
insights-twelve-says = { $days ->
    [one] { $days } giorno annotato nelle ultime dodici settimane.
   *[other] { $days } giorni annotati nelle ultime dodici settimane.
}
insights-twelve-says-marks = { $days ->
    [one] { $days } giorno annotato nelle ultime dodici settimane: { $marks }.
   *[other] { $days } giorni annotati nelle ultime dodici settimane: { $marks }.
}
insights-twelve-low = { $days ->
    [one] { $days } giornata di poca energia
   *[other] { $days } giornate di poca energia
}
insights-twelve-rest = { $days ->
    [one] { $days } giornata di riposo
   *[other] { $days } giornate di riposo
}
insights-twelve-borrowed = { $days ->
    [one] { $days } giorno con un prestito
   *[other] { $days } giorni con un prestito
}
insights-cell = { NUMBER($used) } su { NUMBER($had) }
insights-cell-low = giornata di poca energia
insights-cell-borrowed = { NUMBER($spoons) } in prestito
insights-cell-rest = giornata di riposo
insights-letter-low = e
insights-letter-borrowed = p
insights-letter-rest = r
insights-twelve-hint = Più una casella è piena, più si è consumato del numero di quel giorno. p: prestito. e: giornata di poca energia. r: giornata di riposo, con riposi e nient’altro. I giorni senza annotazioni sono vuoti.
insights-twelve-table = Come tabella di settimane

## Days that are not counted.

leave-out = Non contare alcuni giorni
leave-out-hint = Una malattia, una vacanza: questi giorni non compaiono né in questa pagina né nel resoconto. Si possono contare di nuovo.
leave-out-from = Da
leave-out-to = A
leave-out-button = Non contare questi giorni
leave-out-no-day = Tra queste date non è iniziato nessun giorno.
left-out = Non contati
left-out-count = Conta di nuovo<name>: { $days }</name>

## Whether New Day asks how the day before was.

ask-felt = Com’è stato il giorno?
ask-felt-on = Ogni «Nuovo giorno» chiede com’è stato il giorno prima. Rispondere richiede un tocco ed è sempre facoltativo.
ask-felt-off = Ogni «Nuovo giorno» può chiedere com’è stato il giorno prima. Rispondere richiede un tocco ed è sempre facoltativo.
ask-felt-stop = Non chiedere
ask-felt-begin = Chiedi a ogni nuovo giorno
