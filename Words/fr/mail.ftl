### Only pages of the server say these.

## E-mails about accounts. Each has a subject, a line that a link or a web address follows, and a line below it.

mail-reset-subject = Réinitialiser ton mot de passe Teaspoon
mail-reset = Quelqu’un, probablement toi, a demandé à réinitialiser le mot de passe de ce compte. Choisir un nouveau mot de passe ici :
mail-reset-note = Le lien marche une fois et expire au bout d’une heure. Si ce n’était pas toi, il n’y a rien à faire : ton mot de passe reste le même.

mail-register-subject = Confirmer ton compte Teaspoon
mail-register = Quelqu’un, probablement toi, a demandé un compte avec cette adresse. Confirmer la demande ici :
mail-register-note = Le lien marche une fois et expire au bout de 24 heures. Si ce n’était pas toi, il n’y a rien à faire : aucun compte ne sera créé.

mail-invitation-subject = Une invitation à Teaspoon
mail-invitation = L’administration de { $address } t’invite à utiliser Teaspoon, un planificateur de tâches. Créer ton compte ici :
mail-invitation-note = Le lien marche une fois et expire au bout de 14 jours. Si tu ne veux pas de compte, il n’y a rien à faire.

mail-registered-subject = Ton compte Teaspoon
mail-registered = Quelqu’un, probablement toi, a demandé un compte avec cette adresse. Tu as déjà un compte. Se connecter ou réinitialiser le mot de passe ici :

mail-change-subject = Confirmer ta nouvelle adresse e-mail
mail-change = Confirmer ici cette nouvelle adresse e-mail pour ton compte Teaspoon :
mail-change-note = Le lien marche une fois et expire au bout de 24 heures. Si tu n’as pas de compte Teaspoon, quelqu’un s’est trompé d’adresse : il n’y a rien à faire.

mail-changed-subject = Ton adresse e-mail Teaspoon a été changée
mail-changed = L’adresse e-mail de ton compte a été changée. L’adresse qui reçoit cet e-mail ne permet plus de se connecter.
mail-changed-note = Si ce n’était pas toi, contacter l’administration de { $address }.

mail-password-subject = Ton mot de passe Teaspoon a été changé
mail-password = Ton compte a un nouveau mot de passe. Tous les autres appareils ont été déconnectés.
mail-password-note = Si ce n’était pas toi, contacter l’administration de ce serveur, et réinitialiser le mot de passe ici :

mail-shared-subject = Quelqu’un a partagé une liste avec toi
mail-shared = Quelqu’un a partagé une liste avec toi dans Teaspoon. Avec cette adresse e-mail, se connecter ici pour voir qui et quelle liste :
mail-shared-note = L’invitation expire au bout de 14 jours. Si tu n’en veux pas, il n’y a rien à faire.

mail-reminder-note = Tu reçois cet e-mail parce qu’aucun de tes appareils n’a reçu le rappel. Désactiver ces e-mails ici :
