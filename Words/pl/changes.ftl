## What a change did: in History, and in the message after it. `$what` is the title of a task, or “3 tasks”.

change-tasks = { $count ->
    [one] { NUMBER($count) } zadanie
    [few] { NUMBER($count) } zadania
    [many] { NUMBER($count) } zadań
   *[other] { NUMBER($count) } zadania
}
change-any = Zmiana
change-started-day = Nowy dzień: { SPOONS($spoons) }
change-started-day-without = Nowy dzień: { SPOONS($spoons) }, bez tego, co się nie mieści: { TASKS($what) }
change-adjusted-day = Na dziś ustawiono: { SPOONS($spoons) }
change-planned-today = Dodano na dziś: { TASKS($what) }
change-planned-borrowing = Dodano na dziś (pożyczone: { SPOONS($spoons) }): { TASKS($what) }
change-swapped = Zamiana na dziś: { TASKS($what) }
change-today-cost = { $what }, dzisiejszy koszt: { SPOONS($spoons) }
change-real-cost = Prawdziwy koszt, { SPOONS($spoons) }: { $what }
change-added-due = Dodano: { TASKS($what) }, termin: { $date }
change-planned-for = Zaplanowano ({ $date }): { TASKS($what) }
change-moved-to = Przeniesiono ({ $date }): { TASKS($what) }
change-many = Zmieniono: { TASKS($what) }

## The timer. `$length` is as in “15 min”.

change-timer = Minutnik, { $length }
change-timer-on = Minutnik, { $length }: { $task }
change-rest = Odpoczynek, { $length }
change-rest-on = Odpoczynek, { $length }: { $task }
change-rested-for = Zrobione: odpoczynek, { $length }
change-rested-for-on = Zrobione: odpoczynek, { $length }: { $task }
change-rested = Zrobione: odpoczynek
change-rested-on = Zrobione: odpoczynek, { $task }
change-timer-minutes = { $minutes ->
    [one] Dodano do minutnika { NUMBER($minutes) } minutę
    [few] Dodano do minutnika { NUMBER($minutes) } minuty
    [many] Dodano do minutnika { NUMBER($minutes) } minut
   *[other] Dodano do minutnika { NUMBER($minutes) } minuty
}
change-timer-minutes-on = { $minutes ->
    [one] Dodano do minutnika { NUMBER($minutes) } minutę: { $task }
    [few] Dodano do minutnika { NUMBER($minutes) } minuty: { $task }
    [many] Dodano do minutnika { NUMBER($minutes) } minut: { $task }
   *[other] Dodano do minutnika { NUMBER($minutes) } minuty: { $task }
}
change-timer-longer = Wydłużono minutnik
change-timer-longer-on = Wydłużono minutnik: { $task }
change-timer-paused = Minutnik: pauza
change-timer-paused-on = Minutnik: pauza, { $task }
change-timer-resumed = Wznowiono minutnik
change-timer-resumed-on = Wznowiono minutnik: { $task }
change-timer-reset = Minutnik od początku
change-timer-reset-on = Minutnik od początku: { $task }
change-timer-stopped = Zatrzymano minutnik
change-timer-stopped-on = Zatrzymano minutnik: { $task }

## Tasks.

