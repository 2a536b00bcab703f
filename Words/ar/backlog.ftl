## The tasks that were left over on earlier days.

backlog = لاحقًا
backlog-lead = مهام من أيام سابقة: تبقى هنا لوقت مناسب.
backlog-empty = لا شيء ينتظر هنا. ما يتبقى من اليوم ينتقل إلى هنا.
backlog-empty-link = الذهاب إلى اليوم
backlog-fresh = بداية جديدة
backlog-fresh-facts = كل شيء يعود إلى فئته
backlog-from-today = من وقت سابق من اليوم
backlog-from-yesterday = من الأمس
backlog-from = من { $date }
