## The page of a task.

task-page = مهمة
task-page-actions = الإجراءات
task-page-done = تم
task-page-open = غير منجزة
task-page-today = إضافة إلى اليوم
task-page-focus = تركيز
task-page-rest = راحة
task-page-include = إدراج
task-page-skip = تخطي
task-page-wake = إظهار الآن

## The menu.

task-menu-back = إزالة من اليوم
task-menu-backlog = إزالة من «لاحقًا»
task-menu-duplicate = إنشاء نسخة
task-menu-copy = نسخ إلى مهامك
task-menu-delete = حذف

## The menu that moves a task to a day: on the page of the task, and on a page that rows lead to. Before “Pick a day”
## stand the texts form-date-today, form-date-tomorrow and form-date-week.

day-menu-tile = نقل…
day-menu = نقل إلى يوم
day-menu-load = { NUMBER($planned) } من { NUMBER($usual) }
day-menu-pick = اختيار يوم…
day-menu-none = بلا يوم
day-menu-still-due = يبقى الموعد: { $date }
day-menu-remove-date = إزالة الموعد
day-menu-snooze = تأجيل إلى وقت لاحق اليوم
day-menu-hide = إخفاء حتى…
day-menu-hide-hint = لا تظهر حتى ذلك اليوم
day-menu-hide-button = إخفاء
day-menu-skip = تخطي هذه المرة
day-menu-end = إيقاف التكرار

## Among which steps a task stands.

task-place = جعلها خطوة في مهمة أخرى
task-place-step = نقل هذه الخطوة
task-place-under = تصبح خطوة في
task-place-move = نقل
task-place-own = تحويل إلى مهمة

## The steps of a task.

steps-title = الخطوات
steps-add = إضافة خطوة
steps-add-button = إضافة
steps-done = تم: { $step }
steps-skipped = ليس هذه المرة
steps-more = المزيد لـ { $step }
steps-own = تحويل إلى مهمة
steps-up = رفعها مستوى واحدًا

## What a task costs today, or did cost.

task-today = { UNIT($unit, style: "capital") } اليوم
task-today-usual = المعتاد { NUMBER($cost) }
task-took = كم أخذت المهمة فعلًا من { UNIT($unit, style: "capital") }؟
task-took-planned = المخطط { NUMBER($cost) }
task-took-none = لا شيء
task-took-counts = ما أخذته المهمة فعلًا يُحسب من رصيد اليوم.
task-took-counts-usual = ما أخذته المهمة فعلًا يُحسب من رصيد اليوم. وتبقى التكلفة المعتادة { NUMBER($cost) }.

## Fields of a task.

task-field-title = العنوان
task-field-note = ملاحظة
task-field-cost = { UNIT($unit, style: "capital") }
task-field-cost-hint = غير محددة
task-field-cost-none = غير محددة
task-field-cost-rest = راحة، لا تكلّف شيئًا

## How often a task is there again: in its form.

task-repeat = التكرار
task-repeat-never = بلا تكرار
task-repeat-daily = كل يوم
task-repeat-weekdays = في أيام من الأسبوع
task-repeat-week = كل أسبوع
task-repeat-month = كل شهر
task-repeat-year = كل سنة
task-repeat-after = بعد إنجازها
task-repeat-after-days = بعد كم يومًا
task-repeat-more = المزيد…
task-repeat-on = في أيام الأسبوع هذه
task-repeat-days = يوميًا
task-repeat-weeks = أسبوعيًا
task-repeat-months-day = شهريًا في التاريخ نفسه
task-repeat-months-weekday = شهريًا في يوم معيّن من الأسبوع (مثل ثاني جمعة)
task-repeat-months-last-weekday = شهريًا في آخر مرة من يوم معيّن (مثل آخر جمعة)
task-repeat-months-last-day = شهريًا في آخر يوم
task-repeat-years = سنويًا
task-repeat-contradiction = التاريخ أعلاه ليس الأخير في شهره. يمكنك اختيار تاريخ هو الأخير، أو خيار آخر هنا.
task-repeat-every = التكرار كل
task-repeat-every-hint = 2 يعني مرة كل يومين أو أسبوعين أو شهرين أو سنتين.
task-repeat-ruledays = في أيام (عند تركها فارغة: يوم الموعد)
task-repeat-from = يُحسب التكرار من
task-repeat-from-due = الموعد
task-repeat-from-done = يوم إنجازها
task-repeat-until = تاريخ الانتهاء (اختياري)
task-repeat-also = وتُضاف أيضًا تلقائيًا إلى الأيام الجديدة
task-moves = إذا غيّرت الموعد
task-moves-one = هذا الموعد فقط
task-moves-series = هذا الموعد وكل ما بعده

## The answer as it is saved, beside “Repeat”.

task-repeat-saved-never = بلا تكرار
task-repeat-saved-both = { $daily }؛ { $rule }
