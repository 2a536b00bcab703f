## What cannot be done, and the remedy. It stands beside the field or above the page.

fault-title-missing = يرجى إدخال عنوان.
fault-title-too-long = الحد الأقصى لأحرف العنوان: { NUMBER($most) }. الملاحظة تتسع لأكثر.
fault-note-too-long = الحد الأقصى لأحرف الملاحظة: { NUMBER($most) }. يرجى اختصارها.
fault-not-a-number = يرجى إدخال عدد صحيح.
fault-out-of-range = يرجى إدخال عدد صحيح من { NUMBER($least) } إلى { NUMBER($most) }.
fault-unit-missing = يرجى إدخال كلمة. الحد الأقصى للأحرف: { NUMBER($most) }.
fault-weekdays-missing = يرجى اختيار يوم واحد من الأسبوع على الأقل، أو «بلا تكرار».
fault-no-such-task = حُذفت إحدى هذه، ربما من تبويب آخر. لم يتغير شيء.
fault-no-such-change = { $days ->
    [zero] هذا لم يعد في السجل، الذي يحفظ التغييرات { $days } يوم.
    [one] هذا لم يعد في السجل، الذي يحفظ تغييرات آخر يوم.
    [two] هذا لم يعد في السجل، الذي يحفظ تغييرات آخر يومين.
    [few] هذا لم يعد في السجل، الذي يحفظ تغييرات آخر { $days } أيام.
    [many] هذا لم يعد في السجل، الذي يحفظ تغييرات آخر { $days } يومًا.
   *[other] هذا لم يعد في السجل، الذي يحفظ تغييرات آخر { $days } يوم.
}
fault-no-day = لم يبدأ أي يوم بعد. يمكنك بدء يوم من «يوم جديد»، ثم الاختيار.
fault-nothing-chosen = لم يُختر شيء بعد. يرجى اختيار مهمة واحدة على الأقل، أو الضغط على «إلغاء».
fault-uncosted = لم تُحدَّد تكلفة «{ $title }» بعد. تحديدها يتيح تخطيطها.
fault-over-budget = فوق الرصيد: { SPOONS($excess) }. لم يتغير شيء.
fault-date-missing = يرجى اختيار موعد أيضًا: هذا يحتاج إلى موعد.
fault-not-a-date = يرجى إدخال تاريخ صالح، مثل 2026-10-14.
fault-not-ahead = يرجى اختيار تاريخ بعد اليوم.
fault-not-a-time = يرجى إدخال وقت صالح، مثل 9:30.
fault-start-after-due = ستبقى مخفية إلى ما بعد موعدها. يرجى اختيار تاريخ إخفاء أقرب أو موعد أبعد.
fault-not-a-rule = يرجى إدخال عدد صحيح من { NUMBER($least) } إلى { NUMBER($most) }، واختيار أيام أو أسابيع أو أشهر أو سنوات.
fault-end-before-first = تاريخ الانتهاء قبل التاريخ الأول. يرجى اختيار تاريخ انتهاء أبعد، أو تركه فارغًا.
fault-name-missing = يرجى إدخال اسم. الحد الأقصى للأحرف: { NUMBER($most) }.
fault-name-taken = «{ $name }» موجود من قبل. يرجى اختيار اسم آخر.
fault-category-too-long = الحد الأقصى للأحرف: { NUMBER($most) }.
fault-no-such-list = حُذفت هذه القائمة، ربما من تبويب آخر. لم يتغير شيء.
fault-no-such-subject = حُذف هذا الوسم، ربما من تبويب آخر. لم يتغير شيء.
fault-own-step = لا يمكن أن تكون المهمة خطوة من نفسها، أو من إحدى خطواتها.
fault-too-deep = { $levels ->
    [zero] يمكن أن تكون الخطوات في { $levels } مستوى على الأكثر. يرجى اختيار مكان أعلى.
    [one] يمكن أن تكون الخطوات في مستوى واحد على الأكثر. يرجى اختيار مكان أعلى.
    [two] يمكن أن تكون الخطوات في مستويين على الأكثر. يرجى اختيار مكان أعلى.
    [few] يمكن أن تكون الخطوات في { $levels } مستويات على الأكثر. يرجى اختيار مكان أعلى.
    [many] يمكن أن تكون الخطوات في { $levels } مستوى على الأكثر. يرجى اختيار مكان أعلى.
   *[other] يمكن أن تكون الخطوات في { $levels } مستوى على الأكثر. يرجى اختيار مكان أعلى.
}
fault-too-many-lines = عدد السطور { NUMBER($count) }، والحد الأقصى { NUMBER($most) }. لم يُضف شيء، ونصك ما زال هنا.
fault-file-empty = يرجى اختيار ملف أولًا. ينتهي اسم الملف الذي حفظه Teaspoon بـ ‎.teaspoon‎.
fault-file-too-large = هذا الملف أكبر مما يستطيع Teaspoon قراءته. لم يتغير شيء.
fault-not-our-file = هذه ليست نسخة احتياطية من Teaspoon. يمكن استيراد النسخ الاحتياطية (.teaspoon) فقط. لم يتغير شيء.
fault-file-damaged = هذا الملف غير سليم: فيه نقص، أو تغيّر بعد أن حفظه Teaspoon. لم يتغير شيء. قد تفيد نسخة أخرى.
fault-file-newer = حفظ هذا الملف إصدار أحدث من Teaspoon. إعادة تحميل هذه الصفحة تجلب أحدث إصدار، ثم يمكنك المحاولة من جديد. لم يتغير شيء.
fault-file-ahead = بحسب هذا الملف، تاريخ حفظه بعد اليوم. يرجى التحقق من تاريخ هذا الجهاز. لم يتغير شيء.
fault-note-missing = يرجى إدخال نص.
fault-no-such-note = حُذفت هذه الملاحظة، ربما من تبويب آخر. لم يتغير شيء.
fault-no-such-view = حُذف هذا البحث المحفوظ، ربما من تبويب آخر. لم يتغير شيء.
fault-nothing-asked = لا بحث ولا تصفية هنا بعد. يمكنك البحث أو اختيار عامل تصفية أولًا، ثم حفظ البحث.
fault-too-many-views = عدد عمليات البحث المحفوظة بلغ حده: { NUMBER($most) }. يمكنك حذف إحداها من «القوائم» أولًا.
fault-no-such-version = هذا الإصدار السابق لم يعد هنا. لم يتغير شيء.
fault-not-yours = هذه القائمة مشتركة معك: يمكنك مغادرتها، ويمكن لمن يملكها حذفها. لم يتغير شيء.
fault-view-only = هذه القائمة مشتركة معك للاطلاع فقط، لذلك لم يتغير شيء. يمكن لمن يملكها السماح لك بالتعديل.
fault-report-too-long = الحد الأقصى للأحرف: { NUMBER($most) }، ليتسع كل شيء في صفحة واحدة.
fault-profile-name-too-long = الحد الأقصى للأحرف: { NUMBER($most) }.
fault-not-a-mailbox = يرجى إدخال عنوان مثل name@example.org، أو ترك الحقل فارغًا.
fault-not-a-picture = تعذّرت قراءة هذا الملف كصورة. يرجى اختيارها من جديد؛ صور JPEG وPNG وWebP تُقرأ في كل مكان.
fault-uses-reserve = هذا يأخذ من احتياطيك: { SPOONS($spoons) }. يمكنك اختيار «استخدام الاحتياطي»، أو عدم الإضافة إلى اليوم.
fault-borrowing-off = الاستعارة متوقفة في الإعدادات. لم يُضف شيء.

