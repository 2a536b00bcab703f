## What a change did: in History, and in the message after it. `$what` is the title of a task, or “3 tasks”.

change-tasks = { $count ->
    [one] { NUMBER($count) } uppgift
   *[other] { NUMBER($count) } uppgifter
}
change-any = En ändring
change-started-day = Ny dag med { SPOONS($spoons) }
change-adjusted-day = Idag finns nu { SPOONS($spoons) }
change-planned-today = Tillagt idag: { $what }
change-planned-borrowing = Tillagt idag, med ett lån på { SPOONS($spoons) }: { $what }
change-today-cost = { $what } kostar { SPOONS($spoons) } idag
change-real-cost = Verklig kostnad { SPOONS($spoons) }: { $what }
change-added-due = La till: { $what }, klart senast { $date }
change-planned-for = Planerat till { $date }: { $what }
change-moved-to = Flyttat till { $date }: { $what }
change-many = Ändrade { $what }

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

change-added-task = La till: { $what }
change-edited-task = Ändrade: { $what }
change-deleted-task = Tog bort: { $what }
change-moved-task = Flyttade: { $what }
change-checked-off = Klart: { $what }
change-unchecked = Inte klart: { $what }
change-sent-back = Tog bort från idag: { $what }
change-fresh = Började på nytt: { $what }
change-filed-task = Flyttade till en annan lista: { $what }
change-snoozed = Snoozade: { $what }
change-woke-up = Slutade snooza: { $what }
change-skipped-once = Hoppade över en gång: { $what }
change-ended-repeat = Upprepas inte längre: { $what }
change-labelled = La till etikett: { $what }
change-unlabelled = Tog bort etikett: { $what }
change-for-this-time = Ändrade för den här gången: { $what }
change-left-out = Hoppade över: { $what }
change-took-along = Tog med: { $what }
change-passed-over = Inte den här: { $what }
change-offered-again = Överhoppade uppgifter föreslås igen
change-duplicated-task = Duplicerade: { $what }
change-declined-cost = Behöll den vanliga kostnaden: { $what }
change-planned-week = Planerade: { $what }
change-removed-intended = Inte längre planerat till en dag: { $what }
change-wanted-today = Flyttade tillbaka till idag: { $what }
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
toast-undone = Ångrat. { $change }.
toast-undone-left = Ångrat. { $change }. { SPOONS($spoons) } kvar.
