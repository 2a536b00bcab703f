## How a task repeats, as under its title and in its form.

repeat-days = { $count ->
    [1] cada día
   *[other] cada { $count } días
}
repeat-weeks = { $count ->
    [1] cada semana
   *[other] cada { $count } semanas
}
repeat-weeks-on = { $count ->
    [1] cada { $days }
   *[other] cada { $count } semanas, { $days }
}
repeat-weeks-workdays = { $count ->
    [1] cada día de lun a vie
   *[other] cada { $count } semanas, de lun a vie
}
repeat-weeks-all = { $count ->
    [1] cada día
   *[other] cada { $count } semanas, de lun a dom
}
repeat-months-day = { $count ->
    [1] cada mes, el día { $day }
   *[other] cada { $count } meses, el día { $day }
}
repeat-months-day-or-last = { $count ->
    [1] cada mes, el día { $day } o el último
   *[other] cada { $count } meses, el día { $day } o el último
}
repeat-months-last-day = { $count ->
    [1] cada mes, el último día
   *[other] cada { $count } meses, el último día
}
repeat-months-weekday = { $count ->
    [1] cada mes, el { $week } { $weekday }
   *[other] cada { $count } meses, el { $week } { $weekday }
}
repeat-months-last-weekday = { $count ->
    [1] cada mes, el último { $weekday }
   *[other] cada { $count } meses, el último { $weekday }
}
repeat-years = { $count ->
    [1] cada año
   *[other] cada { $count } años
}
repeat-years-on = { $count ->
    [1] cada año, el { $date }
   *[other] cada { $count } años, el { $date }
}
repeat-years-leap = { $count ->
    [1] cada año, el { $date } o el 28
   *[other] cada { $count } años, el { $date } o el 28
}
repeat-until = { $rule }, hasta el { $date }

repeat-day = { $day }
repeat-week = { $week ->
    [1] 1.er
    [3] 3.er
   *[other] { $week }.º
}

## The same for a task that is due again some time after it was done.

repeat-done-days = { $count ->
    [one] { $count } día después de hacerla
   *[other] { $count } días después de hacerla
}
repeat-done-weeks = { $count ->
    [one] { $count } semana después de hacerla
   *[other] { $count } semanas después de hacerla
}
repeat-done-months = { $count ->
    [one] { $count } mes después de hacerla
   *[other] { $count } meses después de hacerla
}
repeat-done-years = { $count ->
    [one] { $count } año después de hacerla
   *[other] { $count } años después de hacerla
}
