### The tips: what other people advise, each in two or three short sentences.

## How to spend the energy of a day.

tip-stop-early-title = S’arrêter tant que ça va encore
tip-stop-early-text = Fixer une durée avant de commencer, 15 minutes par exemple, et s’arrêter quand elle est passée, même un bon jour. Une alarme surveille l’heure à ta place.

tip-spread-it-out-title = Des petits bouts, sur toute la semaine
tip-spread-it-out-text = Couper une grosse chose en morceaux et les répartir sur plusieurs jours, avec du repos entre eux. Un peu moins que ce qui semble possible, c’est la bonne taille.

tip-every-kind-of-effort-title = Penser et ressentir, ça fatigue aussi
tip-every-kind-of-effort-text = Un formulaire, un appel, une conversation difficile comptent autant que ce qui se fait debout. Un plan qui compte tous les efforts ressemble plus à la vraie journée.

tip-your-own-limit-title = Tes limites, personne ne les connaît mieux
tip-your-own-limit-text = Les limites changent d’une personne à l’autre et d’un jour à l’autre. Ce que tu ressens compte plus que n’importe quel chiffre, ici aussi.

tip-a-whole-week-title = Regarder la semaine, pas le jour
tip-a-whole-week-text = Une équipe de recherche a comparé l’énergie prise par une semaine à celle qu’il y avait. Un jour chargé n’est alors qu’un sur sept, et les hauts et les bas deviennent visibles.

tip-good-days-title = Garder les bons jours proches des autres
tip-good-days-text = En faire beaucoup plus un bon jour, puis le payer ensuite, porte un nom : le yo-yo (« boom and bust »). Passer une seule chose du bon jour au lendemain est un petit moyen d’en sortir.

tip-keep-one-back-title = En garder un peu de côté
tip-keep-one-back-text = Dans l’histoire d’où viennent les cuillères, une reste dans la poche, pour ce que personne ne pouvait prévoir le matin. La réserve, dans les Réglages, fait la même chose.

## How to begin.

tip-one-step-in-sight-title = Un seul pas sous les yeux
tip-one-step-in-sight-text = Une consigne à la fois se suit plus facilement qu’une page entière. Noter en sous-tâche la première chose à prendre en main, et laisser le reste pour après.

tip-when-then-title = Quand ceci, alors cela
tip-when-then-text = « Quand l’eau chauffe, j’ouvre la lettre. » Un plan qui lie un pas à un moment aide à commencer plus souvent : c’est ce que montrent 94 tests, analysés ensemble.

tip-somebody-there-title = Quelqu’un dans la même pièce
tip-somebody-there-text = Sur place ou au téléphone, chaque personne à sa tâche : cela s’appelle le body doubling. Sur 220 personnes interrogées dans une enquête, trois sur quatre le pratiquent.

tip-time-to-be-seen-title = Du temps qui se voit
tip-time-to-be-seen-text = La durée d’une chose est difficile à deviner : des adultes avec un TDAH la citent parmi ce qui reste compliqué au travail. Une horloge ou un minuteur bien visible devine un peu à ta place.

tip-leave-a-cushion-title = Prévoir moins, garder de la marge
tip-leave-a-cushion-text = Un plan qui a de la place survit à un coup de fil. Retirer une chose de la journée avant qu’elle commence : elle pourra revenir s’il reste du temps.

tip-begin-a-new-list-title = Une vieille liste peut partir
tip-begin-a-new-list-text = Dans un article, une personne avec un TDAH laisse tomber toute sa vieille liste chaque dimanche et en commence une autre. Repartir à neuf, dans En attente, fait cela, et rien n’est perdu.

tip-what-was-done-title = Regarder ce qui est fait
tip-what-was-done-text = Ce qui reste à faire se voit toute la journée ; ce qui est fait s’oublie vite. Une liste rétablit l’équilibre. Ici, c’est Terminé aujourd’hui, et l’Historique.

## How not to have to keep it in mind.

tip-let-it-be-written-title = Laisser autre chose s’en souvenir
tip-let-it-be-written-text = Une note, un agenda, une alarme : d’après une revue des recherches, confier à un support ce qui est à faire est très efficace. L’écrire quand ça vient, et trier quand il y a le temps.

tip-in-the-way-title = Le poser là où l’on passe
tip-in-the-way-text = La lettre sur la poignée de la porte, les médicaments à côté de la tasse : une chose sur le chemin rappelle aussi bien qu’une note, et sans pile.

tip-few-reminders-title = Peu de rappels, pour les entendre tous
tip-few-reminders-text = Quelqu’un qui en avait cinquante par jour n’en remarquait plus aucun. Ceux qui restent se voient mieux quand les autres ne sont plus là.

## How to stop.

tip-rest-first-title = Se reposer avant d’en avoir besoin
tip-rest-first-text = Certaines personnes prévoient un ou deux petits repos par jour et les prennent quoi qu’il arrive. Parmi celles qui l’ont raconté, plusieurs disent que leurs journées sont devenues plus prévisibles.

tip-what-rests-title = Trouver ce qui te repose
tip-what-rests-text = S’allonger les yeux fermés dans un endroit calme est une façon. Si elle ne convient pas, de la musique douce en est une autre. L’important est de couper avec ce qu’on fait d’habitude.

tip-rest-in-the-plan-title = Le repos a sa place dans le plan
tip-rest-in-the-plan-text = Un plan pour gérer l’énergie cite le repos et le sommeil à côté de tout le reste. Ici aussi, un repos peut être dans la liste comme une tâche.

tip-permission-title = Le droit d’aller plus lentement
tip-permission-text = On peut s’asseoir pour le faire, demander de l’aide, ou le laisser pour un autre jour. Un guide du NHS, le service de santé britannique, commence par là : s’en donner le droit.

## How to end a day.

tip-list-before-bed-title = Demain sur papier, puis au lit
tip-list-before-bed-text = Dans une étude, 57 jeunes adultes en bonne santé ont écrit pendant cinq minutes avant de dormir. Le sommeil est venu plus tôt pour qui notait ce qui restait à faire que pour qui notait ce qui était fait.

tip-one-line-title = La journée en une ligne
tip-one-line-text = Quatre ou cinq choses qui ont pris le plus, en moins d’une minute, en position allongée : il n’en faut pas plus pour revoir plus tard à quoi ressemblait un jour.

tip-look-for-patterns-title = Après une semaine, chercher ce qui revient
tip-look-for-patterns-text = Qu’avaient en commun les meilleurs jours, qu’y avait-il avant les plus durs, comment étaient le repos et le sommeil ? Quelques notes par jour suffisent pour le voir.
