## How a task repeats, as under its title and in its form.

repeat-days = { $count ->
    [one] todo dia
   *[other] a cada { $count } dias
}
repeat-weeks = { $count ->
    [one] toda semana
   *[other] a cada { $count } semanas
}
repeat-weeks-on = { $count ->
    [one] toda semana: { $days }
   *[other] a cada { $count } semanas: { $days }
}
repeat-weeks-workdays = { $count ->
    [one] todo dia, de segunda a sexta
   *[other] a cada { $count } semanas, de segunda a sexta
}
repeat-weeks-all = { $count ->
    [one] todo dia
   *[other] a cada { $count } semanas, de segunda a domingo
}
repeat-months-day = { $count ->
    [one] todo mês, no dia { $day }
   *[other] a cada { $count } meses, no dia { $day }
}
repeat-months-day-or-last = { $count ->
    [one] todo mês, no dia { $day } ou no último dia
   *[other] a cada { $count } meses, no dia { $day } ou no último dia
}
repeat-months-last-day = { $count ->
    [one] todo mês, no último dia
   *[other] a cada { $count } meses, no último dia
}
repeat-months-weekday = { $count ->
    [one] todo mês: { $weekday } ({ $week } vez no mês)
   *[other] a cada { $count } meses: { $weekday } ({ $week } vez no mês)
}
repeat-months-last-weekday = { $count ->
    [one] todo mês: { $weekday } (última vez no mês)
   *[other] a cada { $count } meses: { $weekday } (última vez no mês)
}
repeat-years = { $count ->
    [one] todo ano
   *[other] a cada { $count } anos
}
repeat-years-on = { $count ->
    [one] todo ano, em { $date }
   *[other] a cada { $count } anos, em { $date }
}
repeat-years-leap = { $count ->
    [one] todo ano, em { $date }, ou no dia 28
   *[other] a cada { $count } anos, em { $date }, ou no dia 28
}
repeat-until = { $rule }, até { $date }

repeat-day = { $day ->
    [1] 1º
    [one] { $day }
   *[other] { $day }
}
repeat-week = { $week }ª

## The same for a task that is due again some time after it was done.

repeat-done-days = { $count ->
    [one] { $count } dia depois de feita
   *[other] { $count } dias depois de feita
}
repeat-done-weeks = { $count ->
    [one] { $count } semana depois de feita
   *[other] { $count } semanas depois de feita
}
repeat-done-months = { $count ->
    [one] { $count } mês depois de feita
   *[other] { $count } meses depois de feita
}
repeat-done-years = { $count ->
    [one] { $count } ano depois de feita
   *[other] { $count } anos depois de feita
}
