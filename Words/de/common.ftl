## What many pages say.

unit-spoons = { $count ->
    [one] { $count } Löffel
   *[other] { $count } Löffel
}

number-of-spoons = { SPOONS($spoons) }

unit-after-number = { $count ->
    [one] Löffel
   *[other] Löffel
}

unit-several = Löffel
unit-several-capital = Löffel

rows-apart-cost = Aufgaben sind nach Kosten geordnet. Um diese Aufgabe in eine andere Gruppe zu bringen, ändere ihre Kosten.

spoons-fewer = 1 weniger
spoons-more = 1 mehr

percent = { NUMBER($number) } %

colour = Farbe
colour-teal = Petrol
colour-blue = Blau
colour-violet = Violett
colour-rose = Rosa
colour-amber = Bernstein
colour-green = Grün
colour-brown = Braun
colour-grey = Grau

links-in-text = Links in diesem Text

theme-system = Wie das Gerät
theme-system-hint = Hell oder dunkel, wie dein Gerät
theme-light = Hell
theme-dark = Dunkel
theme-black = Ganz schwarz
theme-black-hint = Für dunkle Räume und OLED-Bildschirme
theme-low-glare = Wenig Blendung
theme-low-glare-hint = Warm und gedämpft, für einen dunklen Raum
theme-high-contrast = Hoher Kontrast
theme-high-contrast-hint = Schwarz und weiß, mit dicken Rändern

zone-without-script = Zeiten sind in { $zone } angegeben, weil dieser Browser kein JavaScript ausführt. <set>Zeitzone einstellen</set>
