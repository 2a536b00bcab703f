## When a task is due. In the middle of a line, so without a capital. `$date` is as in “Tue 24 Nov”, `$time` as in “9:30”.

due-today = اليوم
due-today-at = اليوم، { $time }
due-tomorrow = غدًا
due-tomorrow-at = غدًا، { $time }
due-tomorrow-on = { $date }، غدًا
due-tomorrow-on-at = { $date }، غدًا، { $time }
due-was = كان موعدها { $date }
due-in-days = { $days ->
    [zero] { $date }، بعد { $days } يوم
    [one] { $date }، بعد يوم واحد
    [two] { $date }، بعد يومين
    [few] { $date }، بعد { $days } أيام
    [many] { $date }، بعد { $days } يومًا
   *[other] { $date }، بعد { $days } يوم
}
due-in-days-at = { $days ->
    [zero] { $date }، { $time }، بعد { $days } يوم
    [one] { $date }، { $time }، بعد يوم واحد
    [two] { $date }، { $time }، بعد يومين
    [few] { $date }، { $time }، بعد { $days } أيام
    [many] { $date }، { $time }، بعد { $days } يومًا
   *[other] { $date }، { $time }، بعد { $days } يوم
}
date-and-time = { $date }، { $time }

## When a reminder rings. In the middle of a line. `$length` is as in “10 min”.

reminder-at-time = في الموعد
reminder-day-before = قبل يوم واحد
reminder-before = قبل { $length }

## The same, as an answer to choose.

remind-at-time = في الموعد
remind-day-before = قبل يوم واحد
remind-before = قبل { $length }

## Priorities.

priority-high = عالية
priority-medium = متوسطة
priority-low = منخفضة
priority-none = بلا أولوية
high-priority = أولوية عالية
medium-priority = أولوية متوسطة
low-priority = أولوية منخفضة
