### Only pages of the server say these.

## The gallery: templates that people published for everybody on this server.

gallery = Galleri
gallery-lead = Mallar som andra på den här servern har publicerat. När du använder en får du en egen lista, som du kan ändra.
gallery-search = Sök mallar
gallery-search-field = Sök mallar
gallery-search-button = Sök
gallery-order = Ordning
gallery-order-newest = Nyast
gallery-order-uses = Mest använda
gallery-none = Inga mallar har publicerats än.
gallery-none-found = Inga träffar.
gallery-none-yet = Inga träffar hittills. Det finns fler mallar att söka i.
gallery-pages = Fler mallar
gallery-pages-all = Visa alla mallar
gallery-pages-next = Visa fler
gallery-mine = Dina mallar
gallery-mine-facts = Publicerade av dig
gallery-reports = Anmälningar
gallery-templates = Mallar i din app

## What is said of a template, here and in lists: parts with a dot between.

gallery-fact-anonymous = Anonym
gallery-fact-by = av <author></author>
gallery-fact-items = { $count ->
    [one] { $count } punkt
   *[other] { $count } punkter
}
gallery-fact-checklist = Checklista
gallery-fact-uses = { $count ->
    [one] använd { $count } gång
   *[other] använd { $count } gånger
}
gallery-item-rest = Vila

## The templates that the person published.

gallery-own = Dina mallar
gallery-own-empty = Du har inte publicerat något än. Öppna en av dina listor eller mallar och välj <b>Publicera i galleriet</b> i dess meny.
gallery-own-removed = Borttagen av den som administrerar servern.
gallery-own-hint = Öppna en mall för att dra tillbaka den.
gallery-own-templates = Mallar i din app

## One published template.

published-removed = Den som administrerar servern har tagit bort den här ur galleriet. Bara du kan fortfarande se den.
published-use = Använd mallen
published-items = Innehåll
published-mine = Du har publicerat den här
published-withdraw-hint = När du drar tillbaka den försvinner den ur galleriet. Listor som andra har skapat från den finns kvar.
published-withdraw = Dra tillbaka
published-administrator = Du administrerar servern
published-remove = Ta bort ur galleriet
published-sign-in = Är något fel med den? <a>Logga in</a> för att anmäla den.
published-report = Anmäl den här mallen
published-report-reason = Vad är fel med den?
published-report-hint = Den som administrerar servern läser det och bestämmer. Den som har gjort mallen får inte veta vem som skrev.
published-report-empty = Säg med några ord vad som är fel.
published-report-send = Skicka anmälan
published-report-sent = Anmälan är skickad. Den som administrerar servern läser den.

## Publishing a list or a template.

publish = Publicera i galleriet
publish-lead = Alla som kan öppna den här servern kommer att kunna se och använda den, med eller utan konto. Du kan dra tillbaka den när du vill. Listor som andra har skapat från den finns kvar.
publish-title = Titel
publish-about = Beskrivning (valfritt)
publish-author = Namn att visa (valfritt)
publish-author-hint = Vilket namn du vill. Lämna tomt för att publicera anonymt. Din mejladress visas aldrig.
publish-costs = Ta med kostnad och tid
publish-look = Förhandsvisa
publish-hint = Titlar och steg publiceras. Anteckningar, datum, etiketter, dagar och vad som är klart publiceras aldrig.
publish-preview = Förhandsvisning
publish-preview-lead = Det här får alla se, och inget annat:
publish-preview-cut = En mall har högst { NUMBER($items) } punkter: det här är de första.
publish-do = Publicera
publish-change = Redigera

publish-empty = Den här listan är tom: det finns inget att publicera än.
publish-changed = Listan har ändrats sedan förhandsvisningen. Här är den nya förhandsvisningen. Inget är publicerat än.
publish-too-many = Du kan publicera högst { NUMBER($templates) } mallar. Dra tillbaka en för att publicera en annan.
publish-title-empty = Skriv en titel.
publish-title-long = Titeln kan ha högst { NUMBER($characters) } tecken.
publish-about-long = Beskrivningen kan ha högst { NUMBER($characters) } tecken.
publish-author-long = Namnet kan ha högst { NUMBER($characters) } tecken.

## Reports about templates, for the administrator.

gallery-reported = Anmälningar
gallery-reported-empty = Inga öppna anmälningar.
gallery-reported-lead = Båda valen avslutar alla anmälningar av en mall. En borttagen mall kan bara ses av den som har gjort den, som också ser att den är borttagen.
gallery-report-sent = { $days ->
    [0] Anmäld de senaste 24 timmarna
    [one] Anmäld för { $days } dag sedan
   *[other] Anmäld för { $days } dagar sedan
}
gallery-report-remove = Ta bort
gallery-report-keep = Behåll
gallery-report-remove-template = Ta bort: { $template }
gallery-report-keep-template = Behåll: { $template }
