## New Day: how many spoons the day has that begins.

new-day = Nowy dzień
new-day-spoons = { UNIT($unit, style: "capital") } na dziś: ile masz?
new-day-borrowed-fixed = Twoja dzienna liczba: { NUMBER($usual) }. Z dzisiejszego dnia pożyczono: { SPOONS($spoons) }, więc zaczyna się od { NUMBER($left) }.
new-day-borrowed = Zwykle: { NUMBER($usual) }. Z dzisiejszego dnia pożyczono: { SPOONS($spoons) }, więc zaczyna się od { NUMBER($left) }.
new-day-felt = Jaki był poprzedni dzień? (opcjonalnie)
new-day-comes = Dojdzie samo
new-day-stays = Zostaje poza dniem, nie mieści się
new-day-offered = Z terminem na wspólnych listach
new-day-rule = Nowość: to, co ma termin, samo dojdzie do dnia, o ile się zmieści. Odznacz to, co ma zostać poza dniem. Możesz to wyłączyć: Ustawienia, Energia.
new-day-backlog = To, co zostało z poprzedniego dnia, trafi na listę <backlog>Na później</backlog> i tam poczeka.
new-day-low = Słabszy dzień
new-day-low-hint = Pokaż tylko to, co nie może czekać. Reszta wróci później.
new-day-low-goes-on = Słabszy dzień trwa, aż go zakończysz: na stronie Dziś, „Zakończ słabszy dzień”.
new-day-bar-start = Zacznij dzień

## How a day was.

felt-lighter = Lżejszy
felt-as-usual = Jak zwykle
felt-heavier = Cięższy
felt-had-to-stop = Trzeba było przerwać

## The number of the day, changed while it goes on.

adjust-day = Dostosuj dzień
adjust-day-spoons = { UNIT($unit, style: "capital") } na dziś: ile ma być?
adjust-day-now = Teraz: { NUMBER($spoons) }. { $used }.
adjust-day-with = Przy { NUMBER($spoons) }: { $free }.
adjust-day-happens = Co się stanie
adjust-day-goes-on = Dzień trwa dalej. Żadne zadanie się nie przesunie i nic nie zostanie cofnięte.
links-day = Udostępnij dzisiejsze { UNIT($unit) }
links-day-hint = Potrzebny jest internet. Inni widzą liczbę, twoje imię z ustawień i to, jak dawno była ostatnia zmiana.
adjust-day-bar-change = Zmień
adjust-day-bar-change-to = Zmień na { NUMBER($spoons) }
