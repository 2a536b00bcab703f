## The overview of the settings.

settings-all = كل الإعدادات
settings-you = عنك
settings-look = المظهر
settings-text = النص
settings-language = اللغة
settings-energy = الطاقة
settings-time = الوقت والأسبوع
settings-sound = الصوت والإشعارات
settings-simple = الوضع البسيط
settings-keys = اختصارات لوحة المفاتيح
settings-privacy = الخصوصية
settings-privacy-facts = لا تحليلات ولا أطراف أخرى
settings-on = مفعّل
settings-off = متوقف

settings-you-facts = الاسم والصورة
settings-simple-facts = فقط «اليوم» و«إضافة» و«ماذا الآن؟»
settings-default = الافتراضي
settings-text-wider = أوسع

settings-time-clock-24 = نظام 24 ساعة
settings-time-clock-12 = نظام 12 ساعة
settings-time-day-first = اليوم أولًا
settings-time-month-first = الشهر أولًا
settings-time-week = يبدأ الأسبوع يوم { $weekday }
settings-time-day = يبدأ اليوم في { $time }

settings-sound-on = الصوت مفعّل
settings-sound-off = الصوت متوقف
settings-notices-on = الإشعارات مفعّلة
settings-notices-off = الإشعارات متوقفة

settings-energy-day = { SPOONS($spoons) } في اليوم
settings-energy-reserve = الاحتياطي { NUMBER($number) }
settings-energy-firm = بدون استعارة
settings-energy-borrowing = الاستعارة ممكنة

## You.

profile-name = الاسم
profile-name-hint = الاسم الذي نخاطبك به. اختياري.
profile-mail = البريد الإلكتروني
profile-mail-hint = يُحفظ مع خطتك. لا يُستخدم ولا يُشارك أبدًا.
profile-picture = الصورة
profile-picture-now = صورتك
profile-picture-chosen = الصورة المختارة
profile-picture-hint = تُقص ويُغيَّر حجمها على جهازك.
profile-picture-script = اختيار صورة يحتاج إلى JavaScript، وهو متوقف في هذا المتصفح.
profile-picture-remove = إزالة الصورة

## Appearance.

look-theme = السمة
look-accent = لون التمييز
look-accent-theme = مثل السمة
look-motion = الحركة
look-motion-device = مثل الجهاز
look-motion-none = تقليل الحركة
look-motion-none-hint = لا شيء يتحرك، أيًا كانت إعدادات جهازك

## Text.

font = الخط
font-system = خط النظام
font-inter = Inter
font-dyslexic = OpenDyslexic
font-hint = يُنزَّل Inter وOpenDyslexic عند اختيارهما أول مرة، ثم يعملان دون اتصال.
text-spacing = الحجم والتباعد
text-size = حجم النص
text-letters = تباعد الأحرف
text-words = تباعد الكلمات
text-lines = ارتفاع السطر
text-more = ‎+{ NUMBER($number) }%

## Simple mode.

simple-on-hint = يُظهر فقط «اليوم» و«ماذا الآن؟» و«راحة» و«إضافة» و«الإعدادات»
simple-hint = لا يُحذف شيء. «إظهار كل شيء من جديد» موجود في نهاية كل صفحة.

## Energy.

energy-maximum = { UNIT($unit, style: "capital") } في كل يوم
energy-maximum-hint = إن تُرك فارغًا، يبدأ اليوم برصيد اليوم السابق.
energy-reserve = الاحتياطي
energy-reserve-hint = يُحفظ جانبًا، حتى لا ينفد كل ما لديك. 0 يعني بلا احتياطي.
energy-fit = إذا لم يتسع اليوم للمهام
energy-fit-borrow = اقتراح الاستعارة من الغد
energy-fit-firm = حد ثابت
energy-fit-firm-hint = بدون استعارة
energy-rests = الراحة في الخطط
energy-rests-on = اقتراح راحة
energy-rests-on-hint = بين مهمتين تأخذ كل منهما 4 أو أكثر
energy-rests-off = بدون اقتراح
energy-due = ما يحين موعده
energy-due-on = يُضاف مع اليوم الجديد
energy-due-on-hint = بقدر ما يتسع
energy-due-off = يبقى في قائمته
energy-unit = اسم الوحدة
energy-unit-one = المفرد
energy-unit-many = الجمع
energy-unit-number = { NUMBER($number) } …
energy-unit-hint = مثلًا: 1 نقطة، 2 نقطة، 3 نقاط، 11 نقطة.
energy-kinds = أنواع الطاقة
energy-kinds-hint = جسدية، ذهنية، اجتماعية، عاطفية: يمكن تحديد ما تأخذه المهمة منها، ويمكن أن تقترح «ماذا الآن؟» مهمة لا تحتاج إلى نوع معيّن.
energy-kinds-use = استخدام أنواع الطاقة
energy-kinds-stop = إيقاف أنواع الطاقة

