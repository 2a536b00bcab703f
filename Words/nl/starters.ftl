### The starter templates: lists that come with Teaspoon, to be copied and changed.

## Where the templates stand, and the category of a list that is made from one.

starters-energy = Energie
starters-health = Gezondheid
starters-home = Thuis
starters-out = Op pad
starters-focus = Focus

## Days by how much there is for them.

starter-low-energy-day-name = Dag met weinig energie
starter-low-energy-day-about = Het minimum, en dat is genoeg. De eerste vijf zijn al goed; alles kan in bed.
starter-low-energy-day-lines =
    Water binnen handbereik ~1 2m
    Medicijnen, als je die neemt ~1 2m !high
    Iets eten zonder koken ~1 10m
    - Crackers, fruit, yoghurt of koude restjes
    - In bed is prima, de helft is prima
    Rusten, ogen dicht, niets aan 20m
    Nog eens rusten, voordat het nodig is 20m
    Is er nog iets over? Kies er één
    - Gezicht en handen schoon met een vochtig doekje ~1 3m
    - Een schoon shirt aan ~1 3m
    - Eén regel sturen: Mindere dag, ik rust, je hoort van me ~1 2m
    - Iets fijns: een liedje, het raam, een huisdier ~1 5m

starter-morning-name = Ochtend
starter-morning-about = Opstaan in kleine stapjes. Water, medicijnen en terug naar bed is ook een ochtend.
starter-morning-lines =
    Wat water drinken, nog liggend ~1 2m
    Medicijnen, als je die neemt ~1 2m
    Op de rand van het bed zitten en even wachten 2m
    Naar de wc ~1 5m
    Gezicht wassen, of een vochtig doekje ~1 3m
    Tandenpoetsen, zittend is prima ~1 3m
    Aankleden: zachte kleren tellen ook ~1 10m
    Iets makkelijks eten: een boterham, yoghurt, een banaan ~1 10m
    Rusten voor al het andere 10m
    Naar je lijst kijken en één ding kiezen ~1 2m

starter-evening-name = Avond: tot rust komen
starter-evening-about = De dag afsluiten zodat de slaap een kans krijgt. Begin als je nog wat energie hebt.
starter-evening-lines =
    Hier stoppen: de rest kan wachten
    Opschrijven wat nog in je hoofd zit ~1 5m
    - Eén woord per ding is genoeg
    - Leg het briefje daarna weg
    Medicijnen, als je die neemt ~1 2m
    Water naast het bed ~1 2m
    Tandenpoetsen, zittend is prima ~1 3m
    Pyjama aan, of de strakke kleren uit ~1 5m
    Telefoon aan de lader ~1 1m
    Licht gedimd, gordijnen dicht ~1 2m
    Rusten in bed: stilte, of een rustige stem om naar te luisteren 20m

starter-flare-up-name = Plan voor een terugval
starter-flare-up-about = Voor als alles erger wordt. Vul het laatste deel in op een betere dag.
starter-flare-up-lines =
    Stoppen en gaan liggen: al het andere kan wachten 30m !high
    Dit binnen handbereik leggen ~1 5m
    - Water en iets te eten
    - Medicijnen die je al gebruikt
    - Telefoon en lader
    - Slaapmasker, oordoppen, deken
    Iemand laten weten hoe het gaat, en om één ding vragen ~1 2m
    - Klaar om te sturen: Slechte dag, ik rust. Kun jij eten brengen? Liever niet bellen.
    Afspraken afzeggen, de rest laten ~1 5m
    - Klaar om te sturen: Het gaat niet goed genoeg. Kunnen we een andere dag zoeken?
    Rusten, en nog een keer voordat je weer opstaat 30m
    Opschrijven op een betere dag
    - Wat jou helpt, en wat het erger maakt ~1 10m
    - Hoe je merkt dat je hulp wilt, en wie je dan belt ~1 10m
    - Wie een sleutel heeft ~1 2m

## Doctors and medicines.

