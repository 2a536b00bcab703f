## Templates: lists are made from them.

templates = Skabeloner
templates-lead = Når du bruger en skabelon, får du din egen liste, som du kan ændre.
templates-gallery = Galleri
templates-gallery-facts = Skabeloner, som andre har offentliggjort; kræver net
templates-own = Dine egne
templates-own-list = Dine egne skabeloner

## A template.

template-edit = Rediger skabelonen
template-bar-use = Brug skabelonen
template-name = Navn på den nye liste
template-empty = Intet i den endnu.
template-hint = Fjern krydset ved det, du ikke har brug for. Alt kan ændres senere.

## A template of the gallery, before it is used.

taken-template = Ny liste fra en skabelon
taken-template-lead = Du får din egen liste, som du kan ændre. Skabelonen bliver, som den er.
taken-template-name = Navn på den nye liste
taken-template-make = Lav liste
taken-template-items = Punkter

publish-link = Offentliggør i galleriet
