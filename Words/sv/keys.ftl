## The keys that do something, each with its effect.

keys = Kortkommandon
keys-lead = Tryck på <key></key> på vilken sida som helst för att öppna den här sidan.
keys-are-on = Kortkommandon med en tangent är på.
keys-are-off = Kortkommandon med en tangent är av.
keys-hint = De gör inget medan du skriver. Stäng av dem om du använder röststyrning eller råkar trycka på tangenter.
keys-turn-on = Slå på kortkommandon med en tangent
keys-turn-off = Stäng av kortkommandon med en tangent
keys-script = De behöver skript, och den här webbläsaren kör inga. Tabb, Enter och blanksteg fungerar överallt.
keys-two = <first></first> sedan <second></second>
keys-enter = Enter
keys-escape = Esc

## Headings.

keys-anywhere = Överallt
keys-rows = I en lista
keys-pages = Gå till en sida

## Effects.

key-add = Lägg till en uppgift
key-search = Sök
key-select = Välj uppgifter för idag
key-now = Vad nu?
key-plan = Planera min dag
key-new-day = Ny dag
key-undo = Ångra, eller öppna Historik
key-this-page = Den här sidan
key-rows-both = Nästa rad, föregående rad
key-row-next = Nästa rad
key-row-previous = Föregående rad
key-row-tick = Bocka av eller välj raden
key-row-move = Flytta till en dag
key-row-open = Öppna raden
key-close-task = Stäng uppgiften vid sidan
key-today = Idag
key-tasks = Uppgifter
key-backlog = Väntar
key-lists = Listor
key-calendar = Kalender
key-notes = Anteckningar
key-focus = Fokustimer
key-history = Historik
key-more = Mer
