## The tasks that were left over on earlier days.

backlog = Para depois
backlog-lead = De dias anteriores: continuam aqui para quando você quiser.
backlog-empty = Nada à espera por aqui. O que sobra de um dia vem para cá.
backlog-empty-link = Ir para Hoje
backlog-fresh = Começar de novo
backlog-fresh-facts = Cada tarefa volta para a sua categoria
backlog-from-today = De hoje, mais cedo
backlog-from-yesterday = De ontem
backlog-from = De { $date }
