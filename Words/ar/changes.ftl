## What a change did: in History, and in the message after it. `$what` is the title of a task, or “3 tasks”.

change-tasks = { $count ->
    [zero] لا مهام
    [one] مهمة واحدة
    [two] مهمتان
    [few] { $count } مهام
    [many] { $count } مهمة
   *[other] { $count } مهمة
}
change-any = تغيير
change-started-day = يوم جديد: { SPOONS($spoons) }
change-started-day-without = يوم جديد: { SPOONS($spoons) }، من دون ما لا يتسع: { TASKS($what) }
change-adjusted-day = رصيد اليوم الآن: { SPOONS($spoons) }
change-planned-today = تمت الإضافة إلى اليوم: { TASKS($what) }
change-planned-borrowing = تمت الإضافة إلى اليوم: { TASKS($what) }. المستعار من الغد: { SPOONS($spoons) }
change-swapped = تم التبديل إلى اليوم: { TASKS($what) }
change-today-cost = تكلفة اليوم لـ { $what }: { SPOONS($spoons) }
change-real-cost = التكلفة الفعلية لـ { $what }: { SPOONS($spoons) }
change-added-due = تمت إضافة: { TASKS($what) }، الموعد { $date }
change-planned-for = اليوم المخطط { $date }: { TASKS($what) }
change-moved-to = تم النقل إلى { $date }: { TASKS($what) }
change-many = تم تحديث: { TASKS($what) }

## The timer. `$length` is as in “15 min”.

change-timer = مؤقت لمدة { $length }
change-timer-on = مؤقت لمدة { $length }: { $task }
change-rest = راحة لمدة { $length }
change-rest-on = راحة لمدة { $length }: { $task }
change-rested-for = تمت الراحة لمدة { $length }
change-rested-for-on = تمت الراحة لمدة { $length }: { $task }
change-rested = تمت الراحة
change-rested-on = تمت الراحة: { $task }
change-timer-minutes = { $minutes ->
    [zero] أُضيفت إلى المؤقت { $minutes } دقيقة
    [one] أُضيفت إلى المؤقت دقيقة واحدة
    [two] أُضيفت إلى المؤقت دقيقتان
    [few] أُضيفت إلى المؤقت { $minutes } دقائق
    [many] أُضيفت إلى المؤقت { $minutes } دقيقة
   *[other] أُضيفت إلى المؤقت { $minutes } دقيقة
}
change-timer-minutes-on = { $minutes ->
    [zero] أُضيفت إلى المؤقت { $minutes } دقيقة: { $task }
    [one] أُضيفت إلى المؤقت دقيقة واحدة: { $task }
    [two] أُضيفت إلى المؤقت دقيقتان: { $task }
    [few] أُضيفت إلى المؤقت { $minutes } دقائق: { $task }
    [many] أُضيفت إلى المؤقت { $minutes } دقيقة: { $task }
   *[other] أُضيفت إلى المؤقت { $minutes } دقيقة: { $task }
}
change-timer-longer = أُضيف وقت إلى المؤقت
change-timer-longer-on = أُضيف وقت إلى المؤقت: { $task }
change-timer-paused = تم إيقاف المؤقت مؤقتًا
change-timer-paused-on = تم إيقاف المؤقت مؤقتًا: { $task }
change-timer-resumed = تم استئناف المؤقت
change-timer-resumed-on = تم استئناف المؤقت: { $task }
change-timer-reset = تمت إعادة ضبط المؤقت
change-timer-reset-on = تمت إعادة ضبط المؤقت: { $task }
change-timer-stopped = تم إيقاف المؤقت
change-timer-stopped-on = تم إيقاف المؤقت: { $task }

## Tasks.

