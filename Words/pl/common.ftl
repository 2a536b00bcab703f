## What many pages say.

unit-spoons = { $count ->
    [one] { $count } łyżka
    [few] { $count } łyżki
    [many] { $count } łyżek
   *[other] { $count } łyżki
}
number-of-spoons = { SPOONS($spoons) }
unit-after-number = { $count ->
    [one] łyżka
    [few] łyżki
    [many] łyżek
   *[other] łyżki
}
unit-several = łyżki
unit-several-capital = Łyżki
rows-apart-cost = Zadania są pogrupowane według kosztu. Żeby przenieść to zadanie do innej grupy, zmień jego koszt.
spoons-fewer = O 1 mniej
spoons-more = O 1 więcej
percent = { NUMBER($number) }%
colour = Kolor
colour-teal = Morski
colour-blue = Niebieski
colour-violet = Fioletowy
colour-rose = Różowy
colour-amber = Bursztynowy
colour-green = Zielony
colour-brown = Brązowy
colour-grey = Szary
links-in-text = Linki w tym tekście
theme-system = Jak w urządzeniu
theme-system-hint = Jasny lub ciemny, tak jak urządzenie
theme-light = Jasny
theme-dark = Ciemny
theme-black = Głęboka czerń
theme-black-hint = Do ciemnych pomieszczeń i ekranów OLED
theme-low-glare = Łagodny
theme-low-glare-hint = Ciepły i przygaszony, do ciemnego pokoju
theme-high-contrast = Wysoki kontrast
theme-high-contrast-hint = Czarno-biały, z grubymi ramkami
zone-without-script = Godziny są w strefie { $zone }, bo ta przeglądarka nie uruchamia JavaScriptu. <set>Ustaw strefę czasową</set>
