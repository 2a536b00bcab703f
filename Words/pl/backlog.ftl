## The tasks that were left over on earlier days.

backlog = Na później
backlog-lead = Przeniesione z wcześniej: czekają tu, aż zechcesz do nich wrócić.
backlog-empty = Nic tu nie czeka. To, co zostanie z danego dnia, trafia tutaj.
backlog-empty-link = Przejdź do strony Dziś
backlog-fresh = Zacznij od nowa
backlog-fresh-facts = Wszystko wraca do swojej kategorii
backlog-from-today = Z wcześniejszej części dnia
backlog-from-yesterday = Z wczorajszego dnia
backlog-from = Z dnia: { $date }
