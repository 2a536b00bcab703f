## The account that this plan is in, as the app itself knows it.

account = Konto
account-sign-in = Zaloguj się
account-create = Utwórz konto
account-guest = Nie zalogowano
account-guest-need = Konto nie jest potrzebne: wszystko działa bez niego, a twój plan zostaje w tej przeglądarce.
account-guest-why = Z kontem twój telefon i komputer pokazują ten sam plan, każde urządzenie działa bez internetu, a gdy jedno zaginie, nic nie przepada. Są też wspólne listy i przypomnienia, gdy Teaspoon jest zamknięty. Wszystko, co tu jest, przejdzie na twoje konto.
account-guest-how = Potrzebny jest adres e-mail i hasło, a na niektórych serwerach też zaproszenie.
account-signed-in = Zalogowano: <mail></mail>
account-of = Konto: <mail></mail>
account-last-synced = Ostatnia synchronizacja: { $date }, { $time }.
account-head-sign-in = Logowanie
account-settings = Ustawienia konta
account-settings-facts = E-mail, hasło, urządzenia
account-head-sharing = Udostępnianie
account-shared-lists = Wspólne listy
account-shared-links = Udostępnione linki
account-shared-links-facts = Dla osób bez konta
account-head-devices = Urządzenia
account-reminders = Przypomnienia
account-reminders-facts = Urządzenia, które dostają powiadomienia
account-sign-out = Wyloguj się
account-sign-out-what = Twój plan zniknie z tej przeglądarki i zostanie na koncie. To, czego jeszcze tam nie ma, zostanie najpierw wysłane.
account-sign-out-server = Twój plan zostanie na koncie.
account-remove = Usuń mój plan
account-remove-what = Twój plan zniknie z tej przeglądarki. Nigdzie indziej go nie ma.

## Where the plan is saved, at the top of every page while somebody is signed in.

saved = Twoje konto
saved-everywhere = Zsynchronizowano
saved-here = Czeka na wysłanie
saved-needs-you = Wymaga uwagi

## How far this device and the account agree, and what to do about it.

sync-everywhere = Zsynchronizowano. Wszystko, co tu jest, jest też na twoim koncie.
sync-rest = Cała reszta jest zsynchronizowana.
sync-here = Zapisano na tym urządzeniu. Synchronizacja nastąpi, gdy tylko serwer będzie mógł to przyjąć; nie trzeba nic robić.
sync-again = Nastąpiło wylogowanie na tym urządzeniu. Twój plan nadal tu jest i działa. Zaloguj się ponownie, żeby zsynchronizować to, co nowe.
sync-again-link = Zaloguj się ponownie
sync-again-hint = Jeśli nie możesz się zalogować: zapisz kopię zapasową, wyloguj się tutaj i przywróć kopię na pierwszej stronie. <backup>Utwórz kopię</backup>
sync-another = Ta przeglądarka jest teraz zalogowana na inne konto. Widoczny plan należy nadal do konta powyżej, a oba są trzymane osobno. Zaloguj się na konto powyżej, żeby zsynchronizować to, co nowe.
sync-sign-in-as = Zaloguj się jako { $mail }
sync-full = Twoje konto jest pełne. To, co nowe, zostaje na tym urządzeniu i możesz działać dalej. Strona twojego konta pokazuje, co zajmuje miejsce.
sync-deleted = To konto zostało usunięte. Twój plan nadal tu jest, tylko w tej przeglądarce.
sync-keep = Zachowaj mój plan tutaj, bez konta
sync-keep-hint = Nic twojego nie przepada i możesz później utworzyć dla niego inne konto. Listy udostępnione przez inne osoby znikną z tej przeglądarki.
sync-unsent-whole = To, co było tu wcześniej, jest jeszcze wysyłane na twoje konto.
sync-unsent = { $count ->
    [one] { NUMBER($count) } zmiana jest na razie tylko na tym urządzeniu.
    [few] { NUMBER($count) } zmiany są na razie tylko na tym urządzeniu.
    [many] { NUMBER($count) } zmian jest na razie tylko na tym urządzeniu.
   *[other] { NUMBER($count) } zmiany jest na razie tylko na tym urządzeniu.
}
sync-refused = { $count ->
    [one] Nie dało się zsynchronizować { NUMBER($count) } wpisu (za duży, nieznanego rodzaju albo na pełnej wspólnej liście); zostaje na tym urządzeniu.
    [few] Nie dało się zsynchronizować { NUMBER($count) } wpisów (za duże, nieznanego rodzaju albo na pełnej wspólnej liście); zostają na tym urządzeniu.
    [many] Nie dało się zsynchronizować { NUMBER($count) } wpisów (za duże, nieznanego rodzaju albo na pełnej wspólnej liście); zostają na tym urządzeniu.
   *[other] Nie dało się zsynchronizować { NUMBER($count) } wpisu (za duże, nieznanego rodzaju albo na pełnej wspólnej liście); zostają na tym urządzeniu.
}
sync-backup = Kopia zapasowa zachowuje to wszystko: <backup>Utwórz kopię</backup>

