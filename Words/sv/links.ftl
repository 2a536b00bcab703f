### Only pages of the server say these.

## Links that show something to people without an account.

links = Delade länkar
links-lead = Alla som har länken kan titta, utan konto, tills du återkallar den.
links-spoons = Dela dagens { UNIT($unit) }
links-list-hint = Öppna en lista och välj <menu>Skapa visningslänk</menu> i dess meny för att dela den.

links-preview = Alla som har länken ser det här, som det är när de öppnar den, och inget annat:
links-label = Namn på länken (valfritt)
links-label-hint = Till exempel ”till mamma”. Bara du ser det.
links-label-too-long = Skriv högst { NUMBER($most) } tecken.
links-create = Skapa länk
links-created = Länken är skapad
links-address = Länk
links-address-hint = Kopiera den nu: den visas bara här, och servern sparar den inte.
links-too-many = Ett konto har högst { NUMBER($most) } sådana länkar. Återkalla en för att få plats med en ny.

links-yours = Dina länkar
links-shows-spoons = { UNIT($unit, style: "capital") } kvar idag
links-shows-nothing = En lista som inte längre finns här: länken visar inget
links-made = { $days ->
    [0] Skapad de senaste 24 timmarna
    [one] Skapad för { NUMBER($days) } dag sedan
   *[other] Skapad för { NUMBER($days) } dagar sedan
}
links-opened = { $days ->
    [0] Senast öppnad inom 24 timmar
    [one] Senast öppnad för { NUMBER($days) } dag sedan
   *[other] Senast öppnad för { NUMBER($days) } dagar sedan
}
links-not-opened = Inte öppnad än
links-revoke = Återkalla
links-revoke-one = Återkalla: { $link }

copy-text = Kopiera

## What somebody sees who has such a link.

public-view-only = Bara att titta på. Ladda om sidan för att uppdatera den.
public-ended = Inget att visa
public-ended-lead = Den här länken finns inte eller har återkallats. Be den som gav dig länken om en ny.
public-later = Försök igen om en stund
public-later-lead = Det här kan inte visas just nu. Ladda om sidan om en minut.

public-spoons = Kvar idag
public-spoons-left = { $count ->
    [one] <number>{ NUMBER($count) }</number> sked kvar idag
   *[other] <number>{ NUMBER($count) }</number> skedar kvar idag
}
public-units-left = <number>{ NUMBER($count) }</number> <unit></unit> kvar idag
public-spoons-none = Ingen ny dag har börjat än
public-known-minutes = Så var det för några minuter sedan.
public-known-hour = Så var det under den senaste timmen.
public-known-hours = { $hours ->
    [1] Så var det för en timme sedan.
   *[other] Så var det för { NUMBER($hours) } timmar sedan.
}
public-known-days = { $days ->
    [1] Så var det för en dag sedan.
   *[other] Så var det för { NUMBER($days) } dagar sedan.
}

public-list-count = { $count ->
    [one] { NUMBER($count) } punkt
   *[other] { NUMBER($count) } punkter
}
public-list-empty = Den är tom just nu.
public-list-cut = Och så vidare: det här är de första { NUMBER($count) }.
public-list-done = Klar
public-list-skipped = Hoppas över