## Pages in place of the one that was asked for.

problem-not-found = الصفحة غير موجودة
problem-did-not-work = تعذّر ذلك
problem-gone = لم يعد هنا
problem-not-saved = لم يُحفظ
problem-one-moment = لحظة واحدة
problem-no-space = لا مساحة متبقية
problem-too-large = حجم كبير جدًا
problem-view-only = للاطلاع فقط
problem-to-today = الذهاب إلى اليوم
problem-try-again = محاولة أخرى
problem-said-not-found = لا توجد صفحة بهذا العنوان.
problem-said-not-allowed = لا يمكن استخدام هذا العنوان بهذه الطريقة. لم يتغير شيء.
problem-said-gone = هذا حُذف، ربما من جهاز آخر أو من تبويب آخر. لم يتغير شيء غير ذلك.
problem-said-not-in-history = { $days ->
    [zero] هذا لم يعد في السجل، الذي يحفظ التغييرات { $days } يوم. لم يتغير شيء.
    [one] هذا لم يعد في السجل، الذي يحفظ تغييرات آخر يوم. لم يتغير شيء.
    [two] هذا لم يعد في السجل، الذي يحفظ تغييرات آخر يومين. لم يتغير شيء.
    [few] هذا لم يعد في السجل، الذي يحفظ تغييرات آخر { $days } أيام. لم يتغير شيء.
    [many] هذا لم يعد في السجل، الذي يحفظ تغييرات آخر { $days } يومًا. لم يتغير شيء.
   *[other] هذا لم يعد في السجل، الذي يحفظ تغييرات آخر { $days } يوم. لم يتغير شيء.
}
problem-said-not-understood = تعذّرت قراءة الطلب. لم يتغير شيء.
problem-said-stopped = توقف Teaspoon أثناء ذلك ثم عاد إلى العمل. لم يتغير شيء.
problem-said-full-device = لم تبق مساحة لـ Teaspoon على هذا الجهاز، لذلك لم يتغير شيء. يمكنك إخلاء بعض المساحة ثم المحاولة من جديد.
problem-said-full-server = لا مساحة متبقية لهذا على الخادم، لذلك لم يتغير شيء. يمكنك حذف شيء لم تعد تحتاج إليه، أو إبلاغ إدارة الخادم.
problem-said-not-kept-server = تعذّر حفظ التغيير على هذا الخادم، لذلك لم يتغير شيء.
problem-said-not-kept-device = تعذّر حفظ التغيير على هذا الجهاز، لذلك لم يتغير شيء.
problem-said-too-large = هذا أكثر مما يقبله Teaspoon مرة واحدة (2 ميغابايت). لم يتغير شيء. ونصك ما زال في الصفحة السابقة.
problem-said-one-moment = ما زال Teaspoon قيد الإعداد على هذا الجهاز. سيُنفَّذ هذا فور انتهاء الإعداد.
problem-keep-hint = إذا لم يحدث شيء، يمكنك المحاولة من جديد. وإن لم يُفد ذلك، يمكن حفظ خطتك على هذا الخادم بدلًا من ذلك، لهذا المتصفح فقط.
problem-keep = حفظ خطتي على هذا الخادم

