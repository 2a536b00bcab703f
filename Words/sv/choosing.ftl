## Tasks are chosen in a list: for today, or for something else.

choosing-select = Välj
choosing-lead = Bocka för det du vill göra idag och tryck sedan på ”Lägg till idag”.
choosing-lead-bulk = Bocka för uppgifter och tryck sedan på det som ska hända med dem.
choosing-search = Sök
choosing-menu-all = Välj alla på den här sidan
choosing-menu-more = Mer med de valda…
choosing-cancel = Avbryt
choosing-all = Alla { NUMBER($count) }
choosing-count = Räkna

## Tasks without a cost: below each are numbers, of which one is chosen.

choosing-cost = Hur många { UNIT($unit) } tar det? När du väljer en siffra väljs också uppgiften. Det räcker med en gissning.
choosing-not-today = Utelämna
