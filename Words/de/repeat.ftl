## How a task repeats, as under its title and in its form.

repeat-days = { $count ->
    [1] jeden Tag
   *[other] alle { $count } Tage
}
repeat-weeks = { $count ->
    [1] jede Woche
   *[other] alle { $count } Wochen
}
repeat-weeks-on = { $count ->
    [1] jeden { $days }
   *[other] alle { $count } Wochen am { $days }
}
repeat-weeks-workdays = { $count ->
    [1] jeden Tag von Montag bis Freitag
   *[other] alle { $count } Wochen von Montag bis Freitag
}
repeat-weeks-all = { $count ->
    [1] jeden Tag
   *[other] alle { $count } Wochen von Montag bis Sonntag
}
repeat-months-day = { $count ->
    [1] jeden Monat am { $day }
   *[other] alle { $count } Monate am { $day }
}
repeat-months-day-or-last = { $count ->
    [1] jeden Monat am { $day } oder am letzten Tag
   *[other] alle { $count } Monate am { $day } oder am letzten Tag
}
repeat-months-last-day = { $count ->
    [1] jeden Monat am letzten Tag
   *[other] alle { $count } Monate am letzten Tag
}
repeat-months-weekday = { $count ->
    [1] jeden Monat am { $week } { $weekday }
   *[other] alle { $count } Monate am { $week } { $weekday }
}
repeat-months-last-weekday = { $count ->
    [1] jeden Monat am letzten { $weekday }
   *[other] alle { $count } Monate am letzten { $weekday }
}
repeat-years = { $count ->
    [1] jedes Jahr
   *[other] alle { $count } Jahre
}
repeat-years-on = { $count ->
    [1] jedes Jahr am { $date }
   *[other] alle { $count } Jahre am { $date }
}
repeat-years-leap = { $count ->
    [1] jedes Jahr am { $date } oder am 28.
   *[other] alle { $count } Jahre am { $date } oder am 28.
}
repeat-until = { $rule }, bis { $date }

repeat-day = { NUMBER($day) }.
repeat-week = { NUMBER($week) }.

## The same for a task that is due again some time after it was done.

repeat-done-days = { $count ->
    [one] { $count } Tag nach Erledigung
   *[other] { $count } Tage nach Erledigung
}
repeat-done-weeks = { $count ->
    [one] { $count } Woche nach Erledigung
   *[other] { $count } Wochen nach Erledigung
}
repeat-done-months = { $count ->
    [one] { $count } Monat nach Erledigung
   *[other] { $count } Monate nach Erledigung
}
repeat-done-years = { $count ->
    [one] { $count } Jahr nach Erledigung
   *[other] { $count } Jahre nach Erledigung
}
