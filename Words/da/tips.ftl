## Tips: what other people advise.

tips = Tips
tips-lead = Råd fra andre mennesker. Prøv det, der tiltaler dig, og skjul resten. Intet af det er lægelige råd.
tips-empty = Alle tips er skjult.
tips-show-hidden = Vis skjulte tips

## The tips that the person hid.

tips-hidden = Skjulte tips
tips-hidden-list = Skjulte tips
tips-hidden-empty = Ingen skjulte tips.
tips-show-all = Vis alle igen
tips-all = Alle tips

## What the tips are about.

tips-about-pacing = Spar på kræfterne
tips-about-starting = Kom i gang
tips-about-remembering = At huske
tips-about-rest = Hvil
tips-about-evening = Aften og tilbageblik

## One tip.

tip-hide = Skjul
tip-show = Vis igen
tip-hide-tip = Skjul: { $tip }
tip-show-tip = Vis igen: { $tip }
tip-source = Kilde: <author></author>, { $year }. <a>{ $title }</a>, <place></place>.
tip-source-undated = Kilde: <author></author>, uden år. <a>{ $title }</a>, <place></place>.
tip-source-closed = Kilde: <author></author>, { $year }. <title></title>, på en side, der lukkede i { $end }.
