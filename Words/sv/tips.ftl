## Tips: what other people advise.

tips = Tips
tips-lead = Råd från andra. Prova det som lockar dig och dölj resten. Inget av det är medicinska råd.
tips-empty = Alla tips är dolda.
tips-show-hidden = Visa dolda tips

## The tips that the person hid.

tips-hidden = Dolda tips
tips-hidden-list = Dolda tips
tips-hidden-empty = Inga dolda tips.
tips-show-all = Visa alla igen
tips-all = Alla tips

## What the tips are about.

tips-about-pacing = Pacing
tips-about-starting = Komma igång
tips-about-remembering = Komma ihåg
tips-about-rest = Vila
tips-about-evening = Kvällen och att se tillbaka

## One tip.

tip-hide = Dölj
tip-show = Visa igen
tip-hide-tip = Dölj: { $tip }
tip-show-tip = Visa igen: { $tip }
tip-source = Källa: <author></author>, { $year }. <a>{ $title }</a>, <place></place>.
tip-source-undated = Källa: <author></author>, utan datum. <a>{ $title }</a>, <place></place>.
tip-source-closed = Källa: <author></author>, { $year }. <title></title>, på en webbplats som stängdes { $end }.
