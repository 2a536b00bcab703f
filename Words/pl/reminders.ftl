### Only pages of the server say these.

## Reminders: which devices get them, and what was sent.

reminders = Przypomnienia
reminders-lead = Przypomnienia o zadaniach i koniec minutnika mogą docierać na twoje urządzenia, gdy Teaspoon jest zamknięty.
reminders-settings = Godziny ciszy i dzienny limit
reminders-settings-facts = Dźwięk i powiadomienia
push-off = Wiadomości na urządzenia są wyłączone. Administracja tego serwera może je włączyć opcją --contact.

## This device.

push-here = To urządzenie
push-here-on = Przypomnienia są na tym urządzeniu włączone.
push-here-off = Przypomnienia są na tym urządzeniu wyłączone.
push-here-hint = Przypomnienie mówi, o które zadanie chodzi, chyba że wybierzesz inaczej. W drodze jest zaszyfrowane: przekazuje je usługa powiadomień producenta twojej przeglądarki, która nie może go przeczytać.
push-here-turn-on = Włącz przypomnienia na tym urządzeniu
push-here-no-script = To wymaga JavaScriptu, a ta przeglądarka go nie uruchamia.
push-here-unreachable = Ten serwer nie może się połączyć z usługą powiadomień tej przeglądarki. Nic się nie zmieniło.

## All devices. The device is as in “Firefox on Linux”.

push-devices = Urządzenia
push-device-here = Ta przeglądarka
push-device-failing = Ostatnio bez połączenia
push-device-test = Wyślij próbę
push-device-test-device = Wyślij próbę: { $device }
push-device-remove = Usuń
push-device-remove-device = Usuń: { $device }
push-test-sent = Próba wysłana: { $device }. Przyjdzie w ciągu kilku sekund; „Dziennik wysyłki” poniżej pokaże, kiedy się pojawiła.
push-test-gone = { $device }: ta przeglądarka nie przyjmuje już powiadomień, więc urządzenie zostało usunięte. Można je tam dodać ponownie.
push-test-refused = Nie wysłano, { $device }: usługa powiadomień nie przyjęła wiadomości.
push-test-removed = To urządzenie zostało usunięte. Nic nie wysłano.

## By e-mail.

reminder-mail = E-mailem
reminder-mail-lead = Jeśli przez dwie minuty przypomnienie nie dotrze na żadne urządzenie, może przyjść e-mail na adres <address></address>. E-mail mówi to samo co przypomnienie i nie jest w drodze szyfrowany.
reminder-mail-no = Bez e-maili
reminder-mail-yes = Wyślij e-mail, gdy nie dotrze na żadne urządzenie
reminder-mail-zone = Strefa czasowa
reminder-mail-zone-hint = Na przykład Europe/Berlin. Potrzebna do godzin twoich zadań.
reminder-mail-zone-fault = Wpisz poprawną strefę czasową, na przykład Europe/Berlin.
reminder-mail-save = Zapisz

## The log: what was sent, and what happened to it.

delivery-log = Dziennik wysyłki
delivery-log-empty = Na razie nic. Każde przypomnienie jest tu widoczne przez 30 dni.
delivery-log-today = dziś, { $time }
delivery-log-day = { $date }, { $time }
delivery-log-shown = Pokazano: { $time }
delivery-log-taken = Wysłano; bez potwierdzenia
delivery-log-gone = Usunięto urządzenie: nie przyjmuje już powiadomień
delivery-log-refused = Nie wysłano: usługa powiadomień przeglądarki nie przyjęła wiadomości
delivery-log-not-reached = Nie wysłano: nie było na czas połączenia z usługą powiadomień przeglądarki
delivery-log-mail = Wysłano e-mailem
delivery-log-no-mail = E-maila nie dało się wysłać
delivery-log-email = E-mail
delivery-log-beyond = Pominięto: dzienny limit osiągnięty
delivery-log-past = Nie wysłano: serwer wtedy nie działał
delivery-log-no-device = Nie wysłano: brak urządzenia
delivery-log-unknown = Nieznane

## The message on a device: its title, and a line below it.

reminder-silent = Przypomnienie z Teaspoon
reminder-timer = Czas minął
reminder-rest = Koniec odpoczynku
reminder-more = Więcej w Teaspoon
reminder-more-text = Dzienny limit przypomnień jest osiągnięty.
reminder-several = { $count ->
    [one] { $count } przypomnienie
    [few] { $count } przypomnienia
    [many] { $count } przypomnień
   *[other] { $count } przypomnienia
}
reminder-due = Termin: { $time }
reminder-due-on = Termin: { $date }, { $time }
reminder-test = Próbne powiadomienie
reminder-test-text = Przypomnienia docierają na to urządzenie.
