## Tasks are chosen in a list: for today, or for something else.

choosing-select = Auswählen
choosing-lead = Wähle aus, was du heute machen möchtest. Drücke dann auf „Übernehmen“.
choosing-lead-bulk = Wähle Aufgaben aus und dann, was mit ihnen geschehen soll.
choosing-search = Suchen
choosing-menu-all = Alle auf dieser Seite auswählen
choosing-menu-more = Mehr mit der Auswahl…
choosing-cancel = Abbrechen
choosing-all = Alle { NUMBER($count) }
choosing-count = Zählen

## Tasks without a cost: below each are numbers, of which one is chosen.

choosing-cost = Wie viele { UNIT($unit) } kostet es? Mit einer Zahl wählst du die Aufgabe auch aus. Schätzen reicht.
choosing-not-today = Weglassen
