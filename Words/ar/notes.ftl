## Notes: anything that is not a task.

notes = الملاحظات
notes-empty = الملاحظات لكل ما ليس مهمة: فكرة، رقم، شيء قاله أحدهم.
notes-bar-add = إضافة ملاحظة
notes-search = بحث في الملاحظات
notes-search-field = بحث
notes-search-button = بحث
notes-search-clear = مسح

notes-found = { $count ->
    [zero] لا ملاحظات
    [one] ملاحظة واحدة
    [two] ملاحظتان
    [few] { $count } ملاحظات
    [many] { $count } ملاحظة
   *[other] { $count } ملاحظة
}
notes-found-none = لا نتائج لـ «{ $words }». قد تفيد كلمات أخرى.
notes-found-close = لا تطابق تام. هذه نتائج قريبة.

## One note.

note = ملاحظة
note-new = ملاحظة جديدة
note-text = النص
note-pin = تثبيت في الأعلى
note-unpin = إلغاء التثبيت
note-make-task = تحويل إلى مهمة
note-make-task-hint = يصبح السطر الأول من الملاحظة عنوانًا للمهمة.
note-delete = حذف

## A note in the list. The buttons have a drawing; their names are for screen readers.

note-row-pinned = مثبتة
note-row-make-task = تحويل إلى مهمة: { $note }
note-row-pin = تثبيت: { $note }
note-row-unpin = إلغاء التثبيت: { $note }
note-row-delete = حذف: { $note }
