## The account that this plan is in, as the app itself knows it.

account = Konto
account-sign-in = Logga in
account-create = Skapa konto

account-guest = Du är inte inloggad
account-guest-need = Du behöver inget konto: allt fungerar utan, och din planering stannar i den här webbläsaren.
account-guest-why = Med ett konto visar din telefon och din dator samma planering, båda fungerar offline, och inget går förlorat om en enhet försvinner. Du får också delade listor, och påminnelser medan Teaspoon är stängt. Allt här flyttas in i ditt konto.
account-guest-how = Det som behövs är en mejladress och ett lösenord, och på vissa servrar en inbjudan.

account-signed-in = Inloggad som <mail></mail>
account-of = Konto: <mail></mail>
account-last-synced = Synkat senast: { $date }, { $time }.

account-head-sign-in = Inloggning
account-settings = Kontoinställningar
account-settings-facts = Mejl, lösenord, enheter
account-head-sharing = Delning
account-shared-lists = Delade listor
account-shared-links = Delade länkar
account-shared-links-facts = För personer utan konto
account-head-devices = Enheter
account-reminders = Påminnelser
account-reminders-facts = Enheter som får notiser

account-sign-out = Logga ut
account-sign-out-what = Din planering försvinner från den här webbläsaren och är kvar i ditt konto. Det som inte finns där än skickas först.
account-sign-out-server = Din planering är kvar i ditt konto.
account-remove = Ta bort min planering
account-remove-what = Din planering försvinner från den här webbläsaren. Den finns ingen annanstans.

## Where the plan is saved, at the top of every page while somebody is signed in.

saved = Ditt konto
saved-everywhere = Synkat
saved-here = Inte synkat än
saved-needs-you = Åtgärd behövs

## How far this device and the account agree, and what to do about it.

sync-everywhere = Synkat. Allt här finns i ditt konto.
sync-rest = Allt annat är synkat.
sync-here = Sparat på den här enheten. Det synkas så snart servern kan ta emot det. Du behöver inte göra något.
sync-again = Du är utloggad på den här enheten. Din planering finns kvar här och fortsätter att fungera. Logga in igen för att synka det som är nytt.
sync-again-link = Logga in igen
sync-again-hint = Om du inte kan logga in igen: spara en säkerhetskopia, logga ut här och återställ säkerhetskopian på första sidan. <backup>Säkerhetskopiera</backup>
sync-another = Den här webbläsaren är nu inloggad på ett annat konto. Planeringen du ser hör fortfarande till kontot ovan, och de två hålls isär. Logga in på kontot ovan för att synka det som är nytt.
sync-sign-in-as = Logga in som { $mail }
sync-full = Ditt konto är fullt. Det som är nytt stannar på den här enheten, och du kan fortsätta. På sidan för ditt konto ser du vad som tar plats.
sync-deleted = Det här kontot har tagits bort. Din planering finns kvar här, bara i den här webbläsaren.
sync-keep = Behåll min planering här utan konto
sync-keep-hint = Inget av ditt går förlorat, och du kan skapa ett annat konto för det senare. Listor som andra har delat med dig tas bort från den här webbläsaren.

sync-unsent-whole = Det som fanns här tidigare skickas fortfarande till ditt konto.
sync-unsent = { $count ->
    [one] { NUMBER($count) } ändring finns bara på den här enheten än så länge.
   *[other] { NUMBER($count) } ändringar finns bara på den här enheten än så länge.
}
sync-refused = { $count ->
    [one] { NUMBER($count) } sak kunde inte synkas (för stor, av ett okänt slag eller i en delad lista som är full) och stannar på den här enheten.
   *[other] { NUMBER($count) } saker kunde inte synkas (för stora, av ett okänt slag eller i en delad lista som är full) och stannar på den här enheten.
}
sync-backup = En säkerhetskopia sparar allt: <backup>Säkerhetskopiera</backup>

## Asked before somebody signs out whose changes are not all in the account.

unsent = Något är inte synkat än
unsent-nothing = Innan du loggar ut
unsent-remove = Ta bort min planering
unsent-deleted = Ditt konto har tagits bort, så din planering finns bara i den här webbläsaren. Om du tar bort den går det inte att ångra.
unsent-unknown = Vi kan inte bekräfta att allt är synkat, och när du loggar ut tas din planering bort från den här webbläsaren.
unsent-signed-in = Du är fortfarande inloggad. När du loggar ut tas din planering bort från den här webbläsaren.
unsent-again = Försök igen
unsent-anyway = Logga ut ändå

## Somebody signed in, and this browser has the plan of another account.

other-plan = En annan planering finns här
other-plan-two = Den här webbläsaren har fortfarande planeringen för <mail></mail>, och du har loggat in som <now></now>. De två planeringarna hålls isär.
other-plan-one = Den här webbläsaren har fortfarande planeringen för <mail></mail>. De två planeringarna hålls isär.
other-plan-deleted = Kontot för den här planeringen har tagits bort. Om du vill lägga planeringen i ett annat konto: behåll den här och logga sedan in.
other-plan-remove = Ta bort den planeringen från den här webbläsaren och fortsätt

## Somebody signed in, and the account’s plan has not been read to its end.

arriving = Din planering är på väg
arriving-hint = Du kan lägga till uppgifter nu; de sparas. Om nätet försvinner fortsätter det härifrån senare.
arriving-bar = Hur mycket som har kommit

## Somebody signed in, and this device has a plan that was made without an account. The person chooses what happens to it.

joining = Det finns redan en planering på enheten
joining-lead = Den gjordes här utan konto och ändrades senast { $date }.
joining-question = Vad ska hända med den?
joining-apart = Behåll den separat
joining-apart-facts = Den stannar på den här enheten. Logga ut för att öppna den.
joining-along = Ta med den
joining-along-facts = Dess uppgifter och listor kommer med i ditt konto. Kontots inställningar och dess antal för i dag står kvar.
joining-delete = Radera den
joining-delete-facts = Bara det som gjordes på den här enheten. Du får frågan en gång till.
joining-look = Titta på den först
joining-look-title = Vad planeringen innehåller
joining-hint = Osäker på vems den är? Behåll den separat: inget går förlorat, och du kan öppna den igen senare.
joining-delete-title = Radera den här planeringen?
joining-delete-lead = Den raderas från den här enheten. Det finns ingen annan kopia, och det går inte att ångra.

## A plan that was kept apart when somebody signed in.

apart = En planering på den här enheten
apart-sign-out = Logga ut för att öppna den.
apart-open = Öppna den här planeringen

## This browser has removed the plan that was in it.

gone-plan = Din planering finns inte längre i webbläsaren
gone-plan-lead = Här fanns en planering utan konto, och webbläsaren har tagit bort den. En säkerhetskopia återställer den som den var.
gone-plan-start = Börja om
