## How a task repeats, as under its title and in its form.

repeat-days = { $count ->
    [1] varje dag
    [2] varannan dag
    [21] var 21:a dag
    [22] var 22:a dag
    [31] var 31:a dag
   *[other] var { $count }:e dag
}
repeat-weeks = { $count ->
    [1] varje vecka
    [2] varannan vecka
    [21] var 21:a vecka
    [22] var 22:a vecka
   *[other] var { $count }:e vecka
}
repeat-weeks-on = { $count ->
    [1] varje { $days }
    [2] varannan vecka på { $days }
   *[other] var { $count }:e vecka på { $days }
}
repeat-weeks-workdays = { $count ->
    [1] varje dag från mån till fre
    [2] varannan vecka från mån till fre
   *[other] var { $count }:e vecka från mån till fre
}
repeat-weeks-all = { $count ->
    [1] varje dag
    [2] varannan vecka från mån till sön
   *[other] var { $count }:e vecka från mån till sön
}
repeat-months-day = { $count ->
    [1] varje månad den { $day }
    [2] varannan månad den { $day }
   *[other] var { $count }:e månad den { $day }
}
repeat-months-day-or-last = { $count ->
    [1] varje månad den { $day }, eller på sista dagen
    [2] varannan månad den { $day }, eller på sista dagen
   *[other] var { $count }:e månad den { $day }, eller på sista dagen
}
repeat-months-last-day = { $count ->
    [1] varje månad på sista dagen
    [2] varannan månad på sista dagen
   *[other] var { $count }:e månad på sista dagen
}
repeat-months-weekday = { $count ->
    [1] varje månad, { $week } { $weekday }
    [2] varannan månad, { $week } { $weekday }
   *[other] var { $count }:e månad, { $week } { $weekday }
}
repeat-months-last-weekday = { $count ->
    [1] varje månad, sista { $weekday }
    [2] varannan månad, sista { $weekday }
   *[other] var { $count }:e månad, sista { $weekday }
}
repeat-years = { $count ->
    [1] varje år
    [2] vartannat år
   *[other] vart { $count }:e år
}
repeat-years-on = { $count ->
    [1] varje år den { $date }
    [2] vartannat år den { $date }
   *[other] vart { $count }:e år den { $date }
}
repeat-years-leap = { $count ->
    [1] varje år den { $date }, eller den 28:e
    [2] vartannat år den { $date }, eller den 28:e
   *[other] vart { $count }:e år den { $date }, eller den 28:e
}
repeat-until = { $rule }, till { $date }

repeat-day = { $day ->
    [1] 1:a
    [2] 2:a
    [21] 21:a
    [22] 22:a
    [31] 31:a
   *[other] { $day }:e
}
repeat-week = { $week ->
    [1] 1:a
    [2] 2:a
   *[other] { $week }:e
}

## The same for a task that is due again some time after it was done.

repeat-done-days = { $count ->
    [one] { $count } dag efter att det är klart
   *[other] { $count } dagar efter att det är klart
}
repeat-done-weeks = { $count ->
    [one] { $count } vecka efter att det är klart
   *[other] { $count } veckor efter att det är klart
}
repeat-done-months = { $count ->
    [one] { $count } månad efter att det är klart
   *[other] { $count } månader efter att det är klart
}
repeat-done-years = { $count ->
    [one] { $count } år efter att det är klart
   *[other] { $count } år efter att det är klart
}
