## Commands on several tasks that were chosen.

bulk = Med de valgte opgaver
bulk-today = I dag
bulk-done = Færdig
bulk-move-tile = Liste…
bulk-more-tile = Mere…
bulk-due-field = Dato (lad feltet være tomt for at fjerne den)
bulk-due = Sæt datoen
bulk-day = Sæt dagen
bulk-list-field = Liste
bulk-list-none = Ingen liste
bulk-list-new = Eller en ny liste
bulk-list = Flyt
bulk-duplicate = Lav en kopi
bulk-delete = Slet
bulk-cost-field = Pris
bulk-cost-none = Ingen pris sat
bulk-cost = Sæt prisen
bulk-priority-field = Prioritet
bulk-priority = Sæt prioriteten
bulk-subject-field = Emne
bulk-subject-none = Vælg et
bulk-subject-first = Nyt emne
bulk-subject-new = Eller et nyt emne
bulk-subject = Tilføj emnet
bulk-unlabel-field = Emne, der skal fjernes
bulk-unlabel = Fjern emnet
bulk-template-field = Skabelonens navn
bulk-template = Gem som skabelon
bulk-total = Valgt

## Several tasks are added at once, one from each line of a text.

many = Tilføj flere
many-bar-add = Tilføj alle
many-lines = Opgaver
many-lines-hint = Én opgave pr. linje. En linje, der begynder med mellemrum, bliver et trin.
many-list = Liste
many-list-none = Ingen liste
many-detect = Find datoer, { UNIT($unit) } og #emner
many-preview-button = Se det først
many-preview = Det, der bliver tilføjet
many-preview-done = Gjort
many-preview-deep = Trin kan højst gå { NUMBER($levels) } niveauer ned. Dybere linjer blev flyttet op.
many-preview-more = Kun de første { NUMBER($count) } vises.
