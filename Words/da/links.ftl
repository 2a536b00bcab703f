### Only pages of the server say these.

## Links that show something to people without an account.

links = Delte links
links-lead = Alle med linket kan se det, uden konto, indtil du trækker det tilbage.
links-spoons = Del dagens { UNIT($unit) }
links-list-hint = For at dele en liste: åbn den, og vælg <menu>Lav et link til visning</menu> i dens menu.

links-preview = Alle med linket ser dette, som det er, når de åbner det, og intet andet:
links-label = Navn på linket (valgfrit)
links-label-hint = For eksempel ”til mor”. Kun du ser det.
links-label-too-long = Det kan højst have { NUMBER($most) } tegn.
links-create = Lav link
links-created = Linket er lavet
links-address = Link
links-address-hint = Kopiér det nu: det vises kun her, og serveren gemmer det ikke.
links-too-many = En konto har højst { NUMBER($most) } af den slags adresser. Træk en tilbage for at få plads.

links-yours = Dine links
links-shows-spoons = { UNIT($unit, style: "capital") } tilbage i dag
links-shows-nothing = En liste, der ikke længere er her: linket viser intet
links-made = { $days ->
    [0] Lavet inden for det sidste døgn
    [one] Lavet for { NUMBER($days) } dag siden
   *[other] Lavet for { NUMBER($days) } dage siden
}
links-opened = { $days ->
    [0] Åbnet inden for det sidste døgn
    [one] Sidst åbnet for { $days } dag siden
   *[other] Sidst åbnet for { $days } dage siden
}
links-not-opened = Ikke åbnet endnu
links-revoke = Træk tilbage
links-revoke-one = Træk tilbage: { $link }

copy-text = Kopiér

## What somebody sees who has such a link.

public-view-only = Kun visning. Genindlæs siden for at opdatere den.
public-ended = Intet at vise
public-ended-lead = Linket findes ikke eller er trukket tilbage. Bed den, du fik det af, om et nyt.
public-later = Prøv igen om lidt
public-later-lead = Dette kan ikke vises lige nu. Genindlæs siden om et minut.

public-spoons = Tilbage i dag
public-spoons-left = { $count ->
    [one] <number>{ NUMBER($count) }</number> ske tilbage i dag
   *[other] <number>{ NUMBER($count) }</number> skeer tilbage i dag
}
public-units-left = <number>{ NUMBER($count) }</number> <unit></unit> tilbage i dag
public-spoons-none = Ingen ny dag er startet endnu
public-known-minutes = Sidst opdateret for få minutter siden.
public-known-hour = Sidst opdateret inden for den seneste time.
public-known-hours = { $hours ->
    [1] Sidst opdateret for en time siden.
   *[other] Sidst opdateret for { NUMBER($hours) } timer siden.
}
public-known-days = { $days ->
    [1] Sidst opdateret for en dag siden.
   *[other] Sidst opdateret for { NUMBER($days) } dage siden.
}

public-list-count = { $count ->
    [one] { NUMBER($count) } punkt
   *[other] { NUMBER($count) } punkter
}
public-list-empty = Der er intet på den lige nu.
public-list-cut = Og så videre: her er de første { NUMBER($count) }.
public-list-done = Gjort
public-list-skipped = Sprunget over
