## What a change did: in History, and in the message after it. `$what` is the title of a task, or “3 tasks”.

change-tasks = { $count ->
    [one] { NUMBER($count) } taak
   *[other] { NUMBER($count) } taken
}
change-any = Een wijziging
change-started-day = Nieuwe dag met { SPOONS($spoons) }
change-started-day-without = Nieuwe dag met { SPOONS($spoons) }, zonder wat niet past: { TASKS($what) }
change-adjusted-day = Vandaag ingesteld op { SPOONS($spoons) }
change-planned-today = Toegevoegd aan vandaag: { TASKS($what) }
change-planned-borrowing = Toegevoegd aan vandaag, { SPOONS($spoons) } geleend: { TASKS($what) }
change-swapped = Geruild voor vandaag: { TASKS($what) }
change-today-cost = Vandaag { SPOONS($spoons) }: { $what }
change-real-cost = Kostte echt { SPOONS($spoons) }: { $what }
change-added-due = Toegevoegd: { TASKS($what) }, uiterlijk { $date }
change-planned-for = Gepland voor { $date }: { TASKS($what) }
change-moved-to = Verplaatst naar { $date }: { TASKS($what) }
change-many = Bijgewerkt: { TASKS($what) }

## The timer. `$length` is as in “15 min”.

change-timer = Timer van { $length }
change-timer-on = Timer van { $length }: { $task }
change-rest = Rust van { $length }
change-rest-on = Rust van { $length }: { $task }
change-rested-for = { $length } rust genomen
change-rested-for-on = { $length } rust genomen: { $task }
change-rested = Rust genomen
change-rested-on = Rust genomen: { $task }
change-timer-minutes = { $minutes ->
    [one] Timer { NUMBER($minutes) } minuut langer gemaakt
   *[other] Timer { NUMBER($minutes) } minuten langer gemaakt
}
change-timer-minutes-on = { $minutes ->
    [one] Timer { NUMBER($minutes) } minuut langer gemaakt: { $task }
   *[other] Timer { NUMBER($minutes) } minuten langer gemaakt: { $task }
}
change-timer-longer = Timer langer gemaakt
change-timer-longer-on = Timer langer gemaakt: { $task }
change-timer-paused = Timer gepauzeerd
change-timer-paused-on = Timer gepauzeerd: { $task }
change-timer-resumed = Timer loopt weer
change-timer-resumed-on = Timer loopt weer: { $task }
change-timer-reset = Timer opnieuw gestart
change-timer-reset-on = Timer opnieuw gestart: { $task }
change-timer-stopped = Timer gestopt
change-timer-stopped-on = Timer gestopt: { $task }

## Tasks.

change-added-task = Toegevoegd: { TASKS($what) }
change-edited-task = Gewijzigd: { TASKS($what) }
change-deleted-task = Verwijderd: { TASKS($what) }
change-brought-back = Teruggehaald: { TASKS($what) }
change-moved-task = Verplaatst: { TASKS($what) }
change-checked-off = Klaar: { TASKS($what) }
change-unchecked = Niet klaar: { TASKS($what) }
change-sent-back = Uit vandaag gehaald: { TASKS($what) }
change-fresh = Schoon begonnen: { TASKS($what) }
change-filed-task = Naar een andere lijst verplaatst: { TASKS($what) }
change-snoozed = Gesnoozed: { TASKS($what) }
change-hidden = Verborgen tot { $date }: { TASKS($what) }
change-woke-up = Weer getoond: { TASKS($what) }
change-skipped-once = Deze keer overgeslagen: { TASKS($what) }
change-ended-repeat = Niet meer herhaald: { TASKS($what) }
change-labelled = Label toegevoegd: { TASKS($what) }
change-unlabelled = Label weggehaald: { TASKS($what) }
change-for-this-time = Voor deze keer gewijzigd: { TASKS($what) }
change-left-out = Deze keer niet: { TASKS($what) }
change-took-along = Deze keer wel: { TASKS($what) }
change-passed-over = Deze niet: { TASKS($what) }
change-offered-again = Overgeslagen taken worden weer voorgesteld
change-duplicated-task = Gedupliceerd: { TASKS($what) }
change-declined-cost = Gewone kosten gehouden: { TASKS($what) }
change-planned-week = Gepland: { TASKS($what) }
change-removed-intended = Niet meer voor een dag gepland: { TASKS($what) }
change-wanted-today = Terug naar vandaag: { TASKS($what) }
change-version-back = Eerdere versie teruggezet: { $what }
change-version-away = Eerdere versie weggehaald: { $what }

## Lists, subjects, notes, views. `$what` is a name.

change-added-list = Nieuwe lijst: { $what }
change-edited-list = Lijst gewijzigd: { $what }
change-deleted-list = Lijst met alle taken verwijderd: { $what }
change-moved-list = Lijst verplaatst: { $what }
change-archived-list = Lijst gearchiveerd: { $what }
change-reopened-list = Lijst teruggezet: { $what }
change-unchecked-all = Alle vinkjes weggehaald: { $what }
change-used-template = Nieuwe lijst van een sjabloon: { $what }
change-made-template = Nieuw sjabloon: { $what }
change-merged-lists = Nieuwe checklist: { $what }
change-ran-again = Opnieuw begonnen; de vorige is gearchiveerd: { $what }
change-duplicated-list = Nieuwe lijst, een kopie: { $what }
change-added-subject = Nieuw label: { $what }
change-edited-subject = Label gewijzigd: { $what }
change-deleted-subject = Label verwijderd: { $what }
change-merged-subjects = Labels samengevoegd: { $what }
change-added-note = Nieuwe notitie: { $what }
change-edited-note = Notitie gewijzigd: { $what }
change-deleted-note = Notitie verwijderd: { $what }
change-moved-note = Notitie verplaatst: { $what }
change-pinned-note = Vastgezet: { $what }
change-unpinned-note = Losgemaakt: { $what }
change-task-of-note = Taak gemaakt van notitie: { $what }
change-kept-view = Overzicht opgeslagen: { $what }
change-renamed-view = Overzicht hernoemd: { $what }
change-deleted-view = Overzicht verwijderd: { $what }

## The rest.

change-dismissed-tip = Tip verborgen: { $what }
change-showed-tip = Tip weer getoond: { $what }
change-showed-all-tips = Alle tips weer getoond
change-settings = Instellingen opgeslagen
change-profile = Naam en foto opgeslagen
change-look = Weergave bijgewerkt
change-times = Tijd en week bijgewerkt
change-kinds-on = Soorten energie aangezet
change-kinds-off = Soorten energie uitgezet
change-examples = Voorbeelden weggehaald
change-imported = Uit een bestand geïmporteerd
change-left-days-out = Dagen tellen niet mee in Inzichten
change-counted-days = Dagen tellen weer mee
change-report = Verslag opgeslagen
change-low-day = Mindere dag: je ziet alleen wat niet kan wachten
change-low-day-ended = Mindere dag gestopt

## The message after a change. `$change` is one of the texts above.

toast = { $change }.
toast-left = { $change }. Nog { SPOONS($spoons) } vrij.
toast-still-due = { $done } Datum blijft: { $date }.
toast-due-before = { $done } De datum ligt ervoor: { $date }.
toast-undone = Ongedaan gemaakt: “{ $change }”.
toast-undone-left = Ongedaan gemaakt: “{ $change }”. Nog { SPOONS($spoons) } vrij.
toast-stays = Is sindsdien gewijzigd en blijft zoals het is: “{ $change }”.
toast-partly = { $done } Een deel is sindsdien gewijzigd en blijft zoals het is.
