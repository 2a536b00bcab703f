## The frame of every page: the bar, the menu, the message above the bar.

frame-skip = Hoppa till innehållet

frame-offline = Offline<saved>: ändringar sparas på den här enheten</saved><waiting>: du kan göra ändringar när du är online igen</waiting>

frame-more-options = Fler alternativ
frame-help = Hjälp

frame-bar = Huvudmeny

frame-show-everything = Visa allt igen

frame-undo = Ångra
frame-redo = Gör om
frame-dismiss = Stäng

frame-add = Lägg till
frame-add-task = Lägg till en uppgift

frame-side-lists = Listor vid sidan
frame-lists = Listor

frame-without-script = Men den här webbläsaren kör inte skript. Då sparas din planering på den här servern, bara för den här webbläsaren.

menu-options-show = Visa alternativ
menu-options-hide = Dölj alternativ
menu-print = Skriv ut

actions = Åtgärder
action-cancel = Avbryt
action-done = Klar
action-save = Spara

## The bar. Five entries share the width of a phone: 64 px each at 320 px, which is about nine letters.

bar-today = Idag
bar-tasks = Uppgifter
bar-lists = Listor
bar-calendar = Kalender
bar-more = Mer
bar-now = Vad nu?
bar-rest = Vila
bar-settings = Inställn.

## Names of pages, as the link at the top names the page above.

page-today = Idag
page-tasks = Uppgifter
page-lists = Listor
page-calendar = Kalender
page-templates = Mallar
page-notes = Anteckningar
page-settings = Inställningar
page-data = Dina data
page-account = Konto
page-shared-lists = Delade listor
page-gallery = Galleri
page-more = Mer
page-archive = Arkiv
page-insights = Insikter
