## Where a task is: below the title of its page, after the word “Task”.

task-in-today = na lista de hoje
task-in-today-hidden = na lista de hoje, oculta neste dia de pouca energia
task-done-today = feita hoje
task-in-backlog = na lista Para depois
task-not-planned = fora do plano
task-rest = descanso, não custa nada
task-no-cost = custo não definido
task-done = feita
task-in-template = parte de um modelo
task-in-archive = em uma lista arquivada

## Above the form of a task.

task-belongs-to = Faz parte de
task-next = Próxima vez: { $date }
task-hidden-until = Oculta até { $time }
task-planned-for = No plano para { $date }.
task-planned-after-due = No plano para { $date }, depois da data limite.
task-time-spent = Tempo usado: { $time }
task-skipped = Desta vez não.
task-open-list = Abrir a lista: <list></list>

## The form of a task, in rows: the name of a field and its value. A row opens, and then has the field.

form-not-set = Não definido
form-cost-not-set = a definir
form-cost = { UNIT($unit, style: "capital") }
form-usual-cost = Custo habitual, em { UNIT($unit) }
form-usual-cost-rest = Descanso
form-due = Data
form-due-none = Sem data
form-due-dates = Sugestões de data
form-due-date = Data
form-due-time = Hora
form-start = Ocultar até
form-start-dates = Sugestões de data para ocultar até
form-date-today = Hoje
form-date-tomorrow = Amanhã
form-date-week = Semana que vem
form-duration = Duração
form-minutes = Minutos
form-priority = Prioridade
form-list = Lista
form-list-none = Sem lista
form-list-new = Nova: { $list }
form-subjects = Etiquetas
form-subjects-none = Nenhuma
form-subjects-new = Nova: { $subject }
form-subjects-add = Nova etiqueta
form-energy = Tipo de energia
form-reminder = Lembrete
form-reminder-none = Nenhum
form-reminder-hint = Os lembretes tocam nos aparelhos em que você os ativou, ou chegam por e-mail.
form-reminder-setup = Aparelhos e e-mail para lembretes
form-reminder-hint-guest = Para ter lembretes é preciso uma conta.
form-reminder-sign-in = Entrar ou criar conta
form-today = Lista de hoje
form-today-yes = Sim
form-today-no = Não
form-today-add = Adicionar a hoje
form-today-due = O que é para hoje entra sozinho na lista, se couber.
form-today-reserve = Usar a reserva
form-note = Nota
form-note-add = Adicionar
form-more = Mais opções
form-more-facts = Prioridade e mais
