## Where the templates stand, and the category of a list that is made from one.

starters-energy = Energi
starters-health = Hälsa
starters-home = Hemma
starters-out = På väg
starters-focus = Fokus

## Days by how much there is for them.

starter-low-energy-day-name = Lågenergidag
starter-low-energy-day-about = Det minsta som räcker. De fem första är nog, och allt går att göra i sängen.
starter-low-energy-day-lines =
    Vatten inom räckhåll ~1 2m
    Medicin, om du tar någon ~1 2m !high
    Ät något som inte behöver lagas ~1 10m
    - Knäckebröd, frukt, fil eller kalla rester
    - Det går bra i sängen, det går bra med hälften
    Vila, slutna ögon och inget på 20m
    Vila igen innan du behöver det 20m
    Finns det mer ork, välj en sak
    - Torka av ansikte och händer med en våtservett ~1 3m
    - Ta på en ren tröja ~1 3m
    - Skicka en rad: Lågenergidag, vilar, hör av mig ~1 2m
    - Njut av något litet: en låt, fönstret, ett husdjur ~1 5m

starter-morning-name = Morgon
starter-morning-about = Upp i små steg. Vatten, medicin och tillbaka till sängen är också en morgon.
starter-morning-lines =
    Drick lite vatten medan du ligger kvar ~1 2m
    Medicin, om du tar någon ~1 2m
    Sitt på sängkanten och vänta lite 2m
    Gå på toaletten ~1 5m
    Tvätta ansiktet, eller ta en våtservett ~1 3m
    Borsta tänderna, gärna sittande ~1 3m
    Klä på dig: mjukiskläder räknas ~1 10m
    Ät något enkelt: en macka, fil, en banan ~1 10m
    Vila före allt annat 10m
    Titta på din lista och välj en sak ~1 2m

starter-evening-name = Varva ner på kvällen
starter-evening-about = Avsluta dagen så att sömnen får en chans. Börja medan det finns lite ork kvar.
starter-evening-lines =
    Sluta här: resten kan vänta
    Skriv ner det du fortfarande tänker på ~1 5m
    - Ett ord för varje sak räcker
    - Lägg sedan undan listan
    Medicin, om du tar någon ~1 2m
    Vatten vid sängen ~1 2m
    Borsta tänderna, gärna sittande ~1 3m
    På med pyjamas, eller av med det som sitter åt ~1 5m
    Telefonen på laddning ~1 1m
    Dämpa ljuset, dra för gardinerna ~1 2m
    Vila i sängen: tyst, eller med en lugn röst att lyssna på 20m

starter-flare-up-name = Plan för sämre dagar
starter-flare-up-about = För när allt blir värre. Fyll i den sista delen en bättre dag.
starter-flare-up-lines =
    Stanna upp och lägg dig: allt annat kan vänta 30m !high
    Ha det här nära ~1 5m
    - Vatten och något litet att äta
    - Medicin som du redan använder
    - Telefon och laddare
    - Ögonmask, öronproppar, filt
    Berätta för en person och be om en sak ~1 2m
    - Att skicka: Dålig dag, vilar. Kan du komma med mat? Inga samtal.
    Avboka det som har en tid, låt resten vara ~1 5m
    - Att skicka: Jag mår inte bra nog. Kan vi hitta en ny tid?
    Vila, och vila igen innan du känner dig redo att gå upp 30m
    Skriv ner en bättre dag
    - Vad som hjälper dig, och vad som gör det värre ~1 10m
    - Tecken på att du vill ha hjälp, och vem du ringer ~1 10m
    - Vem som har en nyckel ~1 2m

## Doctors and medicines.

starter-appointment-name = Läkarbesök
starter-appointment-about = Före, under och efter, så att du blir hörd och kommer hem igen.
starter-appointment-lines =
    Före
    - Fråga om det går att ta på telefon eller video ~1 5m
    - Skriv ner det du helst vill ha sagt ~1 5m !high
    - Lägg till två saker, om det finns två till ~1 5m
    - Anteckna när det började och vad som har ändrats ~1 10m
    - Ta kort på dina medicinförpackningar ~1 5m
    - Planera vägen dit och hem, med vila: sjukresa, färdtjänst, skjuts ~1 10m
    - Fråga om någon kan följa med, eller lyssna på telefon ~1 5m
    - Lägg i en väska: anteckningar, leg, vatten, mellanmål, öronproppar ~1 5m
    - Ställ ett larm för när du gör dig i ordning och ett för när du går ~1 2m
    - Vila innan du går 30m
    Där
    - Åk, vänta, prata och kom hem ~6 120m
    - - Säg i receptionen om du behöver ligga ner eller ha det tyst
    - - Lämna över dina anteckningar, eller läs upp dem
    - - Fråga: vad händer nu, och vem gör vad?
    - - Be att få det skriftligt, eller att få spela in
    Efter
    - Vila först: mat, vatten, säng 60m
    - Skriv eller spela in tre saker som sades ~1 5m
    - Lägg in nya tider i kalendern ~1 5m
    - Håll dagen därpå så tom det går

