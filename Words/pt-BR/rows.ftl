## A task in a row of a list. The button at its beginning checks it off.

row-done-task = Feito: { $task }
row-done = Feito
row-not-done = Por fazer
row-packed-task = Na mala: { $task }
row-packed = Na mala
row-not-packed = Fora da mala
row-today-task = Adicionar a hoje: { $task }
row-move = Mover
row-today-key = Adicionar a hoje <sun></sun>
row-set-cost = Definir { UNIT($unit) }
row-set-cost-task = Definir { UNIT($unit) }: { $task }
rows-earlier = Anteriores
rows-costs = Custa { SPOONS($spoons) }
rows-costs-each = Custa { SPOONS($spoons) } cada

## Facts about a task, in a line below its title. Each stands apart from the others.

row-costs-nothing = Não custa nada
row-no-cost = custo não definido
row-done-by-another = feita por outro membro
row-done-by = feita por <member></member>
row-step-of = subtarefa de <task></task>
row-steps-left = { $count ->
    [one] resta { $count } subtarefa: <step></step>
   *[other] restam { $count } subtarefas: <step></step>
}
row-in-today = na lista de hoje
row-in-backlog = na lista Para depois
row-snoozed = oculta
row-planned = no plano: { $date }
row-left-out = desta vez não
row-has-note = tem nota
row-example = Exemplo

## What can be done with a row, once its options are shown. The buttons have a drawing; their names are for screen readers.

row-drag = Arrastar para mover: { $row }
row-move-up = Mover para cima: { $row }
row-move-down = Mover para baixo: { $row }
row-move-top = Mover para o início: { $row }
row-move-bottom = Mover para o fim: { $row }
row-focus = Focar nesta: { $task }
row-rest = Descansar agora: { $task }
row-delete = Excluir: { $task }
row-back = Tirar de hoje
row-back-task = Tirar de hoje: { $task }
step-move-up = Mover para cima
step-move-down = Mover para baixo
step-move-top = Mover para o início
step-move-bottom = Mover para o fim

## The order of a list.

sort-own = Manual
sort-newest = Data, mais distante primeiro
sort-priority = Prioridade, depois data
sort-soonest = Data, mais próxima primeiro
sort-latest = Mais distante
sort-field = Ordenar por
sort-button = Ordenar

## Below a list of more than a hundred rows.

pager = Mais desta lista
pager-back = Voltar
pager-more = Mostrar mais
pager-all = Tudo em uma página, para imprimir
pager-print = Imprimir

## The views of all tasks, side by side.

task-views = Visualizações das tarefas
task-views-all = Todas
task-views-spoons = { UNIT($unit, style: "capital") }
task-views-backlog = Para depois
task-views-subjects = Etiquetas

menu-select = Selecionar

## A task can take physical, thinking, social or emotional energy. Here people choose which of them it may take.

energy-filter = Tipo de energia
energy-filter-any = Qualquer tipo
energy-filter-some = Tenho um pouco desta energia
energy-filter-none = Não tenho esta energia
energy-filter-not-physical = Física não
energy-filter-not-thinking = Mental não
energy-filter-not-social = Social não
energy-filter-not-emotional = Emocional não
