## One task to do now, or rest.

now = E agora?
now-menu-plan = Planejar meu dia
now-others = Ou faça uma destas
now-details = Detalhes
now-step = Subtarefa de { $task }
now-left = { $free }.
now-left-reserve = { $free }. As sugestões não usam a sua reserva.

## Why this task. The reasons are put together with commas, and begin with a capital.

now-why = { $reasons }
now-why-today = na lista de hoje
now-why-due = para { $date }
now-why-spoons = { SPOONS($spoons) }
now-why-whole = { SPOONS($spoons) } pela tarefa inteira
now-why-no-minutes = minutos não informados

## The bar: one button, and below it two that share the width of a phone.

now-bar-do = Fazer esta
now-bar-not-this = Esta não
now-bar-smaller = Algo menor
now-bar-done = Feito
now-bar-focus = Foco
now-bar-else = Outra coisa

## Where nothing fits.

now-rest = Descanse. Descansar também conta.
now-rest-nothing = Nada mais cabe agora.
now-rest-nothing-asked = Nada combina com o que você pediu.
now-rest-skipped = As tarefas que você pulou voltam a ser sugeridas dentro de uma hora.
now-rest-begin = Descansar
now-rest-uncosted = Só as tarefas com custo são sugeridas. <give>Definir custos</give>
now-rest-again = Sugerir de novo agora
now-rest-anything = Qualquer coisa que caiba no dia

## What can be asked.

now-minutes = Minutos que você tem
now-minutes-any = Sem limite
now-energy-any = Qualquer tipo de energia
now-energy-has = Tenho um pouco de { $kind }
now-energy-lacks = Sem { $kind }
