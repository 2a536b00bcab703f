## The report: one page of paper about some weeks, which a person prints for a doctor or a therapist.

report = Relatório para profissional de saúde
report-menu-name-tasks = Mostrar os nomes de cinco tarefas
report-menu-leave-out-tasks = Deixar de fora os nomes das tarefas
report-menu-export = Exportar em CSV
report-bar-print = Imprimir
report-choice = Quantas semanas
report-choice-weeks = { NUMBER($weeks) } semanas

## What the person can add. All of it is optional.

report-form = Nome e o que quero dizer
report-form-name = Nome
report-form-name-hint = Opcional.
report-form-text = O que quero dizer
report-form-text-hint = No máximo { NUMBER($most) } caracteres. Fica salvo para a próxima vez.
report-form-save = Salvar

## On the paper.

report-two-weeks = Energia em duas semanas
report-four-weeks = Energia em quatro semanas
report-eight-weeks = Energia em oito semanas
report-twelve-weeks = Energia em doze semanas
report-text = O que quero dizer
report-empty = Nada foi anotado nestas semanas.
report-notes = Anotações da consulta
report-foot = Registro até { $date }, feito pela própria pessoa no Teaspoon. { UNIT($unit, style: "capital") } são a medida de energia dessa pessoa: 9 para ela não são 9 para outra. Os dias sem anotação ficam em branco. São anotações, não medições nem diagnóstico.

## On the paper: the days in sentences.

report-noted = Dias com anotação: { NUMBER($days) } de { NUMBER($all) }.
report-left-out = Dias que a pessoa deixou de fora: { NUMBER($days) }.
report-mornings = { UNIT($unit, style: "capital") } pela manhã: em geral { NUMBER($usual) } (de { NUMBER($least) } a { NUMBER($most) }).
report-mornings-same = { UNIT($unit, style: "capital") } pela manhã: em geral { NUMBER($usual) }.
report-used = Uso por dia: em geral { NUMBER($usual) } (de { NUMBER($least) } a { NUMBER($most) }).
report-used-same = Uso por dia: em geral { NUMBER($usual) }.
report-over = Dias que usaram mais do que tinham: { NUMBER($days) }.
report-borrowed = Dias com empréstimo do dia seguinte: { NUMBER($days) }.
report-felt = Como foram os dias: { $answers }.
report-felt-lighter = mais leve ({ NUMBER($days) })
report-felt-as-usual = como de costume ({ NUMBER($days) })
report-felt-heavier = mais pesado ({ NUMBER($days) })
report-felt-had-to-stop = foi preciso parar ({ NUMBER($days) })
report-low = Dias de pouca energia: { NUMBER($days) }.
report-rests = Descansos: { NUMBER($rests) }.
report-rests-took = { $minutes ->
    [one] Descansos: { NUMBER($rests) }, cerca de { $minutes } minuto cada.
   *[other] Descansos: { NUMBER($rests) }, cerca de { $minutes } minutos cada.
}

## On the paper: tables.

report-week-noted = { NUMBER($days) } de 7
report-tasks-table = Plano e custo real das tarefas que mais custaram
