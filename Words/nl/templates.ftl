## Templates: lists are made from them.

templates = Sjablonen
templates-lead = Van een sjabloon maak je een eigen lijst, die je kunt bewerken.
templates-gallery = Galerij
templates-gallery-facts = Sjablonen die anderen hebben gepubliceerd; werkt alleen online
templates-own = Van jezelf
templates-own-list = Je eigen sjablonen

## A template.

template-edit = Dit sjabloon bewerken
template-bar-use = Sjabloon gebruiken
template-name = Naam van de nieuwe lijst
template-empty = Nog leeg.
template-hint = Haal het vinkje weg bij wat je niet nodig hebt. Later kun je alles nog veranderen.

## A template of the gallery, before it is used.

taken-template = Nieuwe lijst van een sjabloon
taken-template-lead = Je maakt een eigen lijst, die je kunt bewerken. Het sjabloon blijft zoals het is.
taken-template-name = Naam van de nieuwe lijst
taken-template-make = Lijst maken
taken-template-items = Onderdelen

publish-link = In de galerij publiceren
