## The page that adds a task.

add = إضافة مهمة
add-to = إضافة إلى { $list }
add-bar-close = إغلاق
add-bar-add = إضافة مهمة
add-several = إضافة عدة مهام
add-select = اختيار مهام
add-help = ماذا يمكن أن يُكتب في سطر واحد؟
add-help-line = ‎~2‎: { SPOONS($spoons) } ‏·‏ غدًا 9:00 ‏·‏ !عالية ‏·‏ #هاتف للوسم · @مشاوير للقائمة · كل يوم · 15 دقيقة

## What somebody wrote is shown again, because the task or list that it belongs to was deleted. “Add task” and “Save” are buttons.

add-deleted-list = لم تعد هذه القائمة هنا. حُذفت، ربما من جهاز آخر، أو لم تعد مشتركة معك. ما كتبته موجود هنا: زر «إضافة مهمة» يحفظه كمهمة مستقلة.
add-deleted-parent = لم تعد المهمة التي تتبعها هذه الخطوة هنا. حُذفت، ربما من جهاز آخر، أو لم تعد قائمتها مشتركة معك. ما كتبته موجود هنا: زر «إضافة مهمة» يحفظه كمهمة مستقلة.
add-deleted-parent-form = لم تعد المهمة التي تتبعها هذه الخطوة هنا. حُذفت، ربما من جهاز آخر، أو لم تعد قائمتها مشتركة معك. ما كتبته موجود هنا: زر «حفظ» يحفظه كمهمة مستقلة.
add-deleted-task = لم تعد هذه المهمة هنا. حُذفت، ربما من جهاز آخر، أو لم تعد قائمتها مشتركة معك. ما كتبته موجود هنا: زر «حفظ» يحفظه كمهمة جديدة.

## The line: one field, which understands more than the title. What it understood is shown below.

line-task = مهمة
line-new-task = مهمة جديدة
line-add = إضافة
line-add-later = إضافة لوقت لاحق
line-title = العنوان: <title></title>
line-hint = بالضغط على أحدها تعود كلماته إلى العنوان.
line-put-back = { $meaning }: إعادته إلى العنوان
line-or = أو { $meaning }
line-maybe = { $meaning }؟
line-understood = ما فُهم من السطر

## What the parts of a line mean.

chip-spoons = { SPOONS($spoons) }
chip-high = أولوية عالية
chip-medium = أولوية متوسطة
chip-low = أولوية منخفضة
chip-subject = الوسم: { $subject }
chip-subject-new = الوسم: { $subject } (جديد)
chip-list = القائمة: { $list }
chip-list-new = القائمة: { $list } (جديدة)
chip-time-today = اليوم، { $time }
chip-time-tomorrow = غدًا، { $time }
chip-time-date = { $date }، { $time }
chip-words = { $meaning } («{ $words }»)
