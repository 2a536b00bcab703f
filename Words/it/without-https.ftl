### Only pages of the server say these.

## The first page where the browser can keep no plan, because it came without HTTPS.

keep-here = I tuoi dati possono stare su questo server
keep-here-lead = Hai aperto <address></address>. Senza HTTPS il browser non può conservare i tuoi dati su questo dispositivo. Il server sì.
keep-here-means = Che cosa significa
keep-here-works = Funziona tutto, su ogni dispositivo di questa rete.
keep-here-network = Serve la rete: niente offline, niente promemoria mentre Teaspoon è chiuso.
keep-here-read = Altre persone in questa rete potrebbero leggere. A casa va bene, in un bar no.
keep-here-yours = Se questo server è tuo
keep-here-minutes = circa 10 minuti
keep-here-then = poi funziona anche offline

## What is said where the server keeps a plan because the browser cannot.

problem-said-never-kept = Questo browser non può conservare i tuoi dati su questo dispositivo. Questo server sì, solo per questo browser.
problem-said-no-room = Al momento questo server non accetta altri dati senza account, quindi non è cambiato niente. Accedi, o dillo a chi amministra il server.
said-no-cookie-server = Questo browser non ha conservato nessun cookie di questo sito, quindi non è stato possibile salvare i tuoi dati. Consenti i cookie di questo sito, poi riprova.
account-guest-why-server = Con un account, il telefono e il computer mostrano gli stessi dati, e se un dispositivo si perde non perdi niente. Ci sono anche le liste condivise. Tutto ciò che è qui passa al tuo account.
about-data-account-server = Nel tuo account su questo server ({ $mail }).

## How a server in a home network gets HTTPS.

https = Configura HTTPS
https-lead = Un programma sullo stesso computer aggiunge HTTPS. Ci sono tre modi, e ne basta uno. Tutti i comandi sono per Debian, come root.
https-plan = Con HTTPS questo server ha un nuovo indirizzo. Accedi lì. Senza account, crea prima un backup qui e ripristinalo lì.
https-private = Una propria autorità di certificazione
https-private-how = Non serve un dominio. Caddy crea il certificato. Il nome nelle sue impostazioni è quello con cui la tua rete trova il server.
https-private-devices = Ogni dispositivo deve fidarsi una volta di questo server: copia lì il certificato radice e installalo come autorità di certificazione.
https-name = Un proprio dominio
https-name-how = Il certificato arriva attraverso il DNS del dominio, quindi il server non deve essere raggiungibile da internet. Il dominio porta al suo indirizzo nella tua rete.
https-mesh = Una rete privata
https-mesh-how = Ogni dispositivo entra con l’app Tailscale. Funziona anche fuori casa.
https-then = Alla fine, per tutti e tre
https-then-how = Scrivi il nuovo indirizzo nelle impostazioni di Teaspoon, poi riavvialo.
https-more = Tutti i passi, anche quelli sui telefoni: <file></file>
said-apart-full = Questo browser tiene separati i dati al massimo { NUMBER($most) } volte, quindi non è cambiato niente. Portali con te. Oppure esci dall’account e apri gli altri dati tenuti separati: puoi eliminarli o portarli in un account.
