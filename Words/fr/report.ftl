## The report: one page of paper about some weeks, which a person prints for a doctor or a therapist.

report = Rapport pour une consultation
report-menu-name-tasks = Afficher le nom de cinq tâches
report-menu-leave-out-tasks = Ne pas nommer les tâches
report-menu-export = Exporter en CSV
report-bar-print = Imprimer
report-choice = Nombre de semaines
report-choice-weeks = { $weeks ->
    [one] { NUMBER($weeks) } semaine
   *[other] { NUMBER($weeks) } semaines
}

## What the person can add. All of it is optional.

report-form = Nom et ce que je veux dire
report-form-name = Nom
report-form-name-hint = Facultatif.
report-form-text = Ce que je veux dire
report-form-text-hint = { NUMBER($most) } caractères au plus. Le texte est gardé pour la prochaine fois.
report-form-save = Enregistrer

## On the paper.

report-two-weeks = L’énergie sur deux semaines
report-four-weeks = L’énergie sur quatre semaines
report-eight-weeks = L’énergie sur huit semaines
report-twelve-weeks = L’énergie sur douze semaines
report-text = Ce que je veux dire
report-empty = Rien n’a été noté pendant ces semaines.
report-notes = Notes pour la consultation
report-foot = Tenu par la personne avec Teaspoon, jusqu’au { $date } inclus. { UNIT($unit, style: "capital") } : c’est sa propre mesure de l’énergie. Son 9 n’est pas le 9 d’une autre personne. Les jours sans rien de noté sont vides. Ce sont des notes, et non des mesures ni un diagnostic.

## On the paper: the days in sentences.

report-noted = Jours notés : { NUMBER($days) } sur { NUMBER($all) }.
report-left-out = Jours non comptés, au choix de la personne : { NUMBER($days) }.
report-mornings = { UNIT($unit, style: "capital") } le matin : d’habitude { NUMBER($usual) } (de { NUMBER($least) } à { NUMBER($most) }).
report-mornings-same = { UNIT($unit, style: "capital") } le matin : d’habitude { NUMBER($usual) }.
report-used = Utilisé par jour : d’habitude { NUMBER($usual) } (de { NUMBER($least) } à { NUMBER($most) }).
report-used-same = Utilisé par jour : d’habitude { NUMBER($usual) }.
report-over = Jours qui ont utilisé plus qu’il n’y avait : { NUMBER($days) }.
report-borrowed = Jours avec un emprunt au lendemain : { NUMBER($days) }.
report-felt = Comment étaient les journées : { $answers }.
report-felt-lighter = plus légères { NUMBER($days) }
report-felt-as-usual = comme d’habitude { NUMBER($days) }
report-felt-heavier = plus lourdes { NUMBER($days) }
report-felt-had-to-stop = arrêt nécessaire { NUMBER($days) }
report-low = Jours de petite forme : { NUMBER($days) }.
report-rests = Repos : { NUMBER($rests) }.
report-rests-took = { $minutes ->
    [one] Repos : { NUMBER($rests) }, environ { $minutes } minute chacun.
   *[other] Repos : { NUMBER($rests) }, environ { $minutes } minutes chacun.
}

## On the paper: tables.

report-week-noted = { NUMBER($days) } sur 7
report-tasks-table = Coût prévu et coût réel des tâches qui ont pris le plus
