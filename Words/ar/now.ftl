## One task to do now, or rest.

now = ماذا الآن؟
now-menu-plan = تخطيط اليوم
now-others = أو إحدى هذه
now-details = التفاصيل
now-step = خطوة من: { $task }
now-left = { $free }.
now-left-reserve = { $free }. الاقتراحات لا تستخدم الاحتياطي.

## Why this task. The reasons are put together with commas, and begin with a capital.

now-why = { $reasons }.
now-why-today = في قائمة اليوم
now-why-due = موعدها { $date }
now-why-spoons = { SPOONS($spoons) }
now-why-whole = للمهمة كلها: { SPOONS($spoons) }
now-why-no-minutes = مدتها غير محددة

## The bar: one button, and below it two that share the width of a phone.

now-bar-do = سأقوم بها
now-bar-not-this = ليست هذه
now-bar-smaller = شيء أصغر
now-bar-done = تم
now-bar-focus = تركيز
now-bar-else = شيء آخر

## Where nothing fits.

now-rest = وقت للراحة. الراحة إنجاز أيضًا.
now-rest-nothing = لا شيء آخر يناسب الآن.
now-rest-nothing-asked = لا شيء يناسب ما طلبته.
now-rest-skipped = المهام التي تخطيتها تُعرض من جديد خلال ساعة.
now-rest-begin = راحة
now-rest-uncosted = تُعرض المهام بعد تحديد تكلفتها. <give>تحديد التكلفة</give>
now-rest-again = عرضها من جديد الآن
now-rest-anything = أي شيء يناسب اليوم

## What can be asked.

now-minutes = الدقائق المتاحة لديك
now-minutes-any = بلا حد
now-energy-any = أي نوع من الطاقة
now-energy-has = لدي { $kind }
now-energy-lacks = لا { $kind } لدي
