## Help. Here spoons are those of the spoon theory, also for somebody who gave the unit another name.

help = Hilfe
help-spoons = Was sind Löffel?
help-spoons-are = Ein Löffel ist eine Einheit für Energie. Du beginnst einen Tag mit einigen, und alles, was du tust, kostet einen oder mehr: Duschen vielleicht 2, ein Anruf 1, ein Besuch 5. Nur du kennst die Zahlen, und sie sind jeden Tag anders.
help-spoons-planned = Wenn alle Löffel verplant sind, ist der Tag voll. Der Rest wartet unter „Von früher“. Ausruhen kostet keine, und es zählt.
help-spoons-source = Nach „The Spoon Theory“ von Christine Miserandino, 2003, auf butyoudontlooksick.com. Sie lebt mit Lupus und hat das einer Freundin in einem Café mit einer Handvoll Löffel erklärt. In den Einstellungen kannst du der Einheit einen anderen Namen geben.

help-row = So liest du die Reihe
help-row-spent = Liegend, grau
help-row-spent-means = Erledigt
help-row-planned = Ausgefüllt
help-row-planned-means = Geplant
help-row-free = Nur Umriss
help-row-free-means = Frei
help-row-reserve = Gestrichelt
help-row-reserve-means = In Reserve
help-row-over = Gepunktet
help-row-over-means = Geliehen, oder mehr, als du hast

help-day = So läuft ein Tag
help-day-new = Neuer Tag: Gib ein, wie viele du hast. Schätzen reicht, und du kannst es jederzeit ändern.
help-day-select = Auswählen: Wähle, was passt, und drücke auf „Übernehmen“. Teaspoon rechnet für dich.
help-day-check = Abhaken: Hake ab, was erledigt ist. Was übrig ist, steht ab dem nächsten Tag unter „Von früher“.

help-more = Gut zu wissen
help-more-cost = Kosten sind geschätzt. Wenn eine Aufgabe heute mehr oder weniger kostet als sonst, öffne sie und ändere die Kosten für heute.
help-more-reserve = Du kannst ein paar in Reserve halten, damit nicht alles verbraucht wird. Die Reserve wird getrennt gezeigt.
help-more-borrow = Du kannst von morgen leihen. Der nächste neue Tag schlägt dann so viele weniger vor.
help-more-low = An einem schlechten Tag zeigt „Schontag“ (auf der Seite „Heute“) nur, was nicht warten kann. Alles andere kommt genau so zurück, wie es war. An einem Schontag kommen Erinnerungen ohne Ton.
help-more-swipe = Wische eine Zeile der Liste für heute nach links, um sie abzuhaken.
help-more-move = Wische eine Zeile nach rechts, um sie auf einen Tag zu verschieben. Das ⋯ an ihrem Ende tut dasselbe, und auf der Seite einer Aufgabe „Verschieben…“.
help-more-drag = In einem breiten Fenster kannst du eine Aufgabe auf „Heute“ an der Seite ziehen, um sie für heute zu übernehmen.
help-more-hold = In einer Liste mit eigener Reihenfolge: Lass den Finger eine halbe Sekunde auf einer Zeile liegen und verschiebe sie dann. Mit der Maus ziehst du am Griff.
help-more-unit = Du kannst der Einheit einen anderen Namen geben: Einstellungen, Energie.

help-now = Was jetzt?
help-now-facts = Schlägt eine Aufgabe vor, die passt
help-plan = Tag planen
help-plan-facts = Schlägt einen Tag vor, der passt
help-history = Verlauf
help-history-facts = Änderungen der letzten { NUMBER($days) } Tage ansehen und rückgängig machen
help-keys = Tastenkürzel
help-keys-facts = Auf jeder Seite: Taste ?
help-tips = Tipps
help-tips-facts = Kräfte einteilen und ins Tun kommen, mit Quellen
help-advice = Teaspoon plant Aufgaben. Es gibt keinen medizinischen Rat.

## More: links to all other pages, some with a line below.

more = Mehr
more-help = Was sind Löffel?
more-help-facts = Und wie ein Tag läuft
more-now = Was jetzt?
more-focus = Fokus und Ausruhen
more-notes = Notizen
more-tips = Tipps
more-tips-facts = Kräfte einteilen und ins Tun kommen
more-insights = Rückblick
more-insights-facts = Deine eigenen Tage, beschrieben
more-history = Verlauf
more-history-facts = Änderungen der letzten { NUMBER($days) } Tage ansehen und rückgängig machen
more-templates = Vorlagen
more-subjects = Schlagwörter
more-settings = Einstellungen
more-account = Konto
more-account-none = Nicht angemeldet
more-data = Deine Daten
more-data-facts = Exportieren, importieren, drucken
more-about = Über Teaspoon

## About: where the data is, and the version.

about = Über Teaspoon
about-data = Wo deine Daten sind
about-data-server = Dein Plan liegt auf diesem Server, nur für diesen Browser. Ein Cookie in diesem Browser ist der einzige Schlüssel dazu: Wenn du Cookies löschst, kannst du den Plan nicht mehr öffnen.
about-data-device = Auf diesem Gerät, in diesem Browser. Nichts davon wird gesendet.
about-data-account = Auf diesem Gerät, in diesem Browser, und in deinem Konto auf diesem Server ({ $mail }).
about-data-clearing = Wenn du im Browser die Websitedaten löschst, sind deine Daten weg. Auf einem iPhone löscht Safari Seiten, die du sieben Tage nicht benutzt hast. Mit Teaspoon auf dem Home-Bildschirm bleibt alles da.
about-version = Diese Version
about-version-is = Teaspoon { $version }, Ausgabe { $release }.
about-crashes = { $count ->
    [0] Keine Abstürze auf diesem Gerät.
    [1] Auf diesem Gerät einmal abgestürzt und von selbst neu gestartet.
   *[other] Auf diesem Gerät { $count }-mal abgestürzt und von selbst neu gestartet.
}
about-fonts = Schriften
about-fonts-are = Inter, von The Inter Project Authors (SIL Open Font License 1.1), und OpenDyslexic, von Abelardo Gonzalez (CC BY 3.0), beide auf die nötigen Alphabete gekürzt.
