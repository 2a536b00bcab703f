## A task in a row of a list. The button at its beginning checks it off.

row-done-task = تم: { $task }
row-done = تم
row-not-done = غير منجزة
row-packed-task = جاهز: { $task }
row-packed = جاهز
row-not-packed = غير جاهز
row-today-task = إضافة إلى اليوم: { $task }
row-move = نقل
row-today-key = إضافة إلى اليوم <sun></sun>
row-set-cost = تحديد { UNIT($unit, style: "capital") }
row-set-cost-task = تحديد { UNIT($unit, style: "capital") }: { $task }
rows-earlier = الأقدم
rows-costs = التكلفة: { SPOONS($spoons) }
rows-costs-each = التكلفة لكل مهمة: { SPOONS($spoons) }

## Facts about a task, in a line below its title. Each stands apart from the others.

row-costs-nothing = لا تكلّف شيئًا
row-no-cost = التكلفة غير محددة
row-done-by-another = أنجزها عضو آخر
row-done-by = تم إنجازها من قبل <member></member>
row-step-of = خطوة من: <task></task>
row-steps-left = { $count ->
    [zero] لا خطوات متبقية: <step></step>
    [one] بقيت خطوة واحدة: <step></step>
    [two] بقيت خطوتان: <step></step>
    [few] بقيت { $count } خطوات: <step></step>
    [many] بقيت { $count } خطوة: <step></step>
   *[other] بقيت { $count } خطوة: <step></step>
}
row-in-today = في قائمة اليوم
row-in-backlog = في «لاحقًا»
row-snoozed = مخفية
row-planned = مخططة: { $date }
row-left-out = ليس هذه المرة
row-has-note = معها ملاحظة
row-example = مثال

## What can be done with a row, once its options are shown. The buttons have a drawing; their names are for screen readers.

row-drag = سحب للنقل: { $row }
row-move-up = نقل إلى أعلى: { $row }
row-move-down = نقل إلى أسفل: { $row }
row-move-top = نقل إلى البداية: { $row }
row-move-bottom = نقل إلى النهاية: { $row }
row-focus = تركيز على: { $task }
row-rest = راحة الآن: { $task }
row-delete = حذف: { $task }
row-back = إزالة من اليوم
row-back-task = إزالة من اليوم: { $task }
step-move-up = نقل إلى أعلى
step-move-down = نقل إلى أسفل
step-move-top = نقل إلى البداية
step-move-bottom = نقل إلى النهاية

## The order of a list.

sort-own = يدوي
sort-newest = الموعد، الأبعد أولًا
sort-priority = الأولوية، ثم الموعد
sort-soonest = الموعد، الأقرب أولًا
sort-latest = الأبعد أولًا
sort-field = الترتيب حسب
sort-button = ترتيب

## Below a list of more than a hundred rows.

pager = المزيد من هذه القائمة
pager-back = رجوع
pager-more = إظهار المزيد
pager-all = الكل في صفحة واحدة للطباعة
pager-print = طباعة

## The views of all tasks, side by side.

task-views = طرق عرض المهام
task-views-all = الكل
task-views-spoons = { UNIT($unit, style: "capital") }
task-views-backlog = لاحقًا
task-views-subjects = الوسوم

menu-select = اختيار

## A task can take physical, thinking, social or emotional energy. Here people choose which of them it may take.

energy-filter = نوع الطاقة
energy-filter-any = أي نوع
energy-filter-some = لدي بعض من هذه الطاقة
energy-filter-none = ليس لدي من هذه الطاقة
energy-filter-not-physical = غير جسدية
energy-filter-not-thinking = غير ذهنية
energy-filter-not-social = غير اجتماعية
energy-filter-not-emotional = غير عاطفية
