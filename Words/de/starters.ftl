### The starter templates: lists that come with Teaspoon, to be copied and changed.

## Where the templates stand, and the category of a list that is made from one.

starters-energy = Kraft
starters-health = Gesundheit
starters-home = Zuhause
starters-out = Unterwegs
starters-focus = Konzentration

## Days by how much there is for them.

starter-low-energy-day-name = Tag mit wenig Kraft
starter-low-energy-day-about = Das Mindeste, das reicht. Die ersten fünf genügen; alles geht im Bett.
starter-low-energy-day-lines =
    Wasser in Reichweite stellen ~1 2m
    Medikamente, falls du welche nimmst ~1 2m !high
    Etwas essen, das nicht gekocht wird ~1 10m
    - Knäckebrot, Obst, Joghurt oder kalte Reste
    - Im Bett ist gut, die Hälfte ist gut
    Ausruhen, Augen zu, nichts läuft 20m
    Noch einmal ausruhen, bevor es nötig ist 20m
    Wenn noch etwas da ist: eins davon
    - Gesicht und Hände mit einem Feuchttuch abwischen ~1 3m
    - Ein frisches Oberteil anziehen ~1 3m
    - Eine Zeile schreiben: Heute geht wenig, ich ruhe mich aus und melde mich ~1 2m
    - Etwas Schönes: ein Lied, das Fenster, ein Tier ~1 5m

starter-morning-name = Morgen
starter-morning-about = Aufstehen in kleinen Schritten. Wasser, Medikamente und zurück ins Bett ist auch ein Morgen.
starter-morning-lines =
    Etwas Wasser trinken, noch im Liegen ~1 2m
    Medikamente, falls du welche nimmst ~1 2m
    Auf die Bettkante setzen und etwas warten 2m
    Zur Toilette ~1 5m
    Gesicht waschen, oder ein Feuchttuch ~1 3m
    Zähne putzen, im Sitzen ist gut ~1 3m
    Anziehen: Weiches zählt ~1 10m
    Etwas Leichtes essen: Toast, Joghurt, eine Banane ~1 10m
    Ausruhen vor allem anderen 10m
    Auf die Liste schauen und eine Sache aussuchen ~1 2m

starter-evening-name = Abends runterkommen
starter-evening-about = Den Tag so beenden, dass der Schlaf kommen kann. Fang an, solange noch etwas Kraft da ist.
starter-evening-lines =
    Hier aufhören: Was übrig ist, kann warten
    Aufschreiben, was noch im Kopf ist ~1 5m
    - Ein Wort für jede Sache reicht
    - Dann den Zettel weglegen
    Medikamente, falls du welche nimmst ~1 2m
    Wasser ans Bett ~1 2m
    Zähne putzen, im Sitzen ist gut ~1 3m
    Schlafanzug an, oder raus aus dem Engen ~1 5m
    Handy ans Ladekabel ~1 1m
    Licht dunkler, Vorhänge zu ~1 2m
    Im Bett ausruhen: Stille, oder eine ruhige Stimme zum Zuhören 20m

starter-flare-up-name = Plan für einen Schub oder Crash
starter-flare-up-about = Für den Fall, dass alles schlimmer wird. Den letzten Teil füllst du an einem besseren Tag aus.
starter-flare-up-lines =
    Aufhören und hinlegen: Alles andere kann warten 30m !high
    In Reichweite legen ~1 5m
    - Wasser und etwas zu essen
    - Medikamente, die du schon kennst
    - Handy und Ladekabel
    - Schlafmaske, Ohrstöpsel, Decke
    Einer Person Bescheid geben und um eine Sache bitten ~1 2m
    - Zum Abschicken: Schlechter Tag, ich liege. Kannst du Essen bringen? Bitte nicht anrufen.
    Termine absagen, den Rest lassen ~1 5m
    - Zum Abschicken: Es geht mir nicht gut genug. Finden wir einen neuen Termin?
    Ausruhen, und noch einmal, bevor du dich bereit zum Aufstehen fühlst 30m
    An einem besseren Tag aufschreiben
    - Was dir hilft, und was es schlimmer macht ~1 10m
    - Woran du merkst, dass du Hilfe willst, und wen du anrufst ~1 10m
    - Wer einen Schlüssel hat ~1 2m

## Doctors and medicines.

