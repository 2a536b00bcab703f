## Earlier versions of a note or of a text about a task. Each can be opened.

versions = إصدارات سابقة
versions-hint = حلّ محلها تعديل من جهاز آخر.
version-written = { $date }، { $time }
version-restore = استرجاع هذا الإصدار
version-dismiss = تجاهل
