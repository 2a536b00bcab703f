### Only scripts say these.

## The message above the bar. Scripts write it when they have something to say, as when nothing was saved.

toast-dismiss = Chiudi

## After a button was pressed.

act-setting-up = Teaspoon si sta preparando su questo dispositivo. Ciò che hai scelto verrà fatto appena è pronto.
act-not-ready = Teaspoon si sta ancora preparando su questo dispositivo. Ciò che hai scritto è ancora qui; riprova tra un momento.
act-no-answer = Non ancora salvato: nessuna risposta. Ciò che hai scritto è ancora qui; riprova.
act-not-saved = Non salvato. Ciò che hai scritto è ancora qui.

## Above a form whose text was typed earlier, and not sent.

draft-not-saved = Questa è una bozza. Non è ancora salvata.
draft-use = Usa la bozza
draft-discard = Elimina la bozza

## A task that is open beside a list, in a wide window. Both are for screen readers.

beside-task = Attività: { $task }
beside-close = Chiudi l’attività

## Saving a file, as a backup. “Handed on”: it was given to another app, because this device has no downloads.

download-saved = Salvato: { $file }. È tra i tuoi download.
download-handed-on = Passato a un’altra app: { $file }.
download-no-answer = Non è stato possibile salvare: nessuna risposta. Riprova tra un momento.
download-tap-again = Il file è pronto, ma il dispositivo non l’ha più accettato. Premi di nuovo.
download-not-handed-on = Il file è pronto, ma questo dispositivo non ha potuto passarlo a un’altra app.

## A button that copies a link.

copy-done = Copiato
copy-selected = Selezionato, pronto da copiare

## A picture of the person, chosen in the settings.

picture-unreadable = Questo browser non può leggere il file come immagine. Scegli un JPEG, PNG o WebP.
picture-too-large = Questo file supera 60 MB. Scegline uno più piccolo.

## Tests of sound and notifications in the settings.

sound-playing = Il suono è in corso. Se non senti niente, controlla il volume e la modalità silenziosa.
sound-impossible = Questo browser non può riprodurre suoni qui.
notice-allowed = Questo browser può mostrare notifiche.
notice-ask = Scegli «Sì», e il browser chiede il permesso.
notice-blocked = Le notifiche sono bloccate. Consentile nelle impostazioni del browser per questo sito.
notice-impossible = Questo browser non può mostrare notifiche qui. Su iPhone o iPad, aggiungi prima Teaspoon alla schermata Home.
notice-test = Questa è una prova.
notice-test-sent = Notifica di prova inviata. Se non la vedi, controlla le impostazioni delle notifiche del dispositivo.

## Reminders while Teaspoon is closed: why this device cannot get them.

push-home-screen = Su iPhone o iPad funziona quando Teaspoon è nella schermata Home: Condividi, poi Aggiungi alla schermata Home, e aprilo da lì.
push-https = Serve un indirizzo che comincia con https.
push-impossible = Questo browser non può mostrare promemoria mentre è chiuso.
push-blocked = In questo browser le notifiche di questo sito sono bloccate. Si possono consentire di nuovo nelle impostazioni del sito.
push-not-allowed = Le notifiche non sono state consentite, quindi non è cambiato niente.
push-not-taken = Il server non ha accettato questo dispositivo. Non è cambiato niente.
push-no-service = Ora non è stato possibile raggiungere il servizio push di questo browser. Non è cambiato niente.

## Buttons of a notification about a task. “Done” checks the task off; the others remind again later.

notification-ten = Tra 10 minuti
notification-done = Fatto
notification-later = Più tardi oggi
notification-unreadable = Un promemoria da Teaspoon

## A page that says why another one is not there. Each has a heading (“…-title”) and a text.

plain-title = Questa pagina non si è aperta
plain-stopped = Teaspoon si è fermato mentre la preparava. Non è cambiato niente.
plain-unreadable = Non è stato possibile leggere i dati su questo dispositivo. Niente è stato cambiato o tolto.
plain-not-started = Non è stato possibile avviare Teaspoon. Non è cambiato niente; i dati su questo dispositivo ci sono ancora.
plain-foreign-title = Non è successo niente
plain-foreign = Questo modulo è stato inviato da un altro sito. Non è stato salvato niente.
plain-offline-title = Qui serve la rete
plain-offline = Ora il server non è raggiungibile, e questa pagina ne ha bisogno. I tuoi dati sono ancora qui, e puoi usarli.
plain-offline-signed-out = Ora il server non è raggiungibile, e questa pagina ne ha bisogno. L’accesso è stato chiuso: i tuoi dati hanno lasciato questo browser.
plain-typed = Ciò che hai scritto
plain-today = Vai a Oggi