## Text that could not be saved, in fields to copy it from.

unsaved-title = العنوان كما كتبته
unsaved-note = الملاحظة كما كتبتها
unsaved-lines = المهام كما كتبتها
unsaved-text = النص كما كتبته
unsaved-name = الاسم كما كتبته
unsaved-new-list = القائمة الجديدة كما كتبتها
unsaved-new-subject = الوسم الجديد كما كتبته
unsaved-category = الفئة كما كتبتها
unsaved-unit = اسم الوحدة كما كتبته

## What happened instead, above a page that is shown again.

instead-choose-list = يرجى اختيار قائمة واحدة على الأقل.
instead-not-made = حُذفت إحدى هذه، ربما من تبويب آخر. لم يُنشأ شيء بعد.
instead-archived-name = «{ $name }» موجود من قبل. لاسترجاع هذه القائمة يرجى فتحها هنا واختيار «تعديل القائمة» في قائمة خياراتها وإعطاؤها اسمًا آخر.
instead-new-list = لم تعد هذه القائمة هنا. حُذفت، ربما من جهاز آخر، أو لم تعد مشتركة معك. ما كتبته موجود هنا: زر «حفظ» يحفظه كقائمة جديدة.
instead-new-note = حُذفت هذه الملاحظة، ربما من جهاز آخر. ما كتبته موجود هنا: زر «حفظ» يحفظه كملاحظة جديدة.
instead-own-task = { $fault } زر «حفظ» يحفظها كمهمة مستقلة.
