## Commands on several tasks that were chosen.

bulk = Med de valda uppgifterna
bulk-today = Idag
bulk-done = Klar
bulk-move-tile = Lista…
bulk-more-tile = Mer…
bulk-due-field = Klart senast (lämna tomt för att ta bort datumet)
bulk-due = Ange datumet
bulk-day = Ange dagen
bulk-list-field = Lista
bulk-list-none = Ingen lista
bulk-list-new = Eller en ny lista
bulk-list = Flytta
bulk-duplicate = Duplicera
bulk-delete = Ta bort
bulk-cost-field = Kostnad
bulk-cost-none = Ingen kostnad angiven
bulk-cost = Ange kostnaden
bulk-priority-field = Prioritet
bulk-priority = Ange prioriteten
bulk-subject-field = Etikett
bulk-subject-none = Välj en
bulk-subject-first = Ny etikett
bulk-subject-new = Eller en ny etikett
bulk-subject = Lägg till etiketten
bulk-unlabel-field = Etikett att ta bort
bulk-unlabel = Ta bort etiketten
bulk-template-field = Mallens namn
bulk-template = Spara som mall
bulk-total = Valda

## Several tasks are added at once, one from each line of a text.

many = Lägg till flera
many-bar-add = Lägg till alla
many-lines = Uppgifter
many-lines-hint = En uppgift per rad. En rad som börjar med blanksteg blir ett steg.
many-list = Lista
many-list-none = Ingen lista
many-detect = Känn igen datum, { UNIT($unit) } och #etiketter
many-preview-button = Förhandsvisa
many-preview = Det här skulle läggas till
many-preview-done = Klar
many-preview-deep = Steg kan ha högst { NUMBER($levels) } nivåer. Rader längre in har flyttats upp.
many-preview-more = Bara de första { NUMBER($count) } visas.
