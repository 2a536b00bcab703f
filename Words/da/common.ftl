## What many pages say.

unit-spoons = { $count ->
    [one] { $count } ske
   *[other] { $count } skeer
}

number-of-spoons = { SPOONS($spoons) }

unit-after-number = { $count ->
    [one] ske
   *[other] skeer
}

unit-several = skeer
unit-several-capital = Skeer

rows-apart-cost = Opgaverne er samlet efter pris. Ændr prisen for at flytte denne til en anden gruppe.

spoons-fewer = 1 færre
spoons-more = 1 mere

percent = { NUMBER($number) } %

colour = Farve
colour-teal = Blågrøn
colour-blue = Blå
colour-violet = Violet
colour-rose = Rosa
colour-amber = Rav
colour-green = Grøn
colour-brown = Brun
colour-grey = Grå

links-in-text = Links i denne tekst

theme-system = Som enheden
theme-system-hint = Lyst eller mørkt, som din enhed er
theme-light = Lyst
theme-dark = Mørkt
theme-black = Helt sort
theme-black-hint = Til mørke rum og OLED-skærme
theme-low-glare = Dæmpet
theme-low-glare-hint = Varmt og svagt, til et mørkt rum
theme-high-contrast = Høj kontrast
theme-high-contrast-hint = Sort og hvidt, med tykke kanter

zone-without-script = Tiderne vises i { $zone }, fordi denne browser ikke kører JavaScript. <set>Indstil din tidszone</set>
