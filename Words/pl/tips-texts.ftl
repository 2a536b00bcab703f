### The tips: what other people advise, each in two or three short sentences.

## How to spend the energy of a day.

tip-stop-early-title = Przestań, póki jest jeszcze dobrze
tip-stop-early-text = Ustal czas, zanim zaczniesz, na przykład 15 minut, i przestań, gdy minie, także w dobry dzień. Czasu może pilnować budzik.

tip-spread-it-out-title = Małe kawałki, na cały tydzień
tip-spread-it-out-text = Dużą rzecz podziel na części, a części na różne dni, z odpoczynkiem pomiędzy. Dobra miara to trochę mniej, niż wydaje się możliwe.

tip-every-kind-of-effort-title = Myślenie i emocje też zabierają siły
tip-every-kind-of-effort-text = Formularz, telefon albo trudna rozmowa liczą się tak samo jak coś, co robi się na nogach. Plan, w którym jest każdy rodzaj wysiłku, lepiej pasuje do dnia.

tip-your-own-limit-title = Swoją granicę znasz najlepiej
tip-your-own-limit-text = U każdej osoby jest inna i zmienia się z dnia na dzień. To, co czujesz, liczy się bardziej niż jakakolwiek liczba, także tutaj.

tip-a-whole-week-title = Patrz na tydzień, nie na dzień
tip-a-whole-week-text = W badaniach zestawiono to, ile zabrał tydzień, z tym, ile było sił. Jeden ciężki dzień jest wtedy jednym z siedmiu, a wahania z dnia na dzień stają się widoczne.

tip-good-days-title = W dobre dni prawie jak zwykle
tip-good-days-text = Robić w dobry dzień dużo więcej, a potem za to płacić: po angielsku nazywa się to „boom and bust”. Przeniesienie jednej rzeczy z dobrego dnia na następny to małe wyjście z tego koła.

tip-keep-one-back-title = Trochę zostaw na boku
tip-keep-one-back-text = W opowieści, z której pochodzą łyżki, jedna zostaje w kieszeni: na to, czego rano nikt nie mógł wiedzieć. Tak samo działa rezerwa w Ustawieniach.

## How to begin.

tip-one-step-in-sight-title = Jeden krok przed oczami
tip-one-step-in-sight-text = Łatwiej wykonać jedno polecenie naraz niż całą ich stronę. Zapisz jako krok to, czego trzeba dotknąć najpierw, a resztę zostaw na potem.

tip-when-then-title = Gdy to, wtedy tamto
tip-when-then-text = „Gdy wstawię wodę, otworzę list”. Plan, który łączy krok z jakąś chwilą, sprawia, że częściej się zaczyna: tak wyszło w 94 testach, wziętych razem.

tip-somebody-there-title = Ktoś jeszcze w pokoju
tip-somebody-there-text = Na żywo albo przez telefon, każda osoba przy swoim: po angielsku mówi się na to „body doubling”. W ankiecie wśród 220 osób korzystały z tego trzy na cztery.

tip-time-to-be-seen-title = Czas, który widać
tip-time-to-be-seen-text = Trudno zgadnąć, ile coś potrwa: dorośli z ADHD wymieniali to wśród rzeczy, które w pracy pozostają trudne. Zegar albo minutnik na widoku przejmuje część zgadywania.

tip-leave-a-cushion-title = Planuj mniej, zostaw luz
tip-leave-a-cushion-text = Plan, w którym jest miejsce, przetrwa nagły telefon. Zdejmij jedną rzecz z listy na dziś, zanim dzień się zacznie: może wrócić, jeśli będzie czas.

tip-begin-a-new-list-title = Stara lista może odejść
tip-begin-a-new-list-text = Autor z ADHD w każdą niedzielę porzuca całą starą listę i zaczyna nową. „Zacznij od nowa” na liście Na później robi to samo i niczego nie gubi.

tip-what-was-done-title = Spójrz na to, co zrobione
tip-what-was-done-text = To, co jest do zrobienia, widać cały dzień; o tym, co zrobione, szybko się zapomina. Wyrównuje to osobna lista. Tutaj są to „Zrobione dziś” i Historia.

## How not to have to keep it in mind.

tip-let-it-be-written-title = Niech pamięta coś innego
tip-let-it-be-written-text = Notatka, kalendarz, budzik: przegląd badań nazywa powierzanie im spraw do zrobienia bardzo skutecznym. Zapisz coś, gdy przyjdzie do głowy, a uporządkuj, gdy będzie czas.

tip-in-the-way-title = Połóż tam, gdzie na to trafisz
tip-in-the-way-text = List na klamce, leki obok kubka: rzecz, która leży po drodze, przypomina jak notatka i nie potrzebuje baterii.

tip-few-reminders-title = Mało przypomnień, żeby każde było słychać
tip-few-reminders-text = Ktoś, kto miał ich pięćdziesiąt dziennie, nie zauważał już żadnego. Te, które zostają, bardziej się wyróżniają, gdy innych nie ma.

## How to stop.

tip-rest-first-title = Odpocznij, zanim będzie trzeba
tip-rest-first-text = Niektóre osoby planują jeden lub dwa krótkie odpoczynki dziennie i robią je bez względu na samopoczucie. Wśród tych, które o tym napisały, kilka mówi, że ich dni łatwiej teraz przewidzieć.

tip-what-rests-title = Sprawdź, przy czym odpoczywasz
tip-what-rests-text = Jeden ze sposobów to leżenie z zamkniętymi oczami w cichym miejscu. Jeśli nie pasuje, innym jest spokojna muzyka. Ważna jest przerwa od tego, co robisz zwykle.

tip-rest-in-the-plan-title = Odpoczynek należy do planu
tip-rest-in-the-plan-text = Plan energii wymienia odpoczynek i sen obok wszystkiego innego. Tutaj odpoczynek też może być na liście jak każde zadanie.

tip-permission-title = Wolno ci zwolnić
tip-permission-text = Można zrobić to na siedząco, poprosić o pomoc albo zostawić na inny dzień. Poradnik NHS, brytyjskiej służby zdrowia, zaczyna się od tego, żeby dać sobie na to zgodę.

## How to end a day.

tip-list-before-bed-title = Jutro na kartkę, potem spać
tip-list-before-bed-text = W jednym badaniu 57 zdrowych młodych dorosłych pisało przed snem przez pięć minut. Osoby, które pisały o tym, co je czeka, zasypiały szybciej niż te, które pisały o tym, co zrobione.

tip-one-line-title = Dzień w jednym wierszu
tip-one-line-text = Cztery lub pięć rzeczy, które zabrały najwięcej, w niecałą minutę, na leżąco: więcej nie trzeba, żeby później zobaczyć, jaki był dzień.

tip-look-for-patterns-title = Po tygodniu poszukaj wzorców
tip-look-for-patterns-text = Co łączyło lepsze dni, co działo się przed trudniejszymi, jak było z odpoczynkiem i snem? Wystarczy kilka notatek dziennie, żeby to zobaczyć.
