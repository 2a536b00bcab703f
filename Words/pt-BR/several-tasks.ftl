## Commands on several tasks that were chosen.

bulk = Com as tarefas selecionadas
bulk-today = Hoje
bulk-done = Feito
bulk-move-tile = Lista…
bulk-more-tile = Mais…
bulk-due-field = Data (deixe em branco para remover)
bulk-due = Definir a data
bulk-day = Definir o dia
bulk-list-field = Lista
bulk-list-none = Sem lista
bulk-list-new = Ou uma nova lista
bulk-list = Mover
bulk-duplicate = Duplicar
bulk-delete = Excluir
bulk-cost-field = Custo
bulk-cost-none = Custo não definido
bulk-cost = Definir o custo
bulk-priority-field = Prioridade
bulk-priority = Definir a prioridade
bulk-subject-field = Etiqueta
bulk-subject-none = Escolha uma
bulk-subject-first = Nova etiqueta
bulk-subject-new = Ou uma nova etiqueta
bulk-subject = Adicionar a etiqueta
bulk-unlabel-field = Etiqueta a remover
bulk-unlabel = Remover a etiqueta
bulk-template-field = Nome do modelo
bulk-template = Salvar como modelo
bulk-total = Selecionadas

## Several tasks are added at once, one from each line of a text.

many = Adicionar várias
many-bar-add = Adicionar todas
many-lines = Tarefas
many-lines-hint = Uma tarefa por linha. Uma linha que começa com espaços vira subtarefa.
many-list = Lista
many-list-none = Sem lista
many-detect = Reconhecer datas, { UNIT($unit) } e #etiquetas
many-preview-button = Ver antes
many-preview = O que seria adicionado
many-preview-done = Feito
many-preview-deep = As subtarefas podem ter no máximo { NUMBER($levels) } níveis. As linhas mais fundas subiram de nível.
many-preview-more = Só as primeiras { NUMBER($count) } aparecem aqui.
