### Only scripts say these.

## The message above the bar. Scripts write it when they have something to say, as when nothing was saved.

toast-dismiss = Luk

## After a button was pressed.

act-setting-up = Teaspoon bliver gjort klar på denne enhed. Det, du trykkede på, sker, så snart alt er klar.
act-not-ready = Teaspoon bliver stadig gjort klar på denne enhed. Det, du skrev, er her stadig; prøv igen om lidt.
act-no-answer = Dette er ikke gemt endnu: der kom intet svar. Det, du skrev, er her stadig; prøv igen.
act-not-saved = Dette blev ikke gemt. Det, du skrev, er her stadig.

## Above a form whose text was typed earlier, and not sent.

draft-not-saved = Dette er en kladde. Den er ikke gemt endnu.
draft-use = Brug kladden
draft-discard = Kassér kladden

## A task that is open beside a list, in a wide window. Both are for screen readers.

beside-task = Opgave: { $task }
beside-close = Luk opgaven

## Saving a file, as a backup. “Handed on”: it was given to another app, because this device has no downloads.

download-saved = Gemt: { $file }. Filen ligger blandt dine downloads.
download-handed-on = Givet videre: { $file }.
download-no-answer = Dette kunne ikke gemmes: der kom intet svar. Prøv igen om lidt.
download-tap-again = Filen er lavet, men enheden tog ikke længere imod den. Tryk igen.
download-not-handed-on = Filen er lavet, men enheden kunne ikke give den videre.

## A button that copies a link.

copy-done = Kopieret
copy-selected = Markeret, klar til at kopiere

## A picture of the person, chosen in the settings.

picture-unreadable = Denne fil er ikke et billede, som browseren kan læse. Vælg en JPEG, PNG eller WebP.
picture-too-large = Filen er større end 60 MB. Vælg en mindre.

## Tests of sound and notifications in the settings.

sound-playing = Spiller. Hvis du ikke hører noget, så tjek lydstyrken, og om enheden er på lydløs.
sound-impossible = Denne browser kan ikke afspille lyd her.
notice-allowed = Denne browser kan vise notifikationer.
notice-ask = Vælg Til, så spørger browseren om lov.
notice-blocked = Notifikationer er blokeret. Tillad dem i browserens indstillinger for siden.
notice-impossible = Denne browser kan ikke vise notifikationer her. På en iPhone eller iPad: føj først Teaspoon til hjemmeskærmen.
notice-test = Dette er en prøve.
notice-test-sent = Prøvenotifikationen er sendt. Hvis du ikke ser den, så tjek enhedens indstillinger for notifikationer.

## Reminders while Teaspoon is closed: why this device cannot get them.

push-home-screen = På en iPhone eller iPad virker det, når Teaspoon er på hjemmeskærmen: vælg Del, så Føj til hjemmeskærm, og åbn den derfra.
push-https = Det kræver en adresse, der begynder med https.
push-impossible = Denne browser kan ikke vise påmindelser, mens den er lukket.
push-blocked = Notifikationer fra denne side er blokeret i browseren. Du kan tillade dem igen i browserens indstillinger for siden.
push-not-allowed = Der blev ikke givet lov til notifikationer, så intet blev ændret.
push-not-taken = Serveren tog ikke imod denne enhed. Intet blev ændret.
push-no-service = Browserens push-tjeneste kunne ikke nås lige nu. Intet blev ændret.

## Buttons of a notification about a task. “Done” checks the task off; the others remind again later.

notification-ten = Om 10 minutter
notification-done = Færdig
notification-later = Senere i dag
notification-unreadable = En påmindelse fra Teaspoon

## A page that says why another one is not there. Each has a heading (“…-title”) and a text.

plain-title = Siden kunne ikke laves
plain-stopped = Teaspoon stoppede undervejs. Intet blev ændret.
plain-unreadable = Det, enheden har gemt, kunne ikke læses. Intet blev ændret eller fjernet.
plain-not-started = Teaspoon kunne ikke starte. Intet blev ændret; det, enheden har gemt, er der stadig.
plain-foreign-title = Intet skete
plain-foreign = Formularen blev sendt fra en anden side. Intet blev gemt.
plain-offline-title = Det kræver net
plain-offline = Serveren kan ikke nås lige nu, og denne side har brug for den. Din plan virker stadig.
plain-offline-signed-out = Serveren kan ikke nås lige nu, og denne side har brug for den. Du er logget ud: din plan er fjernet fra denne browser.
plain-typed = Det, du skrev
plain-today = Gå til I dag
