## Templates: lists are made from them.

templates = Templates
templates-lead = Using a template creates your own editable list.
templates-gallery = Gallery
templates-gallery-facts = Templates that others have published; needs the network
# Over the person’s own templates.
templates-own = Your own
# The name of the list of them, for screen readers.
templates-own-list = Your own templates

## A template.

# In the menu.
template-edit = Edit this template
# max: 18
template-bar-use = Use template
template-name = Name of the new list
template-empty = Nothing in it yet.
# Over boxes, which are all ticked at first.
template-hint = Untick what you do not need. Everything can be changed later.

## A template of the gallery, before it is used.

taken-template = New list from a template
taken-template-lead = This creates your own editable list. The template stays as it is.
taken-template-name = Name of the new list
taken-template-make = Create list
# Over what is in it.
taken-template-items = Items

# In the menu of a list or a template.
publish-link = Publish in the gallery
