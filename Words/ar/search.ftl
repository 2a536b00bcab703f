## All tasks that wait, by their cost.

tasks = المهام
tasks-select = اختيار
tasks-empty = لا مهام هنا. لإضافة مهمة يكفي العنوان.
tasks-select-empty = لا مهام جاهزة للتخطيط.
tasks-select-empty-link = إضافة مهمة
tasks-due-soon = موعدها قريب
tasks-backlog = لاحقًا
tasks-all-of-category = الكل: { $category }
tasks-all-of-backlog = كل ما في «لاحقًا»

## Links below all tasks, to those that stand on other pages.

tasks-elsewhere = في صفحات أخرى
tasks-elsewhere-today = قائمة اليوم
tasks-elsewhere-backlog = لاحقًا
tasks-elsewhere-snoozed = المخفية
tasks-elsewhere-done = المنجزة
tasks-elsewhere-all = كل المهام

## Tasks by their cost, each cost on its own page.

costs = { UNIT($unit, style: "capital") }
costs-nothing = لا شيء هنا بعد
costs-unsorted = التكلفة غير محددة
costs-unsorted-lead = لتخطيط مهمة، يمكنك فتحها وتحديد تكلفتها.
costs-empty = لا شيء هنا بعد. يمكنك كتابة أول مهمة في الحقل أعلاه.

## The search. The field and the filters stand above the tasks.

find-field-hint = بحث في كل المهام
find-field = بحث
find-button = بحث
find-tools = تصفية وترتيب
find-tools-set = تصفية وترتيب: { $filters }

find-list = القائمة
find-list-any = أي قائمة
find-subject = الوسم
find-subject-any = أي وسم
find-priority = الأولوية
find-priority-any = أي أولوية
find-cost = { UNIT($unit, style: "capital") }
find-cost-any = أي تكلفة
find-cost-none = التكلفة غير محددة
find-cost-range = من { NUMBER($least) } إلى { SPOONS($most) }
find-date-any = أي تاريخ
find-date-range = من، إلى
find-date-from = من { $date }
find-date-until = حتى { $date }
find-energy = الطاقة
find-energy-any = أي طاقة
find-state = إظهار

find-state-open = للإنجاز
find-state-hidden = المخفية
find-state-done = المنجزة
find-state-all = الكل
find-show = { $count ->
    [zero] إظهار: لا مهام
    [one] إظهار: مهمة واحدة
    [two] إظهار: مهمتان
    [few] إظهار: { $count } مهام
    [many] إظهار: { $count } مهمة
   *[other] إظهار: { $count } مهمة
}

find-set-priority-high = أولوية عالية
find-set-priority-medium = أولوية متوسطة
find-set-priority-low = أولوية منخفضة
find-set-energy-physical = طاقة جسدية
find-set-energy-thinking = طاقة ذهنية
find-set-energy-social = طاقة اجتماعية
find-set-energy-emotional = طاقة عاطفية

## What was found.

found-search = بحث
found-tasks = المهام
found-select = اختيار
found-clear = مسح
found = { $count ->
    [zero] لا مهام
    [one] مهمة واحدة
    [two] مهمتان
    [few] { $count } مهام
    [many] { $count } مهمة
   *[other] { $count } مهمة
}
found-none = لا نتائج لـ «{ $words }».
found-none-filters = لا مهام مطابقة. قد يفيد تقليل عوامل التصفية.
found-close = لا تطابق تام. هذه نتائج قريبة.
found-open = للإنجاز
found-snoozed = المخفية
found-backlog = لاحقًا
found-done = المنجزة

## Filters that are kept under a name, to be opened again later.

saved-view-keep = حفظ هذا البحث
saved-views = عمليات البحث المحفوظة
saved-view-edit = تعديل: { $view }
saved-view = بحث محفوظ
saved-view-name = الاسم
saved-view-open = فتح هذا البحث
saved-view-delete = حذف
saved-view-delete-hint = تبقى المهام كما هي.
