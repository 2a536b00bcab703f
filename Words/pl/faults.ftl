## What cannot be done, and the remedy. It stands beside the field or above the page.

fault-title-missing = Wpisz tytuł.
fault-title-too-long = Ten tytuł jest za długi, limit znaków: { NUMBER($most) }. W notatce jest więcej miejsca.
fault-note-too-long = Ta notatka jest za długa, limit znaków: { NUMBER($most) }. Skróć ją trochę.
fault-not-a-number = Wpisz liczbę całkowitą.
fault-out-of-range = Wpisz liczbę całkowitą od { NUMBER($least) } do { NUMBER($most) }.
fault-unit-missing = Wpisz słowo, najwyżej tyle znaków: { NUMBER($most) }.
fault-weekdays-missing = Wybierz co najmniej jeden dzień tygodnia albo „Nigdy”.
fault-no-such-task = Jednego z tych zadań już tu nie ma: zostało usunięte albo nie jest ci już udostępniane. Nic się nie zmieniło.
fault-not-in-today = Tego zadania nie ma już na liście na dziś. Nic się nie zmieniło.
fault-no-such-change = { $days ->
    [one] Tego nie ma już w historii, która sięga { NUMBER($days) } dzień wstecz.
    [few] Tego nie ma już w historii, która sięga { NUMBER($days) } dni wstecz.
    [many] Tego nie ma już w historii, która sięga { NUMBER($days) } dni wstecz.
   *[other] Tego nie ma już w historii, która sięga { NUMBER($days) } dnia wstecz.
}
fault-no-day = Żaden dzień się jeszcze nie zaczął. Zacznij go na stronie „Nowy dzień”, potem wybieraj.
fault-nothing-chosen = Na razie nic nie jest wybrane. Wybierz co najmniej jedno zadanie albo naciśnij „Anuluj”.
fault-uncosted = „{ $title }” nie ma jeszcze kosztu. Ustal go, żeby zaplanować to zadanie.
fault-over-budget = To { SPOONS($excess) } za dużo. Nic się nie zmieniło.
fault-date-missing = Wybierz też datę: bez niej nie da się tego ustawić.
fault-not-a-date = Wpisz poprawną datę, na przykład 2026-10-14.
fault-not-ahead = Wybierz datę po dzisiejszym dniu.
fault-not-a-time = Wpisz poprawną godzinę, na przykład 9:30.
fault-start-after-due = Zadanie byłoby ukryte nawet po swoim terminie. Wybierz wcześniejszy początek albo późniejszy termin.
fault-not-a-rule = Wpisz liczbę całkowitą od { NUMBER($least) } do { NUMBER($most) } i wybierz dni, tygodnie, miesiące lub lata.
fault-end-before-first = Data końca jest przed pierwszą datą. Wybierz późniejszą datę końca albo zostaw to pole puste.
fault-name-missing = Wpisz nazwę, najwyżej tyle znaków: { NUMBER($most) }.
fault-name-taken = „{ $name }” już istnieje. Wybierz inną nazwę.
fault-category-too-long = Limit znaków: { NUMBER($most) }.
fault-no-such-list = Tej listy już tu nie ma: została usunięta albo nie jest ci już udostępniana. Nic się nie zmieniło.
fault-no-such-subject = Ta etykieta została usunięta, może w innej karcie. Nic się nie zmieniło.
fault-own-step = Zadanie nie może być krokiem samego siebie ani żadnego ze swoich kroków.
fault-too-deep = { $levels ->
    [one] Kroki mogą mieć najwyżej { NUMBER($levels) } poziom. Wybierz miejsce wyżej.
    [few] Kroki mogą mieć najwyżej { NUMBER($levels) } poziomy. Wybierz miejsce wyżej.
    [many] Kroki mogą mieć najwyżej { NUMBER($levels) } poziomów. Wybierz miejsce wyżej.
   *[other] Kroki mogą mieć najwyżej { NUMBER($levels) } poziomu. Wybierz miejsce wyżej.
}
fault-too-many-lines = Liczba wierszy: { NUMBER($count) }; limit: { NUMBER($most) }. Nic nie zostało dodane, a twój tekst nadal tu jest.
fault-file-empty = Wybierz plik, który nie jest pusty. Pliki zapisane przez Teaspoon mają końcówkę .teaspoon.
fault-file-too-large = Ten plik jest większy, niż Teaspoon może odczytać. Nic się nie zmieniło.
fault-not-our-file = To nie jest kopia zapasowa z Teaspoon (.teaspoon). Nic się nie zmieniło.
fault-file-damaged = Ten plik jest uszkodzony: jest ucięty albo zmieniony po zapisaniu. Nic się nie zmieniło. Spróbuj z inną kopią.
fault-file-newer = Ten plik zapisała nowsza wersja Teaspoon. Odśwież tę stronę, żeby ją pobrać, i spróbuj ponownie. Nic się nie zmieniło.
fault-note-missing = Wpisz jakiś tekst.
fault-no-such-note = Ta notatka została usunięta, może w innej karcie. Nic się nie zmieniło.
fault-no-such-view = Ten widok został usunięty, może w innej karcie. Nic się nie zmieniło.
fault-nothing-asked = Nic tu nie jest filtrowane. Najpierw poszukaj czegoś albo wybierz filtr, potem zapisz widok.
fault-too-many-views = Limit widoków jest już osiągnięty: { NUMBER($most) }. Najpierw usuń jeden na stronie Listy.
fault-no-such-version = Tej wcześniejszej wersji już tu nie ma. Nic się nie zmieniło.
fault-not-yours = Ta lista jest ci udostępniona: możesz z niej wyjść, a usunąć może ją osoba, do której należy. Nic się nie zmieniło.
fault-view-only = Ta lista jest ci udostępniona tylko do odczytu, więc nic się nie zmieniło. Osoba, do której należy, może pozwolić ci na edycję.
fault-not-a-command = Nie można tego odczytać. Nic się nie zmieniło.
fault-key-used = To zostało już użyte do czegoś innego. Nic się nie zmieniło.
fault-report-too-long = Limit znaków to { NUMBER($most) }, żeby wszystko zmieściło się na jednej stronie.
fault-profile-name-too-long = Limit znaków: { NUMBER($most) }.
fault-not-a-mailbox = Wpisz adres jak name@example.org albo zostaw puste pole.
fault-not-a-picture = Tego nie da się odczytać jako zdjęcia. Wybierz je ponownie; JPEG, PNG i WebP działają wszędzie.
fault-uses-reserve = Do tego potrzebna jest rezerwa: { SPOONS($spoons) }. Zaznacz „Użyj rezerwy” albo nie dodawaj tego na dziś.
fault-borrowing-off = Pożyczanie jest wyłączone w Ustawieniach. Nic nie zostało dodane.