starter-appointment-name = Naar de dokter
starter-appointment-about = Ervoor, tijdens en erna, zodat je verhaal wordt gehoord en je weer thuiskomt.
starter-appointment-lines =
    Ervoor
    - Vragen of het telefonisch of via video kan ~1 5m
    - Het ene ding opschrijven dat je echt wilt zeggen ~1 5m !high
    - Nog twee, als er nog twee zijn ~1 5m
    - Opschrijven wanneer het begon en wat er veranderd is ~1 10m
    - Medicatieoverzicht of doosjes fotograferen ~1 5m
    - De weg heen en terug plannen, met rust ~1 10m
    - Iemand vragen mee te gaan, of mee te luisteren via de telefoon ~1 5m
    - In de tas: legitimatie, verwijzing, notities, water, iets te eten, oordoppen ~1 5m
    - Een wekker om je klaar te maken en een om te gaan ~1 2m
    - Rusten voor je gaat 30m
    Daar
    - Gaan, wachten, praten en naar huis ~6 120m
    - - Bij de balie zeggen dat je wilt liggen of rust nodig hebt
    - - Je notities geven of voorlezen
    - - Vragen: wat gebeurt er nu, en wie doet wat?
    - - Vragen of het op papier kan, of dat je mag opnemen
    Erna
    - Eerst rusten: eten, drinken, bed 60m
    - Drie dingen opschrijven of inspreken die gezegd zijn ~1 5m
    - Nieuwe afspraken in de agenda ~1 5m
    - De dag erna zo leeg mogelijk houden

starter-prescriptions-name = Apotheek en herhaalrecepten
starter-prescriptions-about = Bestellen als er nog wat is, en zorgen dat het bij je komt.
starter-prescriptions-lines =
    Kijken wat bijna op is ~1 5m
    - De doosjes voor je neerzetten
    - Een foto van elk doosje dat bijna leeg is
    Herhaalrecept aanvragen ~2 10m !high
    - Via de app of site van huisarts of apotheek
    - Of via de receptenlijn: naam, geboortedatum, medicijn, sterkte
    - Vragen wanneer het klaarligt
    Kiezen hoe het bij je komt ~1 5m
    - Vragen of de apotheek bezorgt
    - Of iemand vragen het op te halen
    Zelf ophalen, als niemand anders kan ~4 40m
    Rusten als het er is 20m
    De doosjes bekijken: jouw naam, dezelfde sterkte ~1 3m
    Pillendoos vullen, zittend ~1 10m
    Herinnering instellen voor de volgende bestelling ~1 2m

starter-hospital-bag-name = Tas voor ziekenhuis of polikliniek
starter-hospital-bag-about = Voor een uurtje in de wachtkamer of een paar nachten. Vooraf ingepakt kan hij klaarstaan.
starter-hospital-bag-lines =
    Papieren
    - Afspraakbrief of verwijzing
    - Identiteitskaart, verzekeringspas
    - Medicatieoverzicht, allergieën
    - Telefoonnummers, ook op papier
    - Een blaadje: wat mij helpt, wat het erger maakt
    Gezondheid
    - Medicijnen in hun doosjes
    - Bril, gehoorapparaten, batterijen
    - Stok, rolstoel, braces
    Wachten
    - Oordoppen of koptelefoon, slaapmasker of zonnebril
    - Telefoon, lader met een lange kabel
    - Water en iets te eten dat goed valt
    - Deken of warm vest
    Blijven slapen
    - Pyjama, warme sokken, sloffen
    - Tandenborstel, vochtige doekjes, lippenbalsem
    - Eigen kussen
    - Iets rustigs om naar te luisteren
    - Kleren voor de weg naar huis
    Thuis
    - Iemand weet waar je bent
    - Iemand zorgt voor de huisdieren en de post

## The household.

