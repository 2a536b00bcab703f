### Only pages of the server say these.

## Signing in.

sign-in = Se connecter
sign-in-lead = Un compte permet d’avoir plusieurs appareils, de partager et de recevoir des rappels. S’il y a déjà un planning sur cet appareil, tu choisis ce qu’il devient.
sign-in-to-join = Quelqu’un a partagé une liste avec toi. Pour la rejoindre, se connecter ou créer un compte.
sign-in-to-join-closed = Quelqu’un a partagé une liste avec toi. Pour la rejoindre, se connecter.
sign-in-forgotten = Mot de passe oublié ?
sign-in-create = Créer un compte
sign-in-create-facts = E-mail et mot de passe
sign-in-refused = L’e-mail ou le mot de passe ne correspond pas. Rien n’a été changé.

## Fields of these forms.

email = Adresse e-mail
email-missing = Écrire ici ton adresse e-mail, s’il te plaît.
email-too-long = C’est plus long qu’une adresse e-mail ne peut l’être. Y a-t-il autre chose sur la ligne ?
email-not-ascii = Seuls les lettres de a à z, les chiffres et les signes simples sont possibles ici, pour que deux adresses ne se ressemblent jamais.
email-no-at = Une adresse e-mail contient un @, comme dans name@example.org.
email-several-ats = Une adresse e-mail contient un seul @ ; ici il y en a plus. Écrire une seule adresse, s’il te plaît.
email-bad-name = La partie avant le @ contient quelque chose qui ne permet pas d’envoyer un e-mail. Peux-tu la regarder à nouveau ?
email-bad-domain = La partie après le @ n’a pas l’air complète ; elle ressemble d’habitude à example.org.
email-taken = Cette adresse ne peut pas être utilisée ici.
email-taken-register = Cette adresse ne peut pas être utilisée ici. Si c’est la tienne, se connecter avec elle.

password = Mot de passe
password-yours = Ton mot de passe
password-current = Mot de passe actuel
password-new = Nouveau mot de passe
password-chosen = Le mot de passe choisi
password-show = Afficher
password-hint = Au moins 8 caractères, de n’importe quelle sorte. Quelques mots à la suite sont faciles à retenir et difficiles à deviner.
password-others-out = Tous les autres appareils seront déconnectés.
password-wrong = Ce n’est pas le bon mot de passe.
password-too-short = Un mot de passe a besoin d’au moins { NUMBER($least) } caractères. Quelques mots à la suite conviennent, avec des espaces aussi.
password-too-long = C’est plus long qu’un mot de passe ne peut l’être ici. Le maximum est d’environ une page de texte.
password-common = Beaucoup de gens utilisent ce mot de passe, il est donc facile à deviner. Y ajouter un mot ou deux à toi suffit.
password-address = C’est ton adresse e-mail, que d’autres connaissent. Une chose à laquelle personne d’autre ne penserait est plus sûre.

## Making an account.

register = Créer un compte
register-lead = Avec un compte, ton planning est sur tous tes appareils, et à l’abri si l’un d’eux est perdu. Les données actuelles y seront incluses.
register-email-hint = Sert à se connecter et aux messages au sujet du compte.
register-have-one = J’ai déjà un compte

register-closed = Demander un compte
register-closed-lead = L’administration de ce serveur est seule à pouvoir y créer des comptes. Lui en demander un. Ensuite, se connecter avec l’adresse e-mail et le mot de passe reçus.
register-without = Teaspoon marche aussi sans compte : le planning est alors pour ce navigateur seulement.
register-without-link = Utiliser Teaspoon sans compte

register-invited = Une invitation est nécessaire
register-invited-lead = Il faut une invitation pour créer un compte sur ce serveur. Demander un lien d’invitation à son administration. Chaque lien marche une fois.
register-invited-link = Lien d’invitation
register-invited-ended = Cette invitation a expiré ou a déjà servi. En demander une autre.

register-first-lead = Ce serveur est nouveau. Le premier compte sera celui de l’administration.
register-first-elsewhere = Ce serveur est nouveau. Son premier compte se crée avec le lien que le serveur a affiché au démarrage.
register-first-link = Le lien affiché par le serveur
register-first-other = Ce n’est pas le lien que le serveur a affiché à son dernier démarrage.

register-link-hint = Coller ici le lien entier.
register-link-continue = Continuer

## A link by e-mail.

forgotten = Réinitialiser le mot de passe
forgotten-send = Recevoir un lien
forgotten-hint = Tu recevras par e-mail un lien pour choisir un nouveau mot de passe.
forgotten-no-mail = Ce serveur n’envoie pas d’e-mails. Son administration peut te donner un lien pour choisir un nouveau mot de passe.
forgotten-back = Revenir à la connexion

link-password = Choisir un nouveau mot de passe
link-register = Créer un compte
link-email = Changer d’adresse e-mail
link-for = Pour <mail></mail>.
link-email-new = Nouvelle adresse : <mail></mail>
link-other-out = <mail></mail> a un compte connecté ici, qui sera déconnecté.
link-plan-here = Si ce navigateur a un planning sans compte, il te sera demandé quoi en faire.
link-password-use = Utiliser ce mot de passe
