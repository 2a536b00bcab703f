### Only pages of the server say these.

## Signing in.

sign-in = Accedi
sign-in-lead = Con un account puoi usare più dispositivi, condividere liste e ricevere promemoria. Se su questo dispositivo ci sono già dei dati, scegli tu che cosa farne.
sign-in-to-join = Una persona ha condiviso una lista con te. Per entrare nella lista, accedi o crea un account.
sign-in-to-join-closed = Una persona ha condiviso una lista con te. Per entrare nella lista, accedi.
sign-in-forgotten = Password dimenticata?
sign-in-create = Crea un account
sign-in-create-facts = E-mail e una password
sign-in-refused = E-mail o password non corretta. Non è cambiato niente.

## Fields of these forms.

email = Indirizzo e-mail
email-missing = Scrivi qui il tuo indirizzo e-mail.
email-too-long = È più lungo di quanto possa essere un indirizzo e-mail. C’è qualcos’altro nella riga?
email-not-ascii = Qui si possono usare solo le lettere da a fino a z, le cifre e i segni semplici, così nessun indirizzo sembra uguale a un altro.
email-no-at = In un indirizzo e-mail c’è una @, come in name@example.org.
email-several-ats = In un indirizzo e-mail c’è una sola @; qui ce n’è più di una. Scrivi un solo indirizzo.
email-bad-name = Nella parte prima della @ c’è qualcosa a cui non si può inviare posta. Puoi ricontrollarla?
email-bad-domain = La parte dopo la @ non sembra completa; di solito è come example.org.
email-taken = Questo indirizzo non si può usare qui.
email-taken-register = Questo indirizzo non si può usare qui. Se è tuo, accedi con questo.

password = Password
password-yours = La tua password
password-current = Password attuale
password-new = Nuova password
password-chosen = La password che hai scelto
password-show = Mostra
password-hint = Almeno 8 caratteri, di qualsiasi tipo. Alcune parole in fila sono facili da ricordare e difficili da indovinare.
password-others-out = Su tutti gli altri dispositivi l’accesso verrà chiuso.
password-wrong = Password non corretta.
password-too-short = Per una password servono almeno { NUMBER($least) } caratteri. Vanno bene alcune parole in fila, anche con gli spazi.
password-too-long = È più lunga di quanto possa essere una password qui. Il massimo è circa una pagina di testo.
password-common = Molte persone usano questa password, quindi è facile da indovinare. Basta aggiungere una o due parole tue.
password-address = È il tuo indirizzo e-mail, che altri conoscono. È più sicuro qualcosa che verrebbe in mente solo a te.

## Making an account.

register = Crea un account
register-lead = Con un account, i tuoi dati sono su tutti i tuoi dispositivi, e al sicuro se uno si perde. I dati che hai adesso sono compresi.
register-email-hint = Serve per accedere e per i messaggi sul tuo account.
register-have-one = Ho già un account

register-closed = Chiedi un account
register-closed-lead = Solo chi amministra questo server può creare account. Chiedi un account a questa persona. Poi accedi con l’indirizzo e-mail e la password che ricevi.
register-without = Teaspoon funziona anche senza account: allora i tuoi dati sono solo per questo browser.
register-without-link = Usa Teaspoon senza account

register-invited = Serve un invito
register-invited-lead = Per creare un account su questo server serve un invito. Chiedi un link di invito a chi lo amministra. Ogni link funziona una volta sola.
register-invited-link = Link di invito
register-invited-ended = Questo invito non è più valido o è già stato usato. Chiedine un altro.

register-first-lead = Questo server è nuovo. Chi crea il primo account lo amministra.
register-first-elsewhere = Questo server è nuovo. Il suo primo account si crea con il link che il server ha mostrato all’avvio.
register-first-link = Il link che il server ha mostrato
register-first-other = Questo non è il link che il server ha mostrato all’ultimo avvio.

register-link-hint = Incolla qui tutto il link.
register-link-continue = Continua

## A link by e-mail.

forgotten = Reimposta la password
forgotten-send = Inviami un link
forgotten-hint = Ti invieremo un link per scegliere una nuova password.
forgotten-no-mail = Questo server non invia e-mail. Chi lo amministra può darti un link per scegliere una nuova password.
forgotten-back = Torna all’accesso

link-password = Scegli una nuova password
link-register = Crea un account
link-email = Cambia e-mail
link-for = Per <mail></mail>.
link-email-new = Nuovo indirizzo: <mail></mail>
link-other-out = Qui ora è aperto l’account <mail></mail>, che verrà chiuso.
link-plan-here = Se in questo browser ci sono dati senza account, ti verrà chiesto che cosa farne.
link-password-use = Usa questa password
