## The tasks that were left over on earlier days.

backlog = Pendientes
backlog-lead = De días anteriores: siguen aquí para cuando quieras.
backlog-empty = Aquí no espera nada. Lo que queda de un día pasa a esta página.
backlog-empty-link = Ir a Hoy
backlog-fresh = Empezar de cero
backlog-fresh-facts = Todo vuelve a su categoría
backlog-from-today = De la lista de hoy
backlog-from-yesterday = De la lista de ayer
backlog-from = De la lista del { $date }
