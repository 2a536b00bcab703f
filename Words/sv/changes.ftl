## What a change did: in History, and in the message after it. `$what` is the title of a task, or “3 tasks”.

change-tasks = { $count ->
    [one] { NUMBER($count) } uppgift
   *[other] { NUMBER($count) } uppgifter
}
change-any = En ändring
change-started-day = Ny dag med { SPOONS($spoons) }
change-started-day-without = Ny dag med { SPOONS($spoons) }, utan det som inte får plats: { TASKS($what) }
change-adjusted-day = Idag finns nu { SPOONS($spoons) }
change-planned-today = { $what ->
    [one] Tillagt idag: { TASKS($what) }
   *[other] Tillagda idag: { TASKS($what) }
}
change-planned-borrowing = { $what ->
    [one] Tillagt idag, med ett lån på { SPOONS($spoons) }: { TASKS($what) }
   *[other] Tillagda idag, med ett lån på { SPOONS($spoons) }: { TASKS($what) }
}
change-swapped = Inbytt till idag: { TASKS($what) }
change-today-cost = { $what } kostar { SPOONS($spoons) } idag
change-real-cost = Verklig kostnad { SPOONS($spoons) }: { $what }
change-added-due = La till: { TASKS($what) }, klart senast { $date }
change-planned-for = { $what ->
    [one] Planerat till { $date }: { TASKS($what) }
   *[other] Planerade till { $date }: { TASKS($what) }
}
change-moved-to = { $what ->
    [one] Flyttat till { $date }: { TASKS($what) }
   *[other] Flyttade till { $date }: { TASKS($what) }
}
change-many = Ändrade: { TASKS($what) }

## The timer. `$length` is as in “15 min”.

change-timer = Timer på { $length }
change-timer-on = Timer på { $length }: { $task }
change-rest = Vila i { $length }
change-rest-on = Vila i { $length }: { $task }
change-rested-for = Vilade { $length }
change-rested-for-on = Vilade { $length }: { $task }
change-rested = Vilade
change-rested-on = Vilade: { $task }
change-timer-minutes = { $minutes ->
    [one] La till { NUMBER($minutes) } minut på timern
   *[other] La till { NUMBER($minutes) } minuter på timern
}
change-timer-minutes-on = { $minutes ->
    [one] La till { NUMBER($minutes) } minut på timern: { $task }
   *[other] La till { NUMBER($minutes) } minuter på timern: { $task }
}
change-timer-longer = La till tid på timern
change-timer-longer-on = La till tid på timern: { $task }
change-timer-paused = Timern pausad
change-timer-paused-on = Timern pausad: { $task }
change-timer-resumed = Timern fortsätter
change-timer-resumed-on = Timern fortsätter: { $task }
change-timer-reset = Timern börjar om
change-timer-reset-on = Timern börjar om: { $task }
change-timer-stopped = Timern stoppad
change-timer-stopped-on = Timern stoppad: { $task }

## Tasks.

