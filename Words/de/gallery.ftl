### The gallery: templates that people published for everybody on this server.

gallery = Galerie
gallery-lead = Vorlagen, die andere auf diesem Server veröffentlicht haben. Aus einer Vorlage entsteht deine eigene Liste, die du ändern kannst.
gallery-search = Vorlagen durchsuchen
gallery-search-field = Vorlagen durchsuchen
gallery-search-button = Suchen
gallery-order = Reihenfolge
gallery-order-newest = Neueste
gallery-order-uses = Meistverwendet
gallery-none = Noch wurden keine Vorlagen veröffentlicht.
gallery-none-found = Keine Ergebnisse.
gallery-none-yet = Bisher keine Ergebnisse. Es gibt noch mehr Vorlagen zu durchsuchen.
gallery-pages = Mehr Vorlagen
gallery-pages-all = Alle Vorlagen zeigen
gallery-pages-next = Mehr zeigen
gallery-mine = Deine Vorlagen
gallery-mine-facts = Von dir veröffentlicht
gallery-reports = Meldungen
gallery-templates = Vorlagen in deiner App

## What is said of a template, here and in lists: parts with a dot between.

gallery-fact-anonymous = Anonym
gallery-fact-by = von <author></author>
gallery-fact-items = { $count ->
    [one] { $count } Eintrag
   *[other] { $count } Einträge
}
gallery-fact-checklist = Checkliste
gallery-fact-uses = { $count ->
    [one] { $count }-mal verwendet
   *[other] { $count }-mal verwendet
}
gallery-item-rest = Ruhepause

## The templates that the person published.

gallery-own = Deine Vorlagen
gallery-own-empty = Du hast noch nichts veröffentlicht. Öffne eine eigene Liste oder Vorlage und wähle in ihrem Menü <b>In der Galerie veröffentlichen</b>.
gallery-own-removed = Von der Verwaltung dieses Servers entfernt.
gallery-own-hint = Um eine zurückzuziehen, öffne sie.
gallery-own-templates = Vorlagen in deiner App

## One published template.

published-removed = Die Verwaltung dieses Servers hat diese Vorlage aus der Galerie entfernt. Nur du kannst sie noch sehen.
published-use = Vorlage verwenden
published-items = Einträge
published-mine = Das hast du veröffentlicht
published-withdraw-hint = Zurückziehen entfernt sie aus der Galerie. Listen, die andere daraus erstellt haben, bleiben.
published-withdraw = Zurückziehen
published-administrator = Du verwaltest diesen Server
published-remove = Aus der Galerie entfernen
published-sign-in = Stimmt etwas nicht damit? <a>Melde dich an</a>, um es zu melden.
published-report = Diese Vorlage melden
published-report-reason = Was stimmt nicht damit?
published-report-hint = Die Verwaltung dieses Servers liest es und entscheidet. Wer die Vorlage veröffentlicht hat, erfährt nicht, von wem die Meldung kommt.
published-report-empty = Sag in ein paar Worten, was nicht stimmt.
published-report-send = Meldung senden
published-report-sent = Meldung gesendet. Die Verwaltung dieses Servers wird sie lesen.

## Publishing a list or a template.

publish = In der Galerie veröffentlichen
publish-lead = Alle, die diesen Server öffnen, können die Vorlage dann sehen und verwenden, mit oder ohne Konto. Du kannst sie jederzeit zurückziehen. Listen, die andere daraus erstellt haben, bleiben.
publish-title = Titel
publish-about = Beschreibung (optional)
publish-author = Angezeigter Name (optional)
publish-author-hint = Ein Name deiner Wahl. Leer lassen, um anonym zu veröffentlichen. Deine E-Mail-Adresse wird nie gezeigt.
publish-costs = Mit Kosten und Dauer
publish-look = Vorschau
publish-hint = Veröffentlicht werden Titel und Schritte. Nie veröffentlicht werden Notizen, Datum, Schlagwörter, Tage und was erledigt ist.
publish-preview = Vorschau
publish-preview-lead = Das sehen dann alle, und nichts sonst:
publish-preview-cut = Eine Vorlage hat höchstens { NUMBER($items) } Einträge: Das sind die ersten.
publish-do = Veröffentlichen
publish-change = Bearbeiten

publish-empty = Diese Liste ist leer: Noch gibt es nichts zu veröffentlichen.
publish-changed = Die Liste hat sich seit der Vorschau geändert. Das ist die neue Vorschau. Noch wurde nichts veröffentlicht.
publish-too-many = Du kannst höchstens { NUMBER($templates) } Vorlagen veröffentlichen. Zieh eine zurück, um eine andere zu veröffentlichen.
publish-title-empty = Gib einen Titel ein.
publish-title-long = Der Titel kann höchstens { NUMBER($characters) } Zeichen haben.
publish-about-long = Die Beschreibung kann höchstens { NUMBER($characters) } Zeichen haben.
publish-author-long = Der Name kann höchstens { NUMBER($characters) } Zeichen haben.

## Reports about templates, for the administrator.

gallery-reported = Meldungen
gallery-reported-empty = Keine offenen Meldungen.
gallery-reported-lead = „Entfernen“ und „Behalten“ schließen beide alle Meldungen zu einer Vorlage. Eine entfernte Vorlage sieht nur noch, wer sie veröffentlicht hat, mit dem Hinweis, dass sie entfernt wurde.
gallery-report-sent = { $days ->
    [0] In den letzten 24 Stunden gemeldet
    [one] Vor { $days } Tag gemeldet
   *[other] Vor { $days } Tagen gemeldet
}
gallery-report-remove = Entfernen
gallery-report-keep = Behalten
gallery-report-remove-template = Entfernen: { $template }
gallery-report-keep-template = Behalten: { $template }
