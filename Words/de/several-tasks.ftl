## Commands on several tasks that were chosen.

bulk = Mit den ausgewählten Aufgaben
bulk-today = Heute
bulk-done = Erledigt
bulk-move-tile = Liste…
bulk-more-tile = Mehr…
bulk-due-field = Fällig am (leer: kein Datum)
bulk-due = Datum eintragen
bulk-day = Tag eintragen
bulk-list-field = Liste
bulk-list-none = Keine Liste
bulk-list-new = Oder eine neue Liste
bulk-list = Verschieben
bulk-duplicate = Duplizieren
bulk-delete = Löschen
bulk-cost-field = Kosten
bulk-cost-none = Noch ohne Kosten
bulk-cost = Kosten eintragen
bulk-priority-field = Priorität
bulk-priority = Priorität setzen
bulk-subject-field = Schlagwort
bulk-subject-none = Eines wählen
bulk-subject-first = Neues Schlagwort
bulk-subject-new = Oder ein neues Schlagwort
bulk-subject = Schlagwort hinzufügen
bulk-unlabel-field = Schlagwort, das entfernt wird
bulk-unlabel = Schlagwort entfernen
bulk-template-field = Name der Vorlage
bulk-template = Als Vorlage speichern
bulk-total = Ausgewählt

## Several tasks are added at once, one from each line of a text.

many = Mehrere hinzufügen
many-bar-add = Alle hinzufügen
many-lines = Aufgaben
many-lines-hint = Eine Aufgabe pro Zeile. Eingerückte Zeilen werden Schritte.
many-list = Liste
many-list-none = Keine Liste
many-detect = Datum, { UNIT($unit) } und #Schlagwörter erkennen
many-preview-button = Vorschau
many-preview = Das kommt dazu
many-preview-done = Erledigt
many-preview-deep = Schritte gehen höchstens { NUMBER($levels) } Ebenen tief. Tiefere Zeilen wurden nach oben geholt.
many-preview-more = Nur die ersten { NUMBER($count) } sind zu sehen.