starter-prescriptions-name = Apotek och recept
starter-prescriptions-about = Beställ medicin medan det finns lite kvar, och få hem den.
starter-prescriptions-lines =
    Se vad som håller på att ta slut ~1 5m
    - Ställ förpackningarna framför dig
    - Ta kort på varje som nästan är tom
    Beställ mer ~2 10m !high
    - Logga in på apoteket och se vilka uttag som finns kvar
    - Inga uttag kvar? Förnya receptet i vårdens e-tjänster
    - Eller ring: namn, personnummer, medicin, styrka
    - Fråga när det är klart
    Bestäm hur den kommer till dig ~1 5m
    - Be om hemleverans eller ett ombud nära dig
    - Eller ge någon fullmakt att hämta
    Hämta, om ingen annan kan ~4 40m
    Vila när den är hemma 20m
    Titta på förpackningarna: ditt namn, samma styrka ~1 3m
    Fyll dosetten, sittande ~1 10m
    Ställ in en påminnelse om att beställa igen ~1 2m

starter-hospital-bag-name = Väska till sjukhus eller mottagning
starter-hospital-bag-about = För en timme i väntrummet eller några nätter. Packad i förväg kan den stå redo.
starter-hospital-bag-lines =
    Papper
    - Kallelse eller bokning
    - Legitimation, frikort om du har
    - Lista över mediciner, doser och allergier
    - Telefonnummer, också på papper
    - En sida: det här hjälper mig, det här gör mig sämre
    Hälsa
    - Mediciner i sina förpackningar
    - Glasögon, hörapparater, batterier
    - Käpp, rullstol, ortoser
    I väntrummet
    - Öronproppar eller hörlurar, ögonmask eller solglasögon
    - Telefon, laddare med lång sladd
    - Vatten och mellanmål som du tål
    - Filt eller varm tröja
    Stanna över natten
    - Pyjamas, varma sockor, tofflor
    - Tandborste, våtservetter, cerat
    - Egen kudde
    - Något lätt att lyssna på
    - Kläder att åka hem i
    Hemma
    - Någon vet var du är
    - Någon tar hand om djur och post

## The household.

starter-cleaning-name = Städa ett rum i taget
starter-cleaning-about = Pyttesmå steg, ett rum i taget. Vilket som helst räknas, och det går bra att sluta mitt i.
starter-cleaning-lines =
    Välj ett rum, stäng dörrarna till de andra ~1 1m
    Runt din säng ~1 5m
    - Skräp i en påse, därifrån du sitter
    - Muggar och tallrikar på hög, de följer med när du går
    - Fönstret lite på glänt
    Sovrum ~2 10m
    - Kläder i en hög, sortering kan vänta
    - Släta till täcket
    - Rent örngott
    Kök ~2 10m
    - Skräp i soporna
    - Disken i diskhon, med varmt vatten på
    - Torka av en yta
    Disk ~2 10m
    - Sitt på en pall
    - En tallrik, en mugg, en gaffel: det du behöver
    - Låt det lufttorka
    Badrum ~2 10m
    - Torka av handfatet, sittande på kanten eller en pall
    - Toaletten: medel i, vänta, borsta, spola
    - Ren handduk
    Vardagsrum ~2 10m
    - Saker som bor någon annanstans i en låda
    - Torka av bordet
    Golvet i ett rum ~3 10m
    - Mitten räcker
    Ut med soporna ~2 5m
    Vila mellan rummen 15m

starter-laundry-name = Tvätt i fyra steg
starter-laundry-about = En maskin, med ett stopp efter varje steg. Stegen behöver inte tas på samma dag.
starter-laundry-lines =
    Samla ihop ~1 5m
    - Underkläder och det du sover i kommer först
    - En halv maskin är en maskin
    - Gemensam tvättstuga? Boka ett kort pass, det går att avboka
    Tvätta ~1 5m
    - Kläder i, tvättmedel i, starta
    - Ställ en timer på när den är klar
    Torka ~2 10m
    - Sitt vid torkställningen, små saker först
    - Eller lägg det i torktumlaren och starta
    - Luktar det unket efter väntan? Skölj en gång till, det gör inget
    Vila medan det torkar
    Lägg undan ~2 10m
    - Det du snart behöver hamnar överst
    - Inget behöver vikas
    - En korg med rena kläder är en fin garderob

