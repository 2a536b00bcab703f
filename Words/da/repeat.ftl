## How a task repeats, as under its title and in its form.

repeat-days = { $count ->
    [1] hver dag
   *[other] hver { $count }. dag
}
repeat-weeks = { $count ->
    [1] hver uge
   *[other] hver { $count }. uge
}
repeat-weeks-on = { $count ->
    [1] hver { $days }
   *[other] hver { $count }. uge, { $days }
}
repeat-weeks-workdays = { $count ->
    [1] hver dag fra mandag til fredag
   *[other] hver { $count }. uge fra mandag til fredag
}
repeat-weeks-all = { $count ->
    [1] hver dag
   *[other] hver { $count }. uge fra mandag til søndag
}
repeat-months-day = { $count ->
    [1] hver måned den { $day }
   *[other] hver { $count }. måned den { $day }
}
repeat-months-day-or-last = { $count ->
    [1] hver måned den { $day } eller på månedens sidste dag
   *[other] hver { $count }. måned den { $day } eller på månedens sidste dag
}
repeat-months-last-day = { $count ->
    [1] hver måned på den sidste dag
   *[other] hver { $count }. måned på den sidste dag
}
repeat-months-weekday = { $count ->
    [1] hver måned den { $week } { $weekday }
   *[other] hver { $count }. måned den { $week } { $weekday }
}
repeat-months-last-weekday = { $count ->
    [1] hver måned den sidste { $weekday }
   *[other] hver { $count }. måned den sidste { $weekday }
}
repeat-years = { $count ->
    [1] hvert år
   *[other] hvert { $count }. år
}
repeat-years-on = { $count ->
    [1] hvert år den { $date }
   *[other] hvert { $count }. år den { $date }
}
repeat-years-leap = { $count ->
    [1] hvert år den { $date } eller den 28.
   *[other] hvert { $count }. år den { $date } eller den 28.
}
repeat-until = { $rule }, til { $date }

repeat-day = { $day }.
repeat-week = { $week }.

## The same for a task that is due again some time after it was done.

repeat-done-days = { $count ->
    [one] { $count } dag efter at den er færdig
   *[other] { $count } dage efter at den er færdig
}
repeat-done-weeks = { $count ->
    [one] { $count } uge efter at den er færdig
   *[other] { $count } uger efter at den er færdig
}
repeat-done-months = { $count ->
    [one] { $count } måned efter at den er færdig
   *[other] { $count } måneder efter at den er færdig
}
repeat-done-years = { $count ->
    [one] { $count } år efter at den er færdig
   *[other] { $count } år efter at den er færdig
}
