### The starter templates: lists that come with Teaspoon, to be copied and changed.

## Where the templates stand, and the category of a list that is made from one.

starters-energy = Énergie
starters-health = Santé
starters-home = Maison
starters-out = Sorties
starters-focus = Concentration

## Days by how much there is for them.

starter-low-energy-day-name = Jour de petite forme
starter-low-energy-day-about = Le minimum qui suffit. Les cinq premières lignes sont assez ; tout peut se faire au lit.
starter-low-energy-day-lines =
    De l’eau à portée de main ~1 2m
    Médicaments, s’il y en a ~1 2m !high
    Manger quelque chose sans cuisiner ~1 10m
    - Biscottes, fruit, compote, yaourt ou un reste froid
    - Au lit, c’est bien ; la moitié, c’est bien
    Repos, yeux fermés, sans rien écouter 20m
    Encore un repos, avant d’en avoir besoin 20m
    S’il reste de l’énergie, une seule chose
    - Une lingette sur le visage et les mains ~1 3m
    - Un haut propre ~1 3m
    - Envoyer un mot : Petite forme, je me repose, je t’écris plus tard ~1 2m
    - Un petit plaisir : une chanson, la fenêtre, un animal ~1 5m

starter-morning-name = Matin
starter-morning-about = Se lever par petites étapes. De l’eau, les médicaments et retour au lit : c’est un matin aussi.
starter-morning-lines =
    Boire un peu d’eau, encore au lit ~1 2m
    Médicaments, s’il y en a ~1 2m
    S’asseoir au bord du lit et attendre un peu 2m
    Passer aux toilettes ~1 5m
    Se laver le visage, ou une lingette ~1 3m
    Se brosser les dents, sur un tabouret si besoin ~1 3m
    S’habiller : les vêtements doux comptent ~1 10m
    Manger du facile : tartine, yaourt, banane ~1 10m
    Repos avant tout le reste 10m
    Regarder la liste et choisir une chose ~1 2m

starter-evening-name = Soirée calme
starter-evening-about = Finir la journée pour que le sommeil puisse venir. À commencer tant qu’il reste un peu d’énergie.
starter-evening-lines =
    S’arrêter là : ce qui reste peut attendre
    Écrire ce qui trotte dans la tête ~1 5m
    - Un mot pour chaque chose suffit
    - Puis ranger la liste
    Médicaments, s’il y en a ~1 2m
    De l’eau près du lit ~1 2m
    Se brosser les dents, sur un tabouret si besoin ~1 3m
    En pyjama, ou hors de ce qui serre ~1 5m
    Téléphone en charge ~1 1m
    Lumière douce, volets fermés ~1 2m
    Repos au lit : du calme, ou une voix douce à écouter 20m

starter-flare-up-name = En cas de poussée ou de crash
starter-flare-up-about = Pour quand tout s’aggrave. La dernière partie se remplit un meilleur jour.
starter-flare-up-lines =
    S’arrêter et s’allonger : tout le reste peut attendre 30m !high
    À portée de main ~1 5m
    - De l’eau et de quoi grignoter
    - Les médicaments habituels
    - Téléphone et chargeur
    - Masque de nuit, bouchons d’oreilles, couverture
    Prévenir une personne et lui demander une chose ~1 2m
    - À envoyer : Jour difficile, je me repose. Peux-tu m’apporter à manger ? Pas d’appels.
    Annuler ce qui a une date, laisser le reste ~1 5m
    - À envoyer : Je ne suis pas en état de venir. Peut-on trouver une autre date ?
    Repos, et encore un repos avant l’envie de se lever 30m
    À écrire un meilleur jour
    - Ce qui aide, et ce qui aggrave ~1 10m
    - À quels signes demander de l’aide, et qui appeler ~1 10m
    - Qui a une clé ~1 2m

## Doctors and medicines.

