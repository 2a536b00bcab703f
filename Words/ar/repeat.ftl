## How a task repeats, as under its title and in its form.

repeat-days = { $count ->
    [zero] كل { $count } يوم
    [one] كل يوم
    [two] كل يومين
    [few] كل { $count } أيام
    [many] كل { $count } يومًا
   *[other] كل { $count } يوم
}
repeat-weeks = { $count ->
    [zero] كل { $count } أسبوع
    [one] كل أسبوع
    [two] كل أسبوعين
    [few] كل { $count } أسابيع
    [many] كل { $count } أسبوعًا
   *[other] كل { $count } أسبوع
}
repeat-weeks-on = { $count ->
    [zero] كل { $count } أسبوع ({ $days })
    [one] كل أسبوع ({ $days })
    [two] كل أسبوعين ({ $days })
    [few] كل { $count } أسابيع ({ $days })
    [many] كل { $count } أسبوعًا ({ $days })
   *[other] كل { $count } أسبوع ({ $days })
}
repeat-weeks-workdays = { $count ->
    [zero] كل { $count } أسبوع من الاثنين إلى الجمعة
    [one] كل يوم من الاثنين إلى الجمعة
    [two] كل أسبوعين من الاثنين إلى الجمعة
    [few] كل { $count } أسابيع من الاثنين إلى الجمعة
    [many] كل { $count } أسبوعًا من الاثنين إلى الجمعة
   *[other] كل { $count } أسبوع من الاثنين إلى الجمعة
}
repeat-weeks-all = { $count ->
    [zero] كل { $count } أسبوع من الاثنين إلى الأحد
    [one] كل يوم
    [two] كل أسبوعين من الاثنين إلى الأحد
    [few] كل { $count } أسابيع من الاثنين إلى الأحد
    [many] كل { $count } أسبوعًا من الاثنين إلى الأحد
   *[other] كل { $count } أسبوع من الاثنين إلى الأحد
}
repeat-months-day = { $count ->
    [zero] كل { $count } شهر في اليوم { $day }
    [one] كل شهر في اليوم { $day }
    [two] كل شهرين في اليوم { $day }
    [few] كل { $count } أشهر في اليوم { $day }
    [many] كل { $count } شهرًا في اليوم { $day }
   *[other] كل { $count } شهر في اليوم { $day }
}
repeat-months-day-or-last = { $count ->
    [zero] كل { $count } شهر في اليوم { $day } أو في آخر يوم
    [one] كل شهر في اليوم { $day } أو في آخر يوم
    [two] كل شهرين في اليوم { $day } أو في آخر يوم
    [few] كل { $count } أشهر في اليوم { $day } أو في آخر يوم
    [many] كل { $count } شهرًا في اليوم { $day } أو في آخر يوم
   *[other] كل { $count } شهر في اليوم { $day } أو في آخر يوم
}
repeat-months-last-day = { $count ->
    [zero] كل { $count } شهر في آخر يوم
    [one] كل شهر في آخر يوم
    [two] كل شهرين في آخر يوم
    [few] كل { $count } أشهر في آخر يوم
    [many] كل { $count } شهرًا في آخر يوم
   *[other] كل { $count } شهر في آخر يوم
}
repeat-months-weekday = { $count ->
    [zero] كل { $count } شهر في يوم { $weekday } { $week }
    [one] كل شهر في يوم { $weekday } { $week }
    [two] كل شهرين في يوم { $weekday } { $week }
    [few] كل { $count } أشهر في يوم { $weekday } { $week }
    [many] كل { $count } شهرًا في يوم { $weekday } { $week }
   *[other] كل { $count } شهر في يوم { $weekday } { $week }
}
repeat-months-last-weekday = { $count ->
    [zero] كل { $count } شهر في يوم { $weekday } الأخير
    [one] كل شهر في يوم { $weekday } الأخير
    [two] كل شهرين في يوم { $weekday } الأخير
    [few] كل { $count } أشهر في يوم { $weekday } الأخير
    [many] كل { $count } شهرًا في يوم { $weekday } الأخير
   *[other] كل { $count } شهر في يوم { $weekday } الأخير
}
repeat-years = { $count ->
    [zero] كل { $count } سنة
    [one] كل سنة
    [two] كل سنتين
    [few] كل { $count } سنوات
    [many] كل { $count } سنة
   *[other] كل { $count } سنة
}
repeat-years-on = { $count ->
    [zero] كل { $count } سنة في { $date }
    [one] كل سنة في { $date }
    [two] كل سنتين في { $date }
    [few] كل { $count } سنوات في { $date }
    [many] كل { $count } سنة في { $date }
   *[other] كل { $count } سنة في { $date }
}
repeat-years-leap = { $count ->
    [zero] كل { $count } سنة في { $date } أو في اليوم 28
    [one] كل سنة في { $date } أو في اليوم 28
    [two] كل سنتين في { $date } أو في اليوم 28
    [few] كل { $count } سنوات في { $date } أو في اليوم 28
    [many] كل { $count } سنة في { $date } أو في اليوم 28
   *[other] كل { $count } سنة في { $date } أو في اليوم 28
}
repeat-until = { $rule }، حتى { $date }

repeat-day = { NUMBER($day) }
repeat-week = { $week ->
    [one] الأول
    [two] الثاني
    [3] الثالث
    [4] الرابع
    [5] الخامس
    [zero] { $week }
    [few] { $week }
    [many] { $week }
   *[other] { $week }
}

## The same for a task that is due again some time after it was done.

repeat-done-days = { $count ->
    [zero] بعد الإنجاز بـ { $count } يوم
    [one] بعد الإنجاز بيوم
    [two] بعد الإنجاز بيومين
    [few] بعد الإنجاز بـ { $count } أيام
    [many] بعد الإنجاز بـ { $count } يومًا
   *[other] بعد الإنجاز بـ { $count } يوم
}
repeat-done-weeks = { $count ->
    [zero] بعد الإنجاز بـ { $count } أسبوع
    [one] بعد الإنجاز بأسبوع
    [two] بعد الإنجاز بأسبوعين
    [few] بعد الإنجاز بـ { $count } أسابيع
    [many] بعد الإنجاز بـ { $count } أسبوعًا
   *[other] بعد الإنجاز بـ { $count } أسبوع
}
repeat-done-months = { $count ->
    [zero] بعد الإنجاز بـ { $count } شهر
    [one] بعد الإنجاز بشهر
    [two] بعد الإنجاز بشهرين
    [few] بعد الإنجاز بـ { $count } أشهر
    [many] بعد الإنجاز بـ { $count } شهرًا
   *[other] بعد الإنجاز بـ { $count } شهر
}
repeat-done-years = { $count ->
    [zero] بعد الإنجاز بـ { $count } سنة
    [one] بعد الإنجاز بسنة
    [two] بعد الإنجاز بسنتين
    [few] بعد الإنجاز بـ { $count } سنوات
    [many] بعد الإنجاز بـ { $count } سنة
   *[other] بعد الإنجاز بـ { $count } سنة
}
