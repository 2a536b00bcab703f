### Only pages of the server say these.

## Links that show something to people without an account.

links = Link pubblici
links-lead = Chiunque abbia il link può vedere ciò che mostra, anche senza account, finché non lo disattivi.
links-spoons = Condividi l’energia di oggi ({ UNIT($unit) })
links-list-hint = Per condividere una lista, aprila e scegli <menu>Crea un link pubblico</menu> nel suo menu.

links-preview = Chiunque abbia il link vedrà questo, com’è nel momento in cui lo apre, e nient’altro:
links-label = Nome del link (facoltativo)
links-label-hint = Per esempio «per la mamma». Lo vedi solo tu.
links-label-too-long = Usa al massimo { NUMBER($most) } caratteri.
links-create = Crea link
links-created = Link creato
links-address = Link
links-address-hint = Copialo adesso: si vede solo qui, e questo server non lo conserva.
links-too-many = Un account ha al massimo { NUMBER($most) } di questi indirizzi. Se ne disattivi uno, c’è posto.

links-yours = I tuoi link
links-shows-spoons = { UNIT($unit, style: "capital") } disponibili oggi
links-shows-nothing = Una lista che non è più qui: il link non mostra niente
links-made = { $days ->
    [0] Creato nelle ultime 24 ore
    [one] Creato { NUMBER($days) } giorno fa
   *[other] Creato { NUMBER($days) } giorni fa
}
links-opened = { $days ->
    [0] Aperto nelle ultime 24 ore
    [one] Aperto l’ultima volta { NUMBER($days) } giorno fa
   *[other] Aperto l’ultima volta { NUMBER($days) } giorni fa
}
links-not-opened = Non ancora aperto
links-revoke = Disattiva
links-revoke-one = Disattiva: { $link }

copy-text = Copia

## What somebody sees who has such a link.

public-view-only = Sola lettura. Ricarica la pagina per aggiornarla.
public-ended = Niente da mostrare
public-ended-lead = Questo link non esiste o è stato disattivato. Chiedine uno nuovo alla persona che te l’ha dato.
public-later = Riprova tra un momento
public-later-lead = Adesso non è possibile mostrarlo. Ricarica la pagina tra un minuto.

public-spoons = Energia che resta oggi
public-spoons-left = { $count ->
    [one] Oggi resta <number>{ NUMBER($count) }</number> cucchiaio
   *[other] Oggi restano <number>{ NUMBER($count) }</number> cucchiai
}
public-units-left = { $count ->
    [one] Oggi resta <number>{ NUMBER($count) }</number> <unit></unit>
   *[other] Oggi restano <number>{ NUMBER($count) }</number> <unit></unit>
}
public-spoons-none = Nessun nuovo giorno è ancora iniziato
public-known-minutes = Ultimo aggiornamento: pochi minuti fa.
public-known-hour = Ultimo aggiornamento: nell’ultima ora.
public-known-hours = { $hours ->
    [1] Ultimo aggiornamento: un’ora fa.
   *[other] Ultimo aggiornamento: { NUMBER($hours) } ore fa.
}
public-known-days = { $days ->
    [1] Ultimo aggiornamento: un giorno fa.
   *[other] Ultimo aggiornamento: { NUMBER($days) } giorni fa.
}

public-list-count = { $count ->
    [one] { NUMBER($count) } voce
   *[other] { NUMBER($count) } voci
}
public-list-empty = Per ora non contiene niente.
public-list-cut = E così via: queste sono le prime { NUMBER($count) }.
public-list-done = Fatta
public-list-skipped = Saltata
