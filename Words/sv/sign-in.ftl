### Only pages of the server say these.

## Signing in.

sign-in = Logga in
sign-in-lead = Med ett konto kan du använda fler enheter, dela listor och få påminnelser. Om det finns en planering på den här enheten väljer du vad som händer med den.
sign-in-to-join = Någon har delat en lista med dig. Logga in eller skapa ett konto för att gå med i den.
sign-in-to-join-closed = Någon har delat en lista med dig. Logga in för att gå med i den.
sign-in-forgotten = Glömt lösenordet?
sign-in-create = Skapa konto
sign-in-create-facts = Mejladress och ett lösenord
sign-in-refused = Fel mejladress eller lösenord. Inget ändrades.

## Fields of these forms.

email = Mejladress
email-missing = Skriv din mejladress här.
email-too-long = Det här är längre än en mejladress kan vara. Finns det något annat på raden?
email-not-ascii = Här går det bara att använda bokstäverna a till z, siffror och enkla tecken, så att inga två adresser ser likadana ut.
email-no-at = En mejladress innehåller ett @, som i name@example.org.
email-several-ats = En mejladress har ett enda @, och här finns fler. Skriv bara en adress.
email-bad-name = Delen före @ innehåller något som det inte går att skicka mejl till. Kan du titta på den igen?
email-bad-domain = Delen efter @ verkar inte vara hel. Den brukar se ut som example.org.
email-taken = Den här adressen kan inte användas här.
email-taken-register = Den här adressen kan inte användas här. Om den är din kan du logga in med den.

password = Lösenord
password-yours = Ditt lösenord
password-current = Nuvarande lösenord
password-new = Nytt lösenord
password-chosen = Lösenordet du valde
password-show = Visa
password-hint = Minst 8 tecken, av vilket slag som helst. Några ord i rad är lätta att komma ihåg och svåra att gissa.
password-others-out = Du loggas ut på alla andra enheter.
password-wrong = Fel lösenord.
password-too-short = Ett lösenord behöver minst { NUMBER($least) } tecken. Några ord i rad går bra, även med mellanslag.
password-too-long = Det här är längre än ett lösenord kan vara här. Gränsen är ungefär en sida text.
password-common = Många använder det här lösenordet, så det är lätt att gissa. Det räcker att lägga till ett eller två egna ord.
password-address = Det här är din mejladress, som andra känner till. Något som bara du skulle komma på är säkrare.

## Making an account.

register = Skapa konto
register-lead = Med ett konto finns din planering på alla dina enheter, och den är trygg om en enhet försvinner. Det du redan har här följer med.
register-email-hint = Används för att logga in och för meddelanden om ditt konto.
register-have-one = Jag har redan ett konto

register-closed = Be om ett konto
register-closed-lead = Bara den som administrerar servern kan skapa konton på den. Be om ett. Logga sedan in med den mejladress och det lösenord som du får.
register-without = Teaspoon fungerar också utan konto: då är din planering bara för den här webbläsaren.
register-without-link = Använd Teaspoon utan konto

register-invited = Du behöver en inbjudan
register-invited-lead = Du behöver en inbjudan för att skapa ett konto på den här servern. Be den som administrerar servern om en inbjudningslänk. Varje länk fungerar en gång.
register-invited-link = Inbjudningslänk
register-invited-ended = Den här inbjudan gäller inte längre eller har redan använts. Be om en ny.

register-first-lead = Den här servern är ny. Den som skapar det första kontot administrerar servern.
register-first-elsewhere = Den här servern är ny. Dess första konto skapas med länken som servern skrev ut när den startade.
register-first-link = Länken som servern skrev ut
register-first-other = Det här är inte länken som servern skrev ut när den startade senast.

register-link-hint = Klistra in hela länken här.
register-link-continue = Fortsätt

## A link by e-mail.

forgotten = Återställ lösenord
forgotten-send = Mejla mig en länk
forgotten-hint = Vi skickar en länk där du kan välja ett nytt lösenord.
forgotten-no-mail = Den här servern skickar inga mejl. Den som administrerar den kan ge dig en länk där du kan välja ett nytt lösenord.
forgotten-back = Tillbaka till inloggningen

link-password = Välj ett nytt lösenord
link-register = Skapa konto
link-email = Byt mejladress
link-for = För <mail></mail>.
link-email-new = Ny adress: <mail></mail>
link-other-out = <mail></mail> är inloggad här nu och loggas ut.
link-plan-here = Om den här webbläsaren har en planering utan konto får du frågan vad som ska hända med den.
link-password-use = Använd det här lösenordet
