## Templates: lists are made from them.

templates = Modèles
templates-lead = Utiliser un modèle crée une liste à toi, que tu peux modifier.
templates-gallery = Galerie
templates-gallery-facts = Des modèles publiés par d’autres ; demande le réseau
templates-own = Les tiens
templates-own-list = Tes modèles

## A template.

template-edit = Modifier ce modèle
template-bar-use = Utiliser ce modèle
template-name = Nom de la nouvelle liste
template-empty = Encore vide.
template-hint = Décocher ce qui n’est pas utile. Tout peut être changé plus tard.

## A template of the gallery, before it is used.

taken-template = Nouvelle liste tirée d’un modèle
taken-template-lead = Cela crée une liste à toi, que tu peux modifier. Le modèle reste tel quel.
taken-template-name = Nom de la nouvelle liste
taken-template-make = Créer la liste
taken-template-items = Éléments

publish-link = Publier dans la galerie