starter-groceries-name = Matvaror
starter-groceries-about = Mat för dagar då matlagning är för mycket. Beställ hem, eller skicka till den som handlar åt dig.
starter-groceries-lines =
    Ingen matlagning
    - Bröd eller knäckebröd
    - Ost, hummus, kaviar eller jordnötssmör
    - Fil, yoghurt eller kvarg
    - Bananer, äpplen, små tomater
    - Flingor eller müsli
    - Burkar med ring: bönor, makrill, soppa
    En kastrull eller mikron
    - Färdigrätter
    - Färdigkokt ris i påse
    - Ägg
    - Makaroner och en burk sås
    - Frysta köttbullar eller vegobullar
    - Frysta grönsaker, redan skurna
    Dryck
    - Mjölk eller havredryck
    - Te, kaffe, juice
    Vid sängen
    - Müslibars, nötter, torkad frukt
    Hushåll
    - Toapapper, näsdukar
    - Tvål, våtservetter
    - Tvättmedel, soppåsar
    - Mat till djuren

starter-letters-name = Räkningar och brev
starter-letters-about = För högen i hallen och inkorgen. Ett brev räcker, de andra ligger kvar.
starter-letters-lines =
    Bär högen till där du sitter eller ligger ~1 2m
    Ring någon som håller dig sällskap, om det hjälper ~1 3m
    Öppna tre, läs inget än ~1 3m
    - Kuvert och reklam går direkt till återvinning
    Gör två högar: vill något, vill inget ~1 5m
    Ta kort på dem som vill något ~1 5m
    - Skriv in deras datum i kalendern
    Vila, blicken bort från papperen 10m
    Betala en räkning ~2 10m !high
    - Öppna banken, ta fram din e-legitimation
    - Skanna eller skriv av: belopp, nummer, skicka
    - Skriv betald på den
    Svara på ett brev ~2 15m
    - Hitta meningen som säger vad de vill
    - Tre rader räcker: vem, vad, tack
    För mycket att betala på en gång? Be om delbetalning ~3 20m
    - Att skicka: Jag kan inte betala allt på en gång. Kan vi dela upp det?
    Lägg resten i en låda och stäng den ~1 2m

starter-visitors-name = Besök på väg
starter-visitors-about = De kommer för att träffa dig. En sittplats, något att dricka och ett rent handfat räcker.
starter-visitors-lines =
    Säg hur länge du orkar ~1 3m
    - Att skicka: Vad roligt. Kom en liten stund, sedan behöver jag vila.
    - Eller: Jag vill gärna, men inte än. Jag säger till när det går.
    - Be om lugn, eller ingen parfym, om det är viktigt för dig
    Be dem ta med fikat ~1 2m
    Röj en sittplats och ett bord ~1 5m
    - Allt löst i en låda, på med locket
    Badrum ~2 5m
    - Torka av handfatet
    - Ren handduk, toapapper
    Stäng dörrarna till de andra rummen ~1 1m
    Muggar och något att dricka på en bricka ~1 5m
    Vila innan de ringer på 30m
    Umgås ~4 60m
    - Ligg i soffan om det är bättre
    - Låt dem koka kaffet
    - För att avsluta: Vad fint att du kom, nu behöver jag lägga mig
    Vila när de har gått 45m
    Disken får stå

starter-moving-house-name = Flytta
starter-moving-house-about = En stor sak i små lådor, under många veckor. Be om hjälp med allt som är tungt.
starter-moving-house-lines =
    Bestäm datum
    - Säg upp det gamla kontraktet, skriftligt ~2 20m !high
    - Ta kort på det nya kontraktet ~1 5m
    Få hjälp
    - Fråga två personer, en tydlig sak var ~2 15m
    - Be tre flyttfirmor om ett pris ~3 30m
    - Hitta någon som ser efter djur eller barn ~1 10m
    Meddela, en åt gången
    - Skatteverket: flyttanmälan ~1 10m
    - Eftersändning av post ~1 10m
    - Bank ~1 10m
    - Vårdcentral och apotek ~1 10m
    - El, med mätarens nummer ~2 20m
    - Bredband och telefon ~2 20m
    - Jobb, skola, Försäkringskassan ~2 20m
    - Hemförsäkring, kommunen, hemtjänst ~2 20m
    Gör dig av med saker
    - En påse skräp ~1 10m
    - En påse att ge bort ~1 10m
    Packa
    - En liten låda, sittande ~2 15m
    - - Böcker i små lådor, kläder i stora
    - - Skriv på: vilket rum, vad som är i
    - Ta kort på sladdar innan du drar ur dem ~1 5m
    - Skruvar i en påse, tejpa påsen på saken ~1 5m
    - Lådan du öppnar först ~2 15m
    - - Medicin, papper, laddare
    - - Sängkläder, ett ombyte
    - - Toapapper, tvål, en handduk, en lampa
    - - Vattenkokare, muggar, enkel mat
    Flytten
    - Ha en säng eller stol en bit från stöket ~2 15m
    - Säg därifrån var saker ska stå ~8 180m
    - Kort på mätare och tomma rum ~1 10m
    - Lämna nycklarna ~2 15m
    Där
    - Sängen först, allt annat kan vänta ~3 30m
    - Vila så länge det behövs
    - En låda när du har ork ~2 15m