starter-cleaning-name = Schoonmaken per kamer
starter-cleaning-about = Piepkleine stapjes, één kamer tegelijk. Elk stapje telt, en halverwege stoppen is prima.
starter-cleaning-lines =
    Eén kamer kiezen, de andere deuren dicht ~1 1m
    Rond je bed ~1 5m
    - Afval in één zak, vanaf waar je zit
    - Kopjes en borden bij elkaar; ze gaan mee als jij gaat
    - Raam op een kier
    Slaapkamer ~2 10m
    - Kleren op één hoop, sorteren kan wachten
    - Dekbed recht
    - Schoon kussensloop
    Keuken ~2 10m
    - Afval in de bak
    - Vaat in de gootsteen, heet water erop
    - Eén stuk aanrecht afnemen
    Afwas ~2 10m
    - Op een kruk zitten
    - Een bord, een kopje, een vork: wat je nodig hebt
    - Laten drogen in het rek
    Badkamer ~2 10m
    - Wastafel afnemen, op de badrand of een kruk
    - Wc: middel erin, wachten, borstelen, doortrekken
    - Schone handdoek
    Woonkamer ~2 10m
    - Wat ergens anders hoort, in één doos
    - Tafel afnemen
    Vloer van één kamer ~3 10m
    - Het midden is genoeg
    Vuilnis naar buiten ~2 5m
    Rusten tussen de kamers 15m

starter-laundry-name = De was in vier stappen
starter-laundry-about = Eén was, met een stop na elke stap. De stappen hoeven niet op dezelfde dag.
starter-laundry-lines =
    Verzamelen ~1 5m
    - Ondergoed en slaapkleren eerst
    - Een halve trommel is ook een was
    Wassen ~1 5m
    - Kleren erin, wasmiddel erin, start
    - Timer zetten tot hij klaar is
    Drogen ~2 10m
    - Zittend bij het wasrek, kleine dingen eerst
    - Of in de droger en op start
    - Ruikt het muf van het wachten? Nog eens spoelen, niets aan de hand
    Rusten terwijl het droogt
    Opruimen ~2 10m
    - Wat je snel nodig hebt, gaat bovenop
    - Niets hoeft gevouwen
    - Een mand schone kleren is een prima kast

starter-groceries-name = Boodschappen
starter-groceries-about = Eten voor dagen waarop koken te veel is. Laat het bezorgen, of stuur het aan wie voor je naar de winkel gaat.
starter-groceries-lines =
    Zonder koken
    - Brood of crackers
    - Kaas, hummus, pindakaas
    - Yoghurt of vla
    - Bananen, appels, snoeptomaatjes
    - Muesli of havermout
    - Blikken met een lipje: bonen, vis, soep
    Eén pan of de magnetron
    - Kant-en-klaarmaaltijden
    - Rijst in een zakje, al gekookt
    - Eieren
    - Pasta en een pot saus
    - Diepvriesgroente, al gesneden
    Drinken
    - Melk of plantaardige drink
    - Thee, koffie, sap
    Naast het bed
    - Mueslirepen, noten, gedroogd fruit
    Huishouden
    - Wc-papier, zakdoekjes
    - Zeep, vochtige doekjes
    - Wasmiddel, vuilniszakken
    - Voer voor de huisdieren

starter-letters-name = Rekeningen en brieven
starter-letters-about = Voor de stapel bij de deur. Eén brief is genoeg; de andere blijven wel liggen.
starter-letters-lines =
    De stapel meenemen naar waar je zit of ligt ~1 2m
    Iemand bellen voor gezelschap, als dat helpt ~1 3m
    Drie openmaken, nog niets lezen ~1 3m
    - Enveloppen en reclame meteen bij het oud papier
    Twee stapels: vraagt iets, vraagt niets ~1 5m
    Foto’s maken van de brieven die iets vragen ~1 5m
    - De datum die erin staat in de agenda zetten
    Rusten, ogen van het papier 10m
    Eén rekening betalen ~2 10m !high
    - Bankapp open
    - QR-code scannen, of bedrag, IBAN, kenmerk
    - “Betaald” erop schrijven
    Eén brief beantwoorden ~2 15m
    - De zin zoeken waarin staat wat ze willen
    - Drie regels zijn genoeg: wie, wat, bedankt
    Te veel om in één keer te betalen? Vraag om een regeling ~3 20m
    - Klaar om te sturen: Ik kan dit niet in één keer betalen. Is een betalingsregeling mogelijk?
    De rest in één doos en die dicht ~1 2m

