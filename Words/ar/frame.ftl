## The frame of every page: the bar, the menu, the message above the bar.

frame-skip = الانتقال إلى المحتوى

frame-offline = بلا اتصال<saved>: التغييرات تُحفظ على هذا الجهاز</saved><waiting>: يمكن إجراء التغييرات بعد عودة الاتصال</waiting>

frame-more-options = خيارات أخرى
frame-help = المساعدة

frame-bar = الشريط الرئيسي

frame-show-everything = إظهار كل شيء من جديد

frame-undo = تراجع
frame-redo = إعادة
frame-dismiss = إغلاق

frame-add = إضافة
frame-add-task = إضافة مهمة

frame-side-lists = القوائم الجانبية
frame-lists = القوائم

frame-without-script = لكن JavaScript متوقف في هذا المتصفح، لذلك تُحفظ خطتك على هذا الخادم، لهذا المتصفح فقط.

menu-options-show = إظهار الخيارات
menu-options-hide = إخفاء الخيارات
menu-print = طباعة

actions = الإجراءات
action-cancel = إلغاء
action-done = تم
action-save = حفظ

## The bar. Five entries share the width of a phone: 64 px each at 320 px, which is about nine letters.

bar-today = اليوم
bar-tasks = المهام
bar-lists = القوائم
bar-calendar = التقويم
bar-more = المزيد
bar-now = ماذا الآن؟
bar-rest = راحة
bar-settings = الإعدادات

## Names of pages, as the link at the top names the page above.

page-today = اليوم
page-tasks = المهام
page-lists = القوائم
page-calendar = التقويم
page-templates = القوالب
page-notes = الملاحظات
page-settings = الإعدادات
page-data = بياناتك
page-account = الحساب
page-shared-lists = القوائم المشتركة
page-gallery = المعرض
page-more = المزيد
page-archive = الأرشيف
page-insights = نظرة على الأيام
