### Only pages of the server say these.

## E-mails about accounts. Each has a subject, a line that a link or a web address follows, and a line below it.

mail-reset-subject = Je wachtwoord van Teaspoon opnieuw instellen
mail-reset = Iemand, waarschijnlijk jij, wil het wachtwoord van dit account opnieuw instellen. Kies hier een nieuw wachtwoord:
mail-reset-note = De link werkt één keer en een uur lang. Was jij dit niet, dan hoef je niets te doen: je wachtwoord blijft zoals het is.

mail-register-subject = Je account bij Teaspoon bevestigen
mail-register = Iemand, waarschijnlijk jij, heeft met dit adres een account gemaakt. Bevestig dat hier:
mail-register-note = De link werkt één keer en 24 uur lang. Was jij dit niet, dan hoef je niets te doen: er komt geen account.

mail-invitation-subject = Een uitnodiging voor Teaspoon
mail-invitation = Wie { $address } beheert, nodigt je uit voor Teaspoon, een takenplanner. Maak hier je account:
mail-invitation-note = De link werkt één keer en 14 dagen lang. Wil je geen account, dan hoef je niets te doen.

mail-registered-subject = Je account bij Teaspoon
mail-registered = Iemand, waarschijnlijk jij, wilde met dit adres een account maken. Je hebt al een account. Hier kun je inloggen of je wachtwoord opnieuw instellen:

mail-change-subject = Je nieuwe e-mailadres bevestigen
mail-change = Bevestig dat dit het nieuwe adres van je Teaspoon-account is:
mail-change-note = De link werkt één keer en 24 uur lang. Heb je geen account bij Teaspoon, dan heeft iemand een adres verkeerd getypt: je hoeft niets te doen.

mail-changed-subject = Je e-mailadres bij Teaspoon is gewijzigd
mail-changed = Het e-mailadres van je account is gewijzigd. Met dit adres kun je niet meer inloggen.
mail-changed-note = Was jij dit niet, neem dan contact op met de beheerder van { $address }.

mail-password-subject = Je wachtwoord van Teaspoon is gewijzigd
mail-password = Je account heeft een nieuw wachtwoord. Alle andere apparaten zijn uitgelogd.
mail-password-note = Was jij dit niet, stel het dan hier opnieuw in, en neem contact op met de beheerder van deze server:

mail-shared-subject = Iemand heeft een lijst met je gedeeld
mail-shared = Iemand heeft in Teaspoon een lijst met je gedeeld. Log in met dit adres om te zien wie, en welke lijst:
mail-shared-note = De uitnodiging geldt 14 dagen. Wil je die niet, dan hoef je niets te doen.

mail-reminder-note = Je krijgt deze e-mail omdat geen van je apparaten de herinnering heeft ontvangen. Hier kun je deze e-mails uitzetten:
