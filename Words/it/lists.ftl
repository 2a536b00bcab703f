## The person’s lists, by category.

lists = Liste
lists-empty = Ancora nessuna lista. Usa le liste per raggruppare le attività: un luogo, un viaggio, una routine.
lists-empty-link = Inizia da un modello
lists-other = Altre
lists-apart = Le liste sono raggruppate per categoria. Per spostare questa in un altro gruppo, cambia la sua categoria.
lists-new = Nuova lista
lists-menu-templates = Modelli
lists-menu-merge = Unisci liste in una lista di controllo
lists-menu-shared = Liste condivise
lists-menu-archive = Archivio

## A list in a row. Below its name are the titles of its first tasks, or one of these two; then the others, each after a dot.

list-row-nothing = Per ora niente da fare qui
list-row-nothing-template = Ancora niente qui dentro
list-row-checklist = lista di controllo
list-row-shared = condivisa

## What can be done with a list in a row. The buttons have a drawing; their names are for screen readers.

list-option-restore = Ripristina
list-option-restore-list = Ripristina: { $list }
list-option-edit = Modifica: { $list }
list-option-archive = Archivia: { $list }
list-option-delete = Elimina la lista e le sue attività: { $list }

## Lists that were put away.

archive = Archivio
archive-empty = Nessuna lista archiviata. Una lista che ora non ti serve può aspettare qui, così com’è.
archive-lists = Liste archiviate

## The form of a list.

list-new = Nuova lista
list-edit = Modifica lista
list-edit-template = Modifica modello
list-name = Nome
list-icon = Icona
list-category = Categoria
list-category-hint = Le liste della stessa categoria stanno insieme. Facoltativo.
list-checklist = Lista di controllo

## Names of categories that are suggested.

category-home = Casa
category-work = Lavoro
category-health = Salute
category-errands = Commissioni
category-family = Famiglia
category-fun = Svago

## Drawings of lists.

icon-list = Lista
icon-home = Casa
icon-work = Valigetta
icon-health = Croce
icon-cart = Carrello
icon-bag = Borsa
icon-heart = Cuore
icon-book = Libro
icon-leaf = Foglia
icon-paw = Zampa
icon-star = Stella
icon-people = Persone
icon-phone = Telefono
icon-broom = Scopa

## The menu of a list’s page.

list-menu-use = Usa il modello
list-menu-edit = Modifica lista
list-menu-edit-template = Modifica modello
list-menu-uncheck = Togli tutte le spunte
list-menu-again = Ricomincia e archivia questa
list-menu-template = Salva come modello
list-menu-duplicate = Duplica
list-menu-archive = Archivia
list-menu-delete = Elimina la lista e le sue attività

## A list with its tasks.

list-bar-add = Aggiungi a <list></list>
list-is-template = Modello
list-sun = aggiunge un’attività a oggi
list-archived = Questa lista è archiviata, così com’era.
list-restore = Ripristina

list-nothing = Per ora qui non c’è niente da vedere.
list-empty = Ancora nessuna attività. Aggiungine una qui sotto.
list-empty-view = Ancora nessuna attività.

list-apart = Una riga si sposta dentro la sua sezione. Per spostarla in un’altra, apri l’attività.
list-more-steps = { $count ->
    [one] e un’altra
   *[other] e altre { NUMBER($count) }
}
list-row-done = fatta
list-done-before = Fatte prima di oggi
list-show-hidden = Mostra le attività nascoste
list-hidden = Nascoste

## Buttons at a task, whose words are seen.

list-button-for = { $button }: { $task }
list-include = Includi
list-skip = Salta
list-wake = Mostra adesso

## A task that is the heading over its steps.

list-heading-done = Fatto
list-heading-tick = { $count ->
    [1] Spunta l’ultima
   *[other] Spunta tutte e { $count }
}
list-heading-untick = Togli tutte le spunte
list-heading-pack = { $count ->
    [1] Metti in valigia l’ultima cosa
   *[other] Metti in valigia tutte e { $count }
}
list-heading-unpack = Togli tutto dalla valigia
list-heading-packed = tutto in valigia
list-heading-skipped = non questa volta

## Under the name of a checklist: how many things are packed. The parts are put together with commas.

packing-all = Tutto in valigia
packing-left = { NUMBER($count) } da mettere in valigia
packing-packed = { NUMBER($count) } in valigia
packing-skipped = { NUMBER($count) } non questa volta