starter-appointment-name = Arzttermin
starter-appointment-about = Davor, dabei und danach: damit du zu Wort kommst und wieder nach Hause.
starter-appointment-lines =
    Davor
    - Fragen, ob es per Telefon oder Video geht ~1 5m
    - Die eine Sache aufschreiben, die du unbedingt sagen willst ~1 5m !high
    - Zwei weitere, wenn es zwei weitere gibt ~1 5m
    - Aufschreiben, wann es anfing und was sich verändert hat ~1 10m
    - Medikationsplan oder Packungen fotografieren ~1 5m
    - Hinweg und Rückweg planen, mit Ruhepausen ~1 10m
    - Jemanden bitten, mitzukommen oder am Telefon zuzuhören ~1 5m
    - In die Tasche: Versichertenkarte, Überweisung, Notizen, Wasser, Snack, Ohrstöpsel ~1 5m
    - Wecker fürs Fertigmachen und fürs Losgehen stellen ~1 2m
    - Ausruhen, bevor du losgehst 30m
    Dort
    - Hinfahren, warten, reden, heimfahren ~6 120m
    - - Am Empfang sagen, wenn du liegen musst oder Ruhe brauchst
    - - Notizen hinlegen oder vorlesen
    - - Fragen: Was passiert jetzt, und wer macht was?
    - - Um einen Ausdruck bitten, oder darum, es aufzunehmen
    Danach
    - Erst ausruhen: essen, trinken, Bett 60m
    - Drei Dinge aufschreiben oder aufsprechen, die gesagt wurden ~1 5m
    - Neue Termine in den Kalender ~1 5m
    - Den nächsten Tag so leer lassen wie möglich

starter-prescriptions-name = Rezepte und Apotheke
starter-prescriptions-about = Nachbestellen, solange noch etwas da ist, und nach Hause bekommen.
starter-prescriptions-lines =
    Schauen, was zur Neige geht ~1 5m
    - Die Packungen vor dich hinstellen
    - Jede fotografieren, die fast leer ist
    Rezept bestellen ~2 10m !high
    - Per App, Website oder E-Mail der Praxis, wenn es das gibt
    - Per Telefon: Name, Geburtsdatum, Medikament, Stärke
    - Fragen: E-Rezept auf die Karte oder auf Papier, und ab wann?
    - Neues Quartal? Fragen, ob die Karte eingelesen werden muss
    Entscheiden, wie es zu dir kommt ~1 5m
    - Apotheke um den Botendienst bitten
    - Oder jemanden bitten, es abzuholen
    Selbst abholen, wenn niemand sonst kann ~4 40m
    Ausruhen, wenn es da ist 20m
    Packungen ansehen: dein Name, dieselbe Stärke ~1 3m
    Tablettenbox füllen, im Sitzen ~1 10m
    Erinnerung ans nächste Bestellen stellen ~1 2m

starter-hospital-bag-name = Tasche für Klinik oder Ambulanz
starter-hospital-bag-about = Für eine Stunde im Wartezimmer oder ein paar Nächte. Vorher gepackt, kann sie bereitstehen.
starter-hospital-bag-lines =
    Papiere
    - Einweisung, Überweisung oder Terminbrief
    - Ausweis und Versichertenkarte
    - Medikationsplan, Allergien
    - Befunde, Patientenverfügung, falls es sie gibt
    - Telefonnummern, auch auf Papier
    - Eine Seite: was mir hilft, was es schlimmer macht
    Gesundheit
    - Medikamente in ihren Packungen
    - Brille, Hörgeräte, Batterien
    - Stock, Rollstuhl, Bandagen
    Warten
    - Ohrstöpsel oder Kopfhörer, Schlafmaske oder Sonnenbrille
    - Handy, Ladegerät mit langem Kabel
    - Wasser und ein Snack, den du verträgst
    - Decke oder etwas Warmes zum Anziehen
    Über Nacht
    - Schlafanzug, warme Socken, Hausschuhe
    - Zahnbürste, Feuchttücher, Lippenpflege
    - Eigenes Kissen
    - Etwas Leichtes zum Hören
    - Kleidung für den Heimweg
    Zu Hause
    - Jemand weiß, wo du bist
    - Jemand kümmert sich um Tiere und Post

## The household.

