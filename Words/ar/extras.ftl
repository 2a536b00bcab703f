## In the note of a task that was brought in from another program: what no field has a place for.

extra-line = { $name }: { $text }
extra-due = الموعد
extra-start = البداية
extra-repeats = التكرار
extra-person = إلى
extra-place = المكان
extra-attachment = الملف
extra-reminder = التذكير
extra-duration = المدة
extra-progress = التقدم
extra-status = الحالة
extra-section = القسم