starter-appointment-name = Rendez-vous médical
starter-appointment-about = Avant, pendant et après, pour dire l’essentiel et bien rentrer.
starter-appointment-lines =
    Avant
    - Demander si la téléconsultation est possible ~1 5m
    - Noter la chose la plus importante à dire ~1 5m !high
    - En ajouter deux, s’il y en a deux ~1 5m
    - Noter quand ça a commencé et ce qui a changé ~1 10m
    - Photographier les boîtes de médicaments ~1 5m
    - Prévoir le trajet aller et retour, avec des repos ~1 10m
    - Demander à quelqu’un de venir, ou d’écouter au téléphone ~1 5m
    - Préparer un sac : carte Vitale, notes, eau, en-cas, bouchons d’oreilles ~1 5m
    - Une alarme pour se préparer, une pour partir ~1 2m
    - Repos avant de partir 30m
    Sur place
    - Aller, attendre, parler et rentrer ~6 120m
    - - Dire à l’accueil s’il faut s’allonger ou du calme
    - - Donner les notes, ou les lire
    - - Demander : et maintenant, qui fait quoi ?
    - - Demander un écrit, ou l’accord pour enregistrer
    Après
    - Repos d’abord : manger, boire, lit 60m
    - Noter ou dicter trois choses qui ont été dites ~1 5m
    - Mettre les nouvelles dates dans l’agenda ~1 5m
    - Garder le lendemain aussi vide que possible

starter-prescriptions-name = Ordonnances et pharmacie
starter-prescriptions-about = Renouveler pendant qu’il en reste, et faire arriver les médicaments à la maison.
starter-prescriptions-lines =
    Voir ce qui va manquer ~1 5m
    - Poser les boîtes devant soi
    - Photographier celles qui sont presque vides
    Faire renouveler ~2 10m !high
    - Regarder s’il reste un renouvellement sur l’ordonnance
    - Sinon, demander une ordonnance : en ligne ou par téléphone
    - L’envoyer à la pharmacie et demander quand ce sera prêt
    Choisir comment ça arrive ~1 5m
    - Demander si la pharmacie livre
    - Ou demander à quelqu’un d’y passer, avec la carte Vitale
    Y aller, si personne d’autre ne peut ~4 40m
    Repos quand c’est là 20m
    Regarder les boîtes : bon nom, même dosage ~1 3m
    Remplir le pilulier, en position assise ~1 10m
    Mettre un rappel pour la prochaine fois ~1 2m

starter-hospital-bag-name = Sac pour l’hôpital
starter-hospital-bag-about = Pour une heure en salle d’attente ou quelques nuits. Préparé à l’avance, il peut rester prêt.
starter-hospital-bag-lines =
    Papiers
    - Convocation ou courrier du médecin
    - Carte d’identité, carte Vitale, carte de mutuelle
    - Liste des médicaments, doses et allergies
    - Numéros de téléphone, sur papier aussi
    - Une page : ce qui m’aide, ce qui aggrave
    Santé
    - Médicaments dans leurs boîtes
    - Lunettes, appareils auditifs, piles
    - Canne, fauteuil, attelles
    Pour attendre
    - Bouchons d’oreilles ou casque, masque ou lunettes de soleil
    - Téléphone, chargeur à long câble
    - De l’eau et un en-cas bien supporté
    - Couverture ou gilet chaud
    Pour la nuit
    - Pyjama, chaussettes chaudes, chaussons
    - Brosse à dents, lingettes, baume à lèvres
    - Serviette de toilette
    - Son propre oreiller
    - De quoi écouter, sans effort
    - Des vêtements pour le retour
    À la maison
    - Quelqu’un sait où je suis
    - Quelqu’un s’occupe des animaux et du courrier

## The household.

