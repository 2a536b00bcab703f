## What cannot be done, and the remedy. It stands beside the field or above the page.

fault-title-missing = Scrivi un titolo.
fault-title-too-long = Questo titolo ha più di { NUMBER($most) } caratteri. Nella nota c’è più spazio.
fault-note-too-long = Questa nota ha più di { NUMBER($most) } caratteri. Accorciala un po’.
fault-not-a-number = Scrivi un numero intero.
fault-out-of-range = Scrivi un numero intero da { NUMBER($least) } a { NUMBER($most) }.
fault-unit-missing = Scrivi una parola di { NUMBER($most) } caratteri al massimo.
fault-weekdays-missing = Scegli almeno un giorno della settimana, oppure «No».
fault-no-such-task = Una di queste non è più qui. È stata eliminata, forse su un altro dispositivo, o la sua lista non è più condivisa con te. Non è cambiato niente.
fault-not-in-today = Questa attività non è più nella lista di oggi. Non è cambiato niente.
fault-no-such-change = { $days ->
    [one] Questa modifica non è più nella cronologia, che conserva { NUMBER($days) } giorno.
   *[other] Questa modifica non è più nella cronologia, che conserva { NUMBER($days) } giorni.
}
fault-no-day = Nessun giorno è ancora iniziato. Iniziane uno con «Nuovo giorno», poi scegli.
fault-nothing-chosen = Non hai ancora scelto niente. Scegli almeno un’attività, o premi «Annulla».
fault-uncosted = «{ $title }» non ha ancora un costo. Indicalo per pianificare l’attività.
fault-over-budget = Oltre il limite: { SPOONS($excess) }. Non è cambiato niente.
fault-date-missing = Scegli anche una data: qui serve.
fault-not-a-date = Scrivi una data valida, per esempio 2026-10-14.
fault-not-ahead = Scegli una data dopo oggi.
fault-not-a-time = Scrivi un’ora valida, per esempio 9:30.
fault-start-after-due = Resterebbe nascosta fin dopo la scadenza. Nascondila per meno tempo, o scegli una scadenza più lontana.
fault-not-a-rule = Scrivi un numero intero da { NUMBER($least) } a { NUMBER($most) }, e scegli giorni, settimane, mesi o anni.
fault-end-before-first = La data di fine viene prima della prima data. Scegline una successiva, o nessuna.
fault-name-missing = Scrivi un nome di { NUMBER($most) } caratteri al massimo.
fault-name-taken = «{ $name }» esiste già. Scegli un altro nome.
fault-category-too-long = Usa al massimo { NUMBER($most) } caratteri.
fault-no-such-list = Questa lista non è più qui. È stata eliminata, forse su un altro dispositivo, o non è più condivisa con te. Non è cambiato niente.
fault-no-such-subject = Questa etichetta è stata eliminata, forse in un’altra scheda. Non è cambiato niente.
fault-own-step = Un’attività non può essere una sottoattività di sé stessa o di una delle sue sottoattività.
fault-too-deep = { $levels ->
    [one] Le sottoattività possono avere al massimo { NUMBER($levels) } livello. Scegli un posto più in alto.
   *[other] Le sottoattività possono avere al massimo { NUMBER($levels) } livelli. Scegli un posto più in alto.
}
fault-too-many-lines = Le righe sono { NUMBER($count) }; il limite è { NUMBER($most) }. Non è stato aggiunto niente, e il tuo testo è ancora qui.
fault-file-empty = Scegli un file che non sia vuoto. Un file salvato da Teaspoon finisce in .teaspoon.
fault-file-too-large = Questo file è più grande di quanto Teaspoon possa leggere. Non è cambiato niente.
fault-not-our-file = Questo non è un backup di Teaspoon. Si possono importare solo i backup (.teaspoon). Non è cambiato niente.
fault-file-damaged = Questo file è danneggiato: è incompleto, o è cambiato dopo che Teaspoon l’ha salvato. Non è cambiato niente. Prova con un’altra copia.
fault-file-newer = Questo file è stato salvato da un Teaspoon più recente. Ricarica questa pagina per avere la versione più recente, poi riprova. Non è cambiato niente.
fault-note-missing = Scrivi del testo.
fault-no-such-note = Questa nota è stata eliminata, forse in un’altra scheda. Non è cambiato niente.
fault-no-such-view = Questa vista è stata eliminata, forse in un’altra scheda. Non è cambiato niente.
fault-nothing-asked = Qui non c’è nessun filtro. Prima cerca o scegli un filtro, poi salva la vista.
fault-too-many-views = Ci sono già { NUMBER($most) } viste. Prima eliminane una in «Liste».
fault-no-such-version = Questa versione precedente non è più qui. Non è cambiato niente.
fault-not-yours = Questa lista è condivisa con te: puoi lasciarla, e chi la possiede può eliminarla. Non è cambiato niente.
fault-view-only = Questa lista è condivisa con te in sola lettura, quindi non è cambiato niente. Chi la possiede può permetterti di modificarla.
fault-not-a-command = Non è stato possibile leggerlo. Non è cambiato niente.
fault-key-used = È già stato usato per qualcos’altro. Non è cambiato niente.
fault-report-too-long = Usa al massimo { NUMBER($most) } caratteri, così tutto sta in una pagina.
fault-profile-name-too-long = Usa al massimo { NUMBER($most) } caratteri.
fault-not-a-mailbox = Scrivi un indirizzo come name@example.org, o lascia vuoto.
fault-not-a-picture = Non è stato possibile leggere questa immagine. Sceglila di nuovo; JPEG, PNG e WebP si leggono ovunque.
fault-uses-reserve = Così usi la tua riserva: { SPOONS($spoons) }. Spunta «Usa la riserva», o non aggiungere l’attività a oggi.
fault-borrowing-off = Il prestito è disattivato nelle impostazioni. Non è stato aggiunto niente.

