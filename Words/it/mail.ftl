### Only pages of the server say these.

## E-mails about accounts. Each has a subject, a line that a link or a web address follows, and a line below it.

mail-reset-subject = Reimposta la tua password di Teaspoon
mail-reset = Qualcuno, probabilmente tu, ha chiesto di reimpostare la password di questo account. Scegli qui la nuova password:
mail-reset-note = Il link funziona una volta e vale un’ora. Se la richiesta non è tua, non devi fare niente: la password resta com’è.

mail-register-subject = Conferma il tuo account Teaspoon
mail-register = Qualcuno, probabilmente tu, vuole creare un account con questo indirizzo. Conferma qui:
mail-register-note = Il link funziona una volta e vale 24 ore. Se la richiesta non è tua, non devi fare niente: non viene creato nessun account.

mail-invitation-subject = Un invito a Teaspoon
mail-invitation = Chi amministra { $address } ti invita a Teaspoon, un’app per pianificare le attività. Crea qui il tuo account:
mail-invitation-note = Il link funziona una volta e vale 14 giorni. Se non vuoi un account, non devi fare niente.

mail-registered-subject = Il tuo account Teaspoon
mail-registered = Qualcuno, probabilmente tu, vuole creare un account con questo indirizzo. Un account c’è già: accedi o reimposta la password qui:

mail-change-subject = Conferma il nuovo indirizzo e-mail
mail-change = Conferma che questo è il nuovo indirizzo del tuo account Teaspoon:
mail-change-note = Il link funziona una volta e vale 24 ore. Se non hai un account Teaspoon, qualcuno ha scritto un indirizzo sbagliato: non devi fare niente.

mail-changed-subject = Il tuo indirizzo e-mail di Teaspoon è cambiato
mail-changed = L’indirizzo e-mail del tuo account è cambiato. Con questo indirizzo non si può più accedere.
mail-changed-note = Se la modifica non è tua, scrivi a chi amministra { $address }.

mail-password-subject = La tua password di Teaspoon è cambiata
mail-password = Il tuo account ha una nuova password. Su tutti gli altri dispositivi l’accesso è stato chiuso.
mail-password-note = Se la modifica non è tua, reimposta qui la password e scrivi a chi amministra questo server:

mail-shared-subject = Una lista condivisa con te
mail-shared = Qualcuno ha condiviso una lista con te in Teaspoon. Accedi con questo indirizzo per vedere chi e quale lista:
mail-shared-note = L’invito vale 14 giorni. Se non lo vuoi, non devi fare niente.

mail-reminder-note = Ricevi questa e-mail perché nessuno dei tuoi dispositivi ha ricevuto il promemoria. Puoi disattivare queste e-mail qui:
