## What a change did: in History, and in the message after it. TASKS is the title of one task, or “3 tasks”; texts can be chosen by their number, as by any.

change-tasks = { $count ->
    [one] { NUMBER($count) } opgave
   *[other] { NUMBER($count) } opgaver
}
change-any = En ændring
change-started-day = Ny dag med { SPOONS($spoons) }
change-started-day-without = Ny dag med { SPOONS($spoons) }, uden det, der ikke passer: { TASKS($what) }
change-adjusted-day = I dag sat til { SPOONS($spoons) }
change-planned-today = Føjet til i dag: { TASKS($what) }
change-planned-borrowing = Føjet til i dag med { SPOONS($spoons) } lånt: { TASKS($what) }
change-swapped = Byttet ind i dag: { TASKS($what) }
change-today-cost = { $what } koster { SPOONS($spoons) } i dag
change-real-cost = Kostede { SPOONS($spoons) }: { $what }
change-added-due = Tilføjet: { TASKS($what) }, senest { $date }
change-planned-for = Planlagt til { $date }: { TASKS($what) }
change-moved-to = Flyttet til { $date }: { TASKS($what) }
change-many = { TASKS($what) } opdateret

## The timer. `$length` is as in “15 min”.

change-timer = Timer på { $length }
change-timer-on = Timer på { $length }: { $task }
change-rest = Hvil på { $length }
change-rest-on = Hvil på { $length }: { $task }
change-rested-for = Hvilet { $length }
change-rested-for-on = Hvilet { $length }: { $task }
change-rested = Hvilet
change-rested-on = Hvilet: { $task }
change-timer-minutes = { $minutes ->
    [one] { NUMBER($minutes) } minut lagt til timeren
   *[other] { NUMBER($minutes) } minutter lagt til timeren
}
change-timer-minutes-on = { $minutes ->
    [one] { NUMBER($minutes) } minut lagt til timeren: { $task }
   *[other] { NUMBER($minutes) } minutter lagt til timeren: { $task }
}
change-timer-longer = Tid lagt til timeren
change-timer-longer-on = Tid lagt til timeren: { $task }
change-timer-paused = Timer på pause
change-timer-paused-on = Timer på pause: { $task }
change-timer-resumed = Timer startet igen
change-timer-resumed-on = Timer startet igen: { $task }
change-timer-reset = Timer nulstillet
change-timer-reset-on = Timer nulstillet: { $task }
change-timer-stopped = Timer stoppet
change-timer-stopped-on = Timer stoppet: { $task }

## Tasks.

change-added-task = Tilføjet: { TASKS($what) }
change-edited-task = Ændret: { TASKS($what) }
change-deleted-task = Slettet: { TASKS($what) }
change-brought-back = Hentet tilbage: { TASKS($what) }
change-moved-task = Flyttet: { TASKS($what) }
change-checked-off = Gjort: { TASKS($what) }
change-unchecked = Ikke gjort: { TASKS($what) }
change-sent-back = Fjernet fra i dag: { TASKS($what) }
change-fresh = Begyndt på en frisk: { TASKS($what) }
change-filed-task = Flyttet til en anden liste: { TASKS($what) }
change-snoozed = Lagt til side: { TASKS($what) }
change-hidden = Skjult til { $date }: { TASKS($what) }
change-woke-up = Hentet frem: { TASKS($what) }
change-skipped-once = Sprunget over denne gang: { TASKS($what) }
change-ended-repeat = { $what ->
    [one] Gentages ikke mere: { TASKS($what) }
   *[other] Gentages ikke mere: { TASKS($what) }
}
change-labelled = Emne tilføjet: { TASKS($what) }
change-unlabelled = Emne fjernet: { TASKS($what) }
change-for-this-time = Ændret denne gang: { TASKS($what) }
change-left-out = Sprunget over: { TASKS($what) }
change-took-along = Taget med: { TASKS($what) }
change-passed-over = Ikke denne: { TASKS($what) }
change-offered-again = Opgaver, du sprang over, foreslås igen
change-duplicated-task = Kopieret: { TASKS($what) }
change-declined-cost = Sædvanlig pris beholdt: { TASKS($what) }
change-planned-week = Planlagt: { TASKS($what) }
change-removed-intended = Ikke længere planlagt til en dag: { TASKS($what) }
change-wanted-today = Alligevel i dag: { TASKS($what) }
change-version-back = Tidligere udgave gendannet: { $what }
change-version-away = Tidligere udgave fjernet: { $what }

## Lists, subjects, notes, views. `$what` is a name.

change-added-list = Ny liste: { $what }
change-edited-list = Liste ændret: { $what }
change-deleted-list = Liste og dens opgaver slettet: { $what }
change-moved-list = Liste flyttet: { $what }
change-archived-list = Liste arkiveret: { $what }
change-reopened-list = Liste gendannet: { $what }
change-unchecked-all = Alle krydser fjernet: { $what }
change-used-template = Ny liste fra en skabelon: { $what }
change-made-template = Ny skabelon: { $what }
change-merged-lists = Ny tjekliste: { $what }
change-ran-again = Begyndt forfra; den forrige er arkiveret: { $what }
change-duplicated-list = Ny liste, en kopi: { $what }
change-added-subject = Nyt emne: { $what }
change-edited-subject = Emne ændret: { $what }
change-deleted-subject = Emne slettet: { $what }
change-merged-subjects = Emner lagt sammen: { $what }
change-added-note = Ny note: { $what }
change-edited-note = Note ændret: { $what }
change-deleted-note = Note slettet: { $what }
change-moved-note = Note flyttet: { $what }
change-pinned-note = Fastgjort: { $what }
change-unpinned-note = Ikke længere fastgjort: { $what }
change-task-of-note = Note lavet til en opgave: { $what }
change-kept-view = Visning gemt: { $what }
change-renamed-view = Visning omdøbt: { $what }
change-deleted-view = Visning slettet: { $what }

## The rest.

change-dismissed-tip = Tip skjult: { $what }
change-showed-tip = Tip vist igen: { $what }
change-showed-all-tips = Alle tips vist igen
change-settings = Indstillinger gemt
change-profile = Navn og billede gemt
change-look = Udseende opdateret
change-times = Tid og uge opdateret
change-kinds-on = Energityper slået til
change-kinds-off = Energityper slået fra
change-examples = Eksemplerne fjernet
change-imported = Importeret fra en fil
change-left-days-out = Dage holdt ude af tilbageblikket
change-counted-days = Dage tælles med igen
change-report = Rapport gemt
change-low-day = Skånedag: viser kun det, der ikke kan vente
change-low-day-ended = Skånedag afsluttet

## The message after a change. `$change` is one of the texts above.

toast = { $change }.
toast-left = { $change }. { SPOONS($spoons) } tilbage.
toast-still-due = { $done } Har stadig datoen { $date }.
toast-due-before = { $done } Datoen ligger før: { $date }.
toast-undone = Fortrudt: ”{ $change }”.
toast-undone-left = Fortrudt: ”{ $change }”. { SPOONS($spoons) } tilbage.
toast-stays = Det er ændret siden og bliver, som det er: ”{ $change }”.
toast-partly = { $done } En del er ændret siden og bliver, som den er.
