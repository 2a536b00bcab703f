## Commands on several tasks that were chosen.

bulk = إجراءات للمهام المختارة
bulk-today = اليوم
bulk-done = تم
bulk-move-tile = القائمة…
bulk-more-tile = المزيد…
bulk-due-field = الموعد (يُترك فارغًا لإزالته)
bulk-due = تحديد الموعد
bulk-day = تحديد اليوم
bulk-list-field = القائمة
bulk-list-none = بدون قائمة
bulk-list-new = أو قائمة جديدة
bulk-list = نقل
bulk-duplicate = إنشاء نسخ
bulk-delete = حذف
bulk-cost-field = التكلفة
bulk-cost-none = التكلفة غير محددة
bulk-cost = تحديد التكلفة
bulk-priority-field = الأولوية
bulk-priority = تحديد الأولوية
bulk-subject-field = الوسم
bulk-subject-none = اختيار وسم
bulk-subject-first = وسم جديد
bulk-subject-new = أو وسم جديد
bulk-subject = إضافة الوسم
bulk-unlabel-field = الوسم المطلوب إزالته
bulk-unlabel = إزالة الوسم
bulk-template-field = اسم القالب
bulk-template = حفظ كقالب
bulk-total = المختار

## Several tasks are added at once, one from each line of a text.

many = إضافة عدة مهام
many-bar-add = إضافة الكل
many-lines = المهام
many-lines-hint = مهمة في كل سطر؛ ومسافة في أول السطر للخطوات.
many-list = القائمة
many-list-none = بدون قائمة
many-detect = التعرّف على التواريخ والوسوم (#) و{ UNIT($unit, style: "capital") }
many-preview-button = معاينة
many-preview = ما سيُضاف
many-preview-done = تم
many-preview-deep = { $levels ->
    [zero] يمكن أن تكون الخطوات في { $levels } مستوى على الأكثر. السطور الأعمق رُفعت إلى هذا الحد.
    [one] يمكن أن تكون الخطوات في مستوى واحد على الأكثر. السطور الأعمق رُفعت إلى هذا الحد.
    [two] يمكن أن تكون الخطوات في مستويين على الأكثر. السطور الأعمق رُفعت إلى هذا الحد.
    [few] يمكن أن تكون الخطوات في { $levels } مستويات على الأكثر. السطور الأعمق رُفعت إلى هذا الحد.
    [many] يمكن أن تكون الخطوات في { $levels } مستوى على الأكثر. السطور الأعمق رُفعت إلى هذا الحد.
   *[other] يمكن أن تكون الخطوات في { $levels } مستوى على الأكثر. السطور الأعمق رُفعت إلى هذا الحد.
}
many-preview-more = { $count ->
    [zero] لا يظهر شيء هنا.
    [one] تظهر هنا المهمة الأولى فقط.
    [two] تظهر هنا أول مهمتين فقط.
    [few] تظهر هنا أول { $count } مهام فقط.
    [many] تظهر هنا أول { $count } مهمة فقط.
   *[other] تظهر هنا أول { $count } مهمة فقط.
}
