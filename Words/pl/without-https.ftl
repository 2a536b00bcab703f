### Only pages of the server say these.

## The first page where the browser can keep no plan, because it came without HTTPS.

keep-here = Twój plan może być na tym serwerze
keep-here-lead = Otwarty adres to <address></address>. Bez HTTPS przeglądarka nie może zapisać twojego planu na tym urządzeniu. Serwer może.
keep-here-means = Co to znaczy
keep-here-works = Działa wszystko, na każdym urządzeniu w tej sieci.
keep-here-network = Potrzebna jest sieć: nic bez sieci i żadnych przypomnień, gdy Teaspoon jest zamknięty.
keep-here-read = Inne osoby w tej sieci mogą to czytać. W domu w porządku, w kawiarni nie.
keep-here-yours = Jeśli to twój serwer
keep-here-minutes = około 10 minut
keep-here-then = potem działa też bez internetu

## What is said where the server keeps a plan because the browser cannot.

problem-said-never-kept = Ta przeglądarka nie może zapisać twojego planu na tym urządzeniu. Ten serwer może, tylko dla tej przeglądarki.
problem-said-no-room = Ten serwer nie przyjmuje teraz kolejnych planów bez konta, więc nic się nie zmieniło. Zaloguj się albo daj znać administracji serwera.
said-no-cookie-server = Ta przeglądarka nie zachowała pliku cookie z tej witryny, więc twój plan nie mógł zostać zapisany. Zezwól na pliki cookie z tej witryny. Potem spróbuj ponownie.
account-guest-why-server = Z kontem twój telefon i komputer pokazują ten sam plan, a gdy jedno urządzenie zaginie, nic nie przepada. Są też wspólne listy. Wszystko, co tu jest, przejdzie na twoje konto.
about-data-account-server = Na twoim koncie na tym serwerze ({ $mail }).

## How a server in a home network gets HTTPS.

https = Skonfiguruj HTTPS
https-lead = HTTPS dodaje program na tym samym komputerze. Są trzy sposoby, wystarczy jeden. Wszystkie polecenia są dla Debiana, jako root.
https-plan = Z HTTPS ten serwer ma nowy adres. Zaloguj się tam. Bez konta najpierw utwórz tutaj kopię zapasową i przywróć ją tam.
https-private = Własny urząd certyfikacji
https-private-how = Domena nie jest potrzebna. Certyfikat tworzy Caddy. Nazwa w jego ustawieniach to ta, pod którą twoja sieć znajduje serwer.
https-private-devices = Każde urządzenie musi raz zaufać temu serwerowi: skopiuj tam certyfikat główny i zainstaluj go jako urząd certyfikacji.
https-name = Własna domena
https-name-how = Certyfikat przychodzi przez DNS domeny, więc serwer nie musi być dostępny z internetu. Domena prowadzi do jego adresu w twojej sieci.
https-mesh = Sieć prywatna
https-mesh-how = Każde urządzenie dołącza przez aplikację Tailscale. Działa to też poza domem.
https-then = Na koniec, przy każdym z trzech
https-then-how = Wpisz nowy adres w ustawieniach programu Teaspoon i uruchom go ponownie.
https-more = Wszystkie kroki, także te na telefonach: <file></file>
said-apart-full = Limit planów zachowanych osobno w tej przeglądarce: { NUMBER($most) }, więc nic się nie zmieniło. Zabierz ten plan ze sobą. Możesz też wylogować się i otworzyć jeden z pozostałych planów, aby go usunąć albo zabrać na konto.
