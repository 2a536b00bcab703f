## Templates: lists are made from them.

templates = Plantillas
templates-lead = Al usar una plantilla se crea una lista tuya, que puedes cambiar.
templates-gallery = Galería
templates-gallery-facts = Plantillas que han publicado otras personas; hace falta conexión
templates-own = Las tuyas
templates-own-list = Tus plantillas

## A template.

template-edit = Editar esta plantilla
template-bar-use = Usar la plantilla
template-name = Nombre de la nueva lista
template-empty = Aún no tiene nada.
template-hint = Desmarca lo que no necesites. Todo se puede cambiar después.

## A template of the gallery, before it is used.

taken-template = Nueva lista de una plantilla
taken-template-lead = Se crea una lista tuya, que puedes cambiar. La plantilla sigue como está.
taken-template-name = Nombre de la nueva lista
taken-template-make = Crear la lista
taken-template-items = Elementos

publish-link = Publicar en la galería