## Several lists become one checklist.

merge = Unisci liste in una lista di controllo
merge-lead = Una sola lista di controllo con tutto ciò che c’è nelle liste che scegli. I doppioni entrano una volta sola.
merge-empty = Non ci sono ancora liste da unire. Un modello è un buon inizio.
merge-empty-link = Scegli un modello
merge-choose = Liste da unire
merge-template = Modello
merge-name = Nome della nuova lista
merge-name-hint = Per esempio: Fine settimana al mare
merge-bar-make = Crea la lista

## That a list is shared: on its page, at its tasks, and in its menu.

shared-with = Condivisa con <names></names>
shared-with-nobody = Non ancora condivisa con altri
shared-with-view = Condivisa con <names></names>. Sola lettura
shared-with-nobody-view = Non ancora condivisa con altri. Sola lettura
shared-names-two = { $first } e { $second }
shared-names-more = { $count ->
    [1] { $first }, { $second } e un’altra persona
   *[other] { $first }, { $second } e altre { NUMBER($count) } persone
}

shared-task-view = Sola lettura. Puoi comunque cambiare il tuo costo, la tua nota e i tuoi piani.
shared-task-with = Condivisa con <names></names>. Si vedono il titolo, le sottoattività, la scadenza, la ripetizione e la priorità, e se è fatta. Tutto il resto lo vedi solo tu.
shared-task-nobody = È in una lista condivisa. Chi partecipa vedrà il titolo, le sottoattività, la scadenza, la ripetizione e la priorità, e se è fatta. Tutto il resto lo vedi solo tu.

shared-menu-members = Membri
shared-menu-share = Condividi la lista
links-menu-list = Crea un link pubblico

invited = Inviti
invited-by = <person></person> ti invita nella lista <list></list>.
invited-view = { $count ->
    [one] Vedi l’invito
   *[other] Vedi gli inviti
}

## Notes that are written for a person when a shared list leaves their device.

left-list = Non fai più parte della lista «{ $list }». Non è più su questo dispositivo.
left-written = Hai scritto questo in una lista condivisa che non puoi più modificare:

## What members deleted in a shared list, or moved out of it. Only members who can edit the list see it.

removals = Eliminato o tolto
removals-lead = { $days ->
    [one] Dell’ultimo giorno. Chi può modificare questa lista lo vede e può annullarlo.
   *[other] Degli ultimi { NUMBER($days) } giorni. Chi può modificare questa lista lo vede e può annullarlo.
}
removals-empty = Qui non è stato eliminato nulla né spostato in un’altra lista. Comparirebbe qui e si potrebbe annullare.
removal-deleted = Un altro membro ha eliminato: { TASKS($what) }
removal-deleted-by = { $member } ha eliminato: { TASKS($what) }
removal-deleted-own = Hai eliminato: { TASKS($what) }
removal-moved = Un altro membro ha spostato in un’altra lista: { TASKS($what) }
removal-moved-by = { $member } ha spostato in un’altra lista: { TASKS($what) }
removal-moved-own = Hai spostato in un’altra lista: { TASKS($what) }
removal-restored = Un altro membro ha recuperato: { TASKS($what) }
removal-restored-own = Hai recuperato: { TASKS($what) }
removal-back = recuperato

## A note that a shared list is gone. The name of the list stands in the place of the tag.

gone-deleted-own = Hai eliminato la lista condivisa <list></list> ({ TASKS($what) }): { $when }. Puoi recuperarla fino al { $until }.
gone-deleted = La persona a cui appartiene la lista condivisa <list></list> l’ha eliminata ({ TASKS($what) }): { $when }. Solo lei può recuperarla.
gone-deleted-view = La lista condivisa <list></list> è stata eliminata.
gone-added = Aggiunto da allora e ancora qui, in nessuna lista:
gone-notes = Quello che hai scritto lì e non è stato inviato è nelle tue <notes>note</notes>.
gone-restore = Recuperala
gone-leave = Lasciala eliminata

## In the form of a list that is shared.

list-edit-shared = Chi è in questa lista vede il nome, l’icona e il colore, e se è una lista di controllo. La categoria la vedi solo tu.
list-edit-view = Sola lettura. Puoi scegliere una categoria, che vedi solo tu.
