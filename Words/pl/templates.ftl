## Templates: lists are made from them.

templates = Szablony
templates-lead = Z szablonu powstaje twoja własna lista, którą można zmieniać.
templates-gallery = Galeria
templates-gallery-facts = Szablony opublikowane przez innych; potrzebny jest internet
templates-own = Twoje własne
templates-own-list = Twoje własne szablony

## A template.

template-edit = Edytuj ten szablon
template-bar-use = Użyj szablonu
template-name = Nazwa nowej listy
template-empty = Na razie nic tu nie ma.
template-hint = Odznacz to, co niepotrzebne. Wszystko można później zmienić.

## A template of the gallery, before it is used.

taken-template = Nowa lista z szablonu
taken-template-lead = Powstanie twoja własna lista, którą można zmieniać. Szablon zostaje taki, jaki jest.
taken-template-name = Nazwa nowej listy
taken-template-make = Utwórz listę
taken-template-items = Pozycje
publish-link = Opublikuj w galerii
