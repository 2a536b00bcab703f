### The starter templates: lists that come with Teaspoon, to be copied and changed.

## Where the templates stand, and the category of a list that is made from one.

starters-energy = Energia
starters-health = Zdrowie
starters-home = Dom
starters-out = Poza domem
starters-focus = Skupienie

## Days by how much there is for them.

starter-low-energy-day-name = Dzień bez sił
starter-low-energy-day-about = Minimum, które wystarczy. Pierwsze pięć punktów to dość; wszystko można zrobić w łóżku.
starter-low-energy-day-lines =
    Woda w zasięgu ręki ~1 2m
    Leki, jeśli jakieś bierzesz ~1 2m !high
    Zjedz coś bez gotowania ~1 10m
    - Wafle ryżowe, owoc, jogurt albo coś zimnego z lodówki
    - Można w łóżku, można połowę
    Odpoczynek: oczy zamknięte, nic nie gra 20m
    Jeszcze jeden odpoczynek, zanim będzie trzeba 20m
    Jeśli zostało trochę sił, wybierz jedno
    - Przetrzyj twarz i ręce mokrą chusteczką ~1 3m
    - Załóż czystą koszulkę ~1 3m
    - Wyślij jedno zdanie: Słabszy dzień, odpoczywam, odezwę się ~1 2m
    - Jedna mała przyjemność: piosenka, widok z okna, kot albo pies ~1 5m

starter-morning-name = Poranek
starter-morning-about = Wstawanie małymi krokami. Woda, leki i z powrotem do łóżka to też poranek.
starter-morning-lines =
    Napij się wody, jeszcze na leżąco ~1 2m
    Leki, jeśli jakieś bierzesz ~1 2m
    Usiądź na brzegu łóżka i chwilę poczekaj 2m
    Toaleta ~1 5m
    Umyj twarz albo przetrzyj chusteczką ~1 3m
    Umyj zęby, można na siedząco ~1 3m
    Ubierz się: miękkie ubranie też się liczy ~1 10m
    Zjedz coś prostego: kanapka, jogurt, banan ~1 10m
    Odpocznij przed czymkolwiek innym 10m
    Spójrz na listę i wybierz jedną rzecz ~1 2m

starter-evening-name = Spokojny wieczór
starter-evening-about = Zamknięcie dnia tak, żeby sen miał szansę. Zacznij, póki jest jeszcze trochę sił.
starter-evening-lines =
    Na dziś koniec: to, co zostało, może poczekać
    Zapisz, co jeszcze chodzi po głowie ~1 5m
    - Jedno słowo na każdą rzecz wystarczy
    - Potem odłóż kartkę
    Leki, jeśli jakieś bierzesz ~1 2m
    Woda przy łóżku ~1 2m
    Umyj zęby, można na siedząco ~1 3m
    Piżama albo coś luźnego ~1 5m
    Telefon do ładowania ~1 1m
    Przygaś światło, zasłoń okna ~1 2m
    Odpoczynek w łóżku: cisza albo spokojny głos do słuchania 20m

starter-flare-up-name = Plan na pogorszenie
starter-flare-up-about = Na czas, gdy wszystko się nasila. Ostatnią część uzupełnij w lepszy dzień.
starter-flare-up-lines =
    Przerwij i połóż się: cała reszta może poczekać 30m !high
    Miej pod ręką ~1 5m
    - Wodę i coś do zjedzenia
    - Leki, które już bierzesz
    - Telefon i ładowarkę
    - Opaskę na oczy, zatyczki, koc
    Daj znać jednej osobie i poproś o jedną rzecz ~1 2m
    - Gotowe do wysłania: Gorszy dzień, leżę. Przyniesiesz coś do jedzenia? Bez telefonów.
    Odwołaj to, co ma datę, resztę zostaw ~1 5m
    - Gotowe do wysłania: Zdrowie mi nie pozwala. Czy możemy znaleźć inny termin?
    Odpocznij i jeszcze raz odpocznij, zanim pomyślisz o wstaniu 30m
    Zapisz w lepszy dzień
    - Co ci pomaga, a co szkodzi ~1 10m
    - Po czym poznać, że chcesz pomocy, i do kogo dzwonić ~1 10m
    - Kto ma klucz ~1 2m

## Doctors and medicines.

