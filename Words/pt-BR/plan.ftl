## A plan for the rest of the day, which the person may take.

plan = Planejar meu dia
plan-lead-usual = Em geral você tem { NUMBER($spoons) }, então o plano para aí.
plan-lead-free = Nada muda até você usar um plano.
plan-low-day = É um dia de pouca energia: só entra no plano o que não pode esperar.
plan-choice = Plano
plan-choice-this = Este plano
plan-choice-lighter = Um plano mais leve
plan-order-this = Este plano pega as tarefas que juntas valem mais e ainda cabem.
plan-order-lighter = Um plano mais leve faz o mesmo com até 60% desse espaço.
plan-list = O plano

plan-changed = Nada foi adicionado: o dia mudou desde então. Este é um plano para o que está livre agora.

## A task of a plan. The reasons are put together with commas, and begin with a capital. A plan for several days has the same ones.

plan-row-why = { $reasons }
plan-why-due = para { $date }
plan-why-carried = de um dia anterior
plan-why-fits = cabe no que está livre
plan-why-last = cabe no que resta: { SPOONS($spoons) }
plan-why-last-spoon = cabe na última colher
plan-why-last-own = cabe no que resta: 1 { $unit }
plan-row-step = Subtarefa de <task></task>.
plan-rest = Descanso de { $minutes }
plan-rest-between = Entre <before></before> e <after></after>.

## Below the plan.

plan-already = Já na lista de hoje
plan-already-tasks = { $titles }.
plan-already-tasks-more = { $titles } e outras.
plan-waits = Ficam para outro dia
plan-several = Planejar vários dias
plan-waits-full = Custa { NUMBER($cost) }, e o plano está cheio.
plan-waits-room = Custa { NUMBER($cost) }, e o plano tem espaço para { NUMBER($room) }.
plan-waits-time = Leva { $minutes }, e o tempo livre é { $time }.
plan-waits-time-usual = Conta como { $minutes }, e o tempo livre é { $time }.
plan-waits-lighter = Fora do plano mais leve.
plan-waits-usual = Custa { NUMBER($cost) }, e os planos param no seu número habitual, { NUMBER($usual) }.
plan-waits-others = Outras tarefas vêm antes.
plan-uncosted = { $count ->
    [one] { $count } tarefa ainda está sem custo definido. <give>Definir o custo</give>
   *[other] { $count } tarefas ainda estão sem custo definido. <give>Definir os custos</give>
}

## The bar.

plan-bar-over = Não cabe mais. Escolha menos.
plan-bar-count = Contar
plan-bar-take = Usar este plano

## Where nothing fits.

plan-empty = Nada mais cabe neste plano. Descansar também conta.
plan-empty-none = Não há mais nada para planejar.
plan-empty-uncosted = O que falta planejar ainda está sem custo definido.
plan-empty-link = Planejar vários dias
plan-empty-asked = Nada combina com o que você pediu.
plan-empty-asked-link = Qualquer coisa que caiba

## What can be asked.

plan-time = Tempo para este plano
plan-time-any = Sem limite
plan-time-hint = As tarefas sem minutos contam { $minutes }.
plan-asked-any = Tempo para este plano: livre
plan-asked = Tempo para este plano: { $time }
plan-asked-has = um pouco de { $kind }
plan-asked-lacks = sem { $kind }

## How a plan chooses: what a task counts.

plan-how = Como a escolha é feita
plan-how-lead = O plano pega o conjunto de tarefas que vale mais e ainda cabe. A reserva não é usada, e um plano nunca deixa o dia mais cheio que o habitual.
plan-how-due = Com data até hoje: 400
plan-how-high = Prioridade alta: 160
plan-how-soon = Com data daqui a 1 ou 2 dias: 120
plan-how-daily = De todo dia: 80
plan-how-medium = Prioridade média: 60
plan-how-week = Com data daqui a 3 a 7 dias: 40
plan-how-low = Prioridade baixa: 20
plan-how-carried = De um dia anterior: 10
plan-how-each = Cada tarefa: 30, e mais 3 por colher que ela custa
plan-how-each-own = Cada tarefa: 30, e mais 3 por { $unit } que ela custa
plan-how-order = Tarefas de mesmo valor seguem a sua ordem manual.

## A plan for several days.

week-plan = Plano para uma semana
week-plan-days = Plano para { NUMBER($days) } dias
week-plan-lead = As suas tarefas por fazer, distribuídas em { NUMBER($days) } dias, cada uma até a data dela. Nada muda até você usar o plano.
week-plan-changed = O plano não foi usado: o dia de hoje mudou desde então. Este é um plano para o que está livre agora.
week-plan-spans = Dias
week-plan-span = { NUMBER($days) } dias
week-plan-bar-take = Usar esta semana
week-plan-bar-take-days = Usar este plano

## A day of it.

week-plan-today = { $date }, hoje
week-plan-why = { $reasons }
week-plan-why-full = { $reasons }; o dia antes ({ $day }) não tem espaço para ela
week-plan-why-full-today = { $reasons }; hoje não tem espaço para ela
week-plan-step = Subtarefa de <task></task>.
week-plan-rest = Descanso de { $minutes }
week-plan-rest-between = Entre duas que custam muito.
week-plan-load = { NUMBER($planned) } de { SPOONS($total) }
week-plan-nothing = Nada no plano
week-plan-kept-free = Dia mantido livre.
week-plan-keep = Manter livre
week-plan-keep-day = Manter livre: { $date }
week-plan-use = Usar este dia
week-plan-use-day = Usar este dia: { $date }
week-plan-heavy = Dois dias seguidos que gastam muito: { $first } e { $second }.
week-plan-heavy-due = Dois dias seguidos que gastam muito: { $first } e { $second }. Para { $date }: “{ $task }”.

## Below the days.

week-plan-waits = Não cabe
week-plan-waits-room = Custa { NUMBER($cost) }, e este plano põe no máximo { NUMBER($room) } em um dia.
week-plan-waits-due = Para { $date }; até lá nenhum dia tem espaço para ela.
week-plan-waits-others = Outras tarefas vêm antes.
week-plan-how = Como a escolha é feita
week-plan-how-worth = São escolhidos os dias em que as suas tarefas valem mais, com os mesmos valores de <plan>Planejar meu dia</plan>. O que tem data dentro destes dias vale 400. A cada dia mais tarde, o valor cai 2%, para que o importante venha cedo.
week-plan-how-room = Um dia recebe no máximo 80% do que está livre: o número do dia, menos a reserva e o que o dia já tem. Dois dias seguidos que gastam muito são evitados, se as datas permitirem.
week-plan-how-kept = O dia que você aceita no plano fica salvo como o dia pretendido, não como a data da tarefa: se ele passar, nada muda. Quando ele chegar, o Novo dia traz o que couber.
