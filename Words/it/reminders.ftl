### Only pages of the server say these.

## Reminders: which devices get them, and what was sent.

reminders = Promemoria
reminders-lead = I promemoria delle attività e la fine di un timer possono arrivare sui tuoi dispositivi mentre Teaspoon è chiuso.
reminders-settings = Ore di silenzio e numero massimo al giorno
reminders-settings-facts = Suono e notifiche
push-off = I messaggi ai dispositivi sono disattivati. Chi amministra questo server può attivarli con l’opzione --contact.

## This device.

push-here = Questo dispositivo
push-here-on = I promemoria sono attivi su questo dispositivo.
push-here-off = I promemoria non sono attivi su questo dispositivo.
push-here-hint = Un promemoria dice di quale attività si tratta, se non scegli altrimenti. Viaggia cifrato: passa per il servizio push di chi produce il tuo browser, che non può leggerlo.
push-here-turn-on = Attiva i promemoria su questo dispositivo
push-here-no-script = Qui servono gli script, che questo browser non esegue.
push-here-unreachable = Questo server non riesce a raggiungere il servizio push di questo browser. Non è cambiato niente.

## All devices. The device is as in “Firefox on Linux”.

push-devices = Dispositivi
push-device-here = Questo browser
push-device-failing = Non raggiunto di recente
push-device-test = Invia una prova
push-device-test-device = Invia una prova: { $device }
push-device-remove = Togli
push-device-remove-device = Togli: { $device }
push-test-sent = Prova inviata a { $device }. Arriva di solito entro pochi secondi; il registro degli invii qui sotto dice quando è stata mostrata.
push-test-gone = { $device }: il browser non accetta più notifiche, quindi questo dispositivo è stato tolto. Aggiungilo di nuovo da lì.
push-test-refused = Invio a { $device } non riuscito: il suo servizio push non ha accettato il messaggio.
push-test-removed = Questo dispositivo è stato tolto. Non è stato inviato niente.

## By e-mail.

reminder-mail = Per e-mail
reminder-mail-lead = Se nessun dispositivo riceve un promemoria entro due minuti, possiamo scrivere a <address></address>. L’e-mail dice ciò che dice il promemoria, e durante il viaggio non è cifrata.
reminder-mail-no = Nessuna e-mail
reminder-mail-yes = Inviami un’e-mail se nessun dispositivo lo riceve
reminder-mail-zone = Fuso orario
reminder-mail-zone-hint = Per esempio Europe/Berlin. Serve per gli orari delle tue attività.
reminder-mail-zone-fault = Scrivi un fuso orario valido, per esempio Europe/Berlin.
reminder-mail-save = Salva

## The log: what was sent, and what happened to it.

delivery-log = Registro degli invii
delivery-log-empty = Ancora niente. Ogni promemoria resta qui per 30 giorni.
delivery-log-today = oggi, { $time }
delivery-log-day = { $date }, { $time }
delivery-log-shown = Mostrato: { $time }
delivery-log-taken = Inviato; non confermato
delivery-log-gone = Dispositivo tolto: non accetta più notifiche
delivery-log-refused = Non inviato: il servizio push del browser non l’ha accettato
delivery-log-not-reached = Non inviato: non è stato possibile raggiungere in tempo il servizio push del browser
delivery-log-mail = Inviato per e-mail
delivery-log-no-mail = Non è stato possibile inviare l’e-mail
delivery-log-email = E-mail
delivery-log-beyond = Saltato: raggiunto il numero massimo al giorno
delivery-log-past = Non inviato: in quel momento il server non era in funzione
delivery-log-no-device = Non inviato: nessun dispositivo
delivery-log-unknown = Non si sa

## The message on a device: its title, and a line below it.

reminder-silent = Un promemoria da Teaspoon
reminder-timer = Il tempo è finito
reminder-rest = Il riposo è finito
reminder-more = Altro in Teaspoon
reminder-more-text = Per oggi il limite di promemoria è raggiunto.
reminder-several = { NUMBER($count) } promemoria
reminder-due = Scadenza: ore { $time }
reminder-due-on = Scadenza: { $date }, { $time }
reminder-test = Notifica di prova
reminder-test-text = I promemoria arrivano su questo dispositivo.
