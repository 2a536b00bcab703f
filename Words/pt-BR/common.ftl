## What many pages say.

unit-spoons = { $count ->
    [one] { $count } colher
   *[other] { $count } colheres
}

number-of-spoons = { SPOONS($spoons) }

unit-after-number = { $count ->
    [one] colher
   *[other] colheres
}

unit-several = colheres
unit-several-capital = Colheres

rows-apart-cost = As tarefas ficam agrupadas por custo. Para levar esta a outro grupo, mude o custo dela.

spoons-fewer = Diminuir um
spoons-more = Aumentar um

percent = { NUMBER($number) }%

colour = Cor
colour-teal = Verde-azulado
colour-blue = Azul
colour-violet = Violeta
colour-rose = Rosa
colour-amber = Âmbar
colour-green = Verde
colour-brown = Marrom
colour-grey = Cinza

links-in-text = Links neste texto

theme-system = Igual ao do aparelho
theme-system-hint = Claro ou escuro, conforme o seu aparelho
theme-light = Claro
theme-dark = Escuro
theme-black = Preto puro
theme-black-hint = Para ambientes escuros e telas OLED
theme-low-glare = Pouco brilho
theme-low-glare-hint = Tons quentes e fracos, para ambientes escuros
theme-high-contrast = Alto contraste
theme-high-contrast-hint = Preto e branco, com bordas grossas

zone-without-script = Os horários estão em { $zone }, porque este navegador não executa scripts. <set>Definir o seu fuso horário</set>
