## The keys that do something, each with its effect.

keys = Tastaturgenveje
keys-lead = Tryk på <key></key> på enhver side for at åbne denne.
keys-are-on = Genveje med én tast er slået til.
keys-are-off = Genveje med én tast er slået fra.
keys-hint = De gør intet, mens du skriver. Slå dem fra, hvis du bruger stemmestyring eller kommer til at ramme taster.
keys-turn-on = Slå genveje med én tast til
keys-turn-off = Slå genveje med én tast fra
keys-script = De kræver JavaScript, og det kører denne browser ikke. Tab, Enter og mellemrum virker overalt.
keys-two = <first></first> og så <second></second>
keys-enter = Enter
keys-escape = Esc

## Headings.

keys-anywhere = Overalt
keys-rows = På en liste
keys-pages = Gå til en side

## Effects.

key-add = Tilføj en opgave
key-search = Søg
key-select = Vælg opgaver til i dag
key-now = Hvad nu?
key-plan = Planlæg dagen
key-new-day = Ny dag
key-undo = Fortryd, eller åbn Historik
key-this-page = Denne side
key-rows-both = Næste række, forrige række
key-row-next = Næste række
key-row-previous = Forrige række
key-row-tick = Kryds rækken af, eller vælg den
key-row-move = Flyt til en dag
key-row-open = Åbn rækken
key-close-task = Luk opgaven i siden
key-today = I dag
key-tasks = Opgaver
key-backlog = Venter
key-lists = Lister
key-calendar = Kalender
key-notes = Noter
key-focus = Fokustimer
key-history = Historik
key-more = Mere
