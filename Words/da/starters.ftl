### The starter templates: lists that come with Teaspoon, to be copied and changed.

## Where the templates stand, and the category of a list that is made from one.

starters-energy = Energi
starters-health = Helbred
starters-home = Hjemme
starters-out = Ude
starters-focus = Fokus

## Days by how much there is for them.

starter-low-energy-day-name = Dag med lidt energi
starter-low-energy-day-about = Det mindste, der er nok. De fem første rækker, og alt kan gøres i sengen.
starter-low-energy-day-lines =
    Vand inden for rækkevidde ~1 2m
    Medicin, hvis du tager noget ~1 2m !high
    Spis noget, der ikke skal laves ~1 10m
    - Knækbrød, frugt, skyr eller kolde rester
    - I sengen er fint, det halve er fint
    Hvil med lukkede øjne og intet tændt 20m
    Hvil igen, før du har brug for det 20m
    Er der mere, så vælg én ting
    - Tør ansigt og hænder med en vådserviet ~1 3m
    - Tag en ren trøje på ~1 3m
    - Send én linje: Skånedag, hviler, skriver senere ~1 2m
    - Nyd noget lille: en sang, vinduet, et kæledyr ~1 5m

starter-morning-name = Morgen
starter-morning-about = Op i små trin. Vand, medicin og tilbage i seng er også en morgen.
starter-morning-lines =
    Drik lidt vand, mens du ligger ned ~1 2m
    Medicin, hvis du tager noget ~1 2m
    Sid på sengekanten, og vent lidt 2m
    Gå på toilettet ~1 5m
    Vask ansigtet, eller brug en vådserviet ~1 3m
    Børst tænder, gerne siddende ~1 3m
    Tag tøj på: blødt tøj tæller ~1 10m
    Spis noget nemt: en mad, skyr, en banan ~1 10m
    Hvil før alt andet 10m
    Se på din liste, og vælg én ting ~1 2m

starter-evening-name = Ro på om aftenen
starter-evening-about = Luk dagen, så søvnen får en chance. Begynd, mens der er lidt energi.
starter-evening-lines =
    Stop her: resten kan vente
    Skriv ned, hvad du stadig tænker på ~1 5m
    - Ét ord for hver ting er nok
    - Læg så listen væk
    Medicin, hvis du tager noget ~1 2m
    Vand ved sengen ~1 2m
    Børst tænder, gerne siddende ~1 3m
    I nattøj, eller ud af det stramme ~1 5m
    Telefonen i opladeren ~1 1m
    Dæmp lyset, træk gardinerne for ~1 2m
    Hvil i sengen: stille, eller med en rolig stemme at lytte til 20m

starter-flare-up-name = Plan for en forværring
starter-flare-up-about = Til når det hele bliver værre. Udfyld den sidste del på en bedre dag.
starter-flare-up-lines =
    Stop, og læg dig: alt andet kan vente 30m !high
    Hav dette tæt på ~1 5m
    - Vand og lidt at spise
    - Medicin, du allerede bruger
    - Telefon og oplader
    - Sovemaske, ørepropper, tæppe
    Sig det til én, og bed om én ting ~1 2m
    - Klar til at sende: Dårlig dag, jeg hviler. Kan du komme med mad? Ring ikke.
    Meld afbud til det, der har en tid, lad resten være ~1 5m
    - Klar til at sende: Jeg har det ikke godt nok. Kan vi finde en ny dag?
    Hvil, og hvil igen, før du føler dig klar til at stå op 30m
    Skriv ned på en bedre dag
    - Hvad der hjælper dig, og hvad der gør det værre ~1 10m
    - Tegn på, at du vil have hjælp, og hvem man ringer til ~1 10m
    - Hvem der har en nøgle ~1 2m

## Doctors and medicines.

starter-appointment-name = Tid hos lægen
starter-appointment-about = Før, under og efter, så du bliver hørt og kommer godt hjem.
starter-appointment-lines =
    Før
    - Spørg, om det kan være på telefon eller video ~1 5m
    - Skriv den ene ting, du helst vil have sagt ~1 5m !high
    - Skriv to til, hvis der er to til ~1 5m
    - Skriv, hvornår det begyndte, og hvad der er ændret ~1 10m
    - Åbn Medicinkortet, eller tag billeder af pakkerne ~1 5m
    - Planlæg turen frem og tilbage, med hvil ~1 10m
    - Bed nogen om at tage med eller lytte på telefonen ~1 5m
    - I tasken: noter, sundhedskort, vand, lidt mad ~1 5m
    - Sæt en alarm til at gøre dig klar og en til at gå ~1 2m
    - Hvil, før du går 30m
    Der
    - Tag af sted, vent, tal, og kom hjem ~6 120m
    - - Sig til, hvis du har brug for at ligge ned eller have ro
    - - Ræk dine noter frem, eller læs dem op
    - - Spørg: hvad sker der nu, og hvem gør hvad?
    - - Spørg, om du må optage det, eller få det på skrift
    Efter
    - Hvil først: mad, vand, seng 60m
    - Skriv eller optag tre ting, der blev sagt ~1 5m
    - Sæt nye tider i kalenderen ~1 5m
    - Hold dagen efter så tom, som du kan

