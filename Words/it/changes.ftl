## What a change did: in History, and in the message after it. `$what` is the title of a task, or “3 tasks”.

change-tasks = { NUMBER($count) } attività
change-any = Una modifica
change-started-day = Nuovo giorno con { SPOONS($spoons) }
change-started-day-without = Nuovo giorno con { SPOONS($spoons) }, senza ciò che non ci sta: { TASKS($what) }
change-adjusted-day = Numero di oggi: { SPOONS($spoons) }
change-planned-today = { $what ->
    [one] Aggiunto a oggi: { TASKS($what) }
   *[other] Aggiunte a oggi: { TASKS($what) }
}
change-planned-borrowing = { $what ->
    [one] Aggiunto a oggi con un prestito di { SPOONS($spoons) }: { TASKS($what) }
   *[other] Aggiunte a oggi con un prestito di { SPOONS($spoons) }: { TASKS($what) }
}
change-swapped = Scambio per oggi: { TASKS($what) }
change-today-cost = Costo di oggi { SPOONS($spoons) }: { $what }
change-real-cost = Costo reale { SPOONS($spoons) }: { $what }
change-added-due = { $what ->
    [one] Aggiunto: { TASKS($what) }, scadenza { $date }
   *[other] Aggiunte: { TASKS($what) }, scadenza { $date }
}
change-planned-for = In programma per { $date }: { TASKS($what) }
change-moved-to = { $what ->
    [one] Spostato a { $date }: { TASKS($what) }
   *[other] Spostate a { $date }: { TASKS($what) }
}
change-many = { $what ->
    [one] Modificato: { TASKS($what) }
   *[other] Modificate: { TASKS($what) }
}

## The timer. `$length` is as in “15 min”.

change-timer = Timer di { $length }
change-timer-on = Timer di { $length }: { $task }
change-rest = Riposo di { $length }
change-rest-on = Riposo di { $length }: { $task }
change-rested-for = Riposo fatto, { $length }
change-rested-for-on = Riposo fatto, { $length }: { $task }
change-rested = Riposo fatto
change-rested-on = Riposo fatto: { $task }
change-timer-minutes = { $minutes ->
    [one] Aggiunto { NUMBER($minutes) } minuto al timer
   *[other] Aggiunti { NUMBER($minutes) } minuti al timer
}
change-timer-minutes-on = { $minutes ->
    [one] Aggiunto { NUMBER($minutes) } minuto al timer: { $task }
   *[other] Aggiunti { NUMBER($minutes) } minuti al timer: { $task }
}
change-timer-longer = Aggiunto tempo al timer
change-timer-longer-on = Aggiunto tempo al timer: { $task }
change-timer-paused = Timer in pausa
change-timer-paused-on = Timer in pausa: { $task }
change-timer-resumed = Timer ripreso
change-timer-resumed-on = Timer ripreso: { $task }
change-timer-reset = Timer ricominciato
change-timer-reset-on = Timer ricominciato: { $task }
change-timer-stopped = Timer fermato
change-timer-stopped-on = Timer fermato: { $task }

## Tasks.

change-added-task = { $what ->
    [one] Aggiunto: { TASKS($what) }
   *[other] Aggiunte: { TASKS($what) }
}
change-edited-task = { $what ->
    [one] Modificato: { TASKS($what) }
   *[other] Modificate: { TASKS($what) }
}
change-deleted-task = { $what ->
    [one] Eliminato: { TASKS($what) }
   *[other] Eliminate: { TASKS($what) }
}
change-brought-back = Recuperato: { TASKS($what) }
change-moved-task = { $what ->
    [one] Spostato: { TASKS($what) }
   *[other] Spostate: { TASKS($what) }
}
change-checked-off = { $what ->
    [one] Fatto: { TASKS($what) }
   *[other] Fatte: { TASKS($what) }
}
change-unchecked = Di nuovo da fare: { TASKS($what) }
change-sent-back = { $what ->
    [one] Tolto da oggi: { TASKS($what) }
   *[other] Tolte da oggi: { TASKS($what) }
}
change-fresh = Riparti da zero: { TASKS($what) }
change-filed-task = { $what ->
    [one] Spostato in un’altra lista: { TASKS($what) }
   *[other] Spostate in un’altra lista: { TASKS($what) }
}
change-snoozed = { $what ->
    [one] Posticipato: { TASKS($what) }
   *[other] Posticipate: { TASKS($what) }
}
change-hidden = { $what ->
    [one] Nascosta fino a { $date }: { TASKS($what) }
   *[other] Nascoste fino a { $date }: { TASKS($what) }
}
change-woke-up = { $what ->
    [one] Di nuovo visibile: { TASKS($what) }
   *[other] Di nuovo visibili: { TASKS($what) }
}
change-skipped-once = { $what ->
    [one] Saltato una volta: { TASKS($what) }
   *[other] Saltate una volta: { TASKS($what) }
}
change-ended-repeat = { $what ->
    [one] Non si ripete più: { TASKS($what) }
   *[other] Non si ripetono più: { TASKS($what) }
}
change-labelled = Etichetta aggiunta: { TASKS($what) }
change-unlabelled = Etichetta tolta: { TASKS($what) }
change-for-this-time = { $what ->
    [one] Modificato per questa volta: { TASKS($what) }
   *[other] Modificate per questa volta: { TASKS($what) }
}
change-left-out = { $what ->
    [one] Saltato: { TASKS($what) }
   *[other] Saltate: { TASKS($what) }
}
change-took-along = { $what ->
    [one] Incluso: { TASKS($what) }
   *[other] Incluse: { TASKS($what) }
}
change-passed-over = { $what ->
    [one] Non questa: { TASKS($what) }
   *[other] Non queste: { TASKS($what) }
}
change-offered-again = Le attività saltate vengono proposte di nuovo
change-duplicated-task = { $what ->
    [one] Duplicato: { TASKS($what) }
   *[other] Duplicate: { TASKS($what) }
}
change-declined-cost = Costo abituale mantenuto: { TASKS($what) }
change-planned-week = In programma: { TASKS($what) }
change-removed-intended = Non più in programma per un giorno: { TASKS($what) }
change-wanted-today = { $what ->
    [one] Riportato a oggi: { TASKS($what) }
   *[other] Riportate a oggi: { TASKS($what) }
}
change-version-back = Versione precedente ripristinata: { $what }
change-version-away = Versione precedente ignorata: { $what }

