### The gallery: templates that people published for everybody on this server.

gallery = Galeria
gallery-lead = Szablony opublikowane przez inne osoby na tym serwerze. Z szablonu powstaje twoja własna lista, którą można zmieniać.
gallery-search = Szukaj szablonów
gallery-search-field = Szukaj szablonów
gallery-search-button = Szukaj
gallery-order = Kolejność
gallery-order-newest = Najnowsze
gallery-order-uses = Najczęściej używane
gallery-none = Nie ma jeszcze opublikowanych szablonów.
gallery-none-found = Brak wyników.
gallery-none-yet = Na razie brak wyników. Są jeszcze inne szablony do przeszukania.
gallery-pages = Więcej szablonów
gallery-pages-all = Pokaż wszystkie szablony
gallery-pages-next = Pokaż więcej
gallery-mine = Twoje szablony
gallery-mine-facts = Opublikowane przez ciebie
gallery-reports = Zgłoszenia
gallery-templates = Szablony w twojej aplikacji

## What is said of a template, here and in lists: parts with a dot between.

gallery-fact-anonymous = Bez podpisu
gallery-fact-by = podpis: <author></author>
gallery-fact-items = { $count ->
    [one] { $count } pozycja
    [few] { $count } pozycje
    [many] { $count } pozycji
   *[other] { $count } pozycji
}
gallery-fact-checklist = Lista kontrolna
gallery-fact-uses = { $count ->
    [one] { $count } użycie
    [few] { $count } użycia
    [many] { $count } użyć
   *[other] { $count } użycia
}
gallery-item-rest = Odpoczynek

## The templates that the person published.

gallery-own = Twoje szablony
gallery-own-empty = Nie ma tu jeszcze żadnych szablonów. Otwórz swoją listę lub szablon i wybierz w menu <b>Opublikuj w galerii</b>.
gallery-own-removed = Usunięte przez administrację tego serwera.
gallery-own-hint = Żeby wycofać szablon, otwórz go.
gallery-own-templates = Szablony w twojej aplikacji

## One published template.

published-removed = Administracja tego serwera usunęła ten szablon z galerii. Widzisz go jeszcze tylko ty.
published-use = Użyj szablonu
published-items = Pozycje
published-mine = To twój szablon
published-withdraw-hint = Wycofanie usuwa go z galerii. Listy, które powstały z niego u innych, zostają.
published-withdraw = Wycofaj
published-administrator = Masz uprawnienia administratora
published-remove = Usuń z galerii
published-sign-in = Coś jest z nim nie tak? <a>Zaloguj się</a>, żeby to zgłosić.
published-report = Zgłoś ten szablon
published-report-reason = Co jest z nim nie tak?
published-report-hint = Administracja tego serwera przeczyta to i zdecyduje. Osoba, która opublikowała szablon, nie dowie się, kto to napisał.
published-report-empty = Napisz w kilku słowach, co jest nie tak.
published-report-send = Wyślij zgłoszenie
published-report-sent = Zgłoszenie wysłane. Administracja tego serwera je przeczyta.

## A list is made from it.
## Publishing a list or a template.

publish = Opublikuj w galerii
publish-lead = Każda osoba, która może otworzyć ten serwer, będzie mogła to zobaczyć i użyć, z kontem lub bez. Możesz to wycofać w każdej chwili. Listy, które powstały z tego u innych, zostają.
publish-title = Tytuł
publish-about = Opis (opcjonalnie)
publish-author = Podpis (opcjonalnie)
publish-author-hint = Dowolny, jaki chcesz. Puste pole: szablon bez podpisu. Twój adres e-mail nigdy nie jest pokazywany.
publish-costs = Dołącz koszty i czas trwania
publish-look = Podgląd
publish-hint = Publikowane są tytuły i kroki. Notatki, daty, etykiety, dni i to, co zrobione, nie są publikowane nigdy.
publish-preview = Podgląd
publish-preview-lead = To zobaczą wszyscy i nic poza tym:
publish-preview-cut = Szablon ma najwyżej tyle pozycji: { NUMBER($items) }. To są pierwsze.
publish-do = Opublikuj
publish-change = Edytuj
publish-empty = Ta lista jest pusta: na razie nie ma czego publikować.
publish-changed = Lista zmieniła się po podglądzie. To nowy podgląd; nic jeszcze nie zostało opublikowane.
publish-too-many = Limit opublikowanych szablonów: { NUMBER($templates) }. Wycofaj jeden, żeby opublikować następny.
publish-title-empty = Wpisz tytuł.
publish-title-long = Limit znaków w tytule: { NUMBER($characters) }.
publish-about-long = Limit znaków w opisie: { NUMBER($characters) }.
publish-author-long = Limit znaków w podpisie: { NUMBER($characters) }.

## Reports about templates, for the administrator.

gallery-reported = Zgłoszenia
gallery-reported-empty = Brak otwartych zgłoszeń.
gallery-reported-lead = Każda z tych decyzji zamyka wszystkie zgłoszenia szablonu. Usunięty szablon widzi już tylko osoba, która go opublikowała, z informacją, że został usunięty.
gallery-report-sent = { $days ->
    [0] Zgłoszono w ciągu ostatnich 24 godzin
    [one] Zgłoszono { $days } dzień temu
    [few] Zgłoszono { $days } dni temu
    [many] Zgłoszono { $days } dni temu
   *[other] Zgłoszono { $days } dnia temu
}
gallery-report-remove = Usuń
gallery-report-keep = Zostaw
gallery-report-remove-template = Usuń: { $template }
gallery-report-keep-template = Zostaw: { $template }
