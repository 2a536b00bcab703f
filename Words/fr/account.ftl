## The account that this plan is in, as the app itself knows it.

account = Compte
account-sign-in = Se connecter
account-create = Créer un compte

account-guest = Aucun compte connecté
account-guest-need = Un compte n’est pas nécessaire : tout marche sans, et ton planning reste dans ce navigateur.
account-guest-why = Avec un compte, le téléphone et l’ordinateur montrent le même planning, chacun fonctionne hors ligne, et rien n’est perdu si un appareil se perd. Il permet aussi les listes partagées, et les rappels quand Teaspoon est fermé. Tout ce qui est ici passe dans ton compte.
account-guest-how = Il faut une adresse e-mail et un mot de passe, et sur certains serveurs une invitation.

account-signed-in = Connexion active : <mail></mail>
account-of = Compte de <mail></mail>
account-last-synced = Dernière synchronisation : { $date }, { $time }.

account-head-sign-in = Connexion
account-settings = Réglages du compte
account-settings-facts = E-mail, mot de passe, appareils
account-head-sharing = Partage
account-shared-lists = Listes partagées
account-shared-links = Liens partagés
account-shared-links-facts = Pour les personnes sans compte
account-head-devices = Appareils
account-reminders = Rappels
account-reminders-facts = Appareils qui reçoivent les notifications

account-sign-out = Se déconnecter
account-sign-out-what = Ton planning quitte ce navigateur et reste dans ton compte. Ce qui n’y est pas encore est envoyé d’abord.
account-sign-out-server = Ton planning reste dans ton compte.
account-remove = Retirer mon planning
account-remove-what = Ton planning quitte ce navigateur. Il n’existe nulle part ailleurs.

## Where the plan is saved, at the top of every page while somebody is signed in.

saved = Ton compte
saved-everywhere = Synchronisé
saved-here = Synchro à venir
saved-needs-you = Action nécessaire

## How far this device and the account agree, and what to do about it.

sync-everywhere = Synchronisé. Tout ce qui est ici est dans ton compte.
sync-rest = Tout le reste est synchronisé.
sync-here = Enregistré sur cet appareil. La synchronisation se fera dès que le serveur pourra l’accepter ; il n’y a rien à faire.
sync-again = La connexion de cet appareil a pris fin. Ton planning est encore ici et continue de marcher. Se reconnecter pour synchroniser les derniers changements.
sync-again-link = Se reconnecter
sync-again-hint = Si la reconnexion ne marche pas : enregistrer une sauvegarde, se déconnecter ici, et restaurer la sauvegarde sur la première page. <backup>Sauvegarder</backup>
sync-another = Ce navigateur est maintenant connecté à un autre compte. Le planning affiché est encore celui du compte ci-dessus, et les deux restent séparés. Se connecter au compte ci-dessus pour synchroniser les derniers changements.
sync-sign-in-as = Se connecter avec { $mail }
sync-full = Ton compte est plein. Les derniers changements restent sur cet appareil, et tu peux continuer. La page du compte montre ce qui prend de la place.
sync-deleted = Ce compte a été supprimé. Ton planning est encore ici, dans ce navigateur seulement.
sync-keep = Garder mon planning ici, sans compte
sync-keep-hint = Rien de ce qui est à toi n’est perdu, et tu pourras créer un autre compte plus tard. Les listes que d’autres partageaient avec toi sont retirées de ce navigateur.

sync-unsent-whole = Ce qui était déjà ici est encore en cours d’envoi vers ton compte.
sync-unsent = { $count ->
    [one] { NUMBER($count) } changement n’est pour l’instant que sur cet appareil.
   *[other] { NUMBER($count) } changements ne sont pour l’instant que sur cet appareil.
}
sync-refused = { $count ->
    [one] { NUMBER($count) } élément n’a pas pu être synchronisé (trop gros, d’un type inconnu, ou dans une liste partagée qui est pleine) et reste sur cet appareil.
   *[other] { NUMBER($count) } éléments n’ont pas pu être synchronisés (trop gros, d’un type inconnu, ou dans une liste partagée qui est pleine) et restent sur cet appareil.
}
sync-backup = Une sauvegarde garde tout : <backup>Sauvegarder</backup>

## Asked before somebody signs out whose changes are not all in the account.

unsent = Tout n’est pas synchronisé
unsent-nothing = Avant la déconnexion
unsent-remove = Retirer mon planning
unsent-deleted = Ton compte a été supprimé : ton planning n’est plus que dans ce navigateur. Le retirer ne peut pas être annulé.
unsent-unknown = Impossible de confirmer que tout est synchronisé, et se déconnecter retire ton planning de ce navigateur.
unsent-signed-in = La connexion est encore active. Se déconnecter retire ton planning de ce navigateur.
unsent-again = Essayer à nouveau
unsent-anyway = Se déconnecter quand même

## Somebody signed in, and this browser has the plan of another account.

other-plan = Un autre planning est ici
other-plan-two = Ce navigateur a encore le planning de <mail></mail>, et le compte connecté est maintenant <now></now>. Les deux plannings restent séparés.
other-plan-one = Ce navigateur a encore le planning de <mail></mail>. Les deux plannings restent séparés.
other-plan-deleted = Le compte de ce planning a été supprimé. Pour mettre le planning dans un autre compte, le garder ici, puis se connecter.
other-plan-remove = Retirer ce planning du navigateur et continuer

## Somebody signed in, and the account’s plan has not been read to its end.

arriving = Ton planning est en route
arriving-hint = Tu peux déjà ajouter des tâches ; elles sont gardées. Si le réseau disparaît, la suite viendra plus tard, à partir d’ici.
arriving-bar = Ce qui est déjà arrivé

## Somebody signed in, and this device has a plan that was made without an account. The person chooses what happens to it.

joining = Cet appareil contient déjà un planning
joining-lead = Il a été créé ici sans compte, et modifié pour la dernière fois le { $date }.
joining-question = Que faut-il en faire ?
joining-apart = Le garder à part
joining-apart-facts = Il reste sur cet appareil. Déconnecte-toi pour l’ouvrir.
joining-along = L’emporter
joining-along-facts = Ses tâches et ses listes rejoignent ton compte. Les réglages du compte et son nombre pour aujourd’hui restent.
joining-delete = Le supprimer
joining-delete-facts = Seulement ce qui a été créé sur cet appareil. La question te sera posée encore une fois.
joining-look = Le regarder d’abord
joining-look-title = Ce que contient ce planning
joining-hint = Tu ne sais pas à qui il est ? Garde-le à part : rien n’est perdu, et tu pourras le rouvrir plus tard.
joining-delete-title = Supprimer ce planning ?
joining-delete-lead = Il est supprimé de cet appareil. Il n’y a pas d’autre copie, et c’est définitif.

## A plan that was kept apart when somebody signed in.

apart = Un planning sur cet appareil
apart-sign-out = Déconnecte-toi pour l’ouvrir.
apart-open = Ouvrir ce planning

## This browser has removed the plan that was in it.

gone-plan = Ton planning n’est plus dans ce navigateur
gone-plan-lead = Un planning sans compte était ici, et le navigateur l’a retiré. Une sauvegarde le ramène tel qu’il était.
gone-plan-start = Recommencer