## Lists, subjects, notes, views. `$what` is a name.

change-added-list = Nuova lista: { $what }
change-edited-list = Lista modificata: { $what }
change-deleted-list = Lista eliminata con le sue attività: { $what }
change-moved-list = Lista spostata: { $what }
change-archived-list = Lista archiviata: { $what }
change-reopened-list = Lista ripristinata: { $what }
change-unchecked-all = Spunte tolte: { $what }
change-used-template = Nuova lista da un modello: { $what }
change-made-template = Nuovo modello: { $what }
change-merged-lists = Nuova lista di controllo: { $what }
change-ran-again = Lista ricominciata, copia precedente archiviata: { $what }
change-duplicated-list = Nuova lista, una copia: { $what }
change-added-subject = Nuova etichetta: { $what }
change-edited-subject = Etichetta modificata: { $what }
change-deleted-subject = Etichetta eliminata: { $what }
change-merged-subjects = Etichette unite: { $what }
change-added-note = Nuova nota: { $what }
change-edited-note = Nota modificata: { $what }
change-deleted-note = Nota eliminata: { $what }
change-moved-note = Nota spostata: { $what }
change-pinned-note = Nota fissata in alto: { $what }
change-unpinned-note = Nota non più in alto: { $what }
change-task-of-note = Nota trasformata in attività: { $what }
change-kept-view = Vista salvata: { $what }
change-renamed-view = Nome della vista cambiato: { $what }
change-deleted-view = Vista eliminata: { $what }

## The rest.

change-dismissed-tip = Consiglio nascosto: { $what }
change-showed-tip = Consiglio di nuovo visibile: { $what }
change-showed-all-tips = Tutti i consigli di nuovo visibili
change-settings = Impostazioni salvate
change-profile = Nome e immagine salvati
change-look = Aspetto modificato
change-times = Ora e settimana modificate
change-kinds-on = Tipi di energia attivati
change-kinds-off = Tipi di energia disattivati
change-examples = Esempi eliminati
change-imported = Importato da un file
change-left-days-out = Giorni esclusi dall’andamento
change-counted-days = Giorni contati di nuovo
change-report = Resoconto salvato
change-low-day = Poca energia: si vede solo ciò che non può aspettare
change-low-day-ended = Poca energia disattivata

## The message after a change. `$change` is one of the texts above.

toast = { $change }.
toast-left = { $spoons ->
    [one] { $change }. Resta { SPOONS($spoons) }.
   *[other] { $change }. Restano { SPOONS($spoons) }.
}
toast-still-due = { $done } La scadenza resta: { $date }.
toast-due-before = { $done } La scadenza è prima: { $date }.
toast-undone = Azione annullata: «{ $change }».
toast-undone-left = { $spoons ->
    [one] Azione annullata: «{ $change }». Resta { SPOONS($spoons) }.
   *[other] Azione annullata: «{ $change }». Restano { SPOONS($spoons) }.
}
toast-stays = È cambiato da allora, quindi resta com’è: «{ $change }».
toast-partly = { $done } Una parte è cambiata da allora e resta com’è.
