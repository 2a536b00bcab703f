## New Day: how many spoons the day has that begins.

new-day = يوم جديد
new-day-spoons = كم لديك من { UNIT($unit, style: "capital") } اليوم؟
new-day-borrowed-fixed = رصيدك اليومي: { NUMBER($usual) }. استُعير من هذا اليوم: { SPOONS($spoons) }. لذلك يبدأ اليوم برصيد { NUMBER($left) }.
new-day-borrowed = المعتاد: { NUMBER($usual) }. استُعير من هذا اليوم: { SPOONS($spoons) }. لذلك يبدأ اليوم برصيد { NUMBER($left) }.
new-day-felt = كيف كان اليوم السابق؟ (اختياري)
new-day-comes = يُضاف تلقائيًا
new-day-stays = يبقى خارجًا لأنه لا يتسع
new-day-offered = حان موعده في القوائم المشتركة
new-day-rule = جديد: ما يحين موعده يُضاف إلى يومك تلقائيًا بقدر ما يتسع. أزل علامة ما يجب أن يبقى خارجًا. يمكنك إيقاف ذلك في الإعدادات، الطاقة.
new-day-backlog = ما يتبقى ينتقل إلى <backlog>لاحقًا</backlog> وينتظر هناك.
new-day-low = يوم منخفض الطاقة
new-day-low-hint = إظهار ما لا يمكنه الانتظار فقط. والباقي يعود في وقت آخر.
new-day-low-goes-on = يستمر اليوم منخفض الطاقة حتى تنهيه: في صفحة اليوم، «إنهاء اليوم منخفض الطاقة».
new-day-bar-start = بدء اليوم

## How a day was.

felt-lighter = أخف
felt-as-usual = كالمعتاد
felt-heavier = أثقل
felt-had-to-stop = اضطررت إلى التوقف

## The number of the day, changed while it goes on.

adjust-day = تعديل رصيد اليوم
adjust-day-spoons = كم رصيد اليوم من { UNIT($unit, style: "capital") }؟
adjust-day-now = الرصيد الآن: { NUMBER($spoons) }. { $used }.
adjust-day-with = مع { NUMBER($spoons) }: { $free }.
adjust-day-happens = ما سيحدث
adjust-day-goes-on = اليوم مستمر. لا تنتقل أي مهمة، ولا يُلغى ما أُنجز.
links-day = مشاركة { UNIT($unit) } اليوم
links-day-hint = يحتاج إلى اتصال. يرى الآخرون العدد، واسمك من الإعدادات، والوقت الذي مضى على آخر تغيير.
adjust-day-bar-change = تغيير
adjust-day-bar-change-to = تغيير إلى { NUMBER($spoons) }
