### The gallery: templates that people published for everybody on this server.

gallery = Galleria
gallery-lead = Modelli pubblicati da altre persone su questo server. Se ne usi uno, crei una lista tua che puoi modificare.
gallery-search = Cerca nei modelli
gallery-search-field = Cerca nei modelli
gallery-search-button = Cerca
gallery-order = Ordine
gallery-order-newest = Più recenti
gallery-order-uses = Più usati
gallery-none = Non è ancora stato pubblicato nessun modello.
gallery-none-found = Nessun risultato.
gallery-none-yet = Finora nessun risultato. Ci sono altri modelli in cui cercare.
gallery-pages = Altri modelli
gallery-pages-all = Mostra tutti i modelli
gallery-pages-next = Mostra altro
gallery-mine = I tuoi modelli
gallery-mine-facts = Pubblicati da te
gallery-reports = Segnalazioni
gallery-templates = Modelli nella tua app

## What is said of a template, here and in lists: parts with a dot between.

gallery-fact-anonymous = Anonimo
gallery-fact-by = di <author></author>
gallery-fact-items = { $count ->
    [one] { $count } voce
   *[other] { $count } voci
}
gallery-fact-checklist = Lista di controllo
gallery-fact-uses = { $count ->
    [one] { $count } uso
   *[other] { $count } usi
}
gallery-item-rest = Riposo

## The templates that the person published.

gallery-own = I tuoi modelli
gallery-own-empty = Non hai ancora pubblicato niente. Apri una tua lista o un tuo modello, e scegli <b>Pubblica nella galleria</b> nel suo menu.
gallery-own-removed = Tolto da chi amministra questo server.
gallery-own-hint = Per ritirarne uno, aprilo.
gallery-own-templates = Modelli nella tua app

## One published template.

published-removed = Chi amministra questo server l’ha tolto dalla galleria. Solo tu puoi ancora vederlo.
published-use = Usa il modello
published-items = Voci
published-mine = L’hai pubblicato tu
published-withdraw-hint = Se lo ritiri, non è più nella galleria. Le liste che altre persone hanno creato con il modello restano.
published-withdraw = Ritira
published-administrator = Amministri questo server
published-remove = Togli dalla galleria
published-sign-in = C’è qualcosa che non va? <a>Accedi</a> per segnalarlo.
published-report = Segnala questo modello
published-report-reason = Che cosa non va?
published-report-hint = Chi amministra questo server lo legge e decide. Chi ha creato il modello non saprà chi l’ha segnalato.
published-report-empty = Di’ in poche parole che cosa non va.
published-report-send = Invia segnalazione
published-report-sent = Segnalazione inviata. Chi amministra questo server la leggerà.

## Publishing a list or a template.

publish = Pubblica nella galleria
publish-lead = Chiunque possa aprire questo server potrà vederlo e usarlo, con o senza un account. Puoi ritirarlo quando vuoi. Le liste che altre persone hanno creato con il modello restano.
publish-title = Titolo
publish-about = Descrizione (facoltativa)
publish-author = Nome di chi pubblica (facoltativo)
publish-author-hint = Un nome a piacere. Lascia vuoto per pubblicare in modo anonimo. Il tuo indirizzo e-mail non si vede mai.
publish-costs = Includi i costi e le durate
publish-look = Anteprima
publish-hint = Si pubblicano titoli e sottoattività. Note, date, etichette, giorni e ciò che è fatto non si pubblicano mai.
publish-preview = Anteprima
publish-preview-lead = Ecco ciò che vedranno tutti, e nient’altro:
publish-preview-cut = Un modello ha al massimo { NUMBER($items) } voci: queste sono le prime.
publish-do = Pubblica
publish-change = Modifica

publish-empty = Questa lista è vuota: non c’è ancora niente da pubblicare.
publish-changed = La lista è cambiata dopo l’anteprima. Questa è la nuova anteprima; non è stato ancora pubblicato niente.
publish-too-many = Puoi pubblicare al massimo { NUMBER($templates) } modelli. Ritirane uno per pubblicarne un altro.
publish-title-empty = Scrivi un titolo.
publish-title-long = Il titolo può avere al massimo { NUMBER($characters) } caratteri.
publish-about-long = La descrizione può avere al massimo { NUMBER($characters) } caratteri.
publish-author-long = Il nome di chi pubblica può avere al massimo { NUMBER($characters) } caratteri.

## Reports about templates, for the administrator.

gallery-reported = Segnalazioni
gallery-reported-empty = Nessuna segnalazione aperta.
gallery-reported-lead = Con l’una o l’altra scelta si chiudono tutte le segnalazioni di un modello. Un modello tolto resta visibile solo a chi l’ha pubblicato, che lì legge che è stato tolto.
gallery-report-sent = { $days ->
    [0] Segnalato nelle ultime 24 ore
    [one] Segnalato { $days } giorno fa
   *[other] Segnalato { $days } giorni fa
}
gallery-report-remove = Togli
gallery-report-keep = Mantieni
gallery-report-remove-template = Togli: { $template }
gallery-report-keep-template = Mantieni: { $template }
