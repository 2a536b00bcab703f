## What a change did: in History, and in the message after it. `$what` is the title of a task, or “3 tasks”.

change-tasks = { $count ->
    [one] { NUMBER($count) } Aufgabe
   *[other] { NUMBER($count) } Aufgaben
}
change-any = Eine Änderung
change-started-day = Neuer Tag: { SPOONS($spoons) }
change-started-day-without = Neuer Tag: { SPOONS($spoons) }, ohne das, was nicht passt: { TASKS($what) }
change-adjusted-day = Heute angepasst: { SPOONS($spoons) }
change-planned-today = Für heute übernommen: { TASKS($what) }
change-planned-borrowing = Für heute übernommen, { SPOONS($spoons) } geliehen: { TASKS($what) }
change-swapped = Für heute eingetauscht: { TASKS($what) }
change-today-cost = Kostet heute { SPOONS($spoons) }: { $what }
change-real-cost = Kostete wirklich { SPOONS($spoons) }: { $what }
change-added-due = Hinzugefügt, fällig { $date }: { TASKS($what) }
change-planned-for = Geplant für { $date }: { TASKS($what) }
change-moved-to = Verschoben auf { $date }: { TASKS($what) }
change-many = Geändert: { TASKS($what) }

## The timer. `$length` is as in “15 min”.

change-timer = { $length } mit Timer
change-timer-on = { $length } mit Timer: { $task }
change-rest = { $length } Ruhepause
change-rest-on = { $length } Ruhepause: { $task }
change-rested-for = { $length } ausgeruht
change-rested-for-on = { $length } ausgeruht: { $task }
change-rested = Ausgeruht
change-rested-on = Ausgeruht: { $task }
change-timer-minutes = { $minutes ->
    [one] Timer um { NUMBER($minutes) } Minute verlängert
   *[other] Timer um { NUMBER($minutes) } Minuten verlängert
}
change-timer-minutes-on = { $minutes ->
    [one] Timer um { NUMBER($minutes) } Minute verlängert: { $task }
   *[other] Timer um { NUMBER($minutes) } Minuten verlängert: { $task }
}
change-timer-longer = Timer verlängert
change-timer-longer-on = Timer verlängert: { $task }
change-timer-paused = Timer angehalten
change-timer-paused-on = Timer angehalten: { $task }
change-timer-resumed = Timer fortgesetzt
change-timer-resumed-on = Timer fortgesetzt: { $task }
change-timer-reset = Timer zurückgesetzt
change-timer-reset-on = Timer zurückgesetzt: { $task }
change-timer-stopped = Timer beendet
change-timer-stopped-on = Timer beendet: { $task }

## Tasks.

change-added-task = Hinzugefügt: { TASKS($what) }
change-edited-task = Geändert: { TASKS($what) }
change-deleted-task = Gelöscht: { TASKS($what) }
change-brought-back = Zurückgeholt: { TASKS($what) }
change-moved-task = Verschoben: { TASKS($what) }
change-checked-off = Erledigt: { TASKS($what) }
change-unchecked = Nicht erledigt: { TASKS($what) }
change-sent-back = Doch nicht heute: { TASKS($what) }
change-fresh = Neu angefangen: { TASKS($what) }
change-filed-task = In eine andere Liste verschoben: { TASKS($what) }
change-snoozed = Zurückgestellt: { TASKS($what) }
change-hidden = Ausgeblendet bis { $date }: { TASKS($what) }
change-woke-up = Wieder da: { TASKS($what) }
change-skipped-once = Diesmal ausgelassen: { TASKS($what) }
change-ended-repeat = { $what ->
    [one] Wiederholt sich nicht mehr: { TASKS($what) }
   *[other] Wiederholen sich nicht mehr: { TASKS($what) }
}
change-labelled = Schlagwort hinzugefügt: { TASKS($what) }
change-unlabelled = Schlagwort entfernt: { TASKS($what) }
change-for-this-time = Für dieses Mal geändert: { TASKS($what) }
change-left-out = Ausgelassen: { TASKS($what) }
change-took-along = Dazugenommen: { TASKS($what) }
change-passed-over = Das nicht: { TASKS($what) }
change-offered-again = Ausgelassene Aufgaben werden wieder vorgeschlagen
change-duplicated-task = Dupliziert: { TASKS($what) }
change-declined-cost = Übliche Kosten behalten: { TASKS($what) }
change-planned-week = Geplant: { TASKS($what) }
change-removed-intended = Nicht mehr für einen Tag geplant: { TASKS($what) }
change-wanted-today = Doch heute: { TASKS($what) }
change-version-back = Frühere Version wiederhergestellt: { $what }
change-version-away = Frühere Version verworfen: { $what }

