## The person’s lists, by category.

lists = Listen
lists-empty = Noch keine Listen. Mit Listen ordnest du Aufgaben: nach einem Ort, einer Reise, einer Routine.
lists-empty-link = Mit einer Vorlage beginnen
lists-other = Andere
lists-apart = Listen sind nach Kategorie geordnet. Um diese Liste in eine andere Gruppe zu bringen, ändere ihre Kategorie.
lists-new = Neue Liste
lists-menu-templates = Vorlagen
lists-menu-merge = Listen zu einer Checkliste verbinden
lists-menu-shared = Geteilte Listen
lists-menu-archive = Archiv

## A list in a row. Below its name are the titles of its first tasks, or one of these two; then the others, each after a dot.

list-row-nothing = Hier ist gerade nichts zu tun
list-row-nothing-template = Noch nichts darin
list-row-checklist = Checkliste
list-row-shared = geteilt

## What can be done with a list in a row. The buttons have a drawing; their names are for screen readers.

list-option-restore = Zurückholen
list-option-restore-list = Zurückholen: { $list }
list-option-edit = Bearbeiten: { $list }
list-option-archive = Archivieren: { $list }
list-option-delete = Liste mit ihren Aufgaben löschen: { $list }

## Lists that were put away.

archive = Archiv
archive-empty = Keine archivierten Listen. Eine Liste, die du gerade nicht brauchst, kann hier warten. Sie bleibt, wie sie ist.
archive-lists = Archivierte Listen

## The form of a list.

list-new = Neue Liste
list-edit = Liste bearbeiten
list-edit-template = Vorlage bearbeiten
list-name = Name
list-icon = Symbol
list-category = Kategorie
list-category-hint = Listen mit derselben Kategorie stehen beisammen. Optional.
list-checklist = Checkliste

## Names of categories that are suggested.

category-home = Zuhause
category-work = Arbeit
category-health = Gesundheit
category-errands = Besorgungen
category-family = Familie
category-fun = Freizeit

## Drawings of lists.

icon-list = Liste
icon-home = Haus
icon-work = Aktentasche
icon-health = Kreuz
icon-cart = Einkaufswagen
icon-bag = Tasche
icon-heart = Herz
icon-book = Buch
icon-leaf = Blatt
icon-paw = Pfote
icon-star = Stern
icon-people = Menschen
icon-phone = Telefon
icon-broom = Besen

## The menu of a list’s page.

list-menu-use = Vorlage verwenden
list-menu-edit = Liste bearbeiten
list-menu-edit-template = Vorlage bearbeiten
list-menu-uncheck = Alle Häkchen entfernen
list-menu-again = Neu beginnen und diese archivieren
list-menu-template = Als Vorlage speichern
list-menu-duplicate = Duplizieren
list-menu-archive = Archivieren
list-menu-delete = Liste mit ihren Aufgaben löschen

## A list with its tasks.

list-bar-add = Hinzufügen zu <list></list>
list-is-template = Vorlage
list-sun = übernimmt eine Aufgabe für heute
list-archived = Diese Liste ist archiviert. Sie bleibt, wie sie war.
list-restore = Zurückholen

list-nothing = Hier ist gerade nichts zu sehen.
list-empty = Noch keine Aufgaben. Unten kannst du eine hinzufügen.
list-empty-view = Noch keine Aufgaben.

list-apart = Eine Zeile lässt sich in ihrem Abschnitt verschieben. Für einen anderen Abschnitt öffne die Aufgabe.
list-more-steps = und { NUMBER($count) } weitere
list-row-done = erledigt
list-done-before = Vor heute erledigt
list-show-hidden = Ausgeblendete Aufgaben zeigen
list-hidden = Ausgeblendet

## Buttons at a task, whose words are seen.

list-button-for = { $button }: { $task }
list-include = Dazunehmen
list-skip = Auslassen
list-wake = Wieder zeigen

## A task that is the heading over its steps.

list-heading-done = Erledigt
list-heading-tick = { $count ->
    [1] Den letzten abhaken
   *[other] Alle { $count } abhaken
}
list-heading-untick = Alle Häkchen entfernen
list-heading-pack = { $count ->
    [1] Das Letzte einpacken
   *[other] Alle { $count } einpacken
}
list-heading-unpack = Alles auspacken
list-heading-packed = alles eingepackt
list-heading-skipped = diesmal nicht

## Under the name of a checklist: how many things are packed. The parts are put together with commas.

packing-all = Alles eingepackt
packing-left = noch { NUMBER($count) } einzupacken
packing-packed = { NUMBER($count) } eingepackt
packing-skipped = { NUMBER($count) } diesmal nicht

