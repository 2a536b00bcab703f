## Where a task is: below the title of its page, after the word “Task”.

task-in-today = في قائمة اليوم
task-in-today-hidden = في قائمة اليوم، مخفية لأن اليوم منخفض الطاقة
task-done-today = أُنجزت اليوم
task-in-backlog = في «لاحقًا»
task-not-planned = غير مخططة
task-rest = راحة، لا تكلّف شيئًا
task-no-cost = التكلفة غير محددة
task-done = تم
task-in-template = جزء من قالب
task-in-archive = في قائمة مؤرشفة

## Above the form of a task.

task-belongs-to = جزء من
task-next = المرة التالية: { $date }.
task-hidden-until = مخفية حتى { $time }.
task-planned-for = اليوم المخطط: { $date }.
task-planned-after-due = اليوم المخطط: { $date }، بعد موعدها.
task-time-spent = الوقت المستغرق: { $time }
task-skipped = ليس هذه المرة.
task-open-list = فتح القائمة: <list></list>

## The form of a task, in rows: the name of a field and its value. A row opens, and then has the field.

form-not-set = لم يُحدَّد
form-cost-not-set = غير محددة
form-cost = { UNIT($unit, style: "capital") }
form-usual-cost = المعتاد من { UNIT($unit, style: "capital") }
form-usual-cost-rest = راحة
form-due = الموعد
form-due-none = بلا موعد
form-due-dates = مواعيد مقترحة
form-due-date = تاريخ الموعد
form-due-time = الوقت
form-start = إخفاء حتى
form-start-dates = تواريخ مقترحة لنهاية الإخفاء
form-date-today = اليوم
form-date-tomorrow = غدًا
form-date-week = الأسبوع القادم
form-duration = المدة
form-minutes = الدقائق
form-priority = الأولوية
form-list = القائمة
form-list-none = بدون قائمة
form-list-new = جديدة: { $list }
form-subjects = الوسوم
form-subjects-none = بلا وسوم
form-subjects-new = جديد: { $subject }
form-subjects-add = وسم جديد
form-energy = نوع الطاقة
form-reminder = التذكير
form-reminder-none = بلا تذكير
form-reminder-hint = تظهر التذكيرات على الأجهزة التي فعّلتها عليها، أو تصل بالبريد الإلكتروني.
form-reminder-setup = الأجهزة والبريد للتذكيرات
form-reminder-hint-guest = التذكيرات تحتاج إلى حساب.
form-reminder-sign-in = تسجيل الدخول أو إنشاء حساب
form-today = قائمة اليوم
form-today-yes = نعم
form-today-no = لا
form-today-add = إضافة إلى اليوم
form-today-due = ما موعده اليوم يُضاف إلى القائمة تلقائيًا إن اتسعت له.
form-today-reserve = استخدام الاحتياطي
form-note = ملاحظة
form-note-add = إضافة
form-more = خيارات أخرى
form-more-facts = الأولوية وغيرها
