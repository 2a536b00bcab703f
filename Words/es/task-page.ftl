## The page of a task.

task-page = Tarea
task-page-actions = Acciones
task-page-done = Hecho
task-page-open = Sin hacer
task-page-today = Añadir a hoy
task-page-focus = Concentración
task-page-rest = Descansar
task-page-include = Incluir
task-page-skip = Omitir
task-page-wake = Mostrar ya

## The menu.

task-menu-back = Quitar de hoy
task-menu-backlog = Quitar de Pendientes
task-menu-duplicate = Duplicar
task-menu-copy = Copiar a tus tareas
task-menu-delete = Eliminar

## The menu that moves a task to a day: on the page of the task, and on a page that rows lead to. Before “Pick a day”
## stand the texts form-date-today, form-date-tomorrow and form-date-week.

day-menu-tile = Mover…
day-menu = Mover a un día
day-menu-load = { NUMBER($planned) } de { NUMBER($usual) }
day-menu-pick = Elegir un día…
day-menu-none = Ningún día
day-menu-still-due = La fecha límite se queda: { $date }
day-menu-remove-date = Quitar la fecha
day-menu-snooze = Posponer hasta más tarde hoy
day-menu-hide = Ocultar hasta…
day-menu-hide-hint = Fuera de la vista hasta ese día
day-menu-hide-button = Ocultar
day-menu-skip = Omitir esta vez
day-menu-end = Dejar de repetir

## Among which steps a task stands.

task-place = Poner dentro de otra tarea
task-place-step = Mover esta subtarea
task-place-under = Poner dentro de
task-place-move = Mover
task-place-own = Convertir en tarea

## The steps of a task.

steps-title = Subtareas
steps-add = Añadir una subtarea
steps-add-button = Añadir
steps-done = Hecho: { $step }
steps-skipped = omitida
steps-more = Más para { $step }
steps-own = Convertir en tarea
steps-up = Subir un nivel

## What a task costs today, or did cost.

task-today = { UNIT($unit, style: "capital") } hoy
task-today-usual = lo habitual: { NUMBER($cost) }
task-took = ¿Cuánta energía requirió de verdad, en { UNIT($unit) }?
task-took-planned = previsto: { NUMBER($cost) }
task-took-none = Nada
task-took-counts = Hoy cuenta lo que requirió de verdad.
task-took-counts-usual = Hoy cuenta lo que requirió de verdad. El coste habitual sigue siendo { NUMBER($cost) }.

## Fields of a task.

task-field-title = Título
task-field-note = Nota
task-field-cost = { UNIT($unit, style: "capital") }
task-field-cost-hint = sin indicar
task-field-cost-none = Sin indicar
task-field-cost-rest = Descanso, no cuesta nada

## How often a task is there again: in its form.

task-repeat = Repetir
task-repeat-never = Nunca
task-repeat-daily = Cada día
task-repeat-weekdays = Ciertos días de la semana
task-repeat-week = Cada semana
task-repeat-month = Cada mes
task-repeat-year = Cada año
task-repeat-after = Después de hacerla
task-repeat-after-days = Cuántos días después
task-repeat-more = Más…
task-repeat-on = Estos días de la semana
task-repeat-days = Cada día
task-repeat-weeks = Cada semana
task-repeat-months-day = Cada mes, el mismo día
task-repeat-months-weekday = Cada mes, un día de la semana (p. ej., el 2.º viernes)
task-repeat-months-last-weekday = Cada mes, la última vez de un día de la semana (p. ej., el último viernes)
task-repeat-months-last-day = Cada mes, el último día
task-repeat-years = Cada año
task-repeat-contradiction = La fecha de arriba no es la última de su mes. Elige una que lo sea, u otra respuesta aquí.
task-repeat-every = Repetir cada
task-repeat-every-hint = 2 significa cada dos días, semanas, meses o años.
task-repeat-ruledays = Qué días (si no eliges, el de la fecha límite)
task-repeat-from = Repetir a partir de
task-repeat-from-due = La fecha límite
task-repeat-from-done = El día en que se hace
task-repeat-until = Última fecha (opcional)
task-repeat-also = Además, se añade sola a los nuevos días
task-moves = Si cambias la fecha
task-moves-one = Solo esta fecha
task-moves-series = Esta y todas las siguientes

## The answer as it is saved, beside “Repeat”.

task-repeat-saved-never = Nunca
task-repeat-saved-both = { $daily }; { $rule }
