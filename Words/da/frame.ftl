## The frame of every page: the bar, the menu, the message above the bar.

frame-skip = Gå til indholdet

frame-offline = Offline<saved>: ændringer gemmes på denne enhed</saved><waiting>: du kan ændre noget, når du er online igen</waiting>

frame-more-options = Flere muligheder
frame-help = Hjælp

frame-bar = Hovedmenu

frame-show-everything = Vis alt igen

frame-undo = Fortryd
frame-redo = Gør igen
frame-dismiss = Luk

frame-add = Tilføj
frame-add-task = Tilføj en opgave

frame-side-lists = Lister i siden
frame-lists = Lister

frame-without-script = Men denne browser kører ikke JavaScript, så din plan ligger på denne server og kun for denne browser.

menu-options-show = Vis muligheder
menu-options-hide = Skjul muligheder
menu-print = Udskriv

actions = Handlinger
action-cancel = Annuller
action-done = Færdig
action-save = Gem

## The bar. Five entries share the width of a phone, four in simple mode. `make words` says how wide each may be.

bar-today = I dag
bar-tasks = Opgaver
bar-lists = Lister
bar-calendar = Kalender
bar-more = Mere
bar-now = Hvad nu?
bar-rest = Hvil
bar-settings = Indstillinger

## Names of pages, as the link at the top names the page above.

page-today = I dag
page-tasks = Opgaver
page-lists = Lister
page-calendar = Kalender
page-templates = Skabeloner
page-notes = Noter
page-settings = Indstillinger
page-data = Dine data
page-account = Konto
page-shared-lists = Delte lister
page-gallery = Galleri
page-more = Mere
page-archive = Arkiv
page-insights = Tilbageblik
