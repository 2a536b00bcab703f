## Tasks are chosen in a list: for today, or for something else.

choosing-select = اختيار
choosing-lead = يمكنك اختيار ما يناسب اليوم، ثم الضغط على «تأكيد».
choosing-lead-bulk = يمكنك اختيار المهام، ثم الضغط على الإجراء المطلوب.
choosing-search = بحث
choosing-menu-all = اختيار كل ما في هذه الصفحة
choosing-menu-more = إجراءات أخرى للمختار…
choosing-cancel = إلغاء
choosing-all = الكل ({ NUMBER($count) })
choosing-count = حساب المجموع

## Tasks without a cost: below each are numbers, of which one is chosen.

choosing-cost = كم تأخذ المهمة من { UNIT($unit, style: "capital") }؟ اختيار رقم يختار المهمة أيضًا. يكفي رقم تقريبي.
choosing-not-today = ترك المهمة