starter-appointment-name = Wizyta u lekarza
starter-appointment-about = Przed, w trakcie i po, żeby cię wysłuchano i żeby wystarczyło sił na powrót.
starter-appointment-lines =
    Przed wizytą
    - Zapytaj, czy może być teleporada ~1 5m
    - Zapisz jedną rzecz, którą najbardziej chcesz powiedzieć ~1 5m !high
    - Dodaj dwie następne, jeśli są ~1 5m
    - Zanotuj, kiedy się zaczęło i co się zmieniło ~1 10m
    - Zrób zdjęcia pudełek z lekami ~1 5m
    - Zaplanuj drogę tam i z powrotem, z odpoczynkiem ~1 10m
    - Poproś kogoś o towarzystwo, choćby przez telefon ~1 5m
    - Do torby: dowód, skierowanie, wyniki, notatki, woda, coś do zjedzenia, zatyczki ~1 5m
    - Ustaw budzik na szykowanie się i drugi na wyjście ~1 2m
    - Odpocznij przed wyjściem 30m
    W przychodni
    - Droga, czekanie, rozmowa, powrót ~6 120m
    - - Potrzebujesz ciszy albo się położyć? Powiedz w rejestracji
    - - Podaj notatki albo je odczytaj
    - - Zapytaj: co dalej i kto co robi?
    - - Poproś o zalecenia na piśmie albo o zgodę na nagranie
    Po wizycie
    - Najpierw odpoczynek: jedzenie, woda, łóżko 60m
    - Zapisz albo nagraj trzy rzeczy z rozmowy ~1 5m
    - Wpisz nowe terminy do kalendarza ~1 5m
    - Następny dzień zostaw tak pusty, jak się da

starter-prescriptions-name = Apteka i recepty
starter-prescriptions-about = Nowa recepta, póki jest jeszcze trochę leków, i jak dostać je do domu.
starter-prescriptions-lines =
    Sprawdź, co się kończy ~1 5m
    - Ustaw pudełka przed sobą
    - Zrób zdjęcie tych prawie pustych
    Zamów receptę ~2 10m !high
    - Przez Internetowe Konto Pacjenta albo aplikację mojeIKP
    - Albo telefonicznie w przychodni: nazwisko, PESEL, lek, dawka
    - Zapytaj, kiedy będzie kod e-recepty
    Zdecyduj, jak leki do ciebie trafią ~1 5m
    - Zadzwoń do apteki, czy je ma, i poproś o odłożenie
    - Odbierze też ktoś inny: wystarczy kod i twój PESEL
    - Z orzeczeniem o niepełnosprawności: zapytaj o wysyłkę do domu
    Odbierz, jeśli nikt inny nie może ~4 40m
    Odpocznij, gdy leki już są 20m
    Spójrz na pudełka: twój lek, ta sama dawka ~1 3m
    Napełnij pojemnik na tabletki, na siedząco ~1 10m
    Ustaw przypomnienie o następnej recepcie ~1 2m

starter-hospital-bag-name = Torba do szpitala
starter-hospital-bag-about = Na godzinę w poczekalni albo na kilka nocy. Spakowana wcześniej może stać gotowa.
starter-hospital-bag-lines =
    Dokumenty
    - Skierowanie albo termin przyjęcia
    - Dowód osobisty
    - Wypisy i ostatnie wyniki badań
    - Lista leków, dawek i uczuleń
    - Numery telefonów, także na kartce
    - Kartka: co mi pomaga, co mi szkodzi
    Zdrowie
    - Leki w pudełkach
    - Okulary, aparat słuchowy, baterie
    - Kule, wózek, ortezy
    Czekanie
    - Zatyczki lub słuchawki, opaska na oczy lub okulary przeciwsłoneczne
    - Telefon, ładowarka z długim kablem
    - Woda i coś do zjedzenia, co ci służy
    - Koc albo ciepła bluza
    Na noc
    - Piżama, ciepłe skarpetki, klapki
    - Szczoteczka, mokre chusteczki, pomadka do ust
    - Ręcznik, papier toaletowy
    - Kubek, sztućce
    - Własna poduszka
    - Coś łatwego do słuchania
    - Ubranie na powrót
    Dom
    - Ktoś wie, gdzie jesteś
    - Ktoś zajmie się zwierzętami i pocztą

## The household.

