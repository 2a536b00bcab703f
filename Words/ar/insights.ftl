## Insights: the person’s own days, described. No text here sets a goal, praises, blames or names a cause.

insights = نظرة على الأيام
insights-lead = وصف لأيامك. يمكنك الاطلاع متى أردت؛ لا شيء هنا يحدد هدفًا.
insights-empty = لم يُسجَّل شيء في آخر اثني عشر أسبوعًا. تبدأ هذه الصفحة مع أول يوم.

## The menu.

insights-menu-report = تقرير للعيادة
insights-menu-leave-out = استثناء بعض الأيام
insights-menu-export = تصدير بصيغة CSV

## The heads of the columns, in all tables of insights and of the report.

insights-head-day = اليوم
insights-head-week = أسبوع من
insights-head-noted = مسجّل
insights-head-had = رصيد
insights-head-borrowed = مستعار
insights-head-planned = مخطط
insights-head-used = مصروف
insights-head-hundred = من 100
insights-head-felt = كيف كان
insights-head-task = المهمة
insights-head-took = ما أخذته
insights-head-kind = نوع الطاقة
insights-head-list = القائمة
insights-head-by-now = المصروف حتى الآن
insights-head-day-later = بعد يوم
insights-head-two-days-later = بعد يومين
insights-head-three-days-later = بعد 3 أيام

## What was used today until now, beside other days.

insights-now = اليوم حتى الآن
insights-now-says = المصروف حتى الآن { NUMBER($used) }. المعتاد حتى هذا الوقت من اليوم { NUMBER($usual) }.
insights-now-says-range = المصروف حتى الآن { NUMBER($used) }. المعتاد حتى هذا الوقت من اليوم { NUMBER($least) } إلى { NUMBER($most) }.
insights-now-table = اليوم حتى الآن
insights-now-today = اليوم
insights-now-usual = المعتاد في آخر أسبوعين
insights-now-range = { NUMBER($least) } إلى { NUMBER($most) }

## The days of one week or four, drawn and in a table.

insights-days-choice = عدد الأسابيع
insights-days-choice-one = أسبوع
insights-days-choice-four = 4 أسابيع
insights-days-week = هذا الأسبوع
insights-days-weeks = أربعة أسابيع
insights-days-none = لم يُسجَّل شيء.
insights-days-within = الأيام المسجّلة: { NUMBER($days) }. لم يتجاوز المصروف من { UNIT($unit, style: "capital") } الرصيد في أي يوم.
insights-days-over-one = يوم واحد مسجّل. تجاوز فيه المصروف من { UNIT($unit, style: "capital") } الرصيد.
insights-days-over = الأيام المسجّلة: { NUMBER($days) }. الأيام التي تجاوز فيها المصروف من { UNIT($unit, style: "capital") } الرصيد: { NUMBER($over) }.
insights-days-table = { UNIT($unit, style: "capital") } حسب اليوم
insights-weeks-table = { UNIT($unit, style: "capital") } حسب الأسبوع

## What the marks of the drawing mean: spoons that a day had, used, and so on.

insights-mark-had = الرصيد
insights-mark-used = المصروف
insights-mark-over = فوق الرصيد
insights-mark-borrowed = المستعار
insights-mark-gap = غير مسجّل

## What tasks were planned to take, and what they took.

insights-tasks = المخطط والفعلي
insights-tasks-as-planned = { $tasks ->
    [zero] لم تُنجز أي مهمة خمس مرات على الأقل. وكانت التكلفة في الغالب كما خُطّط.
    [one] أُنجزت مهمة واحدة خمس مرات على الأقل. وكانت التكلفة في الغالب كما خُطّط.
    [two] أُنجزت مهمتان، كل منهما خمس مرات على الأقل. وكانت التكلفة في الغالب كما خُطّط.
    [few] أُنجزت { $tasks } مهام، كل منها خمس مرات على الأقل. وكانت التكلفة في الغالب كما خُطّط.
    [many] أُنجزت { $tasks } مهمة، كل منها خمس مرات على الأقل. وكانت التكلفة في الغالب كما خُطّط.
   *[other] أُنجزت { $tasks } مهمة، كل منها خمس مرات على الأقل. وكانت التكلفة في الغالب كما خُطّط.
}
insights-tasks-other-one = أُنجزت مهمة واحدة خمس مرات على الأقل. وأخذت في الغالب أكثر أو أقل من المخطط.
insights-tasks-other = المهام التي أُنجزت كل منها خمس مرات على الأقل: { NUMBER($tasks) }. منها { NUMBER($other) } أخذت في الغالب أكثر أو أقل من المخطط.
insights-tasks-table = التكلفة المخططة والفعلية حسب المهمة
insights-offer = التكلفة المعتادة { NUMBER($usual) }. وفي المرات الأخيرة ({ NUMBER($times) }) أخذت: { $costs }.
insights-offer-use = استخدام { NUMBER($cost) } من الآن فصاعدًا<name>: { $task }</name>
insights-offer-keep = إبقاء { NUMBER($cost) }<name>: { $task }</name>

## The mornings after days that took more than most.

insights-heavier = بعد الأيام الأثقل
insights-heavier-says = عدد الأيام الأثقل: { NUMBER($days) }. الرصيد في الصباح بعدها: { $numbers }. والرصيد المعتاد: { NUMBER($usual) }.
insights-heavier-says-last = عدد الأيام الأثقل: { NUMBER($days) }. الرصيد في الصباح بعد آخر ثمانية منها: { $numbers }. والرصيد المعتاد: { NUMBER($usual) }.
insights-heavier-table = الصباح بعد الأيام الأثقل
insights-heavier-hint = هذه أرقام الصباح التالي. والأثقل: يوم صُرف فيه أكثر مما صُرف في ثلاثة أرباع أيام اثني عشر أسبوعًا. والمستعار لا يُطرح من هذه الأرقام.

