### Only pages of the server say these.

## Reminders: which devices get them, and what was sent.

reminders = Påminnelser
reminders-lead = Påminnelser om uppgifter kan nå dina enheter medan Teaspoon är stängt. Det gäller även när en timer slutar.
reminders-settings = Tysta timmar och högsta antal per dag
reminders-settings-facts = Ljud och notiser
push-off = Meddelanden till enheter är avstängda. Den som administrerar servern kan slå på dem med flaggan --contact.

## This device.

push-here = Den här enheten
push-here-on = Påminnelser är på för den här enheten.
push-here-off = Påminnelser är av för den här enheten.
push-here-hint = En påminnelse säger vilken uppgift den gäller, om du inte väljer något annat. Den skickas krypterad: pushtjänsten från webbläsarens tillverkare skickar den vidare och kan inte läsa den.
push-here-turn-on = Slå på påminnelser på den här enheten
push-here-no-script = För det här behövs skript, och den här webbläsaren kör inga.
push-here-unreachable = Servern når inte webbläsarens pushtjänst. Inget ändrades.

## All devices. The device is as in “Firefox on Linux”.

push-devices = Enheter
push-device-here = Den här webbläsaren
push-device-failing = Har inte kunnat nås på sistone
push-device-test = Skicka test
push-device-test-device = Skicka test: { $device }
push-device-remove = Ta bort
push-device-remove-device = Ta bort: { $device }
push-test-sent = Testet är skickat till { $device }. Det kommer oftast fram inom några sekunder. Leveransloggen nedan säger när det visades.
push-test-gone = { $device }: webbläsaren tar inte längre emot notiser, så enheten togs bort. Lägg till den igen där.
push-test-refused = Det gick inte att skicka till { $device }: dess pushtjänst tog inte emot meddelandet.
push-test-removed = Den här enheten har tagits bort. Inget skickades.

## By e-mail.

reminder-mail = Som mejl
reminder-mail-lead = Om ingen enhet får en påminnelse inom två minuter kan vi mejla <address></address>. Mejlet säger samma sak som påminnelsen och är inte krypterat på vägen.
reminder-mail-no = Inga mejl
reminder-mail-yes = Mejla mig om ingen enhet får påminnelsen
reminder-mail-zone = Tidszon
reminder-mail-zone-hint = Till exempel Europe/Berlin. Används för dina uppgifters tider.
reminder-mail-zone-fault = Skriv en giltig tidszon, till exempel Europe/Berlin.
reminder-mail-save = Spara

## The log: what was sent, and what happened to it.

delivery-log = Leveranslogg
delivery-log-empty = Inget än. Varje påminnelse visas här i 30 dagar.
delivery-log-today = idag, { $time }
delivery-log-day = { $date }, { $time }
delivery-log-shown = Visades { $time }
delivery-log-taken = Skickad, inte bekräftad
delivery-log-gone = Enheten togs bort: den tar inte längre emot notiser
delivery-log-refused = Inte skickad: webbläsarens pushtjänst tog inte emot den
delivery-log-not-reached = Inte skickad: webbläsarens pushtjänst gick inte att nå i tid
delivery-log-mail = Skickad som mejl
delivery-log-no-mail = Mejlet kunde inte skickas
delivery-log-email = Mejl
delivery-log-beyond = Hoppades över: dagens gräns var nådd
delivery-log-past = Inte skickad: servern var inte igång då
delivery-log-no-device = Inte skickad: ingen enhet
delivery-log-unknown = Okänt

## The message on a device: its title, and a line below it.

reminder-silent = En påminnelse från Teaspoon
reminder-timer = Timern är klar
reminder-rest = Din vila är slut
reminder-more = Mer i Teaspoon
reminder-more-text = Dagens gräns för påminnelser är nådd.
reminder-several = { $count ->
    [one] { $count } påminnelse
   *[other] { $count } påminnelser
}
reminder-due = Klart senast kl. { $time }
reminder-due-on = Klart senast { $date }, { $time }
reminder-test = Testnotis
reminder-test-text = Påminnelser når den här enheten.
