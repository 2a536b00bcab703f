### Only pages of the server say these.

## Reminders: which devices get them, and what was sent.

reminders = التذكيرات
reminders-lead = يمكن أن تصل تذكيرات المهام وانتهاء المؤقت إلى أجهزتك حتى عندما يكون Teaspoon مغلقًا.
reminders-settings = ساعات الهدوء والحد اليومي
reminders-settings-facts = الصوت والإشعارات
push-off = الرسائل إلى الأجهزة متوقفة. يمكن لإدارة هذا الخادم تفعيلها بالخيار ‎--contact‎.

## This device.

push-here = هذا الجهاز
push-here-on = التذكيرات مفعّلة لهذا الجهاز.
push-here-off = التذكيرات متوقفة لهذا الجهاز.
push-here-hint = يذكر التذكير اسم المهمة، ما لم يُختر غير ذلك في الإعدادات. وينتقل مشفّرًا: خدمة الإشعارات لدى مطوّر متصفحك تنقله ولا تستطيع قراءته.
push-here-turn-on = تفعيل التذكيرات على هذا الجهاز
push-here-no-script = هذا يحتاج إلى JavaScript، وهو متوقف في هذا المتصفح.
push-here-unreachable = لا يستطيع هذا الخادم الوصول إلى خدمة الإشعارات لهذا المتصفح. لم يتغير شيء.

## All devices. The device is as in “Firefox on Linux”.

push-devices = الأجهزة
push-device-here = هذا المتصفح
push-device-failing = تعذّر الوصول إليه مؤخرًا
push-device-test = إرسال إشعار تجريبي
push-device-test-device = إرسال إشعار تجريبي: { $device }
push-device-remove = إزالة
push-device-remove-device = إزالة: { $device }
push-test-sent = أُرسل إشعار تجريبي إلى { $device }. من المتوقع وصوله خلال ثوانٍ؛ ويذكر «سجل الإرسال» أدناه متى ظهر.
push-test-gone = { $device }: لم يعد المتصفح يقبل الإشعارات، لذلك أُزيل هذا الجهاز. يمكن إضافته من جديد هناك.
push-test-refused = تعذّر الإرسال إلى { $device }: لم تقبل خدمة الإشعارات الرسالة.
push-test-removed = أُزيل هذا الجهاز. لم يُرسل شيء.

## By e-mail.

reminder-mail = بالبريد الإلكتروني
reminder-mail-lead = إذا لم يصل التذكير إلى أي جهاز خلال دقيقتين، يمكننا إرسال رسالة إلى <address></address>. تقول الرسالة ما يقوله التذكير، وهي غير مشفّرة في طريقها.
reminder-mail-no = بدون رسائل بريد
reminder-mail-yes = رسالة بريد إذا لم يصل إلى أي جهاز
reminder-mail-zone = المنطقة الزمنية
reminder-mail-zone-hint = مثل Europe/Berlin. تُستخدم لأوقات مهامك.
reminder-mail-zone-fault = يرجى إدخال منطقة زمنية صالحة، مثل Europe/Berlin.
reminder-mail-save = حفظ

## The log: what was sent, and what happened to it.

delivery-log = سجل الإرسال
delivery-log-empty = لا شيء بعد. يُدرج كل تذكير هنا مدة 30 يومًا.
delivery-log-today = اليوم، { $time }
delivery-log-day = { $date }، { $time }
delivery-log-shown = ظهر { $time }
delivery-log-taken = أُرسل؛ بلا تأكيد وصول
delivery-log-gone = أُزيل الجهاز: لم يعد يقبل الإشعارات
delivery-log-refused = لم يُرسل: لم تقبله خدمة الإشعارات للمتصفح
delivery-log-not-reached = لم يُرسل: تعذّر الوصول إلى خدمة الإشعارات للمتصفح في الوقت المناسب
delivery-log-mail = أُرسل بالبريد الإلكتروني
delivery-log-no-mail = تعذّر إرسال رسالة البريد الإلكتروني
delivery-log-email = البريد الإلكتروني
delivery-log-beyond = لم يُرسل: اكتمل الحد اليومي
delivery-log-past = لم يُرسل: لم يكن الخادم يعمل حينها
delivery-log-no-device = لم يُرسل: لا يوجد جهاز
delivery-log-unknown = غير معروف

## The message on a device: its title, and a line below it.

reminder-silent = تذكير من Teaspoon
reminder-timer = انتهى الوقت
reminder-rest = انتهت الراحة
reminder-more = المزيد في Teaspoon
reminder-more-text = اكتمل عدد التذكيرات لهذا اليوم.
reminder-several = { $count ->
    [zero] لا تذكيرات
    [one] تذكير واحد
    [two] تذكيران
    [few] { $count } تذكيرات
    [many] { $count } تذكيرًا
   *[other] { $count } تذكير
}
reminder-due = موعدها { $time }
reminder-due-on = موعدها { $date }، { $time }
reminder-test = إشعار تجريبي
reminder-test-text = التذكيرات تصل إلى هذا الجهاز.
