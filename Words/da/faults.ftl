## What cannot be done, and the remedy. It stands beside the field or above the page.

fault-title-missing = Skriv en titel.
fault-title-too-long = Titlen er længere end { NUMBER($most) } tegn. I noten er der plads til mere.
fault-note-too-long = Noten er længere end { NUMBER($most) } tegn. Gør den kortere.
fault-not-a-number = Skriv et helt tal.
fault-out-of-range = Skriv et helt tal fra { NUMBER($least) } til { NUMBER($most) }.
fault-unit-missing = Skriv et ord på højst { NUMBER($most) } tegn.
fault-weekdays-missing = Vælg mindst én ugedag, eller ”Aldrig”.
fault-no-such-task = En af disse er her ikke længere. Den er slettet, måske på en anden enhed, eller dens liste deles ikke længere med dig. Intet blev ændret.
fault-not-in-today = Denne opgave er ikke længere på dagens liste. Intet blev ændret.
fault-no-such-change = { $days ->
    [one] Dette er ikke længere i historikken, som går { NUMBER($days) } dag tilbage.
   *[other] Dette er ikke længere i historikken, som går { NUMBER($days) } dage tilbage.
}
fault-no-day = Der er ikke startet en dag endnu. Start en med Ny dag, og vælg så.
fault-nothing-chosen = Intet er valgt endnu. Vælg mindst én opgave, eller tryk på Annuller.
fault-uncosted = ”{ $title }” har ingen pris endnu. Sæt en pris for at planlægge den.
fault-over-budget = Det er { SPOONS($excess) } for meget. Intet blev ændret.
fault-date-missing = Vælg også en dato: dette hører til en.
fault-not-a-date = Skriv en gyldig dato, for eksempel 2026-10-14.
fault-not-ahead = Vælg en dato efter i dag.
fault-not-a-time = Skriv et gyldigt tidspunkt, for eksempel 9:30.
fault-start-after-due = Den ville være skjult til efter sin dato. Vælg en tidligere start eller en senere dato.
fault-not-a-rule = Skriv et helt tal fra { NUMBER($least) } til { NUMBER($most) }, og vælg dage, uger, måneder eller år.
fault-end-before-first = Slutdatoen er før den første dato. Vælg en senere slutdato eller ingen.
fault-name-missing = Skriv et navn på højst { NUMBER($most) } tegn.
fault-name-taken = ”{ $name }” findes allerede. Vælg et andet navn.
fault-category-too-long = Brug højst { NUMBER($most) } tegn.
fault-no-such-list = Denne liste er her ikke længere. Den er slettet, måske på en anden enhed, eller den deles ikke længere med dig. Intet blev ændret.
fault-no-such-subject = Dette emne er slettet, måske i et andet faneblad. Intet blev ændret.
fault-own-step = En opgave kan ikke være et trin i sig selv eller i et af sine egne trin.
fault-too-deep = { $levels ->
    [one] Trin kan højst gå { NUMBER($levels) } niveau ned. Vælg en plads højere oppe.
   *[other] Trin kan højst gå { NUMBER($levels) } niveauer ned. Vælg en plads højere oppe.
}
fault-too-many-lines = Det er { NUMBER($count) } linjer; grænsen er { NUMBER($most) }. Intet blev tilføjet, og din tekst er her stadig.
fault-file-empty = Vælg en fil, der ikke er tom. En, som Teaspoon har gemt, ender på .teaspoon.
fault-file-too-large = Filen er større, end Teaspoon kan læse. Intet blev ændret.
fault-not-our-file = Det er ikke en sikkerhedskopi fra Teaspoon. Kun sikkerhedskopier (.teaspoon) kan importeres. Intet blev ændret.
fault-file-damaged = Filen er beskadiget: den er kortet af eller ændret, siden Teaspoon gemte den. Intet blev ændret. Prøv en anden kopi.
fault-file-newer = En nyere udgave af Teaspoon har gemt denne fil. Genindlæs siden for at få den nyeste, og prøv igen. Intet blev ændret.
fault-note-missing = Skriv noget tekst.
fault-no-such-note = Denne note er slettet, måske i et andet faneblad. Intet blev ændret.
fault-no-such-view = Denne visning er slettet, måske i et andet faneblad. Intet blev ændret.
fault-nothing-asked = Her er ikke filtreret noget. Søg eller vælg et filter først, og gem så visningen.
fault-too-many-views = Der er { NUMBER($most) } visninger allerede. Slet en under Lister først.
fault-no-such-version = Denne tidligere udgave er her ikke længere. Intet blev ændret.
fault-not-yours = Denne liste er delt med dig: du kan forlade den, og ejeren kan slette den. Intet blev ændret.
fault-view-only = Denne liste kan du kun se, så intet blev ændret. Ejeren kan give dig lov til at ændre i den.
fault-not-a-command = Det kunne ikke læses. Intet blev ændret.
fault-key-used = Det er allerede brugt til noget andet. Intet blev ændret.
fault-report-too-long = Brug højst { NUMBER($most) } tegn, så alt kan være på én side.
fault-profile-name-too-long = Brug højst { NUMBER($most) } tegn.
fault-not-a-mailbox = Skriv en adresse som name@example.org, eller lad feltet være tomt.
fault-not-a-picture = Dette kunne ikke læses som et billede. Vælg det igen; JPEG, PNG og WebP kan læses overalt.
fault-uses-reserve = Det bruger { SPOONS($spoons) }, som du har i reserve. Sæt kryds ved ”Brug reserven”, eller lad være med at føje den til i dag.
fault-borrowing-off = Lån er slået fra i Indstillinger. Intet blev tilføjet.

