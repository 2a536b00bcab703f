## The list of the day.

today = Dziś
today-list = Do zrobienia dziś
today-costs-nothing = Nic nie kosztuje
today-check = Zaznacz, co jest zrobione, potem naciśnij „Zrobione”.
today-morning = Rano
today-afternoon = Po południu
today-evening = Wieczorem
today-any-time = O dowolnej porze
today-empty-done = Tu wszystko zrobione. Odpoczynek też się liczy.
today-empty-low = Wszystko z planu może poczekać. Odpoczynek się liczy.
today-empty-first = Zapisz jedną rzecz na dziś. Wystarczy tytuł.
today-add = Dodaj na dziś
today-empty = Na razie nic nie jest zaplanowane. Wybierz kilka rzeczy, które się zmieszczą, albo odpocznij: odpoczynek się liczy.
today-empty-link = Dziś
today-begin = Można też zacząć tak
today-template = Szablon
today-template-facts = Poranek, dzień bez sił, pakowanie

## Links above the list.

today-select = Wybierz zadania
today-plan = Zaplanuj dzień

## The menu.

today-menu-new-day = Nowy dzień
today-menu-now = Co teraz?
today-menu-adjust = Dostosuj dzień
today-menu-check = Odhacz
today-sort-cost = Sortuj: { UNIT($unit) }
today-sort-time = Sortuj: pora dnia
today-sort-own = Sortuj: własna kolejność

## The bar: one of these beside “Add a task”.

today-bar-new-day = Nowy dzień
today-bar-now = Co teraz?
today-bar-select = Wybierz zadania
today-bar-done = Zrobione

## Notes above the list.

today-another-date = Jest już { $date }. Zacznij nowy dzień, kiedy chcesz; do tego czasu ta lista zostaje.
today-over = Na dziś: { SPOONS($spoons) }, zaplanowane: { NUMBER($used) }. Nic nie zostało usunięte.
today-borrowed = Pożyczone z jutra. Następny „Nowy dzień” zaproponuje: { NUMBER($spoons) }.
today-can-wait = Wybierz, co może poczekać
today-spoons = Jedna łyżka to odrobina energii
today-spoons-own = 1 { $unit } to odrobina energii
today-spoons-facts = Każde zadanie trochę jej zabiera. Rząd na górze pokazuje, ile masz na dziś, żeby można było przestać, zanim się skończy.
today-spoons-help = Co to są { UNIT($unit) }?

## Sections below the list.

today-due = Z terminem, jeszcze niezaplanowane
today-later = Później dziś
today-done = Zrobione dziś
today-backlog = Na później
today-backlog-facts = Zadania z wcześniejszych dni
examples-remove = Usuń przykłady

## A low day: a day on which little is possible. Only what cannot wait is shown.

low-day-says = Reszta wróci taka, jaka była.
low-day-today = Słabszy dzień skończy się, gdy zaczniesz nowy dzień.
low-day-kept = Słabszy dzień trwa, aż go zakończysz.
low-day-end = Zakończ słabszy dzień
low-day-aside = Na razie ukryte: { $tasks }, { SPOONS($spoons) }.
low-day-with = Razem z nimi: { $free }.
low-day-fewer = { UNIT($unit, style: "capital") }: dziś mniej
low-day-show = Pokaż
low-day-hide = Ukryj
low-day-hidden-list = Ukryte zadania
low-day-wanted = Przywróć na dziś: { $title }
low-day-list = Nie może czekać
low-day-begin = Słabszy dzień
low-day-begin-kept = Słabszy dzień, aż go zakończę

## The first page that anybody sees.

welcome = Zaplanuj dzień na miarę swoich sił
welcome-lead = Na jeden dzień masz tylko trochę energii. Teaspoon pomaga wybrać to, co się zmieści, a resztę przechowuje na później. <help>Co to są { UNIT($unit) }?</help>
welcome-spoons = { UNIT($unit, style: "capital") } na dziś: ile masz?
welcome-spoons-hint = Wystarczy mniej więcej. Zawsze można to zmienić.
welcome-examples = Zacznij z kilkoma przykładowymi zadaniami
welcome-examples-hint = Można je usunąć jednym dotknięciem.
welcome-privacy = Bez konta. Wszystko zostaje na tym urządzeniu i działa bez internetu.
welcome-sign-in = Mam konto
welcome-restore = Przywróć z pliku kopii zapasowej
welcome-start = Zacznij dzień

example-dressed = Ubrać się
example-breakfast = Zrobić śniadanie
example-shower = Wziąć prysznic
example-message = Odpisać na jedną wiadomość
example-laundry = Zrobić pranie
example-dinner = Ugotować obiad
example-friend = Spotkać się z kimś bliskim
