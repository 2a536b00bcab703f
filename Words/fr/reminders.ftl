### Only pages of the server say these.

## Reminders: which devices get them, and what was sent.

reminders = Rappels
reminders-lead = Les rappels des tâches et la fin d’un minuteur peuvent arriver sur tes appareils quand Teaspoon est fermé.
reminders-settings = Heures calmes et maximum par jour
reminders-settings-facts = Son et notifications
push-off = Les messages aux appareils sont désactivés. L’administration de ce serveur peut les activer avec l’option --contact.

## This device.

push-here = Cet appareil
push-here-on = Les rappels sont activés sur cet appareil.
push-here-off = Les rappels sont désactivés sur cet appareil.
push-here-hint = Un rappel dit de quelle tâche il s’agit, sauf autre choix de ta part. Il voyage chiffré : le service de notifications de l’éditeur du navigateur le transmet, sans pouvoir le lire.
push-here-turn-on = Activer les rappels sur cet appareil
push-here-no-script = Ceci demande des scripts, que ce navigateur n’exécute pas.
push-here-unreachable = Ce serveur n’arrive pas à joindre le service de notifications de ce navigateur. Rien n’a été changé.

## All devices. The device is as in “Firefox on Linux”.

push-devices = Appareils
push-device-here = Ce navigateur
push-device-failing = Pas joignable récemment
push-device-test = Envoyer un essai
push-device-test-device = Envoyer un essai : { $device }
push-device-remove = Retirer
push-device-remove-device = Retirer : { $device }
push-test-sent = Essai envoyé à : { $device }. Il devrait arriver en quelques secondes ; le journal des envois ci-dessous dit quand il a été affiché.
push-test-gone = { $device } : le navigateur n’accepte plus les notifications, cet appareil a donc été retiré. Pour l’ajouter à nouveau, le faire sur cet appareil.
push-test-refused = L’envoi n’a pas pu se faire ({ $device }) : le service de notifications n’a pas accepté le message.
push-test-removed = Cet appareil a été retiré. Rien n’a été envoyé.

## By e-mail.

reminder-mail = Par e-mail
reminder-mail-lead = Si aucun appareil ne reçoit un rappel dans les deux minutes, un e-mail peut partir à <address></address>. L’e-mail dit ce que dit le rappel, et n’est pas chiffré en chemin.
reminder-mail-no = Pas d’e-mails
reminder-mail-yes = M’envoyer un e-mail si aucun appareil ne le reçoit
reminder-mail-zone = Fuseau horaire
reminder-mail-zone-hint = Par exemple Europe/Berlin. Sert pour les heures des tâches.
reminder-mail-zone-fault = Écrire un fuseau horaire valable, par exemple Europe/Berlin.
reminder-mail-save = Enregistrer

## The log: what was sent, and what happened to it.

delivery-log = Journal des envois
delivery-log-empty = Rien pour l’instant. Chaque rappel est listé ici pendant 30 jours.
delivery-log-today = aujourd’hui, { $time }
delivery-log-day = { $date }, { $time }
delivery-log-shown = Affiché : { $time }
delivery-log-taken = Envoyé ; pas confirmé
delivery-log-gone = Appareil retiré : il n’accepte plus les notifications
delivery-log-refused = Pas envoyé : le service de notifications du navigateur l’a refusé
delivery-log-not-reached = Pas envoyé : le service de notifications du navigateur n’a pas répondu à temps
delivery-log-mail = Envoyé par e-mail
delivery-log-no-mail = L’e-mail n’a pas pu être envoyé
delivery-log-email = E-mail
delivery-log-beyond = Pas envoyé : limite du jour atteinte
delivery-log-past = Pas envoyé : le serveur était arrêté à ce moment-là
delivery-log-no-device = Pas envoyé : aucun appareil
delivery-log-unknown = Inconnu

## The message on a device: its title, and a line below it.

reminder-silent = Un rappel de Teaspoon
reminder-timer = Le temps est écoulé
reminder-rest = Le repos est fini
reminder-more = La suite dans Teaspoon
reminder-more-text = La limite de rappels du jour est atteinte.
reminder-several = { $count ->
    [one] { $count } rappel
   *[other] { $count } rappels
}
reminder-due = Échéance à { $time }
reminder-due-on = Échéance : { $date }, { $time }
reminder-test = Notification d’essai
reminder-test-text = Les rappels arrivent bien sur cet appareil.
