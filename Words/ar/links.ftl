### Only pages of the server say these.

## Links that show something to people without an account.

links = روابط المشاركة
links-lead = يمكن لكل من لديه الرابط أن يرى ما فيه، بدون حساب، حتى إبطاله.
links-spoons = مشاركة { UNIT($unit) } اليوم
links-list-hint = لمشاركة قائمة، يمكنك فتحها ثم اختيار <menu>إنشاء رابط للاطلاع فقط</menu> من قائمة الخيارات.

links-preview = كل من لديه الرابط سيرى هذا، كما يكون عند فتحه، ولا شيء غيره:
links-label = تسمية (اختياري)
links-label-hint = مثل «لأمي». لا تظهر لغيرك.
links-label-too-long = الحد الأقصى للأحرف: { NUMBER($most) }.
links-create = إنشاء رابط
links-created = تم إنشاء الرابط
links-address = الرابط
links-address-hint = يرجى نسخه الآن: فهو يظهر هنا فقط، ولا يحتفظ به هذا الخادم.
links-too-many = الحد الأقصى لعدد هذه الروابط في الحساب: { NUMBER($most) }. إبطال أحدها يفسح مكانًا.

links-yours = روابطك
links-shows-spoons = { UNIT($unit, style: "capital") }: المتبقي اليوم
links-shows-nothing = قائمة لم تعد هنا: لا يُظهر الرابط شيئًا
links-made = { $days ->
    [zero] أُنشئ في آخر 24 ساعة
    [one] أُنشئ قبل يوم واحد
    [two] أُنشئ قبل يومين
    [few] أُنشئ قبل { $days } أيام
    [many] أُنشئ قبل { $days } يومًا
   *[other] أُنشئ قبل { $days } يوم
}
links-opened = { $days ->
    [zero] فُتح في آخر 24 ساعة
    [one] فُتح آخر مرة قبل يوم واحد
    [two] فُتح آخر مرة قبل يومين
    [few] فُتح آخر مرة قبل { $days } أيام
    [many] فُتح آخر مرة قبل { $days } يومًا
   *[other] فُتح آخر مرة قبل { $days } يوم
}
links-not-opened = لم يُفتح بعد
links-revoke = إبطال
links-revoke-one = إبطال: { $link }

copy-text = نسخ

## What somebody sees who has such a link.

public-view-only = للاطلاع فقط. إعادة تحميل الصفحة تحدّثها.
public-ended = لا شيء لعرضه
public-ended-lead = هذا الرابط غير موجود أو أُبطل. يمكن طلب رابط جديد ممن أرسله.
public-later = محاولة أخرى بعد قليل
public-later-lead = تعذّر عرض هذا الآن. يمكن إعادة تحميل الصفحة بعد دقيقة.

public-spoons = المتبقي اليوم
public-spoons-left = { $count ->
    [zero] المتبقي اليوم: <number>{ NUMBER($count) }</number> ملعقة
    [one] المتبقي اليوم: <number>ملعقة واحدة</number>
    [two] المتبقي اليوم: <number>ملعقتان</number>
    [few] المتبقي اليوم: <number>{ NUMBER($count) }</number> ملاعق
    [many] المتبقي اليوم: <number>{ NUMBER($count) }</number> ملعقة
   *[other] المتبقي اليوم: <number>{ NUMBER($count) }</number> ملعقة
}
public-units-left = المتبقي اليوم: <number>{ NUMBER($count) }</number> <unit></unit>
public-spoons-none = لم يبدأ يوم جديد بعد
public-known-minutes = آخر تحديث قبل بضع دقائق.
public-known-hour = آخر تحديث خلال الساعة الأخيرة.
public-known-hours = { $hours ->
    [zero] آخر تحديث قبل { $hours } ساعة.
    [one] آخر تحديث قبل ساعة.
    [two] آخر تحديث قبل ساعتين.
    [few] آخر تحديث قبل { $hours } ساعات.
    [many] آخر تحديث قبل { $hours } ساعة.
   *[other] آخر تحديث قبل { $hours } ساعة.
}
public-known-days = { $days ->
    [zero] آخر تحديث قبل { $days } يوم.
    [one] آخر تحديث قبل يوم.
    [two] آخر تحديث قبل يومين.
    [few] آخر تحديث قبل { $days } أيام.
    [many] آخر تحديث قبل { $days } يومًا.
   *[other] آخر تحديث قبل { $days } يوم.
}

public-list-count = { $count ->
    [zero] لا عناصر
    [one] عنصر واحد
    [two] عنصران
    [few] { $count } عناصر
    [many] { $count } عنصرًا
   *[other] { $count } عنصر
}
public-list-empty = لا شيء فيها الآن.
public-list-cut = وهناك غيرها. عدد العناصر المعروضة هنا: { NUMBER($count) }.
public-list-done = تم
public-list-skipped = ليس هذه المرة
