## What many pages say.

unit-spoons = { $count ->
    [zero] { $count } ملعقة
    [one] ملعقة واحدة
    [two] ملعقتان
    [few] { $count } ملاعق
    [many] { $count } ملعقة
   *[other] { $count } ملعقة
}

number-of-spoons = { SPOONS($spoons) }

unit-after-number = { $count ->
    [zero] ملعقة
    [one] ملعقة
    [two] ملعقة
    [few] ملاعق
    [many] ملعقة
   *[other] ملعقة
}

unit-several = ملاعق
unit-several-capital = الملاعق

rows-apart-cost = المهام مجمّعة حسب التكلفة. لنقل هذه المهمة إلى مجموعة أخرى، يمكنك تغيير تكلفتها.

spoons-fewer = إنقاص واحدة
spoons-more = زيادة واحدة

percent = { NUMBER($number) }%

colour = اللون
colour-teal = أزرق مخضر
colour-blue = أزرق
colour-violet = بنفسجي
colour-rose = وردي
colour-amber = كهرماني
colour-green = أخضر
colour-brown = بني
colour-grey = رمادي

links-in-text = روابط في هذا النص

theme-system = مثل الجهاز
theme-system-hint = فاتحة أو داكنة، كما في جهازك
theme-light = فاتحة
theme-dark = داكنة
theme-black = سوداء تمامًا
theme-black-hint = للغرف المظلمة وشاشات OLED
theme-low-glare = قليلة الوهج
theme-low-glare-hint = دافئة وخافتة، لغرفة مظلمة
theme-high-contrast = عالية التباين
theme-high-contrast-hint = أسود وأبيض، بحدود سميكة

zone-without-script = الأوقات بتوقيت { $zone }، لأن JavaScript متوقف في هذا المتصفح. <set>ضبط المنطقة الزمنية</set>
