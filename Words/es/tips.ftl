## Tips: what other people advise.

tips = Consejos
tips-lead = Consejos de otras personas. Prueba lo que te atraiga y oculta el resto. Nada de esto es consejo médico.
tips-empty = Todos los consejos están ocultos.
tips-show-hidden = Mostrar los consejos ocultos

## The tips that the person hid.

tips-hidden = Consejos ocultos
tips-hidden-list = Consejos ocultos
tips-hidden-empty = No hay consejos ocultos.
tips-show-all = Volver a mostrar todos
tips-all = Todos los consejos

## What the tips are about.

tips-about-pacing = Dosificar la energía
tips-about-starting = Empezar
tips-about-remembering = Recordar
tips-about-rest = Descansar
tips-about-evening = Noche y repaso del día

## One tip.

tip-hide = Ocultar
tip-show = Volver a mostrar
tip-hide-tip = Ocultar: { $tip }
tip-show-tip = Volver a mostrar: { $tip }
tip-source = Fuente: <author></author>, { $year }. <a>{ $title }</a>, <place></place>.
tip-source-undated = Fuente: <author></author>, sin fecha. <a>{ $title }</a>, <place></place>.
tip-source-closed = Fuente: <author></author>, { $year }. <title></title>, en un sitio que cerró en { $end }.
