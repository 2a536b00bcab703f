## Tips: what other people advise.

tips = Dicas
tips-lead = Conselhos de outras pessoas. Experimente o que agradar e oculte o resto. Nada disso é orientação médica.
tips-empty = Todas as dicas estão ocultas.
tips-show-hidden = Mostrar dicas ocultas

## The tips that the person hid.

tips-hidden = Dicas ocultas
tips-hidden-list = Dicas ocultas
tips-hidden-empty = Nenhuma dica oculta.
tips-show-all = Mostrar todas de novo
tips-all = Todas as dicas

## What the tips are about.

tips-about-pacing = Ritmo (pacing)
tips-about-starting = Como começar
tips-about-remembering = Para lembrar
tips-about-rest = Descanso
tips-about-evening = Noite e balanço do dia

## One tip.

tip-hide = Ocultar
tip-show = Mostrar de novo
tip-hide-tip = Ocultar: { $tip }
tip-show-tip = Mostrar de novo: { $tip }
tip-source = Fonte: <author></author>, { $year }. <a>{ $title }</a>, <place></place>.
tip-source-undated = Fonte: <author></author>, sem data. <a>{ $title }</a>, <place></place>.
tip-source-closed = Fonte: <author></author>, { $year }. <title></title>, em um site que fechou em { $end }.
