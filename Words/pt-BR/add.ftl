## The page that adds a task.

add = Adicionar tarefa
add-to = Adicionar a { $list }
add-bar-close = Fechar
add-bar-add = Adicionar tarefa
add-several = Adicionar várias
add-select = Selecionar tarefas
add-help = O que posso escrever em uma linha?
add-help-line = ~2 para { SPOONS($spoons) } · amanhã 9:00 · !alta · #telefone para uma etiqueta · @Rua para uma lista · todo dia · 15m

## What somebody wrote is shown again, because the task or list that it belongs to was deleted. “Add task” and “Save” are buttons.

add-deleted-list = Esta lista não está mais aqui. Ela foi excluída, talvez em outro aparelho, ou não é mais compartilhada com você. O que você escreveu está aqui: “Adicionar tarefa” cria com isso uma tarefa à parte.
add-deleted-parent = A tarefa desta subtarefa não está mais aqui. Ela foi excluída, talvez em outro aparelho, ou a lista dela não é mais compartilhada com você. O que você escreveu está aqui: “Adicionar tarefa” cria com isso uma tarefa à parte.
add-deleted-parent-form = A tarefa desta subtarefa não está mais aqui. Ela foi excluída, talvez em outro aparelho, ou a lista dela não é mais compartilhada com você. O que você escreveu está aqui: “Salvar” cria com isso uma tarefa à parte.
add-deleted-task = Esta tarefa não está mais aqui. Ela foi excluída, talvez em outro aparelho, ou a lista dela não é mais compartilhada com você. O que você escreveu está aqui: “Salvar” cria com isso uma nova tarefa.

## The line: one field, which understands more than the title. What it understood is shown below.

line-task = Tarefa
line-new-task = Nova tarefa
line-add = Adicionar
line-add-later = Adicionar para depois
line-title = Título: <title></title>
line-hint = Toque em uma destas partes para devolver as palavras ao título.
line-put-back = { $meaning }: devolver ao título
line-or = Ou { $meaning }
line-maybe = { $meaning }?
line-understood = O que a linha diz

## What the parts of a line mean.

chip-spoons = { SPOONS($spoons) }
chip-high = Prioridade alta
chip-medium = Prioridade média
chip-low = Prioridade baixa
chip-subject = Etiqueta: { $subject }
chip-subject-new = Etiqueta: { $subject } (nova)
chip-list = Lista: { $list }
chip-list-new = Lista: { $list } (nova)
chip-time-today = Hoje, { $time }
chip-time-tomorrow = Amanhã, { $time }
chip-time-date = { $date }, { $time }
chip-words = { $meaning } (“{ $words }”)
