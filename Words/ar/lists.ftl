## The person’s lists, by category.

lists = القوائم
lists-empty = لا قوائم بعد. تجمع القوائم المهام معًا: لمكان أو رحلة أو روتين.
lists-empty-link = البداية من قالب
lists-other = أخرى
lists-apart = القوائم مجمّعة حسب الفئة. لنقل هذه القائمة إلى مجموعة أخرى، يمكنك تغيير فئتها.
lists-new = قائمة جديدة
lists-menu-templates = القوالب
lists-menu-merge = جمع قوائم في قائمة تحقق
lists-menu-shared = القوائم المشتركة
lists-menu-archive = الأرشيف

## A list in a row. Below its name are the titles of its first tasks, or one of these two; then the others, each after a dot.

list-row-nothing = لا شيء للإنجاز هنا الآن
list-row-nothing-template = لا شيء فيه بعد
list-row-checklist = قائمة تحقق
list-row-shared = مشتركة

## What can be done with a list in a row. The buttons have a drawing; their names are for screen readers.

list-option-restore = استرجاع
list-option-restore-list = استرجاع: { $list }
list-option-edit = تعديل: { $list }
list-option-archive = أرشفة: { $list }
list-option-delete = حذف القائمة ومهامها: { $list }

## Lists that were put away.

archive = الأرشيف
archive-empty = لا قوائم مؤرشفة. القائمة التي لا حاجة إليها الآن يمكنها أن تنتظر هنا كما هي.
archive-lists = القوائم المؤرشفة

## The form of a list.

list-new = قائمة جديدة
list-edit = تعديل القائمة
list-edit-template = تعديل القالب
list-name = الاسم
list-icon = الأيقونة
list-category = الفئة
list-category-hint = القوائم ذات الفئة الواحدة تظهر معًا. اختياري.
list-checklist = قائمة تحقق

## Names of categories that are suggested.

category-home = البيت
category-work = العمل
category-health = الصحة
category-errands = المشاوير
category-family = العائلة
category-fun = الترفيه

## Drawings of lists.

icon-list = قائمة
icon-home = بيت
icon-work = حقيبة عمل
icon-health = علامة صحية
icon-cart = عربة تسوق
icon-bag = حقيبة
icon-heart = قلب
icon-book = كتاب
icon-leaf = ورقة شجر
icon-paw = كف حيوان
icon-star = نجمة
icon-people = أشخاص
icon-phone = هاتف
icon-broom = مكنسة

## The menu of a list’s page.

list-menu-use = استخدام القالب
list-menu-edit = تعديل القائمة
list-menu-edit-template = تعديل القالب
list-menu-uncheck = إزالة كل العلامات
list-menu-again = البدء من جديد وأرشفة هذه
list-menu-template = حفظ كقالب
list-menu-duplicate = إنشاء نسخة
list-menu-archive = أرشفة
list-menu-delete = حذف القائمة ومهامها

## A list with its tasks.

list-bar-add = إضافة إلى <list></list>
list-is-template = قالب
list-sun = يضيف مهمة إلى اليوم
list-archived = هذه القائمة مؤرشفة كما كانت.
list-restore = استرجاع

list-nothing = لا شيء ظاهر هنا الآن.
list-empty = لا مهام بعد. يمكنك إضافة مهمة في الأسفل.
list-empty-view = لا مهام بعد.

list-apart = ينتقل الصف داخل قسمه. لنقله إلى قسم آخر، يمكنك فتح المهمة.
list-more-steps = { $count ->
    [zero] ولا خطوات أخرى
    [one] وخطوة أخرى
    [two] وخطوتان أخريان
    [few] و{ $count } خطوات أخرى
    [many] و{ $count } خطوة أخرى
   *[other] و{ $count } خطوة أخرى
}
list-row-done = تم
list-done-before = أُنجزت قبل اليوم
list-show-hidden = إظهار المهام المخفية
list-hidden = المخفية

## Buttons at a task, whose words are seen.

list-button-for = { $button }: { $task }
list-include = إدراج
list-skip = تخطي
list-wake = إظهار الآن

## A task that is the heading over its steps.

list-heading-done = تم
list-heading-tick = { $count ->
    [zero] وضع علامة على الكل ({ $count })
    [one] وضع علامة على الأخيرة
    [two] وضع علامة على الاثنتين
    [few] وضع علامة على الكل ({ $count })
    [many] وضع علامة على الكل ({ $count })
   *[other] وضع علامة على الكل ({ $count })
}
list-heading-untick = إزالة كل العلامات
list-heading-pack = { $count ->
    [zero] تجهيز الكل ({ $count })
    [one] تجهيز الأخير
    [two] تجهيز الاثنين
    [few] تجهيز الكل ({ $count })
    [many] تجهيز الكل ({ $count })
   *[other] تجهيز الكل ({ $count })
}
list-heading-unpack = إلغاء تجهيز الكل
list-heading-packed = الكل جاهز
list-heading-skipped = ليس هذه المرة

## Under the name of a checklist: how many things are packed. The parts are put together with commas.

packing-all = الكل جاهز
packing-left = المتبقي للتجهيز { NUMBER($count) }
packing-packed = الجاهز { NUMBER($count) }
packing-skipped = ليس هذه المرة: { NUMBER($count) }

## Several lists become one checklist.

