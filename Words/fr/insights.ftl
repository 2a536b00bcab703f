## Insights: the person’s own days, described. No text here sets a goal, praises, blames or names a cause.

insights = Statistiques
insights-lead = Tes propres journées, décrites. À regarder quand tu veux ; rien ici ne fixe un but.
insights-empty = Rien de noté ces douze dernières semaines. Les statistiques commencent avec une journée.

## The menu.

insights-menu-report = Rapport pour une consultation
insights-menu-leave-out = Ne pas compter certains jours
insights-menu-export = Exporter en CSV

## The heads of the columns, in all tables of insights and of the report.

insights-head-day = Jour
insights-head-week = Semaine du
insights-head-noted = Jours notés
insights-head-had = Au départ
insights-head-borrowed = Em­prunté
insights-head-planned = Prévu
insights-head-used = Uti­lisé
insights-head-hundred = Sur 100
insights-head-felt = Ressenti
insights-head-task = Tâche
insights-head-took = A pris
insights-head-kind = Type d’énergie
insights-head-list = Liste
insights-head-by-now = Utilisé à cette heure
insights-head-day-later = 1 jour après
insights-head-two-days-later = 2 jours après
insights-head-three-days-later = 3 jours après

## What was used today until now, beside other days.

insights-now = Aujourd’hui jusqu’ici
insights-now-says = Utilisé jusqu’ici : { NUMBER($used) }. D’habitude à cette heure : { NUMBER($usual) }.
insights-now-says-range = Utilisé jusqu’ici : { NUMBER($used) }. D’habitude à cette heure : de { NUMBER($least) } à { NUMBER($most) }.
insights-now-table = Aujourd’hui jusqu’ici
insights-now-today = Aujourd’hui
insights-now-usual = D’habitude (la moitié du milieu, sur deux semaines)
insights-now-range = de { NUMBER($least) } à { NUMBER($most) }

## The days of one week or four, drawn and in a table.

insights-days-choice = Nombre de semaines
insights-days-choice-one = Semaine
insights-days-choice-four = 4 semaines
insights-days-week = Cette semaine
insights-days-weeks = Quatre semaines
insights-days-none = Rien de noté.
insights-days-within = { $days ->
    [one] { $days } jour noté. Aucun jour n’a dépassé ses { UNIT($unit) }.
   *[other] { $days } jours notés. Aucun jour n’a dépassé ses { UNIT($unit) }.
}
insights-days-over-one = 1 jour noté. Il a dépassé ses { UNIT($unit) }.
insights-days-over = { $over ->
    [one] { NUMBER($days) } jours notés. { $over } d’entre eux a dépassé ses { UNIT($unit) }.
   *[other] { NUMBER($days) } jours notés. { $over } d’entre eux ont dépassé leurs { UNIT($unit) }.
}
insights-days-table = { UNIT($unit, style: "capital") } par jour
insights-weeks-table = { UNIT($unit, style: "capital") } par semaine

## What the marks of the drawing mean: spoons that a day had, used, and so on.

insights-mark-had = au départ
insights-mark-used = utilisé
insights-mark-over = plus qu’il n’y avait
insights-mark-borrowed = emprunté
insights-mark-gap = pas noté

## What tasks were planned to take, and what they took.

insights-tasks = Prévu et réel
insights-tasks-as-planned = { $tasks ->
    [one] Une tâche a été terminée au moins cinq fois. Le plus souvent, le coût était comme prévu.
   *[other] { $tasks } tâches ont été terminées au moins cinq fois. Le plus souvent, le coût était comme prévu.
}
insights-tasks-other-one = Une tâche a été terminée au moins cinq fois. Elle a le plus souvent pris plus ou moins que prévu.
insights-tasks-other = { $other ->
    [one] { NUMBER($tasks) } tâches ont été terminées au moins cinq fois. L’une d’elles a le plus souvent pris plus ou moins que prévu.
   *[other] { NUMBER($tasks) } tâches ont été terminées au moins cinq fois. { $other } d’entre elles ont le plus souvent pris plus ou moins que prévu.
}
insights-tasks-table = Coût prévu et coût réel par tâche
insights-offer = Coût habituel : { NUMBER($usual) }. Les { NUMBER($times) } dernières fois, elle a pris { $costs }.
insights-offer-use = Utiliser { NUMBER($cost) } désormais<name> : { $task }</name>
insights-offer-keep = Garder { NUMBER($cost) }<name> : { $task }</name>