starter-cleaning-name = Sprzątanie pokój po pokoju
starter-cleaning-about = Malutkie kroki, jeden pokój naraz. Każdy z nich się liczy, a w połowie można przestać.
starter-cleaning-lines =
    Wybierz jeden pokój, zamknij drzwi do reszty ~1 1m
    Wokół łóżka ~1 5m
    - Śmieci do jednego worka, na siedząco
    - Kubki i talerze w jedno miejsce, wyniesiesz po drodze
    - Uchyl okno
    Sypialnia ~2 10m
    - Ubrania na jeden stos, segregowanie może poczekać
    - Wyrównaj kołdrę
    - Świeża poszewka na poduszkę
    Kuchnia ~2 10m
    - Śmieci do kosza
    - Naczynia do zlewu, zalej gorącą wodą
    - Przetrzyj jeden blat
    Zmywanie ~2 10m
    - Usiądź na stołku
    - Talerz, kubek, widelec: te, które są potrzebne
    - Zostaw na suszarce, same wyschną
    Łazienka ~2 10m
    - Przetrzyj umywalkę, siedząc na brzegu wanny albo na stołku
    - Toaleta: wlej płyn, poczekaj, szczotka, spłucz
    - Czysty ręcznik
    Duży pokój ~2 10m
    - Rzeczy z innych miejsc do jednego pudełka
    - Przetrzyj stół
    Podłoga w jednym pokoju ~3 10m
    - Środek wystarczy
    Wyrzuć śmieci ~2 5m
    Odpoczynek między pokojami 15m

starter-laundry-name = Pranie w czterech krokach
starter-laundry-about = Jedno pranie, z przerwą po każdym kroku. Kroki nie muszą być tego samego dnia.
starter-laundry-lines =
    Zbierz ~1 5m
    - Najpierw bielizna i to, w czym śpisz
    - Pół pralki to też pranie
    Upierz ~1 5m
    - Ubrania, proszek, start
    - Ustaw minutnik na koniec prania
    Wysusz ~2 10m
    - Wieszaj na siedząco, najpierw małe rzeczy
    - Albo włóż do suszarki i naciśnij start
    - Pachnie stęchlizną? Wypłucz jeszcze raz, nic się nie stało
    Odpocznij, gdy schnie
    Schowaj ~2 10m
    - Na wierzch to, co potrzebne niedługo
    - Niczego nie trzeba składać
    - Kosz czystych ubrań to też dobra szafa

starter-groceries-name = Zakupy spożywcze
starter-groceries-about = Jedzenie na dni, gdy gotowanie to za dużo. Zamów je albo wyślij listę osobie, która robi ci zakupy.
starter-groceries-lines =
    Bez gotowania
    - Chleb albo wafle ryżowe
    - Ser żółty, twarożek, hummus
    - Jogurt, kefir
    - Banany, jabłka, pomidorki
    - Płatki owsiane albo śniadaniowe
    - Puszki z zawleczką: fasola, ryba, zupa
    Jedna patelnia albo mikrofalówka
    - Pierogi, naleśniki, gotowe dania
    - Ryż lub kasza w woreczkach
    - Jajka
    - Makaron i sos w słoiku
    - Mrożone warzywa, już pokrojone
    Picie
    - Mleko lub napój roślinny
    - Herbata, kawa, sok
    Przy łóżku
    - Batoniki zbożowe, orzechy, suszone owoce
    Dom
    - Papier toaletowy, chusteczki
    - Mydło, mokre chusteczki
    - Proszek do prania, worki na śmieci
    - Karma dla zwierząt

starter-letters-name = Rachunki i listy
starter-letters-about = Na stos przy drzwiach. Jeden list wystarczy; pozostałe poczekają.
starter-letters-lines =
    Przenieś stos tam, gdzie siedzisz albo leżysz ~1 2m
    Zadzwoń do kogoś dla towarzystwa, jeśli to pomaga ~1 3m
    Otwórz trzy, jeszcze nic nie czytaj ~1 3m
    - Koperty i reklamy od razu do kosza
    - Awizo? Zapytaj, kto może odebrać list za ciebie
    Podziel na dwa stosy: czegoś chcą, niczego nie chcą ~1 5m
    Zrób zdjęcia tych, które czegoś chcą ~1 5m
    - Datę z listu wpisz do kalendarza
    Odpoczynek, oczy z dala od papieru 10m
    Zapłać jeden rachunek ~2 10m !high
    - Otwórz bank
    - Kwota, numer konta, wyślij
    - Napisz na nim: zapłacone
    Odpowiedz na jeden list ~2 15m
    - Znajdź zdanie, w którym jest, czego chcą
    - Trzy wiersze wystarczą: kto, co, z poważaniem
    Za dużo naraz? Poproś o raty ~3 20m
    - Gotowe do wysłania: Nie mogę zapłacić całości od razu. Proszę o rozłożenie na raty.
    Resztę włóż do jednego pudełka i zamknij ~1 2m

