## How a task repeats, as under its title and in its form.

repeat-days = { $count ->
    [1] ogni giorno
   *[other] ogni { $count } giorni
}
repeat-weeks = { $count ->
    [1] ogni settimana
   *[other] ogni { $count } settimane
}
repeat-weeks-on = { $count ->
    [1] ogni { $days }
   *[other] ogni { $count } settimane: { $days }
}
repeat-weeks-workdays = { $count ->
    [1] ogni giorno da lun a ven
   *[other] ogni { $count } settimane da lun a ven
}
repeat-weeks-all = { $count ->
    [1] ogni giorno
   *[other] ogni { $count } settimane da lun a dom
}
repeat-months-day = { $count ->
    [1] ogni mese il giorno { $day }
   *[other] ogni { $count } mesi il giorno { $day }
}
repeat-months-day-or-last = { $count ->
    [1] ogni mese il giorno { $day }, o l’ultimo del mese
   *[other] ogni { $count } mesi il giorno { $day }, o l’ultimo del mese
}
repeat-months-last-day = { $count ->
    [1] ogni mese l’ultimo giorno
   *[other] ogni { $count } mesi l’ultimo giorno
}
repeat-months-weekday = { $count ->
    [1] ogni mese: { $weekday } ({ $week } volta nel mese)
   *[other] ogni { $count } mesi: { $weekday } ({ $week } volta nel mese)
}
repeat-months-last-weekday = { $count ->
    [1] ogni mese: { $weekday } (ultima volta nel mese)
   *[other] ogni { $count } mesi: { $weekday } (ultima volta nel mese)
}
repeat-years = { $count ->
    [1] ogni anno
   *[other] ogni { $count } anni
}
repeat-years-on = { $count ->
    [1] ogni anno: { $date }
   *[other] ogni { $count } anni: { $date }
}
repeat-years-leap = { $count ->
    [1] ogni anno: { $date }, o il 28
   *[other] ogni { $count } anni: { $date }, o il 28
}
repeat-until = { $rule }, fino a { $date }

repeat-day = { NUMBER($day) }
repeat-week = { NUMBER($week) }ª

## The same for a task that is due again some time after it was done.

repeat-done-days = { $count ->
    [one] { $count } giorno dopo averla fatta
   *[other] { $count } giorni dopo averla fatta
}
repeat-done-weeks = { $count ->
    [one] { $count } settimana dopo averla fatta
   *[other] { $count } settimane dopo averla fatta
}
repeat-done-months = { $count ->
    [one] { $count } mese dopo averla fatta
   *[other] { $count } mesi dopo averla fatta
}
repeat-done-years = { $count ->
    [one] { $count } anno dopo averla fatta
   *[other] { $count } anni dopo averla fatta
}
