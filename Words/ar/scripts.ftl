### Only scripts say these.

## The message above the bar. Scripts write it when they have something to say, as when nothing was saved.

toast-dismiss = إغلاق

## After a button was pressed.

act-setting-up = يجري إعداد Teaspoon على هذا الجهاز. سيُنفَّذ ما ضغطت عليه فور انتهاء الإعداد.
act-not-ready = ما زال Teaspoon قيد الإعداد على هذا الجهاز. ما كتبته ما زال هنا؛ يمكنك المحاولة من جديد بعد لحظة.
act-no-answer = لم يُحفظ هذا بعد: لم يصل أي رد. ما كتبته ما زال هنا؛ يمكنك المحاولة من جديد.
act-not-saved = لم يُحفظ هذا. ما كتبته ما زال هنا.

## Above a form whose text was typed earlier, and not sent.

draft-not-saved = هذه مسودة، ولم تُحفظ بعد.
draft-use = استخدام المسودة
draft-discard = حذف المسودة

## A task that is open beside a list, in a wide window. Both are for screen readers.

beside-task = مهمة: { $task }
beside-close = إغلاق المهمة

## Saving a file, as a backup. “Handed on”: it was given to another app, because this device has no downloads.

download-saved = تم الحفظ: { $file }. الملف ضمن تنزيلاتك.
download-handed-on = سُلّم إلى تطبيق آخر: { $file }.
download-no-answer = تعذّر حفظ هذا: لم يصل أي رد. يمكنك المحاولة من جديد بعد لحظة.
download-tap-again = الملف جاهز، لكن هذا الجهاز يحتاج إلى ضغطة أخرى لحفظه.
download-not-handed-on = الملف جاهز، لكن تعذّر على هذا الجهاز تسليمه إلى تطبيق آخر.

## A button that copies a link.

copy-done = تم النسخ
copy-selected = محدد وجاهز للنسخ

## A picture of the person, chosen in the settings.

picture-unreadable = هذا الملف ليس صورة يستطيع هذا المتصفح قراءتها. يرجى اختيار صورة JPEG أو PNG أو WebP.
picture-too-large = هذا الملف أكبر من 60 ميغابايت. يرجى اختيار ملف أصغر.

## Tests of sound and notifications in the settings.

sound-playing = الصوت يعمل الآن. إن لم يُسمع شيء، فقد يكون مستوى الصوت منخفضًا أو الوضع الصامت مفعّلًا.
sound-impossible = لا يستطيع هذا المتصفح تشغيل الصوت هنا.
notice-allowed = يستطيع هذا المتصفح عرض الإشعارات.
notice-ask = عند اختيار «مفعّل» يطلب المتصفح الإذن.
notice-blocked = الإشعارات محظورة. يمكن السماح بها في إعدادات الموقع في متصفحك.
notice-impossible = لا يستطيع هذا المتصفح عرض الإشعارات هنا. على iPhone أو iPad، يرجى أولًا إضافة Teaspoon إلى الشاشة الرئيسية.
notice-test = هذا إشعار تجريبي.
notice-test-sent = أُرسل إشعار تجريبي. إن لم يظهر، فقد يفيد النظر في إعدادات الإشعارات على جهازك.

## Reminders while Teaspoon is closed: why this device cannot get them.

push-home-screen = على iPhone أو iPad يعمل هذا بعد إضافة Teaspoon إلى الشاشة الرئيسية: «مشاركة»، ثم «إضافة إلى الشاشة الرئيسية»، ثم فتحه من هناك.
push-https = هذا يحتاج إلى عنوان يبدأ بـ https.
push-impossible = لا يستطيع هذا المتصفح عرض التذكيرات وهو مغلق.
push-blocked = إشعارات هذا الموقع محظورة في هذا المتصفح. يمكن السماح بها من جديد في إعدادات المتصفح لهذا الموقع.
push-not-allowed = لم يُسمح بالإشعارات، لذلك لم يتغير شيء.
push-not-taken = لم يقبل الخادم هذا الجهاز. لم يتغير شيء.
push-no-service = تعذّر الآن الوصول إلى خدمة الإشعارات لهذا المتصفح. لم يتغير شيء.

## Buttons of a notification about a task. “Done” checks the task off; the others remind again later.

notification-ten = بعد 10 دقائق
notification-done = تم
notification-later = لاحقًا اليوم
notification-unreadable = تذكير من Teaspoon

## A page that says why another one is not there. Each has a heading (“…-title”) and a text.

plain-title = تعذّر إعداد هذه الصفحة
plain-stopped = توقف Teaspoon أثناء العمل على هذا. لم يتغير شيء.
plain-unreadable = تعذّرت قراءة ما يحفظه هذا الجهاز. لم يتغير شيء ولم يُحذف شيء.
plain-not-started = تعذّر تشغيل Teaspoon. لم يتغير شيء؛ وما يحفظه هذا الجهاز ما زال موجودًا.
plain-foreign-title = لم يحدث شيء
plain-foreign = أُرسل هذا النموذج من موقع آخر. لم يُحفظ شيء.
plain-offline-title = هذا يحتاج إلى اتصال
plain-offline = لا يمكن الوصول إلى الخادم الآن، وهذه الصفحة تحتاج إليه. خطتك ما زالت تعمل.
plain-offline-signed-out = لا يمكن الوصول إلى الخادم الآن، وهذه الصفحة تحتاج إليه. تم تسجيل الخروج: لم تعد خطتك في هذا المتصفح.
plain-typed = ما كتبته
plain-today = الذهاب إلى اليوم
