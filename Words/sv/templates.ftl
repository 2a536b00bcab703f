## Templates: lists are made from them.

templates = Mallar
templates-lead = När du använder en mall får du en egen lista, som du kan ändra.
templates-gallery = Galleri
templates-gallery-facts = Mallar som andra har publicerat, kräver nätet
templates-own = Dina egna
templates-own-list = Dina egna mallar

## A template.

template-edit = Redigera den här mallen
template-bar-use = Använd mallen
template-name = Den nya listans namn
template-empty = Inget i den än.
template-hint = Bocka ur det du inte behöver. Allt går att ändra senare.

## A template of the gallery, before it is used.

taken-template = Ny lista från en mall
taken-template-lead = Du får en egen lista, som du kan ändra. Mallen är kvar som den är.
taken-template-name = Den nya listans namn
taken-template-make = Skapa lista
taken-template-items = Innehåll

publish-link = Publicera i galleriet
