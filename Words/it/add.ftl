## The page that adds a task.

add = Aggiungi attività
add-to = Aggiungi a { $list }
add-bar-close = Chiudi
add-bar-add = Aggiungi attività
add-several = Aggiungi più attività
add-select = Scegli le attività
add-help = Che cosa posso scrivere in una riga?
add-help-line = ~2 per { SPOONS($spoons) } · domani alle 9 · !alta · #telefono per un’etichetta · @Spesa per una lista · ogni giorno · 15 min

## What somebody wrote is shown again, because the task or list that it belongs to was deleted. “Add task” and “Save” are buttons.

add-deleted-list = Questa lista non è più qui. È stata eliminata, forse su un altro dispositivo, o non è più condivisa con te. Ciò che hai scritto è qui: «Aggiungi attività» lo conserva come attività a sé.
add-deleted-parent = L’attività di cui questa faceva parte non è più qui. È stata eliminata, forse su un altro dispositivo, o la sua lista non è più condivisa con te. Ciò che hai scritto è qui: «Aggiungi attività» lo conserva come attività a sé.
add-deleted-parent-form = L’attività di cui questa faceva parte non è più qui. È stata eliminata, forse su un altro dispositivo, o la sua lista non è più condivisa con te. Ciò che hai scritto è qui: «Salva» lo conserva come attività a sé.
add-deleted-task = Questa attività non è più qui. È stata eliminata, forse su un altro dispositivo, o la sua lista non è più condivisa con te. Ciò che hai scritto è qui: «Salva» lo conserva come nuova attività.

## The line: one field, which understands more than the title. What it understood is shown below.

line-task = Attività
line-new-task = Nuova attività
line-add = Aggiungi
line-add-later = Aggiungi per dopo
line-title = Titolo: <title></title>
line-hint = Premi una parte per rimettere le sue parole nel titolo.
line-put-back = { $meaning }: rimetti nel titolo
line-or = Oppure { $meaning }
line-maybe = { $meaning }?
line-understood = Che cosa dice la riga

## What the parts of a line mean.

chip-spoons = { SPOONS($spoons) }
chip-high = Priorità alta
chip-medium = Priorità media
chip-low = Priorità bassa
chip-subject = Etichetta: { $subject }
chip-subject-new = Etichetta: { $subject } (nuova)
chip-list = Lista: { $list }
chip-list-new = Lista: { $list } (nuova)
chip-time-today = Oggi, { $time }
chip-time-tomorrow = Domani, { $time }
chip-time-date = { $date }, { $time }
chip-words = { $meaning } («{ $words }»)