starter-prescriptions-name = Apotek og recepter
starter-prescriptions-about = Bestil medicin, mens der er noget tilbage, og få den hjem.
starter-prescriptions-lines =
    Se, hvad der er ved at slippe op ~1 5m
    - Stil pakkerne foran dig
    - Tag et billede af dem, der næsten er tomme
    Forny recepten ~2 10m !high
    - I MinSundhed eller Min Læge
    - Eller på telefon: navn, cpr-nummer, medicin, styrke
    - Spørg, hvornår den er klar
    Bestem, hvordan den kommer hjem ~1 5m
    - Bestil hos et apotek, der bringer ud
    - Eller bed nogen om at hente den
    Hent den, hvis ingen anden kan ~4 40m
    Hvil, når den er der 20m
    Se på pakkerne: dit navn, samme styrke ~1 3m
    Fyld doseringsæsken, siddende ~1 10m
    Sæt en påmindelse om næste gang ~1 2m

starter-hospital-bag-name = Taske til hospitalet
starter-hospital-bag-about = Til en time i et venteværelse eller nogle nætter. Pakket i forvejen kan den stå klar.
starter-hospital-bag-lines =
    Papirer
    - Brev eller indkaldelse
    - Sundhedskort, også i appen
    - Liste over medicin, doser og allergi
    - Telefonnumre, også på papir
    - En side: det hjælper mig, det gør mig dårligere
    Helbred
    - Medicin i sine pakker
    - Briller, høreapparat, batterier
    - Stok, kørestol, støttebind
    Ventetid
    - Ørepropper eller hovedtelefoner, sovemaske eller solbriller
    - Telefon, oplader med lang ledning
    - Vand og noget at spise, du kan tåle
    - Tæppe eller en varm trøje
    Hvis du bliver natten over
    - Nattøj, varme strømper, hjemmesko
    - Tandbørste, vådservietter, læbepomade
    - Egen pude
    - Noget let at lytte til
    - Tøj til at tage hjem i
    Hjemme
    - Nogen ved, hvor du er
    - Nogen passer dyr og tømmer postkassen

## The household.

starter-cleaning-name = Rengøring, rum for rum
starter-cleaning-about = Små trin, ét rum ad gangen. Hvert trin tæller, og det er fint at stoppe midt i.
starter-cleaning-lines =
    Vælg ét rum, luk de andre døre ~1 1m
    Omkring din seng ~1 5m
    - Affald i én pose, derfra hvor du sidder
    - Kopper og tallerkener samlet, klar til at tage med, når du går
    - Vinduet lidt på klem
    Soveværelse ~2 10m
    - Tøjet i én bunke, det kan sorteres en anden gang
    - Dynen rettet ud
    - Rent pudebetræk
    Køkken ~2 10m
    - Affald i spanden
    - Opvask i vasken, med varmt vand over
    - Tør én flade af
    Opvask ~2 10m
    - Sid på en skammel
    - En tallerken, en kop, en gaffel: dem, du bruger
    - Lad det lufttørre
    Badeværelse ~2 10m
    - Tør håndvasken af, siddende på en kant eller skammel
    - Toilet: rens i, vent, børst, skyl
    - Rent håndklæde
    Stue ~2 10m
    - Ting, der hører til et andet sted, i én kasse
    - Tør bordet af
    Gulvet i ét rum ~3 10m
    - Midten er nok
    Skrald ud ~2 5m
    Hvil mellem rummene 15m

starter-laundry-name = Vasketøj i fire trin
starter-laundry-about = Én maskine, med stop efter hvert trin. De behøver ikke være på samme dag.
starter-laundry-lines =
    Saml ~1 5m
    - Undertøj og det, du sover i, kommer først
    - En halv maskine er en maskine
    Vask ~1 5m
    - Tøj i, sæbe i, start
    - Sæt en alarm til, når den er færdig
    Tør ~2 10m
    - Sid ved stativet, små ting først
    - Eller læg det i tørretumbleren, og tryk start
    - Lugter det af at have ligget vådt? Skyl en gang til, der er ingen skade sket
    Hvil, mens det tørrer
    Læg på plads ~2 10m
    - Det, du snart bruger, øverst
    - Intet behøver at blive lagt sammen
    - En kurv med rent tøj er et fint skab

