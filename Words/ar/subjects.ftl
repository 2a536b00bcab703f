## Subjects: the person’s own short words, to find tasks by.

subjects = الوسوم
subjects-lead = كلمات قصيرة للعثور على المهام، في كل القوائم.
subjects-empty = الوسوم كلمات قصيرة للعثور على المهام، في كل القوائم: بيت، صحة، هاتف.
subjects-bar-add = إضافة وسم
subjects-no-tasks = لا مهام

## One subject.

subject = وسم
subject-new = وسم جديد
subject-name = الاسم
subject-view-tasks = إظهار المهام
subject-delete = حذف
subject-delete-hint = تبقى المهام، ويُزال الوسم.
subject-merge = دمج مع وسم آخر
subject-merge-into = ستحمل مهامه الوسم
subject-merge-button = دمج
