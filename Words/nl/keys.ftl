## The keys that do something, each with its effect.

keys = Sneltoetsen
keys-lead = Met <key></key> open je deze pagina, waar je ook bent.
keys-are-on = Sneltoetsen met één toets staan aan.
keys-are-off = Sneltoetsen met één toets staan uit.
keys-hint = Ze doen niets terwijl je typt. Zet ze uit als je spraakbediening gebruikt, of soms per ongeluk een toets indrukt.
keys-turn-on = Sneltoetsen met één toets aanzetten
keys-turn-off = Sneltoetsen met één toets uitzetten
keys-script = Ze werken alleen met JavaScript, en dat werkt niet in deze browser. Tab, Enter en de spatiebalk werken overal.
keys-two = <first></first> en dan <second></second>
keys-enter = Enter
keys-escape = Esc

## Headings.

keys-anywhere = Overal
keys-rows = In een lijst
keys-pages = Naar een pagina gaan

## Effects.

key-add = Taak toevoegen
key-search = Zoeken
key-select = Taken kiezen voor vandaag
key-now = Wat nu?
key-plan = Mijn dag plannen
key-new-day = Nieuwe dag
key-undo = Ongedaan maken, of Geschiedenis openen
key-this-page = Deze pagina
key-rows-both = Volgende rij, vorige rij
key-row-next = Volgende rij
key-row-previous = Vorige rij
key-row-tick = De rij afvinken of kiezen
key-row-move = Naar een dag verplaatsen
key-row-open = De rij openen
key-close-task = De taak aan de zijkant sluiten
key-today = Vandaag
key-tasks = Taken
key-backlog = Meegenomen
key-lists = Lijsten
key-calendar = Agenda
key-notes = Notities
key-focus = Focustimer
key-history = Geschiedenis
key-more = Meer
