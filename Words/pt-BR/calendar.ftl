## The calendar: a month, a week or a day.

calendar = Agenda
calendar-views = Visualizações da agenda
calendar-views-month = Mês
calendar-views-week = Semana
calendar-views-day = Dia
calendar-turns = Datas
calendar-bar-add = Adicionar em { $date }
calendar-menu-today = Ir para hoje
calendar-menu-plan = Planejar vários dias

## How many tasks are on a day. The parts are put together with commas: “2 tasks, 1 begins, 1 done”.

calendar-count-tasks = { $count ->
    [one] { $count } tarefa
   *[other] { $count } tarefas
}
calendar-count-begin = { $count ->
    [one] { $count } começa
   *[other] { $count } começam
}
calendar-count-repeat = { $count ->
    [one] { $count } se repete
   *[other] { $count } se repetem
}
calendar-count-done = { $count ->
    [one] { NUMBER($count) } feita
   *[other] { NUMBER($count) } feitas
}
calendar-count-none = nenhuma tarefa
calendar-count-undated = nenhuma tarefa com data

## How many spoons are planned for a day: the short text beside its tasks.

calendar-load = { NUMBER($planned) } de { SPOONS($usual) }
calendar-load-over = { NUMBER($planned) } de { SPOONS($usual) }, { NUMBER($over) } a mais

## A task in a row of a day.

calendar-row-done = feita
calendar-row-begins = começa
calendar-row-planned = no plano
calendar-row-repeats = se repete
calendar-row-move = Mover para outro dia: { $task }

## A month.

month-previous = Mês anterior: { $month }
month-next = Mês seguinte: { $month }

## The name of a day in the month, for screen readers:
## “Tuesday 24 November 2026, today: 5 tasks. Home, Errands and 3 more. 7 of your usual 12 spoons planned”.

month-day-today = { $date }, hoje
month-day-chosen = { $date }, dia escolhido
month-day-today-chosen = { $date }, hoje, dia escolhido
month-day-tasks = { $day }: { $tasks }
month-day-and = { $said }. { $further }
month-day-no-list = Sem lista
month-day-more = { $lists } e mais { NUMBER($count) }

## The legend below the month.

month-legend = Legenda
month-legend-planned = { UNIT($unit) } no plano
month-legend-over = mais de { NUMBER($usual) }
month-legend-over-usual = mais que o habitual
month-legend-lists = { $category }: { $lists }
month-legend-lists-more = { $category }: { $lists }, mais { NUMBER($count) }
month-legend-task = Uma tarefa
month-legend-no-list = Sem lista
month-legend-begins = Começa
month-legend-repeats = Repete

## The fields below, which lead to any month.

month-jump = Ir para o mês
month-jump-month = Mês
month-jump-year = Ano
month-jump-show = Mostrar

## The month while a task is moved: each day is a button.

move-day = Escolha um dia
move-day-due = Mover para que dia?
move-day-start = Ocultar até que dia?
move-day-type = Digitar uma data
move-day-date = Data
move-day-move = Mover

## A week.

week-previous = Semana anterior, a partir de { $date }
week-next = Semana seguinte, a partir de { $date }
week-day-today = { $date }, hoje
week-day-more = e mais { NUMBER($count) }
week-day-more-on = e mais { NUMBER($count) } em { $date }
week-day-nothing = Nada no plano
week-day-add = Adicionar em { $date }
calendar-besides = Tarefas diárias
calendar-besides-today = Também na lista de hoje

## A day, on its own page or beside its month.

day-previous = Dia anterior: { $date }
day-next = Dia seguinte: { $date }
day-title-today = { $date }, hoje
day-more = e mais { NUMBER($count) } neste dia
day-timed = Com hora
day-untimed = A qualquer hora
day-said = { $day }: { $tasks }.
day-said-alone = { $day }.
day-said-load = { $load }.
day-today = Hoje
day-tomorrow = Amanhã
day-yesterday = Ontem
day-ahead = { $days ->
    [one] Daqui a { $days } dia
   *[other] Daqui a { $days } dias
}
day-past = { $days ->
    [one] Há { $days } dia
   *[other] Há { $days } dias
}
