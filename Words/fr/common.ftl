## What many pages say.

unit-spoons = { $count ->
    [one] { $count } cuillère
   *[other] { $count } cuillères
}

number-of-spoons = { SPOONS($spoons) }

unit-after-number = { $count ->
    [one] cuillère
   *[other] cuillères
}

unit-several = cuillères
unit-several-capital = Cuillères

rows-apart-cost = Les tâches sont groupées par coût. Une tâche change de groupe quand son coût change.

spoons-fewer = Enlever 1
spoons-more = Ajouter 1

percent = { NUMBER($number) } %

colour = Couleur
colour-teal = Turquoise
colour-blue = Bleu
colour-violet = Violet
colour-rose = Rose
colour-amber = Ambre
colour-green = Vert
colour-brown = Brun
colour-grey = Gris

links-in-text = Liens dans ce texte

theme-system = Comme l’appareil
theme-system-hint = Clair ou sombre, selon l’appareil
theme-light = Clair
theme-dark = Sombre
theme-black = Noir profond
theme-black-hint = Pour une pièce sombre et les écrans OLED
theme-low-glare = Lumière douce
theme-low-glare-hint = Tons chauds et peu lumineux, pour une pièce sombre
theme-high-contrast = Contraste élevé
theme-high-contrast-hint = Noir et blanc, avec des bordures épaisses

zone-without-script = Les heures sont en { $zone }, car ce navigateur n’exécute pas de scripts. <set>Indiquer le fuseau horaire</set>
