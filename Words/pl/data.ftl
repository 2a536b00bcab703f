## Your data: saved to a file, read from one, for other apps, deleted.

data = Twoje dane
data-on-server = Na tym serwerze.
data-on-device = Na tym urządzeniu.
data-in-account = Na tym urządzeniu i na twoim koncie.
data-no-backup = Nie ma jeszcze kopii zapasowej.
data-last-backup-today = Ostatnia kopia zapasowa: dziś
data-last-backup-yesterday = Ostatnia kopia zapasowa: wczoraj
data-last-backup = { $days ->
    [one] Ostatnia kopia zapasowa: { NUMBER($days) } dzień temu
    [few] Ostatnia kopia zapasowa: { NUMBER($days) } dni temu
    [many] Ostatnia kopia zapasowa: { NUMBER($days) } dni temu
   *[other] Ostatnia kopia zapasowa: { NUMBER($days) } dnia temu
}
data-bar-backup = Utwórz kopię
data-backup = Kopia zapasowa
data-part = Część { NUMBER($part) } z { NUMBER($parts) }
data-restore = Przywróć z kopii zapasowej
data-restore-facts = Pokazuje, co w niej jest, zanim cokolwiek się zmieni
data-export = Eksport do innych aplikacji
data-table = Arkusz kalkulacyjny
data-table-facts = Wszystkie zadania, jako CSV
data-text = Wszystkie listy jako tekst
data-text-facts = Z notatkami, jako Markdown
data-to-dos = Wszystkie zadania
data-to-dos-facts = Do innej aplikacji z zadaniami, jako iCalendar
data-dates = Zadania z datą do kalendarza
data-dates-facts = iCalendar
data-delete = Usuwanie
data-erase = Usuń wszystko
data-erase-facts = Najpierw pyta i proponuje kopię zapasową
data-hint = Kopia zapasowa to jeden plik ze wszystkim. Trzymaj ją w bezpiecznym miejscu: kto ją ma, może ją przeczytać. Żeby wydrukować stronę, wybierz „Drukuj” w jej menu (⋯).
data-hint-parts = Twój plan nie mieści się w jednym pliku. Zapisz każdą część. Żeby go przywrócić, zaimportuj wszystkie części, w dowolnej kolejności. Trzymaj je w bezpiecznym miejscu: kto je ma, może je przeczytać.

## Erasing everything: the page that asks first.

erase = Usuń wszystko
erase-on-device = { $tasks ->
    [one] Wszystko, co Teaspoon ma na tym urządzeniu, zostanie usunięte: { $tasks } zadanie oraz każda lista, notatka, dzień i ustawienie. Tego nie da się cofnąć.
    [few] Wszystko, co Teaspoon ma na tym urządzeniu, zostanie usunięte: { $tasks } zadania oraz każda lista, notatka, dzień i ustawienie. Tego nie da się cofnąć.
    [many] Wszystko, co Teaspoon ma na tym urządzeniu, zostanie usunięte: { $tasks } zadań oraz każda lista, notatka, dzień i ustawienie. Tego nie da się cofnąć.
   *[other] Wszystko, co Teaspoon ma na tym urządzeniu, zostanie usunięte: { $tasks } zadania oraz każda lista, notatka, dzień i ustawienie. Tego nie da się cofnąć.
}
erase-on-server = { $tasks ->
    [one] Wszystko, co Teaspoon tu ma, zostanie usunięte: { $tasks } zadanie oraz każda lista, notatka, dzień i ustawienie. Tego nie da się cofnąć.
    [few] Wszystko, co Teaspoon tu ma, zostanie usunięte: { $tasks } zadania oraz każda lista, notatka, dzień i ustawienie. Tego nie da się cofnąć.
    [many] Wszystko, co Teaspoon tu ma, zostanie usunięte: { $tasks } zadań oraz każda lista, notatka, dzień i ustawienie. Tego nie da się cofnąć.
   *[other] Wszystko, co Teaspoon tu ma, zostanie usunięte: { $tasks } zadania oraz każda lista, notatka, dzień i ustawienie. Tego nie da się cofnąć.
}
erase-account = Nastąpi też wylogowanie. Twoje konto ({ $mail }) i jego dane na serwerze zostaną, dopóki nie usuniesz konta na jego własnej stronie. To, co jeszcze nie dotarło na serwer, przepadnie.
erase-backup = Kopia zapasowa przywraca wszystko: <a>Utwórz kopię</a>
erase-do = Usuń wszystko
erase-cancel = Zachowaj wszystko

## Tasks in other apps, as links to their page name it.

