## The frame of every page: the bar, the menu, the message above the bar.

frame-skip = Naar de inhoud

frame-offline = Offline<saved>: wijzigingen worden op dit apparaat opgeslagen</saved><waiting>: je kunt weer iets wijzigen zodra je online bent</waiting>

frame-more-options = Meer opties
frame-help = Help

frame-bar = Hoofdmenu

frame-show-everything = Alles weer tonen

frame-undo = Herstel
frame-redo = Opnieuw
frame-dismiss = Sluiten

frame-add = Toevoegen
frame-add-task = Taak toevoegen

frame-side-lists = Lijsten aan de zijkant
frame-lists = Lijsten

frame-without-script = Maar in deze browser werkt JavaScript niet: dan wordt je planning op deze server bewaard, alleen voor deze browser.

menu-options-show = Opties tonen
menu-options-hide = Opties verbergen
menu-print = Afdrukken

actions = Acties
action-cancel = Annuleren
action-done = Klaar
action-save = Opslaan

## The bar. Five entries share the width of a phone: 64 px each at 320 px, which is about nine letters.

bar-today = Vandaag
bar-tasks = Taken
bar-lists = Lijsten
bar-calendar = Agenda
bar-more = Meer
bar-now = Wat nu?
bar-rest = Rust
bar-settings = Instellingen

## Names of pages, as the link at the top names the page above.

page-today = Vandaag
page-tasks = Taken
page-lists = Lijsten
page-calendar = Agenda
page-templates = Sjablonen
page-notes = Notities
page-settings = Instellingen
page-data = Je gegevens
page-account = Account
page-shared-lists = Gedeelde lijsten
page-gallery = Galerij
page-more = Meer
page-archive = Archief
page-insights = Inzichten