## Away from home.

starter-trip-name = Packa för en resa
starter-trip-about = En eller flera nätter borta. Packa lite i taget, eller ligg ner och låt någon hämta.
starter-trip-lines =
    Går inte att köpa där
    - Medicin, lite extra, i handbagaget
    - Legitimation eller pass
    - Biljetter och adress, också på papper
    - Bankkort och lite kontanter
    - Nycklar
    - Telefon och laddare
    - Glasögon, hörapparater, gånghjälpmedel
    Kläder
    - Underkläder och sockor, ett par om dagen och ett till
    - Tröjor
    - Byxor eller kjolar
    - Något varmt
    - Något för regn
    - Nattkläder
    - Sköna skor
    Tvätta sig
    - Tandborste och tandkräm
    - Deodorant, hårborste
    - Våtservetter för dagar utan dusch
    - Mensskydd
    För vila
    - Öronproppar, ögonmask
    - Egen kudde eller eget örngott
    - Hörlurar
    På vägen
    - Vatten och något att äta
    - Filt eller halsduk
    - Något att göra, något att pilla på
    Innan du går hemifrån
    - Fönster, spis, kranar
    - Ut med soporna
    - Någon tar hand om växter och djur
    - En måltid i frysen att komma hem till

starter-school-name = Packa för skolan
starter-school-about = Gör det på kvällen, ställ väskan vid dörren, bocka ur allt och använd listan igen.
starter-school-lines =
    Väska
    - Titta på schemat
    - Böcker och mappar som står där
    - Läxor, så mycket det blev
    - Pennfodral: pennor, suddgummi, linjal
    - Dator eller platta, laddad
    - Gympakläder
    - Papper som behöver skrivas under
    Äta
    - Mellanmål
    - Vattenflaska
    - Egen mat, om skolmaten inte passar
    Må bra
    - Medicin, om du tar den i skolan
    - Hörselkåpor eller öronproppar
    - Något att pilla på
    - Kort som säger att du får vila eller gå ut
    Vid dörren
    - Nycklar och busskort i en sko, så att de följer med
    - Jacka och skor
    - Kläder framlagda

## For days on which attention runs out first.

starter-getting-started-name = Komma igång när det står still
starter-getting-started-about = För det du går runt, runt. Gör första raden och se sedan.
starter-getting-started-lines =
    Drick något, och rör dig lite ~1 2m
    Säg det första du skulle ta i: en mugg, en fil ~1 1m
    Lägg det framför dig, inget mer än ~1 2m
    Berätta för någon: nu börjar jag med det här ~1 2m
    - Eller stanna kvar i samtalet, var och en med sitt
    Timern på: gör det halvdant tills den ringer ~1 5m
    - En rad, en tallrik, ett klick räcker
    - Sluta sedan eller fortsätt: båda är bra
    Står det ändå still? Halvera det första steget ~1 1m
    - Eller byt: en annan sak på listan räknas
    Vila, eller något trevligt, hur det än gick 10m

starter-study-name = Plugga en stund
starter-study-about = En kort omgång med början och slut. Det går bra att ligga ner.
starter-study-lines =
    Förbered ~1 5m
    - Vatten, mellanmål, det du behöver för att ha det skönt
    - Telefonen utom räckhåll, eller på tyst
    - Papper för tankar som dyker upp
    - Är något fortfarande inte rätt? Börja som det är
    Välj en sak som är liten nog för en omgång ~1 3m
    - En sida, en fråga, ett stycke
    En omgång ~2 15m
    - Läs rubrikerna först
    - Eller få det uppläst
    - Säg varje del med egna ord
    Vila, blicken bort från skärmen 10m
    En omgång till, om det finns ork ~2 15m
    Lämna en lapp till dig: här är jag, det här kommer nu ~1 2m
    Vila: att sluta medan det går bra räknas 15m
    Be om mer tid eller om hjälp, om du behöver ~1 5m
    - Att skicka: Jag är sjuk och behöver mer tid. Vad är möjligt?
