## The person’s lists, by category.

lists = Lijsten
lists-empty = Nog geen lijsten. In een lijst zet je taken bij elkaar: een plek, een reis, een routine.
lists-empty-link = Met een sjabloon beginnen
lists-other = Overige
lists-apart = Lijsten van dezelfde categorie staan bij elkaar. Wil je deze in een andere groep? Verander dan de categorie.
lists-new = Nieuwe lijst
lists-menu-templates = Sjablonen
lists-menu-merge = Lijsten samenvoegen tot een checklist
lists-menu-shared = Gedeelde lijsten
lists-menu-archive = Archief

## A list in a row. Below its name are the titles of its first tasks, or one of these two; then the others, each after a dot.

list-row-nothing = Nu niets te doen
list-row-nothing-template = Nog leeg
list-row-checklist = checklist
list-row-shared = gedeeld

## What can be done with a list in a row. The buttons have a drawing; their names are for screen readers.

list-option-restore = Terugzetten
list-option-restore-list = Terugzetten: { $list }
list-option-edit = Bewerken: { $list }
list-option-archive = Archiveren: { $list }
list-option-delete = Lijst met alle taken verwijderen: { $list }

## Lists that were put away.

archive = Archief
archive-empty = Geen gearchiveerde lijsten. Een lijst die je nu niet nodig hebt, kan hier wachten, precies zoals hij is.
archive-lists = Gearchiveerde lijsten

## The form of a list.

list-new = Nieuwe lijst
list-edit = Lijst bewerken
list-edit-template = Sjabloon bewerken
list-name = Naam
list-icon = Pictogram
list-category = Categorie
list-category-hint = Lijsten van dezelfde categorie staan bij elkaar. Optioneel.
list-checklist = Checklist

## Names of categories that are suggested.

category-home = Thuis
category-work = Werk
category-health = Gezondheid
category-errands = Boodschappen
category-family = Familie
category-fun = Leuke dingen

## Drawings of lists.

icon-list = Lijst
icon-home = Huis
icon-work = Aktetas
icon-health = Kruis
icon-cart = Winkelwagen
icon-bag = Tas
icon-heart = Hart
icon-book = Boek
icon-leaf = Blad
icon-paw = Poot
icon-star = Ster
icon-people = Mensen
icon-phone = Telefoon
icon-broom = Bezem

## The menu of a list’s page.

list-menu-use = Sjabloon gebruiken
list-menu-edit = Lijst bewerken
list-menu-edit-template = Sjabloon bewerken
list-menu-uncheck = Alle vinkjes weghalen
list-menu-again = Opnieuw beginnen en deze archiveren
list-menu-template = Opslaan als sjabloon
list-menu-duplicate = Dupliceren
list-menu-archive = Archiveren
list-menu-delete = Lijst met alle taken verwijderen

## A list with its tasks.

list-bar-add = Toevoegen aan <list></list>
list-is-template = Sjabloon
list-sun = voegt een taak toe aan vandaag
list-archived = Deze lijst is gearchiveerd, precies zoals hij was.
list-restore = Terugzetten

list-nothing = Hier is nu even niets te zien.
list-empty = Nog geen taken. Voeg er hieronder een toe.
list-empty-view = Nog geen taken.

list-apart = Een rij kan alleen binnen zijn groep worden verplaatst. Open de taak om hem in een andere groep te zetten.
list-more-steps = en nog { NUMBER($count) }
list-row-done = klaar
list-done-before = Eerder gedaan
list-show-hidden = Verborgen taken tonen
list-hidden = Verborgen

## Buttons at a task, whose words are seen.

list-button-for = { $button }: { $task }
list-include = Deze keer wel
list-skip = Deze keer niet
list-wake = Weer tonen

## A task that is the heading over its steps.

list-heading-done = Klaar
list-heading-tick = { $count ->
    [1] Laatste afvinken
   *[other] Alle { $count } afvinken
}
list-heading-untick = Alle vinkjes weghalen
list-heading-pack = { $count ->
    [1] Laatste inpakken
   *[other] Alle { $count } inpakken
}
list-heading-unpack = Alles uitpakken
list-heading-packed = alles ingepakt
list-heading-skipped = deze keer niet

## Under the name of a checklist: how many things are packed. The parts are put together with commas.

packing-all = Alles ingepakt
packing-left = { NUMBER($count) } in te pakken
packing-packed = { NUMBER($count) } ingepakt
packing-skipped = { NUMBER($count) } deze keer niet

