## Tips: what other people advise.

tips = Astuces
tips-lead = Des conseils d’autres personnes. Essayer ce qui plaît et masquer le reste. Aucun n’est un conseil médical.
tips-empty = Toutes les astuces sont masquées.
tips-show-hidden = Voir les astuces masquées

## The tips that the person hid.

tips-hidden = Astuces masquées
tips-hidden-list = Astuces masquées
tips-hidden-empty = Aucune astuce masquée.
tips-show-all = Tout afficher à nouveau
tips-all = Toutes les astuces

## What the tips are about.

tips-about-pacing = Pacing
tips-about-starting = Se mettre en route
tips-about-remembering = Se souvenir
tips-about-rest = Repos
tips-about-evening = Le soir et le retour sur la journée

## One tip.

tip-hide = Masquer
tip-show = Afficher à nouveau
tip-hide-tip = Masquer : { $tip }
tip-show-tip = Afficher à nouveau : { $tip }
tip-source = Source : <author></author>, { $year }. <a>{ $title }</a>, <place></place>.
tip-source-undated = Source : <author></author>, sans date. <a>{ $title }</a>, <place></place>.
tip-source-closed = Source : <author></author>, { $year }. <title></title>, sur un site fermé en { $end }.
