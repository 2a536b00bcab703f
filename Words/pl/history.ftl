## History: the changes of the last days, each with its undo.

history = Historia
history-lead = { $days ->
    [one] Zmiany z ostatniego dnia ({ NUMBER($days) }). Cofnięcie jednej nie wpływa na późniejsze.
    [few] Zmiany z ostatnich { NUMBER($days) } dni. Cofnięcie jednej nie wpływa na późniejsze.
    [many] Zmiany z ostatnich { NUMBER($days) } dni. Cofnięcie jednej nie wpływa na późniejsze.
   *[other] Zmiany z ostatnich { NUMBER($days) } dni. Cofnięcie jednej nie wpływa na późniejsze.
}
history-empty = { $days ->
    [one] Nie ma jeszcze zmian. Każda będzie tu widoczna przez { NUMBER($days) } dzień i będzie można ją cofnąć.
    [few] Nie ma jeszcze zmian. Każda będzie tu widoczna przez { NUMBER($days) } dni i będzie można ją cofnąć.
    [many] Nie ma jeszcze zmian. Każda będzie tu widoczna przez { NUMBER($days) } dni i będzie można ją cofnąć.
   *[other] Nie ma jeszcze zmian. Każda będzie tu widoczna przez { NUMBER($days) } dnia i będzie można ją cofnąć.
}
history-empty-link = Przejdź do strony Dziś
history-today = Dziś
history-undone = cofnięte
history-undo = Cofnij
history-redo = Ponów
history-undo-change = Cofnij: { $change }
history-redo-change = Ponów: { $change }
