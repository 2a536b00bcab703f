### Only pages of the server say these.

## The lists that somebody shares.

shared-lists = Gedeelde lijsten
shared-lists-empty = Je hebt geen gedeelde lijsten. Wil je een lijst delen? Open de lijst en kies <menu>Deze lijst delen</menu> in het menu.
shared-lists-invitations = Uitnodigingen
shared-lists-joined = Lijsten die je deelt
shared-lists-with = Met <names></names>
shared-lists-all = Alle lijsten

shared-offer = <person></person> deelt de lijst <list></list> met je.
shared-offer-view = Je kunt hem bekijken.
shared-offer-edit = Je kunt hem bewerken.
shared-offer-join = Meedoen
shared-offer-decline = Afwijzen

shared-role-view = Je kunt kijken
shared-role-edit = Je kunt bewerken
shared-role-own = Jij bent de eigenaar

shared-left = Je hebt die lijst verlaten.
shared-stopped = Je deelt die lijst niet meer.
shared-declined = Uitnodiging afgewezen.
shared-too-many-lists = Je kunt hooguit { NUMBER($most) } lijsten delen. Er is niets veranderd.
shared-too-many-members = Een lijst kan hooguit { NUMBER($most) } leden en { NUMBER($most) } openstaande uitnodigingen hebben. Er is niets veranderd.
shared-full = Er is niet genoeg ruimte voor alles in deze lijst. Er is niets veranderd.
shared-moved = Iemand anders verandert nu net deze lijst, dus er is niets veranderd. Probeer het zo weer.

## The name by which the other members see a person.

shared-name = Je naam in deze lijst
shared-name-hint = De andere leden zien deze naam.
shared-name-wrong = Vul een naam in van hooguit { NUMBER($most) } tekens.

## What others will see of a list, before it is shared.

share-list = Een lijst delen
share-list-lead = <list></list>, met wat erin staat. Niemand ziet de lijst tot je iemand uitnodigt.
share-list-seen = Wat anderen zien
share-list-empty = Nog geen taken.
share-list-done = Klaar
share-list-parts = Van elke taak: titel, stappen, datum en tijd, herhaling en prioriteit, en of de taak klaar is. Van de lijst: naam, pictogram en kleur.
share-list-unseen = Wat bij jou blijft
share-list-private = Wat een taak jou kost, de notitie, labels, minuten en herinnering, en wanneer je de taak plant of verbergt. Niemand anders ziet daar iets van.
share-list-now = Deze lijst delen

## A list that somebody is invited to, before they join it.

join-list = Meedoen met een lijst
join-list-view = Je kunt de lijst bekijken. Wat je er plant of noteert, blijft bij jou.
join-list-edit = Je kunt de lijst bewerken. Wat je er plant of noteert, blijft bij jou.
join-list-decline = Afwijzen
join-list-now = Meedoen

## The members of a list.

members = Leden
members-people = Mensen
members-you = { $name } (jij)
members-role-view = Kan kijken
members-role-edit = Kan bewerken
members-role-own = Eigenaar

members-access = Toegang wijzigen
members-allow-editing = Bewerken toestaan
members-view-only = Alleen bekijken toestaan
members-view-only-hint = “Alleen bekijken toestaan” trekt ook de links in waarmee mensen kunnen meedoen en bewerken.
members-make-owner = Eigenaar maken
members-remove = Weghalen
members-button-for = { $button }: { $name }

members-name = Je naam in deze lijst
members-name-save = Naam opslaan
members-end = Verlaten of stoppen met delen
members-stop = Stoppen met delen
members-leave = Deze lijst verlaten

members-invite = Iemand uitnodigen
members-invite-email = Met een e-mailadres
members-invite-their = E-mailadres van die persoon
members-invite-mail-hint = We mailen naar dit adres. De uitnodiging wacht onder “Gedeelde lijsten” in het account met dit adres.
members-invite-hint = De uitnodiging wacht onder “Gedeelde lijsten” in het account met dit adres. Er wordt geen e-mail verstuurd.
members-invite-now = Uitnodigen
members-invite-link = Met een link, voor iedereen die hem heeft
members-invite-link-now = Link maken
members-invite-role = Die persoon mag
members-invite-edit = Bewerken
members-invite-view = Bekijken

members-link = Uitnodigingslink
members-link-hint = Iedereen met deze link kan meedoen, 14 dagen lang. Hij is hier één keer te zien: kopieer hem nu. Hieronder kun je hem intrekken.

members-pending = Openstaande uitnodigingen
members-pending-link = Een link
members-pending-ends = { $days ->
    [0] verloopt binnen 24 uur
    [one] verloopt over { NUMBER($days) } dag
   *[other] verloopt over { NUMBER($days) } dagen
}
members-revoke = Intrekken
members-revoke-address = Intrekken: { $mail }, { $ends }
members-revoke-link = Intrekken: een link, { $ends }

members-invited = Uitnodiging gemaakt. Die wacht 14 dagen in het account met dat adres, als dat er is.
members-changed = Lid bijgewerkt.
members-removed = Lid weggehaald. Hieronder kun je die persoon weer uitnodigen.

## Asked before sharing ends. Names stand in the places of the tags.

end-leave = Deze lijst verlaten
end-leave-what = Je ziet <list></list> en wat erin staat dan niet meer. De anderen houden de lijst. Om terug te komen heb je een nieuwe uitnodiging nodig.
end-remove = Lid weghalen
end-remove-what = <person></person> ziet <list></list> dan niet meer. Wat die persoon heeft toegevoegd, blijft. Je kunt die persoon weer uitnodigen.
end-remove-now = Weghalen
end-remove-links = { $count ->
    [one] Ook de link naar deze lijst intrekken
   *[other] Ook de links naar deze lijst intrekken
}
end-remove-links-hint = { $count ->
    [one] Er werkt nog een link naar deze lijst: daarmee kan <person></person> weer meedoen. De andere leden blijven, en je kunt een nieuwe link maken.
   *[other] Er werken nog links naar deze lijst: daarmee kan <person></person> weer meedoen. De andere leden blijven, en je kunt een nieuwe link maken.
}
end-owner = Eigenaar wijzigen
end-owner-what = <person></person> wordt eigenaar van <list></list> en beheert de leden. Jij kunt de lijst nog bewerken. Links en uitnodigingen worden ingetrokken.
end-owner-now = Eigenaar maken
end-stop = Stoppen met delen
end-stop-what = <list></list> wordt weer alleen van jou, met alles wat erin staat. De andere leden zien de lijst niet meer.