## Time and week.

time-clock = الساعة
time-clock-24 = نظام 24 ساعة
time-clock-24-hint = 21:05
time-clock-12 = نظام 12 ساعة
time-clock-12-hint = 9:05 م
time-dates = التواريخ
time-dates-day = اليوم أولًا
time-dates-day-hint = 5/6 تعني 5 يونيو
time-dates-month = الشهر أولًا
time-dates-month-hint = 5/6 تعني 6 مايو
time-week = الأسبوع واليوم
time-week-starts = بداية الأسبوع
time-day-starts = بداية اليوم
time-day-hint = للسهر بعد منتصف الليل: حتى هذا الوقت يُحسب اليوم السابق مستمرًا، في المواعيد والتكرار. أما «يوم جديد» فيبدأ متى أردت، في أي ساعة.

## Sound and notifications.

sound = الصوت
sound-on-hint = رنين هادئ عند انتهاء المؤقت
sound-test = تجربة الصوت
sound-script = الصوت يحتاج إلى JavaScript، وهو متوقف في هذا المتصفح.
notices = الإشعارات
notices-on-hint = عند انتهاء المؤقت، حتى أثناء استخدام تطبيق آخر
notices-hint = تتم مزامنة هذا الإعداد بين أجهزتك. ويلزم أيضًا السماح بالإشعارات على كل جهاز.
notices-test = إرسال إشعار تجريبي
notices-script = الإشعارات تحتاج إلى JavaScript، وهو متوقف في هذا المتصفح.
badge = رقم على أيقونة التطبيق
badge-on-hint = العدد المتبقي اليوم
badge-hint = يظهر حيث يكون Teaspoon مثبتًا ويعرض الجهاز أرقامًا على الأيقونات. لا يعدّ أبدًا ما بقي من المهام.
reminders-say = ما يظهر في الإشعارات
reminders-say-task = اسم المهمة
reminders-say-nothing = بدون تفاصيل
reminders-say-nothing-hint = «تذكير من Teaspoon»
reminders-quiet = ساعات الهدوء
reminders-quiet-from = من
reminders-quiet-until = حتى
reminders-quiet-hint = تذكيرات ساعات الهدوء تصل معًا بعدها. والمؤقتات ترن كالمعتاد. يُترك الحقلان فارغين إن لم تكن هناك ساعات هدوء.
reminders-most = أكبر عدد من التذكيرات في اليوم
reminders-most-hint = من 1 إلى 50. بعد ذلك، تذكير واحد يلخّص الباقي. لا تُحسب المؤقتات.
reminders-time = الوقت الافتراضي للمهام التي لا وقت لها
reminders-time-hint = تذكير مثل «قبل 10 دقائق» يُحسب من هذا الوقت.
reminders-low-day = في يوم منخفض الطاقة، تأتي التذكيرات دون صوت.
reminders-devices = الأجهزة التي تتلقى الإشعارات

## The language of the interface.

language-device = مثل الجهاز
language-device-hint = لغة جهازك، إن كانت متوفرة في Teaspoon
language-hint = تبقى مهامك وملاحظاتك كما كتبتها. وعند إضافة مهمة، تُفهم الكلمات الإنجليزية في كل لغة.
language-partly = المترجم { NUMBER($share) }%، والباقي بالإنجليزية
language-not-read = بانتظار مراجعة من ناطقين بهذه اللغة
