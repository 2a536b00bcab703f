### Only scripts say these.

## The message above the bar. Scripts write it when they have something to say, as when nothing was saved.

toast-dismiss = Fermer

## After a button was pressed.

act-setting-up = Teaspoon s’installe sur cet appareil. Ce que tu as demandé se fera dès que ce sera prêt.
act-not-ready = Teaspoon s’installe encore sur cet appareil. Ton texte est toujours là ; réessayer dans un instant.
act-no-answer = Pas encore enregistré : rien n’a répondu. Ton texte est toujours là ; réessayer.
act-not-saved = Cela n’a pas été enregistré. Ton texte est toujours là.

## Above a form whose text was typed earlier, and not sent.

draft-not-saved = Ceci est un brouillon, pas encore enregistré.
draft-use = Utiliser le brouillon
draft-discard = Supprimer le brouillon

## A task that is open beside a list, in a wide window. Both are for screen readers.

beside-task = Tâche : { $task }
beside-close = Fermer la tâche

## Saving a file, as a backup. “Handed on”: it was given to another app, because this device has no downloads.

download-saved = Enregistré : { $file }. Le fichier est dans tes téléchargements.
download-handed-on = Transmis : { $file }.
download-no-answer = L’enregistrement n’a pas pu se faire : rien n’a répondu. Réessayer dans un instant.
download-tap-again = Le fichier est prêt, mais cet appareil ne l’acceptait plus. Appuyer encore une fois.
download-not-handed-on = Le fichier est prêt, mais cet appareil n’a pas pu le transmettre.

## A button that copies a link.

copy-done = Copié
copy-selected = Sélectionné, prêt à copier

## A picture of the person, chosen in the settings.

picture-unreadable = Ce navigateur ne peut pas lire ce fichier comme image. Choisir un JPEG, PNG ou WebP.
picture-too-large = Ce fichier dépasse 60 Mo. En choisir un plus petit.

## Tests of sound and notifications in the settings.

sound-playing = Le son est en cours. Si rien ne s’entend, vérifier le volume et le mode silencieux.
sound-impossible = Ce navigateur ne peut pas jouer de son ici.
notice-allowed = Ce navigateur peut afficher des notifications.
notice-ask = Choisir Activé : le navigateur demande alors l’autorisation.
notice-blocked = Les notifications sont bloquées. Les autoriser dans les réglages du navigateur pour ce site.
notice-impossible = Ce navigateur ne peut pas afficher de notifications ici. Sur un iPhone ou un iPad, ajouter d’abord Teaspoon à l’écran d’accueil.
notice-test = Ceci est un essai.
notice-test-sent = Notification d’essai envoyée. Si elle ne s’affiche pas, vérifier les réglages des notifications de l’appareil.

## Reminders while Teaspoon is closed: why this device cannot get them.

push-home-screen = Sur un iPhone ou un iPad, cela marche quand Teaspoon est sur l’écran d’accueil : Partager, puis Sur l’écran d’accueil, et l’ouvrir de là.
push-https = Il faut pour cela une adresse qui commence par https.
push-impossible = Ce navigateur ne peut pas afficher de rappels quand il est fermé.
push-blocked = Les notifications de ce site sont bloquées dans ce navigateur. Ses réglages pour ce site permettent de les autoriser à nouveau.
push-not-allowed = Les notifications n’ont pas été autorisées : rien n’a été changé.
push-not-taken = Le serveur n’a pas accepté cet appareil. Rien n’a été changé.
push-no-service = Le service de notifications de ce navigateur n’est pas joignable pour l’instant. Rien n’a été changé.

## Buttons of a notification about a task. “Done” checks the task off; the others remind again later.

notification-ten = Dans 10 minutes
notification-done = Terminé
notification-later = Plus tard aujourd’hui
notification-unreadable = Un rappel de Teaspoon

## A page that says why another one is not there. Each has a heading (“…-title”) and a text.

plain-title = Cette page n’a pas pu être préparée
plain-stopped = Teaspoon s’est arrêté en la préparant. Rien n’a été changé.
plain-unreadable = Ce que garde cet appareil n’a pas pu être lu. Rien n’a été changé ni supprimé.
plain-not-started = Teaspoon n’a pas pu démarrer. Rien n’a été changé ; ce que garde cet appareil est toujours là.
plain-foreign-title = Rien n’a été fait
plain-foreign = Ce formulaire a été envoyé depuis un autre site. Rien n’a été enregistré.
plain-offline-title = Cette page demande le réseau
plain-offline = Le serveur n’est pas joignable pour l’instant, et cette page en a besoin. Ton planning marche toujours.
plain-offline-signed-out = Le serveur n’est pas joignable pour l’instant, et cette page en a besoin. Ce navigateur est déconnecté : ton planning n’y est plus.
plain-typed = Ton texte
plain-today = Aller à Aujourd’hui
