### Only pages of the server say these.

## The settings of an account.

own-account = Twoje konto
own-account-administrator = Masz uprawnienia administratora.
own-account-head-sharing = Udostępnianie i przypomnienia
own-account-lists = Wspólne listy
own-account-links = Udostępnione linki
own-account-links-facts = Dla osób bez konta
own-account-reminders = Przypomnienia
own-account-reminders-facts = Urządzenia, które dostają powiadomienia
own-account-invite = Zaproś inne osoby
own-account-invite-facts = Na ten serwer
own-account-head-leave = Wylogowanie i usunięcie
own-account-leave = Stan synchronizacji i wylogowanie
own-account-delete = Usuń konto
own-account-delete-facts = Ze wszystkimi danymi, także na serwerze
own-account-devices = Zalogowane urządzenia
own-account-here = Ta przeglądarka
own-account-seen = { $days ->
    [0] Aktywne w ciągu ostatnich 24 godzin
    [one] Ostatnio aktywne { NUMBER($days) } dzień temu
    [few] Ostatnio aktywne { NUMBER($days) } dni temu
    [many] Ostatnio aktywne { NUMBER($days) } dni temu
   *[other] Ostatnio aktywne { NUMBER($days) } dnia temu
}
own-account-end = Wyloguj
own-account-end-device = Wyloguj: { $device }
own-account-end-others = Wyloguj wszystkie inne urządzenia
own-account-ended = Nastąpiło tam wylogowanie. Plan zapisany na takim urządzeniu można na nim nadal odczytać.
own-account-head-email = E-mail i hasło
own-account-email = Zmień e-mail
own-account-email-new = Nowy adres e-mail
own-account-email-save = Zapisz nowy e-mail
own-account-password = Zmień hasło
own-account-password-save = Zapisz nowe hasło
own-account-password-saved = Hasło zmienione. Na wszystkich innych urządzeniach nastąpiło wylogowanie.

## Asked before an account is deleted.

delete-account = Usuń konto
delete-account-what = To usunie konto { $mail } z każdym zadaniem, listą, notatką, dniem i ustawieniem, na tym serwerze i w tej przeglądarce. Inne plany zapisane w tej przeglądarce też zostaną usunięte, nawet te zachowane osobno. Wspólne listy zostaną u pozostałych osób. Inne urządzenie zachowa swoją kopię, dopóki jej tam nie usuniesz.
delete-account-backup = Z kopii zapasowej można przywrócić wszystko: <backup>Utwórz kopię</backup>
delete-account-now = Usuń wszystko
delete-account-keep = Zachowaj moje konto

## Pages with one message, and a button or three.

