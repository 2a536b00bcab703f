## Tasks in other apps: how to get a file, where it is chosen.

elsewhere-lead = اختر أين هي. سترى كل شيء قبل إضافة أي شيء.
elsewhere-file = اختيار ملف
elsewhere-this-file = اختر ذلك الملف في الأسفل.
elsewhere-todoist-one = في todoist.com افتح الإعدادات ثم النسخ الاحتياطية.
elsewhere-todoist-two = نزّل أحدثها، وهي ملف .zip. أو صدّر كل مشروع بصيغة CSV من قائمته.
elsewhere-microsoft-one = في Outlook الكلاسيكي لنظام Windows افتح ملف، ثم فتح وتصدير، ثم استيراد/تصدير.
elsewhere-microsoft-two = صدّر مجلد المهام إلى ملف بقيم مفصولة بفواصل.
elsewhere-google-one = في takeout.google.com ألغِ تحديد الكل، ثم حدّد Tasks وأنشئ التصدير.
elsewhere-google-two = نزّله وافتح ملف .zip: الملف هو Tasks.json.
elsewhere-apple-one = على جهاز Mac ثبّت البرنامج المجاني reminders-cli.
elsewhere-apple-two = في Terminal شغّل: <command></command>
elsewhere-ticktick-one = في ticktick.com افتح الإعدادات ثم الحساب.
elsewhere-ticktick-two = أنشئ نسخة احتياطية. وهي ملف .csv.
elsewhere-things-one = على جهاز Mac ثبّت البرنامج المجاني things-cli.
elsewhere-things-two = في Terminal شغّل: <command></command>
elsewhere-tasks-org-one = في Tasks.org افتح الإعدادات ثم النسخ الاحتياطية، وأنشئ نسخة الآن.
elsewhere-tasks-org-two = إنه أحدث ملف .json في مجلد النسخ الاحتياطية.
elsewhere-other = تطبيق آخر، أو ملف CSV أو ملف نصي
elsewhere-other-one = صدّر مهامك من هناك: بصيغة CSV أو iCalendar (.ics) أو JSON أو Markdown أو نص.
elsewhere-other-two = إن لم يعرف Teaspoon الجدول، فسيسأل عن معنى كل عمود.

## Why a file cannot be read. Nothing was changed then.

import-fault-unknown = لا يعرف Teaspoon هذا النوع من الملفات. لم يتغيّر شيء.
import-fault-empty = هذا الملف فارغ.
import-fault-large = هذا الملف كبير جدًا: 12 ميغابايت و100000 سطر على الأكثر.
import-fault-damaged = هذا الملف تالف أو غير مكتمل. لم يتغيّر شيء.
import-fault-encrypted = هذا الملف مشفّر. احفظه دون كلمة مرور ثم اختره مرة أخرى.
import-fault-no-tasks = لا مهام في هذا التقويم.
import-fault-events = { $count ->
    [zero] فيه { $count } حدث؛ الأحداث لا تُستورد.
    [one] فيه حدث واحد؛ الأحداث لا تُستورد.
    [two] فيه حدثان؛ الأحداث لا تُستورد.
    [few] فيه { $count } أحداث؛ الأحداث لا تُستورد.
    [many] فيه { $count } حدثًا؛ الأحداث لا تُستورد.
   *[other] فيه { $count } حدث؛ الأحداث لا تُستورد.
}

## The preview of a file of another app.

