### Only scripts say these.

## The message above the bar. Scripts write it when they have something to say, as when nothing was saved.

toast-dismiss = Sluiten

## After a button was pressed.

act-setting-up = Teaspoon wordt op dit apparaat klaargezet. Waar je op tikte, gebeurt zodra het klaar is.
act-not-ready = Teaspoon wordt nog klaargezet op dit apparaat. Wat je schreef, staat hier nog. Probeer het zo nog eens.
act-no-answer = Nog niet opgeslagen: er kwam geen antwoord. Wat je schreef, staat hier nog. Probeer het nog eens.
act-not-saved = Niet opgeslagen. Wat je schreef, staat hier nog.

## Above a form whose text was typed earlier, and not sent.

draft-not-saved = Dit is een concept. Het is nog niet opgeslagen.
draft-use = Concept gebruiken
draft-discard = Concept weggooien

## A task that is open beside a list, in a wide window. Both are for screen readers.

beside-task = Taak: { $task }
beside-close = Taak sluiten

## Saving a file, as a backup. “Handed on”: it was given to another app, because this device has no downloads.

download-saved = Opgeslagen: { $file }. Het staat bij je downloads.
download-handed-on = Doorgegeven: { $file }.
download-no-answer = Het bestand kon niet worden opgeslagen: er kwam geen antwoord. Probeer het zo nog eens.
download-tap-again = Het bestand is gemaakt, maar dit apparaat nam het niet meer aan. Tik nog een keer.
download-not-handed-on = Het bestand is gemaakt, maar dit apparaat kon het niet doorgeven.

## A button that copies a link.

copy-done = Gekopieerd
copy-selected = Geselecteerd, klaar om te kopiëren

## A picture of the person, chosen in the settings.

picture-unreadable = Dit bestand is geen foto die deze browser kan lezen. Kies een JPEG, PNG of WebP.
picture-too-large = Dit bestand is groter dan 60 MB. Kies een kleiner bestand.

## Tests of sound and notifications in the settings.

sound-playing = Het geluid speelt. Hoor je niets? Kijk dan naar het volume en de stille modus.
sound-impossible = Deze browser kan hier geen geluid afspelen.
notice-allowed = Deze browser kan meldingen tonen.
notice-ask = Kies “Aan”, dan vraagt de browser om toestemming.
notice-blocked = Meldingen zijn geblokkeerd. Sta ze toe in de site-instellingen van je browser.
notice-impossible = Deze browser kan hier geen meldingen tonen. Zet Teaspoon op een iPhone of iPad eerst op het beginscherm.
notice-test = Dit is een test.
notice-test-sent = De testmelding is verstuurd. Zie je hem niet? Kijk dan bij de instellingen voor meldingen van je apparaat.

## Reminders while Teaspoon is closed: why this device cannot get them.

push-home-screen = Op een iPhone of iPad werkt dit zodra Teaspoon op het beginscherm staat: “Deel”, dan “Zet op beginscherm”, en open het van daaruit.
push-https = Hiervoor is een adres nodig dat met https begint.
push-impossible = Deze browser kan geen herinneringen tonen als hij gesloten is.
push-blocked = Meldingen van deze site zijn geblokkeerd in deze browser. In de instellingen voor deze site kun je ze weer toestaan.
push-not-allowed = Meldingen zijn niet toegestaan. Er is niets veranderd.
push-not-taken = De server nam dit apparaat niet aan. Er is niets veranderd.
push-no-service = De pushdienst van deze browser was net niet te bereiken. Er is niets veranderd.

## Buttons of a notification about a task. “Done” checks the task off; the others remind again later.

notification-ten = Over 10 minuten
notification-done = Klaar
notification-later = Later vandaag
notification-unreadable = Een herinnering van Teaspoon

## A page that says why another one is not there. Each has a heading (“…-title”) and a text.

plain-title = Deze pagina kon niet worden gemaakt
plain-stopped = Teaspoon stopte terwijl het hiermee bezig was. Er is niets veranderd.
plain-unreadable = Wat op dit apparaat is opgeslagen, kon niet worden gelezen. Er is niets veranderd of weggehaald.
plain-not-started = Teaspoon kon niet worden gestart. Er is niets veranderd; wat op dit apparaat is opgeslagen, is er nog.
plain-foreign-title = Er is niets gebeurd
plain-foreign = Dit formulier kwam van een andere site. Er is niets opgeslagen.
plain-offline-title = Hiervoor is een verbinding nodig
plain-offline = De server is nu niet te bereiken, en deze pagina heeft die nodig. Je planning blijft werken.
plain-offline-signed-out = De server is nu niet te bereiken, en deze pagina heeft die nodig. Je bent uitgelogd: je planning staat niet meer in deze browser.
plain-typed = Wat je schreef
plain-today = Vandaag openen
