### Only pages of the server say these.

## The settings of an account.

own-account = Ditt konto
own-account-administrator = Du administrerar servern.

own-account-head-sharing = Delning och påminnelser
own-account-lists = Delade listor
own-account-links = Delade länkar
own-account-links-facts = För personer utan konto
own-account-reminders = Påminnelser
own-account-reminders-facts = Enheter som får notiser
own-account-invite = Bjud in andra
own-account-invite-facts = Till den här servern
own-account-head-leave = Lämna
own-account-leave = Synkstatus och utloggning
own-account-delete = Ta bort konto
own-account-delete-facts = Med alla data, även på servern

own-account-devices = Inloggade enheter
own-account-here = Den här webbläsaren
own-account-seen = { $days ->
    [0] Aktiv de senaste 24 timmarna
    [one] Senast aktiv för { NUMBER($days) } dag sedan
   *[other] Senast aktiv för { NUMBER($days) } dagar sedan
}
own-account-end = Logga ut
own-account-end-device = Logga ut { $device }
own-account-end-others = Logga ut alla andra enheter
own-account-ended = Utloggad där. En planering som är sparad på en sådan enhet kan fortfarande läsas där.

own-account-head-email = Mejl och lösenord
own-account-email = Byt mejladress
own-account-email-new = Ny mejladress
own-account-email-save = Spara ny mejladress
own-account-password = Byt lösenord
own-account-password-save = Spara nytt lösenord
own-account-password-saved = Lösenordet är bytt. Du har loggats ut på alla andra enheter.

## Asked before an account is deleted.

delete-account = Ta bort konto
delete-account-what = Det här tar bort kontot { $mail } med alla uppgifter, listor, anteckningar, dagar och inställningar, på den här servern och i den här webbläsaren. Andra planeringar som är sparade i den här webbläsaren tas också bort, även de som du behållit separat. Andra har kvar de listor som du delar med dem. En annan enhet har kvar sin kopia tills du tar bort den där.
delete-account-backup = En säkerhetskopia kan återställa allt: <backup>Säkerhetskopiera</backup>
delete-account-now = Ta bort allt
delete-account-keep = Behåll mitt konto

## Pages with one message, and a button or three.

said-check-mail = Titta i din mejl
said-link-sent = Om adressen har ett konto har vi skickat en länk dit. Den fungerar en gång och gäller i en timme.
said-confirmation-sent = Vi har skickat en länk till dig. Den fungerar en gång och gäller i 24 timmar.
said-change-sent = Vi har skickat en länk till den nya adressen. Öppna den för att bekräfta bytet.
said-link-expired = Länken gäller inte längre
said-link-ended = Länken gäller inte längre eller har redan använts. Om den fungerade kan du logga in, annars kan du få en ny här.
said-address-changed = Adressen är bytt
said-email-changed = Nu loggar du in med den nya adressen.
said-email-changed-of = Kontot för <old></old> loggar nu in som <new></new>.
said-account-deleted = Borttaget
said-deleted = Ditt konto och allt i det är borttaget.
said-later = Försök igen om en stund
said-too-often = För många försök. Försök igen om några minuter. Inget ändrades.
said-busy = Servern är upptagen. Försök igen om en stund. Inget ändrades.
said-not-saved = Inte sparat
said-store-away = Servern når inte sin databas, så inget ändrades. Den fortsätter att försöka.
said-store-full = Servern har inget utrymme kvar, så inget ändrades. Säg gärna till den som administrerar den.
said-no-cookie = Webbläsaren sparade ingen kaka från den här webbplatsen, så din planering kunde inte sparas. Tillåt kakor från den här webbplatsen eller slå på JavaScript. Försök sedan igen.
said-not-done = Det gick inte
said-foreign = Det här formuläret skickades från en annan webbplats. Inget sparades.
said-incomplete = Formuläret kom inte fram helt. Inget sparades.
said-method = Den här adressen kan inte användas så. Inget ändrades.
said-too-large = Det är mer än det här formuläret kan ta emot. Inget ändrades.
said-no-page = Sidan finns inte
said-not-found = Det finns ingen sida på den här adressen.
said-template-gone = Den här mallen finns inte längre i galleriet.
said-not-yours = Inte i ditt konto
said-not-in-account = Den här listan finns inte i ditt konto, eller inte än. Ändringar kommer så snart din enhet är online.
said-sign-in = Logga in
said-password = Välj ett nytt lösenord
said-register = Skapa konto
said-to-today = Gå till Idag
said-to-account = Gå till ditt konto

## Invitations to this server, which its administrator makes.

server-invitations = Inbjudningar
server-invitations-open = Alla kan skapa ett konto på den här servern. Ge serverns webbadress till den du vill bjuda in.
server-invitations-closed = Det går inte att registrera sig på den här servern, så inbjudningar fungerar inte här. För att lägga till ett konto använder du <command></command> på servern, eller startar den med <option></option>.
server-invitations-lead = Bara de som har en inbjudan kan skapa ett konto på den här servern. Varje inbjudan fungerar en gång.
server-invitations-email = Personens mejladress (valfritt)
server-invitations-email-hint = Vi mejlar länken till den här adressen. Lämna tomt för att ge länken vidare själv.
server-invitations-name = Vem är den till? (valfritt)
server-invitations-name-hint = Ett namn för din lista nedan. Bara du ser det. Du ger länken vidare själv: den här servern skickar inga mejl.
server-invitations-name-too-long = Skriv högst { NUMBER($most) } tecken.
server-invitations-create = Skapa inbjudan
server-invitations-back = Ditt konto

server-invitations-made = Inbjudan är skapad
server-invitations-link = Länken till den du bjuder in
server-invitations-link-hint = Den fungerar en gång och gäller i 14 dagar. Kopiera den nu: den visas bara här.

server-invitations-list = Öppna inbjudningar
server-invitations-unnamed = En länk
server-invitations-ends = Gäller till { $date }
server-invitations-revoke = Återkalla
server-invitations-revoke-one = Återkalla: { $guest }, { $ends }

server-invitations-sent = Inbjudan är skickad till { $mail }.
server-invitations-revoked = Inbjudan är återkallad. Länken fungerar inte längre.
server-invitations-too-many = Högst { NUMBER($most) } inbjudningar kan vara öppna. Återkalla en för att skapa en ny.

## The time zone of a browser that runs no script.

zone = Tidszon
zone-lead = Om en webbläsare kör skript gäller dess egen tidszon. Utan skript gäller den här, och UTC om ingen är angiven.
zone-hint = Till exempel Europe/Berlin. Tomt: UTC.
zone-save = Spara
zone-unknown = Skriv en giltig tidszon, till exempel Europe/Berlin.

## The name of a device: a browser, and the system it runs on.

device-name = { $browser } på { $system }
device-unknown = Ett annat program
