## How a task repeats, as under its title and in its form.

repeat-days = { $count ->
    [one] codziennie
    [few] co { $count } dni
    [many] co { $count } dni
   *[other] co { $count } dnia
}
repeat-weeks = { $count ->
    [one] co tydzień
    [few] co { $count } tygodnie
    [many] co { $count } tygodni
   *[other] co { $count } tygodnia
}
repeat-weeks-on = { $count ->
    [one] co tydzień: { $days }
    [few] co { $count } tygodnie: { $days }
    [many] co { $count } tygodni: { $days }
   *[other] co { $count } tygodnia: { $days }
}
repeat-weeks-workdays = { $count ->
    [one] codziennie od pon. do pt.
    [few] co { $count } tygodnie od pon. do pt.
    [many] co { $count } tygodni od pon. do pt.
   *[other] co { $count } tygodnia od pon. do pt.
}
repeat-weeks-all = { $count ->
    [one] codziennie
    [few] co { $count } tygodnie od pon. do niedz.
    [many] co { $count } tygodni od pon. do niedz.
   *[other] co { $count } tygodnia od pon. do niedz.
}
repeat-months-day = { $count ->
    [one] co miesiąc, { $day } dnia
    [few] co { $count } miesiące, { $day } dnia
    [many] co { $count } miesięcy, { $day } dnia
   *[other] co { $count } miesiąca, { $day } dnia
}
repeat-months-day-or-last = { $count ->
    [one] co miesiąc, { $day } dnia albo ostatniego
    [few] co { $count } miesiące, { $day } dnia albo ostatniego
    [many] co { $count } miesięcy, { $day } dnia albo ostatniego
   *[other] co { $count } miesiąca, { $day } dnia albo ostatniego
}
repeat-months-last-day = { $count ->
    [one] co miesiąc ostatniego dnia
    [few] co { $count } miesiące ostatniego dnia
    [many] co { $count } miesięcy ostatniego dnia
   *[other] co { $count } miesiąca ostatniego dnia
}
repeat-months-weekday = { $count ->
    [one] co miesiąc: { $week } { $weekday }
    [few] co { $count } miesiące: { $week } { $weekday }
    [many] co { $count } miesięcy: { $week } { $weekday }
   *[other] co { $count } miesiąca: { $week } { $weekday }
}
repeat-months-last-weekday = { $count ->
    [one] co miesiąc: ost. { $weekday }
    [few] co { $count } miesiące: ost. { $weekday }
    [many] co { $count } miesięcy: ost. { $weekday }
   *[other] co { $count } miesiąca: ost. { $weekday }
}
repeat-years = { $count ->
    [one] co roku
    [few] co { $count } lata
    [many] co { $count } lat
   *[other] co { $count } roku
}
repeat-years-on = { $count ->
    [one] co roku, { $date }
    [few] co { $count } lata, { $date }
    [many] co { $count } lat, { $date }
   *[other] co { $count } roku, { $date }
}
repeat-years-leap = { $count ->
    [one] co roku, { $date } albo 28 lutego
    [few] co { $count } lata, { $date } albo 28 lutego
    [many] co { $count } lat, { $date } albo 28 lutego
   *[other] co { $count } roku, { $date } albo 28 lutego
}
repeat-until = { $rule }, do { $date }
repeat-day = { $day }.
repeat-week = { $week }.

## The same for a task that is due again some time after it was done.

repeat-done-days = { $count ->
    [one] { $count } dzień po zrobieniu
    [few] { $count } dni po zrobieniu
    [many] { $count } dni po zrobieniu
   *[other] { $count } dnia po zrobieniu
}
repeat-done-weeks = { $count ->
    [one] { $count } tydzień po zrobieniu
    [few] { $count } tygodnie po zrobieniu
    [many] { $count } tygodni po zrobieniu
   *[other] { $count } tygodnia po zrobieniu
}
repeat-done-months = { $count ->
    [one] { $count } miesiąc po zrobieniu
    [few] { $count } miesiące po zrobieniu
    [many] { $count } miesięcy po zrobieniu
   *[other] { $count } miesiąca po zrobieniu
}
repeat-done-years = { $count ->
    [one] { $count } rok po zrobieniu
    [few] { $count } lata po zrobieniu
    [many] { $count } lat po zrobieniu
   *[other] { $count } roku po zrobieniu
}