## Pages in place of the one that was asked for.

problem-not-found = Pagina non trovata
problem-did-not-work = Non ha funzionato
problem-gone = Non è più qui
problem-not-saved = Non salvato
problem-one-moment = Un momento
problem-no-space = Spazio esaurito
problem-too-large = Troppo grande
problem-view-only = Sola lettura
problem-to-today = Vai a Oggi
problem-try-again = Riprova
problem-said-not-found = A questo indirizzo non c’è nessuna pagina.
problem-said-not-allowed = Questo indirizzo non si può usare così. Non è cambiato niente.
problem-said-gone = È stato eliminato, forse su un altro dispositivo o in un’altra scheda, o non è più condiviso con te. Non è cambiato nient’altro.
problem-said-not-in-history = { $days ->
    [one] Questa modifica non è più nella cronologia, che conserva { NUMBER($days) } giorno. Non è cambiato niente.
   *[other] Questa modifica non è più nella cronologia, che conserva { NUMBER($days) } giorni. Non è cambiato niente.
}
problem-said-not-understood = Non è stato possibile leggere la richiesta. Non è cambiato niente.
problem-said-stopped = Teaspoon si è fermato durante questa operazione ed è ripartito. Non è cambiato niente.
problem-said-full-device = Su questo dispositivo non c’è più spazio per Teaspoon, quindi non è cambiato niente. Libera un po’ di spazio, poi riprova.
problem-said-full-server = Sul server non c’è più spazio per questo, quindi non è cambiato niente. Elimina qualcosa che non ti serve più, o dillo a chi amministra il server.
problem-said-not-kept-server = Questo server non ha potuto salvare la modifica, quindi non è cambiato niente.
problem-said-not-kept-device = Questo dispositivo non ha potuto salvare la modifica, quindi non è cambiato niente.
problem-said-too-large = È più di quanto Teaspoon possa accettare in una volta (2 MB). Non è cambiato niente. Il tuo testo è ancora nella pagina precedente.
problem-said-one-moment = Teaspoon si sta ancora preparando su questo dispositivo. Continuerà appena è pronto.
problem-said-nothing-to-save = Qui non c’è ancora niente da salvare. Se usi Teaspoon in questo browser, apri «I tuoi dati» e salva lì il file.
problem-keep-hint = Se non succede niente, riprova. Se non basta, questo server può conservare i tuoi dati al posto del dispositivo, solo per questo browser.
problem-keep = Conserva i miei dati su questo server

## Text that could not be saved, in fields to copy it from.

unsaved-title = Titolo, come l’hai scritto
unsaved-note = Nota, come l’hai scritta
unsaved-lines = Attività, come le hai scritte
unsaved-text = Testo, come l’hai scritto
unsaved-name = Nome, come l’hai scritto
unsaved-new-list = Nuova lista, come l’hai scritta
unsaved-new-subject = Nuova etichetta, come l’hai scritta
unsaved-category = Categoria, come l’hai scritta
unsaved-unit = Nome dell’unità, come l’hai scritto

## What happened instead, above a page that is shown again.

instead-choose-list = Scegli almeno una lista.
instead-not-made = Una di queste non è più qui. È stata eliminata, forse su un altro dispositivo, o non è più condivisa con te. Non è stato ancora creato niente.
instead-archived-name = «{ $name }» esiste già. Per ripristinare questa lista, aprila qui, scegli «Modifica lista» nel suo menu e dalle un altro nome.
instead-new-list = Questa lista non è più qui. È stata eliminata, forse su un altro dispositivo, o non è più condivisa con te. Ciò che hai scritto è qui: «Salva» lo conserva come nuova lista.
instead-new-note = Questa nota è stata eliminata, forse su un altro dispositivo. Ciò che hai scritto è qui: «Salva» lo conserva come nuova nota.
instead-own-task = { $fault } «Salva» la conserva come attività a sé.
