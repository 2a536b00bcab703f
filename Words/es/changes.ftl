## What a change did: in History, and in the message after it. `$what` is the title of a task, or “3 tasks”.

change-tasks = { $count ->
    [one] { NUMBER($count) } tarea
   *[other] { NUMBER($count) } tareas
}
change-any = Un cambio
change-started-day = Nuevo día con { SPOONS($spoons) }
change-adjusted-day = Hoy ajustado a { SPOONS($spoons) }
change-planned-today = Añadido a hoy: { $what }
change-planned-borrowing = Añadido a hoy, tomando { SPOONS($spoons) } de mañana: { $what }
change-today-cost = { $what }: hoy cuesta { SPOONS($spoons) }
change-real-cost = Coste real, { SPOONS($spoons) }: { $what }
change-added-due = Añadido: { $what }, fecha límite: { $date }
change-planned-for = Día previsto, { $date }: { $what }
change-moved-to = Movido al { $date }: { $what }
change-many = Actualizado: { $what }

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

change-added-task = Añadido: { $what }
change-edited-task = Cambiado: { $what }
change-deleted-task = Eliminado: { $what }
change-moved-task = Movido: { $what }
change-checked-off = Hecho: { $what }
change-unchecked = Sin hacer: { $what }
change-sent-back = Quitado de hoy: { $what }
change-fresh = Empezar de cero: { $what }
change-filed-task = Movido a otra lista: { $what }
change-snoozed = Pospuesto: { $what }
change-woke-up = Vuelve a mostrarse: { $what }
change-skipped-once = Omitido una vez: { $what }
change-ended-repeat = Sin repetición: { $what }
change-labelled = Etiqueta añadida: { $what }
change-unlabelled = Etiqueta quitada: { $what }
change-for-this-time = Cambiado por esta vez: { $what }
change-left-out = Omitido: { $what }
change-took-along = Incluido: { $what }
change-passed-over = Esta no: { $what }
change-offered-again = Vuelven a proponerse las tareas que dejaste pasar
change-duplicated-task = Duplicado: { $what }
change-declined-cost = Se mantiene el coste habitual: { $what }
change-planned-week = Planificado: { $what }
change-removed-intended = Sin día previsto: { $what }
change-wanted-today = Devuelto a hoy: { $what }
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
toast-undone = Deshecho. { $change }.
toast-undone-left = { $spoons ->
    [one] Deshecho. { $change }. Queda { SPOONS($spoons) }.
   *[other] Deshecho. { $change }. Quedan { SPOONS($spoons) }.
}
