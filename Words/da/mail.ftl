### Only pages of the server say these.

## E-mails about accounts. Each has a subject, a line that a link or a web address follows, and a line below it.

mail-reset-subject = Ny adgangskode til Teaspoon
mail-reset = Nogen, sikkert dig, har bedt om en ny adgangskode til denne konto. Vælg en ny her:
mail-reset-note = Linket virker én gang og udløber om en time. Var det ikke dig, så gør ikke noget: din adgangskode bliver, som den er.

mail-register-subject = Bekræft din konto hos Teaspoon
mail-register = Nogen, sikkert dig, har oprettet en konto med denne adresse. Bekræft den her:
mail-register-note = Linket virker én gang og udløber om 24 timer. Var det ikke dig, så gør ikke noget: der oprettes ingen konto.

mail-invitation-subject = En invitation til Teaspoon
mail-invitation = Den, der driver { $address }, inviterer dig til Teaspoon, en planlægger til opgaver. Opret din konto her:
mail-invitation-note = Linket virker én gang og udløber om 14 dage. Vil du ikke have en konto, så gør ikke noget.

mail-registered-subject = Din konto hos Teaspoon
mail-registered = Nogen, sikkert dig, ville oprette en konto med denne adresse. Du har allerede en: log ind, eller få en ny adgangskode her:

mail-change-subject = Bekræft din nye e-mailadresse
mail-change = Bekræft, at dette er den nye adresse til din konto hos Teaspoon:
mail-change-note = Linket virker én gang og udløber om 24 timer. Har du ingen konto hos Teaspoon, har nogen tastet en forkert adresse: gør ikke noget.

mail-changed-subject = Din e-mailadresse hos Teaspoon er ændret
mail-changed = E-mailadressen til din konto er ændret. Du kan ikke længere logge ind med denne adresse.
mail-changed-note = Var det ikke dig, så kontakt administratoren af { $address }.

mail-password-subject = Din adgangskode til Teaspoon er ændret
mail-password = Din konto har fået en ny adgangskode. Alle andre enheder er logget ud.
mail-password-note = Var det ikke dig, så få en ny her, og kontakt serverens administrator:

mail-shared-subject = Nogen har delt en liste med dig
mail-shared = Nogen har delt en liste med dig i Teaspoon. Se hvem og hvad her, logget ind med denne adresse:
mail-shared-note = Invitationen udløber om 14 dage. Vil du ikke have den, så gør ikke noget.

mail-reminder-note = Du får denne e-mail, fordi ingen af dine enheder modtog påmindelsen. Slå disse e-mails fra her:
