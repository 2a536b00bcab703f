### Only pages of the server say these.

## Links that show something to people without an account.

links = Gedeelde links
links-lead = Iedereen met de link kan kijken, ook zonder account, tot je de link intrekt.
links-spoons = { UNIT($unit, style: "capital") } van vandaag delen
links-list-hint = Wil je een lijst delen? Open de lijst en kies <menu>Kijklink maken</menu> in het menu.

links-preview = Iedereen met de link ziet dit, zoals het is op het moment van openen, en verder niets:
links-label = Omschrijving (optioneel)
links-label-hint = Bijvoorbeeld “voor mama”. Alleen jij ziet dit.
links-label-too-long = Gebruik hooguit { NUMBER($most) } tekens.
links-create = Link maken
links-created = Link gemaakt
links-address = Link
links-address-hint = Kopieer de link nu: hij is alleen hier te zien, en deze server bewaart hem niet.
links-too-many = Een account kan hooguit { NUMBER($most) } links hebben. Trek er een in om ruimte te maken.

links-yours = Jouw links
links-shows-spoons = { UNIT($unit, style: "capital") } die er vandaag over zijn
links-shows-nothing = Een lijst die hier niet meer is: de link toont niets
links-made = { $days ->
    [0] In de laatste 24 uur gemaakt
    [one] { NUMBER($days) } dag geleden gemaakt
   *[other] { NUMBER($days) } dagen geleden gemaakt
}
links-opened = { $days ->
    [0] In de laatste 24 uur nog geopend
    [one] { NUMBER($days) } dag geleden voor het laatst geopend
   *[other] { NUMBER($days) } dagen geleden voor het laatst geopend
}
links-not-opened = Nog niet geopend
links-revoke = Intrekken
links-revoke-one = Intrekken: { $link }

copy-text = Kopiëren

## What somebody sees who has such a link.

public-view-only = Alleen om te bekijken. Laad de pagina opnieuw om te zien wat er nieuw is.
public-ended = Hier is niets te zien
public-ended-lead = Deze link bestaat niet of is ingetrokken. Vraag een nieuwe aan de persoon van wie je hem kreeg.
public-later = Probeer het zo weer
public-later-lead = Dit kan nu niet worden getoond. Laad de pagina over een minuut opnieuw.

public-spoons = Vandaag over
public-spoons-left = { $count ->
    [one] Vandaag nog <number>{ NUMBER($count) }</number> lepel over
   *[other] Vandaag nog <number>{ NUMBER($count) }</number> lepels over
}
public-units-left = Vandaag nog <number>{ NUMBER($count) }</number> <unit></unit> over
public-spoons-none = Er is nog geen nieuwe dag begonnen
public-known-minutes = Stand van een paar minuten geleden.
public-known-hour = Stand van minder dan een uur geleden.
public-known-hours = { $hours ->
    [1] Stand van een uur geleden.
   *[other] Stand van { NUMBER($hours) } uur geleden.
}
public-known-days = { $days ->
    [1] Stand van een dag geleden.
   *[other] Stand van { NUMBER($days) } dagen geleden.
}

public-list-count = { $count ->
    [one] { NUMBER($count) } onderdeel
   *[other] { NUMBER($count) } onderdelen
}
public-list-empty = Hier staat nu niets in.
public-list-cut = Enzovoort: dit zijn de eerste { NUMBER($count) }.
public-list-done = Klaar
public-list-skipped = Deze keer niet
