### Only pages of the server say these.

## The settings of an account.

own-account = Ton compte
own-account-administrator = Tu administres ce serveur.

own-account-head-sharing = Partage et rappels
own-account-lists = Listes partagées
own-account-links = Liens partagés
own-account-links-facts = Pour les personnes sans compte
own-account-reminders = Rappels
own-account-reminders-facts = Appareils qui reçoivent les notifications
own-account-invite = Inviter des personnes
own-account-invite-facts = Sur ce serveur
own-account-head-leave = Quitter
own-account-leave = Synchronisation et déconnexion
own-account-delete = Supprimer le compte
own-account-delete-facts = Avec toutes ses données, sur le serveur aussi

own-account-devices = Appareils connectés
own-account-here = Ce navigateur
own-account-seen = { $days ->
    [0] Actif ces dernières 24 heures
    [one] Actif il y a { NUMBER($days) } jour
   *[other] Actif il y a { NUMBER($days) } jours
}
own-account-end = Déconnecter
own-account-end-device = Déconnecter : { $device }
own-account-end-others = Déconnecter tous les autres appareils
own-account-ended = Déconnexion faite. Un planning enregistré sur un tel appareil peut encore y être lu.

own-account-head-email = E-mail et mot de passe
own-account-email = Changer d’adresse e-mail
own-account-email-new = Nouvelle adresse e-mail
own-account-email-save = Enregistrer la nouvelle adresse
own-account-password = Changer de mot de passe
own-account-password-save = Enregistrer le nouveau mot de passe
own-account-password-saved = Mot de passe changé. Tous les autres appareils ont été déconnectés.

## Asked before an account is deleted.

delete-account = Supprimer le compte
delete-account-what = Cela supprime le compte { $mail } avec toutes les tâches, listes, notes, journées et tous les réglages, sur ce serveur et dans ce navigateur. Les autres plannings enregistrés dans ce navigateur sont supprimés aussi, même ceux gardés à part. Les autres gardent les listes partagées. Un autre appareil garde sa copie jusqu’à ce que tu l’y retires.
delete-account-backup = Une sauvegarde permet de tout retrouver : <backup>Sauvegarder</backup>
delete-account-now = Tout supprimer
delete-account-keep = Garder mon compte

## Pages with one message, and a button or three.

said-check-mail = Consulter tes e-mails
said-link-sent = Si cette adresse a un compte, un lien lui a été envoyé. Il marche une fois et expire dans une heure.
said-confirmation-sent = Un lien t’a été envoyé. Il marche une fois et expire dans 24 heures.
said-change-sent = Un lien a été envoyé à la nouvelle adresse. L’ouvrir pour confirmer le changement.
said-link-expired = Lien expiré
said-link-ended = Ce lien a expiré ou a déjà servi. S’il a marché, la connexion est possible ; sinon, en demander un nouveau ici.
said-address-changed = Adresse changée
said-email-changed = La connexion se fait maintenant avec la nouvelle adresse.
said-email-changed-of = Le compte de <old></old> se connecte maintenant avec <new></new>.
said-account-deleted = Supprimé
said-deleted = Ton compte et tout ce qu’il contenait ont été supprimés.
said-later = Essayer à nouveau dans un instant
said-too-often = Trop de tentatives. Essayer à nouveau dans quelques minutes. Rien n’a été changé.
said-busy = Le serveur est occupé. Essayer à nouveau dans un instant. Rien n’a été changé.
said-not-saved = Pas enregistré
said-store-away = Le serveur n’arrive pas à joindre sa base de données : rien n’a été changé. Il continue d’essayer.
said-store-full = Le serveur n’a plus de place : rien n’a été changé. Merci de le dire à son administration.
said-no-cookie = Ce navigateur n’a gardé aucun cookie de ce site : le planning n’a donc pas pu être enregistré. Autoriser les cookies de ce site ou activer JavaScript, puis essayer à nouveau.
said-not-done = Cela n’a pas marché
said-foreign = Ce formulaire a été envoyé depuis un autre site. Rien n’a été enregistré.
said-incomplete = Le formulaire est arrivé incomplet. Rien n’a été enregistré.
said-method = Cette adresse ne s’utilise pas ainsi. Rien n’a été changé.
said-too-large = C’est plus que ce que ce formulaire peut recevoir. Rien n’a été changé.
said-no-page = Page introuvable
said-not-found = Il n’y a pas de page à cette adresse.
said-template-gone = Ce modèle n’est plus dans la galerie.
said-not-yours = Pas dans ton compte
said-not-in-account = Cette liste n’est pas dans ton compte, ou pas encore. Les changements arrivent dès que ton appareil est en ligne.
said-sign-in = Se connecter
said-password = Choisir un nouveau mot de passe
said-register = Créer un compte
said-to-today = Aller à Aujourd’hui
said-to-account = Aller à ton compte

## Invitations to this server, which its administrator makes.

server-invitations = Invitations
server-invitations-open = Tout le monde peut créer un compte sur ce serveur. Pour inviter quelqu’un, donner son adresse web.
server-invitations-closed = Les inscriptions sont fermées sur ce serveur, les invitations n’y marchent donc pas. Pour ajouter un compte, utiliser <command></command> sur le serveur, ou le démarrer avec <option></option>.
server-invitations-lead = Il faut une invitation pour créer un compte sur ce serveur. Chaque invitation marche une fois.
server-invitations-email = Adresse e-mail de la personne (facultatif)
server-invitations-email-hint = Le lien est envoyé à cette adresse. La laisser vide pour transmettre le lien toi-même.
server-invitations-name = Pour qui ? (facultatif)
server-invitations-name-hint = Un nom pour ta liste ci-dessous. Personne d’autre que toi ne le voit. C’est à toi de transmettre le lien : ce serveur n’envoie pas d’e-mails.
server-invitations-name-too-long = { NUMBER($most) } caractères au plus.
server-invitations-create = Créer une invitation
server-invitations-back = Ton compte

server-invitations-made = Invitation créée
server-invitations-link = Le lien pour la personne invitée
server-invitations-link-hint = Il marche une fois et expire dans 14 jours. Le copier maintenant : il n’est affiché qu’ici.

server-invitations-list = Invitations en cours
server-invitations-unnamed = Un lien
server-invitations-ends = Expire le { $date }
server-invitations-revoke = Désactiver
server-invitations-revoke-one = Désactiver : { $guest }, { $ends }

server-invitations-sent = Invitation envoyée à { $mail }.
server-invitations-revoked = Invitation désactivée. Son lien ne marche plus.
server-invitations-too-many = Il peut y avoir au plus { NUMBER($most) } invitations en cours. En désactiver une pour en créer une autre.

## The time zone of a browser that runs no script.

zone = Fuseau horaire
zone-lead = Quand un navigateur exécute des scripts, son propre fuseau horaire compte. Sans scripts, c’est celui-ci, et UTC si rien n’est indiqué.
zone-hint = Par exemple Europe/Berlin. Vide : UTC.
zone-save = Enregistrer
zone-unknown = Écrire un fuseau horaire valable, par exemple Europe/Berlin.

## The name of a device: a browser, and the system it runs on.

device-name = { $browser } sur { $system }
device-unknown = Un autre programme
