## The overview of the settings.

settings-all = Todos os ajustes
settings-you = Você
settings-look = Aparência
settings-text = Texto
settings-language = Idioma
settings-energy = Energia
settings-time = Hora e semana
settings-sound = Som e notificações
settings-simple = Modo simples
settings-keys = Atalhos de teclado
settings-privacy = Privacidade
settings-privacy-facts = Sem análise de uso, sem terceiros
settings-on = Ativado
settings-off = Desativado

settings-you-facts = Nome e imagem
settings-simple-facts = Só Hoje, Adicionar e E agora?
settings-default = Padrão
settings-text-wider = mais espaçado

settings-time-clock-24 = relógio de 24 horas
settings-time-clock-12 = relógio de 12 horas
settings-time-day-first = dia primeiro
settings-time-month-first = mês primeiro
settings-time-week = início da semana: { $weekday }
settings-time-day = início do dia: { $time }

settings-sound-on = Som ativado
settings-sound-off = Som desativado
settings-notices-on = notificações ativadas
settings-notices-off = notificações desativadas

settings-energy-day = { SPOONS($spoons) } por dia
settings-energy-reserve = { NUMBER($number) } na reserva
settings-energy-firm = sem empréstimo
settings-energy-borrowing = empréstimo permitido

## You.

profile-name = Nome
profile-name-hint = Como podemos chamar você? Opcional.
profile-mail = E-mail
profile-mail-hint = Fica salvo com o seu plano. Nunca é usado nem compartilhado.
profile-picture = Imagem
profile-picture-now = A sua imagem
profile-picture-chosen = A imagem escolhida
profile-picture-hint = Recortada e reduzida no seu aparelho.
profile-picture-script = Escolher uma imagem depende de scripts, que este navegador não executa.
profile-picture-remove = Remover a imagem

## Appearance.

look-theme = Tema
look-accent = Cor de destaque
look-accent-theme = Igual à do tema
look-motion = Movimento
look-motion-device = Igual ao do aparelho
look-motion-none = Reduzir movimento
look-motion-none-hint = Nada se move, seja qual for o ajuste do aparelho

## Text.

font = Fonte
font-system = Fonte do sistema
font-inter = Inter
font-dyslexic = OpenDyslexic
font-hint = Inter e OpenDyslexic são baixadas na primeira vez que você escolhe uma delas, e depois funcionam sem internet.
text-spacing = Tamanho e espaçamento
text-size = Tamanho do texto
text-letters = Espaço entre letras
text-words = Espaço entre palavras
text-lines = Altura da linha
text-more = +{ NUMBER($number) }%

## Simple mode.

simple-on-hint = Mostra só Hoje, E agora?, Descansar, Adicionar e Ajustes
simple-hint = Nada é excluído. “Mostrar tudo de novo” fica no fim de cada página.

## Energy.

energy-maximum = { UNIT($unit, style: "capital") } por dia
energy-maximum-hint = Deixe em branco para começar com o número do dia anterior.
energy-reserve = Reserva
energy-reserve-hint = Fica guardada à parte, para que a energia não acabe de todo. 0 para não ter reserva.
energy-fit = Se as tarefas não couberem
energy-fit-borrow = Oferecer empréstimo de amanhã
energy-fit-firm = Limite fixo
energy-fit-firm-hint = Sem empréstimo
energy-rests = Descansos nos planos
energy-rests-on = Sugerir um
energy-rests-on-hint = Entre duas tarefas que custam 4 ou mais
energy-rests-off = Não sugerir
energy-due = O que tem prazo
energy-due-on = Entra com o novo dia
energy-due-on-hint = Enquanto couber
energy-due-off = Fica na sua lista
energy-unit = Nome da unidade
energy-unit-one = Singular
energy-unit-many = Plural
energy-unit-number = { NUMBER($number) } …
energy-unit-hint = Por exemplo: colher e colheres, ponto e pontos, por cento e por cento.
energy-kinds = Tipos de energia
energy-kinds-hint = Física, mental, social, emocional: cada tarefa pode dizer de qual delas precisa, e em E agora? você pode pedir algo que poupe uma delas.
energy-kinds-use = Usar tipos de energia
energy-kinds-stop = Desativar tipos de energia

## Time and week.

time-clock = Relógio
time-clock-24 = 24 horas
time-clock-24-hint = 21:05
time-clock-12 = 12 horas
time-clock-12-hint = 9:05 PM
time-dates = Datas
time-dates-day = Dia primeiro
time-dates-day-hint = 5/6 é 5 de junho
time-dates-month = Mês primeiro
time-dates-month-hint = 5/6 é 6 de maio
time-week = Semana e dia
time-week-starts = Início da semana
time-day-starts = Início do dia
time-day-hint = Se você vai dormir depois da meia-noite: até esta hora ainda conta como o dia anterior, para datas e repetições. Um Novo dia começa quando você quiser, a qualquer hora.

## Sound and notifications.

sound = Som
sound-on-hint = Um toque suave quando um timer termina
sound-test = Testar o som
sound-script = O som depende de scripts, que este navegador não executa.
notices = Notificações
notices-on-hint = Quando um timer termina, mesmo com outro app aberto
notices-hint = Este ajuste é sincronizado. Cada aparelho também precisa permitir notificações.
notices-test = Enviar uma notificação de teste
notices-script = As notificações dependem de scripts, que este navegador não executa.
badge = Número no ícone do app
badge-on-hint = Quanto resta hoje
badge-hint = Aparece onde o Teaspoon está instalado e o aparelho mostra números nos ícones. Nunca conta o que ainda está por fazer.
reminders-say = Mostrar nas notificações
reminders-say-task = Nome da tarefa
reminders-say-nothing = Sem detalhes
reminders-say-nothing-hint = “Um lembrete do Teaspoon”
reminders-quiet = Horário de silêncio
reminders-quiet-from = De
reminders-quiet-until = Até
reminders-quiet-hint = Os lembretes desse horário chegam juntos depois. Os timers continuam tocando. Deixe em branco para não ter horário de silêncio.
reminders-most = Máximo de lembretes por dia
reminders-most-hint = De 1 a 50. Depois disso, um só lembrete resume o resto. Os timers não contam.
reminders-time = Hora padrão das tarefas sem hora
reminders-time-hint = Um lembrete como “10 min antes” conta a partir desta hora.
reminders-low-day = Em um dia de pouca energia, os lembretes chegam sem som.
reminders-devices = Aparelhos que recebem notificações

## The language of the interface.

language-device = Igual ao do aparelho
language-device-hint = O idioma do seu aparelho, se o Teaspoon tiver esse idioma
language-hint = As suas tarefas e notas ficam como você escreveu. Ao adicionar uma tarefa, palavras em inglês são entendidas em qualquer idioma.
language-partly = { NUMBER($share) }% traduzido; o resto está em inglês
language-not-read = Ainda sem revisão de falantes nativos
