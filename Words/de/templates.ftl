## Templates: lists are made from them.

templates = Vorlagen
templates-lead = Aus einer Vorlage entsteht deine eigene Liste, die du ändern kannst.
templates-gallery = Galerie
templates-gallery-facts = Vorlagen, die andere veröffentlicht haben, nur online
templates-own = Deine eigenen
templates-own-list = Deine eigenen Vorlagen

## A template.

template-edit = Diese Vorlage bearbeiten
template-bar-use = Vorlage verwenden
template-name = Name der neuen Liste
template-empty = Noch nichts darin.
template-hint = Entferne die Häkchen bei dem, was du nicht brauchst. Alles lässt sich später ändern.

## A template of the gallery, before it is used.

taken-template = Neue Liste aus einer Vorlage
taken-template-lead = Daraus entsteht deine eigene Liste, die du ändern kannst. Die Vorlage bleibt, wie sie ist.
taken-template-name = Name der neuen Liste
taken-template-make = Liste erstellen
taken-template-items = Einträge

publish-link = In der Galerie veröffentlichen