change-added-task = تمت إضافة: { TASKS($what) }
change-edited-task = تم تعديل: { TASKS($what) }
change-deleted-task = تم حذف: { TASKS($what) }
change-brought-back = تم استرجاع: { TASKS($what) }
change-moved-task = تم نقل: { TASKS($what) }
change-checked-off = تم: { TASKS($what) }
change-unchecked = غير منجزة: { TASKS($what) }
change-sent-back = تمت الإزالة من اليوم: { TASKS($what) }
change-fresh = بداية جديدة: { TASKS($what) }
change-filed-task = تم النقل إلى قائمة أخرى: { TASKS($what) }
change-snoozed = تم تأجيل: { TASKS($what) }
change-hidden = تم إخفاء حتى { $date }: { TASKS($what) }
change-woke-up = تم إظهار: { TASKS($what) }
change-skipped-once = تم التخطي مرة واحدة: { TASKS($what) }
change-ended-repeat = تم إيقاف تكرار: { TASKS($what) }
change-labelled = تمت إضافة وسم إلى: { TASKS($what) }
change-unlabelled = تمت إزالة وسم من: { TASKS($what) }
change-for-this-time = تم التعديل لهذه المرة: { TASKS($what) }
change-left-out = تم تخطي: { TASKS($what) }
change-took-along = تم إدراج: { TASKS($what) }
change-passed-over = ليست هذه: { TASKS($what) }
change-offered-again = المهام التي تخطيتها تُعرض من جديد
change-duplicated-task = تم إنشاء نسخة: { TASKS($what) }
change-declined-cost = بقيت التكلفة المعتادة: { TASKS($what) }
change-planned-week = تم تخطيط: { TASKS($what) }
change-removed-intended = بلا يوم مخطط: { TASKS($what) }
change-wanted-today = تمت الإعادة إلى اليوم: { TASKS($what) }
change-version-back = تم استرجاع إصدار سابق: { $what }
change-version-away = تم تجاهل إصدار سابق: { $what }

## Lists, subjects, notes, views. `$what` is a name.

change-added-list = قائمة جديدة: { $what }
change-edited-list = تم تعديل القائمة: { $what }
change-deleted-list = تم حذف القائمة ومهامها: { $what }
change-moved-list = تم نقل القائمة: { $what }
change-archived-list = تمت أرشفة القائمة: { $what }
change-reopened-list = تم استرجاع القائمة: { $what }
change-unchecked-all = تمت إزالة كل العلامات: { $what }
change-used-template = قائمة جديدة من قالب: { $what }
change-made-template = قالب جديد: { $what }
change-merged-lists = قائمة تحقق جديدة: { $what }
change-ran-again = تم البدء من جديد، والنسخة السابقة في الأرشيف: { $what }
change-duplicated-list = قائمة جديدة، نسخة: { $what }
change-added-subject = وسم جديد: { $what }
change-edited-subject = تم تعديل الوسم: { $what }
change-deleted-subject = تم حذف الوسم: { $what }
change-merged-subjects = تم دمج الوسوم: { $what }
change-added-note = ملاحظة جديدة: { $what }
change-edited-note = تم تعديل الملاحظة: { $what }
change-deleted-note = تم حذف الملاحظة: { $what }
change-moved-note = تم نقل الملاحظة: { $what }
change-pinned-note = تم تثبيت: { $what }
change-unpinned-note = تم إلغاء تثبيت: { $what }
change-task-of-note = تم تحويل الملاحظة إلى مهمة: { $what }
change-kept-view = تم حفظ البحث: { $what }
change-renamed-view = تم تغيير اسم البحث: { $what }
change-deleted-view = تم حذف البحث: { $what }

## The rest.

change-dismissed-tip = تم إخفاء النصيحة: { $what }
change-showed-tip = تم إظهار النصيحة من جديد: { $what }
change-showed-all-tips = تم إظهار كل النصائح من جديد
change-settings = تم حفظ الإعدادات
change-profile = تم حفظ الاسم والصورة
change-look = تم تحديث المظهر
change-times = تم تحديث الوقت والأسبوع
change-kinds-on = تم تفعيل أنواع الطاقة
change-kinds-off = تم إيقاف أنواع الطاقة
change-examples = تمت إزالة الأمثلة
change-imported = تم الاستيراد من ملف
change-left-days-out = أيام مستثناة من «نظرة على الأيام»
change-counted-days = تُحسب الأيام من جديد
change-report = تم حفظ التقرير
change-low-day = يوم منخفض الطاقة: يظهر فقط ما لا يمكنه الانتظار
change-low-day-ended = تم إنهاء اليوم منخفض الطاقة

## The message after a change. `$change` is one of the texts above.

toast = { $change }.
toast-left = { $change }. المتبقي: { SPOONS($spoons) }.
toast-still-due = { $done } يبقى الموعد: { $date }.
toast-due-before = { $done } موعدها قبل ذلك: { $date }.
toast-undone = تم التراجع عن: «{ $change }».
toast-undone-left = تم التراجع عن: «{ $change }». المتبقي: { SPOONS($spoons) }.
toast-stays = تغيّر ذلك لاحقًا، لذا يبقى كما هو: «{ $change }».
toast-partly = { $done } تغيّر جزء من ذلك لاحقًا، ويبقى كما هو.
