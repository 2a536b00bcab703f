# A few messages in a language with three plural classes; all others are read in English.
bar-today = Dzisiaj
unit-spoons = { $count ->
    [one] { $count } łyżeczka
    [few] { $count } łyżeczki
    [many] { $count } łyżeczek
   *[other] { $count } łyżeczki
}
unit-several = łyżeczki
settings-energy-day = dziennie { SPOONS($spoons) }
zone-without-script = <set>Ustaw strefę czasową</set>: teraz { $zone }.