## Pages in place of the one that was asked for.

problem-not-found = Nie ma takiej strony
problem-did-not-work = To nie zadziałało
problem-gone = Tego już tu nie ma
problem-not-saved = Nie zapisano
problem-one-moment = Chwileczkę
problem-no-space = Brak miejsca
problem-too-large = Za duże
problem-view-only = Tylko do odczytu
problem-to-today = Przejdź do strony Dziś
problem-try-again = Spróbuj ponownie
problem-said-not-found = Pod tym adresem nie ma żadnej strony.
problem-said-not-allowed = Tego adresu nie da się tak użyć. Nic się nie zmieniło.
problem-said-gone = To zostało usunięte, może na innym urządzeniu lub w innej karcie, albo nie jest ci już udostępniane. Nic więcej się nie zmieniło.
problem-said-not-in-history = { $days ->
    [one] Tego nie ma już w historii, która sięga { NUMBER($days) } dzień wstecz. Nic się nie zmieniło.
    [few] Tego nie ma już w historii, która sięga { NUMBER($days) } dni wstecz. Nic się nie zmieniło.
    [many] Tego nie ma już w historii, która sięga { NUMBER($days) } dni wstecz. Nic się nie zmieniło.
   *[other] Tego nie ma już w historii, która sięga { NUMBER($days) } dnia wstecz. Nic się nie zmieniło.
}
problem-said-not-understood = Tego polecenia nie dało się odczytać. Nic się nie zmieniło.
problem-said-stopped = Teaspoon przerwał pracę w trakcie i uruchomił się ponownie. Nic się nie zmieniło.
problem-said-full-device = Na tym urządzeniu nie ma już miejsca dla Teaspoon, więc nic się nie zmieniło. Zwolnij trochę miejsca i spróbuj ponownie.
problem-said-full-server = Na serwerze nie ma już na to miejsca, więc nic się nie zmieniło. Usuń coś, co nie jest już potrzebne, albo daj znać administracji serwera.
problem-said-not-kept-server = Ten serwer nie mógł zapisać zmiany, więc nic się nie zmieniło.
problem-said-not-kept-device = To urządzenie nie mogło zapisać zmiany, więc nic się nie zmieniło.
problem-said-too-large = To więcej, niż Teaspoon może przyjąć naraz (2 MB). Nic się nie zmieniło. Twój tekst jest nadal na poprzedniej stronie.
problem-said-one-moment = Teaspoon jeszcze przygotowuje się na tym urządzeniu. Wykona to polecenie, gdy tylko będzie gotowy.
problem-said-nothing-to-save = Na razie nie ma tu nic do zapisania. Jeśli używasz Teaspoon w tej przeglądarce, otwórz „Twoje dane” i tam zapisz plik.
problem-keep-hint = Jeśli nic się nie dzieje, spróbuj ponownie. Jeśli to nie pomoże, twój plan może być zapisany na tym serwerze, tylko dla tej przeglądarki.
problem-keep = Zapisz mój plan na tym serwerze

## Text that could not be saved, in fields to copy it from.

unsaved-title = Wpisany tytuł
unsaved-note = Wpisana notatka
unsaved-lines = Wpisane zadania
unsaved-text = Wpisany tekst
unsaved-name = Wpisana nazwa
unsaved-new-list = Wpisana nowa lista
unsaved-new-subject = Wpisana nowa etykieta
unsaved-category = Wpisana kategoria
unsaved-unit = Wpisana nazwa jednostki

## What happened instead, above a page that is shown again.

instead-choose-list = Wybierz co najmniej jedną listę.
instead-not-made = Jednej z tych list już tu nie ma: została usunięta albo nie jest ci już udostępniana. Na razie nic nie powstało.
instead-archived-name = „{ $name }” już istnieje. Aby przywrócić tę listę, otwórz ją tutaj, wybierz w jej menu „Edytuj listę” i nadaj jej inną nazwę.
instead-new-list = Tej listy już tu nie ma: została usunięta albo nie jest ci już udostępniana. Wpisany tekst jest tutaj: „Zapisz” zachowa go jako nową listę.
instead-new-note = Ta notatka została usunięta, może na innym urządzeniu. Wpisany tekst jest tutaj: „Zapisz” zachowa go jako nową notatkę.
instead-own-task = { $fault } „Zapisz” zachowa to jako osobne zadanie.
