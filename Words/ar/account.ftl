## The account that this plan is in, as the app itself knows it.

account = الحساب
account-sign-in = تسجيل الدخول
account-create = إنشاء حساب

account-guest = لم يُسجَّل الدخول
account-guest-need = لا حاجة إلى حساب: كل شيء يعمل بدونه، وتبقى خطتك في هذا المتصفح.
account-guest-why = مع الحساب تظهر الخطة نفسها على هاتفك وحاسوبك، ويعمل كل منهما دون اتصال، ولا يضيع شيء إذا ضاع جهاز. ويتيح أيضًا القوائم المشتركة، والتذكيرات حتى عندما يكون Teaspoon مغلقًا. كل ما هنا ينتقل إلى حسابك.
account-guest-how = يلزم عنوان بريد إلكتروني وكلمة مرور، وفي بعض الخوادم دعوة.

account-signed-in = تم تسجيل الدخول بحساب <mail></mail>
account-of = حساب <mail></mail>
account-last-synced = آخر مزامنة: { $date }، { $time }.

account-head-sign-in = تسجيل الدخول
account-settings = إعدادات الحساب
account-settings-facts = البريد الإلكتروني، كلمة المرور، الأجهزة
account-head-sharing = المشاركة
account-shared-lists = القوائم المشتركة
account-shared-links = روابط المشاركة
account-shared-links-facts = لمن ليس لديهم حساب
account-head-devices = الأجهزة
account-reminders = التذكيرات
account-reminders-facts = الأجهزة التي تتلقى الإشعارات

account-sign-out = تسجيل الخروج
account-sign-out-what = تُزال خطتك من هذا المتصفح وتبقى في حسابك. وما ليس فيه بعد يُرسل أولًا.
account-sign-out-server = تبقى خطتك في حسابك.
account-remove = إزالة خطتي
account-remove-what = تُزال خطتك من هذا المتصفح. ولا نسخة منها في مكان آخر.

## Where the plan is saved, at the top of every page while somebody is signed in.

saved = حسابك
saved-everywhere = تمت المزامنة
saved-here = بانتظار المزامنة
saved-needs-you = مطلوب إجراء

## How far this device and the account agree, and what to do about it.

sync-everywhere = تمت المزامنة. كل ما هنا موجود في حسابك.
sync-rest = وكل ما عدا ذلك تمت مزامنته.
sync-here = محفوظ على هذا الجهاز. ستتم المزامنة فور تمكّن الخادم من استلامه؛ ولا يلزم فعل شيء.
sync-again = تم تسجيل خروجك على هذا الجهاز. خطتك ما زالت هنا وتعمل. تسجيل الدخول من جديد يزامن ما استجد.
sync-again-link = تسجيل الدخول من جديد
sync-again-hint = إذا تعذّر تسجيل الدخول من جديد: يمكن حفظ نسخة احتياطية، ثم تسجيل الخروج هنا، ثم استرجاع النسخة في الصفحة الأولى. <backup>نسخ احتياطي</backup>
sync-another = سُجّل الدخول في هذا المتصفح بحساب آخر. الخطة الظاهرة ما زالت خطة الحساب أعلاه، والخطتان منفصلتان. تسجيل الدخول بالحساب أعلاه يزامن ما استجد.
sync-sign-in-as = تسجيل الدخول بحساب { $mail }
sync-full = امتلأ حسابك. ما استجد يبقى على هذا الجهاز، ويمكنك المتابعة. صفحة حسابك تُظهر ما يشغل المساحة.
sync-deleted = حُذف هذا الحساب. خطتك ما زالت هنا، في هذا المتصفح فقط.
sync-keep = إبقاء خطتي هنا بدون حساب
sync-keep-hint = لا يضيع شيء مما يخصك، ويمكنك إنشاء حساب آخر لها في ما بعد. وتُزال من هذا المتصفح القوائم التي شاركها آخرون معك.

