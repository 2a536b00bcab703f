## The spoons of a day: how many are free, planned and done.

budget = { UNIT($unit, style: "capital") } في هذا اليوم
budget-meter = المصروف
budget-summary = { $free }. { $used }.
budget-each = كل رسم يمثل: { SPOONS($spoons) }.

budget-free = المتاح: { SPOONS($spoons) }
budget-none-free = لا { UNIT($unit) } متاحة
budget-over = فوق الرصيد: { SPOONS($spoons) }
budget-in-reserve = منها { NUMBER($spoons) } في الاحتياطي
budget-all-in-reserve = الاحتياطي فقط
budget-borrowed = المستعار من الغد { NUMBER($spoons) }
budget-free-aside = <first>{ $free }</first><second>، { $aside }</second>

budget-nothing-planned = لا شيء في الخطة بعد
budget-planned = المخطط: { NUMBER($planned) } من { NUMBER($all) }
budget-done = المنجز منه { NUMBER($done) }
budget-all-done = كله منجز
budget-planned-done = { $planned }، <link>{ $done }</link>
sum-uncosted = { $sum } و{ NUMBER($count) } بتكلفة غير محددة

## The total while tasks are chosen.

total = { UNIT($all, style: "capital") }: { NUMBER($planned) } من { NUMBER($all) }
total-free = المتاح { NUMBER($free) }
total-free-reserve = المتاح { NUMBER($free) }، منه { NUMBER($reserve) } في الاحتياطي
total-free-all-reserve = المتاح { NUMBER($free) }، الاحتياطي فقط
total-over = فوق الرصيد بـ { NUMBER($over) }
total-refused = لم يُضف شيء. { $question }
total-refused-over = فوق الرصيد: { SPOONS($over) }.
total-fewer = يمكنك اختيار أقل.
total-borrow = يمكنك اختيار أقل، أو استعارة { NUMBER($spoons) } من الغد.
total-borrow-reserve = يمكنك اختيار أقل، أو استخدام الاحتياطي واستعارة { NUMBER($spoons) } من الغد.
total-reserve = هذا يأخذ من احتياطيك: { SPOONS($spoons) }. يمكنك استخدامه، أو اختيار ما هو أقل بهذا القدر.
total-count = حساب المجموع
total-borrow-button = استعارة { NUMBER($spoons) }
total-submit = تأكيد
total-submit-reserve = تأكيد مع الاحتياطي
total-none-chosen = لم تُختر مهام بعد
total-bulk-none = لم يُختر شيء
total-bulk = المختار: { NUMBER($count) }
total-bulk-spoons = المختار: { NUMBER($count) }، والتكلفة: { SPOONS($spoons) }

## Swaps: offered where tasks do not fit today.

swap-heading = بعد التبديل يتسع اليوم
swap-instead = بدلًا من { $tasks }:
swap-task = { $task } ({ NUMBER($spoons) })

## Kinds of energy.

kinds = نوع الطاقة
kind-physical = جسدية
kind-thinking = ذهنية
kind-social = اجتماعية
kind-emotional = عاطفية
kind-physical-energy = طاقة جسدية
kind-thinking-energy = طاقة ذهنية
kind-social-energy = طاقة اجتماعية
kind-emotional-energy = طاقة عاطفية
