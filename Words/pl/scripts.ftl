### Only scripts say these.

## The message above the bar. Scripts write it when they have something to say, as when nothing was saved.

toast-dismiss = Zamknij

## After a button was pressed.

act-setting-up = Teaspoon przygotowuje się na tym urządzeniu. To, co zostało naciśnięte, wykona, gdy tylko będzie gotowy.
act-not-ready = Teaspoon jeszcze przygotowuje się na tym urządzeniu. Wpisany tekst nadal tu jest; spróbuj ponownie za chwilę.
act-no-answer = To nie jest jeszcze zapisane: nie ma odpowiedzi z serwera. Wpisany tekst nadal tu jest; spróbuj ponownie.
act-not-saved = To nie zostało zapisane. Wpisany tekst nadal tu jest.

## Above a form whose text was typed earlier, and not sent.

draft-not-saved = To jest szkic. Nie jest jeszcze zapisany.
draft-use = Użyj szkicu
draft-discard = Odrzuć szkic

## A task that is open beside a list, in a wide window. Both are for screen readers.

beside-task = Zadanie: { $task }
beside-close = Zamknij zadanie

## Saving a file, as a backup. “Handed on”: it was given to another app, because this device has no downloads.

download-saved = Zapisano: { $file }. Plik jest wśród pobranych.
download-handed-on = Przekazano: { $file }.
download-no-answer = Nie dało się tego zapisać: brak odpowiedzi. Spróbuj ponownie za chwilę.
download-tap-again = Plik jest gotowy, ale urządzenie już go nie przyjęło. Dotknij jeszcze raz.
download-not-handed-on = Plik jest gotowy, ale to urządzenie nie mogło go przekazać.

## A button that copies a link.

copy-done = Skopiowano
copy-selected = Zaznaczono, można skopiować

## A picture of the person, chosen in the settings.

picture-unreadable = Ta przeglądarka nie może odczytać tego pliku jako zdjęcia. Wybierz JPEG, PNG lub WebP.
picture-too-large = Ten plik jest większy niż 60 MB. Wybierz mniejszy.

## Tests of sound and notifications in the settings.

sound-playing = Dźwięk jest odtwarzany. Jeśli nic nie słychać, sprawdź głośność i przełącznik wyciszenia.
sound-impossible = Ta przeglądarka nie może tu odtwarzać dźwięku.
notice-allowed = Ta przeglądarka może pokazywać powiadomienia.
notice-ask = Wybierz „Włączone”, a przeglądarka zapyta o zgodę.
notice-blocked = Powiadomienia są zablokowane. Zezwól na nie w przeglądarce, w ustawieniach tej witryny.
notice-impossible = Ta przeglądarka nie może tu pokazywać powiadomień. Na iPhonie lub iPadzie najpierw dodaj Teaspoon do ekranu początkowego.
notice-test = To jest próba.
notice-test-sent = Próbne powiadomienie wysłane. Jeśli go nie widać, sprawdź ustawienia powiadomień w urządzeniu.

## Reminders while Teaspoon is closed: why this device cannot get them.

push-home-screen = Na iPhonie lub iPadzie działa to, gdy Teaspoon jest na ekranie początkowym: wybierz Udostępnij, potem Dodaj do ekranu początkowego, i otwórz go stamtąd.
push-https = Do tego potrzebny jest adres, który zaczyna się od https.
push-impossible = Ta przeglądarka nie może pokazywać przypomnień, gdy jest zamknięta.
push-blocked = Powiadomienia z tej witryny są zablokowane w tej przeglądarce. W jej ustawieniach dla tej witryny można znowu na nie zezwolić.
push-not-allowed = Nie było zgody na powiadomienia, więc nic się nie zmieniło.
push-not-taken = Serwer nie przyjął tego urządzenia. Nic się nie zmieniło.
push-no-service = Nie ma teraz połączenia z usługą powiadomień tej przeglądarki. Nic się nie zmieniło.

## Buttons of a notification about a task. “Done” checks the task off; the others remind again later.

notification-ten = Za 10 minut
notification-done = Zrobione
notification-later = Później dziś
notification-unreadable = Przypomnienie z Teaspoon

## A page that says why another one is not there. Each has a heading (“…-title”) and a text.

plain-title = Tej strony nie dało się wyświetlić
plain-stopped = Teaspoon przerwał pracę w trakcie. Nic się nie zmieniło.
plain-unreadable = Nie dało się odczytać tego, co jest zapisane na tym urządzeniu. Nic się nie zmieniło ani nie zostało usunięte.
plain-not-started = Nie dało się uruchomić Teaspoon. Nic się nie zmieniło; to, co jest zapisane na tym urządzeniu, nadal tu jest.
plain-foreign-title = Nic nie zostało zrobione
plain-foreign = Ten formularz wysłano z innej witryny. Nic nie zostało zapisane.
plain-offline-title = Do tego potrzebny jest internet
plain-offline = Nie ma teraz połączenia z serwerem, a ta strona go potrzebuje. Twój plan nadal działa.
plain-offline-signed-out = Nie ma teraz połączenia z serwerem, a ta strona go potrzebuje. Wylogowano: twojego planu nie ma już w tej przeglądarce.
plain-typed = Wpisany tekst
plain-today = Przejdź do strony Dziś
