### Only pages of the server say these.

## The lists that somebody shares.

shared-lists = Delade listor
shared-lists-empty = Du har inga delade listor. Öppna en lista och välj <menu>Dela listan</menu> i dess meny för att dela den.
shared-lists-invitations = Inbjudningar
shared-lists-joined = Listor du delar
shared-lists-with = Med <names></names>
shared-lists-all = Alla listor

shared-offer = <person></person> delar listan <list></list> med dig.
shared-offer-view = Du kan titta på den.
shared-offer-edit = Du kan redigera den.
shared-offer-join = Gå med i listan
shared-offer-decline = Tacka nej

shared-role-view = Du kan titta på den
shared-role-edit = Du kan redigera den
shared-role-own = Du äger den

shared-left = Du har lämnat listan.
shared-stopped = Du delar inte längre listan.
shared-declined = Du har tackat nej till inbjudan.
shared-too-many-lists = Du kan dela högst { NUMBER($most) } listor. Inget ändrades.
shared-too-many-members = En lista kan ha högst { NUMBER($most) } medlemmar och { NUMBER($most) } obesvarade inbjudningar. Inget ändrades.
shared-full = Allt får inte plats i den här listan. Inget ändrades.
shared-moved = Någon annan ändrar i listan just nu, så inget ändrades. Försök igen om en stund.

## The name by which the other members see a person.

shared-name = Ditt namn i den här listan
shared-name-hint = De andra medlemmarna ser det här namnet.
shared-name-wrong = Skriv ett namn med högst { NUMBER($most) } tecken.

## What others will see of a list, before it is shared.

share-list = Dela en lista
share-list-lead = <list></list>, med allt som finns i den. Ingen ser den förrän du bjuder in någon.
share-list-seen = Det här ser andra
share-list-empty = Inga uppgifter än.
share-list-done = Klar
share-list-parts = För varje uppgift: titel, steg, datum och klockslag, upprepning och prioritet, och om den är klar. För listan: namn, ikon och färg.
share-list-unseen = Det här stannar hos dig
share-list-private = Vad en uppgift kostar dig, dess anteckning, etiketter, minuter och påminnelse, och när du planerar den eller väntar med den. Ingen annan ser något av det.
share-list-now = Dela listan

## A list that somebody is invited to, before they join it.

join-list = Gå med i en lista
join-list-view = Du kan titta på den. Det du planerar eller noterar där stannar hos dig.
join-list-edit = Du kan redigera den. Det du planerar eller noterar där stannar hos dig.
join-list-decline = Tacka nej
join-list-now = Gå med i listan

## The members of a list.

members = Medlemmar
members-people = Personer
members-you = { $name } (du)
members-role-view = Kan titta
members-role-edit = Kan redigera
members-role-own = Ägare

members-access = Ändra åtkomst
members-allow-editing = Tillåt redigering
members-view-only = Tillåt bara att titta
members-view-only-hint = ”Tillåt bara att titta” återkallar också de länkar som låter någon gå med och redigera.
members-make-owner = Gör till ägare
members-remove = Ta bort
members-button-for = { $button }: { $name }

members-name = Ditt namn i den här listan
members-name-save = Spara namn
members-end = Lämna eller sluta dela
members-stop = Sluta dela listan
members-leave = Lämna listan

members-invite = Bjud in någon
members-invite-email = Med mejladress
members-invite-their = Personens mejladress
members-invite-mail-hint = Vi mejlar till adressen. Inbjudan ligger under Delade listor i det konto som har den.
members-invite-hint = Inbjudan ligger under Delade listor i det konto som har den här adressen. Inget mejl skickas.
members-invite-now = Bjud in
members-invite-link = Med länk, för alla som har den
members-invite-link-now = Skapa länk
members-invite-role = Personen kan
members-invite-edit = Redigera
members-invite-view = Titta

members-link = Inbjudningslänk
members-link-hint = Alla som har den kan gå med, i 14 dagar. Den visas en gång, här: kopiera den nu. Du kan återkalla den nedan.

members-pending = Obesvarade inbjudningar
members-pending-link = En länk
members-pending-ends = { $days ->
    [0] gäller i mindre än 24 timmar
    [one] gäller i { NUMBER($days) } dag till
   *[other] gäller i { NUMBER($days) } dagar till
}
members-revoke = Återkalla
members-revoke-address = Återkalla: { $mail }, { $ends }
members-revoke-link = Återkalla: en länk, { $ends }

members-invited = Inbjudan är skapad. Den ligger i 14 dagar i kontot med den adressen, om det finns ett.
members-changed = Medlemmen är ändrad.
members-removed = Medlemmen är borttagen. Du kan bjuda in personen igen nedan.

## Asked before sharing ends. Names stand in the places of the tags.

end-leave = Lämna listan
end-leave-what = Du ser inte längre <list></list> eller det som finns i den. De andra har den kvar. För att komma tillbaka behöver du en ny inbjudan.
end-remove = Ta bort medlem
end-remove-what = <person></person> ser inte längre <list></list>. Det som personen har lagt till finns kvar. Du kan bjuda in personen igen.
end-remove-now = Ta bort
end-remove-links = { $count ->
    [one] Återkalla också länken till listan
   *[other] Återkalla också länkarna till listan
}
end-remove-links-hint = { $count ->
    [one] En länk till listan fungerar fortfarande: med den kan <person></person> gå med igen. De andra medlemmarna är kvar, och du kan skapa en ny länk.
   *[other] Länkar till listan fungerar fortfarande: med en sådan kan <person></person> gå med igen. De andra medlemmarna är kvar, och du kan skapa en ny länk.
}
end-owner = Byt ägare
end-owner-what = <person></person> blir ägare till <list></list> och tar hand om medlemmarna. Du kan fortfarande redigera den. Länkar och inbjudningar återkallas.
end-owner-now = Gör till ägare
end-stop = Sluta dela
end-stop-what = <list></list> blir din egen lista igen, med allt som finns i den. De andra medlemmarna ser den inte längre.
