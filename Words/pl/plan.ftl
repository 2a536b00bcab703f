## A plan for the rest of the day, which the person may take.

plan = Zaplanuj dzień
plan-lead-usual = Zwykle masz { NUMBER($spoons) }, więc plan nie przekracza tej liczby.
plan-lead-free = Nic się nie zmieni, dopóki nie przyjmiesz planu.
plan-low-day = To słabszy dzień: w planie jest tylko to, co nie może czekać.
plan-choice = Plan
plan-choice-this = Ten plan
plan-choice-lighter = Lżejszy plan
plan-order-this = Ten plan bierze zadania, które razem liczą się najwięcej i wciąż się mieszczą.
plan-order-lighter = Lżejszy plan robi to samo, używając najwyżej sześciu dziesiątych miejsca.
plan-list = Plan
plan-changed = Nic nie zostało dodane: dzień się w międzyczasie zmienił. To plan na to, co jest wolne teraz.

## A task of a plan. The reasons are put together with commas, and begin with a capital. A plan for several days has the same ones.

plan-row-why = { $reasons }.
plan-why-due = termin: { $date }
plan-why-carried = przeniesione
plan-why-fits = mieści się w tym, co wolne
plan-why-last = mieści się w tym, co zostało: { SPOONS($spoons) }
plan-why-last-spoon = wystarczy na to ostatnia łyżka
plan-why-last-own = mieści się w tym, co zostało: 1 { $unit }
plan-row-step = Krok zadania: <task></task>.
plan-rest = Odpoczynek: { $minutes }
plan-rest-between = Między: <before></before> i <after></after>.

## Below the plan.

plan-already = Już na liście na dziś
plan-already-tasks = { $titles }.
plan-already-tasks-more = { $titles } i inne.
plan-waits = Poczeka na inny dzień
plan-several = Zaplanuj kilka dni
plan-waits-full = Kosztuje { NUMBER($cost) }, a plan jest pełny.
plan-waits-room = Kosztuje { NUMBER($cost) }, a wolne w planie: { NUMBER($room) }.
plan-waits-time = Zajmuje { $minutes }, a jest { $time }.
plan-waits-time-usual = Liczone jako { $minutes }, a jest { $time }.
plan-waits-lighter = Nie ma tego w lżejszym planie.
plan-waits-usual = Kosztuje { NUMBER($cost) }, a plan nie przekracza twojej zwykłej liczby: { NUMBER($usual) }.
plan-waits-others = Najpierw inne zadania.
plan-uncosted = { $count ->
    [one] { $count } zadanie nie ma jeszcze kosztu. <give>Ustal go</give>
    [few] { $count } zadania nie mają jeszcze kosztu. <give>Ustal go</give>
    [many] { $count } zadań nie ma jeszcze kosztu. <give>Ustal go</give>
   *[other] { $count } zadania nie ma jeszcze kosztu. <give>Ustal go</give>
}

## The bar.

plan-bar-over = To się już nie zmieści. Wybierz mniej.
plan-bar-count = Policz
plan-bar-take = Przyjmij ten plan

## Where nothing fits.

plan-empty = W tym planie nic więcej się nie zmieści. Odpoczynek się liczy.
plan-empty-none = Nie ma już nic do zaplanowania.
plan-empty-uncosted = To, co zostało do zaplanowania, nie ma jeszcze kosztu.
plan-empty-link = Zaplanuj kilka dni
plan-empty-asked = Nic nie pasuje do tego wyboru.
plan-empty-asked-link = Cokolwiek, co się zmieści

## What can be asked.

plan-time = Limit czasu na ten plan
plan-time-any = Bez limitu
plan-time-hint = Zadania bez podanych minut liczą się jako { $minutes }.
plan-asked-any = Limit czasu na ten plan: brak
plan-asked = Limit czasu na ten plan: { $time }
plan-asked-has = jest { $kind }
plan-asked-lacks = brak: { $kind }

## How a plan chooses: what a task counts.

plan-how = Jak powstaje ten wybór
plan-how-lead = Wybierany jest zestaw zadań, który liczy się najwięcej i wciąż się mieści. Rezerwa zostaje nietknięta, a plan nigdy nie wypełnia dnia bardziej niż zwykle.
plan-how-due = Termin dziś lub wcześniej: 400
plan-how-high = Wysoki priorytet: 160
plan-how-soon = Termin za 1 lub 2 dni: 120
plan-how-daily = Codzienne: 80
plan-how-medium = Średni priorytet: 60
plan-how-week = Termin za 3 do 7 dni: 40
plan-how-low = Niski priorytet: 20
plan-how-carried = Przeniesione: 10
plan-how-each = Każde zadanie: 30 i jeszcze 3 za każdą łyżkę, którą zabiera
plan-how-each-own = Każde zadanie: 30 i jeszcze 3 za każdą jednostkę kosztu (1 { $unit })
plan-how-order = Przy równym wyniku decyduje twoja własna kolejność.

