## A plan for the rest of the day, which the person may take.

plan = تخطيط اليوم
plan-lead-usual = المعتاد لديك { NUMBER($spoons) }، لذلك تتوقف الخطط عنده.
plan-lead-free = لا شيء يتغير حتى تُعتمد خطة.
plan-low-day = اليوم منخفض الطاقة: يُخطَّط فقط ما لا يمكنه الانتظار.
plan-choice = الخطة
plan-choice-this = هذه الخطة
plan-choice-lighter = خطة أخف
plan-order-this = هذه الخطة تأخذ المهام الأعلى قيمة معًا مما يتسع له المتاح.
plan-order-lighter = والخطة الأخف تفعل الشيء نفسه بستة أعشار هذا المتسع على الأكثر.
plan-list = الخطة

plan-changed = لم يُضف شيء، لأن اليوم تغيّر في هذه الأثناء. هذه خطة لما هو متاح الآن.

## A task of a plan. The reasons are put together with commas, and begin with a capital. A plan for several days has the same ones.

plan-row-why = { $reasons }.
plan-why-due = موعدها { $date }
plan-why-carried = من يوم سابق
plan-why-fits = تناسب المتاح
plan-why-last = تناسب آخر ما تبقى: { SPOONS($spoons) }
plan-why-last-spoon = تناسب آخر ملعقة
plan-why-last-own = تناسب آخر { $unit }
plan-row-step = خطوة من: <task></task>.
plan-rest = راحة لمدة { $minutes }
plan-rest-between = بين <before></before> و<after></after>.

## Below the plan.

plan-already = موجودة في قائمة اليوم
plan-already-tasks = { $titles }.
plan-already-tasks-more = { $titles } وغيرها.
plan-waits = تنتظر يومًا آخر
plan-several = تخطيط عدة أيام
plan-waits-full = تأخذ { NUMBER($cost) }، والخطة ممتلئة.
plan-waits-room = تأخذ { NUMBER($cost) }، والخطة تتسع لـ { NUMBER($room) }.
plan-waits-time = تأخذ { $minutes }، والوقت المتاح { $time }.
plan-waits-time-usual = تُحسب مدتها { $minutes }، والوقت المتاح { $time }.
plan-waits-lighter = ليست في الخطة الأخف.
plan-waits-usual = تأخذ { NUMBER($cost) }، والخطط تتوقف عند المعتاد لديك: { NUMBER($usual) }.
plan-waits-others = تسبقها مهام أخرى.
plan-uncosted = { $count ->
    [zero] لا مهام بلا تكلفة محددة. <give>تحديد التكلفة</give>
    [one] مهمة واحدة لم تُحدَّد تكلفتها بعد. <give>تحديد تكلفتها</give>
    [two] مهمتان لم تُحدَّد تكلفتهما بعد. <give>تحديد تكلفتهما</give>
    [few] { $count } مهام لم تُحدَّد تكلفتها بعد. <give>تحديد تكلفتها</give>
    [many] { $count } مهمة لم تُحدَّد تكلفتها بعد. <give>تحديد تكلفتها</give>
   *[other] { $count } مهمة لم تُحدَّد تكلفتها بعد. <give>تحديد تكلفتها</give>
}

## The bar.

plan-bar-over = هذا لم يعد يتسع. يمكنك اختيار أقل.
plan-bar-count = حساب المجموع
plan-bar-take = اعتماد الخطة

## Where nothing fits.

plan-empty = لا شيء آخر تتسع له هذه الخطة. الراحة إنجاز أيضًا.
plan-empty-none = لم يبقَ شيء للتخطيط.
plan-empty-uncosted = ما بقي للتخطيط لم تُحدَّد تكلفته بعد.
plan-empty-link = تخطيط عدة أيام
plan-empty-asked = لا شيء يناسب ما طلبته.
plan-empty-asked-link = كل ما يناسب

## What can be asked.

plan-time = وقت هذه الخطة
plan-time-any = بلا حد
plan-time-hint = كل مهمة بلا مدة محددة تُحسب { $minutes }.
plan-asked-any = وقت هذه الخطة: مفتوح
plan-asked = وقت هذه الخطة: { $time }
plan-asked-has = لديك { $kind }
plan-asked-lacks = لا { $kind }

## How a plan chooses: what a task counts.

plan-how = كيف يتم الاختيار
plan-how-lead = تُختار مجموعة المهام الأعلى قيمة مما يتسع له المتاح. لا يُستخدم الاحتياطي، ولا تجعل الخطة يومًا أكثر امتلاءً من المعتاد لديك.
plan-how-due = موعدها اليوم أو قبله: 400
plan-how-high = أولوية عالية: 160
plan-how-soon = موعدها بعد يوم أو يومين: 120
plan-how-daily = لكل يوم: 80
plan-how-medium = أولوية متوسطة: 60
plan-how-week = موعدها بعد 3 إلى 7 أيام: 40
plan-how-low = أولوية منخفضة: 20
plan-how-carried = من يوم سابق: 10
plan-how-each = كل مهمة: 30، و3 أخرى لكل ملعقة تأخذها
plan-how-each-own = كل مهمة: 30، و3 أخرى لكل { $unit } تأخذها
plan-how-order = المهام المتساوية تتبع ترتيبك.

