### Only pages of the server say these.

## The lists that somebody shares.

shared-lists = Wspólne listy
shared-lists-empty = Nie ma jeszcze wspólnych list. Żeby udostępnić listę, otwórz ją i wybierz w menu <menu>Udostępnij listę</menu>.
shared-lists-invitations = Zaproszenia
shared-lists-joined = Twoje wspólne listy
shared-lists-with = Osoby: <names></names>
shared-lists-all = Wszystkie listy
shared-offer = <person></person> udostępnia ci listę <list></list>.
shared-offer-view = Możesz ją oglądać.
shared-offer-edit = Możesz ją edytować.
shared-offer-join = Dołącz do listy
shared-offer-decline = Odrzuć
shared-role-view = Możesz oglądać
shared-role-edit = Możesz edytować
shared-role-own = To twoja lista
shared-left = Tej listy nie ma już wśród twoich.
shared-stopped = Ta lista nie jest już udostępniana.
shared-declined = Zaproszenie odrzucone.
shared-too-many-lists = Limit wspólnych list: { NUMBER($most) }. Nic się nie zmieniło.
shared-too-many-members = Na jednej liście limit osób to { NUMBER($most) }, a oczekujących zaproszeń też { NUMBER($most) }. Nic się nie zmieniło.
shared-full = Nie ma dość miejsca na wszystko z tej listy. Nic się nie zmieniło.
shared-moved = Ktoś inny właśnie zmienia tę listę, więc twoja zmiana nie została zapisana. Spróbuj ponownie za chwilę.

## The name by which the other members see a person.

shared-name = Twoje imię na tej liście
shared-name-hint = To imię widzą inne osoby na liście.
shared-name-wrong = Wpisz imię, najwyżej tyle znaków: { NUMBER($most) }.

## What others will see of a list, before it is shared.

share-list = Udostępnianie listy
share-list-lead = <list></list>, ze wszystkim, co na niej jest. Nikt jej nie widzi, dopóki kogoś nie zaprosisz.
share-list-seen = Co zobaczą inni
share-list-empty = Nie ma jeszcze zadań.
share-list-done = Zrobione
share-list-parts = Dla każdego zadania: tytuł, kroki, termin z godziną, powtarzanie i priorytet oraz czy jest zrobione. Dla listy: nazwa, ikona i kolor.
share-list-unseen = Co zostaje u ciebie
share-list-private = Ile kosztuje cię zadanie, jego notatka, etykiety, minuty i przypomnienie oraz na kiedy je planujesz lub odkładasz. Tego nie widzi nikt inny.
share-list-now = Udostępnij listę

## A list that somebody is invited to, before they join it.

join-list = Dołącz do listy
join-list-view = Możesz ją oglądać. To, co tam zaplanujesz lub zanotujesz, zostaje u ciebie.
join-list-edit = Możesz ją edytować. To, co tam zaplanujesz lub zanotujesz, zostaje u ciebie.
join-list-decline = Odrzuć
join-list-now = Dołącz do listy

## The members of a list.

members = Osoby na liście
members-people = Osoby
members-you = { $name } (ty)
members-role-view = Może oglądać
members-role-edit = Może edytować
members-role-own = Prowadzi listę
members-access = Zmień dostęp
members-allow-editing = Pozwól edytować
members-view-only = Tylko do odczytu
members-view-only-hint = „Tylko do odczytu” unieważnia też linki, przez które można dołączyć i edytować.
members-make-owner = Przekaż listę
members-remove = Odbierz dostęp
members-button-for = { $button }: { $name }
members-name = Twoje imię na tej liście
members-name-save = Zapisz imię
members-end = Wyjście lub koniec udostępniania
members-stop = Zakończ udostępnianie listy
members-leave = Wyjdź z tej listy
members-invite = Zaproś kogoś
members-invite-email = Przez adres e-mail
members-invite-their = Adres e-mail tej osoby
members-invite-mail-hint = Na ten adres przyjdzie e-mail. Zaproszenie czeka na koncie z tym adresem, na stronie Wspólne listy.
members-invite-hint = Zaproszenie czeka na koncie z tym adresem, na stronie Wspólne listy. E-mail nie jest wysyłany.
members-invite-now = Zaproś
members-invite-link = Przez link, dla każdej osoby, która go ma
members-invite-link-now = Utwórz link
members-invite-role = Ta osoba może
members-invite-edit = Edytować
members-invite-view = Oglądać
members-link = Link z zaproszeniem
members-link-hint = Każda osoba, która go ma, może dołączyć przez 14 dni. Jest tu pokazany tylko raz: skopiuj go teraz. Możesz go unieważnić poniżej.
members-pending = Oczekujące zaproszenia
members-pending-link = Link
members-pending-ends = { $days ->
    [0] wygasa w ciągu 24 godzin
    [one] wygasa za { NUMBER($days) } dzień
    [few] wygasa za { NUMBER($days) } dni
    [many] wygasa za { NUMBER($days) } dni
   *[other] wygasa za { NUMBER($days) } dnia
}
members-revoke = Unieważnij
members-revoke-address = Unieważnij: { $mail }, { $ends }
members-revoke-link = Unieważnij: link, { $ends }
members-invited = Zaproszenie utworzone. Czeka 14 dni na koncie z tym adresem, jeśli takie jest.
members-changed = Dostęp zmieniony.
members-removed = Dostęp odebrany. Poniżej możesz ponownie zaprosić tę osobę.

## Asked before sharing ends. Names stand in the places of the tags.

end-leave = Wyjdź z tej listy
end-leave-what = Nie będziesz już widzieć listy <list></list> ani tego, co na niej jest. Inni zachowają tę listę. Żeby wrócić, potrzebne będzie nowe zaproszenie.
end-remove = Odbierz dostęp
end-remove-what = <person></person>: ta osoba nie będzie już widzieć listy <list></list>. To, co na niej dodała, zostaje. Możesz ją ponownie zaprosić.
end-remove-now = Odbierz dostęp
end-remove-links = { $count ->
    [one] Unieważnij też link do tej listy
    [few] Unieważnij też linki do tej listy
    [many] Unieważnij też linki do tej listy
   *[other] Unieważnij też linki do tej listy
}
end-remove-links-hint = { $count ->
    [one] Działa jeszcze link do niej: z nim <person></person> może znowu dołączyć. Inne osoby zostają, a ty możesz utworzyć nowy link.
    [few] Działają jeszcze linki do niej: z nimi <person></person> może znowu dołączyć. Inne osoby zostają, a ty możesz utworzyć nowy link.
    [many] Działają jeszcze linki do niej: z nimi <person></person> może znowu dołączyć. Inne osoby zostają, a ty możesz utworzyć nowy link.
   *[other] Działają jeszcze linki do niej: z nimi <person></person> może znowu dołączyć. Inne osoby zostają, a ty możesz utworzyć nowy link.
}
end-owner = Przekaż listę
end-owner-what = <person></person> przejmuje listę <list></list> i zarządza dostępem do niej. Nadal możesz ją edytować. Linki i zaproszenia zostaną unieważnione.
end-owner-now = Przekaż listę
end-stop = Zakończ udostępnianie
end-stop-what = <list></list> będzie znowu tylko twoją listą, ze wszystkim, co na niej jest. Inne osoby nie będą jej już widzieć.
