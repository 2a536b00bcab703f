## Tips: what other people advise.

tips = Tips
tips-lead = Advies van andere mensen. Probeer wat je aanspreekt en verberg de rest. Niets ervan is medisch advies.
tips-empty = Alle tips zijn verborgen.
tips-show-hidden = Verborgen tips tonen

## The tips that the person hid.

tips-hidden = Verborgen tips
tips-hidden-list = Verborgen tips
tips-hidden-empty = Geen verborgen tips.
tips-show-all = Alle weer tonen
tips-all = Alle tips

## What the tips are about.

tips-about-pacing = Energie verdelen (pacing)
tips-about-starting = Beginnen
tips-about-remembering = Onthouden
tips-about-rest = Rust
tips-about-evening = Avond en terugkijken

## One tip.

tip-hide = Verbergen
tip-show = Weer tonen
tip-hide-tip = Verbergen: { $tip }
tip-show-tip = Weer tonen: { $tip }
tip-source = Bron: <author></author>, { $year }. <a>{ $title }</a>, <place></place>.
tip-source-undated = Bron: <author></author>, zonder datum. <a>{ $title }</a>, <place></place>.
tip-source-closed = Bron: <author></author>, { $year }. <title></title>, op een site die in { $end } is gesloten.