change-added-task = Dodano: { TASKS($what) }
change-edited-task = Zmieniono: { TASKS($what) }
change-deleted-task = Usunięto: { TASKS($what) }
change-brought-back = Przywrócono: { TASKS($what) }
change-moved-task = Przeniesiono: { TASKS($what) }
change-checked-off = Zrobione: { TASKS($what) }
change-unchecked = Niezrobione: { TASKS($what) }
change-sent-back = Zdjęto z listy na dziś: { TASKS($what) }
change-fresh = Od nowa: { TASKS($what) }
change-filed-task = Przeniesiono na inną listę: { TASKS($what) }
change-snoozed = Odłożono: { TASKS($what) }
change-hidden = Ukryto do { $date }: { TASKS($what) }
change-woke-up = Znów widoczne: { TASKS($what) }
change-skipped-once = Pominięto ten raz: { TASKS($what) }
change-ended-repeat = { $what ->
    [one] Już się nie powtarza: { TASKS($what) }
    [few] Już się nie powtarzają: { TASKS($what) }
    [many] Już się nie powtarza: { TASKS($what) }
   *[other] Już się nie powtarza: { TASKS($what) }
}
change-labelled = Dodano etykietę: { TASKS($what) }
change-unlabelled = Zdjęto etykietę: { TASKS($what) }
change-for-this-time = Zmieniono na ten raz: { TASKS($what) }
change-left-out = Pominięto: { TASKS($what) }
change-took-along = Znowu na liście: { TASKS($what) }
change-passed-over = Nie to: { TASKS($what) }
change-offered-again = Pominięte zadania wracają do propozycji
change-duplicated-task = Zduplikowano: { TASKS($what) }
change-declined-cost = Zwykły koszt bez zmian: { TASKS($what) }
change-planned-week = Zaplanowano: { TASKS($what) }
change-removed-intended = Już bez zaplanowanego dnia: { TASKS($what) }
change-wanted-today = Przywrócono na dziś: { TASKS($what) }
change-version-back = Przywrócono wcześniejszą wersję: { $what }
change-version-away = Odrzucono wcześniejszą wersję: { $what }

## Lists, subjects, notes, views. `$what` is a name.

change-added-list = Nowa lista: { $what }
change-edited-list = Zmieniono listę: { $what }
change-deleted-list = Usunięto listę i jej zadania: { $what }
change-moved-list = Przesunięto listę: { $what }
change-archived-list = Lista w archiwum: { $what }
change-reopened-list = Przywrócono listę: { $what }
change-unchecked-all = Odznaczono wszystkie: { $what }
change-used-template = Nowa lista z szablonu: { $what }
change-made-template = Nowy szablon: { $what }
change-merged-lists = Nowa lista kontrolna: { $what }
change-ran-again = Lista od nowa, poprzednia w archiwum: { $what }
change-duplicated-list = Nowa lista, kopia: { $what }
change-added-subject = Nowa etykieta: { $what }
change-edited-subject = Zmieniono etykietę: { $what }
change-deleted-subject = Usunięto etykietę: { $what }
change-merged-subjects = Połączono etykiety: { $what }
change-added-note = Nowa notatka: { $what }
change-edited-note = Zmieniono notatkę: { $what }
change-deleted-note = Usunięto notatkę: { $what }
change-moved-note = Przesunięto notatkę: { $what }
change-pinned-note = Przypięto: { $what }
change-unpinned-note = Odpięto: { $what }
change-task-of-note = Notatka jest teraz zadaniem: { $what }
change-kept-view = Zapisano widok: { $what }
change-renamed-view = Zmieniono nazwę widoku: { $what }
change-deleted-view = Usunięto widok: { $what }

## The rest.

change-dismissed-tip = Ukryto wskazówkę: { $what }
change-showed-tip = Wskazówka znowu widoczna: { $what }
change-showed-all-tips = Wszystkie wskazówki znowu widoczne
change-settings = Zapisano ustawienia
change-profile = Zapisano imię i zdjęcie
change-look = Zmieniono wygląd
change-times = Zmieniono czas i tydzień
change-kinds-on = Włączono rodzaje energii
change-kinds-off = Wyłączono rodzaje energii
change-examples = Usunięto przykłady
change-imported = Zaimportowano z pliku
change-left-days-out = Statystyki bez wybranych dni
change-counted-days = Dni znowu się liczą
change-report = Zapisano raport
change-low-day = Słabszy dzień: widać tylko to, co nie może czekać
change-low-day-ended = Koniec słabszego dnia

## The message after a change. `$change` is one of the texts above.

toast = { $change }.
toast-left = { $change }. Zostało: { SPOONS($spoons) }.
toast-still-due = { $done } Termin zostaje: { $date }.
toast-due-before = { $done } Termin jest wcześniej: { $date }.
toast-undone = Cofnięto: „{ $change }”.
toast-undone-left = Cofnięto: „{ $change }”. Zostało: { SPOONS($spoons) }.
toast-stays = Od tego czasu coś się zmieniło, więc pozostaje bez zmian: „{ $change }”.
toast-partly = { $done } Część zmieniono od tego czasu i pozostaje bez zmian.