starter-cleaning-name = Putzen, Raum für Raum
starter-cleaning-about = Winzige Schritte, immer nur ein Raum. Jeder zählt, und mittendrin aufzuhören ist in Ordnung.
starter-cleaning-lines =
    Einen Raum aussuchen, die anderen Türen zu ~1 1m
    Rund ums Bett ~1 5m
    - Müll in eine Tüte, von da aus, wo du sitzt
    - Tassen und Teller zusammenstellen; sie gehen mit, wenn du gehst
    - Fenster ein Stück auf
    Schlafzimmer ~2 10m
    - Kleidung auf einen Haufen, sortieren kann warten
    - Bettdecke glatt ziehen
    - Frischer Kissenbezug
    Küche ~2 10m
    - Müll in den Eimer
    - Geschirr in die Spüle, heißes Wasser drauf
    - Eine Fläche abwischen
    Abwasch ~2 10m
    - Auf einen Hocker setzen
    - Ein Teller, eine Tasse, eine Gabel: die du brauchst
    - An der Luft trocknen lassen
    Bad ~2 10m
    - Waschbecken auswischen, auf Wannenrand oder Hocker
    - Toilette: Reiniger rein, warten, bürsten, spülen
    - Frisches Handtuch
    Wohnzimmer ~2 10m
    - Was woandershin gehört, in eine Kiste
    - Tisch abwischen
    Boden in einem Raum ~3 10m
    - Die Mitte reicht
    Müll raus ~2 5m
    Ausruhen zwischen den Räumen 15m

starter-laundry-name = Wäsche in vier Schritten
starter-laundry-about = Eine Maschine, mit Halt nach jedem Schritt. Die Schritte müssen nicht am selben Tag sein.
starter-laundry-lines =
    Einsammeln ~1 5m
    - Unterwäsche und Schlafsachen zuerst
    - Eine halbe Maschine ist eine Maschine
    Waschen ~1 5m
    - Wäsche rein, Waschmittel rein, Start
    - Timer auf das Ende stellen
    Trocknen ~2 10m
    - Am Wäscheständer sitzen, Kleines zuerst
    - Oder in den Trockner und auf Start
    - Riecht vom Warten muffig? Noch einmal durchlaufen lassen, kein Problem
    Ausruhen, während sie trocknet
    Wegräumen ~2 10m
    - Was du bald brauchst, kommt nach oben
    - Nichts muss gefaltet sein
    - Ein Korb voll sauberer Wäsche ist ein guter Schrank

starter-groceries-name = Einkaufen
starter-groceries-about = Essen für Tage, an denen Kochen zu viel ist. Liefern lassen, oder der Person schicken, die für dich einkauft.
starter-groceries-lines =
    Ohne Kochen
    - Brot oder Knäckebrot
    - Käse, Hummus oder Nussmus
    - Joghurt
    - Bananen, Äpfel, kleine Tomaten
    - Müsli oder Haferflocken
    - Dosen mit Ring zum Aufziehen: Bohnen, Fisch, Suppe
    Ein Topf oder die Mikrowelle
    - Fertiggerichte
    - Reis im Beutel, vorgekocht
    - Eier
    - Nudeln und ein Glas Soße
    - Tiefkühlgemüse, schon geschnitten
    Getränke
    - Milch oder Pflanzendrink
    - Tee, Kaffee, Saft
    Am Bett
    - Müsliriegel, Nüsse, Trockenobst
    Haushalt
    - Klopapier, Taschentücher
    - Seife, Feuchttücher
    - Waschmittel, Müllbeutel
    - Tierfutter

starter-letters-name = Rechnungen und Briefe
starter-letters-about = Für den Stapel an der Tür. Ein Brief reicht, die anderen halten sich.
starter-letters-lines =
    Den Stapel dahin tragen, wo du sitzt oder liegst ~1 2m
    Jemanden anrufen und in der Leitung bleiben, wenn das hilft ~1 3m
    Drei aufmachen, noch nichts lesen ~1 3m
    - Umschläge und Werbung gleich ins Altpapier
    Zwei Haufen: will etwas, will nichts ~1 5m
    Die fotografieren, die etwas wollen ~1 5m
    - Die Frist darin in den Kalender schreiben
    Ausruhen, Augen weg vom Papier 10m
    Eine Rechnung bezahlen ~2 10m !high
    - Banking-App auf
    - QR-Code scannen, oder IBAN, Betrag, Verwendungszweck
    - „Bezahlt“ draufschreiben
    Einen Brief beantworten ~2 15m
    - Den Satz suchen, der sagt, was sie wollen
    - Drei Zeilen reichen: wer, was, danke
    Zu viel auf einmal? Nach Raten fragen ~3 20m
    - Zum Abschicken: Ich kann nicht alles auf einmal bezahlen. Ist eine Ratenzahlung möglich?
    Den Rest in eine Kiste und Deckel zu ~1 2m

