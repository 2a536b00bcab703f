## The page of a task.

task-page = Tarefa
task-page-actions = Ações
task-page-done = Feito
task-page-open = Por fazer
task-page-today = Adicionar a hoje
task-page-focus = Foco
task-page-rest = Descansar
task-page-include = Incluir
task-page-skip = Pular
task-page-wake = Mostrar agora

## The menu.

task-menu-back = Tirar de hoje
task-menu-backlog = Tirar da lista Para depois
task-menu-duplicate = Duplicar
task-menu-copy = Copiar para as minhas tarefas
task-menu-delete = Excluir

## The menu that moves a task to a day: on the page of the task, and on a page that rows lead to. Before “Pick a day”
## stand the texts form-date-today, form-date-tomorrow and form-date-week.

day-menu-tile = Mover…
day-menu = Mover para um dia
day-menu-load = { NUMBER($planned) } de { NUMBER($usual) }
day-menu-pick = Escolher um dia…
day-menu-none = Nenhum dia
day-menu-still-due = A data continua: { $date }
day-menu-remove-date = Remover a data
day-menu-snooze = Adiar para mais tarde hoje
day-menu-hide = Ocultar até…
day-menu-hide-hint = Fora da vista até esse dia
day-menu-hide-button = Ocultar
day-menu-skip = Pular esta vez
day-menu-end = Parar de repetir

## Among which steps a task stands.

task-place = Mover para dentro de outra tarefa
task-place-step = Mover esta subtarefa
task-place-under = Mover para dentro de
task-place-move = Mover
task-place-own = Transformar em tarefa

## The steps of a task.

steps-title = Subtarefas
steps-add = Adicionar subtarefa
steps-add-button = Adicionar
steps-done = Feito: { $step }
steps-skipped = desta vez não
steps-more = Mais opções: { $step }
steps-own = Transformar em tarefa
steps-up = Subir um nível

## What a task costs today, or did cost.

task-today = { UNIT($unit, style: "capital") } hoje
task-today-usual = em geral { NUMBER($cost) }
task-took = Quanto custou de verdade, em { UNIT($unit) }?
task-took-planned = no plano: { NUMBER($cost) }
task-took-none = Nada
task-took-counts = Hoje conta o que ela custou de verdade.
task-took-counts-usual = Hoje conta o que ela custou de verdade. O custo habitual continua { NUMBER($cost) }.

## Fields of a task.

task-field-title = Título
task-field-note = Nota
task-field-cost = { UNIT($unit, style: "capital") }
task-field-cost-hint = a definir
task-field-cost-none = A definir
task-field-cost-rest = Descanso, não custa nada

## How often a task is there again: in its form.

task-repeat = Repetir
task-repeat-never = Nunca
task-repeat-daily = Todo dia
task-repeat-weekdays = Em alguns dias da semana
task-repeat-week = Toda semana
task-repeat-month = Todo mês
task-repeat-year = Todo ano
task-repeat-after = Depois de feita
task-repeat-after-days = Quantos dias depois
task-repeat-more = Mais…
task-repeat-on = Nestes dias da semana
task-repeat-days = Todo dia
task-repeat-weeks = Toda semana
task-repeat-months-day = Todo mês, no mesmo dia
task-repeat-months-weekday = Todo mês, no mesmo dia da semana (ex.: 2ª sexta-feira)
task-repeat-months-last-weekday = Todo mês, na última vez desse dia da semana (ex.: última sexta-feira)
task-repeat-months-last-day = Todo mês, no último dia
task-repeat-years = Todo ano
task-repeat-contradiction = A data acima não é a última do mês. Escolha uma que seja, ou outra resposta aqui.
task-repeat-every = Repetir a cada
task-repeat-every-hint = 2 quer dizer de 2 em 2 dias, semanas, meses ou anos.
task-repeat-ruledays = Nos dias (padrão: o dia da semana da data)
task-repeat-from = Contar a partir de
task-repeat-from-due = Data
task-repeat-from-done = Dia em que foi feita
task-repeat-until = Data final (opcional)
task-repeat-also = Também entra sozinha em novos dias
task-moves = Se você mudar a data
task-moves-one = Só esta data
task-moves-series = Esta e todas as seguintes

## The answer as it is saved, beside “Repeat”.

task-repeat-saved-never = Nunca
task-repeat-saved-both = { $daily }; { $rule }
