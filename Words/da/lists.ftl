## The person’s lists, by category.

lists = Lister
lists-empty = Ingen lister endnu. Brug lister til at samle opgaver: et sted, en tur, en rutine.
lists-empty-link = Begynd med en skabelon
lists-other = Andre
lists-apart = Listerne er samlet efter kategori. Ændr kategorien for at flytte denne til en anden gruppe.
lists-new = Ny liste
lists-menu-templates = Skabeloner
lists-menu-merge = Saml lister til en tjekliste
lists-menu-shared = Delte lister
lists-menu-archive = Arkiv

## A list in a row. Below its name are the titles of its first tasks, or one of these two; then the others, each after a dot.

list-row-nothing = Intet at gøre her nu
list-row-nothing-template = Intet i den endnu
list-row-checklist = tjekliste
list-row-shared = delt

## What can be done with a list in a row. The buttons have a drawing; their names are for screen readers.

list-option-restore = Gendan
list-option-restore-list = Gendan: { $list }
list-option-edit = Rediger: { $list }
list-option-archive = Arkivér: { $list }
list-option-delete = Slet liste og dens opgaver: { $list }

## Lists that were put away.

archive = Arkiv
archive-empty = Ingen arkiverede lister. En liste, du ikke bruger lige nu, kan vente her, præcis som den er.
archive-lists = Arkiverede lister

## The form of a list.

list-new = Ny liste
list-edit = Rediger liste
list-edit-template = Rediger skabelon
list-name = Navn
list-icon = Ikon
list-category = Kategori
list-category-hint = Lister i samme kategori står sammen. Valgfrit.
list-checklist = Tjekliste

## Names of categories that are suggested.

category-home = Hjem
category-work = Arbejde
category-health = Helbred
category-errands = Ærinder
category-family = Familie
category-fun = Hygge

## Drawings of lists.

icon-list = Liste
icon-home = Hus
icon-work = Mappe
icon-health = Kors
icon-cart = Indkøbsvogn
icon-bag = Taske
icon-heart = Hjerte
icon-book = Bog
icon-leaf = Blad
icon-paw = Pote
icon-star = Stjerne
icon-people = Personer
icon-phone = Telefon
icon-broom = Kost

## The menu of a list’s page.

list-menu-use = Brug skabelonen
list-menu-edit = Rediger liste
list-menu-edit-template = Rediger skabelon
list-menu-uncheck = Fjern alle krydser
list-menu-again = Begynd forfra, og arkivér denne
list-menu-template = Gem som skabelon
list-menu-duplicate = Lav en kopi
list-menu-archive = Arkivér
list-menu-delete = Slet liste og dens opgaver

## A list with its tasks.

list-bar-add = Tilføj til <list></list>
list-is-template = Skabelon
list-sun = føjer en opgave til i dag
list-archived = Denne liste er arkiveret, præcis som den var.
list-restore = Gendan

list-nothing = Intet at se her lige nu.
list-empty = Ingen opgaver endnu. Tilføj en nedenfor.
list-empty-view = Ingen opgaver endnu.

list-apart = En række flyttes inden for sit afsnit. Åbn opgaven for at flytte den til et andet.
list-more-steps = og { NUMBER($count) } til
list-row-done = gjort
list-done-before = Gjort på tidligere dage
list-show-hidden = Vis skjulte opgaver
list-hidden = Skjulte

## Buttons at a task, whose words are seen.

list-button-for = { $button }: { $task }
list-include = Tag med
list-skip = Spring over
list-wake = Hent frem

## A task that is the heading over its steps.

list-heading-done = Færdig
list-heading-tick = { $count ->
    [1] Kryds den sidste af
   *[other] Kryds alle { $count } af
}
list-heading-untick = Fjern alle krydser
list-heading-pack = { $count ->
    [1] Pak den sidste
   *[other] Pak alle { $count }
}
list-heading-unpack = Pak alle ud
list-heading-packed = alt er pakket
list-heading-skipped = ikke denne gang

## Under the name of a checklist: how many things are packed. The parts are put together with commas.

