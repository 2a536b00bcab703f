## The list of the day.

today = Hoje
today-list = A fazer hoje
today-costs-nothing = Não custa nada
today-check = Selecione o que já fez e toque em Feito.
today-morning = Manhã
today-afternoon = Tarde
today-evening = Noite
today-any-time = A qualquer hora

today-empty-done = Tudo feito por aqui. Descansar também conta.
today-empty-low = Tudo o que estava no plano pode esperar. Descansar conta.
today-empty-first = Anote uma coisa para hoje. Um título já basta.
today-add = Adicionar para hoje
today-empty = Ainda não há nada no plano. Escolha algumas coisas que caibam no dia, ou descanse: descansar também conta.
today-empty-link = Hoje
today-begin = Ou comece com
today-template = Um modelo
today-template-facts = Manhã, dia de pouca energia, mala de viagem

## Links above the list.

today-select = Selecionar tarefas
today-plan = Planejar meu dia

## The menu.

today-menu-new-day = Novo dia
today-menu-now = E agora?
today-menu-adjust = Mudar a energia de hoje
today-menu-check = Concluir
today-sort-cost = Ordenar por { UNIT($unit) }
today-sort-time = Ordenar por hora do dia
today-sort-own = Ordem manual

## The bar: one of these beside “Add a task”.

today-bar-new-day = Novo dia
today-bar-now = E agora?
today-bar-select = Selecionar tarefas
today-bar-done = Feito

## Notes above the list.

today-another-date = Agora já é { $date }: comece um novo dia quando quiser. Até lá, esta lista fica aqui.
today-over = Hoje tem { SPOONS($spoons) }, e o plano usa { NUMBER($used) }. Nada foi retirado.
today-borrowed = Você pegou emprestado de amanhã. O próximo Novo dia vai sugerir { NUMBER($spoons) }.
today-can-wait = Escolher o que pode esperar
today-spoons = Uma colher é um pouco de energia
today-spoons-own = 1 { $unit } é um pouco de energia
today-spoons-facts = Cada tarefa gasta um pouco. A linha no alto mostra quanto você tem hoje, para dar tempo de parar antes que acabe.
today-spoons-help = O que são { UNIT($unit) }?

## Sections below the list.

today-due = Com data, ainda fora do plano
today-later = Mais tarde hoje
today-done = Feitas hoje
today-backlog = Para depois
today-backlog-facts = Tarefas de dias anteriores
examples-remove = Remover os exemplos

## A low day: a day on which little is possible. Only what cannot wait is shown.

low-day-says = O resto volta como estava.
low-day-today = O dia de pouca energia termina com o próximo Novo dia.
low-day-kept = O dia de pouca energia continua até você encerrar.
low-day-end = Encerrar dia de pouca energia
low-day-aside = Oculto por enquanto: { $tasks }, { SPOONS($spoons) }.
low-day-with = Com elas: { $free }.
low-day-fewer = Menos { UNIT($unit) } hoje
low-day-show = Mostrar
low-day-hide = Ocultar
low-day-hidden-list = Tarefas ocultas
low-day-wanted = Trazer de volta para hoje: { $title }
low-day-list = Não pode esperar
low-day-begin = Dia de pouca energia
low-day-begin-kept = Dia de pouca energia até eu encerrar

## The first page that anybody sees.

welcome = Planeje um dia que caiba na sua energia
welcome-lead = Cada dia tem um número limitado de { UNIT($unit) }. O Teaspoon ajuda você a escolher o que cabe e deixa o resto para depois. <help>O que são { UNIT($unit) }?</help>
welcome-spoons = Quanta energia você tem hoje, em { UNIT($unit) }?
welcome-spoons-hint = Um palpite já serve. Dá para mudar a qualquer momento.
welcome-examples = Começar com algumas tarefas de exemplo
welcome-examples-hint = Um toque remove todas.
welcome-privacy = Não precisa de conta. Tudo fica neste aparelho e funciona sem internet.
welcome-sign-in = Já tenho uma conta
welcome-restore = Restaurar de um arquivo de backup
welcome-start = Começar meu dia

example-dressed = Trocar de roupa
example-breakfast = Preparar o café da manhã
example-shower = Tomar banho
example-message = Responder uma mensagem
example-laundry = Lavar roupa
example-dinner = Fazer o jantar
example-friend = Encontrar amigos