starter-visitors-name = Er komt bezoek
starter-visitors-about = Ze komen voor jou. Een stoel, iets te drinken en een schone wastafel zijn genoeg.
starter-visitors-lines =
    Zeggen hoelang het kan ~1 3m
    - Klaar om te sturen: Wat leuk. Kom even langs, daarna ga ik rusten.
    - Of: Ik wil graag, maar nu nog niet. Ik laat het weten als het kan.
    - Vragen om zacht te praten of geen parfum te dragen, als dat je helpt
    Vragen of zij het eten meebrengen ~1 2m
    Eén stoel en één tafel vrijmaken ~1 5m
    - Alles wat los ligt in één doos, deksel erop
    Wc en wastafel ~2 5m
    - Wastafel afnemen
    - Schone handdoek, wc-papier
    De deuren van de andere kamers dicht ~1 1m
    Kopjes en iets te drinken op een dienblad ~1 5m
    Rusten voordat de bel gaat 30m
    Het bezoek is er ~4 60m
    - Op de bank liggen als dat beter is
    - Laat hen de thee zetten
    - Om af te sluiten: Fijn dat je er was, nu ga ik even liggen
    Rusten als ze weg zijn 45m
    De vaat blijft staan waar hij staat

starter-moving-house-name = Verhuizen
starter-moving-house-about = Iets groots in kleine dozen, over vele weken. Vraag hulp bij alles wat zwaar is.
starter-moving-house-lines =
    De datum vastleggen
    - De oude huur opzeggen, schriftelijk ~2 20m !high
    - Het nieuwe contract fotograferen ~1 5m
    Hulp regelen
    - Twee mensen vragen, elk voor één duidelijke klus ~2 15m
    - Drie verhuisbedrijven om een prijs vragen ~3 30m
    - Iemand zoeken voor de huisdieren of de kinderen ~1 10m
    Laten weten, één per keer
    - Bank ~1 10m
    - Huisarts en apotheek ~1 10m
    - Post: laten doorsturen ~1 10m
    - Stroom, gas, water, met de meterstanden ~2 20m
    - Internet en telefoon ~2 20m
    - Werk, school, uitkering ~2 20m
    - Verzekeringen, zorgverzekeraar of ziekenfonds ~2 20m
    - Gemeente: verhuizing doorgeven, kan vaak online ~2 20m
    Loslaten
    - Eén zak afval ~1 10m
    - Eén tas voor de kringloop ~1 10m
    Inpakken
    - Eén kleine doos, zittend ~2 15m
    - - Boeken in kleine dozen, kleren in grote
    - - Erop schrijven: welke kamer, wat erin zit
    - Foto van de kabels voordat je ze eruit haalt ~1 5m
    - Schroeven in een zakje, zakje aan het meubel ~1 5m
    - De doos die je als eerste openmaakt ~2 15m
    - - Medicijnen, papieren, laders
    - - Beddengoed, één stel kleren
    - - Wc-papier, zeep, handdoek, lamp
    - - Waterkoker, kopjes, makkelijk eten
    De verhuizing
    - Een bed of stoel uit de drukte ~2 15m
    - Vanaf daar zeggen wat waarheen gaat ~8 180m
    - Foto’s van de meters en de lege kamers ~1 10m
    - Sleutels inleveren ~2 15m
    Daar
    - Eerst het bed, al het andere kan wachten ~3 30m
    - Rusten zolang het nodig is
    - Eén doos als er energie is ~2 15m

## Away from home.

