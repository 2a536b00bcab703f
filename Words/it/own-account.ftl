### Only pages of the server say these.

## The settings of an account.

own-account = Il tuo account
own-account-administrator = Amministri questo server.

own-account-head-sharing = Condivisione e promemoria
own-account-lists = Liste condivise
own-account-links = Link pubblici
own-account-links-facts = Per persone senza account
own-account-reminders = Promemoria
own-account-reminders-facts = Dispositivi che ricevono notifiche
own-account-invite = Invita persone
own-account-invite-facts = Su questo server
own-account-head-leave = Lasciare l’account
own-account-leave = Sincronizzazione e uscita dall’account
own-account-delete = Elimina l’account
own-account-delete-facts = Con tutti i suoi dati, anche sul server

own-account-devices = Dispositivi con l’account aperto
own-account-here = Questo browser
own-account-seen = { $days ->
    [0] Attivo nelle ultime 24 ore
    [one] Attivo l’ultima volta { NUMBER($days) } giorno fa
   *[other] Attivo l’ultima volta { NUMBER($days) } giorni fa
}
own-account-end = Esci
own-account-end-device = Esci: { $device }
own-account-end-others = Esci da tutti gli altri dispositivi
own-account-ended = Lì l’accesso è stato chiuso. I dati salvati su quel dispositivo si possono ancora leggere lì.

own-account-head-email = E-mail e password
own-account-email = Cambia e-mail
own-account-email-new = Nuovo indirizzo e-mail
own-account-email-save = Salva la nuova e-mail
own-account-password = Cambia password
own-account-password-save = Salva la nuova password
own-account-password-saved = Password cambiata. Su tutti gli altri dispositivi l’accesso è stato chiuso.

## Asked before an account is deleted.

delete-account = Elimina l’account
delete-account-what = Così elimini l’account { $mail } con ogni attività, lista, nota, giorno e impostazione, su questo server e in questo browser. Si eliminano anche gli altri dati salvati in questo browser, compresi quelli tenuti separati. Le liste condivise restano agli altri. Un altro dispositivo mantiene la sua copia finché non la elimini lì.
delete-account-backup = Con un backup puoi ripristinare tutto: <backup>Crea un backup</backup>
delete-account-now = Elimina tutto
delete-account-keep = Conserva il mio account

## Pages with one message, and a button or three.

said-check-mail = Controlla la tua e-mail
said-link-sent = Se a quell’indirizzo corrisponde un account, abbiamo inviato un link. Funziona una volta sola e vale un’ora.
said-confirmation-sent = Ti abbiamo inviato un link. Funziona una volta sola e vale 24 ore.
said-change-sent = Abbiamo inviato un link al nuovo indirizzo. Aprilo per confermare la modifica.
said-link-expired = Link non più valido
said-link-ended = Questo link non è più valido o è già stato usato. Se ha funzionato, puoi accedere; altrimenti qui puoi averne uno nuovo.
said-address-changed = Indirizzo cambiato
said-email-changed = Da ora accedi con il nuovo indirizzo.
said-email-changed-of = L’account di <old></old> ora accede come <new></new>.
said-account-deleted = Eliminato
said-deleted = Il tuo account e tutto ciò che conteneva sono stati eliminati.
said-later = Riprova tra un momento
said-too-often = Troppi tentativi. Riprova tra qualche minuto. Non è cambiato niente.
said-busy = Il server è occupato. Riprova tra un momento. Non è cambiato niente.
said-not-saved = Non salvato
said-store-away = Il server non riesce a raggiungere il suo database, quindi non è cambiato niente. Continua a provare.
said-store-full = Il server non ha più spazio, quindi non è cambiato niente. Per favore, dillo a chi lo amministra.
said-no-cookie = Questo browser non ha conservato nessun cookie di questo sito, quindi non è stato possibile salvare i tuoi dati. Consenti i cookie di questo sito o attiva JavaScript, poi riprova.
said-not-done = Non ha funzionato
said-foreign = Questo modulo è stato inviato da un altro sito. Non è stato salvato niente.
said-incomplete = Il modulo è arrivato incompleto. Non è stato salvato niente.
said-method = Questo indirizzo non si può usare così. Non è cambiato niente.
said-too-large = È più di quanto questo modulo possa accettare. Non è cambiato niente.
said-no-page = Pagina non trovata
said-not-found = A questo indirizzo non c’è nessuna pagina.
said-template-gone = Questo modello non è più nella galleria.
said-not-yours = Non è nel tuo account
said-not-in-account = Questa lista non è nel tuo account, o non ancora. Le modifiche arrivano appena il tuo dispositivo è online.
said-sign-in = Accedi
said-password = Scegli una nuova password
said-register = Crea un account
said-to-today = Vai a Oggi
said-to-account = Vai al tuo account

## Invitations to this server, which its administrator makes.

server-invitations = Inviti
server-invitations-open = Chiunque può creare un account su questo server. Per invitare qualcuno, dagli l’indirizzo web del server.
server-invitations-closed = Su questo server la registrazione è chiusa, quindi qui gli inviti non funzionano. Per aggiungere un account, usa <command></command> sul server, oppure avvia il server con <option></option>.
server-invitations-lead = Solo chi ha un invito può creare un account su questo server. Ogni invito funziona una volta sola.
server-invitations-email = L’indirizzo e-mail della persona (facoltativo)
server-invitations-email-hint = Inviamo il link a questo indirizzo. Lascia vuoto per dare tu il link alla persona.
server-invitations-name = Per chi è? (facoltativo)
server-invitations-name-hint = Un nome per il tuo elenco qui sotto. Lo vedi solo tu. Il link lo dai tu alla persona: questo server non invia e-mail.
server-invitations-name-too-long = Usa al massimo { NUMBER($most) } caratteri.
server-invitations-create = Crea un invito
server-invitations-back = Il tuo account

server-invitations-made = Invito creato
server-invitations-link = Il link per la persona che inviti
server-invitations-link-hint = Funziona una volta sola e vale 14 giorni. Copialo adesso: si vede solo qui.

server-invitations-list = Inviti aperti
server-invitations-unnamed = Un link
server-invitations-ends = Vale fino a { $date }
server-invitations-revoke = Ritira
server-invitations-revoke-one = Ritira: { $guest }, { $ends }

server-invitations-sent = Invito inviato a { $mail }.
server-invitations-revoked = Invito ritirato. Il suo link non funziona più.
server-invitations-too-many = Gli inviti aperti possono essere al massimo { NUMBER($most) }. Ritirane uno per crearne un altro.

## The time zone of a browser that runs no script.

zone = Fuso orario
zone-lead = Se un browser esegue script, vale il suo fuso orario. Senza script vale questo, o UTC se non è indicato.
zone-hint = Per esempio Europe/Berlin. Vuoto: UTC.
zone-save = Salva
zone-unknown = Scrivi un fuso orario valido, per esempio Europe/Berlin.

## The name of a device: a browser, and the system it runs on.

device-name = { $browser } su { $system }
device-unknown = Un altro programma