starter-visitors-name = Goście
starter-visitors-about = Przychodzą do ciebie. Miejsce do siedzenia, coś do picia i czysta umywalka wystarczą.
starter-visitors-lines =
    Powiedz, na ile starczy ci sił ~1 3m
    - Gotowe do wysłania: Super, wpadnij na krótko, potem będę odpoczywać.
    - Albo: Bardzo chcę, ale jeszcze nie teraz. Dam znać kiedy.
    - Poproś o ciszę albo żeby bez perfum, jeśli to dla ciebie ważne
    Poproś, żeby przynieśli jedzenie ~1 2m
    Zrób miejsce: jeden fotel, jeden stolik ~1 5m
    - Wszystko, co leży luzem, do pudełka i pod pokrywkę
    Łazienka ~2 5m
    - Przetrzyj umywalkę
    - Czysty ręcznik, papier toaletowy
    Zamknij drzwi do innych pokojów ~1 1m
    Kubki i coś do picia na tacę ~1 5m
    Odpocznij, zanim zadzwonią do drzwi 30m
    Odwiedziny ~4 60m
    - Leż na kanapie, jeśli tak lepiej
    - Herbatę niech robią goście
    - Na zakończenie: Miło, że jesteście. Teraz muszę się położyć
    Odpocznij, gdy wyjdą 45m
    Naczynia zostają tam, gdzie są

starter-moving-house-name = Przeprowadzka
starter-moving-house-about = Duża rzecz w małych pudełkach, przez wiele tygodni. Do wszystkiego, co ciężkie, poproś o pomoc.
starter-moving-house-lines =
    Ustal datę
    - Wypowiedz starą umowę, na piśmie ~2 20m !high
    - Zrób zdjęcia nowej umowy ~1 5m
    Znajdź pomoc
    - Poproś dwie osoby, każdą o jedną konkretną rzecz ~2 15m
    - Zapytaj trzy firmy o cenę ~3 30m
    - Znajdź kogoś do opieki nad zwierzętami albo dziećmi ~1 10m
    Daj znać, po jednym naraz
    - Bank ~1 10m
    - Przychodnia i apteka ~1 10m
    - Poczta: przekierowanie listów ~1 10m
    - Prąd, gaz, woda, ze stanem liczników ~2 20m
    - Internet i telefon ~2 20m
    - Praca, szkoła, ZUS ~2 20m
    - Ubezpieczenie, urząd skarbowy, meldunek w gminie ~2 20m
    Pozbądź się rzeczy
    - Jeden worek śmieci ~1 10m
    - Jeden worek do oddania ~1 10m
    Pakuj
    - Jedno małe pudełko, na siedząco ~2 15m
    - - Książki do małych pudełek, ubrania do dużych
    - - Napisz na nim: który pokój, co w środku
    - Zrób zdjęcie kabli, zanim je odłączysz ~1 5m
    - Śrubki do woreczka, woreczek przyklej do mebla ~1 5m
    - Pudełko, które otworzysz najpierw ~2 15m
    - - Leki, dokumenty, ładowarki
    - - Pościel, ubranie na zmianę
    - - Papier toaletowy, mydło, ręcznik, lampka
    - - Czajnik, kubki, łatwe jedzenie
    Dzień przeprowadzki
    - Łóżko albo krzesło z dala od hałasu ~2 15m
    - Mów stamtąd, co gdzie postawić ~8 180m
    - Zdjęcia liczników i pustych pokojów ~1 10m
    - Oddaj klucze ~2 15m
    Na miejscu
    - Najpierw łóżko, cała reszta może poczekać ~3 30m
    - Odpoczywaj tak długo, jak trzeba
    - Jedno pudełko, gdy są siły ~2 15m

## Away from home.