starter-visitors-name = Besuch kommt
starter-visitors-about = Der Besuch kommt deinetwegen. Ein Platz, ein Getränk und ein sauberes Waschbecken reichen.
starter-visitors-lines =
    Sagen, wie lange es geht ~1 3m
    - Zum Abschicken: Schön, dass du kommst. Bei mir geht es nur kurz, dann ruhe ich mich aus.
    - Oder: Ich würde gern, aber noch nicht. Ich melde mich, wenn es geht.
    - Um Ruhe bitten oder darum, kein Parfüm zu tragen, wenn dir das wichtig ist
    Bitten, das Essen mitzubringen ~1 2m
    Einen Platz und einen Tisch frei machen ~1 5m
    - Alles, was herumliegt, in eine Kiste, Deckel drauf
    Bad ~2 5m
    - Waschbecken auswischen
    - Frisches Handtuch, Klopapier
    Türen der anderen Zimmer zu ~1 1m
    Tassen und etwas zu trinken auf ein Tablett ~1 5m
    Ausruhen, bevor es klingelt 30m
    Besuch haben ~4 60m
    - Auf dem Sofa liegen, wenn das besser ist
    - Den Besuch Tee machen lassen
    - Zum Beenden: Schön, dass du da warst, jetzt lege ich mich hin
    Ausruhen, wenn der Besuch weg ist 45m
    Das Geschirr bleibt, wo es ist

starter-moving-house-name = Umzug
starter-moving-house-about = Etwas Großes in kleinen Kartons, über viele Wochen. Für alles Schwere darfst du um Hilfe bitten.
starter-moving-house-lines =
    Termin festlegen
    - Alten Mietvertrag kündigen, schriftlich ~2 20m !high
    - Neuen Mietvertrag fotografieren ~1 5m
    Hilfe holen
    - Zwei Menschen fragen, je um eine klare Sache ~2 15m
    - Drei Umzugsfirmen nach dem Preis fragen ~3 30m
    - Jemanden für Tiere oder Kinder finden ~1 10m
    Bescheid geben, immer nur eins
    - Bank ~1 10m
    - Arztpraxis, Apotheke, Krankenkasse ~1 10m
    - Nachsendeauftrag bei der Post ~1 10m
    - Strom, Gas, Wasser, mit Zählerständen ~2 20m
    - Internet und Handy ~2 20m
    - Arbeit, Schule, Jobcenter, Pflegekasse ~2 20m
    - Versicherungen, Rundfunkbeitrag ~2 20m
    - Ummelden: Termin beim Bürgeramt, oder online ~2 20m
    Loslassen
    - Eine Tüte Müll ~1 10m
    - Eine Tüte zum Verschenken ~1 10m
    Packen
    - Ein kleiner Karton, im Sitzen ~2 15m
    - - Bücher in kleine Kartons, Kleidung in große
    - - Draufschreiben: welches Zimmer, was drin ist
    - Kabel fotografieren, bevor du sie abziehst ~1 5m
    - Schrauben in eine Tüte, Tüte ans Möbel ~1 5m
    - Der Karton, den du zuerst aufmachst ~2 15m
    - - Medikamente, Papiere, Ladegeräte
    - - Bettzeug, einmal Kleidung zum Wechseln
    - - Klopapier, Seife, Handtuch, Lampe
    - - Wasserkocher, Tassen, einfaches Essen
    Der Umzug
    - Bett oder Sessel abseits vom Lärm ~2 15m
    - Von dort sagen, was wohin kommt ~8 180m
    - Zähler und leere Zimmer fotografieren ~1 10m
    - Schlüssel übergeben ~2 15m
    Dort
    - Zuerst das Bett, alles andere kann warten ~3 30m
    - Ausruhen, so lange es braucht
    - Ein Karton, wenn Kraft da ist ~2 15m

## Away from home.

