### The tips: what other people advise, each in two or three short sentences.

## How to spend the energy of a day.

tip-stop-early-title = Stoppen als het nog goed gaat
tip-stop-early-text = Spreek vooraf met jezelf af hoelang, bijvoorbeeld 15 minuten, en stop als de tijd om is. Ook op een goede dag. Een wekker let voor je op.

tip-spread-it-out-title = Kleine stukjes, verdeeld over de week
tip-spread-it-out-text = Knip iets groots in stukken en verdeel die over meerdere dagen, met rust ertussen. Iets minder dan je denkt aan te kunnen, is een goede maat.

tip-every-kind-of-effort-title = Denken en voelen kosten ook energie
tip-every-kind-of-effort-text = Een formulier, een telefoontje of een moeilijk gesprek telt net zo goed mee als een stuk lopen. Een planning die elke inspanning meetelt, past beter bij de dag.

tip-your-own-limit-title = Jij kent je grens het best
tip-your-own-limit-text = Die is voor iedereen anders en elke dag anders. Wat je voelt, telt zwaarder dan welk getal ook, hier en overal.

tip-a-whole-week-title = Kijk naar een week, niet naar een dag
tip-a-whole-week-text = Onderzoekers legden wat een week had gekost naast wat er was. Eén zware dag is er dan één van zeven, en je ziet de pieken en dalen.

tip-good-days-title = Houd goede dagen een beetje gewoon
tip-good-days-text = Op een goede dag veel meer doen en daarna de klap krijgen: in het Engels heet dat “boom and bust”. Eén ding van de goede dag naar de volgende schuiven is een kleine uitweg.

tip-keep-one-back-title = Houd iets achter de hand
tip-keep-one-back-text = In het verhaal waar de lepels vandaan komen, blijft er één in de zak voor wat je ’s ochtends nog niet kunt weten. De reserve in Instellingen doet hetzelfde.

## How to begin.

tip-one-step-in-sight-title = Eén stap in beeld
tip-one-step-in-sight-text = Eén aanwijzing tegelijk is makkelijker te volgen dan een hele bladzijde. Schrijf als stap op wat je als eerste vastpakt. De andere komen daarna wel.

tip-when-then-title = Als dit, dan dat
tip-when-then-text = “Als de waterkoker aanstaat, maak ik de brief open.” Wie een stap aan een moment koppelt, begint er vaker aan. Dat bleek uit 94 onderzoeken samen.

tip-somebody-there-title = Iemand erbij
tip-somebody-there-text = In dezelfde kamer of aan de telefoon, ieder met iets van zichzelf: dat heet “body doubling”. In een enquête onder 220 mensen deed driekwart het.

tip-time-to-be-seen-title = Tijd die je kunt zien
tip-time-to-be-seen-text = Hoelang iets duurt, is lastig te schatten. Volwassenen met ADHD noemden het bij wat moeilijk blijft op het werk. Een klok of timer in zicht neemt een deel van het schatten over.

tip-leave-a-cushion-title = Minder plannen, ruimte overhouden
tip-leave-a-cushion-text = Een planning met ruimte kan wel tegen een telefoontje. Haal één ding uit vandaag voordat de dag begint. Is er tijd over, dan kan het terug.

tip-begin-a-new-list-title = Een oude lijst mag weg
tip-begin-a-new-list-text = Een schrijver met ADHD doet elke zondag de hele oude lijst weg en begint een nieuwe. “Schoon beginnen” in Meegenomen doet dat ook, en er raakt niets kwijt.

tip-what-was-done-title = Kijk naar wat gedaan is
tip-what-was-done-text = Wat nog te doen is, zie je de hele dag. Wat gedaan is, vergeet je snel. Een lijst ervan zet dat recht. Hier is dat “Vandaag gedaan”, en Geschiedenis.

## How not to have to keep it in mind.

tip-let-it-be-written-title = Laat iets anders het onthouden
tip-let-it-be-written-text = Een briefje, een agenda, een wekker: volgens een overzicht van het onderzoek werkt het heel goed om het onthouden uit handen te geven. Schrijf het op als het komt, sorteer het als er tijd is.

tip-in-the-way-title = Leg het waar je het tegenkomt
tip-in-the-way-text = De brief aan de deurkruk, de medicijnen naast het kopje: wat in de weg ligt, herinnert je eraan zoals een briefje, en heeft geen batterij nodig.

tip-few-reminders-title = Weinig herinneringen, dan hoor je ze
tip-few-reminders-text = Iemand met vijftig per dag merkte er geen een meer op. Als de andere weg zijn, vallen de paar die overblijven weer op.

## How to stop.

tip-rest-first-title = Rust voordat het nodig is
tip-rest-first-text = Sommige mensen plannen een of twee korte rustmomenten per dag en nemen die altijd, hoe ze zich ook voelen. Van de mensen die erover schreven, zeggen er een paar dat hun dagen beter te voorspellen werden.

tip-what-rests-title = Ontdek waar jij van uitrust
tip-what-rests-text = Liggen met je ogen dicht op een stille plek is één manier. Past dat niet, dan kan rustige muziek ook. Het gaat om een onderbreking van wat je anders doet.

tip-rest-in-the-plan-title = Rust hoort in de planning
tip-rest-in-the-plan-text = In een planning voor energie staan rust en slaap naast al het andere. Ook hier kan rust in de lijst staan, net als een taak.

tip-permission-title = Het mag rustiger
tip-permission-text = Je mag erbij gaan zitten, hulp vragen of het bewaren voor een andere dag. Een gids van de Britse gezondheidsdienst NHS begint met jezelf toestemming geven.

## How to end a day.

tip-list-before-bed-title = Morgen op papier, dan naar bed
tip-list-before-bed-text = In een onderzoek schreven 57 gezonde jonge volwassenen vijf minuten voor het slapengaan. Wie opschreef wat er nog kwam, sliep sneller in dan wie opschreef wat gedaan was.

tip-one-line-title = De dag in één regel
tip-one-line-text = Vier of vijf dingen die het meest kostten, in minder dan een minuut, liggend: meer is er niet nodig om later te zien hoe een dag was.

tip-look-for-patterns-title = Zoek na een week naar patronen
tip-look-for-patterns-text = Wat hadden de betere dagen gemeen, wat kwam er voor de zwaardere, hoe waren rust en slaap? Een paar notities per dag zijn genoeg om het te zien.