## A plan for several days.

week-plan = Tydzień w sam raz
week-plan-days = { $days ->
    [one] { NUMBER($days) } dzień w sam raz
    [few] { NUMBER($days) } dni w sam raz
    [many] { NUMBER($days) } dni w sam raz
   *[other] { NUMBER($days) } dnia w sam raz
}
week-plan-lead = { $days ->
    [one] Twoje zadania do zrobienia, rozłożone na { NUMBER($days) } dzień, każde najpóźniej w swoim terminie. Nic się nie zmieni, dopóki nie przyjmiesz planu.
    [few] Twoje zadania do zrobienia, rozłożone na { NUMBER($days) } dni, każde najpóźniej w swoim terminie. Nic się nie zmieni, dopóki nie przyjmiesz planu.
    [many] Twoje zadania do zrobienia, rozłożone na { NUMBER($days) } dni, każde najpóźniej w swoim terminie. Nic się nie zmieni, dopóki nie przyjmiesz planu.
   *[other] Twoje zadania do zrobienia, rozłożone na { NUMBER($days) } dnia, każde najpóźniej w swoim terminie. Nic się nie zmieni, dopóki nie przyjmiesz planu.
}
week-plan-changed = Nic nie zostało zaplanowane: dzień się w międzyczasie zmienił. To plan na to, co jest wolne teraz.
week-plan-spans = Dni
week-plan-span = { $days ->
    [one] { NUMBER($days) } dzień
    [few] { NUMBER($days) } dni
    [many] { NUMBER($days) } dni
   *[other] { NUMBER($days) } dnia
}
week-plan-bar-take = Przyjmij tydzień
week-plan-bar-take-days = Przyjmij ten plan

## A day of it.

week-plan-today = { $date }, dziś
week-plan-why = { $reasons }.
week-plan-why-full = { $reasons }; brak miejsca na to: { $day }.
week-plan-why-full-today = { $reasons }; dziś nie ma na to miejsca.
week-plan-step = Krok zadania: <task></task>.
week-plan-rest = Odpoczynek: { $minutes }
week-plan-rest-between = Między dwoma zadaniami, które dużo kosztują.
week-plan-load = { UNIT($total, style: "capital") }: { NUMBER($planned) } z { NUMBER($total) }
week-plan-nothing = Nic w planie
week-plan-kept-free = Wolny dzień.
week-plan-keep = Zostaw wolny
week-plan-keep-day = Zostaw wolny: { $date }
week-plan-use = Użyj tego dnia
week-plan-use-day = Użyj: { $date }
week-plan-heavy = Oba dni dużo kosztują: { $first } i { $second }.
week-plan-heavy-due = Oba dni dużo kosztują: { $first } i { $second }. „{ $task }” ma termin: { $date }.

## Below the days.

week-plan-waits = Nie mieści się
week-plan-waits-room = Kosztuje { NUMBER($cost) }, a ten plan dodaje najwyżej { NUMBER($room) } na dzień.
week-plan-waits-due = Termin: { $date }, a do tego czasu w żadnym dniu nie ma na to miejsca.
week-plan-waits-others = Najpierw inne zadania.
week-plan-how = Jak powstaje ten wybór
week-plan-how-worth = Szukane są dni, w których twoje zadania liczą się najwięcej, według tych samych wartości co w <plan>Zaplanuj dzień</plan>. Termin w tych dniach liczy się jako 400. Każdy późniejszy dzień liczy się o 2 na 100 mniej, więc ważne rzeczy trafiają na początek.
week-plan-how-room = Dzień przyjmuje najwyżej osiem dziesiątych tego, co wolne: liczba tego dnia bez rezerwy i bez tego, co już jest w tym dniu. Plan unika dwóch ciężkich dni z rzędu, jeśli terminy na to pozwalają.
week-plan-how-kept = Przyjęty plan zapamiętuje wybrane dni, a nie terminy: gdy taki dzień minie, nic się nie zmieni. Kiedy taki dzień się zacznie, „Nowy dzień” doda tyle, ile się zmieści.
