## What a change did: in History, and in the message after it. `$what` is the title of a task, or “3 tasks”.

change-tasks = { $count ->
    [one] { NUMBER($count) } tarefa
   *[other] { NUMBER($count) } tarefas
}
change-any = Uma mudança
change-started-day = Novo dia com { SPOONS($spoons) }
change-started-day-without = Novo dia com { SPOONS($spoons) }, sem o que não cabe: { TASKS($what) }
change-adjusted-day = Energia de hoje: { SPOONS($spoons) }
change-planned-today = { $what ->
    [one] Adicionado a hoje: { TASKS($what) }
   *[other] Adicionadas a hoje: { TASKS($what) }
}
change-planned-borrowing = { $what ->
    [one] Adicionado a hoje, com empréstimo de { SPOONS($spoons) }: { TASKS($what) }
   *[other] Adicionadas a hoje, com empréstimo de { SPOONS($spoons) }: { TASKS($what) }
}
change-swapped = Troca para hoje: { TASKS($what) }
change-today-cost = Custo de hoje, { SPOONS($spoons) }: { $what }
change-real-cost = Custo real, { SPOONS($spoons) }: { $what }
change-added-due = { $what ->
    [one] Adicionado, para { $date }: { TASKS($what) }
   *[other] Adicionadas, para { $date }: { TASKS($what) }
}
change-planned-for = No plano para { $date }: { TASKS($what) }
change-moved-to = { $what ->
    [one] Movido para { $date }: { TASKS($what) }
   *[other] Movidas para { $date }: { TASKS($what) }
}
change-many = { $what ->
    [one] Atualizado: { TASKS($what) }
   *[other] Atualizadas: { TASKS($what) }
}

## The timer. `$length` is as in “15 min”.

change-timer = Timer de { $length }
change-timer-on = Timer de { $length }: { $task }
change-rest = Descanso de { $length }
change-rest-on = Descanso de { $length }: { $task }
change-rested-for = Descanso feito, { $length }
change-rested-for-on = Descanso feito, { $length }: { $task }
change-rested = Descanso feito
change-rested-on = Descanso feito: { $task }
change-timer-minutes = { $minutes ->
    [one] { NUMBER($minutes) } minuto a mais no timer
   *[other] { NUMBER($minutes) } minutos a mais no timer
}
change-timer-minutes-on = { $minutes ->
    [one] { NUMBER($minutes) } minuto a mais no timer: { $task }
   *[other] { NUMBER($minutes) } minutos a mais no timer: { $task }
}
change-timer-longer = Mais tempo no timer
change-timer-longer-on = Mais tempo no timer: { $task }
change-timer-paused = Timer pausado
change-timer-paused-on = Timer pausado: { $task }
change-timer-resumed = Timer retomado
change-timer-resumed-on = Timer retomado: { $task }
change-timer-reset = Timer reiniciado
change-timer-reset-on = Timer reiniciado: { $task }
change-timer-stopped = Timer parado
change-timer-stopped-on = Timer parado: { $task }

## Tasks.

