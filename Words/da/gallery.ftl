### Only pages of the server say these.

## The gallery: templates that people published for everybody on this server.

gallery = Galleri
gallery-lead = Skabeloner, som andre på denne server har offentliggjort. Når du bruger en, får du din egen liste, som du kan ændre.
gallery-search = Søg i skabeloner
gallery-search-field = Søg i skabeloner
gallery-search-button = Søg
gallery-order = Rækkefølge
gallery-order-newest = Nyeste
gallery-order-uses = Mest brugte
gallery-none = Ingen skabeloner er offentliggjort endnu.
gallery-none-found = Intet fundet.
gallery-none-yet = Intet fundet indtil videre. Der er flere skabeloner at søge i.
gallery-pages = Flere skabeloner
gallery-pages-all = Vis alle skabeloner
gallery-pages-next = Vis flere
gallery-mine = Dine skabeloner
gallery-mine-facts = Offentliggjort af dig
gallery-reports = Indberetninger
gallery-templates = Skabeloner i din app

## What is said of a template, here and in lists: parts with a dot between.

gallery-fact-anonymous = Anonym
gallery-fact-by = af <author></author>
gallery-fact-items = { $count ->
    [one] { $count } punkt
   *[other] { $count } punkter
}
gallery-fact-checklist = Tjekliste
gallery-fact-uses = { $count ->
    [one] brugt { $count } gang
   *[other] brugt { $count } gange
}
gallery-item-rest = Hvil

## The templates that the person published.

gallery-own = Dine skabeloner
gallery-own-empty = Du har ikke offentliggjort noget endnu. Åbn en af dine lister eller skabeloner, og vælg <b>Offentliggør i galleriet</b> i dens menu.
gallery-own-removed = Fjernet af serverens administrator.
gallery-own-hint = Åbn en for at trække den tilbage.
gallery-own-templates = Skabeloner i din app

## One published template.

published-removed = Serverens administrator har fjernet denne fra galleriet. Kun du kan stadig se den.
published-use = Brug skabelonen
published-items = Punkter
published-mine = Du har offentliggjort denne
published-withdraw-hint = Trækker du den tilbage, forsvinder den fra galleriet. Lister, som andre har lavet ud fra den, bevares.
published-withdraw = Træk tilbage
published-administrator = Du er administrator
published-remove = Fjern fra galleriet
published-sign-in = Er der noget galt med den? <a>Log ind</a> for at indberette den.
published-report = Indberet denne skabelon
published-report-reason = Hvad er der galt med den?
published-report-hint = Serverens administrator læser det og tager stilling. Forfatteren får ikke at vide, hvem der skrev.
published-report-empty = Skriv med et par ord, hvad der er galt.
published-report-send = Send indberetning
published-report-sent = Indberetningen er sendt. Serverens administrator læser den.

## Publishing a list or a template.

publish = Offentliggør i galleriet
publish-lead = Alle, der kan åbne denne server, kan se og bruge den, med eller uden konto. Du kan altid trække den tilbage. Lister, som andre har lavet ud fra den, bevares.
publish-title = Titel
publish-about = Beskrivelse (valgfrit)
publish-author = Forfatterens navn (valgfrit)
publish-author-hint = Et navn, du selv vælger. Lad feltet være tomt for at være anonym. Din e-mailadresse vises aldrig.
publish-costs = Tag priser og varighed med
publish-look = Se det først
publish-hint = Titler og trin offentliggøres. Noter, datoer, emner, dage og det, der er gjort, kommer aldrig med.
publish-preview = Se det først
publish-preview-lead = Dette kan alle se, og intet andet:
publish-preview-cut = En skabelon har højst { NUMBER($items) } punkter: her er de første.
publish-do = Offentliggør
publish-change = Rediger

publish-empty = Listen er tom: der er intet at offentliggøre endnu.
publish-changed = Listen er ændret, siden du så den. Sådan er den nu; intet er offentliggjort endnu.
publish-too-many = Du kan højst offentliggøre { NUMBER($templates) } skabeloner. Træk en tilbage for at offentliggøre en ny.
publish-title-empty = Skriv en titel.
publish-title-long = Titlen kan højst have { NUMBER($characters) } tegn.
publish-about-long = Beskrivelsen kan højst have { NUMBER($characters) } tegn.
publish-author-long = Forfatterens navn kan højst have { NUMBER($characters) } tegn.

## Reports about templates, for the administrator.

gallery-reported = Indberetninger
gallery-reported-empty = Ingen åbne indberetninger.
gallery-reported-lead = Begge valg lukker alle indberetninger af en skabelon. En fjernet skabelon kan kun ses af forfatteren, som dér får at vide, at den er fjernet.
gallery-report-sent = { $days ->
    [0] Indberettet inden for det sidste døgn
    [one] Indberettet for { $days } dag siden
   *[other] Indberettet for { $days } dage siden
}
gallery-report-remove = Fjern
gallery-report-keep = Behold
gallery-report-remove-template = Fjern: { $template }
gallery-report-keep-template = Behold: { $template }
