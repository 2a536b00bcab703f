## The gallery: templates that people published for everybody on this server.

gallery = Galerij
gallery-lead = Sjablonen die andere mensen op deze server hebben gepubliceerd. Je maakt er een eigen lijst van, die je kunt bewerken.
gallery-search = Sjablonen zoeken
gallery-search-field = Sjablonen zoeken
gallery-search-button = Zoeken
gallery-order = Volgorde
gallery-order-newest = Nieuwste
gallery-order-uses = Meest gebruikt
gallery-none = Er zijn nog geen sjablonen gepubliceerd.
gallery-none-found = Niets gevonden.
gallery-none-yet = Tot nu toe niets gevonden. Er zijn nog meer sjablonen om te doorzoeken.
gallery-pages = Meer sjablonen
gallery-pages-all = Alle sjablonen tonen
gallery-pages-next = Meer tonen
gallery-mine = Jouw sjablonen
gallery-mine-facts = Door jou gepubliceerd
gallery-reports = Gemelde sjablonen
gallery-templates = Sjablonen in je app

## What is said of a template, here and in lists: parts with a dot between.

gallery-fact-anonymous = Anoniem
gallery-fact-by = van <author></author>
gallery-fact-items = { $count ->
    [one] { $count } onderdeel
   *[other] { $count } onderdelen
}
gallery-fact-checklist = Checklist
gallery-fact-uses = { $count ->
    [one] { $count } keer gebruikt
   *[other] { $count } keer gebruikt
}
gallery-item-rest = Rust

## The templates that the person published.

gallery-own = Jouw sjablonen
gallery-own-empty = Je hebt nog niets gepubliceerd. Open een lijst of sjabloon van jezelf en kies <b>In de galerij publiceren</b> in het menu.
gallery-own-removed = Weggehaald door de beheerder van deze server.
gallery-own-hint = Wil je er een intrekken? Open het dan.
gallery-own-templates = Sjablonen in je app

## One published template.

published-removed = De beheerder van deze server heeft dit uit de galerij gehaald. Alleen jij kunt het nog zien.
published-use = Sjabloon gebruiken
published-items = Onderdelen
published-mine = Jij hebt dit gepubliceerd
published-withdraw-hint = Als je dit intrekt, verdwijnt het uit de galerij. Lijsten die anderen ervan hebben gemaakt, blijven.
published-withdraw = Intrekken
published-administrator = Jij bent de beheerder
published-remove = Uit de galerij halen
published-sign-in = Klopt er iets niet? <a>Log in</a> om het te melden.
published-report = Dit sjabloon melden
published-report-reason = Wat klopt er niet?
published-report-hint = De beheerder van deze server leest het en beslist. De maker krijgt niet te horen wie het schreef.
published-report-empty = Schrijf in een paar woorden wat er niet klopt.
published-report-send = Bericht versturen
published-report-sent = Bericht verstuurd. De beheerder van deze server leest het.

## Publishing a list or a template.

publish = In de galerij publiceren
publish-lead = Iedereen die deze server kan openen, kan het zien en gebruiken, met of zonder account. Je kunt het altijd weer intrekken. Lijsten die anderen ervan hebben gemaakt, blijven.
publish-title = Titel
publish-about = Beschrijving (optioneel)
publish-author = Naam van de maker (optioneel)
publish-author-hint = Elke naam die je wilt. Laat leeg om anoniem te publiceren. Je e-mailadres wordt nooit getoond.
publish-costs = Kosten en duur meenemen
publish-look = Voorbeeld bekijken
publish-hint = Titels en stappen worden gepubliceerd. Notities, datums, labels, dagen en wat klaar is, worden nooit gepubliceerd.
publish-preview = Voorbeeld
publish-preview-lead = Dit ziet iedereen, en verder niets:
publish-preview-cut = Een sjabloon heeft hooguit { NUMBER($items) } onderdelen: dit zijn de eerste.
publish-do = Publiceren
publish-change = Bewerken

publish-empty = Deze lijst is leeg: er is nog niets om te publiceren.
publish-changed = De lijst is veranderd sinds het voorbeeld. Dit is het nieuwe voorbeeld; er is nog niets gepubliceerd.
publish-too-many = Je kunt hooguit { NUMBER($templates) } sjablonen publiceren. Trek er een in om een ander te publiceren.
publish-title-empty = Vul een titel in.
publish-title-long = De titel kan hooguit { NUMBER($characters) } tekens hebben.
publish-about-long = De beschrijving kan hooguit { NUMBER($characters) } tekens hebben.
publish-author-long = De naam van de maker kan hooguit { NUMBER($characters) } tekens hebben.

## Reports about templates, for the administrator.

gallery-reported = Gemelde sjablonen
gallery-reported-empty = Er zijn geen open berichten.
gallery-reported-lead = Met “Weghalen” of “Laten staan” zijn alle berichten over een sjabloon afgehandeld. Alleen de maker ziet een weggehaald sjabloon nog, en leest daar dat het is weggehaald.
gallery-report-sent = { $days ->
    [0] In de laatste 24 uur gemeld
    [one] { $days } dag geleden gemeld
   *[other] { $days } dagen geleden gemeld
}
gallery-report-remove = Weghalen
gallery-report-keep = Laten staan
gallery-report-remove-template = Weghalen: { $template }
gallery-report-keep-template = Laten staan: { $template }
