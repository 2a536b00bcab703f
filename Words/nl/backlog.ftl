## The tasks that were left over on earlier days.

backlog = Meegenomen
backlog-lead = Van eerdere dagen: staat hier nog als je het wilt.
backlog-empty = Hier wacht niets. Wat er van een dag overblijft, komt hier te staan.
backlog-empty-link = Vandaag openen
backlog-fresh = Schoon beginnen
backlog-fresh-facts = Alles gaat terug naar zijn categorie
backlog-from-today = Van eerder vandaag
backlog-from-yesterday = Van gisteren
backlog-from = Van { $date }
