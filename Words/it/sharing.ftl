### Only pages of the server say these.

## The lists that somebody shares.

shared-lists = Liste condivise
shared-lists-empty = Non hai liste condivise. Per condividere una lista, aprila e scegli <menu>Condividi la lista</menu> nel suo menu.
shared-lists-invitations = Inviti
shared-lists-joined = Le liste che condividi
shared-lists-with = Con <names></names>
shared-lists-all = Tutte le liste

shared-offer = <person></person> condivide con te la lista <list></list>.
shared-offer-view = Puoi vederla.
shared-offer-edit = Puoi modificarla.
shared-offer-join = Entra nella lista
shared-offer-decline = Rifiuta

shared-role-view = Puoi vederla
shared-role-edit = Puoi modificarla
shared-role-own = È la tua lista

shared-left = Hai lasciato quella lista.
shared-stopped = Non condividi più quella lista.
shared-declined = Invito rifiutato.
shared-too-many-lists = Puoi condividere al massimo { NUMBER($most) } liste. Non è cambiato niente.
shared-too-many-members = Una lista può avere al massimo { NUMBER($most) } membri e { NUMBER($most) } inviti in attesa. Non è cambiato niente.
shared-full = In questa lista non c’è posto per tutto. Non è cambiato niente.
shared-moved = Proprio adesso un’altra persona sta cambiando questa lista, quindi non è cambiato niente. Riprova tra un momento.

## The name by which the other members see a person.

shared-name = Il tuo nome in questa lista
shared-name-hint = Gli altri membri vedono questo nome.
shared-name-wrong = Scrivi un nome di { NUMBER($most) } caratteri al massimo.

## What others will see of a list, before it is shared.

share-list = Condividi una lista
share-list-lead = <list></list>, con ciò che contiene. Nessun altro la vede finché non inviti qualcuno.
share-list-seen = Che cosa vedranno gli altri
share-list-empty = Ancora nessuna attività.
share-list-done = Fatta
share-list-parts = Di ogni attività: titolo, sottoattività, data e ora di scadenza, ripetizione e priorità, e se è fatta. Della lista: nome, icona e colore.
share-list-unseen = Che cosa vedi solo tu
share-list-private = Quanto ti costa un’attività, la sua nota, le etichette, i minuti e il promemoria, e quando la pianifichi o la posticipi. Nessun altro vede queste cose.
share-list-now = Condividi la lista

## A list that somebody is invited to, before they join it.

join-list = Entra in una lista
join-list-view = Puoi vederla. Ciò che pianifichi o annoti lì lo vedi solo tu.
join-list-edit = Puoi modificarla. Ciò che pianifichi o annoti lì lo vedi solo tu.
join-list-decline = Rifiuta
join-list-now = Entra nella lista

## The members of a list.

members = Membri
members-people = Persone
members-you = { $name } (tu)
members-role-view = Può vedere
members-role-edit = Può modificare
members-role-own = Possiede la lista

members-access = Cambia accesso
members-allow-editing = Permetti di modificare
members-view-only = Permetti solo di vedere
members-view-only-hint = «Permetti solo di vedere» ritira anche i link con cui si può entrare e modificare.
members-make-owner = Cedi la lista
members-remove = Togli
members-button-for = { $button }: { $name }

members-name = Il tuo nome in questa lista
members-name-save = Salva il nome
members-end = Lasciare o non condividere più
members-stop = Smetti di condividere la lista
members-leave = Lascia la lista

members-invite = Invita qualcuno
members-invite-email = Con un indirizzo e-mail
members-invite-their = L’indirizzo e-mail della persona
members-invite-mail-hint = Inviamo un’e-mail a questo indirizzo. L’invito aspetta in «Liste condivise», nell’account con questo indirizzo.
members-invite-hint = L’invito aspetta in «Liste condivise», nell’account con questo indirizzo. Non viene inviata nessuna e-mail.
members-invite-now = Invita
members-invite-link = Con un link, per chiunque lo abbia
members-invite-link-now = Crea link
members-invite-role = Chi entra può
members-invite-edit = Modificare
members-invite-view = Vedere

members-link = Link di invito
members-link-hint = Chiunque lo abbia può entrare, per 14 giorni. Si vede qui una volta sola: copialo adesso. Puoi ritirarlo qui sotto.

members-pending = Inviti in attesa
members-pending-link = Un link
members-pending-ends = { $days ->
    [0] vale ancora meno di 24 ore
    [one] vale ancora { NUMBER($days) } giorno
   *[other] vale ancora { NUMBER($days) } giorni
}
members-revoke = Ritira
members-revoke-address = Ritira: { $mail }, { $ends }
members-revoke-link = Ritira: un link, { $ends }

members-invited = Invito creato. Aspetta per 14 giorni nell’account con quell’indirizzo, se esiste.
members-changed = Accesso cambiato.
members-removed = Questa persona non ha più accesso alla lista. Puoi invitarla di nuovo qui sotto.

## Asked before sharing ends. Names stand in the places of the tags.

end-leave = Lascia la lista
end-leave-what = Non vedrai più <list></list> né ciò che contiene. Per gli altri non cambia niente. Per tornare ti servirà un nuovo invito.
end-remove = Togli un membro
end-remove-what = <person></person> non vedrà più <list></list>. Ciò che ha aggiunto resta. Puoi invitare di nuovo questa persona.
end-remove-now = Togli
end-remove-links = { $count ->
    [one] Disattiva anche il link a questa lista
   *[other] Disattiva anche i link a questa lista
}
end-remove-links-hint = { $count ->
    [one] Un link alla lista funziona ancora: con il link, <person></person> potrebbe rientrare. Gli altri membri restano, e puoi creare un nuovo link.
   *[other] Dei link alla lista funzionano ancora: con uno di questi, <person></person> potrebbe rientrare. Gli altri membri restano, e puoi creare un nuovo link.
}
end-owner = Cedi la lista
end-owner-what = <list></list> passa a <person></person>, che da quel momento gestisce i membri. Tu puoi ancora modificare la lista. I link e gli inviti vengono disattivati.
end-owner-now = Cedi la lista
end-stop = Smetti di condividere
end-stop-what = <list></list> torna a essere solo tua, con tutto ciò che contiene. Gli altri membri non la vedono più.