merge = جمع قوائم في قائمة تحقق
merge-lead = قائمة تحقق واحدة تضم كل ما في القوائم المختارة. المكرر يُضاف مرة واحدة.
merge-empty = لا قوائم لجمعها بعد. القالب بداية جيدة.
merge-empty-link = اختيار قالب
merge-choose = القوائم المطلوب جمعها
merge-template = قالب
merge-name = اسم القائمة الجديدة
merge-name-hint = مثلًا: عطلة على البحر
merge-bar-make = إنشاء قائمة تحقق

## That a list is shared: on its page, at its tasks, and in its menu.

shared-with = مشتركة مع <names></names>
shared-with-nobody = غير مشتركة مع أحد بعد
shared-with-view = مشتركة مع <names></names>. للاطلاع فقط
shared-with-nobody-view = غير مشتركة مع أحد بعد. للاطلاع فقط
shared-names-two = { $first } و{ $second }
shared-names-more = { $first } و{ $second } و{ NUMBER($count) } غيرهما

shared-task-view = للاطلاع فقط. ويبقى بإمكانك تغيير تكلفتك وملاحظتك وخططك.
shared-task-with = مشتركة مع <names></names>. يظهر لكل من في القائمة العنوان والخطوات والموعد والتكرار والأولوية، وهل أُنجزت. وكل ما عدا ذلك يبقى لديك.
shared-task-nobody = هذه في قائمة مشتركة. سيظهر للآخرين فيها العنوان والخطوات والموعد والتكرار والأولوية، وهل أُنجزت. وكل ما عدا ذلك يبقى لديك.

shared-menu-members = الأعضاء
shared-menu-share = مشاركة هذه القائمة
links-menu-list = إنشاء رابط للاطلاع فقط

invited = الدعوات
invited-by = دعوة من <person></person> إلى <list></list>.
invited-view = { $count ->
    [zero] إظهار الدعوات
    [one] إظهار الدعوة
    [two] إظهار الدعوتين
    [few] إظهار الدعوات
    [many] إظهار الدعوات
   *[other] إظهار الدعوات
}

## Notes that are written for a person when a shared list leaves their device.

left-list = لم تعد لديك عضوية في القائمة «{ $list }»، ولم تعد القائمة على هذا الجهاز.
left-written = هذا ما كتبته في قائمة مشتركة لم يعد بإمكانك تعديلها:

## What members deleted in a shared list, or moved out of it. Only members who can edit the list see it.

removals = ما حُذف أو نُقل
removals-lead = { $days ->
    [zero] من آخر { $days } يوم. يرى ذلك كل من يمكنه تعديل هذه القائمة ويمكنه التراجع عنه.
    [one] من آخر يوم. يرى ذلك كل من يمكنه تعديل هذه القائمة ويمكنه التراجع عنه.
    [two] من آخر يومين. يرى ذلك كل من يمكنه تعديل هذه القائمة ويمكنه التراجع عنه.
    [few] من آخر { $days } أيام. يرى ذلك كل من يمكنه تعديل هذه القائمة ويمكنه التراجع عنه.
    [many] من آخر { $days } يومًا. يرى ذلك كل من يمكنه تعديل هذه القائمة ويمكنه التراجع عنه.
   *[other] من آخر { $days } يوم. يرى ذلك كل من يمكنه تعديل هذه القائمة ويمكنه التراجع عنه.
}
removals-empty = لم يُحذف شيء هنا ولم يُنقل إلى قائمة أخرى. لو حدث ذلك لظهر هنا وأمكن التراجع عنه.
removal-deleted = تم الحذف من قبل عضو آخر: { TASKS($what) }
removal-deleted-by = تم الحذف من قبل { $member }: { TASKS($what) }
removal-deleted-own = تم الحذف من قبلك: { TASKS($what) }
removal-moved = تم النقل إلى قائمة أخرى من قبل عضو آخر: { TASKS($what) }
removal-moved-by = تم النقل إلى قائمة أخرى من قبل { $member }: { TASKS($what) }
removal-moved-own = تم النقل إلى قائمة أخرى من قبلك: { TASKS($what) }
removal-restored = تم الاسترجاع من قبل عضو آخر: { TASKS($what) }
removal-restored-own = تم الاسترجاع من قبلك: { TASKS($what) }
removal-back = تم استرجاعه

## A note that a shared list is gone. The name of the list stands in the place of the tag.

gone-deleted-own = تم حذف القائمة المشتركة <list></list> من قبلك ({ TASKS($what) }): { $when }. يمكنك استرجاعها حتى { $until }.
gone-deleted = تم حذف القائمة المشتركة <list></list> من قبل مالكها ({ TASKS($what) }): { $when }. لا يمكن لغير المالك استرجاعها.
gone-deleted-view = تم حذف القائمة المشتركة <list></list>.
gone-added = أُضيف منذ ذلك الحين وما زال هنا، دون قائمة:
gone-notes = ما كتبته فيها ولم يُرسل موجود في <notes>ملاحظاتك</notes>.
gone-restore = استرجاعها
gone-leave = إبقاؤها محذوفة

## In the form of a list that is shared.

list-edit-shared = يرى كل من في هذه القائمة اسمها وأيقونتها ولونها، وهل هي قائمة تحقق. أما الفئة فلا يراها غيرك.
list-edit-view = للاطلاع فقط. يمكنك اختيار فئة لا يراها غيرك.
