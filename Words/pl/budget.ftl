## The spoons of a day: how many are free, planned and done.

budget = { UNIT($unit, style: "capital") } na ten dzień
budget-meter = Zużyte
budget-summary = { $free }. { $used }.
budget-each = Każdy rysunek to { SPOONS($spoons) }.
budget-free = Wolne: { SPOONS($spoons) }
budget-none-free = Wolne { UNIT($unit) }: 0
budget-over = { SPOONS($spoons) } za dużo
budget-in-reserve = w tym w rezerwie: { NUMBER($spoons) }
budget-all-in-reserve = tylko rezerwa
budget-borrowed = pożyczone: { NUMBER($spoons) }
budget-free-aside = <first>{ $free }</first><second>, { $aside }</second>
budget-nothing-planned = Na razie nic w planie
budget-planned = Zaplanowane: { NUMBER($planned) } z { NUMBER($all) }
budget-done = zrobione: { NUMBER($done) }
budget-all-done = wszystko zrobione
budget-planned-done = { $planned }, <link>{ $done }</link>
sum-uncosted = { $sum } oraz { NUMBER($count) } z nieustalonym kosztem

## The total while tasks are chosen.

total = { UNIT($all, style: "capital") }: { NUMBER($planned) } z { NUMBER($all) }
total-free = wolne: { NUMBER($free) }
total-free-reserve = wolne: { NUMBER($free) }, w rezerwie: { NUMBER($reserve) }
total-free-all-reserve = wolne: { NUMBER($free) }, tylko rezerwa
total-over = { NUMBER($over) } za dużo
total-refused = Nic nie zostało dodane. { $question }
total-refused-over = To { SPOONS($over) } za dużo.
total-fewer = Wybierz mniej.
total-borrow = Wybierz mniej albo pożycz z jutra: { NUMBER($spoons) }.
total-borrow-reserve = Wybierz mniej albo użyj rezerwy i pożycz z jutra: { NUMBER($spoons) }.
total-reserve = Do tego potrzebna jest rezerwa: { SPOONS($spoons) }. Użyj rezerwy albo wybierz o tyle mniej.
total-count = Policz
total-borrow-button = Pożycz { NUMBER($spoons) }
total-submit = Zatwierdź
total-submit-reserve = Zatwierdź z rezerwą
total-none-chosen = Najpierw wybierz zadania
total-bulk-none = Nic nie wybrano
total-bulk = Wybrane: { NUMBER($count) }
total-bulk-spoons = Wybrane: { NUMBER($count) }, { SPOONS($spoons) }

## Swaps: offered where tasks do not fit today.

swap-heading = Po zamianie się zmieści
swap-instead = Zamiast: { $tasks }
swap-task = { $task } ({ NUMBER($spoons) })

## Kinds of energy.

kinds = Rodzaj energii
kind-physical = Fizyczna
kind-thinking = Umysłowa
kind-social = Społeczna
kind-emotional = Emocjonalna
kind-physical-energy = energia fizyczna
kind-thinking-energy = energia umysłowa
kind-social-energy = energia społeczna
kind-emotional-energy = energia emocjonalna