packing-all = Alt er pakket
packing-left = { NUMBER($count) } skal pakkes
packing-packed = { NUMBER($count) } pakket
packing-skipped = { NUMBER($count) } ikke denne gang

## Several lists become one checklist.

merge = Saml lister til en tjekliste
merge-lead = Én tjekliste med alt fra de lister, du vælger. Det, der står flere gange, kommer med én gang.
merge-empty = Der er ingen lister at samle endnu. En skabelon er en god begyndelse.
merge-empty-link = Vælg en skabelon
merge-choose = Lister, der skal samles
merge-template = Skabelon
merge-name = Navn på den nye liste
merge-name-hint = For eksempel: Weekend ved vandet
merge-bar-make = Lav tjeklisten

## That a list is shared: on its page, at its tasks, and in its menu.

shared-with = Delt med <names></names>
shared-with-nobody = Ikke delt med nogen endnu
shared-with-view = Delt med <names></names>. Kun visning
shared-with-nobody-view = Ikke delt med nogen endnu. Kun visning
shared-names-two = { $first } og { $second }
shared-names-more = { $first }, { $second } og { NUMBER($count) } til

shared-task-view = Kun visning. Du kan stadig ændre din egen pris, note og dine planer.
shared-task-with = Delt med <names></names>. Alle på listen ser titel, trin, dato, gentagelse og prioritet, og om den er gjort. Alt andet bliver hos dig.
shared-task-nobody = Denne opgave er på en delt liste. De andre ser titel, trin, dato, gentagelse og prioritet, og om den er gjort. Alt andet bliver hos dig.

shared-menu-members = Medlemmer
shared-menu-share = Del denne liste
links-menu-list = Lav et link til visning

invited = Invitationer
invited-by = <person></person> inviterer dig til <list></list>.
invited-view = { $count ->
    [one] Se invitationen
   *[other] Se invitationerne
}

## Notes that are written for a person when a shared list leaves their device.

left-list = Du er ikke længere medlem af listen ”{ $list }”. Den er ikke længere på denne enhed.
left-written = Du skrev dette på en delt liste, som du ikke længere kan ændre:

## What members deleted in a shared list, or moved out of it. Only members who can edit the list see it.

removals = Slettet eller taget ud
removals-lead = Fra de sidste { NUMBER($days) } dage. Alle, der kan redigere listen, ser det og kan fortryde det.
removals-empty = Intet er slettet her eller flyttet til en anden liste. Det ville stå her og kunne fortrydes.
removal-deleted = Et andet medlem slettede: { TASKS($what) }
removal-deleted-by = { $member } slettede: { TASKS($what) }
removal-deleted-own = Du slettede: { TASKS($what) }
removal-moved = Et andet medlem flyttede til en anden liste: { TASKS($what) }
removal-moved-by = { $member } flyttede til en anden liste: { TASKS($what) }
removal-moved-own = Du flyttede til en anden liste: { TASKS($what) }
removal-restored = Et andet medlem hentede tilbage: { TASKS($what) }
removal-restored-own = Du hentede tilbage: { TASKS($what) }
removal-back = hentet tilbage

## A note that a shared list is gone. The name of the list stands in the place of the tag.

gone-deleted-own = Du slettede den delte liste <list></list> ({ TASKS($what) }): { $when }. Du kan hente den tilbage til og med { $until }.
gone-deleted = Ejeren slettede den delte liste <list></list> ({ TASKS($what) }): { $when }. Kun ejeren kan hente den tilbage.
gone-deleted-view = Den delte liste <list></list> er slettet.
gone-added = Tilføjet siden og stadig her, ikke på nogen liste:
gone-notes = Det, du skrev der, og som ikke blev sendt, står i dine <notes>noter</notes>.
gone-restore = Hent den tilbage
gone-leave = Lad den være slettet

## In the form of a list that is shared.

list-edit-shared = Alle på listen ser navn, ikon og farve, og om den er en tjekliste. Kun du ser kategorien.
list-edit-view = Kun visning. Du kan vælge en kategori, som kun du ser.