## Lists, subjects, notes, views. `$what` is a name.

change-added-list = Neue Liste: { $what }
change-edited-list = Liste geändert: { $what }
change-deleted-list = Liste mit ihren Aufgaben gelöscht: { $what }
change-moved-list = Liste verschoben: { $what }
change-archived-list = Liste archiviert: { $what }
change-reopened-list = Liste zurückgeholt: { $what }
change-unchecked-all = Alle Häkchen entfernt: { $what }
change-used-template = Neue Liste aus einer Vorlage: { $what }
change-made-template = Neue Vorlage: { $what }
change-merged-lists = Neue Checkliste: { $what }
change-ran-again = Neu begonnen, die vorige ist archiviert: { $what }
change-duplicated-list = Neue Liste, eine Kopie: { $what }
change-added-subject = Neues Schlagwort: { $what }
change-edited-subject = Schlagwort geändert: { $what }
change-deleted-subject = Schlagwort gelöscht: { $what }
change-merged-subjects = Schlagwörter zusammengeführt: { $what }
change-added-note = Neue Notiz: { $what }
change-edited-note = Notiz geändert: { $what }
change-deleted-note = Notiz gelöscht: { $what }
change-moved-note = Notiz verschoben: { $what }
change-pinned-note = Angeheftet: { $what }
change-unpinned-note = Losgelöst: { $what }
change-task-of-note = Notiz zur Aufgabe gemacht: { $what }
change-kept-view = Ansicht gespeichert: { $what }
change-renamed-view = Ansicht umbenannt: { $what }
change-deleted-view = Ansicht gelöscht: { $what }

## The rest.

change-dismissed-tip = Tipp ausgeblendet: { $what }
change-showed-tip = Tipp wieder gezeigt: { $what }
change-showed-all-tips = Alle Tipps wieder gezeigt
change-settings = Einstellungen gespeichert
change-profile = Name und Bild gespeichert
change-look = Darstellung geändert
change-times = Zeit und Woche geändert
change-kinds-on = Arten von Energie eingeschaltet
change-kinds-off = Arten von Energie ausgeschaltet
change-examples = Beispiele entfernt
change-imported = Aus einer Datei importiert
change-left-days-out = Tage im Rückblick nicht mitgezählt
change-counted-days = Tage wieder mitgezählt
change-report = Bericht gespeichert
change-low-day = Schontag: Zu sehen ist nur, was nicht warten kann
change-low-day-ended = Schontag beendet

## The message after a change. `$change` is one of the texts above.

toast = { $change }.
toast-left = { $change }. Noch { SPOONS($spoons) }.
toast-still-due = { $done } Bleibt fällig: { $date }.
toast-due-before = { $done } Fällig ist es vorher: { $date }.
toast-undone = Rückgängig gemacht: „{ $change }“.
toast-undone-left = Rückgängig gemacht: „{ $change }“. Noch { SPOONS($spoons) }.
toast-stays = Wurde seitdem geändert und bleibt, wie es ist: „{ $change }“.
toast-partly = { $done } Ein Teil wurde seitdem geändert und bleibt, wie er ist.
