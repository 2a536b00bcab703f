## The account that this plan is in, as the app itself knows it.

account = Account
account-sign-in = Accedi
account-create = Crea un account

account-guest = Accesso non effettuato
account-guest-need = Non ti serve un account: tutto funziona anche senza, e i tuoi dati restano in questo browser.
account-guest-why = Con un account, il telefono e il computer mostrano gli stessi dati, ognuno funziona offline, e se un dispositivo si perde non perdi niente. Ci sono anche le liste condivise, e i promemoria mentre Teaspoon è chiuso. Tutto ciò che è qui passa al tuo account.
account-guest-how = Servono un indirizzo e-mail e una password, e su alcuni server un invito.

account-signed-in = Accesso effettuato: <mail></mail>
account-of = Account di <mail></mail>
account-last-synced = Ultima sincronizzazione: { $date }, { $time }.

account-head-sign-in = Accesso
account-settings = Impostazioni dell’account
account-settings-facts = E-mail, password, dispositivi
account-head-sharing = Condivisione
account-shared-lists = Liste condivise
account-shared-links = Link pubblici
account-shared-links-facts = Per persone senza account
account-head-devices = Dispositivi
account-reminders = Promemoria
account-reminders-facts = Dispositivi che ricevono notifiche

account-sign-out = Esci dall’account
account-sign-out-what = I tuoi dati lasciano questo browser e restano nel tuo account. Prima viene inviato ciò che lì non c’è ancora.
account-sign-out-server = I tuoi dati restano nel tuo account.
account-remove = Elimina i miei dati
account-remove-what = I tuoi dati lasciano questo browser. Non sono in nessun altro posto.

## Where the plan is saved, at the top of every page while somebody is signed in.

saved = Il tuo account
saved-everywhere = Sincronizzato
saved-here = Da sincronizzare
saved-needs-you = Serve un’azione

## How far this device and the account agree, and what to do about it.

sync-everywhere = Sincronizzato. Tutto ciò che è qui è anche nel tuo account.
sync-rest = Tutto il resto è sincronizzato.
sync-here = Salvato su questo dispositivo. Si sincronizza appena il server può accettarlo; non devi fare niente.
sync-again = Su questo dispositivo l’accesso all’account è stato chiuso. I tuoi dati sono ancora qui e tutto continua a funzionare. Accedi di nuovo per sincronizzare le novità.
sync-again-link = Accedi di nuovo
sync-again-hint = Se non puoi accedere di nuovo: salva un backup, esci dall’account qui, e ripristina il backup nella prima pagina. <backup>Crea un backup</backup>
sync-another = In questo browser ora è aperto un altro account. I dati che vedi sono ancora quelli dell’account qui sopra, e i due restano separati. Accedi all’account qui sopra per sincronizzare le novità.
sync-sign-in-as = Accedi come { $mail }
sync-full = Il tuo account è pieno. Le novità restano su questo dispositivo, e puoi continuare. La pagina del tuo account mostra che cosa occupa spazio.
sync-deleted = Questo account è stato eliminato. I tuoi dati sono ancora qui, solo in questo browser.
sync-keep = Conserva qui i miei dati senza account
sync-keep-hint = Non perdi niente di tuo, e più tardi puoi creare un altro account per questi dati. Le liste che altre persone hanno condiviso con te vengono tolte da questo browser.

sync-unsent-whole = L’invio al tuo account di ciò che c’era già qui è ancora in corso.
sync-unsent = { $count ->
    [one] Finora { NUMBER($count) } modifica è solo su questo dispositivo.
   *[other] Finora { NUMBER($count) } modifiche sono solo su questo dispositivo.
}
sync-refused = { $count ->
    [one] Non è stato possibile sincronizzare { NUMBER($count) } elemento (troppo grande, di tipo sconosciuto, o in una lista condivisa che è piena): resta su questo dispositivo.
   *[other] Non è stato possibile sincronizzare { NUMBER($count) } elementi (troppo grandi, di tipo sconosciuto, o in una lista condivisa che è piena): restano su questo dispositivo.
}
sync-backup = Un backup conserva tutto: <backup>Crea un backup</backup>

## Asked before somebody signs out whose changes are not all in the account.

unsent = Non tutto è sincronizzato
unsent-nothing = Prima di uscire
unsent-remove = Elimina i miei dati
unsent-deleted = Il tuo account è stato eliminato, quindi i tuoi dati sono solo in questo browser. Se li elimini, non si può annullare.
unsent-unknown = Non possiamo confermare che tutto sia sincronizzato, e se esci i tuoi dati lasciano questo browser.
unsent-signed-in = L’account è ancora aperto. Se esci, i tuoi dati lasciano questo browser.
unsent-again = Riprova
unsent-anyway = Esci comunque

## Somebody signed in, and this browser has the plan of another account.

other-plan = Qui ci sono i dati di un altro account
other-plan-two = In questo browser ci sono ancora i dati di <mail></mail>, e ora l’account aperto è <now></now>. I dati dei due account restano separati.
other-plan-one = In questo browser ci sono ancora i dati di <mail></mail>. I dati dei due account restano separati.
other-plan-deleted = L’account di questi dati è stato eliminato. Per metterli in un altro account, conservali qui, poi accedi.
other-plan-remove = Togli quei dati da questo browser e continua

## Somebody signed in, and the account’s plan has not been read to its end.

arriving = I tuoi dati stanno arrivando
arriving-hint = Puoi già aggiungere attività; restano salvate. Se la rete cade, si continua da qui più tardi.
arriving-bar = Quanto è arrivato

## Somebody signed in, and this device has a plan that was made without an account. The person chooses what happens to it.

joining = Su questo dispositivo ci sono già dei dati
joining-lead = Sono stati creati qui senza account e modificati l’ultima volta il { $date }.
joining-question = Che cosa vuoi farne?
joining-apart = Tienili separati
joining-apart-facts = Restano su questo dispositivo. Esci dall’account per aprirli.
joining-along = Portali con te
joining-along-facts = Le attività e le liste passano al tuo account. Le impostazioni dell’account e il suo numero di oggi restano.
joining-delete = Eliminali
joining-delete-facts = Solo ciò che è stato creato su questo dispositivo. Ti verrà chiesto ancora una volta.
joining-look = Prima guardali
joining-look-title = Che cosa c’è in questi dati
joining-hint = Non sai di chi sono? Tienili separati: non si perde niente, e puoi riaprirli più tardi.
joining-delete-title = Eliminare questi dati?
joining-delete-lead = Vengono eliminati da questo dispositivo. Non c’è un’altra copia e non si può annullare.

## A plan that was kept apart when somebody signed in.

apart = Altri dati su questo dispositivo
apart-sign-out = Esci dall’account per aprirli.
apart-open = Apri questi dati

## This browser has removed the plan that was in it.

gone-plan = I tuoi dati non sono più in questo browser
gone-plan-lead = Qui c’erano dati senza account, e il browser li ha rimossi. Un backup li riporta com’erano.
gone-plan-start = Ricomincia