sync-unsent-whole = ما كان هنا من قبل ما زال يُرسل إلى حسابك.
sync-unsent = { $count ->
    [zero] لا تغييرات على هذا الجهاز فقط حتى الآن.
    [one] تغيير واحد على هذا الجهاز فقط حتى الآن.
    [two] تغييران على هذا الجهاز فقط حتى الآن.
    [few] { $count } تغييرات على هذا الجهاز فقط حتى الآن.
    [many] { $count } تغييرًا على هذا الجهاز فقط حتى الآن.
   *[other] { $count } تغيير على هذا الجهاز فقط حتى الآن.
}
sync-refused = { $count ->
    [zero] لا عناصر تعذّرت مزامنتها (حجم كبير جدًا، أو نوع غير معروف، أو قائمة مشتركة ممتلئة).
    [one] عنصر واحد تعذّرت مزامنته ويبقى على هذا الجهاز (حجم كبير جدًا، أو نوع غير معروف، أو قائمة مشتركة ممتلئة).
    [two] عنصران تعذّرت مزامنتهما ويبقيان على هذا الجهاز (حجم كبير جدًا، أو نوع غير معروف، أو قائمة مشتركة ممتلئة).
    [few] { $count } عناصر تعذّرت مزامنتها وتبقى على هذا الجهاز (حجم كبير جدًا، أو نوع غير معروف، أو قائمة مشتركة ممتلئة).
    [many] { $count } عنصرًا تعذّرت مزامنتها وتبقى على هذا الجهاز (حجم كبير جدًا، أو نوع غير معروف، أو قائمة مشتركة ممتلئة).
   *[other] { $count } عنصر تعذّرت مزامنتها وتبقى على هذا الجهاز (حجم كبير جدًا، أو نوع غير معروف، أو قائمة مشتركة ممتلئة).
}
sync-backup = النسخة الاحتياطية تحفظ كل ذلك: <backup>نسخ احتياطي</backup>

## Asked before somebody signs out whose changes are not all in the account.

unsent = لم تكتمل المزامنة بعد
unsent-nothing = قبل تسجيل الخروج
unsent-remove = إزالة خطتي
unsent-deleted = حُذف حسابك، لذلك توجد خطتك في هذا المتصفح فقط. لا يمكن التراجع عن إزالتها.
unsent-unknown = لا يمكننا تأكيد اكتمال المزامنة، وتسجيل الخروج يزيل خطتك من هذا المتصفح.
unsent-signed-in = لم يتم تسجيل الخروج بعد. تسجيل الخروج يزيل خطتك من هذا المتصفح.
unsent-again = محاولة أخرى
unsent-anyway = تسجيل الخروج على أي حال

## Somebody signed in, and this browser has the plan of another account.

other-plan = هنا خطة أخرى
other-plan-two = ما زالت في هذا المتصفح خطة <mail></mail>، وقد سُجّل الدخول بحساب <now></now>. الخطتان منفصلتان.
other-plan-one = ما زالت في هذا المتصفح خطة <mail></mail>. الخطتان منفصلتان.
other-plan-deleted = حُذف حساب هذه الخطة. لوضعها في حساب آخر، يمكن إبقاؤها هنا ثم تسجيل الدخول.
other-plan-remove = إزالة تلك الخطة من هذا المتصفح والمتابعة

## Somebody signed in, and the account’s plan has not been read to its end.

arriving = خطتك في الطريق
arriving-hint = يمكنك إضافة مهام الآن، وستبقى محفوظة. إذا انقطعت الشبكة، يستمر الأمر من هنا لاحقًا.
arriving-bar = مقدار ما وصل

## Somebody signed in, and this device has a plan that was made without an account. The person chooses what happens to it.

joining = على هذا الجهاز خطة بالفعل
joining-lead = أُنشئت هنا بدون حساب، وآخر تغيير لها في { $date }.
joining-question = ماذا يحدث لها؟
joining-apart = إبقاؤها منفصلة
joining-apart-facts = تبقى على هذا الجهاز. لفتحها يلزم تسجيل الخروج.
joining-along = نقلها إلى الحساب
joining-along-facts = تنضم مهامها وقوائمها إلى حسابك. وتبقى إعدادات حسابك وعدده لهذا اليوم.
joining-delete = حذفها
joining-delete-facts = فقط ما أُنشئ على هذا الجهاز. يُطرح السؤال مرة أخرى.
joining-look = عرضها أولًا
joining-look-title = محتوى هذه الخطة
joining-hint = لمن هذه الخطة؟ إن لم يكن ذلك معروفًا فالأفضل إبقاؤها منفصلة: لا يضيع شيء، ويمكن فتحها لاحقًا.
joining-delete-title = هل تُحذف هذه الخطة؟
joining-delete-lead = تُحذف من هذا الجهاز. لا توجد نسخة أخرى، ولا يمكن التراجع.

## A plan that was kept apart when somebody signed in.

apart = خطة على هذا الجهاز
apart-sign-out = لفتحها يلزم تسجيل الخروج.
apart-open = فتح هذه الخطة

## This browser has removed the plan that was in it.

gone-plan = لم تعد خطتك في هذا المتصفح
gone-plan-lead = كانت هنا خطة بدون حساب، وقد أزالها المتصفح. النسخة الاحتياطية تعيدها كما كانت.
gone-plan-start = البدء من جديد
