## Templates: lists are made from them.

templates = Modelli
templates-lead = Se usi un modello, crei una lista tua che puoi modificare.
templates-gallery = Galleria
templates-gallery-facts = Modelli pubblicati da altre persone; serve la rete
templates-own = I tuoi
templates-own-list = I tuoi modelli

## A template.

template-edit = Modifica questo modello
template-bar-use = Usa il modello
template-name = Nome della nuova lista
template-empty = Ancora niente qui dentro.
template-hint = Togli la spunta a ciò che non ti serve. Tutto si può cambiare dopo.

## A template of the gallery, before it is used.

taken-template = Nuova lista da un modello
taken-template-lead = Così crei una lista tua che puoi modificare. Il modello resta com’è.
taken-template-name = Nome della nuova lista
taken-template-make = Crea la lista
taken-template-items = Voci

publish-link = Pubblica nella galleria
