## Templates: lists are made from them.

templates = القوالب
templates-lead = استخدام قالب يُنشئ قائمة خاصة بك يمكنك تعديلها.
templates-gallery = المعرض
templates-gallery-facts = قوالب نشرها آخرون؛ يحتاج إلى اتصال
templates-own = قوالبك
templates-own-list = قوالبك

## A template.

template-edit = تعديل هذا القالب
template-bar-use = استخدام القالب
template-name = اسم القائمة الجديدة
template-empty = لا شيء فيه بعد.
template-hint = يمكنك إزالة العلامة عما لا حاجة إليه. وكل شيء قابل للتغيير في ما بعد.

## A template of the gallery, before it is used.

taken-template = قائمة جديدة من قالب
taken-template-lead = يُنشئ هذا قائمة خاصة بك يمكنك تعديلها. ويبقى القالب كما هو.
taken-template-name = اسم القائمة الجديدة
taken-template-make = إنشاء القائمة
taken-template-items = العناصر

publish-link = نشر في المعرض