starter-trip-name = Pakowanie na wyjazd
starter-trip-about = Na jedną noc lub więcej. Pakuj po trochu albo leż i mów, co przynieść.
starter-trip-lines =
    Tego tam nie kupisz
    - Leki, z zapasem, w bagażu podręcznym
    - Dowód osobisty albo paszport
    - Bilety i adres, także na kartce
    - Pieniądze i karty
    - Klucze
    - Telefon i ładowarka
    - Okulary, aparat słuchowy, kule
    Ubrania
    - Bielizna i skarpetki, na każdy dzień i jeszcze jedna para
    - Koszulki
    - Spodnie lub spódnice
    - Coś ciepłego
    - Coś od deszczu
    - Piżama
    - Wygodne buty
    Mycie
    - Szczoteczka i pasta do zębów
    - Dezodorant, szczotka do włosów
    - Mokre chusteczki na dni bez prysznica
    - Podpaski, tampony
    Do odpoczynku
    - Zatyczki, opaska na oczy
    - Własna poduszka albo poszewka
    - Słuchawki
    W drodze
    - Woda i przekąski
    - Koc albo szalik
    - Coś do roboty, coś do zajęcia rąk
    Przed wyjściem
    - Okna, kuchenka, krany
    - Śmieci wyniesione
    - Ktoś zajmie się roślinami i zwierzętami
    - Jedno danie w zamrażarce na powrót

starter-school-name = Pakowanie do szkoły
starter-school-about = Zrób to wieczorem, postaw plecak przy drzwiach, a potem odznacz wszystko i użyj listy znowu.
starter-school-lines =
    Plecak
    - Spójrz na plan lekcji
    - Książki i zeszyty z planu
    - Praca domowa, ile jej jest
    - Piórnik: długopisy, ołówek, gumka, linijka
    - Kalkulator albo laptop, naładowany
    - Strój na WF
    - Papiery do podpisu
    Jedzenie
    - Drugie śniadanie albo pieniądze na obiad
    - Przekąska
    - Bidon
    Dobre samopoczucie
    - Leki, jeśli bierzesz je w szkole
    - Słuchawki wyciszające albo zatyczki
    - Coś do zajęcia rąk
    - Kartka, że można odpocząć albo wyjść z klasy
    Przy drzwiach
    - Klucze i legitymacja w bucie, żeby na pewno poszły z tobą
    - Kurtka i buty
    - Przygotowane ubranie

## For days on which attention runs out first.

starter-getting-started-name = Gdy trudno zacząć
starter-getting-started-about = Gdy myśli krążą wokół jednej rzeczy. Zrób pierwszy punkt, potem się zobaczy.
starter-getting-started-lines =
    Napij się czegoś i trochę się rusz ~1 2m
    Nazwij pierwszą rzecz, której dotkniesz: kubek, plik ~1 1m
    Połóż ją przed sobą, na razie nic więcej ~1 2m
    Powiedz komuś: teraz to zaczynam ~1 2m
    - Albo zostańcie na linii, każde przy swoim
    Włącz minutnik: rób byle jak, aż zadzwoni ~1 5m
    - Jeden wiersz, jeden talerz, jedno kliknięcie wystarczy
    - Potem przestań albo rób dalej: jedno i drugie jest dobre
    Nadal nie idzie? Przetnij pierwszy krok na pół ~1 1m
    - Albo zamień: inna rzecz z listy też się liczy
    Tak czy inaczej odpoczynek albo coś miłego 10m

starter-study-name = Nauka
starter-study-about = Jedna krótka runda z początkiem i końcem. Można też na leżąco.
starter-study-lines =
    Przygotuj się ~1 5m
    - Woda, przekąska, to, z czym wygodnie
    - Telefon daleko albo wyciszony
    - Kartka na myśli, które przyjdą w trakcie
    - Coś nadal nie gra? Zacznij tak, jak jest
    Wybierz jedną rzecz, małą, na jedną rundę ~1 3m
    - Strona, pytanie, akapit
    Jedna runda ~2 15m
    - Najpierw przeczytaj nagłówki
    - Albo włącz czytanie na głos
    - Powiedz każdą część własnymi słowami
    Odpoczynek, oczy z dala od ekranu 10m
    Jeszcze jedna runda, jeśli są siły ~2 15m
    Zostaw sobie notatkę: gdzie jestem, co dalej ~1 2m
    Odpoczynek: przerwać, gdy idzie dobrze, też się liczy 15m
    Poproś o więcej czasu albo o pomoc, jeśli trzeba ~1 5m
    - Gotowe do wysłania: Choruję i potrzebuję więcej czasu. Co jest możliwe?
