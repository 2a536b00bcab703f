## Tips: what other people advise.

tips = Consigli
tips-lead = Consigli di altre persone. Prova ciò che ti attira e nascondi il resto. Nessuno è un consiglio medico.
tips-empty = Tutti i consigli sono nascosti.
tips-show-hidden = Mostra i consigli nascosti

## The tips that the person hid.

tips-hidden = Consigli nascosti
tips-hidden-list = Consigli nascosti
tips-hidden-empty = Nessun consiglio nascosto.
tips-show-all = Mostra di nuovo tutti
tips-all = Tutti i consigli

## What the tips are about.

tips-about-pacing = Dosare le energie
tips-about-starting = Iniziare
tips-about-remembering = Ricordare
tips-about-rest = Riposo
tips-about-evening = La sera, uno sguardo indietro

## One tip.

tip-hide = Nascondi
tip-show = Mostra di nuovo
tip-hide-tip = Nascondi: { $tip }
tip-show-tip = Mostra di nuovo: { $tip }
tip-source = Fonte: <author></author>, { $year }. <a>{ $title }</a>, <place></place>.
tip-source-undated = Fonte: <author></author>, senza data. <a>{ $title }</a>, <place></place>.
tip-source-closed = Fonte: <author></author>, { $year }. <title></title>, su un sito chiuso nel { $end }.
