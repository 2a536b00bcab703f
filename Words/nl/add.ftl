## The page that adds a task.

add = Taak toevoegen
add-to = Toevoegen aan { $list }
add-bar-close = Sluiten
add-bar-add = Taak toevoegen
add-several = Meerdere toevoegen
add-select = Taken kiezen
add-help = Wat kan ik op één regel schrijven?
add-help-line = ~2 voor { SPOONS($spoons) } · morgen 9:00 · !hoog · #telefoon voor een label · @Boodschappen voor een lijst · elke dag · 15 min

## What somebody wrote is shown again, because the task or list that it belongs to was deleted. “Add task” and “Save” are buttons.

add-deleted-list = Deze lijst is hier niet meer. De lijst is verwijderd, misschien op een ander apparaat, of wordt niet meer met je gedeeld. Wat je schreef, staat hier. Met “Taak toevoegen” bewaar je het als losse taak.
add-deleted-parent = De taak van deze stap is hier niet meer. De taak is verwijderd, misschien op een ander apparaat, of de lijst ervan wordt niet meer met je gedeeld. Wat je schreef, staat hier. Met “Taak toevoegen” bewaar je het als losse taak.
add-deleted-parent-form = De taak van deze stap is hier niet meer. De taak is verwijderd, misschien op een ander apparaat, of de lijst ervan wordt niet meer met je gedeeld. Wat je schreef, staat hier. Met “Opslaan” bewaar je het als losse taak.
add-deleted-task = Deze taak is hier niet meer. De taak is verwijderd, misschien op een ander apparaat, of de lijst ervan wordt niet meer met je gedeeld. Wat je schreef, staat hier. Met “Opslaan” bewaar je het als nieuwe taak.

## The line: one field, which understands more than the title. What it understood is shown below.

line-task = Taak
line-new-task = Nieuwe taak
line-add = Toevoegen
line-add-later = Toevoegen voor later
line-title = Titel: <title></title>
line-hint = Tik op een deel om de woorden terug te zetten in de titel.
line-put-back = { $meaning }: terugzetten in de titel
line-or = Of { $meaning }
line-maybe = { $meaning }?
line-understood = Wat de regel zegt

## What the parts of a line mean.

chip-spoons = { SPOONS($spoons) }
chip-high = Hoge prioriteit
chip-medium = Gemiddelde prioriteit
chip-low = Lage prioriteit
chip-subject = Label: { $subject }
chip-subject-new = Label: { $subject } (nieuw)
chip-list = Lijst: { $list }
chip-list-new = Lijst: { $list } (nieuw)
chip-time-today = Vandaag, { $time }
chip-time-tomorrow = Morgen, { $time }
chip-time-date = { $date }, { $time }
chip-words = { $meaning } (“{ $words }”)
