## The page that adds a task.

add = Tilføj en opgave
add-to = Tilføj til { $list }
add-bar-close = Luk
add-bar-add = Tilføj opgave
add-several = Tilføj flere
add-select = Vælg opgaver
add-help = Hvad kan jeg skrive på én linje?
add-help-line = ~2 for { SPOONS($spoons) } · i morgen kl. 9 · !høj · #telefon for et emne · @Ærinder for en liste · hver dag · 15 min

## What somebody wrote is shown again, because the task or list that it belongs to was deleted. “Add task” and “Save” are buttons.

add-deleted-list = Denne liste er her ikke længere. Den er slettet, måske på en anden enhed, eller den deles ikke længere med dig. Det, du skrev, er her: ”Tilføj opgave” gemmer det som en opgave for sig.
add-deleted-parent = Opgaven, som trinnet hørte til, er her ikke længere. Den er slettet, måske på en anden enhed, eller dens liste deles ikke længere med dig. Det, du skrev, er her: ”Tilføj opgave” gemmer det som en opgave for sig.
add-deleted-parent-form = Opgaven, som trinnet hørte til, er her ikke længere. Den er slettet, måske på en anden enhed, eller dens liste deles ikke længere med dig. Det, du skrev, er her: ”Gem” gør det til en opgave for sig.
add-deleted-task = Denne opgave er her ikke længere. Den er slettet, måske på en anden enhed, eller dens liste deles ikke længere med dig. Det, du skrev, er her: ”Gem” gør det til en ny opgave.

## The line: one field, which understands more than the title. What it understood is shown below.

line-task = Opgave
line-new-task = Ny opgave
line-add = Tilføj
line-add-later = Tilføj til senere
line-title = Titel: <title></title>
line-hint = Tryk på en for at lægge ordene tilbage i titlen.
line-put-back = { $meaning }: læg tilbage i titlen
line-or = Eller { $meaning }
line-maybe = { $meaning }?
line-understood = Det, linjen siger

## What the parts of a line mean.

chip-spoons = { SPOONS($spoons) }
chip-high = Høj prioritet
chip-medium = Mellem prioritet
chip-low = Lav prioritet
chip-subject = Emne: { $subject }
chip-subject-new = Emne: { $subject } (nyt)
chip-list = Liste: { $list }
chip-list-new = Liste: { $list } (ny)
chip-time-today = I dag kl. { $time }
chip-time-tomorrow = I morgen kl. { $time }
chip-time-date = { $date } kl. { $time }
chip-words = { $meaning } (”{ $words }”)
