## The report: one page of paper about some weeks, which a person prints for a doctor or a therapist.

report = تقرير للعيادة
report-menu-name-tasks = إظهار أسماء خمس مهام
report-menu-leave-out-tasks = عدم ذكر أسماء المهام
report-menu-export = تصدير بصيغة CSV
report-bar-print = طباعة
report-choice = عدد الأسابيع
report-choice-weeks = { $weeks ->
    [zero] { $weeks } أسبوع
    [one] أسبوع واحد
    [two] أسبوعان
    [few] { $weeks } أسابيع
    [many] { $weeks } أسبوعًا
   *[other] { $weeks } أسبوع
}

## What the person can add. All of it is optional.

report-form = الاسم وما أود قوله
report-form-name = الاسم
report-form-name-hint = اختياري.
report-form-text = ما أود قوله
report-form-text-hint = الحد الأقصى للأحرف: { NUMBER($most) }. يُحفظ للمرة القادمة.
report-form-save = حفظ

## On the paper.

report-two-weeks = الطاقة خلال أسبوعين
report-four-weeks = الطاقة خلال أربعة أسابيع
report-eight-weeks = الطاقة خلال ثمانية أسابيع
report-twelve-weeks = الطاقة خلال اثني عشر أسبوعًا
report-text = ما أود قوله
report-empty = لم يُسجَّل شيء في هذه الأسابيع.
report-notes = ملاحظات للزيارة
report-foot = تسجيل شخصي باستخدام Teaspoon حتى { $date }. { UNIT($unit, style: "capital") }: مقياس شخصي للطاقة؛ 9 هنا لا تساوي 9 لدى أي شخص آخر. الأيام التي لم يُسجَّل فيها شيء فارغة. هذه ملاحظات، وليست قياسات ولا تشخيصًا.

## On the paper: the days in sentences.

report-noted = الأيام المسجّلة: { NUMBER($days) } من { NUMBER($all) }.
report-left-out = أيام استُثنيت باختيار شخصي: { NUMBER($days) }.
report-mornings = { UNIT($unit, style: "capital") } في الصباح: المعتاد { NUMBER($usual) } (من { NUMBER($least) } إلى { NUMBER($most) }).
report-mornings-same = { UNIT($unit, style: "capital") } في الصباح: المعتاد { NUMBER($usual) }.
report-used = المصروف في اليوم: المعتاد { NUMBER($usual) } (من { NUMBER($least) } إلى { NUMBER($most) }).
report-used-same = المصروف في اليوم: المعتاد { NUMBER($usual) }.
report-over = أيام تجاوز فيها المصروف الرصيد: { NUMBER($days) }.
report-borrowed = أيام استُعير فيها من اليوم التالي: { NUMBER($days) }.
report-felt = كيف كانت الأيام: { $answers }.
report-felt-lighter = أخف { NUMBER($days) }
report-felt-as-usual = كالمعتاد { NUMBER($days) }
report-felt-heavier = أثقل { NUMBER($days) }
report-felt-had-to-stop = اضطرار إلى التوقف { NUMBER($days) }
report-low = أيام منخفضة الطاقة: { NUMBER($days) }.
report-rests = فترات الراحة: { NUMBER($rests) }.
report-rests-took = { $minutes ->
    [zero] فترات الراحة: { NUMBER($rests) }، مدة كل منها نحو { $minutes } دقيقة.
    [one] فترات الراحة: { NUMBER($rests) }، مدة كل منها نحو دقيقة واحدة.
    [two] فترات الراحة: { NUMBER($rests) }، مدة كل منها نحو دقيقتين.
    [few] فترات الراحة: { NUMBER($rests) }، مدة كل منها نحو { $minutes } دقائق.
    [many] فترات الراحة: { NUMBER($rests) }، مدة كل منها نحو { $minutes } دقيقة.
   *[other] فترات الراحة: { NUMBER($rests) }، مدة كل منها نحو { $minutes } دقيقة.
}

## On the paper: tables.

report-week-noted = { NUMBER($days) } من 7
report-tasks-table = التكلفة المخططة والفعلية للمهام التي أخذت أكثر من غيرها
