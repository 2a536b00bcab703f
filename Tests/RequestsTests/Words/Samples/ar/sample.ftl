# A few messages in a language that is written from right to left.
bar-today = اليوم
unit-spoons = { $count ->
    [0] بلا ملاعق
    [one] ملعقة واحدة
    [two] ملعقتان
    [few] { $count } ملاعق
    [many] { $count } ملعقة
   *[other] { $count } ملعقة
}
settings-time-week = يبدأ الأسبوع يوم { $weekday }
settings-energy-day = { SPOONS($spoons) } في اليوم