elsewhere-title = Mam zadania gdzie indziej
elsewhere-facts = Todoist, Microsoft To Do, Przypomnienia Apple i inne
import-joins-list = trafia na twoją listę <list></list>
import-new-list = nowa lista
import-here = { $count ->
    [one] { $count } już tu jest
    [few] { $count } już tu są
    [many] { $count } już tu jest
   *[other] { $count } już tu jest
}
import-not-loaded = Aby czytać pliki innych aplikacji, Teaspoon musi raz coś wczytać. Połącz się z internetem i wybierz plik ponownie. Nic nie zostało zmienione.

## Importing a backup: a file is chosen, then shown, then imported.

import-backup = Importuj kopię zapasową
import-lead = Zobacz, co w niej jest, zanim cokolwiek się zmieni.
import-file-field = Plik kopii zapasowej
import-preview = Podgląd
import-nothing = Wszystko z tego pliku już tu jest, takie samo albo nowsze. Nie trzeba niczego importować.
import-nothing-link = Wróć do strony Twoje dane
import-found = Ten plik zawiera
import-found-new = { $count ->
    [one] <n>{ $count }</n> nowe zadanie
    [few] <n>{ $count }</n> nowe zadania
    [many] <n>{ $count }</n> nowych zadań
   *[other] <n>{ $count }</n> nowego zadania
}
import-found-changed = { $count ->
    [one] <n>{ $count }</n> nowsza wersja zadania
    [few] <n>{ $count }</n> nowsze wersje zadań
    [many] <n>{ $count }</n> nowszych wersji zadań
   *[other] <n>{ $count }</n> nowszej wersji zadania
}
import-found-lists = { $count ->
    [one] <n>{ $count }</n> lista lub szablon
    [few] <n>{ $count }</n> listy i szablony
    [many] <n>{ $count }</n> list i szablonów
   *[other] <n>{ $count }</n> listy i szablonu
}
import-found-days = { $count ->
    [one] <n>{ $count }</n> dzień
    [few] <n>{ $count }</n> dni
    [many] <n>{ $count }</n> dni
   *[other] <n>{ $count }</n> dnia
}
import-found-others = { $count ->
    [one] <n>{ $count }</n> inna rzecz (plany, notatki, ustawienia…)
    [few] <n>{ $count }</n> inne rzeczy (plany, notatki, ustawienia…)
    [many] <n>{ $count }</n> innych rzeczy (plany, notatki, ustawienia…)
   *[other] <n>{ $count }</n> innej rzeczy (plany, notatki, ustawienia…)
}
import-first = Na razie nic tu nie ma, więc wszystko z pliku będzie takie, jak przy jego zapisaniu.
import-joins = To, co tu jest, zostaje. Jeśli coś zmieniło się i tu, i w pliku, zostaje nowsza wersja. Można to cofnąć.
import-also-gone = { $count ->
    [one] Przywróć też { $count } rzecz (zadanie, listę lub notatkę), którą tu od tego czasu usunięto lub cofnięto
    [few] Przywróć też { $count } rzeczy (zadania, listy, notatki), które tu od tego czasu usunięto lub cofnięto
    [many] Przywróć też { $count } rzeczy (zadań, list, notatek), które tu od tego czasu usunięto lub cofnięto
   *[other] Przywróć też { $count } rzeczy (zadań, list, notatek), które tu od tego czasu usunięto lub cofnięto
}
import-only-gone = Cała reszta już tu jest
import-only-gone-facts = { $count ->
    [one] W tym pliku jest { $count } rzecz (zadanie, lista lub notatka), którą tu od tego czasu usunięto lub cofnięto. Można ją przywrócić taką, jak przy zapisaniu pliku; to też można cofnąć.
    [few] W tym pliku są { $count } rzeczy (zadania, listy, notatki), które tu od tego czasu usunięto lub cofnięto. Można je przywrócić takie, jak przy zapisaniu pliku; to też można cofnąć.
    [many] W tym pliku jest { $count } rzeczy (zadań, list, notatek), które tu od tego czasu usunięto lub cofnięto. Można je przywrócić takie, jak przy zapisaniu pliku; to też można cofnąć.
   *[other] W tym pliku jest { $count } rzeczy (zadań, list, notatek), które tu od tego czasu usunięto lub cofnięto. Można je przywrócić takie, jak przy zapisaniu pliku; to też można cofnąć.
}
import-only-gone-do = { $count ->
    [one] Przywróć ją
    [few] Przywróć je
    [many] Przywróć je
   *[other] Przywróć je
}
import-do = Importuj
import-cancel = Anuluj

## The file of all lists as text.

export-unlisted = Zadania bez listy
export-notes = Notatki
export-cost = { SPOONS($spoons) }
export-minutes = { NUMBER($minutes) } min
export-hidden = ukryte do { $date }
export-due = termin { $date }
export-due-time = termin { $date } { $time }
export-reminder = przypomnienie { $when }
