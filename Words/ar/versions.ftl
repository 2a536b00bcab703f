## Earlier versions of a note or of a text about a task. Each can be opened.

versions = إصدارات سابقة
versions-hint = حلّ محلها تعديل من جهاز آخر.
version-written = { $date }، { $time }
version-restore = استرجاع هذا الإصدار
version-dismiss = تجاهل

## Of a title or date that was written on another device meanwhile, too: both values are offered.

version-title = تغيّر العنوان في هذه الأثناء إلى «<other></other>».
# A date, with its time and how it repeats if they differ, as in “Fri 4 Dec, 9:00, every week”.
version-date = تغيّر الموعد في هذه الأثناء إلى <other></other>.
# The value is the title or date that is not shown now.
version-use = استخدام «<value></value>»
version-keep = إبقاء «<value></value>»