change-added-task = La till: { TASKS($what) }
change-edited-task = Ändrade: { TASKS($what) }
change-deleted-task = Tog bort: { TASKS($what) }
change-brought-back = Hämtades tillbaka: { TASKS($what) }
change-moved-task = Flyttade: { TASKS($what) }
change-checked-off = { $what ->
    [one] Klart: { TASKS($what) }
   *[other] Klara: { TASKS($what) }
}
change-unchecked = { $what ->
    [one] Inte klart: { TASKS($what) }
   *[other] Inte klara: { TASKS($what) }
}
change-sent-back = Tog bort från idag: { TASKS($what) }
change-fresh = Började på nytt: { TASKS($what) }
change-filed-task = Flyttade till en annan lista: { TASKS($what) }
change-snoozed = Snoozade: { TASKS($what) }
change-hidden = { $what ->
    [one] Dold till { $date }: { TASKS($what) }
   *[other] Dolda till { $date }: { TASKS($what) }
}
change-woke-up = Visas igen: { TASKS($what) }
change-skipped-once = Hoppade över en gång: { TASKS($what) }
change-ended-repeat = Upprepas inte längre: { TASKS($what) }
change-labelled = La till etikett: { TASKS($what) }
change-unlabelled = Tog bort etikett: { TASKS($what) }
change-for-this-time = Ändrade för den här gången: { TASKS($what) }
change-left-out = Hoppade över: { TASKS($what) }
change-took-along = Tog med: { TASKS($what) }
change-passed-over = { $what ->
    [one] Inte den här: { TASKS($what) }
   *[other] Inte de här: { TASKS($what) }
}
change-offered-again = Överhoppade uppgifter föreslås igen
change-duplicated-task = Duplicerade: { TASKS($what) }
change-declined-cost = Behöll den vanliga kostnaden: { TASKS($what) }
change-planned-week = Planerade: { TASKS($what) }
change-removed-intended = { $what ->
    [one] Inte längre planerat till en dag: { TASKS($what) }
   *[other] Inte längre planerade till en dag: { TASKS($what) }
}
change-wanted-today = Flyttade tillbaka till idag: { TASKS($what) }
change-version-back = Återställde en tidigare version: { $what }
change-version-away = Tog bort en tidigare version: { $what }

## Lists, subjects, notes, views. `$what` is a name.

change-added-list = Ny lista: { $what }
change-edited-list = Ändrade listan: { $what }
change-deleted-list = Tog bort listan och dess uppgifter: { $what }
change-moved-list = Flyttade listan: { $what }
change-archived-list = Arkiverade listan: { $what }
change-reopened-list = Återställde listan: { $what }
change-unchecked-all = Bockade ur alla: { $what }
change-used-template = Ny lista från en mall: { $what }
change-made-template = Ny mall: { $what }
change-merged-lists = Ny checklista: { $what }
change-ran-again = Började om, den förra är arkiverad: { $what }
change-duplicated-list = Ny lista, en kopia: { $what }
change-added-subject = Ny etikett: { $what }
change-edited-subject = Ändrade etiketten: { $what }
change-deleted-subject = Tog bort etiketten: { $what }
change-merged-subjects = Slog ihop etiketter: { $what }
change-added-note = Ny anteckning: { $what }
change-edited-note = Ändrade anteckningen: { $what }
change-deleted-note = Tog bort anteckningen: { $what }
change-moved-note = Flyttade anteckningen: { $what }
change-pinned-note = Fäste överst: { $what }
change-unpinned-note = Lossade: { $what }
change-task-of-note = Gjorde en uppgift av anteckningen: { $what }
change-kept-view = Sparade vyn: { $what }
change-renamed-view = Bytte namn på vyn: { $what }
change-deleted-view = Tog bort vyn: { $what }

## The rest.

change-dismissed-tip = Dolde tipset: { $what }
change-showed-tip = Visar tipset igen: { $what }
change-showed-all-tips = Alla tips visas igen
change-settings = Inställningarna är sparade
change-profile = Namn och bild är sparade
change-look = Utseendet är ändrat
change-times = Tid och vecka är ändrade
change-kinds-on = Energityper är på
change-kinds-off = Energityper är av
change-examples = Tog bort exemplen
change-imported = Importerade från en fil
change-left-days-out = Dagar tas inte med i insikterna
change-counted-days = Dagar tas med igen
change-report = Rapporten är sparad
change-low-day = Lågenergidag: bara det som inte kan vänta visas
change-low-day-ended = Avslutade lågenergidagen

## The message after a change. `$change` is one of the texts above.

toast = { $change }.
toast-left = { $change }. { SPOONS($spoons) } kvar.
toast-still-due = { $done } Fortfarande klart senast { $date }.
toast-due-before = { $done } Den ska vara klar innan dess: { $date }.
toast-undone = Ångrat: ”{ $change }”.
toast-undone-left = Ångrat: ”{ $change }”. { SPOONS($spoons) } kvar.
toast-stays = Det har ändrats sedan dess och är kvar som det är: ”{ $change }”.
toast-partly = { $done } En del har ändrats sedan dess och är kvar som den är.
