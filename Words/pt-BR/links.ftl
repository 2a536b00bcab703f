### Only pages of the server say these.

## Links that show something to people without an account.

links = Links compartilhados
links-lead = Quem tiver o link pode ver, sem conta, até você desativar o link.
links-spoons = Compartilhar { UNIT($unit) } de hoje
links-list-hint = Para compartilhar uma lista, abra a lista e escolha <menu>Criar link só para ver</menu> no menu dela.

links-preview = Quem tiver o link vai ver isto, como estiver na hora de abrir, e nada mais:
links-label = Nome do link (opcional)
links-label-hint = Por exemplo, “para a minha mãe”. Só você vê.
links-label-too-long = O máximo aqui são { NUMBER($most) } caracteres.
links-create = Criar link
links-created = Link criado
links-address = Link
links-address-hint = Copie agora: ele só aparece aqui, e este servidor não guarda uma cópia.
links-too-many = Uma conta tem no máximo { NUMBER($most) } links como este. Desative um para abrir espaço.

links-yours = Os seus links
links-shows-spoons = { UNIT($unit, style: "capital") } que restam hoje
links-shows-nothing = Uma lista que não está mais aqui: o link não mostra nada
links-made = { $days ->
    [0] Criado nas últimas 24 horas
    [one] Criado há { NUMBER($days) } dia
   *[other] Criado há { NUMBER($days) } dias
}
links-opened = { $days ->
    [0] Aberto pela última vez nas últimas 24 horas
    [one] Aberto pela última vez há { NUMBER($days) } dia
   *[other] Aberto pela última vez há { NUMBER($days) } dias
}
links-not-opened = Ainda não foi aberto
links-revoke = Desativar
links-revoke-one = Desativar: { $link }

copy-text = Copiar

## What somebody sees who has such a link.

public-view-only = Só para ver. Recarregue a página para atualizar.
public-ended = Nada para mostrar
public-ended-lead = Este link não existe ou foi desativado. Peça outro a quem passou o link para você.
public-later = Tente de novo daqui a pouco
public-later-lead = Não dá para mostrar isto agora. Recarregue a página em um minuto.

public-spoons = O que resta hoje
public-spoons-left = { $count ->
    [one] <number>{ NUMBER($count) }</number> colher para o resto do dia
   *[other] <number>{ NUMBER($count) }</number> colheres para o resto do dia
}
public-units-left = <number>{ NUMBER($count) }</number> <unit></unit> para o resto do dia
public-spoons-none = Nenhum novo dia começou ainda
public-known-minutes = Última atualização: há alguns minutos.
public-known-hour = Última atualização: há menos de uma hora.
public-known-hours = { $hours ->
    [one] Última atualização: há { NUMBER($hours) } hora.
   *[other] Última atualização: há { NUMBER($hours) } horas.
}
public-known-days = { $days ->
    [one] Última atualização: há { NUMBER($days) } dia.
   *[other] Última atualização: há { NUMBER($days) } dias.
}

public-list-count = { $count ->
    [one] { NUMBER($count) } item
   *[other] { NUMBER($count) } itens
}
public-list-empty = Não há nada nela agora.
public-list-cut = E assim por diante: os primeiros { NUMBER($count) } estão aqui.
public-list-done = Feito
public-list-skipped = Desta vez não
