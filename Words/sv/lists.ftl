## The person’s lists, by category.

lists = Listor
lists-empty = Inga listor än. Med listor samlar du uppgifter: en plats, en resa, en rutin.
lists-empty-link = Börja med en mall
lists-other = Övrigt
lists-apart = Listorna är grupperade efter kategori. Ändra kategorin för att flytta en till en annan grupp.
lists-new = Ny lista
lists-menu-templates = Mallar
lists-menu-merge = Slå ihop listor till en checklista
lists-menu-shared = Delade listor
lists-menu-archive = Arkiv

## A list in a row. Below its name are the titles of its first tasks, or one of these two; then the others, each after a dot.

list-row-nothing = Inget att göra här nu
list-row-nothing-template = Inget i den än
list-row-checklist = checklista
list-row-shared = delad

## What can be done with a list in a row. The buttons have a drawing; their names are for screen readers.

list-option-restore = Återställ
list-option-restore-list = Återställ: { $list }
list-option-edit = Redigera: { $list }
list-option-archive = Arkivera: { $list }
list-option-delete = Ta bort listan och dess uppgifter: { $list }

## Lists that were put away.

archive = Arkiv
archive-empty = Inga arkiverade listor. En lista som du inte behöver nu kan ligga här, precis som den är.
archive-lists = Arkiverade listor

## The form of a list.

list-new = Ny lista
list-edit = Redigera lista
list-edit-template = Redigera mall
list-name = Namn
list-icon = Ikon
list-category = Kategori
list-category-hint = Listor i samma kategori visas tillsammans. Valfritt.
list-checklist = Checklista

## Names of categories that are suggested.

category-home = Hem
category-work = Arbete
category-health = Hälsa
category-errands = Ärenden
category-family = Familj
category-fun = Nöje

## Drawings of lists.

icon-list = Lista
icon-home = Hus
icon-work = Portfölj
icon-health = Kors
icon-cart = Kundvagn
icon-bag = Väska
icon-heart = Hjärta
icon-book = Bok
icon-leaf = Löv
icon-paw = Tass
icon-star = Stjärna
icon-people = Människor
icon-phone = Telefon
icon-broom = Kvast

## The menu of a list’s page.

list-menu-use = Använd mallen
list-menu-edit = Redigera lista
list-menu-edit-template = Redigera mall
list-menu-uncheck = Bocka ur alla
list-menu-again = Börja om och arkivera den här
list-menu-template = Spara som mall
list-menu-duplicate = Duplicera
list-menu-archive = Arkivera
list-menu-delete = Ta bort listan och dess uppgifter

## A list with its tasks.

list-bar-add = Lägg till i <list></list>
list-is-template = Mall
list-sun = lägger till en uppgift idag
list-archived = Den här listan är arkiverad, precis som den var.
list-restore = Återställ

list-nothing = Inget att visa här just nu.
list-empty = Inga uppgifter än. Lägg till en nedan.
list-empty-view = Inga uppgifter än.

list-apart = En rad flyttas inom sin del. Öppna uppgiften för att flytta den till en annan.
list-more-steps = och { NUMBER($count) } till
list-row-done = klar
list-done-before = Klart före idag
list-show-hidden = Visa dolda uppgifter
list-hidden = Dolda

## Buttons at a task, whose words are seen.

list-button-for = { $button }: { $task }
list-include = Ta med
list-skip = Hoppa över
list-wake = Visa nu

## A task that is the heading over its steps.

list-heading-done = Klar
list-heading-tick = { $count ->
    [1] Bocka av den sista
   *[other] Bocka av alla { $count }
}
list-heading-untick = Bocka ur alla
list-heading-pack = { $count ->
    [1] Packa den sista
   *[other] Packa alla { $count }
}
list-heading-unpack = Packa upp alla
list-heading-packed = allt packat
list-heading-skipped = inte den här gången

## Under the name of a checklist: how many things are packed. The parts are put together with commas.