said-check-mail = Sprawdź pocztę
said-link-sent = Jeśli ten adres ma konto, link jest już w drodze. Działa raz i wygasa po godzinie.
said-confirmation-sent = Link jest już w drodze. Działa raz i wygasa po 24 godzinach.
said-change-sent = Link został wysłany na nowy adres. Otwórz go, żeby potwierdzić zmianę.
said-link-expired = Link wygasł
said-link-ended = Ten link wygasł albo był już użyty. Jeśli zadziałał, możesz się zalogować; jeśli nie, tutaj dostaniesz nowy.
said-address-changed = Adres zmieniony
said-email-changed = Do logowania służy teraz nowy adres.
said-email-changed-of = Do logowania na konto <old></old> służy teraz adres <new></new>.
said-account-deleted = Usunięto
said-deleted = Twoje konto i wszystko, co na nim było, jest usunięte.
said-later = Spróbuj ponownie za chwilę
said-too-often = Za dużo prób. Spróbuj ponownie za kilka minut. Nic się nie zmieniło.
said-busy = Serwer jest zajęty. Spróbuj ponownie za chwilę. Nic się nie zmieniło.
said-not-saved = Nie zapisano
said-store-away = Serwer nie ma połączenia ze swoją bazą danych, więc nic się nie zmieniło. Próbuje dalej.
said-store-full = Na serwerze nie ma już miejsca, więc nic się nie zmieniło. Daj znać administracji serwera.
said-no-cookie = Ta przeglądarka nie zachowała pliku cookie z tej witryny, więc twój plan nie mógł zostać zapisany. Zezwól na pliki cookie z tej witryny albo włącz JavaScript. Potem spróbuj ponownie.
said-not-done = To nie zadziałało
said-foreign = Ten formularz wysłano z innej witryny. Nic nie zostało zapisane.
said-incomplete = Formularz dotarł niekompletny. Nic nie zostało zapisane.
said-method = Tego adresu nie da się tak użyć. Nic się nie zmieniło.
said-too-large = To więcej, niż ten formularz może przyjąć. Nic się nie zmieniło.
said-no-page = Nie ma takiej strony
said-not-found = Pod tym adresem nie ma żadnej strony.
said-template-gone = Tego szablonu nie ma już w galerii.
said-not-yours = Nie na twoim koncie
said-not-in-account = Tej listy nie ma na twoim koncie, a może jeszcze nie dotarła. Zmiany przyjdą, gdy tylko twoje urządzenie będzie online.
said-sign-in = Zaloguj się
said-password = Wybierz nowe hasło
said-register = Utwórz konto
said-to-today = Przejdź do strony Dziś
said-to-account = Przejdź do swojego konta

## Invitations to this server, which its administrator makes.

server-invitations = Zaproszenia
server-invitations-open = Na tym serwerze każda osoba może utworzyć konto. Żeby kogoś zaprosić, podaj adres tego serwera.
server-invitations-closed = Rejestracja na tym serwerze jest zamknięta, więc zaproszenia tu nie działają. Żeby dodać konto, użyj na serwerze <command></command> albo uruchom go z <option></option>.
server-invitations-lead = Na tym serwerze konto mogą utworzyć tylko osoby z zaproszeniem. Każde zaproszenie działa raz.
server-invitations-email = Adres e-mail tej osoby (opcjonalnie)
server-invitations-email-hint = Link zostanie wysłany na ten adres. Puste pole: przekażesz link w inny sposób.
server-invitations-name = Dla kogo to jest? (opcjonalnie)
server-invitations-name-hint = Nazwa na twoją listę poniżej. Widzisz ją tylko ty. Link trzeba przekazać w inny sposób: ten serwer nie wysyła e-maili.
server-invitations-name-too-long = Limit znaków: { NUMBER($most) }.
server-invitations-create = Utwórz zaproszenie
server-invitations-back = Twoje konto
server-invitations-made = Zaproszenie utworzone
server-invitations-link = Link dla zapraszanej osoby
server-invitations-link-hint = Działa raz i wygasa po 14 dniach. Skopiuj go teraz: jest pokazany tylko tutaj.
server-invitations-list = Otwarte zaproszenia
server-invitations-unnamed = Link
server-invitations-ends = Wygasa: { $date }
server-invitations-revoke = Unieważnij
server-invitations-revoke-one = Unieważnij: { $guest }, { $ends }
server-invitations-sent = Zaproszenie wysłane na adres { $mail }.
server-invitations-revoked = Zaproszenie unieważnione. Jego link już nie działa.
server-invitations-too-many = Limit otwartych zaproszeń: { NUMBER($most) }. Unieważnij jedno, żeby utworzyć następne.

## The time zone of a browser that runs no script.

zone = Strefa czasowa
zone-lead = Gdy przeglądarka uruchamia JavaScript, liczy się jej własna strefa czasowa. Bez JavaScriptu liczy się ta tutaj, a jeśli nie jest ustawiona, UTC.
zone-hint = Na przykład Europe/Berlin. Puste pole: UTC.
zone-save = Zapisz
zone-unknown = Wpisz poprawną strefę czasową, na przykład Europe/Berlin.

## The name of a device: a browser, and the system it runs on.

device-name = { $browser } ({ $system })
device-unknown = Inny program
