## Tasks are chosen in a list: for today, or for something else.

choosing-select = Elegir
choosing-lead = Marca lo que quieres hacer hoy y pulsa «Añadir a hoy».
choosing-lead-bulk = Marca tareas y pulsa lo que quieres hacer con ellas.
choosing-search = Buscar
choosing-menu-all = Elegir todas las de esta página
choosing-menu-more = Más con las elegidas…
choosing-cancel = Cancelar
choosing-all = Todas ({ NUMBER($count) })
choosing-count = Contar

## Tasks without a cost: below each are numbers, of which one is chosen.

choosing-cost = ¿Cuánta energía requiere, en { UNIT($unit) }? Al pulsar un número también se elige la tarea. Basta un número aproximado.
choosing-not-today = Dejar fuera
