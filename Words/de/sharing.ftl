### Only pages of the server say these.

## The lists that somebody shares.

shared-lists = Geteilte Listen
shared-lists-empty = Du hast keine geteilten Listen. Um eine Liste zu teilen, öffne sie und wähle in ihrem Menü <menu>Diese Liste teilen</menu>.
shared-lists-invitations = Einladungen
shared-lists-joined = Listen, die du mit anderen teilst
shared-lists-with = Mit <names></names>
shared-lists-all = Alle Listen

shared-offer = <person></person> teilt die Liste <list></list> mit dir.
shared-offer-view = Du kannst sie ansehen.
shared-offer-edit = Du kannst sie bearbeiten.
shared-offer-join = Dieser Liste beitreten
shared-offer-decline = Ablehnen

shared-role-view = Du kannst sie ansehen
shared-role-edit = Du kannst sie bearbeiten
shared-role-own = Du verwaltest sie

shared-left = Du hast diese Liste verlassen.
shared-stopped = Du teilst diese Liste nicht mehr.
shared-declined = Einladung abgelehnt.
shared-too-many-lists = Du kannst höchstens { NUMBER($most) } Listen teilen. Nichts wurde geändert.
shared-too-many-members = Eine Liste kann höchstens { NUMBER($most) } Mitglieder und { NUMBER($most) } offene Einladungen haben. Nichts wurde geändert.
shared-full = Für alles aus dieser Liste ist nicht genug Platz. Nichts wurde geändert.
shared-moved = Gerade ändert jemand anderes diese Liste. Darum wurde nichts geändert. Versuche es gleich noch einmal.

## The name by which the other members see a person.

shared-name = Dein Name in dieser Liste
shared-name-hint = Die anderen Mitglieder sehen diesen Namen.
shared-name-wrong = Gib einen Namen mit höchstens { NUMBER($most) } Zeichen ein.

## What others will see of a list, before it is shared.

share-list = Liste teilen
share-list-lead = <list></list>, mit allem, was darin ist. Niemand sieht sie, bis du jemanden einlädst.
share-list-seen = Was andere sehen
share-list-empty = Noch keine Aufgaben.
share-list-done = Erledigt
share-list-parts = Von jeder Aufgabe: Titel, Schritte, Datum und Uhrzeit, Wiederholung und Priorität, und ob sie erledigt ist. Von der Liste: Name, Symbol und Farbe.
share-list-unseen = Was bei dir bleibt
share-list-private = Was eine Aufgabe dich kostet, ihre Notiz, Schlagwörter, Minuten und Erinnerung, und für wann du sie planst oder zurückstellst. Das sieht sonst niemand.
share-list-now = Diese Liste teilen

## A list that somebody is invited to, before they join it.

join-list = Einer Liste beitreten
join-list-view = Du kannst sie ansehen. Was du dort planst oder notierst, bleibt bei dir.
join-list-edit = Du kannst sie bearbeiten. Was du dort planst oder notierst, bleibt bei dir.
join-list-decline = Ablehnen
join-list-now = Beitreten

## The members of a list.

members = Mitglieder
members-people = Menschen
members-you = { $name } (du)
members-role-view = Darf ansehen
members-role-edit = Darf bearbeiten
members-role-own = Verwaltet die Liste

members-access = Rechte ändern
members-allow-editing = Bearbeiten erlauben
members-view-only = Nur ansehen lassen
members-view-only-hint = „Nur ansehen lassen“ widerruft auch die Links, mit denen man beitreten und bearbeiten kann.
members-make-owner = Verwaltung übergeben
members-remove = Entfernen
members-button-for = { $button }: { $name }

members-name = Dein Name in dieser Liste
members-name-save = Namen speichern
members-end = Verlassen oder nicht mehr teilen
members-stop = Diese Liste nicht mehr teilen
members-leave = Diese Liste verlassen

members-invite = Jemanden einladen
members-invite-email = Mit einer E-Mail-Adresse
members-invite-their = E-Mail-Adresse
members-invite-mail-hint = Wir schreiben an diese Adresse. Die Einladung wartet im Konto mit dieser Adresse unter „Geteilte Listen“.
members-invite-hint = Die Einladung wartet im Konto mit dieser Adresse unter „Geteilte Listen“. Es wird keine E-Mail gesendet.
members-invite-now = Einladen
members-invite-link = Mit einem Link, für alle, die ihn haben
members-invite-link-now = Link erstellen
members-invite-role = Erlaubt ist
members-invite-edit = Bearbeiten
members-invite-view = Ansehen

members-link = Einladungslink
members-link-hint = Wer ihn hat, kann 14 Tage lang beitreten. Er steht hier nur einmal: Kopiere ihn jetzt. Unten kannst du ihn widerrufen.

members-pending = Offene Einladungen
members-pending-link = Ein Link
members-pending-ends = { $days ->
    [0] gilt noch höchstens 24 Stunden
    [one] gilt noch { NUMBER($days) } Tag
   *[other] gilt noch { NUMBER($days) } Tage
}
members-revoke = Widerrufen
members-revoke-address = Widerrufen: { $mail }, { $ends }
members-revoke-link = Widerrufen: ein Link, { $ends }

members-invited = Einladung erstellt. Sie wartet 14 Tage im Konto mit dieser Adresse, wenn es eines gibt.
members-changed = Mitglied geändert.
members-removed = Mitglied entfernt. Unten kannst du die Person wieder einladen.

## Asked before sharing ends. Names stand in the places of the tags.

end-leave = Diese Liste verlassen
end-leave-what = Du siehst <list></list> dann nicht mehr, auch nicht, was darin ist. Die anderen behalten die Liste. Um wiederzukommen, brauchst du eine neue Einladung.
end-remove = Mitglied entfernen
end-remove-what = <person></person> sieht <list></list> dann nicht mehr. Was von dieser Person kam, bleibt. Du kannst sie wieder einladen.
end-remove-now = Entfernen
end-remove-links = { $count ->
    [one] Auch den Link zu dieser Liste widerrufen
   *[other] Auch die Links zu dieser Liste widerrufen
}
end-remove-links-hint = { $count ->
    [one] Ein Link zu ihr gilt noch: Damit könnte <person></person> wieder beitreten. Die anderen Mitglieder bleiben, und du kannst einen neuen Link erstellen.
   *[other] Links zu ihr gelten noch: Mit einem davon könnte <person></person> wieder beitreten. Die anderen Mitglieder bleiben, und du kannst einen neuen Link erstellen.
}
end-owner = Verwaltung übergeben
end-owner-what = <person></person> verwaltet dann <list></list> und ihre Mitglieder. Du kannst die Liste weiter bearbeiten. Links und Einladungen werden widerrufen.
end-owner-now = Verwaltung übergeben
end-stop = Nicht mehr teilen
end-stop-what = <list></list> ist dann wieder deine eigene Liste, mit allem, was darin ist. Die anderen Mitglieder sehen sie nicht mehr.
