## Subjects: the person’s own short words, to find tasks by.

subjects = Etykiety
subjects-lead = Krótkie słowa, po których można znaleźć zadania ze wszystkich list.
subjects-empty = Etykiety to krótkie słowa, po których można znaleźć zadania ze wszystkich list: dom, zdrowie, telefon.
subjects-bar-add = Dodaj etykietę
subjects-no-tasks = Brak zadań

## One subject.

subject = Etykieta
subject-new = Nowa etykieta
subject-name = Nazwa
subject-view-tasks = Pokaż zadania
subject-delete = Usuń
subject-delete-hint = Zadania zostają, znika tylko etykieta.
subject-merge = Połącz z inną
subject-merge-into = Jej zadania dostaną etykietę
subject-merge-button = Połącz
