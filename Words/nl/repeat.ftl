## How a task repeats, as under its title and in its form.

repeat-days = { $count ->
    [1] elke dag
   *[other] elke { $count } dagen
}
repeat-weeks = { $count ->
    [1] elke week
   *[other] elke { $count } weken
}
repeat-weeks-on = { $count ->
    [1] elke { $days }
   *[other] elke { $count } weken op { $days }
}
repeat-weeks-workdays = { $count ->
    [1] elke dag van ma tot en met vr
   *[other] elke { $count } weken van ma tot en met vr
}
repeat-weeks-all = { $count ->
    [1] elke dag
   *[other] elke { $count } weken van ma tot en met zo
}
repeat-months-day = { $count ->
    [1] elke maand op de { $day }
   *[other] elke { $count } maanden op de { $day }
}
repeat-months-day-or-last = { $count ->
    [1] elke maand op de { $day }, of op de laatste dag
   *[other] elke { $count } maanden op de { $day }, of op de laatste dag
}
repeat-months-last-day = { $count ->
    [1] elke maand op de laatste dag
   *[other] elke { $count } maanden op de laatste dag
}
repeat-months-weekday = { $count ->
    [1] elke maand op de { $week } { $weekday }
   *[other] elke { $count } maanden op de { $week } { $weekday }
}
repeat-months-last-weekday = { $count ->
    [1] elke maand op de laatste { $weekday }
   *[other] elke { $count } maanden op de laatste { $weekday }
}
repeat-years = { $count ->
    [1] elk jaar
   *[other] elke { $count } jaar
}
repeat-years-on = { $count ->
    [1] elk jaar op { $date }
   *[other] elke { $count } jaar op { $date }
}
repeat-years-leap = { $count ->
    [1] elk jaar op { $date }, of de 28e
   *[other] elke { $count } jaar op { $date }, of de 28e
}
repeat-until = { $rule }, tot en met { $date }

repeat-day = { $day }e
repeat-week = { $week }e

## The same for a task that is due again some time after it was done.

repeat-done-days = { $count ->
    [one] { $count } dag na afronding
   *[other] { $count } dagen na afronding
}
repeat-done-weeks = { $count ->
    [one] { $count } week na afronding
   *[other] { $count } weken na afronding
}
repeat-done-months = { $count ->
    [one] { $count } maand na afronding
   *[other] { $count } maanden na afronding
}
repeat-done-years = { $count ->
    [one] { $count } jaar na afronding
   *[other] { $count } jaar na afronding
}
