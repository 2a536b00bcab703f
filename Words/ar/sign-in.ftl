### Only pages of the server say these.

## Signing in.

sign-in = تسجيل الدخول
sign-in-lead = الحساب يتيح أجهزة أخرى ومشاركة وتذكيرات. إذا كانت على هذا الجهاز خطة، فأنت تختار ما يحدث لها.
sign-in-to-join = قائمة مشتركة معك. للانضمام إليها، يمكنك تسجيل الدخول أو إنشاء حساب.
sign-in-to-join-closed = قائمة مشتركة معك. للانضمام إليها، يمكنك تسجيل الدخول.
sign-in-forgotten = نسيت كلمة المرور؟
sign-in-create = إنشاء حساب
sign-in-create-facts = بريد إلكتروني وكلمة مرور
sign-in-refused = البريد الإلكتروني أو كلمة المرور غير صحيحة. لم يتغير شيء.

## Fields of these forms.

email = عنوان البريد الإلكتروني
email-missing = يرجى كتابة عنوان بريدك الإلكتروني هنا.
email-too-long = هذا أطول مما يكون عليه عنوان بريد إلكتروني. هل في السطر شيء آخر؟
email-not-ascii = تُقبل هنا فقط الأحرف من a إلى z والأرقام والرموز البسيطة، حتى لا يتشابه عنوانان.
email-no-at = في عنوان البريد الإلكتروني علامة @، كما في name@example.org.
email-several-ats = في عنوان البريد الإلكتروني علامة @ واحدة، وهنا أكثر. يرجى كتابة عنوان واحد فقط.
email-bad-name = في الجزء قبل @ شيء لا يمكن إرسال البريد إليه. يرجى النظر فيه مرة أخرى.
email-bad-domain = الجزء بعد @ يبدو غير مكتمل؛ وهو عادةً مثل example.org.
email-taken = لا يمكن استخدام هذا العنوان هنا.
email-taken-register = لا يمكن استخدام هذا العنوان هنا. إن كان عنوانك، يمكنك تسجيل الدخول به.

password = كلمة المرور
password-yours = كلمة مرورك
password-current = كلمة المرور الحالية
password-new = كلمة المرور الجديدة
password-chosen = كلمة المرور التي اخترتها
password-show = إظهار
password-hint = 8 أحرف على الأقل، من أي نوع. بضع كلمات متتالية سهلة التذكّر وصعبة التخمين.
password-others-out = سيتم تسجيل خروجك من كل الأجهزة الأخرى.
password-wrong = كلمة المرور غير صحيحة.
password-too-short = الحد الأدنى لأحرف كلمة المرور: { NUMBER($least) }. تصلح بضع كلمات متتالية، مع المسافات أيضًا.
password-too-long = هذا أطول مما تكون عليه كلمة المرور هنا. الحد نحو صفحة من النص.
password-common = كثيرون يستخدمون كلمة المرور هذه، لذلك يسهل تخمينها. تكفي إضافة كلمة أو كلمتين من عندك.
password-address = هذا عنوان بريدك الإلكتروني، وهو معروف للآخرين. كلمة لا تخطر لغيرك أكثر أمانًا.

## Making an account.

register = إنشاء حساب
register-lead = مع الحساب تكون خطتك على كل أجهزتك، ومحفوظة إذا ضاع أحدها. وتنتقل إليه بياناتك الحالية.
register-email-hint = يُستخدم لتسجيل الدخول ولرسائل بشأن الحساب.
register-have-one = لدي حساب

register-closed = طلب حساب
register-closed-lead = إدارة هذا الخادم وحدها يمكنها إنشاء حسابات عليه. يمكنك طلب حساب منها، ثم تسجيل الدخول بعنوان البريد الإلكتروني وكلمة المرور اللذين تعطيك إياهما.
register-without = يعمل Teaspoon بدون حساب أيضًا: عندها تكون خطتك لهذا المتصفح فقط.
register-without-link = استخدام Teaspoon بدون حساب

register-invited = الدعوة لازمة
register-invited-lead = لإنشاء حساب على هذا الخادم تلزم دعوة. يمكنك طلب رابط دعوة من إدارته. كل رابط يعمل مرة واحدة.
register-invited-link = رابط الدعوة
register-invited-ended = انتهت صلاحية هذه الدعوة أو استُخدمت من قبل. يمكنك طلب دعوة أخرى.

register-first-lead = هذا الخادم جديد. أول حساب ينال صلاحية إدارته.
register-first-elsewhere = هذا الخادم جديد. يُنشأ أول حساب بالرابط الذي طبعه الخادم عند تشغيله.
register-first-link = الرابط الذي طبعه الخادم
register-first-other = هذا ليس الرابط الذي طبعه الخادم عند تشغيله آخر مرة.

register-link-hint = يُلصق الرابط كاملًا هنا.
register-link-continue = متابعة

## A link by e-mail.

forgotten = إعادة تعيين كلمة المرور
forgotten-send = إرسال رابط بالبريد
forgotten-hint = سنرسل إليك رابطًا لاختيار كلمة مرور جديدة.
forgotten-no-mail = هذا الخادم لا يرسل بريدًا. يمكن لإدارته إعطاؤك رابطًا لاختيار كلمة مرور جديدة.
forgotten-back = العودة إلى تسجيل الدخول

link-password = اختيار كلمة مرور جديدة
link-register = إنشاء حساب
link-email = تغيير البريد الإلكتروني
link-for = لحساب <mail></mail>.
link-email-new = العنوان الجديد: <mail></mail>
link-other-out = الحساب <mail></mail> مفتوح هنا الآن وسيتم تسجيل خروجه.
link-plan-here = إذا كانت في هذا المتصفح خطة بدون حساب، فسيُطرح عليك سؤال عما يحدث لها.
link-password-use = استخدام كلمة المرور هذه
