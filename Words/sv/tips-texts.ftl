### The tips: what other people advise, each in two or three short sentences.

## How to spend the energy of a day.

tip-stop-early-title = Sluta medan det känns bra
tip-stop-early-text = Bestäm hur länge innan du börjar, till exempel 15 minuter, och sluta när tiden är ute, även en bra dag. Ett larm håller koll på klockan åt dig.

tip-spread-it-out-title = Små bitar, över veckan
tip-spread-it-out-text = Dela en stor sak i delar och lägg delarna på olika dagar, med vila emellan. Lite mindre än du tror att du orkar är en bra storlek.

tip-every-kind-of-effort-title = Att tänka och känna tar också energi
tip-every-kind-of-effort-text = En blankett, ett samtal eller ett svårt möte räknas lika mycket som det som görs till fots. En plan som räknar alla sorters ansträngning passar dagen bättre.

tip-your-own-limit-title = Du känner din gräns bäst
tip-your-own-limit-text = Den är olika från person till person och från dag till dag. Det du känner väger tyngre än något tal, här som på andra håll.

tip-a-whole-week-title = Se på veckan, inte på dagen
tip-a-whole-week-text = Forskare jämförde det en vecka tog med det som fanns att ta av. En tung dag är då en av sju, och svängningarna från dag till dag syns.

tip-good-days-title = Låt bra dagar likna vanliga dagar
tip-good-days-text = Att göra mycket mer en bra dag och få betala för det efteråt har ett namn: boom and bust. Att flytta en enda sak från den bra dagen till nästa är en liten väg ut.

tip-keep-one-back-title = Spara lite
tip-keep-one-back-text = I berättelsen som skedarna kommer från stannar en sked i fickan, för det som ingen kunde veta på morgonen. Reserven i Inställningar gör samma sak.

## How to begin.

tip-one-step-in-sight-title = Ett steg inom synhåll
tip-one-step-in-sight-text = En instruktion i taget är lättare att följa än en hel sida. Skriv det du först skulle ta i som ett steg, och låt de andra vara tills det är klart.

tip-when-then-title = När det här, då det där
tip-when-then-text = ”När kaffet är på öppnar jag brevet.” Med en plan som knyter ett steg till ett ögonblick blir mer påbörjat: det visade 94 tester, sedda tillsammans.

tip-somebody-there-title = Någon annan i rummet
tip-somebody-there-text = På plats eller i ett samtal, var och en med sitt: det kallas body doubling. Av 220 personer som tillfrågades i en enkät använder tre av fyra det.

tip-time-to-be-seen-title = Tid som syns
tip-time-to-be-seen-text = Hur lång tid en sak tar är svårt att gissa: vuxna med adhd nämnde det bland det som fortsätter att vara svårt på jobbet. En klocka eller timer som syns tar över en del av gissandet.

tip-leave-a-cushion-title = Planera mindre, lämna luft
tip-leave-a-cushion-text = En plan med utrymme klarar ett telefonsamtal. Ta bort en sak från dagen innan den börjar: den kan komma tillbaka om det finns tid.

tip-begin-a-new-list-title = Du får släppa en gammal lista
tip-begin-a-new-list-text = En skribent med adhd släpper hela den gamla listan varje söndag och börjar en ny. Börja på nytt i Väntar gör så, utan att något går förlorat.

tip-what-was-done-title = Se på det som är gjort
tip-what-was-done-text = Det som är kvar att göra syns hela dagen, och det som är gjort glöms fort. En lista över det jämnar ut. Här heter den Klart idag och Historik.

## How not to have to keep it in mind.

tip-let-it-be-written-title = Låt något annat komma ihåg det
tip-let-it-be-written-text = En lapp, en kalender, ett larm: enligt en genomgång av forskningen är det mycket effektivt att lämna över det som ska göras. Skriv ner det när det kommer, och sortera när det finns tid.

tip-in-the-way-title = Lägg det där du går förbi
tip-in-the-way-text = Brevet på dörrhandtaget, medicinen bredvid muggen: en sak i vägen påminner lika bra som en lapp och behöver inget batteri.

tip-few-reminders-title = Få påminnelser, så att varje hörs
tip-few-reminders-text = Någon med femtio om dagen lade inte längre märke till en enda. De som är kvar syns bättre när de andra är borta.

## How to stop.

tip-rest-first-title = Vila innan det behövs
tip-rest-first-text = Några planerar en eller två korta vilopauser om dagen och tar dem hur det än känns. Bland dem som har skrivit om det säger flera att dagarna blev lättare att förutse.

tip-what-rests-title = Ta reda på vad som ger dig vila
tip-what-rests-text = Att ligga med slutna ögon på en tyst plats är ett sätt. Där det inte passar är lugn musik ett annat. Det viktiga är ett avbrott från det du gör annars.

tip-rest-in-the-plan-title = Vila hör till planen
tip-rest-in-the-plan-text = En plan för energi nämner vila och sömn bredvid allt annat. Här kan vila också stå i listan som vilken uppgift som helst.

tip-permission-title = Tillåtelse att ta det lugnare
tip-permission-text = Du får sitta ner när du gör det, be om hjälp eller spara det till en annan dag. En guide från den brittiska vården, NHS, börjar med att ge sig själv tillåtelse.

## How to end a day.

tip-list-before-bed-title = Morgondagen på papper, sedan säng
tip-list-before-bed-text = I en studie skrev 57 friska unga vuxna i fem minuter innan de gick och lade sig. De som skrev vad som väntade somnade fortare än de som skrev vad som var gjort.

tip-one-line-title = Dagen på en rad
tip-one-line-text = Fyra eller fem saker som tog mest, på mindre än en minut, liggande: mer behövs inte för att senare se hur en dag var.

tip-look-for-patterns-title = Leta efter mönster efter en vecka
tip-look-for-patterns-text = Vad hade de bättre dagarna gemensamt, vad kom före de tyngre, hur var det med vila och sömn? Några få anteckningar om dagen räcker för att se det.
