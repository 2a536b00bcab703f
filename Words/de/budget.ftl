## The spoons of a day: how many are free, planned and done.

budget = { UNIT($unit, style: "capital") } des Tages
budget-meter = Verbraucht
budget-summary = { $free }. { $used }.
budget-each = Jedes Symbol steht für { SPOONS($spoons) }.

budget-free = { SPOONS($spoons) } frei
budget-none-free = Keine { UNIT($unit) } frei
budget-over = { SPOONS($spoons) } zu viel
budget-in-reserve = davon { NUMBER($spoons) } in Reserve
budget-all-in-reserve = nur die Reserve
budget-borrowed = { NUMBER($spoons) } geliehen
budget-free-aside = <first>{ $free }</first><second>, { $aside }</second>

budget-nothing-planned = Noch nichts geplant
budget-planned = { NUMBER($planned) } von { NUMBER($all) } geplant
budget-done = davon { NUMBER($done) } erledigt
budget-all-done = alle erledigt
budget-planned-done = { $planned }, <link>{ $done }</link>
sum-uncosted = { $sum } und { NUMBER($count) } noch ohne Kosten

## The total while tasks are chosen.

total = { SPOONS($all) }, { NUMBER($planned) } geplant
total-free = { NUMBER($free) } frei
total-free-reserve = { NUMBER($free) } frei, { NUMBER($reserve) } in Reserve
total-free-all-reserve = { NUMBER($free) } frei, nur die Reserve
total-over = { NUMBER($over) } zu viel
total-refused = Nichts wurde hinzugefügt. { $question }
total-refused-over = Das sind { SPOONS($over) } zu viel.
total-fewer = Wähle weniger.
total-borrow = Wähle weniger oder leihe { NUMBER($spoons) } von morgen.
total-borrow-reserve = Wähle weniger, oder nutze die Reserve und leihe { NUMBER($spoons) } von morgen.
total-reserve = Das braucht { SPOONS($spoons) } aus deiner Reserve. Nutze die Reserve oder wähle { SPOONS($spoons) } weniger.
total-count = Zählen
total-borrow-button = { NUMBER($spoons) } leihen
total-submit = Übernehmen
total-submit-reserve = Mit Reserve übernehmen
total-none-chosen = Zuerst Aufgaben auswählen
total-bulk-none = Nichts ausgewählt
total-bulk = { NUMBER($count) } ausgewählt
total-bulk-spoons = { NUMBER($count) } ausgewählt, { SPOONS($spoons) }

## Swaps: offered where tasks do not fit today.

swap-heading = Tauschen, dann passt es
swap-instead = Statt { $tasks }:
swap-task = { $task } ({ NUMBER($spoons) })

## Kinds of energy.

kinds = Art der Energie
kind-physical = Körperlich
kind-thinking = Geistig
kind-social = Sozial
kind-emotional = Emotional
kind-physical-energy = körperliche Energie
kind-thinking-energy = geistige Energie
kind-social-energy = soziale Energie
kind-emotional-energy = emotionale Energie
