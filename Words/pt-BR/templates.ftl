## Templates: lists are made from them.

templates = Modelos
templates-lead = Usar um modelo cria uma lista sua, que você pode editar.
templates-gallery = Galeria
templates-gallery-facts = Modelos publicados por outras pessoas; precisa de internet
templates-own = Os seus
templates-own-list = Os seus modelos

## A template.

template-edit = Editar este modelo
template-bar-use = Usar modelo
template-name = Nome da nova lista
template-empty = Nada aqui ainda.
template-hint = Desmarque o que não for necessário. Tudo pode ser mudado depois.

## A template of the gallery, before it is used.

taken-template = Nova lista a partir de um modelo
taken-template-lead = Isto cria uma lista sua, que você pode editar. O modelo fica como está.
taken-template-name = Nome da nova lista
taken-template-make = Criar lista
taken-template-items = Itens

publish-link = Publicar na galeria