starter-groceries-name = Dagligvarer
starter-groceries-about = Mad til dage, hvor madlavning er for meget. Bestil det, eller send listen til den, der handler for dig.
starter-groceries-lines =
    Uden at lave mad
    - Rugbrød eller knækbrød
    - Ost, hummus eller leverpostej
    - Skyr eller yoghurt
    - Bananer, æbler, små tomater
    - Havregryn eller müsli
    - Dåser med ring: makrel, bønner, suppe
    Én gryde eller mikroovnen
    - Færdigretter
    - Færdigkogte ris i pose
    - Æg
    - Pasta og et glas sovs
    - Frosne grøntsager, skåret ud
    Drikke
    - Mælk eller plantedrik
    - Te, kaffe, juice
    Ved sengen
    - Müslibarer, nødder, tørret frugt
    Husholdning
    - Toiletpapir, lommetørklæder
    - Sæbe, vådservietter
    - Vaskemiddel, affaldsposer
    - Foder til dyr

starter-letters-name = Regninger og breve
starter-letters-about = Til bunken ved døren og posten i Digital Post. Ét brev er nok; resten holder sig.
starter-letters-lines =
    Tag bunken eller e-Boks med hen, hvor du sidder eller ligger ~1 2m
    Ring til nogen, der holder dig med selskab, hvis det hjælper ~1 3m
    Åbn tre, læs intet endnu ~1 3m
    - Kuverter og reklamer kan ryge ud med det samme
    Lav to bunker: vil have noget, vil ikke ~1 5m
    Tag billeder af dem, der vil have noget ~1 5m
    - Skriv deres dato i kalenderen
    Hvil øjnene fra papiret 10m
    Betal én regning ~2 10m !high
    - Netbank åben
    - Tast linjen nederst på indbetalingskortet, godkend med MitID
    - Skriv betalt på
    Svar på ét brev ~2 15m
    - Find sætningen, der siger, hvad de vil
    - Tre linjer er nok: hvem, hvad, tak
    For meget at betale på én gang? Bed om en afdragsordning ~3 20m
    - Klar til at sende: Jeg kan ikke betale alt på én gang. Kan vi aftale rater?
    Læg resten i én kasse, og luk den ~1 2m

starter-visitors-name = Der kommer gæster
starter-visitors-about = De kommer for at se dig. En stol, noget at drikke og en ren håndvask er nok.
starter-visitors-lines =
    Sig, hvor længe du kan ~1 3m
    - Klar til at sende: Hvor dejligt. Kom en kort stund, bagefter har jeg brug for at hvile.
    - Eller: Jeg vil gerne, men ikke endnu. Jeg skriver, når jeg kan.
    - Bed om ro eller ingen parfume, hvis det betyder noget for dig
    Bed dem tage mad med ~1 2m
    Ryd én stol og ét bord ~1 5m
    - Alt løst i én kasse, låg på
    Badeværelse ~2 5m
    - Tør håndvasken af
    - Rent håndklæde, toiletpapir
    Luk dørene til de andre rum ~1 1m
    Kopper og noget at drikke på en bakke ~1 5m
    Hvil, før de ringer på 30m
    Selve besøget ~4 60m
    - Lig på sofaen, hvis det er bedre
    - Lad dem lave kaffen
    - Når det er nok: Jeg er glad for, at du kom, nu har jeg brug for at ligge ned
    Hvil, når de er gået 45m
    Opvasken bliver stående

starter-moving-house-name = Flytning
starter-moving-house-about = En stor ting i små kasser, over mange uger. Bed om hjælp til alt tungt.
starter-moving-house-lines =
    Datoen på plads
    - Sig den gamle bolig op, på skrift ~2 20m !high
    - Tag billeder af den nye lejekontrakt ~1 5m
    Få hjælp
    - Spørg to mennesker, hver til én klar ting ~2 15m
    - Spørg tre flyttefirmaer om en pris ~3 30m
    - Find nogen, der passer dyr eller børn ~1 10m
    Sig det til dem, én ad gangen
    - Flytning på borger.dk, så ved mange det ~2 20m
    - Bank ~1 10m
    - Ny læge, hvis du flytter langt ~1 10m
    - El, vand og varme, med aflæste målere ~2 20m
    - Internet og telefon ~2 20m
    - Arbejde, skole, jobcenter ~2 20m
    - Forsikring og a-kasse ~2 20m
    Giv slip på ting
    - Én pose affald ~1 10m
    - Én pose til genbrug ~1 10m
    Pak
    - Én lille kasse, siddende ~2 15m
    - - Bøger i små kasser, tøj i store
    - - Skriv på den: hvilket rum, hvad der er i
    - Tag et billede af ledninger, før du tager dem ud ~1 5m
    - Skruer i en pose, posen tapet fast på tingen ~1 5m
    - Kassen, du åbner først ~2 15m
    - - Medicin, papirer, opladere
    - - Sengetøj, et sæt tøj
    - - Toiletpapir, sæbe, håndklæde, lampe
    - - Elkedel, kopper, nem mad
    Flyttedagen
    - Hav en seng eller stol væk fra larmen ~2 15m
    - Sig derfra, hvor tingene skal stå ~8 180m
    - Tag billeder af målere og tomme rum ~1 10m
    - Aflever nøglerne ~2 15m
    Fremme
    - Sengen først, alt andet kan vente ~3 30m
    - Hvil, så længe det tager
    - Én kasse, når du har energi ~2 15m

