## Help. Here spoons are those of the spoon theory, also for somebody who gave the unit another name.

help = المساعدة
help-spoons = ما معنى الملاعق؟
help-spoons-are = الملعقة وحدة من الطاقة. يبدأ اليوم بعدد منها، وكل عمل يأخذ واحدة أو أكثر: الاستحمام قد يأخذ 2، والمكالمة الهاتفية 1، والزيارة 5. أرقامك لا يعرفها غيرك، وهي تتغير من يوم إلى يوم.
help-spoons-planned = عندما تُخطَّط الملاعق كلها، يكون اليوم ممتلئًا. والباقي ينتظر في «لاحقًا». الراحة لا تأخذ شيئًا، وهي إنجاز أيضًا.
help-spoons-source = عن مقالة «The Spoon Theory» لكريستين ميزراندينو، 2003، في butyoudontlooksick.com. وهي تعيش مع مرض الذئبة، وشرحت الفكرة لصديقة في مقهى، ومعها حفنة من الملاعق. ويمكنك في الإعدادات تسمية الوحدة باسم آخر.

help-row = كيف يُقرأ الصف
help-row-spent = ممددة، رمادية
help-row-spent-means = المنجز
help-row-planned = ممتلئة
help-row-planned-means = المخطط
help-row-free = إطار فقط
help-row-free-means = المتاح
help-row-reserve = إطار متقطع
help-row-reserve-means = الاحتياطي
help-row-over = إطار منقّط
help-row-over-means = مستعار، أو فوق الرصيد

help-day = كيف يسير اليوم
help-day-new = «يوم جديد»: إدخال عدد ما لديك. يكفي رقم تقريبي، ويمكنك تغييره في أي وقت.
help-day-select = «اختيار»: اختيار ما يناسب، ثم الضغط على «تأكيد». الحساب يقوم به Teaspoon.
help-day-check = «تسجيل المنجز»: اختيار ما أُنجز. والباقي ينتقل إلى «لاحقًا» عند بدء اليوم التالي.

help-more = معلومات مفيدة
help-more-cost = التكلفة رقم تقريبي. إذا كلّفت مهمة اليوم أكثر أو أقل من المعتاد، يمكنك فتحها وتغيير تكلفتها لهذا اليوم.
help-more-reserve = يمكنك إبقاء بعضها في الاحتياطي، حتى لا ينفد كل ما لديك. يظهر الاحتياطي منفصلًا.
help-more-borrow = يمكنك الاستعارة من الغد. عندها يقترح «يوم جديد» التالي عددًا أقل بالقدر نفسه.
help-more-low = في يوم صعب، يُظهر «يوم منخفض الطاقة» (في صفحة اليوم) ما لا يمكنه الانتظار فقط. وكل ما عداه يعود كما كان تمامًا. وفي يوم كهذا تأتي التذكيرات دون صوت.
help-more-swipe = سحب صف من قائمة اليوم بالإصبع إلى اليمين يسجّله منجزًا.
help-more-drag = في نافذة عريضة، سحب مهمة إلى «اليوم» في الجانب يضيفها إلى اليوم.
help-more-hold = في قائمة بترتيبك الخاص: الضغط بالإصبع نصف ثانية على صف ثم تحريكه ينقله. وبالفأرة يُسحب المقبض.
help-more-unit = يمكنك تسمية وحدة الطاقة باسم آخر: الإعدادات، الطاقة.

help-now = ماذا الآن؟
help-now-facts = اقتراح مهمة واحدة مناسبة
help-plan = تخطيط اليوم
help-plan-facts = اقتراح يوم على قدر طاقتك
help-history = السجل
help-history-facts = { $days ->
    [zero] رؤية تغييرات آخر { $days } يوم والتراجع عنها
    [one] رؤية تغييرات آخر يوم والتراجع عنها
    [two] رؤية تغييرات آخر يومين والتراجع عنها
    [few] رؤية تغييرات آخر { $days } أيام والتراجع عنها
    [many] رؤية تغييرات آخر { $days } يومًا والتراجع عنها
   *[other] رؤية تغييرات آخر { $days } يوم والتراجع عنها
}
help-keys = اختصارات لوحة المفاتيح
help-keys-facts = بالضغط على ? في أي صفحة
help-tips = نصائح
help-tips-facts = عن تنظيم الجهد والبدء، مع المصادر
help-advice = يخطط Teaspoon المهام، ولا يقدم نصائح طبية.

## More: links to all other pages, some with a line below.

more = المزيد
more-help = ما معنى الملاعق؟
more-help-facts = وكيف يسير اليوم
more-now = ماذا الآن؟
more-focus = التركيز والراحة
more-notes = الملاحظات
more-tips = نصائح
more-tips-facts = عن تنظيم الجهد والبدء
more-insights = نظرة على الأيام
more-insights-facts = وصف لأيامك
more-history = السجل
more-history-facts = { $days ->
    [zero] رؤية تغييرات آخر { $days } يوم والتراجع عنها
    [one] رؤية تغييرات آخر يوم والتراجع عنها
    [two] رؤية تغييرات آخر يومين والتراجع عنها
    [few] رؤية تغييرات آخر { $days } أيام والتراجع عنها
    [many] رؤية تغييرات آخر { $days } يومًا والتراجع عنها
   *[other] رؤية تغييرات آخر { $days } يوم والتراجع عنها
}
more-templates = القوالب
more-subjects = الوسوم
more-settings = الإعدادات
more-account = الحساب
more-account-none = لم يُسجَّل الدخول
more-data = بياناتك
more-data-facts = تصدير، استيراد، طباعة
more-about = حول التطبيق

## About: where the data is, and the version.

about = حول التطبيق
about-data = أين توجد بياناتك
about-data-server = تُحفظ خطتك على هذا الخادم، لهذا المتصفح فقط. والمفتاح الوحيد إليها هو ملف تعريف ارتباط في هذا المتصفح: إذا مُسحت ملفات تعريف الارتباط، لا يمكن فتحها بعد ذلك.
about-data-device = على هذا الجهاز، في هذا المتصفح. لا يُرسل شيء إلى أي مكان.
about-data-account = على هذا الجهاز، في هذا المتصفح، وفي حسابك على هذا الخادم ({ $mail }).
about-data-clearing = مسح بيانات الموقع في المتصفح يزيلها. وعلى iPhone يمسح Safari بيانات أي موقع لم يُستخدم سبعة أيام؛ إضافة Teaspoon إلى الشاشة الرئيسية تُبقيها.
about-version = هذا الإصدار
about-version-is = Teaspoon { $version }، إصدار { $release }.
about-crashes = { $count ->
    [zero] لم يتوقف التطبيق فجأة على هذا الجهاز.
    [one] توقف التطبيق فجأة مرة واحدة على هذا الجهاز، ثم عاد إلى العمل بنفسه.
    [two] توقف التطبيق فجأة مرتين على هذا الجهاز، ثم عاد إلى العمل بنفسه.
    [few] توقف التطبيق فجأة { $count } مرات على هذا الجهاز، ثم عاد إلى العمل بنفسه.
    [many] توقف التطبيق فجأة { $count } مرة على هذا الجهاز، ثم عاد إلى العمل بنفسه.
   *[other] توقف التطبيق فجأة { $count } مرة على هذا الجهاز، ثم عاد إلى العمل بنفسه.
}
about-fonts = الخطوط
about-fonts-are = Inter، من The Inter Project Authors ‏(SIL Open Font License 1.1)، وOpenDyslexic، من Abelardo Gonzalez ‏(CC BY 3.0)، وكلاهما مقتصر على الأبجديات اللازمة.
