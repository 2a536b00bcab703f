### Only pages of the server say these.

## The lists that somebody shares.

shared-lists = Delte lister
shared-lists-empty = Du har ingen delte lister. For at dele en liste: åbn den, og vælg <menu>Del denne liste</menu> i dens menu.
shared-lists-invitations = Invitationer
shared-lists-joined = Lister, du deler
shared-lists-with = Med <names></names>
shared-lists-all = Alle lister

shared-offer = <person></person> deler listen <list></list> med dig.
shared-offer-view = Du kan se den.
shared-offer-edit = Du kan ændre i den.
shared-offer-join = Vær med
shared-offer-decline = Nej tak

shared-role-view = Du kan se den
shared-role-edit = Du kan ændre i den
shared-role-own = Du er ejer

shared-left = Du har forladt den liste.
shared-stopped = Du deler ikke længere den liste.
shared-declined = Du har sagt nej tak til invitationen.
shared-too-many-lists = Du kan højst dele { NUMBER($most) } lister. Intet blev ændret.
shared-too-many-members = En liste kan højst have { NUMBER($most) } medlemmer og { NUMBER($most) } ubesvarede invitationer. Intet blev ændret.
shared-full = Der er ikke plads til alt på denne liste. Intet blev ændret.
shared-moved = En anden ændrer listen lige nu, så intet blev ændret. Prøv igen om lidt.

## The name by which the other members see a person.

shared-name = Dit navn på denne liste
shared-name-hint = De andre medlemmer ser dette navn.
shared-name-wrong = Skriv et navn på højst { NUMBER($most) } tegn.

## What others will see of a list, before it is shared.

share-list = Del en liste
share-list-lead = <list></list> med det, der er på den. Ingen ser den, før du inviterer nogen.
share-list-seen = Det, de andre ser
share-list-empty = Ingen opgaver endnu.
share-list-done = Gjort
share-list-parts = For hver opgave: titel, trin, dato og tid, gentagelse og prioritet, og om den er gjort. For listen: navn, ikon og farve.
share-list-unseen = Det, der bliver hos dig
share-list-private = Hvad en opgave koster dig, dens note, emner, minutter og påmindelse, og hvornår du planlægger den eller lægger den til side. Ingen andre ser noget af det.
share-list-now = Del denne liste

## A list that somebody is invited to, before they join it.

join-list = Vær med på en liste
join-list-view = Du kan se den. Det, du planlægger eller noterer der, bliver hos dig.
join-list-edit = Du kan ændre i den. Det, du planlægger eller noterer der, bliver hos dig.
join-list-decline = Nej tak
join-list-now = Vær med

## The members of a list.

members = Medlemmer
members-people = Personer
members-you = { $name } (dig)
members-role-view = Kan se
members-role-edit = Kan ændre
members-role-own = Ejer

members-access = Ændr adgang
members-allow-editing = Giv lov til at ændre
members-view-only = Kun visning
members-view-only-hint = ”Kun visning” trækker også de links tilbage, der lader folk komme med og ændre.
members-make-owner = Gør til ejer
members-remove = Fjern
members-button-for = { $button }: { $name }

members-name = Dit navn på denne liste
members-name-save = Gem navn
members-end = Forlad listen, eller stop deling
members-stop = Stop med at dele listen
members-leave = Forlad denne liste

members-invite = Inviter nogen
members-invite-email = Med e-mailadresse
members-invite-their = E-mailadressen på den, du inviterer
members-invite-mail-hint = Vi sender en e-mail til adressen. Invitationen ligger klar under Delte lister på den konto, der har den.
members-invite-hint = Invitationen ligger klar under Delte lister på den konto, der har adressen. Der sendes ingen e-mail.
members-invite-now = Inviter
members-invite-link = Med link, til alle, der har det
members-invite-link-now = Lav link
members-invite-role = Den, du inviterer, kan
members-invite-edit = Ændre
members-invite-view = Se

members-link = Invitationslink
members-link-hint = I 14 dage kan alle med linket komme med. Det vises her én gang: kopiér det nu. Du kan trække det tilbage nedenfor.

members-pending = Ubesvarede invitationer
members-pending-link = Et link
members-pending-ends = { $days ->
    [0] udløber inden for et døgn
    [one] udløber om { NUMBER($days) } dag
   *[other] udløber om { NUMBER($days) } dage
}
members-revoke = Træk tilbage
members-revoke-address = Træk tilbage: { $mail }, { $ends }
members-revoke-link = Træk tilbage: et link, { $ends }

members-invited = Invitationen er lavet. Den ligger klar i 14 dage på kontoen med den adresse, hvis der er en.
members-changed = Medlemmet er opdateret.
members-removed = Medlemmet er fjernet. Du kan invitere igen nedenfor.

## Asked before sharing ends. Names stand in the places of the tags.

end-leave = Forlad denne liste
end-leave-what = Du ser ikke længere <list></list> eller det, der er på den. De andre beholder den. Vil du tilbage, har du brug for en ny invitation.
end-remove = Fjern medlem
end-remove-what = <person></person> ser ikke længere <list></list>. Det, der er tilføjet, bliver på listen. Du kan altid sende en ny invitation.
end-remove-now = Fjern
end-remove-links = { $count ->
    [one] Træk også linket til listen tilbage
   *[other] Træk også alle links til listen tilbage
}
end-remove-links-hint = { $count ->
    [one] Et link til den virker stadig: med det kunne <person></person> komme med igen. De andre medlemmer bliver, og du kan lave et nyt link.
   *[other] Der er links til den, der stadig virker: med et af dem kunne <person></person> komme med igen. De andre medlemmer bliver, og du kan lave et nyt link.
}
end-owner = Skift ejer
end-owner-what = <person></person> bliver ejer af <list></list> og bestemmer, hvem der er med. Du kan stadig ændre i den. Links og invitationer trækkes tilbage.
end-owner-now = Gør til ejer
end-stop = Stop deling
end-stop-what = <list></list> bliver din egen liste igen, med alt på den. De andre medlemmer ser den ikke længere.
