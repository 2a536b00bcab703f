## Notes: anything that is not a task.

notes = Notatki
notes-empty = Notatki są na wszystko, co nie jest zadaniem: myśl, numer, czyjeś słowa.
notes-bar-add = Dodaj notatkę
notes-search = Szukaj w notatkach
notes-search-field = Szukaj
notes-search-button = Szukaj
notes-search-clear = Wyczyść
notes-found = { $count ->
    [one] { $count } notatka
    [few] { $count } notatki
    [many] { $count } notatek
   *[other] { $count } notatki
}
notes-found-none = Brak wyników dla „{ $words }”. Spróbuj innych słów.
notes-found-close = Nic dokładnie takiego. To jest podobne.

## One note.

note = Notatka
note-new = Nowa notatka
note-text = Notatka
note-pin = Przypnij na górze
note-unpin = Odepnij
note-make-task = Zrób z tego zadanie
note-make-task-hint = Pierwszy wiersz notatki będzie tytułem zadania.
note-delete = Usuń

## A note in the list. The buttons have a drawing; their names are for screen readers.

note-row-pinned = Przypięta
note-row-make-task = Zrób z tego zadanie: { $note }
note-row-pin = Przypnij: { $note }
note-row-unpin = Odepnij: { $note }
note-row-delete = Usuń: { $note }
