### Only pages of the server say these.

## Links that show something to people without an account.

links = Udostępnione linki
links-lead = Każda osoba z linkiem może to zobaczyć, bez konta, dopóki go nie unieważnisz.
links-spoons = Udostępnij dzisiejsze { UNIT($unit) }
links-list-hint = Żeby udostępnić listę, otwórz ją i wybierz w menu <menu>Utwórz link tylko do odczytu</menu>.
links-preview = Każda osoba z linkiem zobaczy to, w stanie z chwili otwarcia, i nic poza tym:
links-label = Opis (opcjonalnie)
links-label-hint = Na przykład „dla mamy”. Widzisz to tylko ty.
links-label-too-long = Limit znaków: { NUMBER($most) }.
links-create = Utwórz link
links-created = Link utworzony
links-address = Link
links-address-hint = Skopiuj go teraz: jest pokazany tylko tutaj, a ten serwer go nie przechowuje.
links-too-many = Limit takich linków na koncie: { NUMBER($most) }. Unieważnienie jednego zrobi miejsce.
links-yours = Twoje linki
links-shows-spoons = { UNIT($unit, style: "capital") }: ile zostało na dziś
links-shows-nothing = Lista, której już tu nie ma: link nic nie pokazuje
links-made = { $days ->
    [0] Utworzono w ciągu ostatnich 24 godzin
    [one] Utworzono { NUMBER($days) } dzień temu
    [few] Utworzono { NUMBER($days) } dni temu
    [many] Utworzono { NUMBER($days) } dni temu
   *[other] Utworzono { NUMBER($days) } dnia temu
}
links-opened = { $days ->
    [0] Otwarto w ciągu ostatnich 24 godzin
    [one] Ostatnio otwarto { NUMBER($days) } dzień temu
    [few] Ostatnio otwarto { NUMBER($days) } dni temu
    [many] Ostatnio otwarto { NUMBER($days) } dni temu
   *[other] Ostatnio otwarto { NUMBER($days) } dnia temu
}
links-not-opened = Jeszcze nieotwarty
links-revoke = Unieważnij
links-revoke-one = Unieważnij: { $link }
copy-text = Kopiuj

## What somebody sees who has such a link.

public-view-only = Tylko do odczytu. Odśwież stronę, żeby zobaczyć zmiany.
public-ended = Nie ma nic do pokazania
public-ended-lead = Ten link nie istnieje albo został unieważniony. Poproś o nowy osobę, od której go masz.
public-later = Spróbuj ponownie za chwilę
public-later-lead = Teraz nie da się tego pokazać. Odśwież stronę za minutę.
public-spoons = Zostało na dziś
public-spoons-left = { $count ->
    [one] <number>{ NUMBER($count) }</number> łyżka została na dziś
    [few] <number>{ NUMBER($count) }</number> łyżki zostały na dziś
    [many] <number>{ NUMBER($count) }</number> łyżek zostało na dziś
   *[other] <number>{ NUMBER($count) }</number> łyżki zostało na dziś
}
public-units-left = <number>{ NUMBER($count) }</number> <unit></unit>, tyle zostało na dziś
public-spoons-none = Nowy dzień jeszcze się nie zaczął
public-known-minutes = Stan sprzed kilku minut.
public-known-hour = Stan z ostatniej godziny.
public-known-hours = { $hours ->
    [one] Stan sprzed godziny.
    [few] Stan sprzed { NUMBER($hours) } godzin.
    [many] Stan sprzed { NUMBER($hours) } godzin.
   *[other] Stan sprzed { NUMBER($hours) } godziny.
}
public-known-days = { $days ->
    [one] Stan sprzed jednego dnia.
    [few] Stan sprzed { NUMBER($days) } dni.
    [many] Stan sprzed { NUMBER($days) } dni.
   *[other] Stan sprzed { NUMBER($days) } dnia.
}
public-list-count = { $count ->
    [one] { NUMBER($count) } pozycja
    [few] { NUMBER($count) } pozycje
    [many] { NUMBER($count) } pozycji
   *[other] { NUMBER($count) } pozycji
}
public-list-empty = Teraz nic na niej nie ma.
public-list-cut = I tak dalej: to tylko początek ({ NUMBER($count) }).
public-list-done = Zrobione
public-list-skipped = Pominięte
