## The keys that do something, each with its effect.

keys = Scorciatoie da tastiera
keys-lead = Premi <key></key> in qualsiasi pagina per aprire questa.
keys-are-on = Le scorciatoie con un solo tasto sono attive.
keys-are-off = Le scorciatoie con un solo tasto non sono attive.
keys-hint = Mentre scrivi non fanno niente. Disattivale se usi il controllo vocale, o se premi dei tasti per sbaglio.
keys-turn-on = Attiva le scorciatoie con un solo tasto
keys-turn-off = Disattiva le scorciatoie con un solo tasto
keys-script = Servono gli script, che questo browser non esegue. Tab, Invio e Spazio funzionano ovunque.
keys-two = <first></first> poi <second></second>
keys-enter = Invio
keys-escape = Esc

## Headings.

keys-anywhere = Ovunque
keys-rows = In una lista
keys-pages = Vai a una pagina

## Effects.

key-add = Aggiungi attività
key-search = Cerca
key-select = Scegli le attività per oggi
key-now = E adesso?
key-plan = Pianifica la giornata
key-new-day = Nuovo giorno
key-undo = Annulla, o apri la cronologia
key-this-page = Questa pagina
key-rows-both = Riga successiva, riga precedente
key-row-next = Riga successiva
key-row-previous = Riga precedente
key-row-tick = Spunta o scegli la riga
key-row-move = Sposta a un giorno
key-row-open = Apri la riga
key-close-task = Chiudi l’attività a lato
key-today = Oggi
key-tasks = Attività
key-backlog = In sospeso
key-lists = Liste
key-calendar = Agenda
key-notes = Note
key-focus = Timer di concentrazione
key-history = Cronologia
key-more = Altro
