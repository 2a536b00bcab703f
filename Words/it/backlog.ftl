## The tasks that were left over on earlier days.

backlog = In sospeso
backlog-lead = Attività dei giorni precedenti: sono ancora qui, quando le vuoi.
backlog-empty = Qui non aspetta niente. Ciò che resta di un giorno arriva qui.
backlog-empty-link = Vai a Oggi
backlog-fresh = Riparti da zero
backlog-fresh-facts = Tutto torna nella sua categoria
backlog-from-today = Di oggi
backlog-from-yesterday = Di ieri
backlog-from = Di { $date }
