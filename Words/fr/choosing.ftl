## Tasks are chosen in a list: for today, or for something else.

choosing-select = Choisir
choosing-lead = Cocher ce qui est pour aujourd’hui, puis appuyer sur Valider.
choosing-lead-bulk = Cocher des tâches, puis appuyer sur l’action voulue.
choosing-search = Rechercher
choosing-menu-all = Tout choisir sur cette page
choosing-menu-more = Autres actions sur les tâches choisies…
choosing-cancel = Annuler
choosing-all = Toutes ({ NUMBER($count) })
choosing-count = Compter

## Tasks without a cost: below each are numbers, of which one is chosen.

choosing-cost = Combien ça prend, en { UNIT($unit) } ? Indiquer un nombre choisit aussi la tâche. Une estimation suffit.
choosing-not-today = Laisser de côté
