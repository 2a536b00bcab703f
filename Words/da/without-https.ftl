### Only pages of the server say these.

## The first page where the browser can keep no plan, because it came without HTTPS.

keep-here = Din plan kan ligge på denne server
keep-here-lead = Du åbnede <address></address>. Uden HTTPS kan browseren ikke gemme din plan på denne enhed. Det kan serveren.
keep-here-means = Hvad det betyder
keep-here-works = Alt virker, på hver enhed i dette netværk.
keep-here-network = Det kræver netværket: intet virker offline, og ingen påmindelser, mens Teaspoon er lukket.
keep-here-read = Andre i dette netværk kan læse med. Fint hjemme, ikke på en café.
keep-here-yours = Hvis det er din server
keep-here-minutes = omkring 10 minutter
keep-here-then = så virker det også offline

## What is said where the server keeps a plan because the browser cannot.

problem-said-never-kept = Denne browser kan ikke gemme din plan på denne enhed. Det kan denne server, kun for denne browser.
problem-said-no-room = Denne server tager ikke imod flere planer uden konto lige nu, så intet blev ændret. Log ind, eller sig det til serverens administrator.
said-no-cookie-server = Denne browser gemte ingen cookie fra dette websted, så din plan kunne ikke gemmes. Tillad cookies for dette websted. Prøv så igen.
account-guest-why-server = Med en konto viser din telefon og din computer den samme plan, og du mister intet, hvis en enhed bliver væk. Du får også delte lister. Alt herfra flytter med ind på din konto.
about-data-account-server = På din konto på denne server ({ $mail }).

## How a server in a home network gets HTTPS.

https = Sæt HTTPS op
https-lead = Et program på samme maskine sørger for HTTPS. Der er tre måder, og én er nok. Alle kommandoer er til Debian, som root.
https-plan = Med HTTPS får denne server en ny adresse. Log ind der. Uden konto: lav først en sikkerhedskopi her, og gendan den der.
https-private = Din egen certifikatudsteder
https-private-how = Du behøver ikke et domæne. Caddy laver certifikatet. Navnet i indstillingerne er det, som dit netværk finder serveren med.
https-private-devices = Hver enhed skal stole på denne server én gang: kopiér rodcertifikatet dertil, og installér det som certifikatudsteder.
https-name = Dit eget domæne
https-name-how = Certifikatet kommer gennem domænets DNS, så serveren behøver ikke kunne nås fra internettet. Domænet peger på dens adresse i dit netværk.
https-mesh = Et privat netværk
https-mesh-how = Hver enhed er med gennem appen Tailscale. Det virker også uden for hjemmet.
https-then = Til sidst, for alle tre
https-then-how = Skriv den nye adresse i indstillingerne for Teaspoon, og start det igen.
https-more = Alle trin, også dem på telefoner: <file></file>
said-apart-full = Denne browser holder højst { NUMBER($most) } planer adskilt, så intet blev ændret. Tag denne plan med. Eller log ud, og åbn en af de andre planer: Den kan slettes eller tages med til en konto.