## Pages in place of the one that was asked for.

problem-not-found = Siden findes ikke
problem-did-not-work = Det gik ikke
problem-gone = Ikke her længere
problem-not-saved = Ikke gemt
problem-one-moment = Et øjeblik
problem-no-space = Ikke mere plads
problem-too-large = For stort
problem-view-only = Kun visning
problem-to-today = Gå til I dag
problem-try-again = Prøv igen
problem-said-not-found = Der er ingen side på denne adresse.
problem-said-not-allowed = Adressen kan ikke bruges på den måde. Intet blev ændret.
problem-said-gone = Dette er slettet, måske på en anden enhed eller i et andet faneblad, eller det deles ikke længere med dig. Intet andet blev ændret.
problem-said-not-in-history = { $days ->
    [one] Dette er ikke længere i historikken, som går { NUMBER($days) } dag tilbage. Intet blev ændret.
   *[other] Dette er ikke længere i historikken, som går { NUMBER($days) } dage tilbage. Intet blev ændret.
}
problem-said-not-understood = Forespørgslen kunne ikke læses. Intet blev ændret.
problem-said-stopped = Teaspoon stoppede undervejs og er startet igen. Intet blev ændret.
problem-said-full-device = Denne enhed har ikke mere plads til Teaspoon, så intet blev ændret. Frigør lidt plads, og prøv igen.
problem-said-full-server = Serveren har ikke mere plads til dette, så intet blev ændret. Slet noget, som du ikke længere har brug for, eller sig det til serverens administrator.
problem-said-not-kept-server = Serveren kunne ikke gemme ændringen, så intet blev ændret.
problem-said-not-kept-device = Enheden kunne ikke gemme ændringen, så intet blev ændret.
problem-said-too-large = Det er mere, end Teaspoon kan tage på én gang (2 MB). Intet blev ændret. Din tekst er stadig på den forrige side.
problem-said-one-moment = Teaspoon er stadig ved at blive gjort klar på denne enhed. Det, du bad om, sker, så snart alt er klar.
problem-said-nothing-to-save = Her er ikke noget at gemme endnu. Hvis du bruger Teaspoon i denne browser, så åbn ”Dine data”, og gem filen der.
problem-keep-hint = Hvis der ikke sker noget, så prøv igen. Hjælper det ikke, kan denne server gemme din plan i stedet, kun for denne browser.
problem-keep = Gem min plan på denne server

## Text that could not be saved, in fields to copy it from.

unsaved-title = Titel, som du skrev den
unsaved-note = Note, som du skrev den
unsaved-lines = Opgaver, som du skrev dem
unsaved-text = Tekst, som du skrev den
unsaved-name = Navn, som du skrev det
unsaved-new-list = Ny liste, som du skrev den
unsaved-new-subject = Nyt emne, som du skrev det
unsaved-category = Kategori, som du skrev den
unsaved-unit = Enhedens navn, som du skrev det

## What happened instead, above a page that is shown again.

instead-choose-list = Vælg mindst én liste.
instead-not-made = En af disse er her ikke længere. Den er slettet, måske på en anden enhed, eller den deles ikke længere med dig. Intet er lavet endnu.
instead-archived-name = ”{ $name }” findes allerede. For at gendanne denne liste: åbn den her, vælg ”Rediger liste” i dens menu, og giv den et andet navn.
instead-new-list = Denne liste er her ikke længere. Den er slettet, måske på en anden enhed, eller den deles ikke længere med dig. Det, du skrev, er her: ”Gem” gør det til en ny liste.
instead-new-note = Denne note er slettet, måske på en anden enhed. Det, du skrev, er her: ”Gem” gør det til en ny note.
instead-own-task = { $fault } ”Gem” gør det til en opgave for sig.