import-from = استيراد من { $app }
import-found-tasks = { $count ->
    [zero] لم يُعثر على مهام ({ $count }). لم يُضف شيء بعد.
    [one] عُثر على مهمة واحدة. لم يُضف شيء بعد.
    [two] عُثر على مهمتين. لم يُضف شيء بعد.
    [few] عُثر على { $count } مهام. لم يُضف شيء بعد.
    [many] عُثر على { $count } مهمة. لم يُضف شيء بعد.
   *[other] عُثر على { $count } مهمة. لم يُضف شيء بعد.
}
import-too-many = يمكن استيراد { $most } من المهام والقوائم والملاحظات على الأكثر دفعة واحدة. اختر قوائم أقل، ثم استورد البقية.
import-all-done = كل شيء منجز
import-done = { $count ->
    [zero] استيراد { $count } مهمة منجزة أيضًا
    [one] استيراد مهمة منجزة واحدة أيضًا
    [two] استيراد مهمتين منجزتين أيضًا
    [few] استيراد { $count } مهام منجزة أيضًا
    [many] استيراد { $count } مهمة منجزة أيضًا
   *[other] استيراد { $count } مهمة منجزة أيضًا
}
import-past = { $count ->
    [zero] إزالة { $count } موعد مضى
    [one] إزالة موعد واحد مضى
    [two] إزالة موعدين مضيا
    [few] إزالة { $count } مواعيد مضت
    [many] إزالة { $count } موعدًا مضى
   *[other] إزالة { $count } موعد مضى
}
import-costs = { $count ->
    [zero] استخدام التكاليف التي يقترحها الملف ({ $count } مهمة)
    [one] استخدام التكلفة التي يقترحها الملف لمهمة واحدة
    [two] استخدام التكاليف التي يقترحها الملف لمهمتين
    [few] استخدام التكاليف التي يقترحها الملف لـ { $count } مهام
    [many] استخدام التكاليف التي يقترحها الملف لـ { $count } مهمة
   *[other] استخدام التكاليف التي يقترحها الملف لـ { $count } مهمة
}
import-first-tasks = أولى المهام
import-changes = ما الذي سيختلف
import-no-cost = لا تكلفة لأي مهمة بعد. يسأل Teaspoon عنها عند التخطيط.
import-undo = التراجع يعيد كل شيء كما كان.
import-notes = تصبح الملاحظات ملاحظات مستقلة
import-counts-from-today = تُحسب التواريخ مثل «بعد 5 أيام» من اليوم.
import-correct = تصحيح طريقة القراءة
import-kind = هذا الملف من
import-dates = الترتيب في التواريخ
import-dates-year = سنة، شهر، يوم
import-dates-day = يوم، شهر، سنة
import-dates-month = شهر، يوم، سنة
import-dates-doubt = يمكن قراءة { $date } بطريقتين.
import-look-again = القراءة مرة أخرى
import-another = اختيار ملف آخر
import-kind-text = نص

## What is different after an import, each with a number beside it.

import-loss-repeats = التكرارات غير الموجودة في Teaspoon تُحفظ في الملاحظة
import-loss-further-repeats = التكرارات الأخرى لمهمة تُحفظ في الملاحظة
import-loss-date-words = كلمات التواريخ التي لم تُفهم تُحفظ في الملاحظة
import-loss-dates = تُترك التواريخ غير الموجودة
import-loss-people = الأشخاص المكلّفون يُذكرون في الملاحظة
import-loss-reminders = التذكيرات الأخرى تُحفظ في الملاحظة
import-loss-attachments = الملفات لا تأتي؛ وأسماؤها تُحفظ في الملاحظة
import-loss-durations = المدد التي تزيد على يوم تُحفظ في الملاحظة
import-loss-fields = التفاصيل الأخرى تُحفظ في الملاحظة
import-loss-zones = الأوقات في منطقة غير معروفة تُقرأ كما كُتبت
import-loss-series-begins = لا يُحفظ أول يوم للتكرار
import-loss-levels = الخطوات العميقة جدًا تنتقل إلى الأعلى
import-loss-circles = الخطوات التي لا مهمة لها تصبح مهام
import-loss-damaged = تُترك الصفوف التي لا تُقرأ
import-loss-doubled = الصفوف المكررة تُقرأ مرة واحدة
import-loss-occurrences = تُترك تغييرات التواريخ المفردة للتكرار
import-loss-cancelled = تُترك المهام الملغاة
import-loss-archived = تُترك المهام المؤرشفة أو المحذوفة
import-loss-events = تُترك أحداث التقويم
import-loss-other-things = تُترك العادات والمكافآت وغيرها
import-loss-time-spent = يُترك الوقت المسجَّل
import-loss-scores = تُترك نقاط الألعاب وعدّاداتها
import-loss-views = تُترك عوامل التصفية والعروض

## A table whose columns the person names.

import-columns = ما معنى كل عمود؟
import-columns-lead = { $count ->
    [zero] لا صفوف في هذا الجدول ({ $count }). حدّد معنى أعمدته، ثم سترى المهام.
    [one] في هذا الجدول صف واحد. حدّد معنى أعمدته، ثم سترى المهام.
    [two] في هذا الجدول صفان. حدّد معنى أعمدته، ثم سترى المهام.
    [few] في هذا الجدول { $count } صفوف. حدّد معنى أعمدته، ثم سترى المهام.
    [many] في هذا الجدول { $count } صفًا. حدّد معنى أعمدته، ثم سترى المهام.
   *[other] في هذا الجدول { $count } صف. حدّد معنى أعمدته، ثم سترى المهام.
}
import-columns-header = الصف الأول يسمّي الأعمدة
import-column = العمود { $number }
import-use-ignored = ترك
import-use-title = العنوان
import-use-done = منجزة
import-use-cost = التكلفة
import-use-level = مستوى الخطوة
import-use-parent = المهمة التي هي خطوة منها
import-use-identifier = رقمها الخاص
import-use-kept = الاحتفاظ به في الملاحظة