change-added-task = { $what ->
    [one] Adicionado: { TASKS($what) }
   *[other] Adicionadas: { TASKS($what) }
}
change-edited-task = { $what ->
    [one] Alterado: { TASKS($what) }
   *[other] Alteradas: { TASKS($what) }
}
change-deleted-task = { $what ->
    [one] Excluído: { TASKS($what) }
   *[other] Excluídas: { TASKS($what) }
}
change-brought-back = Trazido de volta: { TASKS($what) }
change-moved-task = { $what ->
    [one] Movido: { TASKS($what) }
   *[other] Movidas: { TASKS($what) }
}
change-checked-off = { $what ->
    [one] Feito: { TASKS($what) }
   *[other] Feitas: { TASKS($what) }
}
change-unchecked = Por fazer: { TASKS($what) }
change-sent-back = { $what ->
    [one] Tirado de hoje: { TASKS($what) }
   *[other] Tiradas de hoje: { TASKS($what) }
}
change-fresh = Começar de novo: { TASKS($what) }
change-filed-task = { $what ->
    [one] Movido para outra lista: { TASKS($what) }
   *[other] Movidas para outra lista: { TASKS($what) }
}
change-snoozed = { $what ->
    [one] Adiado: { TASKS($what) }
   *[other] Adiadas: { TASKS($what) }
}
change-hidden = { $what ->
    [one] Oculta até { $date }: { TASKS($what) }
   *[other] Ocultas até { $date }: { TASKS($what) }
}
change-woke-up = De volta à vista: { TASKS($what) }
change-skipped-once = { $what ->
    [one] Pulado esta vez: { TASKS($what) }
   *[other] Puladas esta vez: { TASKS($what) }
}
change-ended-repeat = { $what ->
    [one] Não repete mais: { TASKS($what) }
   *[other] Não repetem mais: { TASKS($what) }
}
change-labelled = Etiqueta adicionada: { TASKS($what) }
change-unlabelled = Etiqueta removida: { TASKS($what) }
change-for-this-time = { $what ->
    [one] Alterado só desta vez: { TASKS($what) }
   *[other] Alteradas só desta vez: { TASKS($what) }
}
change-left-out = Desta vez não: { TASKS($what) }
change-took-along = { $what ->
    [one] Incluído: { TASKS($what) }
   *[other] Incluídas: { TASKS($what) }
}
change-passed-over = { $what ->
    [one] Esta não: { TASKS($what) }
   *[other] Estas não: { TASKS($what) }
}
change-offered-again = As tarefas puladas voltam a ser sugeridas
change-duplicated-task = { $what ->
    [one] Duplicado: { TASKS($what) }
   *[other] Duplicadas: { TASKS($what) }
}
change-declined-cost = Custo habitual mantido: { TASKS($what) }
change-planned-week = No plano: { TASKS($what) }
change-removed-intended = Sem dia planejado: { TASKS($what) }
change-wanted-today = De volta a hoje: { TASKS($what) }
change-version-back = Versão anterior restaurada: { $what }
change-version-away = Versão anterior dispensada: { $what }

## Lists, subjects, notes, views. `$what` is a name.

change-added-list = Nova lista: { $what }
change-edited-list = Lista alterada: { $what }
change-deleted-list = Lista e tarefas dela excluídas: { $what }
change-moved-list = Lista movida: { $what }
change-archived-list = Lista arquivada: { $what }
change-reopened-list = Lista restaurada: { $what }
change-unchecked-all = Tudo desmarcado: { $what }
change-used-template = Nova lista a partir de um modelo: { $what }
change-made-template = Novo modelo: { $what }
change-merged-lists = Novo checklist: { $what }
change-ran-again = Lista recomeçada, a anterior arquivada: { $what }
change-duplicated-list = Nova lista, uma cópia: { $what }
change-added-subject = Nova etiqueta: { $what }
change-edited-subject = Etiqueta alterada: { $what }
change-deleted-subject = Etiqueta excluída: { $what }
change-merged-subjects = Etiquetas unidas: { $what }
change-added-note = Nova nota: { $what }
change-edited-note = Nota alterada: { $what }
change-deleted-note = Nota excluída: { $what }
change-moved-note = Nota movida: { $what }
change-pinned-note = Nota fixada: { $what }
change-unpinned-note = Nota desafixada: { $what }
change-task-of-note = Nota transformada em tarefa: { $what }
change-kept-view = Visualização salva: { $what }
change-renamed-view = Visualização renomeada: { $what }
change-deleted-view = Visualização excluída: { $what }

## The rest.

change-dismissed-tip = Dica ocultada: { $what }
change-showed-tip = Dica de volta: { $what }
change-showed-all-tips = Todas as dicas de volta
change-settings = Ajustes salvos
change-profile = Nome e imagem salvos
change-look = Aparência atualizada
change-times = Hora e semana atualizadas
change-kinds-on = Tipos de energia ativados
change-kinds-off = Tipos de energia desativados
change-examples = Exemplos removidos
change-imported = Importado de um arquivo
change-left-days-out = Dias fora do resumo
change-counted-days = Dias de volta ao resumo
change-report = Relatório salvo
change-low-day = Dia de pouca energia: só aparece o que não pode esperar
change-low-day-ended = Dia de pouca energia encerrado

## The message after a change. `$change` is one of the texts above.

toast = { $change }.
toast-left = { $spoons ->
    [one] { $change }. Resta { SPOONS($spoons) }.
   *[other] { $change }. Restam { SPOONS($spoons) }.
}
toast-still-due = { $done } A data continua: { $date }.
toast-due-before = { $done } A data limite é antes: { $date }.
toast-undone = Desfeito: “{ $change }”.
toast-undone-left = { $spoons ->
    [one] Desfeito: “{ $change }”. Resta { SPOONS($spoons) }.
   *[other] Desfeito: “{ $change }”. Restam { SPOONS($spoons) }.
}
toast-stays = Mudou desde então e fica como está: “{ $change }”.
toast-partly = { $done } Uma parte mudou desde então e fica como está.
