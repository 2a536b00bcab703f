## Tasks are chosen in a list: for today, or for something else.

choosing-select = Kiezen
choosing-lead = Vink aan wat je vandaag wilt doen en tik dan op “Naar vandaag”.
choosing-lead-bulk = Vink taken aan en tik dan op wat ermee moet gebeuren.
choosing-search = Zoeken
choosing-menu-all = Alles op deze pagina kiezen
choosing-menu-more = Meer met de gekozen taken…
choosing-cancel = Annuleren
choosing-all = Alle { NUMBER($count) }
choosing-count = Tellen

## Tasks without a cost: below each are numbers, of which one is chosen.

choosing-cost = Hoeveel { UNIT($unit) } kost het? Met een getal kies je ook meteen de taak. Een schatting is prima.
choosing-not-today = Weglaten
