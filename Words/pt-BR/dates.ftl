## When a task is due. In the middle of a line, so without a capital. `$date` is as in “Tue 24 Nov”, `$time` as in “9:30”.

due-today = hoje
due-today-at = hoje, { $time }
due-tomorrow = amanhã
due-tomorrow-at = amanhã, { $time }
due-tomorrow-on = { $date }, amanhã
due-tomorrow-on-at = { $date }, amanhã, { $time }
due-was = era para { $date }
due-in-days = { $days ->
    [one] { $date }, daqui a { NUMBER($days) } dia
   *[other] { $date }, daqui a { NUMBER($days) } dias
}
due-in-days-at = { $days ->
    [one] { $date }, { $time }, daqui a { NUMBER($days) } dia
   *[other] { $date }, { $time }, daqui a { NUMBER($days) } dias
}
date-and-time = { $date }, { $time }

## When a reminder rings. In the middle of a line. `$length` is as in “10 min”.

reminder-at-time = na hora
reminder-day-before = 1 dia antes
reminder-before = { $length } antes

## The same, as an answer to choose.

remind-at-time = Na hora
remind-day-before = 1 dia antes
remind-before = { $length } antes

## Priorities.

priority-high = Alta
priority-medium = Média
priority-low = Baixa
priority-none = Nenhuma
high-priority = prioridade alta
medium-priority = prioridade média
low-priority = prioridade baixa