starter-trip-name = Packen für eine Reise
starter-trip-about = Eine Nacht oder mehr. Immer ein bisschen packen, oder liegen und jemanden holen lassen.
starter-trip-lines =
    Gibt es dort nicht zu kaufen
    - Medikamente, mit Vorrat, ins Handgepäck
    - Personalausweis oder Reisepass, Versichertenkarte
    - Fahrkarten und Adresse, auch auf Papier
    - Geld und Karten
    - Schlüssel
    - Handy und Ladegerät
    - Brille, Hörgeräte, Gehhilfen
    Kleidung
    - Unterwäsche und Socken, für jeden Tag und einen mehr
    - Oberteile
    - Hosen oder Röcke
    - Etwas Warmes
    - Etwas gegen Regen
    - Schlafsachen
    - Bequeme Schuhe
    Waschen
    - Zahnbürste und Zahnpasta
    - Deo, Haarbürste
    - Feuchttücher für Tage ohne Dusche
    - Periodensachen
    Zum Ausruhen
    - Ohrstöpsel, Schlafmaske
    - Eigenes Kissen oder Kissenbezug
    - Kopfhörer
    Unterwegs
    - Wasser und Snacks
    - Decke oder Schal
    - Etwas zu tun, etwas für die Finger
    Vor dem Losgehen
    - Fenster, Herd, Wasserhähne
    - Müll raus
    - Pflanzen und Tiere sind versorgt
    - Ein Essen im Tiefkühler für die Rückkehr

starter-school-name = Packen für die Schule
starter-school-about = Am Abend packen, Tasche an die Tür. Danach alle Häkchen entfernen und wieder verwenden.
starter-school-lines =
    Tasche
    - Auf den Stundenplan schauen
    - Bücher und Hefte dafür
    - Hausaufgaben, so viel davon da ist
    - Mäppchen: Stifte, Bleistift, Radiergummi, Lineal
    - Taschenrechner oder Laptop, geladen
    - Sportsachen
    - Briefe zum Unterschreiben
    Essen
    - Pausenbrot, Geld oder Karte für die Mensa
    - Snack
    - Trinkflasche
    Damit es dir gut geht
    - Medikamente, falls du sie in der Schule nimmst
    - Gehörschutz oder Ohrstöpsel
    - Etwas für die Finger
    - Karte, dass du ausruhen oder rausgehen darfst
    An der Tür
    - Schlüssel und Fahrkarte in einen Schuh, dann kommen sie mit
    - Jacke und Schuhe
    - Kleidung ist herausgelegt

## For days on which attention runs out first.

starter-getting-started-name = Ins Tun kommen
starter-getting-started-about = Für die Sache, um die du herumschleichst. Mach die erste Zeile, dann sieh weiter.
starter-getting-started-lines =
    Etwas trinken und dich ein bisschen bewegen ~1 2m
    Benennen, was du zuerst anfassen würdest: eine Tasse, eine Datei ~1 1m
    Es vor dich hinlegen, mehr noch nicht ~1 2m
    Jemandem sagen: Ich fange jetzt damit an ~1 2m
    - Oder in der Leitung bleiben, alle mit ihrer eigenen Sache
    Timer an: irgendwie machen, bis er klingelt ~1 5m
    - Eine Zeile, ein Teller, ein Klick reicht
    - Dann aufhören oder weitermachen: beides ist gut
    Stockt es noch? Den ersten Schritt halbieren ~1 1m
    - Oder tauschen: Etwas anderes von der Liste zählt auch
    Ausruhen oder etwas Schönes, so oder so 10m

starter-study-name = Lernrunde
starter-study-about = Eine kurze Runde mit Anfang und Ende. Im Liegen geht auch.
starter-study-lines =
    Vorbereiten ~1 5m
    - Wasser, Snack, was du brauchst, um bequem zu sitzen oder zu liegen
    - Handy außer Reichweite oder stumm
    - Zettel für Gedanken zwischendurch
    - Etwas passt noch nicht? Trotzdem anfangen
    Eine Sache aussuchen, klein genug für eine Runde ~1 3m
    - Eine Seite, eine Frage, ein Absatz
    Eine Runde ~2 15m
    - Zuerst die Überschriften lesen
    - Oder vorlesen lassen
    - Jeden Teil in eigenen Worten sagen
    Ausruhen, Augen weg vom Bildschirm 10m
    Noch eine Runde, wenn Kraft da ist ~2 15m
    Eine Notiz hinterlassen: wo ich bin, was jetzt kommt ~1 2m
    Ausruhen: Aufhören, solange es gut geht, zählt 15m
    Um mehr Zeit oder Hilfe bitten, wenn du sie brauchst ~1 5m
    - Zum Abschicken: Ich bin krank und brauche mehr Zeit. Was ist möglich?
