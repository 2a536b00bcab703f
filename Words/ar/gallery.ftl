### The gallery: templates that people published for everybody on this server.

gallery = المعرض
gallery-lead = قوالب نشرها آخرون على هذا الخادم. استخدام أحدها يُنشئ قائمة خاصة بك يمكنك تعديلها.
gallery-search = بحث في القوالب
gallery-search-field = بحث في القوالب
gallery-search-button = بحث
gallery-order = الترتيب
gallery-order-newest = الأحدث
gallery-order-uses = الأكثر استخدامًا
gallery-none = لم تُنشر قوالب بعد.
gallery-none-found = لا نتائج.
gallery-none-yet = لا نتائج حتى الآن. ما زالت هناك قوالب أخرى للبحث فيها.
gallery-pages = المزيد من القوالب
gallery-pages-all = إظهار كل القوالب
gallery-pages-next = إظهار المزيد
gallery-mine = قوالبك المنشورة
gallery-mine-facts = ما نشرته بنفسك
gallery-reports = البلاغات
gallery-templates = القوالب في تطبيقك

## What is said of a template, here and in lists: parts with a dot between.

gallery-fact-anonymous = بدون اسم
gallery-fact-by = من <author></author>
gallery-fact-items = { $count ->
    [zero] لا عناصر
    [one] عنصر واحد
    [two] عنصران
    [few] { $count } عناصر
    [many] { $count } عنصرًا
   *[other] { $count } عنصر
}
gallery-fact-checklist = قائمة تحقق
gallery-fact-uses = { $count ->
    [zero] لم يُستخدم بعد
    [one] استُخدم مرة واحدة
    [two] استُخدم مرتين
    [few] استُخدم { $count } مرات
    [many] استُخدم { $count } مرة
   *[other] استُخدم { $count } مرة
}
gallery-item-rest = راحة

## The templates that the person published.

gallery-own = قوالبك المنشورة
gallery-own-empty = لا قوالب منشورة منك بعد. يمكنك فتح قائمة أو قالب لديك، ثم اختيار <b>نشر في المعرض</b> من قائمة الخيارات.
gallery-own-removed = أزالته إدارة هذا الخادم.
gallery-own-hint = لسحب أحدها، يمكنك فتحه.
gallery-own-templates = القوالب في تطبيقك

## One published template.

published-removed = أزالت إدارة هذا الخادم هذا القالب من المعرض. ولا يراه الآن غيرك.
published-use = استخدام القالب
published-items = العناصر
published-mine = هذا القالب من قوالبك المنشورة
published-withdraw-hint = السحب يزيله من المعرض. وتبقى القوائم التي أنشأها آخرون منه.
published-withdraw = سحب
published-administrator = لديك صلاحية إدارة الخادم
published-remove = إزالة من المعرض
published-sign-in = هل فيه مشكلة؟ <a>تسجيل الدخول</a> يتيح الإبلاغ عنه.
published-report = إبلاغ عن هذا القالب
published-report-reason = ما المشكلة فيه؟
published-report-hint = تقرأ إدارة هذا الخادم البلاغ وتقرر. ولا يُكشف لمن نشره من أرسل البلاغ.
published-report-empty = يرجى ذكر المشكلة في بضع كلمات.
published-report-send = إرسال البلاغ
published-report-sent = أُرسل البلاغ. ستقرؤه إدارة هذا الخادم.

## Publishing a list or a template.

publish = نشر في المعرض
publish-lead = سيتمكن كل من يمكنه فتح هذا الخادم من رؤيته واستخدامه، بحساب أو بدون حساب. يمكنك سحبه في أي وقت. وتبقى القوائم التي أنشأها آخرون منه.
publish-title = العنوان
publish-about = الوصف (اختياري)
publish-author = الاسم الظاهر مع القالب (اختياري)
publish-author-hint = أي اسم يعجبك. إن تُرك فارغًا، يُنشر بدون اسم. ولا يظهر بريدك الإلكتروني أبدًا.
publish-costs = إدراج التكلفة والمدد
publish-look = معاينة
publish-hint = تُنشر العناوين والخطوات. ولا تُنشر أبدًا الملاحظات والمواعيد والوسوم والأيام وما أُنجز.
publish-preview = معاينة
publish-preview-lead = هذا ما سيراه الجميع، ولا شيء غيره:
publish-preview-cut = أقصى عدد من العناصر في القالب { NUMBER($items) }: وهذه أولها.
publish-do = نشر
publish-change = تعديل

publish-empty = هذه القائمة فارغة: لا شيء لنشره بعد.
publish-changed = تغيّرت القائمة منذ المعاينة. هذه معاينة جديدة؛ لم يُنشر شيء بعد.
publish-too-many = أقصى عدد من القوالب المنشورة { NUMBER($templates) }. سحب أحدها يتيح نشر غيره.
publish-title-empty = يرجى إدخال عنوان.
publish-title-long = الحد الأقصى لأحرف العنوان: { NUMBER($characters) }.
publish-about-long = الحد الأقصى لأحرف الوصف: { NUMBER($characters) }.
publish-author-long = الحد الأقصى لأحرف الاسم: { NUMBER($characters) }.

## Reports about templates, for the administrator.

gallery-reported = البلاغات
gallery-reported-empty = لا بلاغات مفتوحة.
gallery-reported-lead = «إزالة» و«إبقاء» كلاهما يغلق كل بلاغات القالب. والقالب المُزال لا يراه بعد ذلك إلا من نشره، ويُذكر له هناك أنه أُزيل.
gallery-report-sent = { $days ->
    [zero] أُرسل البلاغ في آخر 24 ساعة
    [one] أُرسل البلاغ قبل يوم واحد
    [two] أُرسل البلاغ قبل يومين
    [few] أُرسل البلاغ قبل { $days } أيام
    [many] أُرسل البلاغ قبل { $days } يومًا
   *[other] أُرسل البلاغ قبل { $days } يوم
}
gallery-report-remove = إزالة
gallery-report-keep = إبقاء
gallery-report-remove-template = إزالة: { $template }
gallery-report-keep-template = إبقاء: { $template }
