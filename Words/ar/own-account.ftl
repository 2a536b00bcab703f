### Only pages of the server say these.

## The settings of an account.

own-account = حسابك
own-account-administrator = لديك صلاحية إدارة هذا الخادم.

own-account-head-sharing = المشاركة والتذكيرات
own-account-lists = القوائم المشتركة
own-account-links = روابط المشاركة
own-account-links-facts = لمن ليس لديهم حساب
own-account-reminders = التذكيرات
own-account-reminders-facts = الأجهزة التي تتلقى الإشعارات
own-account-invite = دعوة أشخاص
own-account-invite-facts = إلى هذا الخادم
own-account-head-leave = المغادرة
own-account-leave = حالة المزامنة وتسجيل الخروج
own-account-delete = حذف الحساب
own-account-delete-facts = مع كل بياناته، على الخادم أيضًا

own-account-devices = الأجهزة المسجّل دخولها
own-account-here = هذا المتصفح
own-account-seen = { $days ->
    [zero] نشط في آخر 24 ساعة
    [one] آخر نشاط قبل يوم واحد
    [two] آخر نشاط قبل يومين
    [few] آخر نشاط قبل { $days } أيام
    [many] آخر نشاط قبل { $days } يومًا
   *[other] آخر نشاط قبل { $days } يوم
}
own-account-end = تسجيل الخروج
own-account-end-device = تسجيل الخروج: { $device }
own-account-end-others = تسجيل الخروج من كل الأجهزة الأخرى
own-account-ended = تم تسجيل الخروج هناك. الخطة المحفوظة على جهاز كهذا ما زالت قراءتها ممكنة عليه.

own-account-head-email = البريد الإلكتروني وكلمة المرور
own-account-email = تغيير البريد الإلكتروني
own-account-email-new = عنوان البريد الإلكتروني الجديد
own-account-email-save = حفظ البريد الجديد
own-account-password = تغيير كلمة المرور
own-account-password-save = حفظ كلمة المرور الجديدة
own-account-password-saved = تم تغيير كلمة المرور. وتم تسجيل خروجك من كل الأجهزة الأخرى.

## Asked before an account is deleted.

delete-account = حذف الحساب
delete-account-what = هذا يحذف الحساب { $mail } مع كل مهمة وقائمة وملاحظة ويوم وإعداد، على هذا الخادم وفي هذا المتصفح. تُحذف أيضًا الخطط الأخرى المحفوظة في هذا المتصفح، حتى المبقاة منفصلة. تبقى القوائم المشتركة لدى الآخرين. أي جهاز آخر يحتفظ بنسخته حتى إزالتها منه.
delete-account-backup = النسخة الاحتياطية تعيد كل شيء: <backup>نسخ احتياطي</backup>
delete-account-now = حذف كل شيء
delete-account-keep = الإبقاء على حسابي

## Pages with one message, and a button or three.

