## The person’s lists, by category.

lists = Listy
lists-empty = Nie ma jeszcze list. Na jednej liście można trzymać to, co należy do siebie: miejsce, wyjazd, poranek.
lists-empty-link = Zacznij od szablonu
lists-other = Inne
lists-apart = Listy są pogrupowane według kategorii. Żeby przenieść tę listę do innej grupy, zmień jej kategorię.
lists-new = Nowa lista
lists-menu-templates = Szablony
lists-menu-merge = Połącz listy w listę kontrolną
lists-menu-shared = Wspólne listy
lists-menu-archive = Archiwum

## A list in a row. Below its name are the titles of its first tasks, or one of these two; then the others, each after a dot.

list-row-nothing = Teraz nie ma tu nic do zrobienia
list-row-nothing-template = Na razie pusto
list-row-checklist = lista kontrolna
list-row-shared = wspólna

## What can be done with a list in a row. The buttons have a drawing; their names are for screen readers.

list-option-restore = Przywróć
list-option-restore-list = Przywróć: { $list }
list-option-edit = Edytuj: { $list }
list-option-archive = Przenieś do archiwum: { $list }
list-option-delete = Usuń listę i jej zadania: { $list }

## Lists that were put away.

archive = Archiwum
archive-empty = Nie ma tu żadnych list. Lista, która teraz nie jest potrzebna, może tu poczekać bez zmian.
archive-lists = Listy w archiwum

## The form of a list.

list-new = Nowa lista
list-edit = Edytuj listę
list-edit-template = Edytuj szablon
list-name = Nazwa
list-icon = Ikona
list-category = Kategoria
list-category-hint = Listy z tą samą kategorią są obok siebie. Opcjonalnie.
list-checklist = Lista kontrolna

## Names of categories that are suggested.

category-home = Dom
category-work = Praca
category-health = Zdrowie
category-errands = Sprawy
category-family = Rodzina
category-fun = Przyjemności

## Drawings of lists.

icon-list = Lista
icon-home = Dom
icon-work = Teczka
icon-health = Krzyżyk
icon-cart = Wózek
icon-bag = Torba
icon-heart = Serce
icon-book = Książka
icon-leaf = Liść
icon-paw = Łapka
icon-star = Gwiazdka
icon-people = Ludzie
icon-phone = Telefon
icon-broom = Miotła

## The menu of a list’s page.

list-menu-use = Użyj szablonu
list-menu-edit = Edytuj listę
list-menu-edit-template = Edytuj szablon
list-menu-uncheck = Odznacz wszystkie
list-menu-again = Zacznij od nowa, a tę listę przenieś do archiwum
list-menu-template = Zapisz jako szablon
list-menu-duplicate = Duplikuj
list-menu-archive = Przenieś do archiwum
list-menu-delete = Usuń listę i jej zadania

## A list with its tasks.

list-bar-add = Dodaj do: <list></list>
list-is-template = Szablon
list-sun = dodaje zadanie na dziś
list-archived = Ta lista jest w archiwum i nic się w niej nie zmieniło.
list-restore = Przywróć
list-nothing = Teraz nic tu nie widać.
list-empty = Nie ma jeszcze zadań. Dodaj pierwsze poniżej.
list-empty-view = Nie ma jeszcze zadań.
list-apart = Wiersz można przesuwać w jego części listy. Żeby przenieść go do innej, otwórz zadanie.
list-more-steps = i jeszcze { NUMBER($count) }
list-row-done = zrobione
list-done-before = Zrobione w poprzednie dni
list-show-hidden = Pokaż ukryte zadania
list-hidden = Ukryte

## Buttons at a task, whose words are seen.

list-button-for = { $button }: { $task }
list-include = Nie pomijaj
list-skip = Pomiń
list-wake = Przywróć

## A task that is the heading over its steps.

list-heading-done = Zrobione
list-heading-tick = { $count ->
    [one] Odhacz ostatni
    [few] Odhacz wszystkie { $count }
    [many] Odhacz wszystkie { $count }
   *[other] Odhacz wszystkie { $count }
}
list-heading-untick = Odznacz wszystkie
list-heading-pack = { $count ->
    [one] Spakuj ostatnie
    [few] Spakuj wszystkie { $count }
    [many] Spakuj wszystkie { $count }
   *[other] Spakuj wszystkie { $count }
}
list-heading-unpack = Rozpakuj wszystkie
list-heading-packed = wszystko spakowane
list-heading-skipped = nie tym razem

## Under the name of a checklist: how many things are packed. The parts are put together with commas.

packing-all = Wszystko spakowane
packing-left = Do spakowania: { NUMBER($count) }
packing-packed = spakowane: { NUMBER($count) }
packing-skipped = nie tym razem: { NUMBER($count) }

## Several lists become one checklist.

