## The page that adds a task.

add = Lägg till en uppgift
add-to = Lägg till i { $list }
add-bar-close = Stäng
add-bar-add = Lägg till uppgift
add-several = Lägg till flera
add-select = Välj uppgifter
add-help = Vad kan jag skriva på en rad?
add-help-line = ~2 för { SPOONS($spoons) } · imorgon 9:00 · !hög · #telefon för en etikett · @Hemma för en lista · varje dag · 15 min

## What somebody wrote is shown again, because the task or list that it belongs to was deleted. “Add task” and “Save” are buttons.

add-deleted-list = Den här listan finns inte längre här. Den har tagits bort, kanske på en annan enhet, eller delas inte längre med dig. Det du skrev finns här. ”Lägg till uppgift” sparar det som en egen uppgift.
add-deleted-parent = Uppgiften som steget hörde till finns inte längre här. Den har tagits bort, kanske på en annan enhet, eller så delas dess lista inte längre med dig. Det du skrev finns här. ”Lägg till uppgift” sparar det som en egen uppgift.
add-deleted-parent-form = Uppgiften som steget hörde till finns inte längre här. Den har tagits bort, kanske på en annan enhet, eller så delas dess lista inte längre med dig. Det du skrev finns här. ”Spara” sparar det som en egen uppgift.
add-deleted-task = Den här uppgiften finns inte längre här. Den har tagits bort, kanske på en annan enhet, eller så delas dess lista inte längre med dig. Det du skrev finns här. ”Spara” sparar det som en ny uppgift.

## The line: one field, which understands more than the title. What it understood is shown below.

line-task = Uppgift
line-new-task = Ny uppgift
line-add = Lägg till
line-add-later = Lägg till för senare
line-title = Titel: <title></title>
line-hint = Tryck på en del för att lägga tillbaka orden i titeln.
line-put-back = { $meaning }: lägg tillbaka i titeln
line-or = Eller { $meaning }
line-maybe = { $meaning }?
line-understood = Vad raden säger

## What the parts of a line mean.

chip-spoons = { SPOONS($spoons) }
chip-high = Hög prioritet
chip-medium = Medelhög prioritet
chip-low = Låg prioritet
chip-subject = Etikett: { $subject }
chip-subject-new = Etikett: { $subject } (ny)
chip-list = Lista: { $list }
chip-list-new = Lista: { $list } (ny)
chip-time-today = Idag, { $time }
chip-time-tomorrow = Imorgon, { $time }
chip-time-date = { $date }, { $time }
chip-words = { $meaning } (”{ $words }”)
