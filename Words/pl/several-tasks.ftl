## Commands on several tasks that were chosen.

bulk = Z wybranymi zadaniami
bulk-today = Dziś
bulk-done = Zrobione
bulk-move-tile = Lista…
bulk-more-tile = Więcej…
bulk-due-field = Termin (puste pole usuwa termin)
bulk-due = Ustaw termin
bulk-day = Ustaw dzień
bulk-list-field = Lista
bulk-list-none = Bez listy
bulk-list-new = Albo nowa lista
bulk-list = Przenieś
bulk-duplicate = Duplikuj
bulk-delete = Usuń
bulk-cost-field = Koszt
bulk-cost-none = Koszt nieustalony
bulk-cost = Ustal koszt
bulk-priority-field = Priorytet
bulk-priority = Ustaw priorytet
bulk-subject-field = Etykieta
bulk-subject-none = Wybierz jedną
bulk-subject-first = Nowa etykieta
bulk-subject-new = Albo nowa etykieta
bulk-subject = Dodaj etykietę
bulk-unlabel-field = Którą etykietę zdjąć
bulk-unlabel = Zdejmij etykietę
bulk-template-field = Nazwa szablonu
bulk-template = Zapisz jako szablon
bulk-total = Wybrane

## Several tasks are added at once, one from each line of a text.

many = Dodaj kilka
many-bar-add = Dodaj wszystkie
many-lines = Zadania
many-lines-hint = Jedno zadanie w wierszu. Wiersz, który zaczyna się od spacji, to krok.
many-list = Lista
many-list-none = Bez listy
many-detect = Rozpoznawaj daty, { UNIT($unit) } i #etykiety
many-preview-button = Podgląd
many-preview = Co zostanie dodane
many-preview-done = Zrobione
many-preview-deep = { $levels ->
    [one] Kroki mogą mieć najwyżej { NUMBER($levels) } poziom. Głębsze wiersze przesunięto wyżej.
    [few] Kroki mogą mieć najwyżej { NUMBER($levels) } poziomy. Głębsze wiersze przesunięto wyżej.
    [many] Kroki mogą mieć najwyżej { NUMBER($levels) } poziomów. Głębsze wiersze przesunięto wyżej.
   *[other] Kroki mogą mieć najwyżej { NUMBER($levels) } poziomu. Głębsze wiersze przesunięto wyżej.
}
many-preview-more = Widać tylko pierwsze { NUMBER($count) }.
