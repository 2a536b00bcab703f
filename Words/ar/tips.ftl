## Tips: what other people advise.

tips = نصائح
tips-lead = نصائح من أشخاص آخرين. قد يفيد بعضها، ويمكنك إخفاء الباقي. وليس أي منها نصيحة طبية.
tips-empty = كل النصائح مخفية.
tips-show-hidden = إظهار النصائح المخفية

## The tips that the person hid.

tips-hidden = النصائح المخفية
tips-hidden-list = النصائح المخفية
tips-hidden-empty = لا نصائح مخفية.
tips-show-all = إظهار الكل من جديد
tips-all = كل النصائح

## What the tips are about.

tips-about-pacing = تنظيم الجهد
tips-about-starting = البدء
tips-about-remembering = التذكّر
tips-about-rest = الراحة
tips-about-evening = المساء والنظر إلى ما مضى

## One tip.

tip-hide = إخفاء
tip-show = إظهار من جديد
tip-hide-tip = إخفاء: { $tip }
tip-show-tip = إظهار من جديد: { $tip }
tip-source = المصدر: <author></author>، { $year }. <a>{ $title }</a>، <place></place>.
tip-source-undated = المصدر: <author></author>، بلا تاريخ. <a>{ $title }</a>، <place></place>.
tip-source-closed = المصدر: <author></author>، { $year }. <title></title>، على موقع أُغلق عام { $end }.
