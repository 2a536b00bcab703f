## Tips: what other people advise.

tips = Tipps
tips-lead = Ratschläge von anderen. Probiere aus, was dir zusagt, und blende den Rest aus. Nichts davon ist medizinischer Rat.
tips-empty = Alle Tipps sind ausgeblendet.
tips-show-hidden = Ausgeblendete Tipps zeigen

## The tips that the person hid.

tips-hidden = Ausgeblendete Tipps
tips-hidden-list = Ausgeblendete Tipps
tips-hidden-empty = Keine ausgeblendeten Tipps.
tips-show-all = Alle wieder zeigen
tips-all = Alle Tipps

## What the tips are about.

tips-about-pacing = Kräfte einteilen
tips-about-starting = Ins Tun kommen
tips-about-remembering = Daran denken
tips-about-rest = Ausruhen
tips-about-evening = Abend und Zurückschauen

## One tip.

tip-hide = Ausblenden
tip-show = Wieder zeigen
tip-hide-tip = Ausblenden: { $tip }
tip-show-tip = Wieder zeigen: { $tip }
tip-source = Quelle: <author></author>, { $year }. <a>{ $title }</a>, <place></place>.
tip-source-undated = Quelle: <author></author>, ohne Datum. <a>{ $title }</a>, <place></place>.
tip-source-closed = Quelle: <author></author>, { $year }. <title></title>, auf einer Website, die { $end } geschlossen wurde.
