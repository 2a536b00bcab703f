## The frame of every page: the bar, the menu, the message above the bar.

frame-skip = Vai al contenuto

frame-offline = Offline<saved>: le modifiche si salvano su questo dispositivo</saved><waiting>: le modifiche saranno possibili quando torna la connessione</waiting>

frame-more-options = Altre opzioni
frame-help = Aiuto

frame-bar = Barra principale

frame-show-everything = Mostra di nuovo tutto

frame-undo = Annulla
frame-redo = Ripristina
frame-dismiss = Chiudi

frame-add = Aggiungi
frame-add-task = Aggiungi attività

frame-side-lists = Liste a lato
frame-lists = Liste

frame-without-script = Però questo browser non esegue script: i tuoi dati restano quindi su questo server, solo per questo browser.

menu-options-show = Mostra opzioni
menu-options-hide = Nascondi opzioni
menu-print = Stampa

actions = Azioni
action-cancel = Annulla
action-done = Fine
action-save = Salva

## The bar. Five entries share the width of a phone: 64 px each at 320 px, which is about nine letters.

bar-today = Oggi
bar-tasks = Attività
bar-lists = Liste
bar-calendar = Agenda
bar-more = Altro
bar-now = E adesso?
bar-rest = Riposo
bar-settings = Impostazioni

## Names of pages, as the link at the top names the page above.

page-today = Oggi
page-tasks = Attività
page-lists = Liste
page-calendar = Agenda
page-templates = Modelli
page-notes = Note
page-settings = Impostazioni
page-data = I tuoi dati
page-account = Account
page-shared-lists = Liste condivise
page-gallery = Galleria
page-more = Altro
page-archive = Archivio
page-insights = Andamento
