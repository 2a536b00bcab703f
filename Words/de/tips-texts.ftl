### The tips: what other people advise, each in two or three short sentences.

## How to spend the energy of a day.

tip-stop-early-title = Aufhören, solange es noch gut geht
tip-stop-early-text = Vorher festlegen, wie lange: 15 Minuten zum Beispiel. Dann aufhören, auch an einem guten Tag. Auf die Uhr passt ein Wecker auf.

tip-spread-it-out-title = Kleine Stücke, über die Woche verteilt
tip-spread-it-out-text = Großes in Teile schneiden und auf mehrere Tage verteilen, mit Ruhepausen dazwischen. Etwas weniger, als du dir zutraust, ist eine gute Größe.

tip-every-kind-of-effort-title = Auch Denken und Fühlen kosten Kraft
tip-every-kind-of-effort-text = Ein Formular, ein Telefonat oder ein schweres Gespräch zählt genauso wie ein Weg zu Fuß. Ein Plan, der jede Anstrengung mitzählt, passt besser zum Tag.

tip-your-own-limit-title = Deine Grenze kennst du am besten
tip-your-own-limit-text = Sie ist bei allen anders und jeden Tag eine andere. Was du spürst, zählt mehr als jede Zahl, hier wie sonst.

tip-a-whole-week-title = Auf die Woche schauen, nicht auf den Tag
tip-a-whole-week-text = In der Forschung wurde verglichen, was eine Woche gekostet hat und was für sie da war. Ein schwerer Tag ist dann einer von sieben, und das Auf und Ab wird sichtbar.

tip-good-days-title = Gute Tage nah am Üblichen lassen
tip-good-days-text = An guten Tagen viel mehr tun und danach dafür zahlen: Das heißt auf Englisch „boom and bust“. Eine Sache vom guten Tag auf den nächsten zu legen, ist ein kleiner Ausweg.

tip-keep-one-back-title = Etwas zurückbehalten
tip-keep-one-back-text = In der Geschichte, aus der die Löffel stammen, bleibt einer in der Tasche: für das, was morgens noch niemand wissen kann. Genau das tut die Reserve in den Einstellungen.

## How to begin.

tip-one-step-in-sight-title = Nur einen Schritt vor Augen
tip-one-step-in-sight-text = Eine Anweisung auf einmal ist leichter als eine ganze Seite. Schreib als Schritt auf, was du als Nächstes in die Hand nimmst. Die anderen kommen danach.

tip-when-then-title = Wenn dies, dann das
tip-when-then-text = „Wenn der Wasserkocher läuft, mache ich den Brief auf.“ Wer einen Schritt so an einen Moment knüpft, kommt öfter ins Tun: Das zeigten 94 Studien, zusammen betrachtet.

tip-somebody-there-title = Jemand ist dabei
tip-somebody-there-text = Im selben Raum oder am Telefon, und jeder Mensch macht sein eigenes Ding: Das heißt „Body Doubling“. In einer Umfrage unter 220 Menschen nutzten es drei von vier.

tip-time-to-be-seen-title = Zeit, die man sieht
tip-time-to-be-seen-text = Wie lange etwas dauert, ist schwer zu schätzen. Erwachsene mit ADHS nannten es unter dem, was bei der Arbeit schwierig bleibt. Eine Uhr oder ein Timer in Sicht nimmt einen Teil davon ab.

tip-leave-a-cushion-title = Weniger planen, Luft lassen
tip-leave-a-cushion-text = Ein Plan mit Luft übersteht auch einen Anruf. Nimm eine Sache aus dem Tag, bevor er anfängt. Wenn Zeit ist, kann sie zurückkommen.

tip-begin-a-new-list-title = Eine alte Liste darf weg
tip-begin-a-new-list-text = Jemand mit ADHS schreibt: Sonntags kommt die ganze alte Liste weg, und eine neue beginnt. „Neu anfangen“ unter „Von früher“ tut das, und nichts geht verloren.

tip-what-was-done-title = Sehen, was getan ist
tip-what-was-done-text = Was noch zu tun ist, steht den ganzen Tag vor Augen; was getan ist, ist schnell vergessen. Dagegen hilft eine Liste davon. Hier steht es unter „Heute erledigt“ und im Verlauf.

## How not to have to keep it in mind.

tip-let-it-be-written-title = Etwas anderes soll daran denken
tip-let-it-be-written-text = Ein Zettel, ein Kalender, ein Wecker: Eine Übersicht der Forschung nennt es sehr wirksam, das Drandenken abzugeben. Aufschreiben, sobald es kommt; sortieren, wenn Zeit ist.

tip-in-the-way-title = Dahin legen, wo du vorbeikommst
tip-in-the-way-text = Der Brief an der Türklinke, die Tabletten neben der Tasse: Was im Weg liegt, erinnert wie ein Zettel und braucht keinen Akku.

tip-few-reminders-title = Wenige Erinnerungen, dafür hörbar
tip-few-reminders-text = Bei fünfzig am Tag hat jemand keine einzige mehr bemerkt. Sind die anderen weg, fallen die wenigen wieder auf.

## How to stop.

tip-rest-first-title = Ausruhen, bevor es nötig ist
tip-rest-first-text = Manche planen ein oder zwei kurze Ruhepausen am Tag und machen sie, egal wie es ihnen gerade geht. Einige von denen, die darüber schrieben, sagen: Die Tage wurden berechenbarer.

tip-what-rests-title = Herausfinden, was dich ausruht
tip-what-rests-text = Hinlegen, Augen zu, an einem stillen Ort: Das ist eine Art. Wenn sie nicht passt, geht auch leise Musik. Wichtig ist, dass alles andere so lange ruht.

tip-rest-in-the-plan-title = Ausruhen gehört in den Plan
tip-rest-in-the-plan-text = In einem Plan, der die Kraft einteilt, stehen Ruhe und Schlaf neben allem anderen. Auch hier kann eine Ruhepause in der Liste stehen, wie jede Aufgabe.

tip-permission-title = Die Erlaubnis, langsam zu sein
tip-permission-text = Es ist erlaubt, sich dafür zu setzen, um Hilfe zu bitten oder es auf einen anderen Tag zu legen. Ein Ratgeber des britischen Gesundheitsdienstes NHS beginnt genau damit.

## How to end a day.

tip-list-before-bed-title = Morgen auf Papier, dann ins Bett
tip-list-before-bed-text = In einer Studie schrieben 57 gesunde junge Erwachsene vor dem Schlafen fünf Minuten lang. Wer aufschrieb, was ansteht, schlief schneller ein als die, die Erledigtes aufschrieben.

tip-one-line-title = Der Tag in einer Zeile
tip-one-line-text = Vier oder fünf Dinge, die am meisten gekostet haben, in weniger als einer Minute, im Liegen: Mehr braucht es nicht, um später zu sehen, wie ein Tag war.

tip-look-for-patterns-title = Nach einer Woche: Was fällt auf?
tip-look-for-patterns-text = Was hatten die besseren Tage gemeinsam, was kam vor den schwereren, wie waren Ruhe und Schlaf? Ein paar Notizen am Tag reichen, um es zu sehen.
