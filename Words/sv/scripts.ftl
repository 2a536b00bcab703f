### Only scripts say these.

## The message above the bar. Scripts write it when they have something to say, as when nothing was saved.

toast-dismiss = Stäng

## After a button was pressed.

act-setting-up = Teaspoon ställs i ordning på den här enheten. Det du tryckte på görs så snart det är klart.
act-not-ready = Teaspoon ställs fortfarande i ordning på den här enheten. Det du skrev finns kvar här. Försök igen om en stund.
act-no-answer = Det här är inte sparat än: inget svarade. Det du skrev finns kvar här. Försök igen.
act-not-saved = Det här sparades inte. Det du skrev finns kvar här.

## Above a form whose text was typed earlier, and not sent.

draft-not-saved = Det här är ett utkast. Det är inte sparat än.
draft-use = Använd utkastet
draft-discard = Ta bort utkastet

## A task that is open beside a list, in a wide window. Both are for screen readers.

beside-task = Uppgift: { $task }
beside-close = Stäng uppgiften

## Saving a file, as a backup. “Handed on”: it was given to another app, because this device has no downloads.

download-saved = Sparat: { $file }. Filen finns bland dina nedladdningar.
download-handed-on = Lämnat vidare: { $file }.
download-no-answer = Det gick inte att spara: inget svarade. Försök igen om en stund.
download-tap-again = Filen är klar, men enheten tog inte längre emot den. Tryck en gång till.
download-not-handed-on = Filen är klar, men enheten kunde inte lämna den vidare.

## A button that copies a link.

copy-done = Kopierat
copy-selected = Markerat, klart att kopiera

## A picture of the person, chosen in the settings.

picture-unreadable = Webbläsaren kan inte läsa den här filen som bild. Välj en JPEG, PNG eller WebP.
picture-too-large = Filen är större än 60 MB. Välj en mindre.

## Tests of sound and notifications in the settings.

sound-playing = Ljudet spelas. Om du inte hör något kan du kolla volymen och om ljudet är avstängt på enheten.
sound-impossible = Den här webbläsaren kan inte spela ljud här.
notice-allowed = Den här webbläsaren kan visa notiser.
notice-ask = Välj På, så ber webbläsaren om tillåtelse.
notice-blocked = Notiser är blockerade. Tillåt dem i webbläsarens inställningar för den här webbplatsen.
notice-impossible = Den här webbläsaren kan inte visa notiser här. På en iPhone eller iPad lägger du först till Teaspoon på hemskärmen.
notice-test = Det här är ett test.
notice-test-sent = Testnotisen är skickad. Om du inte ser den kan du kolla enhetens inställningar för notiser.

## Reminders while Teaspoon is closed: why this device cannot get them.

push-home-screen = På en iPhone eller iPad fungerar det när Teaspoon ligger på hemskärmen: Dela, sedan Lägg till på hemskärmen, och öppna därifrån.
push-https = För det här behövs en adress som börjar med https.
push-impossible = Den här webbläsaren kan inte visa påminnelser när den är stängd.
push-blocked = Notiser från den här webbplatsen är blockerade i webbläsaren. I dess inställningar för webbplatsen kan du tillåta dem igen.
push-not-allowed = Notiser tilläts inte, så inget ändrades.
push-not-taken = Servern tog inte emot den här enheten. Inget ändrades.
push-no-service = Webbläsarens pushtjänst gick inte att nå just nu. Inget ändrades.

## Buttons of a notification about a task. “Done” checks the task off; the others remind again later.

notification-ten = Om 10 minuter
notification-done = Klar
notification-later = Senare idag
notification-unreadable = En påminnelse från Teaspoon

## A page that says why another one is not there. Each has a heading (“…-title”) and a text.

plain-title = Sidan gick inte att visa
plain-stopped = Teaspoon stannade under arbetet med sidan. Inget ändrades.
plain-unreadable = Det som finns på enheten gick inte att läsa. Inget ändrades eller togs bort.
plain-not-started = Teaspoon kunde inte starta. Inget ändrades, och det som finns på enheten är kvar.
plain-foreign-title = Inget gjordes
plain-foreign = Det här formuläret skickades från en annan webbplats. Inget sparades.
plain-offline-title = Här behövs nätet
plain-offline = Servern går inte att nå just nu, och den här sidan behöver den. Din planering fungerar ändå.
plain-offline-signed-out = Servern går inte att nå just nu, och den här sidan behöver den. Du är utloggad: din planering finns inte längre i den här webbläsaren.
plain-typed = Det du skrev
plain-today = Gå till Idag
