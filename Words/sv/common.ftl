## What many pages say.

unit-spoons = { $count ->
    [one] { $count } sked
   *[other] { $count } skedar
}

number-of-spoons = { SPOONS($spoons) }

unit-after-number = { $count ->
    [one] sked
   *[other] skedar
}

unit-several = skedar
unit-several-capital = Skedar

rows-apart-cost = Uppgifterna är grupperade efter vad de kostar. Ändra kostnaden för att flytta en till en annan grupp.

spoons-fewer = Minska med 1
spoons-more = Öka med 1

percent = { NUMBER($number) } %

colour = Färg
colour-teal = Blågrön
colour-blue = Blå
colour-violet = Violett
colour-rose = Rosa
colour-amber = Bärnsten
colour-green = Grön
colour-brown = Brun
colour-grey = Grå

links-in-text = Länkar i den här texten

theme-system = Följ enheten
theme-system-hint = Ljust eller mörkt, som din enhet
theme-light = Ljust
theme-dark = Mörkt
theme-black = Helsvart
theme-black-hint = För mörka rum och OLED-skärmar
theme-low-glare = Skonsamt
theme-low-glare-hint = Varmt och dämpat, för mörka rum
theme-high-contrast = Hög kontrast
theme-high-contrast-hint = Svart och vitt, med tjocka ramar

zone-without-script = Tiderna är i { $zone }, eftersom webbläsaren inte kör skript. <set>Ställ in din tidszon</set>