## Several lists become one checklist.

merge = Lijsten samenvoegen tot een checklist
merge-lead = Eén checklist met alles uit de lijsten die je kiest. Wat dubbel is, komt er één keer in.
merge-empty = Er zijn nog geen lijsten om samen te voegen. Een sjabloon is een goed begin.
merge-empty-link = Sjabloon kiezen
merge-choose = Lijsten om samen te voegen
merge-template = Sjabloon
merge-name = Naam van de nieuwe lijst
merge-name-hint = Bijvoorbeeld: Weekend aan zee
merge-bar-make = Checklist maken

## That a list is shared: on its page, at its tasks, and in its menu.

shared-with = Gedeeld met <names></names>
shared-with-nobody = Nog met niemand gedeeld
shared-with-view = Gedeeld met <names></names>. Alleen bekijken
shared-with-nobody-view = Nog met niemand gedeeld. Alleen bekijken
shared-names-two = { $first } en { $second }
shared-names-more = { $first }, { $second } en nog { NUMBER($count) }

shared-task-view = Alleen bekijken. Je eigen kosten, notitie en plannen kun je wel veranderen.
shared-task-with = Gedeeld met <names></names>. Iedereen in deze lijst ziet de titel, stappen, datum, herhaling en prioriteit, en of de taak klaar is. Al het andere blijft bij jou.
shared-task-nobody = Dit staat in een gedeelde lijst. Andere leden zien straks de titel, stappen, datum, herhaling en prioriteit, en of de taak klaar is. Al het andere blijft bij jou.

shared-menu-members = Leden
shared-menu-share = Deze lijst delen
links-menu-list = Kijklink maken

invited = Uitnodigingen
invited-by = <person></person> nodigt je uit voor <list></list>.
invited-view = { $count ->
    [one] Uitnodiging bekijken
   *[other] Uitnodigingen bekijken
}

## Notes that are written for a person when a shared list leaves their device.

left-list = Je bent geen lid meer van de lijst “{ $list }”. De lijst staat niet meer op dit apparaat.
left-written = Dit schreef je in een gedeelde lijst die je niet meer kunt bewerken:

## What members deleted in a shared list, or moved out of it. Only members who can edit the list see it.

removals = Verwijderd of eruit gehaald
removals-lead = Van de laatste { NUMBER($days) } dagen. Iedereen die deze lijst kan bewerken ziet dit en kan het ongedaan maken.
removals-empty = Hier is niets verwijderd of naar een andere lijst verplaatst. Het zou hier staan en ongedaan te maken zijn.
removal-deleted = Verwijderd door een ander lid: { TASKS($what) }
removal-deleted-by = Verwijderd door { $member }: { TASKS($what) }
removal-deleted-own = Je hebt verwijderd: { TASKS($what) }
removal-moved = Door een ander lid naar een andere lijst verplaatst: { TASKS($what) }
removal-moved-by = Door { $member } naar een andere lijst verplaatst: { TASKS($what) }
removal-moved-own = Je hebt naar een andere lijst verplaatst: { TASKS($what) }
removal-restored = Teruggehaald door een ander lid: { TASKS($what) }
removal-restored-own = Je hebt teruggehaald: { TASKS($what) }
removal-back = teruggehaald

## A note that a shared list is gone. The name of the list stands in the place of the tag.

gone-deleted-own = Je hebt de gedeelde lijst <list></list> verwijderd ({ TASKS($what) }): { $when }. Je kunt haar terughalen tot { $until }.
gone-deleted = De eigenaar heeft de gedeelde lijst <list></list> verwijderd ({ TASKS($what) }): { $when }. Alleen de eigenaar kan haar terughalen.
gone-deleted-view = De gedeelde lijst <list></list> is verwijderd.
gone-added = Sindsdien toegevoegd en nog hier, in geen enkele lijst:
gone-notes = Wat je daar schreef en niet verstuurd is, staat in je <notes>notities</notes>.
gone-restore = Terughalen
gone-leave = Verwijderd laten

## In the form of a list that is shared.

list-edit-shared = Iedereen in deze lijst ziet de naam, het pictogram en de kleur, en of het een checklist is. De categorie zie alleen jij.
list-edit-view = Alleen bekijken. Je kunt een categorie kiezen, die alleen jij ziet.
