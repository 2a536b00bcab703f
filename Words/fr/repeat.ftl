## How a task repeats, as under its title and in its form.

repeat-days = { $count ->
    [one] tous les jours
   *[other] tous les { $count } jours
}
repeat-weeks = { $count ->
    [one] toutes les semaines
   *[other] toutes les { $count } semaines
}
repeat-weeks-on = { $count ->
    [one] chaque { $days }
   *[other] toutes les { $count } semaines, le { $days }
}
repeat-weeks-workdays = { $count ->
    [one] du lun. au ven.
   *[other] toutes les { $count } semaines, du lun. au ven.
}
repeat-weeks-all = { $count ->
    [one] tous les jours
   *[other] toutes les { $count } semaines, du lun. au dim.
}
repeat-months-day = { $count ->
    [one] tous les mois, le { $day }
   *[other] tous les { $count } mois, le { $day }
}
repeat-months-day-or-last = { $count ->
    [one] tous les mois, le { $day } ou le dernier jour
   *[other] tous les { $count } mois, le { $day } ou le dernier jour
}
repeat-months-last-day = { $count ->
    [one] tous les mois, le dernier jour
   *[other] tous les { $count } mois, le dernier jour
}
repeat-months-weekday = { $count ->
    [one] tous les mois, le { $week } { $weekday }
   *[other] tous les { $count } mois, le { $week } { $weekday }
}
repeat-months-last-weekday = { $count ->
    [one] tous les mois, le dernier { $weekday }
   *[other] tous les { $count } mois, le dernier { $weekday }
}
repeat-years = { $count ->
    [one] tous les ans
   *[other] tous les { $count } ans
}
repeat-years-on = { $count ->
    [one] tous les ans, le { $date }
   *[other] tous les { $count } ans, le { $date }
}
repeat-years-leap = { $count ->
    [one] tous les ans, le { $date } ou le 28
   *[other] tous les { $count } ans, le { $date } ou le 28
}
repeat-until = { $rule }, jusqu’au { $date }

repeat-day = { $day ->
    [one] 1er
   *[other] { $day }
}
repeat-week = { $week ->
    [one] 1er
   *[other] { $week }e
}

## The same for a task that is due again some time after it was done.

repeat-done-days = { $count ->
    [one] { $count } jour après avoir été terminée
   *[other] { $count } jours après avoir été terminée
}
repeat-done-weeks = { $count ->
    [one] { $count } semaine après avoir été terminée
   *[other] { $count } semaines après avoir été terminée
}
repeat-done-months = { $count ->
    [one] { $count } mois après avoir été terminée
   *[other] { $count } mois après avoir été terminée
}
repeat-done-years = { $count ->
    [one] { $count } an après avoir été terminée
   *[other] { $count } ans après avoir été terminée
}
