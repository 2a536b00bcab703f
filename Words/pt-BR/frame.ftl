## The frame of every page: the bar, the menu, the message above the bar.

frame-skip = Ir para o conteúdo

frame-offline = Sem conexão<saved>: as mudanças ficam salvas neste aparelho</saved><waiting>: será possível fazer mudanças quando a conexão voltar</waiting>

frame-more-options = Mais opções
frame-help = Ajuda

frame-bar = Principal

frame-show-everything = Mostrar tudo de novo

frame-undo = Desfazer
frame-redo = Refazer
frame-dismiss = Fechar

frame-add = Adicionar
frame-add-task = Adicionar tarefa

frame-side-lists = Listas ao lado
frame-lists = Listas

frame-without-script = Só que este navegador não executa scripts: nesse caso o seu plano fica neste servidor, e só este navegador tem acesso a ele.

menu-options-show = Mostrar opções
menu-options-hide = Ocultar opções
menu-print = Imprimir

actions = Ações
action-cancel = Cancelar
action-done = Pronto
action-save = Salvar

## The bar. Five entries share the width of a phone: 64 px each at 320 px, which is about nine letters.

bar-today = Hoje
bar-tasks = Tarefas
bar-lists = Listas
bar-calendar = Agenda
bar-more = Mais
bar-now = E agora?
bar-rest = Descansar
bar-settings = Ajustes

## Names of pages, as the link at the top names the page above.

page-today = Hoje
page-tasks = Tarefas
page-lists = Listas
page-calendar = Agenda
page-templates = Modelos
page-notes = Notas
page-settings = Ajustes
page-data = Seus dados
page-account = Conta
page-shared-lists = Listas compartilhadas
page-gallery = Galeria
page-more = Mais
page-archive = Arquivo
page-insights = Resumo