## How much was used of every hundred spoons.

insights-hundred = المصروف من الرصيد
insights-hundred-says = { $over ->
    [zero] لم يتجاوز المصروف الرصيد في أي من الأسابيع الأخيرة ({ NUMBER($weeks) }).
    [one] تجاوز المصروف الرصيد في أسبوع واحد من الأسابيع الأخيرة ({ NUMBER($weeks) }).
    [two] تجاوز المصروف الرصيد في أسبوعين من الأسابيع الأخيرة ({ NUMBER($weeks) }).
    [few] تجاوز المصروف الرصيد في { $over } أسابيع من الأسابيع الأخيرة ({ NUMBER($weeks) }).
    [many] تجاوز المصروف الرصيد في { $over } أسبوعًا من الأسابيع الأخيرة ({ NUMBER($weeks) }).
   *[other] تجاوز المصروف الرصيد في { $over } أسبوع من الأسابيع الأخيرة ({ NUMBER($weeks) }).
}
insights-hundred-table = المصروف من كل مئة، حسب الأسبوع

## What the spoons were used for.

insights-where = أين صُرفت الطاقة
insights-where-weeks = أربعة أسابيع
insights-where-used = المصروف: { SPOONS($spoons) }.
insights-where-rests = { $rests ->
    [zero] لا فترات راحة.
    [one] فترة راحة واحدة.
    [two] فترتا راحة.
    [few] { $rests } فترات راحة.
    [many] { $rests } فترة راحة.
   *[other] { $rests } فترة راحة.
}
insights-where-rests-took = { $rests ->
    [zero] مدة الراحة { $time }.
    [one] فترة راحة واحدة، مدتها { $time }.
    [two] فترتا راحة، مدتهما معًا { $time }.
    [few] { $rests } فترات راحة، مدتها معًا { $time }.
    [many] { $rests } فترة راحة، مدتها معًا { $time }.
   *[other] { $rests } فترة راحة، مدتها معًا { $time }.
}
insights-kinds-table = المصروف حسب نوع الطاقة
insights-kinds-hint = المهمة التي لها نوعان تُحسب في كليهما.
insights-lists-table = المصروف حسب القائمة
insights-lists-other = قوائم أخرى
insights-lists-none = بدون قائمة

## Twelve weeks, with a cell for each day.

insights-twelve = اثنا عشر أسبوعًا
insights-twelve-says = الأيام المسجّلة في آخر اثني عشر أسبوعًا: { NUMBER($days) }.
insights-twelve-says-marks = الأيام المسجّلة في آخر اثني عشر أسبوعًا: { NUMBER($days) }. منها: { $marks }.
insights-twelve-low = { $days ->
    [zero] لا أيام منخفضة الطاقة
    [one] يوم واحد منخفض الطاقة
    [two] يومان منخفضا الطاقة
    [few] { $days } أيام منخفضة الطاقة
    [many] { $days } يومًا منخفض الطاقة
   *[other] { $days } يوم منخفض الطاقة
}
insights-twelve-rest = { $days ->
    [zero] لا أيام راحة
    [one] يوم راحة واحد
    [two] يوما راحة
    [few] { $days } أيام راحة
    [many] { $days } يوم راحة
   *[other] { $days } يوم راحة
}
insights-twelve-borrowed = { $days ->
    [zero] لا أيام فيها استعارة
    [one] يوم واحد فيه استعارة
    [two] يومان فيهما استعارة
    [few] { $days } أيام فيها استعارة
    [many] { $days } يومًا فيها استعارة
   *[other] { $days } يوم فيها استعارة
}
insights-cell = { NUMBER($used) } من { NUMBER($had) }
insights-cell-low = يوم منخفض الطاقة
insights-cell-borrowed = المستعار { NUMBER($spoons) }
insights-cell-rest = يوم راحة
insights-letter-low = م
insights-letter-borrowed = س
insights-letter-rest = ر
insights-twelve-hint = كلما زاد امتلاء اليوم، كان المصروف أكبر من رصيده. س: استعارة. م: يوم منخفض الطاقة. ر: يوم راحة، فيه راحة ولا شيء غيرها. الأيام التي لم يُسجَّل فيها شيء فارغة.
insights-twelve-table = كجدول أسابيع

## Days that are not counted.

leave-out = استثناء بعض الأيام
leave-out-hint = مرض أو عطلة: تُستثنى هذه الأيام من هذه الصفحة ومن التقرير. ويمكن أن تُحسب من جديد.
leave-out-from = من
leave-out-to = إلى
leave-out-button = استثناء هذه الأيام
leave-out-no-day = لم يبدأ أي يوم بين هذين التاريخين.
left-out = أيام لا تُحسب
left-out-count = إعادة الاحتساب<name>: { $days }</name>

## Whether New Day asks how the day before was.

ask-felt = كيف كان اليوم؟
ask-felt-on = كل «يوم جديد» يسأل كيف كان اليوم السابق. الإجابة بضغطة واحدة، وهي اختيارية دائمًا.
ask-felt-off = يمكن لكل «يوم جديد» أن يسأل كيف كان اليوم السابق. الإجابة بضغطة واحدة، وهي اختيارية دائمًا.
ask-felt-stop = عدم السؤال
ask-felt-begin = السؤال في «يوم جديد»
