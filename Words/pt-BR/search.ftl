## All tasks that wait, by their cost.

tasks = Tarefas
tasks-select = Selecionar
tasks-empty = Nenhuma tarefa aqui. Um título já basta para adicionar uma.
tasks-select-empty = Nenhuma tarefa para planejar agora.
tasks-select-empty-link = Adicionar tarefa
tasks-due-soon = Com data próxima
tasks-backlog = Para depois
tasks-all-of-category = Ver todas: { $category }
tasks-all-of-backlog = Ver todas: Para depois

## Links below all tasks, to those that stand on other pages.

tasks-elsewhere = Em outras páginas
tasks-elsewhere-today = Lista de hoje
tasks-elsewhere-backlog = Para depois
tasks-elsewhere-snoozed = Ocultas
tasks-elsewhere-done = Feitas
tasks-elsewhere-all = Tudo

## Tasks by their cost, each cost on its own page.

costs = { UNIT($unit, style: "capital") }
costs-nothing = Nada aqui ainda
costs-unsorted = Custo não definido
costs-unsorted-lead = Abra uma tarefa e defina o custo para poder planejar.
costs-empty = Nada aqui ainda. Escreva a primeira tarefa no campo acima.

## The search. The field and the filters stand above the tasks.

find-field-hint = Buscar em todas as tarefas
find-field = Buscar
find-button = Buscar
find-tools = Filtrar e ordenar
find-tools-set = Filtrar e ordenar: { $filters }

find-list = Lista
find-list-any = Qualquer lista
find-subject = Etiqueta
find-subject-any = Qualquer etiqueta
find-priority = Prioridade
find-priority-any = Qualquer prioridade
find-cost = { UNIT($unit, style: "capital") }
find-cost-any = Qualquer custo
find-cost-none = Custo não definido
find-cost-range = { NUMBER($least) } a { SPOONS($most) }
find-date-any = Qualquer data
find-date-range = De, até
find-date-from = De { $date }
find-date-until = Até { $date }
find-energy = Energia
find-energy-any = Qualquer energia
find-state = Mostrar

find-state-open = A fazer
find-state-hidden = Ocultas
find-state-done = Feitas
find-state-all = Todas
find-show = { $count ->
    [one] Mostrar { $count } tarefa
   *[other] Mostrar { $count } tarefas
}

find-set-priority-high = Prioridade alta
find-set-priority-medium = Prioridade média
find-set-priority-low = Prioridade baixa
find-set-energy-physical = Energia física
find-set-energy-thinking = Energia mental
find-set-energy-social = Energia social
find-set-energy-emotional = Energia emocional

## What was found.

found-search = Busca
found-tasks = Tarefas
found-select = Selecionar
found-clear = Limpar
found = { $count ->
    [one] { $count } tarefa
   *[other] { $count } tarefas
}
found-none = Nenhum resultado para “{ $words }”.
found-none-filters = Nenhuma tarefa combina com estes filtros. Com menos filtros pode aparecer alguma.
found-close = Nada exatamente igual. Estas são parecidas.
found-open = A fazer
found-snoozed = Ocultas
found-backlog = Para depois
found-done = Feitas

## Filters that are kept under a name, to be opened again later.

saved-view-keep = Salvar esta visualização
saved-views = Visualizações das suas tarefas
saved-view-edit = Editar: { $view }
saved-view = Visualização
saved-view-name = Nome
saved-view-open = Abrir esta visualização
saved-view-delete = Excluir
saved-view-delete-hint = As tarefas ficam como estão.
