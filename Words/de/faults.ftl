## What cannot be done, and the remedy. It stands beside the field or above the page.

fault-title-missing = Gib einen Titel ein.
fault-title-too-long = Dieser Titel ist länger als { NUMBER($most) } Zeichen. In der Notiz ist mehr Platz.
fault-note-too-long = Diese Notiz ist länger als { NUMBER($most) } Zeichen. Bitte kürze sie.
fault-not-a-number = Gib eine ganze Zahl ein.
fault-out-of-range = Gib eine ganze Zahl von { NUMBER($least) } bis { NUMBER($most) } ein.
fault-unit-missing = Gib ein Wort mit höchstens { NUMBER($most) } Zeichen ein.
fault-weekdays-missing = Wähle mindestens einen Wochentag oder „Nein“.
fault-no-such-task = Etwas davon ist nicht mehr hier. Es wurde gelöscht, vielleicht auf einem anderen Gerät, oder die Liste dazu wird nicht mehr mit dir geteilt. Nichts wurde geändert.
fault-not-in-today = Diese Aufgabe ist nicht mehr auf der Liste für heute. Nichts wurde geändert.
fault-no-such-change = { $days ->
    [one] Das steht nicht mehr im Verlauf. Er reicht { NUMBER($days) } Tag zurück.
   *[other] Das steht nicht mehr im Verlauf. Er reicht { NUMBER($days) } Tage zurück.
}
fault-no-day = Noch hat kein Tag begonnen. Beginne einen mit „Neuer Tag“ und wähle dann aus.
fault-nothing-chosen = Noch ist nichts ausgewählt. Wähle mindestens eine Aufgabe, oder drücke auf „Abbrechen“.
fault-uncosted = „{ $title }“ ist noch ohne Kosten. Trag sie ein, um die Aufgabe zu planen.
fault-over-budget = Das sind { SPOONS($excess) } zu viel. Nichts wurde geändert.
fault-date-missing = Wähle auch ein Datum: Das hier braucht eines.
fault-not-a-date = Gib ein gültiges Datum ein, zum Beispiel 2026-10-14.
fault-not-ahead = Wähle ein Datum nach heute.
fault-not-a-time = Gib eine gültige Uhrzeit ein, zum Beispiel 9:30.
fault-start-after-due = Die Aufgabe bliebe bis nach ihrem Datum ausgeblendet. Wähle ein früheres „Ausblenden bis“ oder ein späteres Datum.
fault-not-a-rule = Gib eine ganze Zahl von { NUMBER($least) } bis { NUMBER($most) } ein, und wähle Tage, Wochen, Monate oder Jahre.
fault-end-before-first = Das Enddatum liegt vor dem ersten Datum. Wähle ein späteres Enddatum oder keines.
fault-name-missing = Gib einen Namen mit höchstens { NUMBER($most) } Zeichen ein.
fault-name-taken = „{ $name }“ gibt es schon. Wähle einen anderen Namen.
fault-category-too-long = Höchstens { NUMBER($most) } Zeichen haben Platz.
fault-no-such-list = Diese Liste ist nicht mehr hier. Sie wurde gelöscht, vielleicht auf einem anderen Gerät, oder wird nicht mehr mit dir geteilt. Nichts wurde geändert.
fault-no-such-subject = Dieses Schlagwort wurde gelöscht, vielleicht in einem anderen Tab. Nichts wurde geändert.
fault-own-step = Eine Aufgabe kann kein Schritt von sich selbst oder von einem ihrer Schritte sein.
fault-too-deep = { $levels ->
    [one] Schritte gehen höchstens { NUMBER($levels) } Ebene tief. Wähle einen Platz weiter oben.
   *[other] Schritte gehen höchstens { NUMBER($levels) } Ebenen tief. Wähle einen Platz weiter oben.
}
fault-too-many-lines = Das sind { NUMBER($count) } Zeilen, möglich sind { NUMBER($most) }. Nichts wurde hinzugefügt, und dein Text ist noch hier.
fault-file-empty = Wähle eine Datei, die nicht leer ist. Eine, die Teaspoon gespeichert hat, endet auf .teaspoon.
fault-file-too-large = Diese Datei ist größer, als Teaspoon lesen kann. Nichts wurde geändert.
fault-not-our-file = Das ist keine Sicherung von Teaspoon. Nur Sicherungen (.teaspoon) können importiert werden. Nichts wurde geändert.
fault-file-damaged = Diese Datei ist beschädigt: Sie ist nicht vollständig oder wurde verändert, seit Teaspoon sie gespeichert hat. Nichts wurde geändert. Versuche es mit einer anderen Kopie.
fault-file-newer = Diese Datei stammt aus einer neueren Version von Teaspoon. Lade diese Seite neu, um die neueste zu bekommen, und versuche es dann noch einmal. Nichts wurde geändert.
fault-note-missing = Gib einen Text ein.
fault-no-such-note = Diese Notiz wurde gelöscht, vielleicht in einem anderen Tab. Nichts wurde geändert.
fault-no-such-view = Diese Ansicht wurde gelöscht, vielleicht in einem anderen Tab. Nichts wurde geändert.
fault-nothing-asked = Hier ist nichts gefiltert. Suche zuerst etwas, oder wähle einen Filter. Dann kannst du die Ansicht speichern.
fault-too-many-views = Es gibt schon { NUMBER($most) } Ansichten. Lösche zuerst eine unter „Listen“.
fault-no-such-version = Diese frühere Version ist nicht mehr da. Nichts wurde geändert.
fault-not-yours = Diese Liste ist mit dir geteilt: Du kannst sie verlassen. Löschen kann sie nur, wer sie verwaltet. Nichts wurde geändert.
fault-view-only = Diese Liste ist mit dir nur zum Ansehen geteilt. Darum wurde nichts geändert. Wer sie verwaltet, kann dir das Bearbeiten erlauben.
fault-not-a-command = Das konnte nicht gelesen werden. Nichts wurde geändert.
fault-key-used = Das wurde schon für etwas anderes verwendet. Nichts wurde geändert.
fault-report-too-long = Höchstens { NUMBER($most) } Zeichen, damit alles auf eine Seite passt.
fault-profile-name-too-long = Höchstens { NUMBER($most) } Zeichen haben Platz.
fault-not-a-mailbox = Gib eine Adresse wie name@example.org ein, oder lass das Feld leer.
fault-not-a-picture = Das ließ sich nicht als Bild lesen. Wähle es noch einmal. JPEG, PNG und WebP lassen sich überall lesen.
fault-uses-reserve = Das braucht { SPOONS($spoons) } aus deiner Reserve. Kreuze „Reserve nutzen“ an, oder übernimm es nicht für heute.
fault-borrowing-off = Leihen ist in den Einstellungen ausgeschaltet. Nichts wurde hinzugefügt.

