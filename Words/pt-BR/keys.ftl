## The keys that do something, each with its effect.

keys = Atalhos de teclado
keys-lead = Aperte <key></key> em qualquer página para abrir esta.
keys-are-on = Os atalhos de uma só tecla estão ativados.
keys-are-off = Os atalhos de uma só tecla estão desativados.
keys-hint = Eles não fazem nada enquanto você digita. Desative se você usa controle por voz, ou aperta teclas sem querer.
keys-turn-on = Ativar atalhos de uma só tecla
keys-turn-off = Desativar atalhos de uma só tecla
keys-script = Eles dependem de scripts, que este navegador não executa. Tab, Enter e Espaço funcionam em todo lugar.
keys-two = <first></first> e depois <second></second>
keys-enter = Enter
keys-escape = Esc

## Headings.

keys-anywhere = Em qualquer lugar
keys-rows = Em uma lista
keys-pages = Ir para uma página

## Effects.

key-add = Adicionar tarefa
key-search = Buscar
key-select = Selecionar tarefas para hoje
key-now = E agora?
key-plan = Planejar meu dia
key-new-day = Novo dia
key-undo = Desfazer, ou abrir o Histórico
key-this-page = Esta página
key-rows-both = Linha seguinte, linha anterior
key-row-next = Linha seguinte
key-row-previous = Linha anterior
key-row-tick = Marcar ou escolher a linha
key-row-move = Mover para um dia
key-row-open = Abrir a linha
key-close-task = Fechar a tarefa ao lado
key-today = Hoje
key-tasks = Tarefas
key-backlog = Para depois
key-lists = Listas
key-calendar = Agenda
key-notes = Notas
key-focus = Timer de foco
key-history = Histórico
key-more = Mais