## The mornings after days that took more than most.

insights-heavier = Après les jours plus lourds
insights-heavier-says = Après { NUMBER($days) } jours plus lourds, les matins suivants ont commencé avec { $numbers }. Le nombre habituel est { NUMBER($usual) }.
insights-heavier-says-last = Les matins après les huit derniers des { NUMBER($days) } jours plus lourds ont commencé avec { $numbers }. Le nombre habituel est { NUMBER($usual) }.
insights-heavier-table = Les matins après les jours plus lourds
insights-heavier-hint = Les nombres des matins suivants. Jour plus lourd : un jour qui a utilisé plus que les trois quarts des jours, sur douze semaines. Les emprunts ne sont pas retirés de ces nombres.

## How much was used of every hundred spoons.

insights-hundred = Utilisé, par rapport à ce qu’il y avait
insights-hundred-says = { $over ->
    [0] Sur les { NUMBER($weeks) } dernières semaines, aucune n’a utilisé plus qu’il n’y avait.
    [one] Sur les { NUMBER($weeks) } dernières semaines, { $over } a utilisé plus qu’il n’y avait.
   *[other] Sur les { NUMBER($weeks) } dernières semaines, { $over } ont utilisé plus qu’il n’y avait.
}
insights-hundred-table = Utilisé sur cent, par semaine

## What the spoons were used for.

insights-where = Où l’énergie est allée
insights-where-weeks = Quatre semaines
insights-where-used = Utilisé : { SPOONS($spoons) }.
insights-where-rests = { $rests ->
    [one] Il y a eu { $rests } repos.
   *[other] Il y a eu { $rests } repos.
}
insights-where-rests-took = { $rests ->
    [one] { $rests } repos a pris { $time }.
   *[other] { $rests } repos ont pris { $time }.
}
insights-kinds-table = Utilisé par type d’énergie
insights-kinds-hint = Une tâche avec deux types compte dans les deux.
insights-lists-table = Utilisé par liste
insights-lists-other = Autres listes
insights-lists-none = Sans liste

## Twelve weeks, with a cell for each day.

insights-twelve = Douze semaines
insights-twelve-says = { $days ->
    [one] { $days } jour noté ces douze dernières semaines.
   *[other] { $days } jours notés ces douze dernières semaines.
}
insights-twelve-says-marks = { $days ->
    [one] { $days } jour noté ces douze dernières semaines : { $marks }.
   *[other] { $days } jours notés ces douze dernières semaines : { $marks }.
}
insights-twelve-low = { $days ->
    [one] { $days } jour de petite forme
   *[other] { $days } jours de petite forme
}
insights-twelve-rest = { $days ->
    [one] { $days } jour de repos
   *[other] { $days } jours de repos
}
insights-twelve-borrowed = { $days ->
    [one] { $days } jour avec un emprunt
   *[other] { $days } jours avec un emprunt
}
insights-cell = { NUMBER($used) } sur { NUMBER($had) }
insights-cell-low = petite forme
insights-cell-borrowed = emprunt : { NUMBER($spoons) }
insights-cell-rest = jour de repos
insights-letter-low = p
insights-letter-borrowed = e
insights-letter-rest = r
insights-twelve-hint = Plus une case est remplie, plus le nombre du jour a été utilisé. e : emprunt. p : petite forme. r : jour de repos, avec des repos et rien d’autre. Les jours sans rien de noté sont vides.
insights-twelve-table = En tableau, par semaine

## Days that are not counted.

leave-out = Ne pas compter certains jours
leave-out-hint = Une maladie, des vacances : ces jours ne comptent alors ni sur cette page ni dans le rapport. On peut les compter à nouveau.
leave-out-from = Du
leave-out-to = Au
leave-out-button = Ne pas compter ces jours
leave-out-no-day = Aucune journée n’a commencé entre ces dates.
left-out = Pas comptés
left-out-count = Compter à nouveau<name> : { $days }</name>

## Whether New Day asks how the day before was.

ask-felt = Comment était la journée ?
ask-felt-on = Chaque Nouvelle journée demande comment était la journée d’avant. Un geste suffit pour répondre, et c’est toujours facultatif.
ask-felt-off = Chaque Nouvelle journée peut demander comment était la journée d’avant. Un geste suffit pour répondre, et c’est toujours facultatif.
ask-felt-stop = Ne plus demander
ask-felt-begin = Demander à chaque Nouvelle journée
