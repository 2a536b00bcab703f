## What many pages say.

unit-spoons = { $count ->
    [one] { $count } cuchara
   *[other] { $count } cucharas
}

number-of-spoons = { SPOONS($spoons) }

unit-after-number = { $count ->
    [one] cuchara
   *[other] cucharas
}

unit-several = cucharas
unit-several-capital = Cucharas

rows-apart-cost = Las tareas se agrupan por coste. Para pasar esta a otro grupo, cambia su coste.

spoons-fewer = Uno menos
spoons-more = Uno más

percent = { NUMBER($number) } %

colour = Color
colour-teal = Verde azulado
colour-blue = Azul
colour-violet = Violeta
colour-rose = Rosa
colour-amber = Ámbar
colour-green = Verde
colour-brown = Marrón
colour-grey = Gris

links-in-text = Enlaces de este texto

theme-system = Como el dispositivo
theme-system-hint = Claro u oscuro, según tu dispositivo
theme-light = Claro
theme-dark = Oscuro
theme-black = Negro puro
theme-black-hint = Para habitaciones a oscuras y pantallas OLED
theme-low-glare = Luz suave
theme-low-glare-hint = Cálido y tenue, para una habitación a oscuras
theme-high-contrast = Alto contraste
theme-high-contrast-hint = Blanco y negro, con bordes gruesos

zone-without-script = Las horas se muestran en { $zone }, porque este navegador no ejecuta JavaScript. <set>Elegir tu zona horaria</set>