said-check-mail = رسالة في بريدك الإلكتروني
said-link-sent = إذا كان لهذا العنوان حساب، فقد أرسلنا إليه رابطًا. يعمل مرة واحدة وتنتهي صلاحيته بعد ساعة.
said-confirmation-sent = أرسلنا إليك رابطًا. يعمل مرة واحدة وتنتهي صلاحيته بعد 24 ساعة.
said-change-sent = أرسلنا رابطًا إلى العنوان الجديد. فتحه يؤكد التغيير.
said-link-expired = انتهت صلاحية الرابط
said-link-ended = انتهت صلاحية هذا الرابط أو استُخدم من قبل. إن كان قد عمل، يمكنك تسجيل الدخول؛ وإلا يمكنك طلب رابط جديد هنا.
said-address-changed = تم تغيير العنوان
said-email-changed = تسجيل دخولك الآن بالعنوان الجديد.
said-email-changed-of = تسجيل الدخول إلى حساب <old></old> أصبح بالعنوان <new></new>.
said-account-deleted = تم الحذف
said-deleted = تم حذف حسابك وكل ما فيه.
said-later = محاولة أخرى بعد قليل
said-too-often = محاولات كثيرة. يمكنك المحاولة من جديد بعد بضع دقائق. لم يتغير شيء.
said-busy = الخادم مشغول. يمكنك المحاولة من جديد بعد قليل. لم يتغير شيء.
said-not-saved = لم يُحفظ
said-store-away = تعذّر وصول الخادم إلى قاعدة بياناته، لذلك لم يتغير شيء. وهو يواصل المحاولة.
said-store-full = لا مساحة متبقية على الخادم، لذلك لم يتغير شيء. يرجى إبلاغ إدارته.
said-no-cookie = لم يحتفظ هذا المتصفح بأي ملف تعريف ارتباط من هذا الموقع، لذلك تعذّر حفظ خطتك. يمكنك السماح بملفات تعريف الارتباط لهذا الموقع أو تشغيل JavaScript، ثم المحاولة من جديد.
said-not-done = تعذّر ذلك
said-foreign = أُرسل هذا النموذج من موقع آخر. لم يُحفظ شيء.
said-incomplete = لم يصل النموذج كاملًا. لم يُحفظ شيء.
said-method = لا يمكن استخدام هذا العنوان بهذه الطريقة. لم يتغير شيء.
said-too-large = هذا أكثر مما يقبله هذا النموذج. لم يتغير شيء.
said-no-page = الصفحة غير موجودة
said-not-found = لا توجد صفحة بهذا العنوان.
said-template-gone = لم يعد هذا القالب في المعرض.
said-not-yours = ليست في حسابك
said-not-in-account = هذه القائمة ليست في حسابك، أو لم تصل إليه بعد. تصل التغييرات فور اتصال جهازك.
said-sign-in = تسجيل الدخول
said-password = اختيار كلمة مرور جديدة
said-register = إنشاء حساب
said-to-today = الذهاب إلى اليوم
said-to-account = الذهاب إلى حسابك

## Invitations to this server, which its administrator makes.

server-invitations = الدعوات
server-invitations-open = يمكن لأي شخص إنشاء حساب على هذا الخادم. ولدعوة شخص، يكفي إعطاؤه عنوان موقعه.
server-invitations-closed = التسجيل مغلق على هذا الخادم، لذلك لا تعمل الدعوات هنا. لإضافة حساب، يُستخدم <command></command> على الخادم، أو يُشغَّل الخادم بالخيار <option></option>.
server-invitations-lead = لا يُنشأ حساب على هذا الخادم إلا بدعوة. كل دعوة تعمل مرة واحدة.
server-invitations-email = عنوان البريد للدعوة (اختياري)
server-invitations-email-hint = نرسل الرابط إلى هذا العنوان. إن تُرك فارغًا، يمكنك إيصال الرابط بنفسك.
server-invitations-name = لمن هذه الدعوة؟ (اختياري)
server-invitations-name-hint = اسم لقائمتك أدناه، لا يظهر لغيرك. إيصال الرابط يكون منك: هذا الخادم لا يرسل بريدًا إلكترونيًا.
server-invitations-name-too-long = الحد الأقصى للأحرف: { NUMBER($most) }.
server-invitations-create = إنشاء دعوة
server-invitations-back = حسابك

server-invitations-made = تم إنشاء الدعوة
server-invitations-link = رابط الدعوة
server-invitations-link-hint = يعمل مرة واحدة وتنتهي صلاحيته بعد 14 يومًا. يرجى نسخه الآن: فهو يظهر هنا فقط.

server-invitations-list = الدعوات المفتوحة
server-invitations-unnamed = رابط
server-invitations-ends = تنتهي صلاحيتها: { $date }
server-invitations-revoke = إبطال
server-invitations-revoke-one = إبطال: { $guest }، { $ends }

server-invitations-sent = أُرسلت الدعوة إلى { $mail }.
server-invitations-revoked = أُبطلت الدعوة. رابطها لم يعد يعمل.
server-invitations-too-many = الحد الأقصى لعدد الدعوات المفتوحة: { NUMBER($most) }. إبطال إحداها يتيح إنشاء غيرها.

## The time zone of a browser that runs no script.

zone = المنطقة الزمنية
zone-lead = إذا كان JavaScript يعمل في المتصفح، تُعتمد منطقته الزمنية. وإن كان متوقفًا، تُعتمد هذه، أو UTC إن لم تُحدَّد منطقة.
zone-hint = مثل Europe/Berlin. إن تُركت فارغة: UTC.
zone-save = حفظ
zone-unknown = يرجى إدخال منطقة زمنية صالحة، مثل Europe/Berlin.

## The name of a device: a browser, and the system it runs on.

device-name = { $browser } على { $system }
device-unknown = برنامج آخر
