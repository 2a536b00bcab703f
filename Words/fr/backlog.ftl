## The tasks that were left over on earlier days.

backlog = En attente
backlog-lead = Tâches reportées : elles restent là, pour quand tu voudras.
backlog-empty = Rien n’attend ici. Ce qui reste d’une journée arrive ici.
backlog-empty-link = Aller à Aujourd’hui
backlog-fresh = Repartir à neuf
backlog-fresh-facts = Tout retourne dans sa catégorie
backlog-from-today = Plus tôt aujourd’hui
backlog-from-yesterday = Hier
backlog-from = Le { $date }
