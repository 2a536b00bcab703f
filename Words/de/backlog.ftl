## The tasks that were left over on earlier days.

backlog = Von früher
backlog-lead = Aufgaben von früheren Tagen: noch da, wenn du sie brauchst.
backlog-empty = Hier wartet nichts. Was von einem Tag übrig bleibt, kommt hierher.
backlog-empty-link = Zu „Heute“
backlog-fresh = Neu anfangen
backlog-fresh-facts = Alles geht zurück in seine Kategorie
backlog-from-today = Von heute
backlog-from-yesterday = Von gestern
backlog-from = Von { $date }
