## The tasks that were left over on earlier days.

backlog = Venter
backlog-lead = Fra før: det er her stadig, når du vil have det.
backlog-empty = Intet venter her. Det, der er tilbage af en dag, kommer hertil.
backlog-empty-link = Gå til I dag
backlog-fresh = Begynd på en frisk
backlog-fresh-facts = Alt går tilbage til sin kategori
backlog-from-today = Fra tidligere i dag
backlog-from-yesterday = Fra i går
backlog-from = Fra { $date }
