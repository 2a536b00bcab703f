## The calendar: a month, a week or a day.

calendar = التقويم
calendar-views = طرق عرض التقويم
calendar-views-month = الشهر
calendar-views-week = الأسبوع
calendar-views-day = اليوم
calendar-turns = التواريخ
calendar-bar-add = إضافة ليوم { $date }
calendar-menu-today = الذهاب إلى اليوم
calendar-menu-plan = تخطيط عدة أيام

## How many tasks are on a day. The parts are put together with commas: “2 tasks, 1 begins, 1 done”.

calendar-count-tasks = { $count ->
    [zero] لا مهام
    [one] مهمة واحدة
    [two] مهمتان
    [few] { $count } مهام
    [many] { $count } مهمة
   *[other] { $count } مهمة
}
calendar-count-begin = { $count ->
    [zero] لا شيء يبدأ
    [one] واحدة تبدأ
    [two] اثنتان تبدآن
    [few] { $count } تبدأ
    [many] { $count } تبدأ
   *[other] { $count } تبدأ
}
calendar-count-repeat = { $count ->
    [zero] لا شيء يتكرر
    [one] واحدة تتكرر
    [two] اثنتان تتكرران
    [few] { $count } تتكرر
    [many] { $count } تتكرر
   *[other] { $count } تتكرر
}
calendar-count-done = { $count ->
    [zero] لا شيء منجز
    [one] واحدة منجزة
    [two] اثنتان منجزتان
    [few] { $count } منجزة
    [many] { $count } منجزة
   *[other] { $count } منجزة
}
calendar-count-none = لا مهام
calendar-count-undated = لا مهام لها موعد

## How many spoons are planned for a day: the short text beside its tasks.

calendar-load = { UNIT($usual, style: "capital") }: { NUMBER($planned) } من { NUMBER($usual) }
calendar-load-over = { UNIT($usual, style: "capital") }: { NUMBER($planned) } من { NUMBER($usual) }، بزيادة { NUMBER($over) }

## A task in a row of a day.

calendar-row-done = تم
calendar-row-begins = تبدأ
calendar-row-planned = مخططة
calendar-row-repeats = تتكرر
calendar-row-move = نقل إلى يوم آخر: { $task }

## A month.

month-previous = الشهر السابق: { $month }
month-next = الشهر التالي: { $month }

## The name of a day in the month, for screen readers:
## “Tuesday 24 November 2026, today: 5 tasks. Home, Errands and 3 more. 7 of your usual 12 spoons planned”.

month-day-today = { $date }، اليوم
month-day-chosen = { $date }، مختار
month-day-today-chosen = { $date }، اليوم، مختار
month-day-tasks = { $day }: { $tasks }
month-day-and = { $said }. { $further }
month-day-no-list = بدون قائمة
month-day-more = { $lists } و{ NUMBER($count) } غيرها

## The legend below the month.

month-legend = دليل العلامات
month-legend-planned = المخطط من { UNIT($unit, style: "capital") }
month-legend-over = أكثر من { NUMBER($usual) }
month-legend-over-usual = أكثر من المعتاد
month-legend-lists = { $category }: { $lists }
month-legend-lists-more = { $category }: { $lists }، و{ NUMBER($count) } غيرها
month-legend-task = مهمة
month-legend-no-list = بدون قائمة
month-legend-begins = تبدأ
month-legend-repeats = تتكرر

## The fields below, which lead to any month.

month-jump = الذهاب إلى شهر
month-jump-month = الشهر
month-jump-year = السنة
month-jump-show = إظهار

## The month while a task is moved: each day is a button.

move-day = اختيار يوم
move-day-due = إلى أي يوم تُنقل؟
move-day-start = حتى أي يوم تُخفى؟
move-day-type = كتابة تاريخ
move-day-date = التاريخ
move-day-move = نقل

## A week.

week-previous = الأسبوع السابق، من { $date }
week-next = الأسبوع التالي، من { $date }
week-day-today = { $date }، اليوم
week-day-more = { $count ->
    [zero] ولا مهام أخرى
    [one] ومهمة أخرى
    [two] ومهمتان أخريان
    [few] و{ $count } مهام أخرى
    [many] و{ $count } مهمة أخرى
   *[other] و{ $count } مهمة أخرى
}
week-day-more-on = { $count ->
    [zero] ولا مهام أخرى: { $date }
    [one] ومهمة أخرى: { $date }
    [two] ومهمتان أخريان: { $date }
    [few] و{ $count } مهام أخرى: { $date }
    [many] و{ $count } مهمة أخرى: { $date }
   *[other] و{ $count } مهمة أخرى: { $date }
}
week-day-nothing = لا شيء في الخطة
week-day-add = إضافة ليوم { $date }
calendar-besides = المهام اليومية
calendar-besides-today = أيضًا في قائمة اليوم

## A day, on its own page or beside its month.

day-previous = اليوم السابق: { $date }
day-next = اليوم التالي: { $date }
day-title-today = { $date }، اليوم
day-more = { $count ->
    [zero] ولا مهام أخرى في هذا اليوم
    [one] ومهمة أخرى في هذا اليوم
    [two] ومهمتان أخريان في هذا اليوم
    [few] و{ $count } مهام أخرى في هذا اليوم
    [many] و{ $count } مهمة أخرى في هذا اليوم
   *[other] و{ $count } مهمة أخرى في هذا اليوم
}
day-timed = بوقت محدد
day-untimed = أي وقت
day-said = { $day }: { $tasks }.
day-said-alone = { $day }.
day-said-load = { $load }.
day-today = اليوم
day-tomorrow = غدًا
day-yesterday = أمس
day-ahead = { $days ->
    [zero] اليوم
    [one] بعد يوم واحد
    [two] بعد يومين
    [few] بعد { $days } أيام
    [many] بعد { $days } يومًا
   *[other] بعد { $days } يوم
}
day-past = { $days ->
    [zero] اليوم
    [one] قبل يوم واحد
    [two] قبل يومين
    [few] قبل { $days } أيام
    [many] قبل { $days } يومًا
   *[other] قبل { $days } يوم
}