## Asked before somebody signs out whose changes are not all in the account.

unsent = Nie wszystko jest zsynchronizowane
unsent-nothing = Przed wylogowaniem
unsent-remove = Usuń mój plan
unsent-deleted = Twoje konto zostało usunięte, więc twój plan jest tylko w tej przeglądarce. Usunięcia planu nie da się cofnąć.
unsent-unknown = Nie wiadomo, czy wszystko jest zsynchronizowane, a wylogowanie usuwa twój plan z tej przeglądarki.
unsent-signed-in = Konto jest tu nadal zalogowane. Wylogowanie usuwa twój plan z tej przeglądarki.
unsent-again = Spróbuj ponownie
unsent-anyway = Wyloguj się mimo to

## Somebody signed in, and this browser has the plan of another account.

other-plan = Jest tu inny plan
other-plan-two = W tej przeglądarce jest jeszcze plan konta <mail></mail>, a zalogowano się jako <now></now>. Oba plany są trzymane osobno.
other-plan-one = W tej przeglądarce jest jeszcze plan konta <mail></mail>. Oba plany są trzymane osobno.
other-plan-deleted = Konto tego planu zostało usunięte. Żeby przenieść plan na inne konto, zachowaj go tutaj, potem się zaloguj.
other-plan-remove = Usuń tamten plan z tej przeglądarki i przejdź dalej

## Somebody signed in, and the account’s plan has not been read to its end.

arriving = Twój plan jest w drodze
arriving-hint = Już teraz możesz dodawać zadania; zostaną zachowane. Jeśli zniknie sieć, reszta przyjdzie później.
arriving-bar = Ile już dotarło

## Somebody signed in, and this device has a plan that was made without an account. The person chooses what happens to it.

joining = Na tym urządzeniu jest już plan
joining-lead = Powstał tutaj bez konta, ostatnia zmiana: { $date }.
joining-question = Co ma się z nim stać?
joining-apart = Zachowaj osobno
joining-apart-facts = Zostaje na tym urządzeniu. Wyloguj się, aby go otworzyć.
joining-along = Zabierz ze sobą
joining-along-facts = Jego zadania i listy przejdą na twoje konto. Ustawienia konta i jego liczba na dziś zostają.
joining-delete = Usuń
joining-delete-facts = Tylko to, co powstało na tym urządzeniu. Padnie jeszcze jedno pytanie.
joining-look = Najpierw obejrzyj
joining-look-title = Co zawiera ten plan
joining-hint = Nie wiesz, czyj to plan? Zachowaj go osobno: nic nie przepada i można go później otworzyć.
joining-delete-title = Usunąć ten plan?
joining-delete-lead = Zostanie usunięty z tego urządzenia. Nie ma innej kopii i nie da się tego cofnąć.

## A plan that was kept apart when somebody signed in.

apart = Plan na tym urządzeniu
apart-sign-out = Wyloguj się, aby go otworzyć.
apart-open = Otwórz ten plan

## This browser has removed the plan that was in it.

gone-plan = Twojego planu nie ma już w tej przeglądarce
gone-plan-lead = Był tu plan bez konta, a przeglądarka go usunęła. Kopia zapasowa przywróci go takim, jaki był.
gone-plan-start = Zacznij od nowa