merge = Połącz listy w listę kontrolną
merge-lead = Jedna lista kontrolna ze wszystkim, co jest na wybranych listach. Powtórzenia trafią na nią tylko raz.
merge-empty = Nie ma jeszcze list do połączenia. Szablon to dobry początek.
merge-empty-link = Wybierz szablon
merge-choose = Listy do połączenia
merge-template = Szablon
merge-name = Nazwa nowej listy
merge-name-hint = Na przykład: weekend nad morzem
merge-bar-make = Utwórz listę

## That a list is shared: on its page, at its tasks, and in its menu.

shared-with = Wspólna z: <names></names>
shared-with-nobody = Jeszcze nikomu nieudostępniona
shared-with-view = Wspólna z: <names></names>. Tylko do odczytu
shared-with-nobody-view = Jeszcze nikomu nieudostępniona. Tylko do odczytu
shared-names-two = { $first } i { $second }
shared-names-more = { $first }, { $second } i jeszcze { NUMBER($count) }
shared-task-view = Tylko do odczytu. Własny koszt, notatkę i plany nadal możesz zmieniać.
shared-task-with = Na wspólnej liście. Tytuł, kroki, termin, powtarzanie, priorytet i to, czy zadanie jest zrobione, widzą też: <names></names>. Cała reszta zostaje u ciebie.
shared-task-nobody = To zadanie jest na wspólnej liście. Inne osoby na niej zobaczą tytuł, kroki, termin, powtarzanie, priorytet i to, czy jest zrobione. Cała reszta zostaje u ciebie.
shared-menu-members = Osoby
shared-menu-share = Udostępnij listę
links-menu-list = Utwórz link tylko do odczytu
invited = Zaproszenia
invited-by = <person></person> zaprasza cię do listy <list></list>.
invited-view = { $count ->
    [one] Zobacz zaproszenie
    [few] Zobacz zaproszenia
    [many] Zobacz zaproszenia
   *[other] Zobacz zaproszenia
}

## Notes that are written for a person when a shared list leaves their device.

left-list = Nie masz już dostępu do listy „{ $list }”. Nie ma jej już na tym urządzeniu.
left-written = To twój tekst z udostępnionej listy, której nie możesz już zmieniać:

## What members deleted in a shared list, or moved out of it. Only members who can edit the list see it.

removals = Usunięte lub przeniesione
removals-lead = { $days ->
    [one] Z ostatniego dnia ({ NUMBER($days) }). Widzi to i może cofnąć każdy, kto może edytować tę listę.
    [few] Z ostatnich { NUMBER($days) } dni. Widzi to i może cofnąć każdy, kto może edytować tę listę.
    [many] Z ostatnich { NUMBER($days) } dni. Widzi to i może cofnąć każdy, kto może edytować tę listę.
   *[other] Z ostatnich { NUMBER($days) } dni. Widzi to i może cofnąć każdy, kto może edytować tę listę.
}
removals-empty = Nic tu nie usunięto ani nie przeniesiono na inną listę. Byłoby tu widoczne i dałoby się cofnąć.
removal-deleted = Ktoś inny z listy usunął: { TASKS($what) }
removal-deleted-by = Usunięte ({ $member }): { TASKS($what) }
removal-deleted-own = Usunięte przez ciebie: { TASKS($what) }
removal-moved = Ktoś inny z listy przeniósł na inną listę: { TASKS($what) }
removal-moved-by = Przeniesione na inną listę ({ $member }): { TASKS($what) }
removal-moved-own = Przeniesione przez ciebie na inną listę: { TASKS($what) }
removal-restored = Ktoś inny z listy przywrócił: { TASKS($what) }
removal-restored-own = Przywrócone przez ciebie: { TASKS($what) }
removal-back = przywrócone

## A note that a shared list is gone. The name of the list stands in the place of the tag.

gone-deleted-own = Udostępniona lista <list></list> została przez ciebie usunięta ({ TASKS($what) }): { $when }. Możesz ją przywrócić do: { $until }.
gone-deleted = Osoba, do której należy udostępniona lista <list></list>, usunęła ją ({ TASKS($what) }): { $when }. Tylko ona może ją przywrócić.
gone-deleted-view = Udostępniona lista <list></list> została usunięta.
gone-added = Dodane od tego czasu i nadal tutaj, na żadnej liście:
gone-notes = Twoje teksty z tej listy, które nie zostały wysłane, są w <notes>notatkach</notes>.
gone-restore = Przywróć
gone-leave = Zostaw usuniętą

## In the form of a list that is shared.

list-edit-shared = Wszyscy na tej liście widzą nazwę, ikonę i kolor oraz to, czy jest listą kontrolną. Kategorię widzisz tylko ty.
list-edit-view = Tylko do odczytu. Możesz wybrać kategorię, którą widzisz tylko ty.
