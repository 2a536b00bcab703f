## What a change did: in History, and in the message after it. `$what` is the title of a task, or “3 tasks”.

change-tasks = { $count ->
    [one] { NUMBER($count) } tarea
   *[other] { NUMBER($count) } tareas
}
change-any = Un cambio
change-started-day = Nuevo día con { SPOONS($spoons) }
change-started-day-without = Nuevo día con { SPOONS($spoons) }, sin lo que no cabe: { TASKS($what) }
change-adjusted-day = Hoy ajustado a { SPOONS($spoons) }
change-planned-today = { $what ->
    [one] Añadido a hoy: { TASKS($what) }
   *[other] Añadidas a hoy: { TASKS($what) }
}
change-planned-borrowing = { $what ->
    [one] Añadido a hoy, tomando { SPOONS($spoons) } de mañana: { TASKS($what) }
   *[other] Añadidas a hoy, tomando { SPOONS($spoons) } de mañana: { TASKS($what) }
}
change-swapped = Cambio para hoy: { TASKS($what) }
change-today-cost = { $what }: hoy cuesta { SPOONS($spoons) }
change-real-cost = Coste real, { SPOONS($spoons) }: { $what }
change-added-due = { $what ->
    [one] Añadido: { TASKS($what) }, fecha límite: { $date }
   *[other] Añadidas: { TASKS($what) }, fecha límite: { $date }
}
change-planned-for = Día previsto, { $date }: { TASKS($what) }
change-moved-to = { $what ->
    [one] Movido al { $date }: { TASKS($what) }
   *[other] Movidas al { $date }: { TASKS($what) }
}
change-many = { $what ->
    [one] Actualizado: { TASKS($what) }
   *[other] Actualizadas: { TASKS($what) }
}

## The timer. `$length` is as in “15 min”.

change-timer = Temporizador de { $length }
change-timer-on = Temporizador de { $length }: { $task }
change-rest = Descanso de { $length }
change-rest-on = Descanso de { $length }: { $task }
change-rested-for = Descanso hecho, { $length }
change-rested-for-on = Descanso hecho, { $length }: { $task }
change-rested = Descanso hecho
change-rested-on = Descanso hecho: { $task }
change-timer-minutes = { $minutes ->
    [one] { NUMBER($minutes) } minuto más en el temporizador
   *[other] { NUMBER($minutes) } minutos más en el temporizador
}
change-timer-minutes-on = { $minutes ->
    [one] { NUMBER($minutes) } minuto más en el temporizador: { $task }
   *[other] { NUMBER($minutes) } minutos más en el temporizador: { $task }
}
change-timer-longer = Más tiempo en el temporizador
change-timer-longer-on = Más tiempo en el temporizador: { $task }
change-timer-paused = Temporizador en pausa
change-timer-paused-on = Temporizador en pausa: { $task }
change-timer-resumed = Temporizador en marcha de nuevo
change-timer-resumed-on = Temporizador en marcha de nuevo: { $task }
change-timer-reset = Temporizador reiniciado
change-timer-reset-on = Temporizador reiniciado: { $task }
change-timer-stopped = Temporizador parado
change-timer-stopped-on = Temporizador parado: { $task }

## Tasks.

