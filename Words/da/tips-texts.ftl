### The tips: what other people advise, each in two or three short sentences.

## How to spend the energy of a day.

tip-stop-early-title = Stop, mens det føles godt
tip-stop-early-text = Bestem en tid, før du begynder, for eksempel 15 minutter, og stop, når den er gået, også på en god dag. En alarm holder øje med uret for dig.

tip-spread-it-out-title = Små bidder, fordelt over ugen
tip-spread-it-out-text = Del en stor ting op, og læg delene på forskellige dage med hvil imellem. Lidt mindre, end du tror, du kan, er en god størrelse.

tip-every-kind-of-effort-title = At tænke og føle tager også energi
tip-every-kind-of-effort-text = En blanket, et opkald eller en svær samtale tæller lige så meget som noget, du gør med kroppen. En plan, der regner alle slags anstrengelse med, passer bedre til dagen.

tip-your-own-limit-title = Du kender din grænse bedst
tip-your-own-limit-text = Den er forskellig fra person til person og fra dag til dag. Det, du mærker, vejer tungere end et tal, her som andre steder.

tip-a-whole-week-title = Se på ugen, ikke på dagen
tip-a-whole-week-text = Forskere har sammenlignet det, en uge tog, med det, der var at tage af. En tung dag er så én ud af syv, og man ser, hvordan det svinger fra dag til dag.

tip-good-days-title = Lad gode dage ligne de andre
tip-good-days-text = At gøre langt mere på en god dag og betale for det bagefter har et navn: boom and bust. At flytte én ting fra den gode dag til den næste er en lille vej ud.

tip-keep-one-back-title = Gem lidt
tip-keep-one-back-text = I historien, som skeerne kommer fra, bliver en ske i lommen til det, ingen kunne vide om morgenen. Reserven i Indstillinger gør det samme.

## How to begin.

tip-one-step-in-sight-title = Ét trin ad gangen
tip-one-step-in-sight-text = Én besked ad gangen er lettere at følge end en hel side. Skriv det næste, du ville tage fat i, som et trin, og gem de andre, til det er gjort.

tip-when-then-title = Når det her, så det der
tip-when-then-text = ”Når kaffen er sat over, åbner jeg brevet.” En plan, der binder et trin til et øjeblik, får flere ting i gang: det viste 94 forsøg, set under ét.

tip-somebody-there-title = En anden i rummet
tip-somebody-there-text = I samme rum eller på et opkald, hver med sit: det kaldes body doubling. Af 220, der blev spurgt i en undersøgelse, bruger tre ud af fire det.

tip-time-to-be-seen-title = Tid, man kan se
tip-time-to-be-seen-text = Hvor lang tid en ting tager, er svært at gætte: voksne med adhd nævnte det blandt det, der bliver ved med at være svært på arbejdet. Et ur eller en timer, man kan se, overtager lidt af gætteriet.

tip-leave-a-cushion-title = Planlæg mindre, giv luft
tip-leave-a-cushion-text = En plan med plads i kan tåle et opkald. Tag én ting ud af dagen, før den begynder: den kan komme tilbage, hvis der er tid.

tip-begin-a-new-list-title = En gammel liste må gerne ryge
tip-begin-a-new-list-text = En skribent med adhd slipper hele den gamle liste hver søndag og begynder på en ny. ”Begynd på en frisk” under Venter gør det samme, uden at noget går tabt.

tip-what-was-done-title = Se på det, der er gjort
tip-what-was-done-text = Det, der er tilbage, ser man hele dagen; det, der er gjort, glemmes hurtigt. En liste over det retter op på det. Her hedder den Gjort i dag og Historik.

## How not to have to keep it in mind.

tip-let-it-be-written-title = Lad noget andet huske det
tip-let-it-be-written-text = En note, en kalender, en alarm: ifølge en gennemgang af forskningen er det meget virksomt at give huskearbejdet fra sig. Skriv det ned, når det kommer, og sorter det, når der er tid.

tip-in-the-way-title = Læg det, hvor du kommer forbi
tip-in-the-way-text = Brevet på dørhåndtaget, medicinen ved siden af koppen: en ting i vejen minder dig om det lige så godt som en seddel og bruger ikke batteri.

tip-few-reminders-title = Hellere få påmindelser, så hver bliver hørt
tip-few-reminders-text = En person med halvtreds om dagen lagde ikke længere mærke til nogen af dem. De, der er tilbage, træder tydeligere frem, når de andre er væk.

## How to stop.

tip-rest-first-title = Hvil, før der er brug for det
tip-rest-first-text = Nogle planlægger et eller to korte hvil om dagen og tager dem, uanset hvordan det går. Blandt dem, der har skrevet om det, siger flere, at dagene blev lettere at forudse.

tip-what-rests-title = Find ud af, hvad du hviler ved
tip-what-rests-text = At ligge med lukkede øjne et stille sted er én måde. Hvor det ikke passer, er stille musik en anden. Det vigtige er en pause fra det, du ellers gør.

tip-rest-in-the-plan-title = Hvil hører til i planen
tip-rest-in-the-plan-text = En plan for energi nævner hvil og søvn ved siden af alt andet. Også her kan et hvil stå på listen som enhver opgave.

tip-permission-title = Lov til at gå langsommere
tip-permission-text = Du må gerne sidde ned til det, bede om hjælp eller gemme det til en anden dag. En vejledning fra NHS, det britiske sundhedsvæsen, begynder med, at du giver dig selv lov.

## How to end a day.

tip-list-before-bed-title = I morgen på papir, så i seng
tip-list-before-bed-text = I en undersøgelse skrev 57 raske unge voksne i fem minutter, før de gik i seng. De, der skrev, hvad der ventede, faldt hurtigere i søvn end dem, der skrev, hvad der var gjort.

tip-one-line-title = Dagen på én linje
tip-one-line-text = Fire eller fem ting, der tog mest, på under et minut, liggende: mere skal der ikke til for senere at se, hvordan en dag var.

tip-look-for-patterns-title = Kig efter mønstre efter en uge
tip-look-for-patterns-text = Hvad havde de bedre dage til fælles, hvad kom før de tungere, hvordan var hvil og søvn? Et par noter om dagen er nok til at se det.