## Several lists become one checklist.

merge = Listen zu einer Checkliste verbinden
merge-lead = Eine Checkliste mit allem aus den Listen, die du wählst. Doppeltes steht nur einmal darin.
merge-empty = Noch gibt es keine Listen zum Verbinden. Eine Vorlage ist ein guter Anfang.
merge-empty-link = Vorlage wählen
merge-choose = Listen zum Verbinden
merge-template = Vorlage
merge-name = Name der neuen Liste
merge-name-hint = Zum Beispiel: Wochenende am Meer
merge-bar-make = Liste erstellen

## That a list is shared: on its page, at its tasks, and in its menu.

shared-with = Geteilt mit <names></names>
shared-with-nobody = Noch mit niemandem geteilt
shared-with-view = Geteilt mit <names></names>. Nur zum Ansehen
shared-with-nobody-view = Noch mit niemandem geteilt. Nur zum Ansehen
shared-names-two = { $first } und { $second }
shared-names-more = { $first }, { $second } und { NUMBER($count) } weitere

shared-task-view = Nur zum Ansehen. Deine eigenen Kosten, deine Notiz und deine Pläne kannst du trotzdem ändern.
shared-task-with = Geteilt mit <names></names>. Für andere sichtbar: Titel, Schritte, Datum, Wiederholung, Priorität, und ob die Aufgabe erledigt ist. Alles andere bleibt bei dir.
shared-task-nobody = Das ist in einer geteilten Liste. Für andere darin sichtbar: Titel, Schritte, Datum, Wiederholung, Priorität, und ob die Aufgabe erledigt ist. Alles andere bleibt bei dir.

shared-menu-members = Mitglieder
shared-menu-share = Diese Liste teilen
links-menu-list = Link nur zum Ansehen erstellen

invited = Einladungen
invited-by = <person></person> lädt dich zu <list></list> ein.
invited-view = { $count ->
    [one] Einladung ansehen
   *[other] Einladungen ansehen
}

## Notes that are written for a person when a shared list leaves their device.

left-list = Du bist kein Mitglied der Liste „{ $list }“ mehr. Sie ist nicht mehr auf diesem Gerät.
left-written = Das hast du in einer geteilten Liste geschrieben, die du nicht mehr ändern kannst:

## What members deleted in a shared list, or moved out of it. Only members who can edit the list see it.

removals = Gelöscht oder herausgenommen
removals-lead = Aus den letzten { NUMBER($days) } Tagen. Alle, die diese Liste bearbeiten können, sehen das und können es rückgängig machen.
removals-empty = Hier wurde nichts gelöscht und nichts in eine andere Liste verschoben. Es stünde hier und ließe sich rückgängig machen.
removal-deleted = Gelöscht von einem anderen Mitglied: { TASKS($what) }
removal-deleted-by = Gelöscht von { $member }: { TASKS($what) }
removal-deleted-own = Du hast gelöscht: { TASKS($what) }
removal-moved = Von einem anderen Mitglied in eine andere Liste verschoben: { TASKS($what) }
removal-moved-by = Von { $member } in eine andere Liste verschoben: { TASKS($what) }
removal-moved-own = Du hast in eine andere Liste verschoben: { TASKS($what) }
removal-restored = Von einem anderen Mitglied zurückgeholt: { TASKS($what) }
removal-restored-own = Du hast zurückgeholt: { TASKS($what) }
removal-back = zurückgeholt

## A note that a shared list is gone. The name of the list stands in the place of the tag.

gone-deleted-own = Du hast die geteilte Liste <list></list> gelöscht ({ TASKS($what) }): { $when }. Du kannst sie bis { $until } zurückholen.
gone-deleted = Die geteilte Liste <list></list> wurde von der Person gelöscht, die sie verwaltet ({ TASKS($what) }): { $when }. Nur diese Person kann sie zurückholen.
gone-deleted-view = Die geteilte Liste <list></list> wurde gelöscht.
gone-added = Seitdem hinzugefügt und noch hier, in keiner Liste:
gone-notes = Was du dort geschrieben hast und nicht gesendet wurde, steht in deinen <notes>Notizen</notes>.
gone-restore = Zurückholen
gone-leave = Gelöscht lassen

## In the form of a list that is shared.

list-edit-shared = Alle in dieser Liste sehen Name, Symbol und Farbe, und ob sie eine Checkliste ist. Die Kategorie siehst nur du.
list-edit-view = Nur zum Ansehen. Du kannst eine Kategorie wählen, die nur du siehst.