starter-trip-name = Inpakken voor een reis
starter-trip-about = Eén of meer nachten weg. Pak steeds een beetje in, of blijf liggen en laat iemand pakken.
starter-trip-lines =
    Daar niet te koop
    - Medicijnen, met wat extra, in de handbagage
    - Identiteitskaart of paspoort, zorgpas
    - Tickets en adres, ook op papier
    - Geld en passen
    - Sleutels
    - Telefoon en lader
    - Bril, gehoorapparaten, loophulp
    Kleren
    - Ondergoed en sokken, voor elke dag en een extra
    - Shirts
    - Broeken of rokken
    - Iets warms
    - Iets tegen de regen
    - Slaapkleren
    - Schoenen die lekker zitten
    Wassen
    - Tandenborstel en tandpasta
    - Deodorant, haarborstel
    - Vochtige doekjes voor dagen zonder douche
    - Spullen voor de menstruatie
    Om te rusten
    - Oordoppen, slaapmasker
    - Eigen kussen of kussensloop
    - Koptelefoon
    Onderweg
    - Water en iets te eten
    - Deken of sjaal
    - Iets te doen, iets om mee te friemelen
    Voor vertrek
    - Ramen, fornuis, kranen
    - Vuilnis weg
    - Iemand zorgt voor planten en huisdieren
    - Eén maaltijd in de vriezer voor als je thuiskomt

starter-school-name = Tas voor school
starter-school-about = Pak ’s avonds in, zet de tas bij de deur. Haal daarna alle vinkjes weg en gebruik de lijst opnieuw.
starter-school-lines =
    Tas
    - Naar het rooster kijken
    - Boeken en mappen daarvoor
    - Huiswerk, zoveel als er is
    - Etui: pennen, potlood, gum, liniaal
    - Rekenmachine of laptop, opgeladen
    - Gymspullen
    - Briefjes om te tekenen
    Eten
    - Broodtrommel of geld voor de kantine
    - Tussendoortje
    - Flesje water
    Je goed voelen
    - Medicijnen, als je die op school neemt
    - Oorkappen of oordoppen
    - Iets om mee te friemelen
    - Kaartje dat je mag rusten of de klas uit mag
    Bij de deur
    - Sleutels en ov-kaart in een schoen, dan gaan ze mee
    - Jas en schoenen
    - Kleren liggen klaar

## For days on which attention runs out first.

starter-getting-started-name = Op gang komen als je vastzit
starter-getting-started-about = Voor dat ene ding waar je omheen blijft draaien. Doe de eerste regel, en kijk dan verder.
starter-getting-started-lines =
    Iets drinken en even bewegen ~1 2m
    Zeggen wat je als eerste zou vastpakken: een kopje, een bestand ~1 1m
    Het voor je leggen, meer nog niet ~1 2m
    Tegen iemand zeggen: Ik begin hier nu aan ~1 2m
    - Of aan de lijn blijven, ieder met iets van zichzelf
    Timer aan: slordig mag, tot hij gaat ~1 5m
    - Eén regel, één bord, één klik is genoeg
    - Dan stoppen of doorgaan: allebei prima
    Komt het nog niet op gang? De eerste stap halveren ~1 1m
    - Of ruilen: iets anders van je lijst telt ook
    Rusten of iets fijns, hoe het ook ging 10m

starter-study-name = Studeren
starter-study-about = Eén korte ronde met een begin en een eind. Liggend kan ook.
starter-study-lines =
    Klaarzetten ~1 5m
    - Water, iets te eten, wat je nodig hebt om goed te zitten of te liggen
    - Telefoon buiten bereik, of op stil
    - Papier voor gedachten tussendoor
    - Is er nog iets niet goed? Begin zoals het is
    Eén ding kiezen dat in één ronde past ~1 3m
    - Een bladzijde, een vraag, een alinea
    Eén ronde ~2 15m
    - Eerst de kopjes lezen
    - Of het laten voorlezen
    - Elk stuk in je eigen woorden zeggen
    Rusten, ogen van het scherm 10m
    Nog een ronde, als er energie is ~2 15m
    Een briefje voor jezelf: waar ik gebleven ben, wat nu komt ~1 2m
    Rusten: stoppen als het goed gaat, telt 15m
    Meer tijd of hulp vragen, als je die nodig hebt ~1 5m
    - Klaar om te sturen: Ik ben ziek en heb meer tijd nodig. Wat is er mogelijk?
