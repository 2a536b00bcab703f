## The tasks that were left over on earlier days.

backlog = Backlog
backlog-lead = Carried over: still here when you want them.
backlog-empty = Nothing is waiting here. What is left of a day comes here.
backlog-empty-link = Go to Today
# In the menu.
backlog-fresh = Start fresh
backlog-fresh-facts = Everything goes back to its category
# Over the newest tasks.
backlog-from-today = From earlier today
backlog-from-yesterday = From yesterday
backlog-from = From { $date }