packing-all = Allt packat
packing-left = { NUMBER($count) } att packa
packing-packed = { $count ->
    [one] { $count } packad
   *[other] { $count } packade
}
packing-skipped = { NUMBER($count) } inte den här gången

## Several lists become one checklist.

merge = Slå ihop listor till en checklista
merge-lead = En checklista med allt i de listor du väljer. Det som finns i flera läggs till en gång.
merge-empty = Det finns inga listor att slå ihop än. En mall är en bra början.
merge-empty-link = Välj en mall
merge-choose = Listor att slå ihop
merge-template = Mall
merge-name = Den nya listans namn
merge-name-hint = Till exempel: Helg vid havet
merge-bar-make = Skapa checklistan

## That a list is shared: on its page, at its tasks, and in its menu.

shared-with = Delad med <names></names>
shared-with-nobody = Inte delad med någon än
shared-with-view = Delad med <names></names>. Bara att titta på
shared-with-nobody-view = Inte delad med någon än. Bara att titta på
shared-names-two = { $first } och { $second }
shared-names-more = { $first }, { $second } och { NUMBER($count) } till

shared-task-view = Bara att titta på. Du kan fortfarande ändra din egen kostnad, din anteckning och dina planer.
shared-task-with = Delad med <names></names>. Alla i listan ser titel, steg, datum, upprepning och prioritet, och om den är klar. Allt annat stannar hos dig.
shared-task-nobody = Den här finns i en delad lista. Andra i den kommer att se titel, steg, datum, upprepning och prioritet, och om den är klar. Allt annat stannar hos dig.

shared-menu-members = Medlemmar
shared-menu-share = Dela listan
links-menu-list = Skapa visningslänk

invited = Inbjudningar
invited-by = <person></person> bjuder in dig till <list></list>.
invited-view = { $count ->
    [one] Visa inbjudan
   *[other] Visa inbjudningar
}

## Notes that are written for a person when a shared list leaves their device.

left-list = Du är inte längre medlem i listan ”{ $list }”. Den finns inte kvar på den här enheten.
left-written = Det här skrev du i en delad lista som du inte längre kan ändra:

## What members deleted in a shared list, or moved out of it. Only members who can edit the list see it.

removals = Borttaget eller flyttat härifrån
removals-lead = Från de senaste { NUMBER($days) } dagarna. Alla som kan redigera listan ser det här och kan ångra det.
removals-empty = Inget har tagits bort här eller flyttats till en annan lista. Det skulle stå här och kunna ångras.
removal-deleted = En annan medlem tog bort: { TASKS($what) }
removal-deleted-by = { $member } tog bort: { TASKS($what) }
removal-deleted-own = Du tog bort: { TASKS($what) }
removal-moved = En annan medlem flyttade till en annan lista: { TASKS($what) }
removal-moved-by = { $member } flyttade till en annan lista: { TASKS($what) }
removal-moved-own = Du flyttade till en annan lista: { TASKS($what) }
removal-restored = En annan medlem hämtade tillbaka: { TASKS($what) }
removal-restored-own = Du hämtade tillbaka: { TASKS($what) }
removal-back = hämtades tillbaka

## A note that a shared list is gone. The name of the list stands in the place of the tag.

gone-deleted-own = Du tog bort den delade listan <list></list> ({ TASKS($what) }): { $when }. Du kan hämta tillbaka den till och med { $until }.
gone-deleted = Ägaren tog bort den delade listan <list></list> ({ TASKS($what) }): { $when }. Bara ägaren kan hämta tillbaka den.
gone-deleted-view = Den delade listan <list></list> togs bort.
gone-added = Tillagt sedan dess och kvar här, inte i någon lista:
gone-notes = Det du skrev där och som inte skickades finns i dina <notes>anteckningar</notes>.
gone-restore = Hämta tillbaka den
gone-leave = Låt den vara borttagen

## In the form of a list that is shared.

list-edit-shared = Alla i listan ser namn, ikon och färg, och om den är en checklista. Bara du ser kategorin.
list-edit-view = Bara att titta på. Du kan välja en kategori, som bara du ser.
