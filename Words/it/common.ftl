## What many pages say.

unit-spoons = { $count ->
    [one] { $count } cucchiaio
   *[other] { $count } cucchiai
}

number-of-spoons = { SPOONS($spoons) }

unit-after-number = { $count ->
    [one] cucchiaio
   *[other] cucchiai
}

unit-several = cucchiai
unit-several-capital = Cucchiai

rows-apart-cost = Le attività sono raggruppate per costo. Per spostare questa in un altro gruppo, cambia il suo costo.

spoons-fewer = 1 in meno
spoons-more = 1 in più

percent = { NUMBER($number) }%

colour = Colore
colour-teal = Verde acqua
colour-blue = Blu
colour-violet = Viola
colour-rose = Rosa
colour-amber = Ambra
colour-green = Verde
colour-brown = Marrone
colour-grey = Grigio

links-in-text = Link in questo testo

theme-system = Come il dispositivo
theme-system-hint = Chiaro o scuro, come il tuo dispositivo
theme-light = Chiaro
theme-dark = Scuro
theme-black = Nero puro
theme-black-hint = Per stanze buie e schermi OLED
theme-low-glare = Luce tenue
theme-low-glare-hint = Caldo e poco luminoso, per una stanza buia
theme-high-contrast = Contrasto alto
theme-high-contrast-hint = Bianco e nero, con bordi spessi

zone-without-script = Gli orari sono in { $zone }, perché questo browser non esegue script. <set>Imposta il tuo fuso orario</set>
