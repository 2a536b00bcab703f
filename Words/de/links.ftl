### Only pages of the server say these.

## Links that show something to people without an account.

links = Geteilte Links
links-lead = Wer den Link hat, kann alles ansehen, was er zeigt, auch ohne Konto, bis du ihn widerrufst.
links-spoons = { UNIT($unit, style: "capital") } von heute teilen
links-list-hint = Um eine Liste zu teilen, öffne sie und wähle in ihrem Menü <menu>Link nur zum Ansehen erstellen</menu>.

links-preview = Wer den Link hat, sieht das hier, so wie es beim Öffnen ist, und nichts sonst:
links-label = Bezeichnung (optional)
links-label-hint = Zum Beispiel „für Mama“. Nur du siehst sie.
links-label-too-long = Höchstens { NUMBER($most) } Zeichen haben Platz.
links-create = Link erstellen
links-created = Link erstellt
links-address = Link
links-address-hint = Kopiere ihn jetzt: Er steht nur hier, und dieser Server bewahrt ihn nicht auf.
links-too-many = Ein Konto hat höchstens { NUMBER($most) } solche Links. Widerrufe einen, dann ist wieder Platz.

links-yours = Deine Links
links-shows-spoons = { UNIT($unit, style: "capital") }, die heute noch da sind
links-shows-nothing = Eine Liste, die nicht mehr hier ist: Der Link zeigt nichts
links-made = { $days ->
    [0] Erstellt in den letzten 24 Stunden
    [one] Erstellt vor { NUMBER($days) } Tag
   *[other] Erstellt vor { NUMBER($days) } Tagen
}
links-opened = { $days ->
    [0] Zuletzt geöffnet in den letzten 24 Stunden
    [one] Zuletzt geöffnet vor { NUMBER($days) } Tag
   *[other] Zuletzt geöffnet vor { NUMBER($days) } Tagen
}
links-not-opened = Noch nicht geöffnet
links-revoke = Widerrufen
links-revoke-one = Widerrufen: { $link }

copy-text = Kopieren

## What somebody sees who has such a link.

public-view-only = Nur zum Ansehen. Lade die Seite neu, um sie zu aktualisieren.
public-ended = Nichts zu zeigen
public-ended-lead = Diesen Link gibt es nicht, oder er wurde widerrufen. Frag die Person, von der du ihn hast, nach einem neuen.
public-later = Versuche es gleich noch einmal
public-later-lead = Das lässt sich gerade nicht zeigen. Lade die Seite in einer Minute neu.

public-spoons = Heute noch da
public-spoons-left = { $count ->
    [one] <number>{ NUMBER($count) }</number> Löffel ist heute noch da
   *[other] <number>{ NUMBER($count) }</number> Löffel sind heute noch da
}
public-units-left = <number>{ NUMBER($count) }</number> <unit></unit> noch für heute
public-spoons-none = Noch hat kein neuer Tag begonnen
public-known-minutes = Stand: vor wenigen Minuten.
public-known-hour = Stand: in der letzten Stunde.
public-known-hours = { $hours ->
    [1] Stand: vor einer Stunde.
   *[other] Stand: vor { NUMBER($hours) } Stunden.
}
public-known-days = { $days ->
    [1] Stand: vor einem Tag.
   *[other] Stand: vor { NUMBER($days) } Tagen.
}

public-list-count = { $count ->
    [one] { NUMBER($count) } Eintrag
   *[other] { NUMBER($count) } Einträge
}
public-list-empty = Gerade ist nichts darin.
public-list-cut = Und so weiter: Das sind die ersten { NUMBER($count) }.
public-list-done = Erledigt
public-list-skipped = Ausgelassen
