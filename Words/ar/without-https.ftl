### Only pages of the server say these.

## The first page where the browser can keep no plan, because it came without HTTPS.

keep-here = يمكن أن تكون خطتك على هذا الخادم
keep-here-lead = العنوان المفتوح هو <address></address>. بدون HTTPS لا يستطيع المتصفح حفظ خطتك على هذا الجهاز. الخادم يستطيع ذلك.
keep-here-means = ماذا يعني ذلك
keep-here-works = كل شيء يعمل، على كل جهاز في هذه الشبكة.
keep-here-network = يحتاج إلى الشبكة: لا شيء دون اتصال، ولا تذكيرات عندما يكون Teaspoon مغلقًا.
keep-here-read = يمكن لآخرين في هذه الشبكة قراءة ما يُرسل. لا بأس بذلك في البيت، لا في مقهى.
keep-here-yours = إذا كان هذا خادمك
keep-here-minutes = نحو 10 دقائق
keep-here-then = ثم يعمل دون اتصال أيضًا

## What is said where the server keeps a plan because the browser cannot.

problem-said-never-kept = لا يستطيع هذا المتصفح حفظ خطتك على هذا الجهاز. هذا الخادم يستطيع ذلك، لهذا المتصفح فقط.
problem-said-no-room = لا يقبل هذا الخادم الآن خططًا أخرى بدون حساب، لذلك لم يتغير شيء. يمكنك تسجيل الدخول أو إبلاغ إدارة الخادم.
said-no-cookie-server = لم يحتفظ هذا المتصفح بأي ملف تعريف ارتباط من هذا الموقع، لذلك تعذّر حفظ خطتك. يمكنك السماح بملفات تعريف الارتباط لهذا الموقع، ثم المحاولة من جديد.
account-guest-why-server = مع الحساب تظهر الخطة نفسها على هاتفك وحاسوبك، ولا يضيع شيء إذا ضاع جهاز. ويتيح أيضًا القوائم المشتركة. كل ما هنا ينتقل إلى حسابك.
about-data-account-server = في حسابك على هذا الخادم ({ $mail }).

## How a server in a home network gets HTTPS.

https = إعداد HTTPS
https-lead = يضيف برنامج على الجهاز نفسه HTTPS. هناك ثلاث طرق، وتكفي واحدة. كل الأوامر لنظام Debian، بصلاحية root.
https-plan = مع HTTPS يصبح لهذا الخادم عنوان جديد. يمكنك تسجيل الدخول هناك. بدون حساب، احفظ نسخة احتياطية هنا أولًا ثم استرجعها هناك.
https-private = سلطة شهادات خاصة بك
https-private-how = لا حاجة إلى نطاق. ينشئ Caddy الشهادة. الاسم في إعداداته هو الاسم الذي تجد به شبكتك الخادم.
https-private-devices = يجب أن يثق كل جهاز بهذا الخادم مرة واحدة: انسخ شهادة الجذر إليه وثبّتها كسلطة شهادات.
https-name = نطاق خاص بك
https-name-how = تأتي الشهادة عن طريق DNS للنطاق، فلا يلزم أن يكون الخادم متاحًا من الإنترنت. يشير النطاق إلى عنوانه في شبكتك.
https-mesh = شبكة خاصة
https-mesh-how = ينضم إليها كل جهاز بتطبيق Tailscale. وتعمل خارج البيت أيضًا.
https-then = في النهاية، للطرق الثلاث
https-then-how = اكتب العنوان الجديد في إعدادات Teaspoon، ثم أعد تشغيله.
https-more = كل الخطوات، حتى تلك التي على الهواتف: <file></file>
