## The overview of the settings.

settings-all = Wszystkie ustawienia
settings-you = Ty
settings-look = Wygląd
settings-text = Tekst
settings-language = Język
settings-energy = Energia
settings-time = Czas i tydzień
settings-sound = Dźwięk i powiadomienia
settings-simple = Tryb prosty
settings-keys = Skróty klawiszowe
settings-privacy = Prywatność
settings-privacy-facts = Bez analityki, bez udziału innych firm
settings-on = Włączone
settings-off = Wyłączone
settings-you-facts = Imię i zdjęcie
settings-simple-facts = Tylko Dziś, Dodaj i Co teraz?
settings-default = Domyślnie
settings-text-wider = szerzej
settings-time-clock-24 = zegar 24-godzinny
settings-time-clock-12 = zegar 12-godzinny
settings-time-day-first = najpierw dzień
settings-time-month-first = najpierw miesiąc
settings-time-week = początek tygodnia: { $weekday }
settings-time-day = początek dnia: { $time }
settings-sound-on = Dźwięk włączony
settings-sound-off = Dźwięk wyłączony
settings-notices-on = powiadomienia włączone
settings-notices-off = powiadomienia wyłączone
settings-energy-day = { SPOONS($spoons) } dziennie
settings-energy-reserve = w rezerwie: { NUMBER($number) }
settings-energy-firm = bez pożyczania
settings-energy-borrowing = z pożyczaniem

## You.

profile-name = Imię
profile-name-hint = Jak się do ciebie zwracać? Opcjonalnie.
profile-mail = E-mail
profile-mail-hint = Zapisany z twoim planem. Nigdy nieużywany ani nieudostępniany.
profile-picture = Zdjęcie
profile-picture-now = Twoje zdjęcie
profile-picture-chosen = Wybrane zdjęcie
profile-picture-hint = Przycinane i zmniejszane na twoim urządzeniu.
profile-picture-script = Wybór zdjęcia wymaga JavaScriptu, a ta przeglądarka go nie uruchamia.
profile-picture-remove = Usuń zdjęcie

## Appearance.

look-theme = Motyw
look-accent = Kolor akcentu
look-accent-theme = Taki jak motyw
look-motion = Ruch
look-motion-device = Jak w urządzeniu
look-motion-none = Ogranicz ruch
look-motion-none-hint = Nic się nie rusza, bez względu na ustawienia urządzenia

## Text.

font = Czcionka
font-system = Czcionka systemowa
font-inter = Inter
font-dyslexic = OpenDyslexic
font-hint = Inter i OpenDyslexic pobierają się przy pierwszym wyborze, a potem działają bez internetu.
text-spacing = Rozmiar i odstępy
text-size = Rozmiar tekstu
text-letters = Odstępy między literami
text-words = Odstępy między słowami
text-lines = Wysokość wiersza
text-more = +{ NUMBER($number) }%

## Simple mode.

simple-on-hint = Pokazuje tylko Dziś, Co teraz?, Odpoczynek, Dodaj i Ustawienia
simple-hint = Nic nie jest usuwane. „Pokaż znowu wszystko” jest na końcu każdej strony.

## Energy.

energy-maximum = { UNIT($unit, style: "capital") } dziennie
energy-maximum-hint = Puste pole: dzień zaczyna się z liczbą z poprzedniego dnia.
energy-reserve = Rezerwa
energy-reserve-hint = Trzymana osobno, żeby siły nie skończyły się całkiem. 0 oznacza brak rezerwy.
energy-fit = Gdy zadania się nie mieszczą
energy-fit-borrow = Proponuj pożyczenie z jutra
energy-fit-firm = Ścisły limit
energy-fit-firm-hint = Bez pożyczania
energy-rests = Odpoczynek w planach
energy-rests-on = Proponuj
energy-rests-on-hint = Między dwoma zadaniami, które kosztują 4 lub więcej
energy-rests-off = Nie proponuj
energy-due = Zadania z terminem
energy-due-on = Dochodzą z nowym dniem
energy-due-on-hint = O ile się zmieszczą
energy-due-off = Zostają na swojej liście
energy-unit = Nazwa jednostki
energy-unit-one = Liczba pojedyncza
energy-unit-many = Liczba mnoga
energy-unit-number = { NUMBER($number) } …
energy-unit-hint = Na przykład łyżka, łyżki i łyżek albo punkt, punkty i punktów. Skrót, jak pkt, pasuje do każdej liczby.
energy-kinds = Rodzaje energii
energy-kinds-hint = Fizyczna, umysłowa, społeczna, emocjonalna: przy zadaniu można podać, którą zabiera, a „Co teraz?” może zaproponować coś, co którąś oszczędza.
energy-kinds-use = Używaj rodzajów energii
energy-kinds-stop = Wyłącz rodzaje energii