change-added-task = { $what ->
    [one] Añadido: { TASKS($what) }
   *[other] Añadidas: { TASKS($what) }
}
change-edited-task = { $what ->
    [one] Cambiado: { TASKS($what) }
   *[other] Cambiadas: { TASKS($what) }
}
change-deleted-task = { $what ->
    [one] Eliminado: { TASKS($what) }
   *[other] Eliminadas: { TASKS($what) }
}
change-brought-back = Recuperado: { TASKS($what) }
change-moved-task = { $what ->
    [one] Movido: { TASKS($what) }
   *[other] Movidas: { TASKS($what) }
}
change-checked-off = { $what ->
    [one] Hecho: { TASKS($what) }
   *[other] Hechas: { TASKS($what) }
}
change-unchecked = Sin hacer: { TASKS($what) }
change-sent-back = { $what ->
    [one] Quitado de hoy: { TASKS($what) }
   *[other] Quitadas de hoy: { TASKS($what) }
}
change-fresh = Empezar de cero: { TASKS($what) }
change-filed-task = { $what ->
    [one] Movido a otra lista: { TASKS($what) }
   *[other] Movidas a otra lista: { TASKS($what) }
}
change-snoozed = { $what ->
    [one] Pospuesto: { TASKS($what) }
   *[other] Pospuestas: { TASKS($what) }
}
change-hidden = { $what ->
    [one] Oculta hasta { $date }: { TASKS($what) }
   *[other] Ocultas hasta { $date }: { TASKS($what) }
}
change-woke-up = { $what ->
    [one] Vuelve a mostrarse: { TASKS($what) }
   *[other] Vuelven a mostrarse: { TASKS($what) }
}
change-skipped-once = { $what ->
    [one] Omitido una vez: { TASKS($what) }
   *[other] Omitidas una vez: { TASKS($what) }
}
change-ended-repeat = Sin repetición: { TASKS($what) }
change-labelled = Etiqueta añadida: { TASKS($what) }
change-unlabelled = Etiqueta quitada: { TASKS($what) }
change-for-this-time = { $what ->
    [one] Cambiado por esta vez: { TASKS($what) }
   *[other] Cambiadas por esta vez: { TASKS($what) }
}
change-left-out = { $what ->
    [one] Omitido: { TASKS($what) }
   *[other] Omitidas: { TASKS($what) }
}
change-took-along = { $what ->
    [one] Incluido: { TASKS($what) }
   *[other] Incluidas: { TASKS($what) }
}
change-passed-over = { $what ->
    [one] Esta no: { TASKS($what) }
   *[other] Estas no: { TASKS($what) }
}
change-offered-again = Vuelven a proponerse las tareas que dejaste pasar
change-duplicated-task = { $what ->
    [one] Duplicado: { TASKS($what) }
   *[other] Duplicadas: { TASKS($what) }
}
change-declined-cost = Se mantiene el coste habitual: { TASKS($what) }
change-planned-week = { $what ->
    [one] Planificado: { TASKS($what) }
   *[other] Planificadas: { TASKS($what) }
}
change-removed-intended = Sin día previsto: { TASKS($what) }
change-wanted-today = { $what ->
    [one] Devuelto a hoy: { TASKS($what) }
   *[other] Devueltas a hoy: { TASKS($what) }
}
change-version-back = Versión anterior restaurada: { $what }
change-version-away = Versión anterior descartada: { $what }

## Lists, subjects, notes, views. `$what` is a name.

change-added-list = Nueva lista: { $what }
change-edited-list = Lista cambiada: { $what }
change-deleted-list = Lista eliminada con sus tareas: { $what }
change-moved-list = Lista movida: { $what }
change-archived-list = Lista archivada: { $what }
change-reopened-list = Lista recuperada: { $what }
change-unchecked-all = Todo desmarcado: { $what }
change-used-template = Nueva lista de una plantilla: { $what }
change-made-template = Nueva plantilla: { $what }
change-merged-lists = Nueva lista de verificación: { $what }
change-ran-again = Lista empezada otra vez; la anterior, archivada: { $what }
change-duplicated-list = Nueva lista, copia de otra: { $what }
change-added-subject = Nueva etiqueta: { $what }
change-edited-subject = Etiqueta cambiada: { $what }
change-deleted-subject = Etiqueta eliminada: { $what }
change-merged-subjects = Etiquetas unidas: { $what }
change-added-note = Nueva nota: { $what }
change-edited-note = Nota cambiada: { $what }
change-deleted-note = Nota eliminada: { $what }
change-moved-note = Nota movida: { $what }
change-pinned-note = Nota fijada: { $what }
change-unpinned-note = Nota sin fijar: { $what }
change-task-of-note = Nota convertida en tarea: { $what }
change-kept-view = Vista guardada: { $what }
change-renamed-view = Vista renombrada: { $what }
change-deleted-view = Vista eliminada: { $what }

## The rest.

change-dismissed-tip = Consejo oculto: { $what }
change-showed-tip = Consejo visible de nuevo: { $what }
change-showed-all-tips = Todos los consejos visibles de nuevo
change-settings = Ajustes guardados
change-profile = Nombre e imagen guardados
change-look = Apariencia actualizada
change-times = Hora y semana actualizadas
change-kinds-on = Tipos de energía activados
change-kinds-off = Tipos de energía desactivados
change-examples = Ejemplos quitados
change-imported = Importado de un archivo
change-left-days-out = Días que no se cuentan en Estadísticas
change-counted-days = Días que se vuelven a contar
change-report = Informe guardado
change-low-day = Día de poca energía: solo se muestra lo que no puede esperar
change-low-day-ended = Fin del día de poca energía

## The message after a change. `$change` is one of the texts above.

toast = { $change }.
toast-left = { $spoons ->
    [one] { $change }. Queda { SPOONS($spoons) }.
   *[other] { $change }. Quedan { SPOONS($spoons) }.
}
toast-still-due = { $done } La fecha límite se queda: { $date }.
toast-due-before = { $done } Su fecha límite es antes: { $date }.
toast-undone = Deshecho: «{ $change }».
toast-undone-left = { $spoons ->
    [one] Deshecho: «{ $change }». Queda { SPOONS($spoons) }.
   *[other] Deshecho: «{ $change }». Quedan { SPOONS($spoons) }.
}
toast-stays = Se cambió después, así que queda como está: «{ $change }».
toast-partly = { $done } Una parte se cambió después y queda como está.
