## How a task repeats, as under its title and in its form.

repeat-days = { $count ->
    [1] every day
   *[other] every { $count } days
}
repeat-weeks = { $count ->
    [1] every week
   *[other] every { $count } weeks
}
# The days are as in “Mon and Thu”.
repeat-weeks-on = { $count ->
    [1] every { $days }
   *[other] every { $count } weeks on { $days }
}
repeat-weeks-workdays = { $count ->
    [1] every day from Mon to Fri
   *[other] every { $count } weeks from Mon to Fri
}
repeat-weeks-all = { $count ->
    [1] every day
   *[other] every { $count } weeks from Mon to Sun
}
# The day is as in “22nd”.
repeat-months-day = { $count ->
    [1] every month on the { $day }
   *[other] every { $count } months on the { $day }
}
# For the 29th and the 30th, which not every month has.
repeat-months-day-or-last = { $count ->
    [1] every month on the { $day }, or its last day
   *[other] every { $count } months on the { $day }, or its last day
}
repeat-months-last-day = { $count ->
    [1] every month on the last day
   *[other] every { $count } months on the last day
}
# The week is as in “2nd”, the weekday as in “Fri”: the second Friday of a month.
repeat-months-weekday = { $count ->
    [1] every month on the { $week } { $weekday }
   *[other] every { $count } months on the { $week } { $weekday }
}
repeat-months-last-weekday = { $count ->
    [1] every month on the last { $weekday }
   *[other] every { $count } months on the last { $weekday }
}
repeat-years = { $count ->
    [1] every year
   *[other] every { $count } years
}
# The date is as in “14 Oct”.
repeat-years-on = { $count ->
    [1] every year on { $date }
   *[other] every { $count } years on { $date }
}
# For 29 February, which not every year has.
repeat-years-leap = { $count ->
    [1] every year on { $date }, or the 28th
   *[other] every { $count } years on { $date }, or the 28th
}
# One of the texts above, with the last date, as in “1 Dec 2026”.
repeat-until = { $rule }, until { $date }

# A day of the month, in the texts above.
repeat-day = { $day ->
    [1] 1st
    [2] 2nd
    [3] 3rd
    [21] 21st
    [22] 22nd
    [23] 23rd
   *[other] { $day }th
}
# Which one of a weekday in its month, in the texts above.
repeat-week = { $week ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $week }th
}

## The same for a task that is due again some time after it was done.

repeat-done-days = { $count ->
    [one] { $count } day after completion
   *[other] { $count } days after completion
}
repeat-done-weeks = { $count ->
    [one] { $count } week after completion
   *[other] { $count } weeks after completion
}
repeat-done-months = { $count ->
    [one] { $count } month after completion
   *[other] { $count } months after completion
}
repeat-done-years = { $count ->
    [one] { $count } year after completion
   *[other] { $count } years after completion
}
