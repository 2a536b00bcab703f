## Insights: the person’s own days, described. No text here sets a goal, praises, blames or names a cause.

insights = Resumo
insights-lead = Os seus dias, descritos. Olhe quando quiser; nada aqui define uma meta.
insights-empty = Nada anotado nas últimas doze semanas. O resumo começa com um dia.

## The menu.

insights-menu-report = Relatório para profissional de saúde
insights-menu-leave-out = Não contar alguns dias
insights-menu-export = Exportar em CSV

## The heads of the columns, in all tables of insights and of the report.

insights-head-day = Dia
insights-head-week = Semana de
insights-head-noted = Anotados
insights-head-had = Havia
insights-head-borrowed = Em­prés­timo
insights-head-planned = Plano
insights-head-used = Uso
insights-head-hundred = De 100
insights-head-felt = Como foi
insights-head-task = Tarefa
insights-head-took = Custou
insights-head-kind = Tipo de energia
insights-head-list = Lista
insights-head-by-now = Uso até agora
insights-head-day-later = 1 dia depois
insights-head-two-days-later = 2 dias depois
insights-head-three-days-later = 3 dias depois

## What was used today until now, beside other days.

insights-now = Hoje até agora
insights-now-says = Uso até agora: { NUMBER($used) }. A esta hora do dia, em geral: { NUMBER($usual) }.
insights-now-says-range = Uso até agora: { NUMBER($used) }. A esta hora do dia, em geral: de { NUMBER($least) } a { NUMBER($most) }.
insights-now-table = Hoje até agora
insights-now-today = Hoje
insights-now-usual = O habitual nas últimas duas semanas
insights-now-range = de { NUMBER($least) } a { NUMBER($most) }

## The days of one week or four, drawn and in a table.

insights-days-choice = Quantas semanas
insights-days-choice-one = Semana
insights-days-choice-four = 4 semanas
insights-days-week = Esta semana
insights-days-weeks = Quatro semanas
insights-days-none = Nada anotado.
insights-days-within = { $days ->
    [one] { $days } dia anotado. Nenhum dia usou mais { UNIT($unit) } do que tinha.
   *[other] { $days } dias anotados. Nenhum dia usou mais { UNIT($unit) } do que tinha.
}
insights-days-over-one = 1 dia anotado. Ele usou mais { UNIT($unit) } do que tinha.
insights-days-over = { $over ->
    [one] { NUMBER($days) } dias anotados. { $over } deles usou mais { UNIT($unit) } do que tinha.
   *[other] { NUMBER($days) } dias anotados. { $over } deles usaram mais { UNIT($unit) } do que tinham.
}
insights-days-table = { UNIT($unit, style: "capital") } por dia
insights-weeks-table = { UNIT($unit, style: "capital") } por semana

## What the marks of the drawing mean: spoons that a day had, used, and so on.

insights-mark-had = havia
insights-mark-used = uso
insights-mark-over = mais do que havia
insights-mark-borrowed = empréstimo
insights-mark-gap = não anotado

## What tasks were planned to take, and what they took.

insights-tasks = Plano e custo real
insights-tasks-as-planned = { $tasks ->
    [one] Uma tarefa foi feita pelo menos cinco vezes. Na maioria das vezes, o custo foi o do plano.
   *[other] { $tasks } tarefas foram feitas pelo menos cinco vezes. Na maioria das vezes, o custo foi o do plano.
}
insights-tasks-other-one = Uma tarefa foi feita pelo menos cinco vezes. Na maioria das vezes, o custo foi diferente do plano.
insights-tasks-other = { $other ->
    [one] { NUMBER($tasks) } tarefas foram feitas pelo menos cinco vezes. Em uma delas, na maioria das vezes, o custo foi diferente do plano.
   *[other] { NUMBER($tasks) } tarefas foram feitas pelo menos cinco vezes. Em { $other } delas, na maioria das vezes, o custo foi diferente do plano.
}
insights-tasks-table = Plano e custo real por tarefa
insights-offer = Custo habitual: { NUMBER($usual) }. Nas últimas { NUMBER($times) } vezes, custou { $costs }.
insights-offer-use = Usar { NUMBER($cost) } daqui em diante<name>: { $task }</name>
insights-offer-keep = Manter { NUMBER($cost) }<name>: { $task }</name>

