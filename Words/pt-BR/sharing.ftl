### Only pages of the server say these.

## The lists that somebody shares.

shared-lists = Listas compartilhadas
shared-lists-empty = Você não tem listas compartilhadas. Para compartilhar uma lista, abra a lista e escolha <menu>Compartilhar lista</menu> no menu dela.
shared-lists-invitations = Convites
shared-lists-joined = Listas que você compartilha
shared-lists-with = Com <names></names>
shared-lists-all = Todas as listas

shared-offer = <person></person> compartilha a lista <list></list> com você.
shared-offer-view = Você pode ver.
shared-offer-edit = Você pode editar.
shared-offer-join = Entrar na lista
shared-offer-decline = Recusar

shared-role-view = Você pode ver
shared-role-edit = Você pode editar
shared-role-own = Você é responsável por ela

shared-left = Você saiu dessa lista.
shared-stopped = Você não compartilha mais essa lista.
shared-declined = Convite recusado.
shared-too-many-lists = Você pode compartilhar no máximo { NUMBER($most) } listas. Nada foi alterado.
shared-too-many-members = Uma lista pode ter no máximo { NUMBER($most) } participantes e { NUMBER($most) } convites em aberto. Nada foi alterado.
shared-full = Não há espaço para tudo nesta lista. Nada foi alterado.
shared-moved = Outra pessoa está mudando esta lista agora mesmo, então nada foi alterado. Tente de novo daqui a pouco.

## The name by which the other members see a person.

shared-name = O seu nome nesta lista
shared-name-hint = As outras pessoas da lista veem este nome.
shared-name-wrong = Digite um nome de no máximo { NUMBER($most) } caracteres.

## What others will see of a list, before it is shared.

share-list = Compartilhar uma lista
share-list-lead = <list></list>, com o que está nela. Ninguém vê até você convidar alguém.
share-list-seen = O que as outras pessoas vão ver
share-list-empty = Nenhuma tarefa ainda.
share-list-done = Feito
share-list-parts = De cada tarefa: título, subtarefas, data e hora, repetição e prioridade, e se está feita. Da lista: nome, ícone e cor.
share-list-unseen = O que fica só com você
share-list-private = O que uma tarefa custa para você, a nota, as etiquetas, os minutos e o lembrete dela, e quando você planeja ou adia. Mais ninguém vê nada disso.
share-list-now = Compartilhar lista

## A list that somebody is invited to, before they join it.

join-list = Entrar em uma lista
join-list-view = Você pode ver a lista. O que você planejar ou anotar nela fica só com você.
join-list-edit = Você pode editar a lista. O que você planejar ou anotar nela fica só com você.
join-list-decline = Recusar
join-list-now = Entrar na lista

## The members of a list.

members = Participantes
members-people = Pessoas
members-you = { $name } (você)
members-role-view = Pode ver
members-role-edit = Pode editar
members-role-own = Responsável

members-access = Mudar o acesso
members-allow-editing = Permitir edição
members-view-only = Deixar só ver
members-view-only-hint = “Deixar só ver” também cancela os links com que alguém pode entrar e editar.
members-make-owner = Tornar responsável
members-remove = Remover
members-button-for = { $button }: { $name }

members-name = O seu nome nesta lista
members-name-save = Salvar nome
members-end = Sair ou parar de compartilhar
members-stop = Parar de compartilhar esta lista
members-leave = Sair desta lista

members-invite = Convidar alguém
members-invite-email = Por endereço de e-mail
members-invite-their = Endereço de e-mail da pessoa
members-invite-mail-hint = Enviamos um e-mail para este endereço. O convite espera em Listas compartilhadas, na conta com este endereço.
members-invite-hint = O convite espera em Listas compartilhadas, na conta com este endereço. Nenhum e-mail é enviado.
members-invite-now = Convidar
members-invite-link = Por link, para quem tiver o link
members-invite-link-now = Criar link
members-invite-role = A pessoa pode
members-invite-edit = Editar
members-invite-view = Ver

members-link = Link de convite
members-link-hint = Quem tiver o link pode entrar, por 14 dias. Ele só aparece aqui uma vez: copie agora. Você pode cancelar o convite abaixo.

members-pending = Convites em aberto
members-pending-link = Um link
members-pending-ends = { $days ->
    [0] expira em até 24 horas
    [one] expira daqui a { NUMBER($days) } dia
   *[other] expira daqui a { NUMBER($days) } dias
}
members-revoke = Cancelar convite
members-revoke-address = Cancelar convite: { $mail }, { $ends }
members-revoke-link = Cancelar convite: um link, { $ends }

members-invited = Convite criado. Ele espera 14 dias na conta com esse endereço, se ela existir.
members-changed = Acesso alterado.
members-removed = A pessoa foi removida da lista. Você pode convidar de novo abaixo.

## Asked before sharing ends. Names stand in the places of the tags.

end-leave = Sair desta lista
end-leave-what = Você não vai mais ver <list></list> nem o que está nela. Para as outras pessoas, ela continua. Para voltar, você precisa de outro convite.
end-remove = Remover participante
end-remove-what = <person></person> não vai mais ver <list></list>. O que essa pessoa adicionou fica. Você pode convidar de novo.
end-remove-now = Remover
end-remove-links = { $count ->
    [one] Desativar também o link desta lista
   *[other] Desativar também os links desta lista
}
end-remove-links-hint = { $count ->
    [one] Um link desta lista ainda funciona: com ele, <person></person> poderia entrar de novo. As outras pessoas ficam, e você pode criar um novo link.
   *[other] Links desta lista ainda funcionam: com um deles, <person></person> poderia entrar de novo. As outras pessoas ficam, e você pode criar um novo link.
}
end-owner = Mudar quem é responsável
end-owner-what = <person></person> passa a ser responsável por <list></list> e cuida dos participantes. Você ainda pode editar. Os links e convites deixam de valer.
end-owner-now = Tornar responsável
end-stop = Parar de compartilhar
end-stop-what = <list></list> volta a ser uma lista só sua, com tudo o que há nela. As outras pessoas não veem mais a lista.
