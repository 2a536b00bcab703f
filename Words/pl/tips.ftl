## Tips: what other people advise.

tips = Wskazówki
tips-lead = Rady innych osób. Wypróbuj to, co ci odpowiada, a resztę ukryj. Żadna z nich nie jest poradą medyczną.
tips-empty = Wszystkie wskazówki są ukryte.
tips-show-hidden = Pokaż ukryte wskazówki

## The tips that the person hid.

tips-hidden = Ukryte wskazówki
tips-hidden-list = Ukryte wskazówki
tips-hidden-empty = Nie ma ukrytych wskazówek.
tips-show-all = Pokaż znowu wszystkie
tips-all = Wszystkie wskazówki

## What the tips are about.

tips-about-pacing = Rozkładanie sił (pacing)
tips-about-starting = Zaczynanie
tips-about-remembering = Pamiętanie
tips-about-rest = Odpoczynek
tips-about-evening = Wieczór i spojrzenie wstecz

## One tip.

tip-hide = Ukryj
tip-show = Pokaż znowu
tip-hide-tip = Ukryj: { $tip }
tip-show-tip = Pokaż znowu: { $tip }
tip-source = Źródło: <author></author>, { $year }. <a>{ $title }</a>, <place></place>.
tip-source-undated = Źródło: <author></author>, bez daty. <a>{ $title }</a>, <place></place>.
tip-source-closed = Źródło: <author></author>, { $year }. <title></title>, na stronie zamkniętej w { $end } roku.
