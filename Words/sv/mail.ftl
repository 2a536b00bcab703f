### Only pages of the server say these.

## E-mails about accounts. Each has a subject, a line that a link or a web address follows, and a line below it.

mail-reset-subject = Återställ ditt lösenord till Teaspoon
mail-reset = Någon, förmodligen du, vill återställa lösenordet för det här kontot. Välj ett nytt lösenord här:
mail-reset-note = Länken fungerar en gång och gäller i en timme. Om det inte var du behöver du inte göra något: ditt lösenord är kvar som det är.

mail-register-subject = Bekräfta ditt konto hos Teaspoon
mail-register = Någon, förmodligen du, registrerade sig med den här adressen. Bekräfta här:
mail-register-note = Länken fungerar en gång och gäller i 24 timmar. Om det inte var du behöver du inte göra något: inget konto skapas.

mail-invitation-subject = En inbjudan till Teaspoon
mail-invitation = Den som driver { $address } bjuder in dig till Teaspoon, en planerare för uppgifter. Skapa ditt konto här:
mail-invitation-note = Länken fungerar en gång och gäller i 14 dagar. Om du inte vill ha ett konto behöver du inte göra något.

mail-registered-subject = Ditt konto hos Teaspoon
mail-registered = Någon, förmodligen du, registrerade sig med den här adressen. Du har redan ett konto: logga in eller återställ lösenordet här:

mail-change-subject = Bekräfta din nya mejladress
mail-change = Bekräfta att det här är den nya adressen för ditt konto hos Teaspoon:
mail-change-note = Länken fungerar en gång och gäller i 24 timmar. Om du inte har ett konto hos Teaspoon har någon skrivit fel adress: du behöver inte göra något.

mail-changed-subject = Din mejladress hos Teaspoon är bytt
mail-changed = Mejladressen för ditt konto är bytt. Du kan inte längre logga in med den här adressen.
mail-changed-note = Om det inte var du, kontakta den som administrerar { $address }.

mail-password-subject = Ditt lösenord till Teaspoon är bytt
mail-password = Ditt konto har ett nytt lösenord. Alla andra enheter loggades ut.
mail-password-note = Om det inte var du, återställ det här och kontakta den som administrerar servern:

mail-shared-subject = Någon har delat en lista med dig
mail-shared = Någon har delat en lista med dig i Teaspoon. Se vem och vad här, inloggad med den här adressen:
mail-shared-note = Inbjudan gäller i 14 dagar. Om du inte vill ha den behöver du inte göra något.

mail-reminder-note = Du får det här mejlet eftersom ingen av dina enheter fick påminnelsen. Här kan du stänga av de här mejlen:
