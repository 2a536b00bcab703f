## Tasks are chosen in a list: for today, or for something else.

choosing-select = Wybierz
choosing-lead = Zaznacz, co chcesz dziś zrobić, potem naciśnij „Zatwierdź”.
choosing-lead-bulk = Zaznacz zadania, potem naciśnij, co ma się z nimi stać.
choosing-search = Szukaj
choosing-menu-all = Zaznacz wszystko na tej stronie
choosing-menu-more = Więcej z wybranymi…
choosing-cancel = Anuluj
choosing-all = Wszystkie ({ NUMBER($count) })
choosing-count = Policz

## Tasks without a cost: below each are numbers, of which one is chosen.

choosing-cost = { UNIT($unit, style: "capital") }: ile to zabiera? Wybranie liczby wybiera też zadanie. Wystarczy mniej więcej.
choosing-not-today = Pomiń