starter-cleaning-name = Ménage pièce par pièce
starter-cleaning-about = Des petits gestes, une pièce à la fois. Chacun compte, et on peut s’arrêter au milieu.
starter-cleaning-lines =
    Choisir une pièce, fermer les autres portes ~1 1m
    Autour du lit ~1 5m
    - Les déchets dans un sac, sans se lever
    - Tasses et assiettes ensemble, pour la prochaine sortie
    - La fenêtre entrouverte
    Chambre ~2 10m
    - Les vêtements en un tas, le tri peut attendre
    - La couette tirée
    - Une taie d’oreiller propre
    Cuisine ~2 10m
    - Les déchets à la poubelle
    - La vaisselle dans l’évier, avec de l’eau chaude
    - Un coup d’éponge sur le plan de travail
    Vaisselle ~2 10m
    - Sur un tabouret
    - Une assiette, une tasse, une fourchette : le nécessaire
    - Laisser sécher à l’air
    Salle de bains ~2 10m
    - Le lavabo, depuis un tabouret ou le bord de la baignoire
    - Toilettes : produit, attendre, brosse, chasse
    - Une serviette propre
    Salon ~2 10m
    - Ce qui va ailleurs dans une seule caisse
    - Un coup d’éponge sur la table
    Le sol d’une pièce ~3 10m
    - Le milieu suffit
    Sortir les poubelles ~2 5m
    Repos entre les pièces 15m

starter-laundry-name = Lessive en quatre étapes
starter-laundry-about = Une machine, avec un arrêt après chaque étape. Pas besoin de tout faire le même jour.
starter-laundry-lines =
    Rassembler ~1 5m
    - Sous-vêtements et pyjamas d’abord
    - Une demi-machine est une machine
    Laver ~1 5m
    - Mettre le linge, la lessive, et démarrer
    - Un minuteur pour la fin
    Sécher ~2 10m
    - S’asseoir près de l’étendoir, les petites pièces d’abord
    - Ou dans le sèche-linge, et appuyer
    - Ça sent l’humide ? Un rinçage de plus, rien de grave
    Repos pendant que ça sèche
    Ranger ~2 10m
    - Ce qui sert bientôt au-dessus
    - Rien n’a besoin d’être plié
    - Un panier de linge propre est un très bon placard

starter-groceries-name = Courses
starter-groceries-about = Pour les jours où cuisiner est de trop. À commander en drive, ou à envoyer à qui fait les courses.
starter-groceries-lines =
    Sans cuisiner
    - Pain, pain de mie ou biscottes
    - Fromage, jambon ou houmous
    - Yaourts, compotes en gourde
    - Bananes, pommes, tomates cerises
    - Céréales ou muesli
    - Boîtes à ouverture facile : sardines, thon, lentilles
    - Soupe en brique
    Une casserole ou le micro-ondes
    - Plats préparés
    - Riz en sachet
    - Œufs
    - Coquillettes et sauce en bocal
    - Légumes surgelés, déjà coupés
    Boissons
    - Lait ou boisson végétale
    - Café, thé, tisane, jus
    Près du lit
    - Barres de céréales, noix, fruits secs
    Maison
    - Papier toilette, mouchoirs
    - Savon, lingettes
    - Lessive, sacs-poubelle
    - Pour les animaux

starter-letters-name = Factures et courrier
starter-letters-about = Pour la pile dans l’entrée. Une lettre suffit ; les autres attendront.
starter-letters-lines =
    Porter la pile là où l’on est bien ~1 2m
    Appeler quelqu’un pour la compagnie, si ça aide ~1 3m
    Ouvrir trois lettres, sans lire encore ~1 3m
    - Enveloppes et publicités au recyclage
    Deux tas : demande quelque chose, ou non ~1 5m
    Photographier ce qui demande ~1 5m
    - Noter dans l’agenda la date indiquée
    Repos, loin des papiers 10m
    Payer une facture ~2 10m !high
    - Ouvrir l’appli de la banque
    - Montant, IBAN, référence, valider
    - Écrire « payé » dessus
    Répondre à une lettre ~2 15m
    - Chercher la phrase qui dit ce qui est demandé
    - Trois lignes suffisent : qui, quoi, merci
    Trop à payer d’un coup ? Demander un échéancier ~3 20m
    - À envoyer : Je ne peux pas payer en une fois. Un paiement échelonné est-il possible ?
    Le reste dans une boîte, et la fermer ~1 2m

