## The page of the timer, before it is started.

focus = التركيز
focus-rest = راحة
focus-rest-lead = الراحة لا تكلّف شيئًا، وتُحسب إنجازًا.
rest-title = راحة
focus-minutes = الدقائق
focus-minute-fewer = إنقاص دقيقة
focus-minute-more = إضافة دقيقة
focus-presets = بدء سريع
focus-preset = { $minutes ->
    [zero] بدء { $minutes } دقيقة
    [one] بدء دقيقة واحدة
    [two] بدء دقيقتين
    [few] بدء { $minutes } دقائق
    [many] بدء { $minutes } دقيقة
   *[other] بدء { $minutes } دقيقة
}
focus-rest-instead = راحة بدلًا من ذلك
focus-timer-instead = مؤقت آخر

focus-other = مؤقت آخر يعمل الآن. بدء مؤقت جديد يوقفه ويحفظ وقته.
focus-other-rest = راحة { NUMBER($minutes) } د
focus-other-task = { NUMBER($minutes) } د: { $task }

## Its sound.

focus-sound = الصوت والشاشة
focus-sound-on = الصوت عند الانتهاء: مفعّل
focus-sound-off = الصوت عند الانتهاء: متوقف
focus-full-screen = ملء الشاشة
focus-sound-hint = إذا كان هاتفك مقفلًا، فقد لا يصدر الصوت في وقته تمامًا. بعد إعادة تحميل الصفحة، تكفي ضغطة واحدة عليها لتفعيل الصوت.
focus-notice-hint = يمكنك أيضًا تلقي إشعار: <settings>الإعدادات</settings>

## The timer as it runs.

focus-face-timer = المؤقت
focus-face-rest = راحة
focus-step = الخطوة: { $step }
focus-left-until = <words>المتبقي <shown>{ $left }</shown>، </words>حتى { $time }
focus-left-paused = <words>المتبقي <shown>{ $left }</shown>، </words>متوقف مؤقتًا
focus-clock-jumped = قفزت ساعة هذا الجهاز إلى الأمام: <by></by>. إذا كان تغيير الساعة مقصودًا، يمكنك تصحيح المؤقت.
focus-clock-correct = تصحيح المؤقت
focus-reset = إعادة ضبط

## The bar of the timer: one button, and below it up to three that share the width of a phone.

focus-bar-start = بدء
focus-bar-start-rest = بدء الراحة
focus-bar-pause = إيقاف مؤقت
focus-bar-resume = استئناف
focus-bar-five = ‎+5 دقائق
focus-bar-end-rest = إنهاء الراحة
focus-bar-stop = إيقاف
focus-bar-done = تم
focus-bar-step = تمت الخطوة

## A line on top of all other pages while a timer is set.

focus-note-timer = المؤقت حتى { $time }
focus-note-rest = راحة حتى { $time }
focus-note-timer-paused = المؤقت متوقف مؤقتًا، المتبقي { $left }
focus-note-rest-paused = الراحة متوقفة مؤقتًا، المتبقي { $left }

## The message at a timer’s end.

alarm-timer = انتهى الوقت
alarm-rest = انتهت الراحة
alarm-timer-ended = انتهى المؤقت في { $time }.
alarm-rest-ended = انتهت الراحة في { $time }.
alarm-timer-ended-on = انتهى المؤقت: { $date }، { $time }.
alarm-rest-ended-on = انتهت الراحة: { $date }، { $time }.
alarm-rest-counts = الراحة إنجاز أيضًا، وهي مدرجة ضمن «المنجز اليوم».
alarm-rest-for = راحة { NUMBER($minutes) } د
alarm-five = ‎+5 دقائق
alarm-done = تم
alarm-later = ليس الآن

## The time that is left, on the page and read out while the timer runs.

focus-left = { $minutes ->
    [zero] { NUMBER($minutes) } دقيقة
    [one] دقيقة
    [two] دقيقتان
    [few] { NUMBER($minutes) } دقائق
    [many] { NUMBER($minutes) } دقيقة
   *[other] { NUMBER($minutes) } دقيقة
}
focus-left-less = أقل من دقيقة
focus-left-half = بقي نصف الوقت: { $left }.
focus-left-five = بقيت 5 دقائق.
focus-left-one = بقيت دقيقة واحدة.