## A plan for several days.

week-plan = أسبوع على قدر طاقتك
week-plan-days = { $days ->
    [zero] { $days } يوم على قدر طاقتك
    [one] يوم واحد على قدر طاقتك
    [two] يومان على قدر طاقتك
    [few] { $days } أيام على قدر طاقتك
    [many] { $days } يومًا على قدر طاقتك
   *[other] { $days } يوم على قدر طاقتك
}
week-plan-lead = { $days ->
    [zero] مهامك المفتوحة موزعة على { $days } يوم، كل مهمة في موعدها أو قبله. لا شيء يتغير حتى تُعتمد الخطة.
    [one] مهامك المفتوحة موزعة على يوم واحد، كل مهمة في موعدها أو قبله. لا شيء يتغير حتى تُعتمد الخطة.
    [two] مهامك المفتوحة موزعة على يومين، كل مهمة في موعدها أو قبله. لا شيء يتغير حتى تُعتمد الخطة.
    [few] مهامك المفتوحة موزعة على { $days } أيام، كل مهمة في موعدها أو قبله. لا شيء يتغير حتى تُعتمد الخطة.
    [many] مهامك المفتوحة موزعة على { $days } يومًا، كل مهمة في موعدها أو قبله. لا شيء يتغير حتى تُعتمد الخطة.
   *[other] مهامك المفتوحة موزعة على { $days } يوم، كل مهمة في موعدها أو قبله. لا شيء يتغير حتى تُعتمد الخطة.
}
week-plan-changed = لم يُخطَّط شيء، لأن اليوم تغيّر في هذه الأثناء. هذه خطة لما هو متاح الآن.
week-plan-spans = عدد الأيام
week-plan-span = { $days ->
    [zero] { $days } يوم
    [one] يوم واحد
    [two] يومان
    [few] { $days } أيام
    [many] { $days } يومًا
   *[other] { $days } يوم
}
week-plan-bar-take = اعتماد الأسبوع
week-plan-bar-take-days = اعتماد الخطة

## A day of it.

week-plan-today = { $date }، اليوم
week-plan-why = { $reasons }.
week-plan-why-full = { $reasons }، ولا متسع لها يوم { $day }.
week-plan-why-full-today = { $reasons }، ولا متسع لها اليوم.
week-plan-step = خطوة من: <task></task>.
week-plan-rest = راحة لمدة { $minutes }
week-plan-rest-between = بين مهمتين تأخذان الكثير.
week-plan-load = { UNIT($total, style: "capital") }: { NUMBER($planned) } من { NUMBER($total) }
week-plan-nothing = لا شيء في الخطة
week-plan-kept-free = يوم بلا مهام.
week-plan-keep = إبقاؤه بلا مهام
week-plan-keep-day = إبقاؤه بلا مهام: { $date }
week-plan-use = استخدام هذا اليوم
week-plan-use-day = استخدام: { $date }
week-plan-heavy = { $first } و{ $second }: كلاهما يأخذ الكثير.
week-plan-heavy-due = { $first } و{ $second }: كلاهما يأخذ الكثير. مهمة «{ $task }» موعدها { $date }.

## Below the days.

week-plan-waits = لا يتسع لها المتاح
week-plan-waits-room = تأخذ { NUMBER($cost) }، وهذه الخطة تضع في اليوم { NUMBER($room) } على الأكثر.
week-plan-waits-due = موعدها { $date }، ولا متسع لها في أي يوم حتى ذلك الحين.
week-plan-waits-others = تسبقها مهام أخرى.
week-plan-how = كيف يتم الاختيار
week-plan-how-worth = تُختار الأيام التي تكون فيها قيمة مهامك أعلى، بالقيم نفسها كما في <plan>تخطيط اليوم</plan>. ما موعده خلال هذه الأيام يُحسب 400. وكل يوم تالٍ يُحسب أقل بمقدار 2 من كل 100، فيأتي المهم مبكرًا.
week-plan-how-room = يأخذ اليوم ثمانية أعشار المتاح على الأكثر: رصيده، دون الاحتياطي ودون ما هو في اليوم من قبل. ويُتجنَّب تتابع يومين يأخذان الكثير حيث تسمح المواعيد.
week-plan-how-kept = ما يُعتمد يُحفظ كيوم مقصود، لا كموعد: إذا مرّ اليوم، لا يتغير شيء. وفي ذلك اليوم يضيف «يوم جديد» منه بقدر ما يتسع.