starter-visitors-name = Visite à la maison
starter-visitors-about = C’est toi qu’on vient voir. Une place assise, une boisson et un lavabo propre suffisent.
starter-visitors-lines =
    Dire combien de temps c’est possible ~1 3m
    - À envoyer : Avec plaisir. Passe un petit moment, ensuite j’aurai besoin de repos.
    - Ou : J’aimerais bien, mais pas encore. Je te dirai quand.
    - Demander du calme, ou pas de parfum, si ça compte
    Demander d’apporter à manger ~1 2m
    Libérer un siège et une table ~1 5m
    - Tout ce qui traîne dans une caisse, couvercle dessus
    Salle de bains ~2 5m
    - Un coup sur le lavabo
    - Serviette propre, papier toilette
    Fermer les portes des autres pièces ~1 1m
    Des tasses et de quoi boire sur un plateau ~1 5m
    Repos avant l’arrivée 30m
    La visite ~4 60m
    - Sur le canapé, en s’allongeant si c’est mieux
    - Laisser les autres faire le café
    - Pour finir : Ça m’a fait plaisir, maintenant j’ai besoin de m’allonger
    Repos après leur départ 45m
    La vaisselle reste où elle est

starter-moving-house-name = Déménagement
starter-moving-house-about = Une grosse chose en petits cartons, sur des semaines. Demander de l’aide pour tout ce qui est lourd.
starter-moving-house-lines =
    Fixer la date
    - Donner le préavis, par lettre recommandée ~2 20m !high
    - Photographier le nouveau bail ~1 5m
    Trouver de l’aide
    - Demander à deux personnes, une tâche claire chacune ~2 15m
    - Demander trois devis ~3 30m
    - Trouver quelqu’un pour les animaux ou les enfants ~1 10m
    Prévenir, un à la fois
    - Banque ~1 10m
    - Médecin et pharmacie ~1 10m
    - La Poste : faire suivre le courrier ~1 10m
    - Électricité, gaz, eau, avec le relevé des compteurs ~2 20m
    - Internet et téléphone ~2 20m
    - Travail, école, CAF ~2 20m
    - Caisse d’assurance maladie, mutuelle ~2 20m
    - Assurance habitation, impôts, mairie ~2 20m
    Se séparer de choses
    - Un sac pour la poubelle ~1 10m
    - Un sac à donner ~1 10m
    Emballer
    - Un petit carton, sur une chaise ~2 15m
    - - Livres dans les petits cartons, vêtements dans les grands
    - - Écrire dessus : quelle pièce, quoi dedans
    - Photographier les câbles avant de les débrancher ~1 5m
    - Les vis dans un sachet, le sachet sur le meuble ~1 5m
    - Le carton à ouvrir en premier ~2 15m
    - - Médicaments, papiers, chargeurs
    - - Draps, vêtements de rechange
    - - Papier toilette, savon, serviette, lampe
    - - Bouilloire, tasses, de quoi manger
    Le jour même
    - Un lit ou une chaise loin du bruit ~2 15m
    - De là, dire où va quoi ~8 180m
    - Photos des compteurs et des pièces vides ~1 10m
    - État des lieux et remise des clés ~2 15m
    Sur place
    - Le lit d’abord, tout le reste peut attendre ~3 30m
    - Repos, le temps qu’il faut
    - Un carton quand il y a de l’énergie ~2 15m

## Away from home.

starter-trip-name = Valise
starter-trip-about = Pour une ou plusieurs nuits. Un peu à la fois, ou en se faisant apporter les choses au lit.
starter-trip-lines =
    Ce qui ne s’achète pas sur place
    - Médicaments, avec de la marge, dans le bagage à main
    - Ordonnance et carte Vitale
    - Carte d’identité ou passeport
    - Billets et adresse, sur papier aussi
    - Argent et cartes
    - Clés
    - Téléphone et chargeur
    - Lunettes, appareils auditifs, canne
    Vêtements
    - Sous-vêtements et chaussettes, un par jour et un de plus
    - Hauts
    - Pantalons ou jupes
    - Quelque chose de chaud
    - Quelque chose pour la pluie
    - Pyjama
    - Chaussures confortables
    Toilette
    - Brosse à dents et dentifrice
    - Déodorant, brosse à cheveux
    - Lingettes pour les jours sans douche
    - Protections périodiques
    Pour se reposer
    - Bouchons d’oreilles, masque de nuit
    - Son oreiller ou sa taie
    - Écouteurs
    En route
    - De l’eau et des en-cas
    - Couverture ou écharpe
    - De quoi s’occuper, de quoi occuper les mains
    En partant
    - Fenêtres, plaques de cuisson, robinets
    - Poubelles sorties
    - Plantes et animaux confiés
    - Un repas au congélateur pour le retour

starter-school-name = Sac d’école
starter-school-about = À faire le soir, sac près de la porte. Tout décocher, et la liste ressert.
starter-school-lines =
    Sac
    - Regarder l’emploi du temps
    - Les livres et cahiers du jour
    - Les devoirs, tels qu’ils sont
    - Trousse : stylos, crayon, gomme, règle
    - Calculatrice ou ordinateur, chargés
    - Affaires de sport
    - Papiers à signer, carnet de liaison
    Manger
    - Carte de cantine ou repas
    - Goûter
    - Gourde
    Se sentir bien
    - Médicaments, s’il y en a à prendre à l’école
    - Casque antibruit ou bouchons d’oreilles
    - De quoi occuper les mains
    - PAI ou carte qui permet de se reposer ou de sortir de la classe
    Près de la porte
    - Clés et carte de bus dans une chaussure, pour partir avec
    - Manteau et chaussures
    - Vêtements préparés

## For days on which attention runs out first.

starter-getting-started-name = Pour démarrer
starter-getting-started-about = Pour la chose autour de laquelle on tourne. Faire la première ligne, puis voir.
starter-getting-started-lines =
    Boire quelque chose, et bouger un peu ~1 2m
    Nommer la première chose à prendre en main : une tasse, un dossier ~1 1m
    La poser devant soi, rien de plus encore ~1 2m
    Dire à quelqu’un : je commence maintenant ~1 2m
    - Ou rester au téléphone, chaque personne à sa tâche
    Minuteur : le faire à peu près, jusqu’à la sonnerie ~1 5m
    - Une ligne, une assiette, un clic suffit
    - Puis arrêter ou continuer : les deux sont bien
    Ça bloque encore ? Couper le premier pas en deux ~1 1m
    - Ou changer : une autre chose de la liste compte
    Repos, ou quelque chose d’agréable, dans tous les cas 10m

starter-study-name = Session d’étude
starter-study-about = Un tour court, avec un début et une fin. Depuis le lit, ça marche aussi.
starter-study-lines =
    S’installer ~1 5m
    - Eau, en-cas, de quoi être bien
    - Téléphone hors de portée, ou en silencieux
    - Une feuille pour les idées qui passent
    - Quelque chose cloche encore ? Commencer comme ça
    Choisir une chose qui tient en un tour ~1 3m
    - Une page, une question, un paragraphe
    Un tour ~2 15m
    - Lire d’abord les titres
    - Ou faire lire à voix haute
    - Redire chaque partie avec ses mots
    Repos, loin de l’écran 10m
    Encore un tour, s’il y a de l’énergie ~2 15m
    Se laisser un mot : où j’en suis, et la suite ~1 2m
    Repos : s’arrêter quand ça va bien, ça compte 15m
    Demander plus de temps ou de l’aide, au besoin ~1 5m
    - À envoyer : Je suis malade et j’ai besoin de plus de temps. Qu’est-ce qui est possible ?
