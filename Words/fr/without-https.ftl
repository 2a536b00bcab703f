### Only pages of the server say these.

## The first page where the browser can keep no plan, because it came without HTTPS.

keep-here = Le planning peut rester sur ce serveur
keep-here-lead = L’adresse ouverte est <address></address>. Sans HTTPS, le navigateur ne peut pas garder le planning sur cet appareil. Le serveur le peut.
keep-here-means = Ce que cela veut dire
keep-here-works = Tout fonctionne, sur chaque appareil de ce réseau.
keep-here-network = Il faut le réseau : rien hors ligne, pas de rappels quand Teaspoon est fermé.
keep-here-read = D’autres sur ce réseau pourraient lire aussi. Très bien à la maison, pas dans un café.
keep-here-yours = Si ce serveur est le tien
keep-here-minutes = environ 10 minutes
keep-here-then = ensuite tout marche aussi hors ligne

## What is said where the server keeps a plan because the browser cannot.

problem-said-never-kept = Ce navigateur ne peut pas garder le planning sur cet appareil. Ce serveur le peut, pour ce navigateur seulement.
problem-said-no-room = Ce serveur ne prend plus de plannings sans compte pour le moment : rien n’a été changé. Se connecter, ou le dire à l’administration du serveur.
said-no-cookie-server = Ce navigateur n’a gardé aucun cookie de ce site : le planning n’a donc pas pu être enregistré. Autoriser les cookies de ce site, puis essayer à nouveau.
account-guest-why-server = Avec un compte, le téléphone et l’ordinateur montrent le même planning, et rien n’est perdu si un appareil se perd. Il permet aussi les listes partagées. Tout ce qui est ici passe dans ton compte.
about-data-account-server = Dans ton compte sur ce serveur ({ $mail }).

## How a server in a home network gets HTTPS.

https = Mettre en place HTTPS
https-lead = Un programme sur la même machine ajoute HTTPS. Il y a trois moyens, et un seul suffit. Toutes les commandes sont pour Debian, en tant que root.
https-plan = Avec HTTPS, ce serveur a une nouvelle adresse : s’y connecter. Sans compte, faire d’abord une sauvegarde ici et la restaurer là-bas.
https-private = Sa propre autorité de certification
https-private-how = Pas besoin de domaine. Caddy fait le certificat. Le nom dans ses réglages est celui sous lequel le réseau trouve le serveur.
https-private-devices = Chaque appareil doit faire confiance à ce serveur une fois : y copier le certificat racine et l’installer comme autorité de certification.
https-name = Son propre domaine
https-name-how = Le certificat passe par le DNS du domaine : le serveur n’a donc pas à être joignable depuis Internet. Le domaine mène à son adresse dans le réseau.
https-mesh = Un réseau privé
https-mesh-how = Chaque appareil le rejoint avec l’application Tailscale. Cela marche aussi ailleurs qu’à la maison.
https-then = À la fin, pour les trois
https-then-how = Écrire la nouvelle adresse dans les réglages de Teaspoon, puis le redémarrer.
https-more = Toutes les étapes, aussi celles sur les téléphones : <file></file>
said-apart-full = Ce navigateur garde au plus { NUMBER($most) } plannings à part : rien n’a été changé. Il est possible d’emporter celui-ci, ou de se déconnecter et d’ouvrir l’un des autres, pour l’effacer ou l’emporter dans un compte.
