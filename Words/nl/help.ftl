## Help. Here spoons are those of the spoon theory, also for somebody who gave the unit another name.

help = Help
help-spoons = Wat zijn lepels?
help-spoons-are = Een lepel is een eenheid van energie. Je begint een dag met een aantal lepels, en alles wat je doet kost er één of meer: douchen bijvoorbeeld 2, een telefoontje 1, bezoek 5. Alleen jij kent de getallen, en ze verschillen van dag tot dag.
help-spoons-planned = Als alle lepels zijn gepland, is de dag vol. De rest wacht in “Meegenomen”. Rust kost geen lepels, en telt mee.
help-spoons-source = Naar “The Spoon Theory” van Christine Miserandino, 2003, op butyoudontlooksick.com. Ze leeft met lupus en legde het in een café aan een vriendin uit, met een handvol lepels. In Instellingen kun je de eenheid anders noemen.

help-row = Zo lees je de rij
help-row-spent = Liggend, grijs
help-row-spent-means = Gedaan
help-row-planned = Gevuld
help-row-planned-means = Gepland
help-row-free = Omtrek
help-row-free-means = Vrij
help-row-reserve = Streepjes
help-row-reserve-means = In reserve
help-row-over = Stippels
help-row-over-means = Geleend, of meer dan je hebt

help-day = Hoe een dag gaat
help-day-new = Nieuwe dag: vul in hoeveel je er hebt. Een schatting is prima, en je kunt het altijd veranderen.
help-day-select = Kiezen: kies wat past en tik op “Naar vandaag”. Teaspoon doet het rekenwerk.
help-day-check = Afvinken: vink af wat klaar is. De rest gaat naar “Meegenomen” als de volgende dag begint.

help-more = Goed om te weten
help-more-cost = Kosten zijn een schatting. Kost een taak vandaag meer of minder dan anders? Open hem en verander de kosten van vandaag.
help-more-reserve = Je kunt er een paar in reserve houden, zodat er iets overblijft. De reserve wordt apart getoond.
help-more-borrow = Je kunt lenen van morgen. De volgende nieuwe dag stelt er dan evenveel minder voor.
help-more-low = Gaat het minder? Dan toont “Mindere dag” (op Vandaag) alleen wat niet kan wachten. Al het andere komt daarna precies zo terug. Op een mindere dag maken herinneringen geen geluid.
help-more-swipe = Veeg een rij in de lijst van vandaag naar links om die af te vinken.
help-more-move = Veeg een rij naar rechts om die naar een dag te verplaatsen. De ⋯ aan het eind doet hetzelfde, en Verplaatsen… op de pagina van een taak.
help-more-drag = In een breed venster kun je een taak naar Vandaag aan de zijkant slepen. Zo voeg je hem toe aan vandaag.
help-more-hold = In een lijst met je eigen volgorde laat je een vinger een halve seconde op een rij rusten en verplaats je die. Met een muis sleep je aan de greep.
help-more-unit = Je kunt een eenheid van energie anders noemen: Instellingen, Energie.

help-now = Wat nu?
help-now-facts = Stelt één taak voor die past
help-plan = Mijn dag plannen
help-plan-facts = Stelt een dag voor die past
help-history = Geschiedenis
help-history-facts = Wijzigingen van de laatste { NUMBER($days) } dagen bekijken en ongedaan maken
help-keys = Sneltoetsen
help-keys-facts = Druk op ? op elke pagina
help-tips = Tips
help-tips-facts = Energie verdelen en beginnen, met bronnen
help-advice = Teaspoon helpt bij het plannen van taken. Het geeft geen medisch advies.

## More: links to all other pages, some with a line below.

more = Meer
more-help = Wat zijn lepels?
more-help-facts = En hoe een dag gaat
more-now = Wat nu?
more-focus = Focus en rust
more-notes = Notities
more-tips = Tips
more-tips-facts = Over energie verdelen en beginnen
more-insights = Inzichten
more-insights-facts = Je eigen dagen, beschreven
more-history = Geschiedenis
more-history-facts = Wijzigingen van de laatste { NUMBER($days) } dagen bekijken en ongedaan maken
more-templates = Sjablonen
more-subjects = Labels
more-settings = Instellingen
more-account = Account
more-account-none = Niet ingelogd
more-data = Je gegevens
more-data-facts = Exporteren, importeren, afdrukken
more-about = Over Teaspoon

## About: where the data is, and the version.

about = Over Teaspoon
about-data = Waar je gegevens staan
about-data-server = Je planning wordt op deze server bewaard, alleen voor deze browser. Een cookie in deze browser is de enige sleutel. Wis je de cookies, dan kun je de planning niet meer openen.
about-data-device = Op dit apparaat, in deze browser. Er wordt niets verstuurd.
about-data-account = Op dit apparaat, in deze browser, en in je account op deze server ({ $mail }).
about-data-clearing = Als je de sitegegevens van de browser wist, zijn ze weg. Op een iPhone wist Safari een site die zeven dagen niet is gebruikt. Zet je Teaspoon op het beginscherm, dan blijven ze staan.
about-version = Deze versie
about-version-is = Teaspoon { $version }, uitgave { $release }.
about-crashes = { $count ->
    [0] Op dit apparaat is Teaspoon nooit vastgelopen.
    [1] Teaspoon is op dit apparaat één keer vastgelopen en vanzelf opnieuw gestart.
   *[other] Teaspoon is op dit apparaat { $count } keer vastgelopen en vanzelf opnieuw gestart.
}
about-fonts = Lettertypen
about-fonts-are = Inter, van The Inter Project Authors (SIL Open Font License 1.1), en OpenDyslexic, van Abelardo Gonzalez (CC BY 3.0), elk beperkt tot de schriften die nodig zijn.