## The mornings after days that took more than most.

insights-heavier = Depois de dias mais pesados
insights-heavier-says = Depois de { NUMBER($days) } dias mais pesados, as manhãs seguintes começaram com { $numbers }. O número habitual é { NUMBER($usual) }.
insights-heavier-says-last = As manhãs depois dos últimos oito de { NUMBER($days) } dias mais pesados começaram com { $numbers }. O número habitual é { NUMBER($usual) }.
insights-heavier-table = Manhãs depois de dias mais pesados
insights-heavier-hint = Os números das manhãs seguintes. Mais pesado: o uso foi maior do que em três quartos dos dias de doze semanas. O empréstimo não é descontado destes números.

## How much was used of every hundred spoons.

insights-hundred = Quanto foi usado do que havia
insights-hundred-says = { $over ->
    [0] Nenhuma das últimas { NUMBER($weeks) } semanas usou mais do que havia.
    [one] { $over } das últimas { NUMBER($weeks) } semanas usou mais do que havia.
   *[other] { $over } das últimas { NUMBER($weeks) } semanas usaram mais do que havia.
}
insights-hundred-table = Uso em cada cem, por semana

## What the spoons were used for.

insights-where = Para onde foi a energia
insights-where-weeks = Quatro semanas
insights-where-used = Uso: { SPOONS($spoons) }.
insights-where-rests = { $rests ->
    [one] Houve { $rests } descanso.
   *[other] Houve { $rests } descansos.
}
insights-where-rests-took = { $rests ->
    [one] { $rests } descanso, ao todo { $time }.
   *[other] { $rests } descansos, ao todo { $time }.
}
insights-kinds-table = Uso por tipo de energia
insights-kinds-hint = Uma tarefa com dois tipos conta nos dois.
insights-lists-table = Uso por lista
insights-lists-other = Outras listas
insights-lists-none = Sem lista

## Twelve weeks, with a cell for each day.

insights-twelve = Doze semanas
insights-twelve-says = { $days ->
    [one] { $days } dia anotado nas últimas doze semanas.
   *[other] { $days } dias anotados nas últimas doze semanas.
}
insights-twelve-says-marks = { $days ->
    [one] { $days } dia anotado nas últimas doze semanas: { $marks }.
   *[other] { $days } dias anotados nas últimas doze semanas: { $marks }.
}
insights-twelve-low = { $days ->
    [one] { $days } dia de pouca energia
   *[other] { $days } dias de pouca energia
}
insights-twelve-rest = { $days ->
    [one] { $days } dia de descanso
   *[other] { $days } dias de descanso
}
insights-twelve-borrowed = { $days ->
    [one] { $days } dia com empréstimo
   *[other] { $days } dias com empréstimo
}
insights-cell = { NUMBER($used) } de { NUMBER($had) }
insights-cell-low = dia de pouca energia
insights-cell-borrowed = empréstimo de { NUMBER($spoons) }
insights-cell-rest = dia de descanso
insights-letter-low = p
insights-letter-borrowed = e
insights-letter-rest = d
insights-twelve-hint = Quanto mais cheio o dia, mais do número dele foi usado. e: empréstimo. p: dia de pouca energia. d: dia de descanso, só com descansos. Os dias sem anotação ficam em branco.
insights-twelve-table = Como tabela de semanas

## Days that are not counted.

leave-out = Não contar alguns dias
leave-out-hint = Uma doença, as férias: esses dias ficam então fora desta página e do relatório. Eles podem voltar a contar.
leave-out-from = De
leave-out-to = Até
leave-out-button = Não contar estes dias
leave-out-no-day = Nenhum dia começou entre estas datas.
left-out = Não contados
left-out-count = Voltar a contar<name>: { $days }</name>

## Whether New Day asks how the day before was.

ask-felt = Como foi o dia?
ask-felt-on = Cada Novo dia pergunta como foi o dia anterior. A resposta é um toque e é sempre opcional.
ask-felt-off = Cada Novo dia pode perguntar como foi o dia anterior. A resposta é um toque e é sempre opcional.
ask-felt-stop = Não perguntar
ask-felt-begin = Perguntar em Novo dia
