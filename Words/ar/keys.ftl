## The keys that do something, each with its effect.

keys = اختصارات لوحة المفاتيح
keys-lead = الضغط على <key></key> في أي صفحة يفتح هذه الصفحة.
keys-are-on = اختصارات المفتاح الواحد مفعّلة.
keys-are-off = اختصارات المفتاح الواحد متوقفة.
keys-hint = لا تفعل شيئًا أثناء الكتابة. إيقافها يفيد مع التحكم الصوتي، أو عند الضغط على المفاتيح دون قصد.
keys-turn-on = تفعيل اختصارات المفتاح الواحد
keys-turn-off = إيقاف اختصارات المفتاح الواحد
keys-script = تحتاج إلى JavaScript، وهو متوقف في هذا المتصفح. أما Tab وEnter والمسافة فتعمل في كل مكان.
keys-two = <first></first> ثم <second></second>
keys-enter = Enter
keys-escape = Esc

## Headings.

keys-anywhere = في أي مكان
keys-rows = في قائمة
keys-pages = الذهاب إلى صفحة

## Effects.

key-add = إضافة مهمة
key-search = بحث
key-select = اختيار مهام لليوم
key-now = ماذا الآن؟
key-plan = تخطيط اليوم
key-new-day = يوم جديد
key-undo = تراجع، أو فتح السجل
key-this-page = هذه الصفحة
key-rows-both = الصف التالي، الصف السابق
key-row-next = الصف التالي
key-row-previous = الصف السابق
key-row-tick = وضع علامة على الصف أو اختياره
key-row-move = نقل إلى يوم
key-row-open = فتح الصف
key-close-task = إغلاق المهمة في الجانب
key-today = اليوم
key-tasks = المهام
key-backlog = لاحقًا
key-lists = القوائم
key-calendar = التقويم
key-notes = الملاحظات
key-focus = مؤقت التركيز
key-history = السجل
key-more = المزيد
