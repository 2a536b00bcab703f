## Tasks are chosen in a list: for today, or for something else.

choosing-select = Vælg
choosing-lead = Sæt kryds ved det, du vil i dag, og tryk på ”Føj til i dag”.
choosing-lead-bulk = Sæt kryds ved opgaver, og tryk på det, der skal ske med dem.
choosing-search = Søg
choosing-menu-all = Vælg alle på denne side
choosing-menu-more = Flere handlinger med de valgte…
choosing-cancel = Annuller
choosing-all = Alle { NUMBER($count) }
choosing-count = Tæl

## Tasks without a cost: below each are numbers, of which one is chosen.

choosing-cost = Hvor mange { UNIT($unit) } koster den? Når du vælger et tal, vælger du også opgaven. Et gæt er fint.
choosing-not-today = Udelad