## Time and week.

time-clock = Zegar
time-clock-24 = 24-godzinny
time-clock-24-hint = 21:05
time-clock-12 = 12-godzinny
time-clock-12-hint = 9:05 PM
time-dates = Daty
time-dates-day = Najpierw dzień
time-dates-day-hint = 5/6 to 5 czerwca
time-dates-month = Najpierw miesiąc
time-dates-month-hint = 5/6 to 6 maja
time-week = Tydzień i dzień
time-week-starts = Początek tygodnia
time-day-starts = Początek dnia
time-day-hint = Dla osób, które kładą się po północy: przy terminach i powtarzaniu do tej godziny trwa jeszcze poprzedni dzień. Nowy dzień zaczyna się wtedy, kiedy chcesz, o każdej godzinie.

## Sound and notifications.

sound = Dźwięk
sound-on-hint = Cichy dzwonek, gdy kończy się minutnik
sound-test = Wypróbuj dźwięk
sound-script = Dźwięk wymaga JavaScriptu, a ta przeglądarka go nie uruchamia.
notices = Powiadomienia
notices-on-hint = Gdy kończy się minutnik, także podczas używania innej aplikacji
notices-hint = To ustawienie jest wspólne dla twoich urządzeń. Na każdym trzeba jeszcze zezwolić na powiadomienia.
notices-test = Wyślij próbne powiadomienie
notices-script = Powiadomienia wymagają JavaScriptu, a ta przeglądarka go nie uruchamia.
badge = Liczba na ikonie aplikacji
badge-on-hint = Ile jeszcze zostało na dziś
badge-hint = Widoczna tam, gdzie Teaspoon jest zainstalowany, a urządzenie pokazuje liczby na ikonach. Nigdy nie liczy tego, co jest jeszcze do zrobienia.
reminders-say = Treść powiadomień
reminders-say-task = Nazwa zadania
reminders-say-nothing = Bez szczegółów
reminders-say-nothing-hint = „Przypomnienie z Teaspoon”
reminders-quiet = Godziny ciszy
reminders-quiet-from = Od
reminders-quiet-until = Do
reminders-quiet-hint = Przypomnienia z godzin ciszy przychodzą razem po ich końcu. Minutniki dzwonią także wtedy. Puste pola: bez godzin ciszy.
reminders-most = Najwyżej przypomnień dziennie
reminders-most-hint = Od 1 do 50. Potem jedno zbiorcze przypomnienie. Minutniki się nie liczą.
reminders-time = Domyślna godzina dla zadań bez godziny
reminders-time-hint = Od tej godziny liczy się przypomnienie takie jak „10 min wcześniej”.
reminders-low-day = W słabszy dzień przypomnienia przychodzą bez dźwięku.
reminders-devices = Urządzenia, które dostają powiadomienia

## The language of the interface.

language-device = Jak w urządzeniu
language-device-hint = Język twojego urządzenia, jeśli jest w Teaspoon
language-hint = Twoje zadania i notatki zostają takie, jak je zapisano. Przy dodawaniu zadania angielskie słowa działają w każdym języku.
language-partly = Przetłumaczone: { NUMBER($share) }%; reszta po angielsku
language-not-read = Jeszcze niesprawdzone przez osobę, która zna ten język od dziecka
