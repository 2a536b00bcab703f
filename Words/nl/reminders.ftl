## Reminders: which devices get them, and what was sent.

reminders = Herinneringen
reminders-lead = Herinneringen aan taken, en het einde van een timer, kunnen je apparaten bereiken terwijl Teaspoon gesloten is.
reminders-settings = Stille uren en maximum per dag
reminders-settings-facts = Geluid en meldingen
push-off = Berichten naar apparaten staan uit. De beheerder van deze server kan ze aanzetten met de optie --contact.

## This device.

push-here = Dit apparaat
push-here-on = Herinneringen staan aan op dit apparaat.
push-here-off = Herinneringen staan uit op dit apparaat.
push-here-hint = In een herinnering staat om welke taak het gaat, tenzij je iets anders kiest. De herinnering wordt versleuteld verstuurd: de pushdienst van de maker van je browser geeft hem door en kan hem niet lezen.
push-here-turn-on = Herinneringen op dit apparaat aanzetten
push-here-no-script = Dit werkt alleen met JavaScript, en dat werkt niet in deze browser.
push-here-unreachable = Deze server kan de pushdienst van deze browser niet bereiken. Er is niets veranderd.

## All devices. The device is as in “Firefox on Linux”.

push-devices = Apparaten
push-device-here = Deze browser
push-device-failing = De laatste tijd niet bereikt
push-device-test = Test sturen
push-device-test-device = Test sturen: { $device }
push-device-remove = Weghalen
push-device-remove-device = Weghalen: { $device }
push-test-sent = Test gestuurd naar { $device }. Die komt binnen een paar seconden aan. In het overzicht hieronder zie je wanneer die is getoond.
push-test-gone = { $device }: de browser neemt geen meldingen meer aan, dus dit apparaat is weggehaald. Je kunt het daar weer toevoegen.
push-test-refused = Naar { $device } kon niets worden gestuurd: de pushdienst nam het bericht niet aan.
push-test-removed = Dit apparaat was al weggehaald. Er is niets gestuurd.

## By e-mail.

reminder-mail = Per e-mail
reminder-mail-lead = Als geen apparaat een herinnering binnen twee minuten ontvangt, kunnen we mailen naar <address></address>. In de e-mail staat wat er in de herinnering staat. Hij wordt niet versleuteld verstuurd.
reminder-mail-no = Geen e-mails
reminder-mail-yes = Mail me als geen apparaat de herinnering ontvangt
reminder-mail-zone = Tijdzone
reminder-mail-zone-hint = Bijvoorbeeld Europe/Berlin. Nodig voor de tijden van je taken.
reminder-mail-zone-fault = Vul een geldige tijdzone in, bijvoorbeeld Europe/Berlin.
reminder-mail-save = Opslaan

## The log: what was sent, and what happened to it.

delivery-log = Overzicht van verzonden berichten
delivery-log-empty = Nog niets. Elke herinnering staat hier 30 dagen.
delivery-log-today = vandaag, { $time }
delivery-log-day = { $date }, { $time }
delivery-log-shown = Getoond: { $time }
delivery-log-taken = Verstuurd; niet bevestigd
delivery-log-gone = Apparaat weggehaald: het neemt geen meldingen meer aan
delivery-log-refused = Niet verstuurd: de pushdienst van de browser nam het niet aan
delivery-log-not-reached = Niet verstuurd: de pushdienst van de browser was niet op tijd te bereiken
delivery-log-mail = Per e-mail verstuurd
delivery-log-no-mail = De e-mail kon niet worden verstuurd
delivery-log-email = E-mail
delivery-log-beyond = Overgeslagen: maximum van de dag bereikt
delivery-log-past = Niet verstuurd: de server stond toen uit
delivery-log-no-device = Niet verstuurd: geen apparaat
delivery-log-unknown = Onbekend

## The message on a device: its title, and a line below it.

reminder-silent = Een herinnering van Teaspoon
reminder-timer = De tijd is om
reminder-rest = Je rust is voorbij
reminder-more = Meer in Teaspoon
reminder-more-text = Het maximum aan herinneringen van vandaag is bereikt.
reminder-several = { $count ->
    [one] { $count } herinnering
   *[other] { $count } herinneringen
}
reminder-due = Om { $time }
reminder-due-on = Datum: { $date }, { $time }
reminder-test = Testmelding
reminder-test-text = Herinneringen komen op dit apparaat aan.
