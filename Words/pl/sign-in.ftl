### Only pages of the server say these.

## Signing in.

sign-in = Zaloguj się
sign-in-lead = Z kontem masz plan na kilku urządzeniach, udostępnianie i przypomnienia. Jeśli na tym urządzeniu jest już plan, wybierasz, co się z nim stanie.
sign-in-to-join = Ktoś udostępnia ci listę. Żeby do niej dołączyć, zaloguj się lub utwórz konto.
sign-in-to-join-closed = Ktoś udostępnia ci listę. Żeby do niej dołączyć, zaloguj się.
sign-in-forgotten = Nie pamiętasz hasła?
sign-in-create = Utwórz konto
sign-in-create-facts = E-mail i hasło
sign-in-refused = Nieprawidłowy e-mail lub hasło. Nic się nie zmieniło.

## Fields of these forms.

email = Adres e-mail
email-missing = Wpisz tutaj swój adres e-mail.
email-too-long = To dłuższe, niż może być adres e-mail. Może w tym polu jest coś jeszcze?
email-not-ascii = Można tu użyć tylko liter od a do z, cyfr i prostych znaków, żeby żadne dwa adresy nie wyglądały tak samo.
email-no-at = Adres e-mail ma w środku @, jak name@example.org.
email-several-ats = Adres e-mail ma jeden znak @; tu jest ich więcej. Wpisz tylko jeden adres.
email-bad-name = W części przed @ jest coś, na co poczty nie da się wysłać. Sprawdź ją jeszcze raz.
email-bad-domain = Część po @ wygląda na niepełną; zwykle jest taka jak example.org.
email-taken = Tego adresu nie można tu użyć.
email-taken-register = Tego adresu nie można tu użyć. Jeśli należy do ciebie, zaloguj się z nim.
password = Hasło
password-yours = Twoje hasło
password-current = Obecne hasło
password-new = Nowe hasło
password-chosen = Wybrane hasło
password-show = Pokaż
password-hint = Co najmniej 8 dowolnych znaków. Kilka słów po kolei łatwo zapamiętać, a trudno odgadnąć.
password-others-out = Na wszystkich innych urządzeniach nastąpi wylogowanie.
password-wrong = Nieprawidłowe hasło.
password-too-short = Hasło jest za krótkie, najmniej znaków: { NUMBER($least) }. Może to być kilka słów, także ze spacjami.
password-too-long = To hasło jest dłuższe, niż może tu być. Limit to mniej więcej strona tekstu.
password-common = Tego hasła używa wiele osób, więc łatwo je odgadnąć. Wystarczy dodać jedno lub dwa własne słowa.
password-address = To twój adres e-mail, który znają inni. Bezpieczniejsze jest coś, na co wpadniesz tylko ty.

## Making an account.

register = Utwórz konto
register-lead = Z kontem twój plan jest na wszystkich twoich urządzeniach i bezpieczny, gdy jedno zaginie. Obecne dane przejdą na konto.
register-email-hint = Używany do logowania i do wiadomości o koncie.
register-have-one = Mam już konto
register-closed = Poproś o konto
register-closed-lead = Konta na tym serwerze może tworzyć tylko jego administracja. Poproś ją o konto. Potem zaloguj się adresem e-mail i hasłem, które dostaniesz.
register-without = Teaspoon działa też bez konta: twój plan jest wtedy tylko dla tej przeglądarki.
register-without-link = Używaj Teaspoon bez konta
register-invited = Potrzebne jest zaproszenie
register-invited-lead = Żeby utworzyć konto na tym serwerze, potrzebne jest zaproszenie. Poproś administrację serwera o link z zaproszeniem. Każdy link działa raz.
register-invited-link = Link z zaproszeniem
register-invited-ended = To zaproszenie wygasło albo było już użyte. Poproś o nowe.
register-first-lead = Ten serwer jest nowy. Pierwsze konto dostanie uprawnienia administratora.
register-first-elsewhere = Ten serwer jest nowy. Pierwsze konto tworzy się przez link, który serwer wypisał przy starcie.
register-first-link = Link wypisany przez serwer
register-first-other = To nie jest link, który serwer wypisał przy ostatnim starcie.
register-link-hint = Wklej tu cały link.
register-link-continue = Dalej

## A link by e-mail.

forgotten = Zmiana hasła
forgotten-send = Wyślij mi link
forgotten-hint = Dostaniesz link do wybrania nowego hasła.
forgotten-no-mail = Ten serwer nie wysyła poczty. Link do wybrania nowego hasła może ci dać jego administracja.
forgotten-back = Wróć do logowania
link-password = Wybierz nowe hasło
link-register = Utwórz konto
link-email = Zmień e-mail
link-for = Dla: <mail></mail>.
link-email-new = Nowy adres: <mail></mail>
link-other-out = Zalogowane jest tu teraz konto <mail></mail>; nastąpi jego wylogowanie.
link-plan-here = Jeśli w tej przeglądarce jest plan bez konta, pojawi się pytanie, co z nim zrobić.
link-password-use = Użyj tego hasła