## Pages in place of the one that was asked for.

problem-not-found = Seite nicht gefunden
problem-did-not-work = Das hat nicht geklappt
problem-gone = Nicht mehr da
problem-not-saved = Nicht gespeichert
problem-one-moment = Einen Moment
problem-no-space = Kein Platz mehr
problem-too-large = Zu groß
problem-view-only = Nur zum Ansehen
problem-to-today = Zu „Heute“
problem-try-again = Noch einmal versuchen
problem-said-not-found = Unter dieser Adresse gibt es keine Seite.
problem-said-not-allowed = So lässt sich diese Adresse nicht verwenden. Nichts wurde geändert.
problem-said-gone = Das wurde gelöscht, vielleicht auf einem anderen Gerät oder in einem anderen Tab, oder es wird nicht mehr mit dir geteilt. Sonst wurde nichts geändert.
problem-said-not-in-history = { $days ->
    [one] Das steht nicht mehr im Verlauf. Er reicht { NUMBER($days) } Tag zurück. Nichts wurde geändert.
   *[other] Das steht nicht mehr im Verlauf. Er reicht { NUMBER($days) } Tage zurück. Nichts wurde geändert.
}
problem-said-not-understood = Die Anfrage ließ sich nicht lesen. Nichts wurde geändert.
problem-said-stopped = Teaspoon wurde dabei unterbrochen und ist neu gestartet. Nichts wurde geändert.
problem-said-full-device = Auf diesem Gerät ist kein Platz mehr für Teaspoon. Darum wurde nichts geändert. Mach etwas Platz, und versuche es dann noch einmal.
problem-said-full-server = Auf dem Server ist dafür kein Platz mehr. Darum wurde nichts geändert. Lösche etwas, das du nicht mehr brauchst, oder sag der Verwaltung des Servers Bescheid.
problem-said-not-kept-server = Dieser Server konnte die Änderung nicht speichern. Darum wurde nichts geändert.
problem-said-not-kept-device = Dieses Gerät konnte die Änderung nicht speichern. Darum wurde nichts geändert.
problem-said-too-large = Das ist mehr, als Teaspoon auf einmal annimmt (2 MB). Nichts wurde geändert. Dein Text steht noch auf der vorigen Seite.
problem-said-one-moment = Teaspoon wird auf diesem Gerät noch eingerichtet. Sobald es bereit ist, geht es hier weiter.
problem-said-nothing-to-save = Hier ist noch nichts, was gespeichert werden könnte. Wenn du Teaspoon in diesem Browser verwendest, öffne „Deine Daten“ und speichere die Datei dort.
problem-keep-hint = Wenn nichts geschieht, versuche es noch einmal. Hilft das nicht, kann dieser Server deinen Plan aufbewahren, nur für diesen Browser.
problem-keep = Meinen Plan auf diesem Server aufbewahren

## Text that could not be saved, in fields to copy it from.

unsaved-title = Titel, wie du ihn geschrieben hast
unsaved-note = Notiz, wie du sie geschrieben hast
unsaved-lines = Aufgaben, wie du sie geschrieben hast
unsaved-text = Text, wie du ihn geschrieben hast
unsaved-name = Name, wie du ihn geschrieben hast
unsaved-new-list = Neue Liste, wie du sie geschrieben hast
unsaved-new-subject = Neues Schlagwort, wie du es geschrieben hast
unsaved-category = Kategorie, wie du sie geschrieben hast
unsaved-unit = Name der Einheit, wie du ihn geschrieben hast

## What happened instead, above a page that is shown again.

instead-choose-list = Wähle mindestens eine Liste.
instead-not-made = Etwas davon ist nicht mehr hier. Es wurde gelöscht, vielleicht auf einem anderen Gerät, oder wird nicht mehr mit dir geteilt. Noch wurde nichts erstellt.
instead-archived-name = „{ $name }“ gibt es schon. Um diese Liste zurückzuholen, öffne sie hier, wähle in ihrem Menü „Liste bearbeiten“ und gib ihr einen anderen Namen.
instead-new-list = Diese Liste ist nicht mehr hier. Sie wurde gelöscht, vielleicht auf einem anderen Gerät, oder wird nicht mehr mit dir geteilt. Was du geschrieben hast, steht hier: „Speichern“ macht daraus eine neue Liste.
instead-new-note = Diese Notiz wurde gelöscht, vielleicht auf einem anderen Gerät. Was du geschrieben hast, steht hier: „Speichern“ macht daraus eine neue Notiz.
instead-own-task = { $fault } „Speichern“ macht daraus eine eigene Aufgabe.
