## Commands on several tasks that were chosen.

bulk = Met de gekozen taken
bulk-today = Vandaag
bulk-done = Klaar
bulk-move-tile = Lijst…
bulk-more-tile = Meer…
bulk-due-field = Datum (leeg laten om te wissen)
bulk-due = Datum instellen
bulk-day = Dag instellen
bulk-list-field = Lijst
bulk-list-none = Geen lijst
bulk-list-new = Of een nieuwe lijst
bulk-list = Verplaatsen
bulk-duplicate = Dupliceren
bulk-delete = Verwijderen
bulk-cost-field = Kosten
bulk-cost-none = Kosten onbekend
bulk-cost = Kosten instellen
bulk-priority-field = Prioriteit
bulk-priority = Prioriteit instellen
bulk-subject-field = Label
bulk-subject-none = Kies een label
bulk-subject-first = Nieuw label
bulk-subject-new = Of een nieuw label
bulk-subject = Label toevoegen
bulk-unlabel-field = Label om weg te halen
bulk-unlabel = Label weghalen
bulk-template-field = Naam van het sjabloon
bulk-template = Opslaan als sjabloon
bulk-total = Gekozen

## Several tasks are added at once, one from each line of a text.

many = Meerdere toevoegen
many-bar-add = Alles toevoegen
many-lines = Taken
many-lines-hint = Eén taak per regel. Een regel die met spaties begint, wordt een stap.
many-list = Lijst
many-list-none = Geen lijst
many-detect = Datums, { UNIT($unit) } en #labels herkennen
many-preview-button = Voorbeeld bekijken
many-preview = Wat er wordt toegevoegd
many-preview-done = Klaar
many-preview-deep = Stappen kunnen hooguit { NUMBER($levels) } niveaus diep gaan. Diepere regels zijn omhoog gezet.
many-preview-more = Alleen de eerste { NUMBER($count) } zijn te zien.
