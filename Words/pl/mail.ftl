### Only pages of the server say these.

## E-mails about accounts. Each has a subject, a line that a link or a web address follows, and a line below it.

mail-reset-subject = Nowe hasło do Teaspoon
mail-reset = Ktoś, prawdopodobnie ty, prosi o zmianę hasła do tego konta. Wybierz nowe hasło tutaj:
mail-reset-note = Link działa raz i wygasa po godzinie. Jeśli ta prośba nie jest od ciebie, nie trzeba nic robić: hasło zostaje takie, jakie jest.

mail-register-subject = Potwierdź swoje konto Teaspoon
mail-register = Ktoś, prawdopodobnie ty, chce utworzyć konto z tym adresem. Potwierdź to tutaj:
mail-register-note = Link działa raz i wygasa po 24 godzinach. Jeśli to nie ty, nie trzeba nic robić: konto nie powstanie.

mail-invitation-subject = Zaproszenie do Teaspoon
mail-invitation = Osoba, która prowadzi serwer { $address }, zaprasza cię do Teaspoon, planera zadań. Utwórz konto tutaj:
mail-invitation-note = Link działa raz i wygasa po 14 dniach. Jeśli nie chcesz konta, nie trzeba nic robić.

mail-registered-subject = Twoje konto Teaspoon
mail-registered = Ktoś, prawdopodobnie ty, chce utworzyć konto z tym adresem. Masz już konto: zaloguj się albo zmień hasło tutaj:

mail-change-subject = Potwierdź nowy adres e-mail
mail-change = Potwierdź, że to nowy adres twojego konta Teaspoon:
mail-change-note = Link działa raz i wygasa po 24 godzinach. Jeśli nie masz konta Teaspoon, ktoś pomylił adres: nie trzeba nic robić.

mail-changed-subject = Zmieniono twój adres e-mail w Teaspoon
mail-changed = Adres e-mail twojego konta został zmieniony. Tym adresem nie da się już zalogować.
mail-changed-note = Jeśli to nie twoja zmiana, napisz do administracji serwera { $address }.

mail-password-subject = Zmieniono twoje hasło do Teaspoon
mail-password = Twoje konto ma nowe hasło. Na wszystkich innych urządzeniach nastąpiło wylogowanie.
mail-password-note = Jeśli to nie twoja zmiana, ustaw nowe hasło tutaj i napisz do administracji tego serwera:

mail-shared-subject = Ktoś udostępnia ci listę
mail-shared = Ktoś udostępnia ci listę w Teaspoon. Zaloguj się tym adresem, żeby zobaczyć, kto i którą:
mail-shared-note = Zaproszenie wygasa po 14 dniach. Jeśli go nie chcesz, nie trzeba nic robić.

mail-reminder-note = Ten e-mail przyszedł, bo przypomnienie nie dotarło na żadne z twoich urządzeń. Tutaj możesz wyłączyć takie e-maile:
