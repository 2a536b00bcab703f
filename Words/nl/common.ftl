## What many pages say.

unit-spoons = { $count ->
    [one] { $count } lepel
   *[other] { $count } lepels
}

number-of-spoons = { SPOONS($spoons) }

unit-after-number = { $count ->
    [one] lepel
   *[other] lepels
}

unit-several = lepels
unit-several-capital = Lepels

rows-apart-cost = Taken met dezelfde kosten staan bij elkaar. Wil je deze in een andere groep? Verander dan de kosten.

spoons-fewer = Eén minder
spoons-more = Eén meer

percent = { NUMBER($number) }%

colour = Kleur
colour-teal = Blauwgroen
colour-blue = Blauw
colour-violet = Paars
colour-rose = Roze
colour-amber = Amber
colour-green = Groen
colour-brown = Bruin
colour-grey = Grijs

links-in-text = Links in deze tekst

theme-system = Apparaat volgen
theme-system-hint = Licht of donker, net als je apparaat
theme-light = Licht
theme-dark = Donker
theme-black = Zwart
theme-black-hint = Voor donkere kamers en oledschermen
theme-low-glare = Gedempt
theme-low-glare-hint = Warm en zacht, voor een donkere kamer
theme-high-contrast = Hoog contrast
theme-high-contrast-hint = Zwart-wit, met dikke randen

zone-without-script = Tijden staan in { $zone }, want in deze browser werkt JavaScript niet. <set>Je tijdzone instellen</set>