## Away from home.

starter-trip-name = Pakning til en rejse
starter-trip-about = En eller flere nætter væk. Pak lidt ad gangen, eller lig ned, og lad en anden hente.
starter-trip-lines =
    Kan ikke købes der
    - Medicin, med lidt ekstra, i håndbagagen
    - Pas eller andet id, sundhedskort, det blå EU-sygesikringskort
    - Billetter og adresse, også på papir
    - Penge og kort
    - Nøgler
    - Telefon og oplader
    - Briller, høreapparat, ganghjælpemidler
    Tøj
    - Undertøj og strømper, et sæt for hver dag og et til
    - Bluser
    - Bukser eller nederdele
    - Noget varmt
    - Regntøj
    - Nattøj
    - Gode sko
    Vask
    - Tandbørste og tandpasta
    - Deodorant, hårbørste
    - Vådservietter til dage uden bad
    - Bind eller tamponer
    Til hvil
    - Ørepropper, sovemaske
    - Egen pude eller pudebetræk
    - Hovedtelefoner
    På vejen
    - Vand og lidt at spise
    - Tæppe eller tørklæde
    - Noget at lave, noget til hænderne
    Når du går
    - Vinduer, komfur, haner
    - Skrald ud
    - Planter og dyr bliver passet
    - Ét måltid i fryseren at komme hjem til

starter-school-name = Pakning til skolen
starter-school-about = Gør det om aftenen, og stil tasken ved døren. Fjern alle krydser, og brug listen igen.
starter-school-lines =
    Taske
    - Se på skemaet, også i Aula
    - Bøger og mapper til det
    - Lektier, så meget der er
    - Penalhus: penne, blyant, viskelæder, lineal
    - Lommeregner eller computer, opladet
    - Idrætstøj
    - Sedler, der skal skrives under
    Mad
    - Madpakke
    - Lidt til pausen
    - Vandflaske
    At have det godt
    - Medicin, hvis du tager den i skolen
    - Høreværn eller ørepropper
    - Noget til hænderne
    - Kort, der siger, at du må hvile eller gå ud
    Ved døren
    - Nøgler og rejsekort i en sko, så de kommer med
    - Jakke og sko
    - Tøj lagt frem

## For days on which attention runs out first.

starter-getting-started-name = Kom i gang, når du sidder fast
starter-getting-started-about = Til det, du går rundt om. Gør den første linje, og se så.
starter-getting-started-lines =
    Drik noget, og rør dig lidt ~1 2m
    Sig det første, du ville tage fat i: en kop, en fil ~1 1m
    Læg det foran dig, ikke mere endnu ~1 2m
    Sig til nogen: Jeg begynder på det her nu ~1 2m
    - Eller bliv i røret sammen, hver med sit
    Alarm på: gør det dårligt, til den ringer ~1 5m
    - Én linje, én tallerken, ét klik er nok
    - Stop så, eller gå videre: begge dele er fint
    Sidder du stadig fast? Del det første trin i to ~1 1m
    - Eller byt: en anden ting på listen tæller også
    Hvil, eller noget rart, uanset hvad 10m

starter-study-name = Studietid
starter-study-about = En kort omgang med en begyndelse og en slutning. Liggende går også.
starter-study-lines =
    Gør klar ~1 5m
    - Vand, lidt at spise, og det, der gør det rart
    - Telefonen uden for rækkevidde eller på lydløs
    - Papir til tanker, der kommer imellem
    - Er noget stadig ikke helt rigtigt? Begynd, som det er
    Vælg én ting, der er lille nok til en omgang ~1 3m
    - En side, et spørgsmål, et afsnit
    En omgang ~2 15m
    - Læs overskrifterne først
    - Eller få det læst højt
    - Sig hver del med dine egne ord
    Hvil øjnene fra skærmen 10m
    En omgang til, hvis der er energi ~2 15m
    Skriv til dig selv: her er jeg, og det kommer nu ~1 2m
    Hvil: at stoppe, mens det går godt, tæller 15m
    Bed om mere tid eller hjælp, hvis du har brug for det ~1 5m
    - Klar til at sende: Jeg er syg og har brug for mere tid. Hvad kan lade sig gøre?
