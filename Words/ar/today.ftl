## The list of the day.

today = اليوم
today-list = قائمة اليوم
today-costs-nothing = لا تكلّف شيئًا
today-check = يمكنك اختيار ما أنجزته، ثم الضغط على «تم».
today-morning = الصباح
today-afternoon = بعد الظهر
today-evening = المساء
today-any-time = أي وقت

today-empty-done = كل ما هنا منجز. الراحة إنجاز أيضًا.
today-empty-low = كل ما خُطّط يمكنه الانتظار. الراحة إنجاز أيضًا.
today-empty-first = يمكنك كتابة شيء واحد لليوم. العنوان وحده يكفي.
today-add = إضافة لليوم
today-empty = لا شيء في الخطة بعد. يمكنك اختيار بضعة أشياء مناسبة، أو الراحة: الراحة إنجاز أيضًا.
today-empty-link = اليوم
today-begin = أو البداية من
today-template = قالب
today-template-facts = الصباح، يوم منخفض الطاقة، تجهيز الحقيبة

## Links above the list.

today-select = اختيار مهام
today-plan = تخطيط اليوم

## The menu.

today-menu-new-day = يوم جديد
today-menu-now = ماذا الآن؟
today-menu-adjust = تعديل رصيد اليوم
today-menu-check = تسجيل المنجز
today-sort-cost = ترتيب حسب { UNIT($unit, style: "capital") }
today-sort-time = ترتيب حسب الوقت
today-sort-own = ترتيب يدوي

## The bar: one of these beside “Add a task”.

today-bar-new-day = يوم جديد
today-bar-now = ماذا الآن؟
today-bar-select = اختيار مهام
today-bar-done = تم

## Notes above the list.

today-another-date = التاريخ الآن: { $date }. يمكنك بدء يوم جديد متى ناسبك؛ وحتى ذلك الحين تبقى هذه القائمة.
today-over = رصيد اليوم: { SPOONS($spoons) }، والمخطط: { NUMBER($used) }. لم يُحذف شيء.
today-borrowed = تمت الاستعارة من الغد. لذلك سيقترح «يوم جديد»: { NUMBER($spoons) }.
today-can-wait = اختيار ما يمكنه الانتظار
today-spoons = الملعقة قدر صغير من الطاقة
today-spoons-own = { $unit }: قدر صغير من الطاقة
today-spoons-facts = كل مهمة تأخذ بعضها. الصف في الأعلى يُظهر ما لديك اليوم، ليمكنك التوقف قبل نفاده.
today-spoons-help = ما معنى { UNIT($unit, style: "capital") }؟

## Sections below the list.

today-due = حان موعدها ولم تُخطَّط بعد
today-later = لاحقًا اليوم
today-done = المنجز اليوم
today-backlog = لاحقًا
today-backlog-facts = مهام من أيام سابقة
examples-remove = إزالة الأمثلة

## A low day: a day on which little is possible. Only what cannot wait is shown.

low-day-says = الباقي يعود كما كان.
low-day-today = ينتهي اليوم منخفض الطاقة مع «يوم جديد» التالي.
low-day-kept = يستمر اليوم منخفض الطاقة حتى تنهيه بنفسك.
low-day-end = إنهاء اليوم منخفض الطاقة
low-day-aside = مخفي الآن: { $tasks }، { SPOONS($spoons) }.
low-day-with = ومعها: { $free }.
low-day-fewer = عدد أقل من { UNIT($unit, style: "capital") } اليوم
low-day-show = إظهار
low-day-hide = إخفاء
low-day-hidden-list = المهام المخفية
low-day-wanted = إعادة إلى اليوم: { $title }
low-day-list = ما لا يمكنه الانتظار
low-day-begin = يوم منخفض الطاقة
low-day-begin-kept = يوم منخفض الطاقة حتى أنهيه

## The first page that anybody sees.

welcome = خطة ليوم يناسب طاقتك
welcome-lead = في كل يوم عدد محدود من { UNIT($unit, style: "capital") }. يساعدك Teaspoon في اختيار ما يناسب، ويحفظ الباقي لوقت آخر. <help>ما معنى { UNIT($unit, style: "capital") }؟</help>
welcome-spoons = كم لديك من { UNIT($unit, style: "capital") } اليوم؟
welcome-spoons-hint = يكفي رقم تقريبي، ويمكنك تغييره في أي وقت.
welcome-examples = البداية ببضع مهام للتجربة
welcome-examples-hint = تُزال بضغطة واحدة.
welcome-privacy = بدون حساب. كل شيء يبقى على هذا الجهاز ويعمل دون اتصال.
welcome-sign-in = لدي حساب
welcome-restore = استرجاع من ملف نسخة احتياطية
welcome-start = بدء اليوم

example-dressed = ارتداء الملابس
example-breakfast = تحضير الفطور
example-shower = الاستحمام
example-message = الرد على رسالة واحدة
example-laundry = غسل الملابس
example-dinner = طبخ العشاء
example-friend = لقاء الأصدقاء
