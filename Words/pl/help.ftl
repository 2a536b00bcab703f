## Help. Here spoons are those of the spoon theory, also for somebody who gave the unit another name.

help = Pomoc
help-spoons = Co to są łyżki?
help-spoons-are = Łyżka to jednostka energii. Dzień zaczyna się z kilkoma, a każda czynność zabiera jedną lub więcej: prysznic może zabrać 2, rozmowa przez telefon 1, odwiedziny 5. Te liczby znasz tylko ty i zmieniają się z dnia na dzień.
help-spoons-planned = Gdy łyżki są zaplanowane, dzień jest pełny. Reszta czeka na liście Na później. Odpoczynek nie zabiera żadnej, a też się liczy.
help-spoons-source = Według „The Spoon Theory” Christine Miserandino, 2003, na butyoudontlooksick.com. Autorka żyje z toczniem i wyjaśniła to przyjaciółce w kawiarni, z garścią łyżek w ręku. W Ustawieniach można nazwać tę jednostkę inaczej.
help-row = Jak czytać rząd łyżek
help-row-spent = Leżąca, szara
help-row-spent-means = Zrobione
help-row-planned = Pełna
help-row-planned-means = Zaplanowane
help-row-free = Sam kontur
help-row-free-means = Wolne
help-row-reserve = Linia przerywana
help-row-reserve-means = W rezerwie
help-row-over = Linia kropkowana
help-row-over-means = Pożyczone albo więcej, niż masz
help-day = Jak wygląda dzień
help-day-new = Nowy dzień: wpisz, ile masz. Wystarczy mniej więcej i zawsze można to zmienić.
help-day-select = Wybierz: zaznacz, co się zmieści, i naciśnij „Zatwierdź”. Teaspoon liczy za ciebie.
help-day-check = Odhacz to, co zrobione. Reszta przejdzie na listę Na później, gdy zacznie się następny dzień.
help-more = Dobrze wiedzieć
help-more-cost = Koszt jest przybliżony. Jeśli zadanie kosztuje dziś więcej lub mniej niż zwykle, otwórz je i zmień dzisiejszy koszt.
help-more-reserve = Można zostawić kilka łyżek w rezerwie, żeby siły nie skończyły się całkiem. Rezerwa jest pokazana osobno.
help-more-borrow = Można pożyczyć z jutra. Następny „Nowy dzień” zaproponuje wtedy o tyle mniej.
help-more-low = Gdy jest ciężko, „Słabszy dzień” (na stronie Dziś) pokazuje tylko to, co nie może czekać. Cała reszta wróci dokładnie taka, jaka była. W słabszy dzień przypomnienia nie wydają dźwięku.
help-more-swipe = Przesuń palcem wiersz listy na dziś w lewo, żeby go odhaczyć.
help-more-move = Przesuń palcem wiersz w prawo, żeby przenieść go na dzień. To samo robi ⋯ na końcu wiersza, a na stronie zadania „Przenieś…”.
help-more-drag = W szerokim oknie przeciągnij zadanie na Dziś z boku, żeby dodać je na dziś.
help-more-hold = Na liście we własnej kolejności przytrzymaj palec na wierszu przez pół sekundy, a potem go przesuń. Myszą przeciągnij uchwyt.
help-more-unit = Jednostkę energii można nazwać inaczej: Ustawienia, Energia.
help-now = Co teraz?
help-now-facts = Proponuje jedno zadanie, które się zmieści
help-plan = Zaplanuj dzień
help-plan-facts = Proponuje dzień, który się zmieści
help-history = Historia
help-history-facts = { $days ->
    [one] Zobacz i cofnij zmiany z ostatniego dnia ({ NUMBER($days) })
    [few] Zobacz i cofnij zmiany z ostatnich { NUMBER($days) } dni
    [many] Zobacz i cofnij zmiany z ostatnich { NUMBER($days) } dni
   *[other] Zobacz i cofnij zmiany z ostatnich { NUMBER($days) } dni
}
help-keys = Skróty klawiszowe
help-keys-facts = Naciśnij ? na dowolnej stronie
help-tips = Wskazówki
help-tips-facts = O rozkładaniu sił i zaczynaniu, ze źródłami
help-advice = Teaspoon planuje zadania. Nie udziela porad medycznych.

## More: links to all other pages, some with a line below.

more = Więcej
more-help = Co to są łyżki?
more-help-facts = I jak wygląda dzień
more-now = Co teraz?
more-focus = Skupienie i odpoczynek
more-notes = Notatki
more-tips = Wskazówki
more-tips-facts = O rozkładaniu sił i zaczynaniu
more-insights = Statystyki
more-insights-facts = Opis twoich własnych dni
more-history = Historia
more-history-facts = { $days ->
    [one] Zobacz i cofnij zmiany z ostatniego dnia ({ NUMBER($days) })
    [few] Zobacz i cofnij zmiany z ostatnich { NUMBER($days) } dni
    [many] Zobacz i cofnij zmiany z ostatnich { NUMBER($days) } dni
   *[other] Zobacz i cofnij zmiany z ostatnich { NUMBER($days) } dni
}
more-templates = Szablony
more-subjects = Etykiety
more-settings = Ustawienia
more-account = Konto
more-account-none = Nie zalogowano
more-data = Twoje dane
more-data-facts = Eksport, import, drukowanie
more-about = O aplikacji

## About: where the data is, and the version.

about = O aplikacji
about-data = Gdzie są twoje dane
about-data-server = Twój plan jest zapisany na tym serwerze, tylko dla tej przeglądarki. Jedynym kluczem jest plik cookie w tej przeglądarce: po usunięciu plików cookie planu nie da się już otworzyć.
about-data-device = Na tym urządzeniu, w tej przeglądarce. Nic nie jest nigdzie wysyłane.
about-data-account = Na tym urządzeniu, w tej przeglądarce, oraz na twoim koncie na tym serwerze ({ $mail }).
about-data-clearing = Usunięcie danych witryny w przeglądarce usunie też plan. Na iPhonie Safari czyści witryny nieużywane przez siedem dni; dodanie Teaspoon do ekranu początkowego temu zapobiega.
about-version = Ta wersja
about-version-is = Teaspoon { $version }, wydanie { $release }.
about-crashes = { $count ->
    [0] Żadnych awarii na tym urządzeniu.
    [one] Na tym urządzeniu była jedna awaria; Teaspoon sam uruchomił się ponownie.
    [few] Na tym urządzeniu były { $count } awarie; Teaspoon sam uruchamiał się ponownie.
    [many] Na tym urządzeniu było { $count } awarii; Teaspoon sam uruchamiał się ponownie.
   *[other] Na tym urządzeniu było { $count } awarii; Teaspoon sam uruchamiał się ponownie.
}
about-fonts = Czcionki
about-fonts-are = Inter, The Inter Project Authors (SIL Open Font License 1.1), oraz OpenDyslexic, Abelardo Gonzalez (CC BY 3.0), obie ograniczone do potrzebnych alfabetów.
