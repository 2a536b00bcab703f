## The gallery: templates that people published for everybody on this server.

gallery = Galeria
gallery-lead = Modelos que outras pessoas publicaram neste servidor. Usar um deles cria uma lista sua, que você pode editar.
gallery-search = Buscar modelos
gallery-search-field = Buscar modelos
gallery-search-button = Buscar
gallery-order = Ordem
gallery-order-newest = Mais novos
gallery-order-uses = Mais usados
gallery-none = Nenhum modelo foi publicado ainda.
gallery-none-found = Nenhum resultado.
gallery-none-yet = Nenhum resultado até agora. Há mais modelos para buscar.
gallery-pages = Mais modelos
gallery-pages-all = Mostrar todos os modelos
gallery-pages-next = Mostrar mais
gallery-mine = Os seus modelos
gallery-mine-facts = Publicados por você
gallery-reports = Denúncias
gallery-templates = Modelos no seu app

## What is said of a template, here and in lists: parts with a dot between.

gallery-fact-anonymous = Publicado sem nome
gallery-fact-by = por <author></author>
gallery-fact-items = { $count ->
    [one] { $count } item
   *[other] { $count } itens
}
gallery-fact-checklist = Checklist
gallery-fact-uses = { $count ->
    [one] { $count } uso
   *[other] { $count } usos
}
gallery-item-rest = Descanso

## The templates that the person published.

gallery-own = Os seus modelos
gallery-own-empty = Você ainda não publicou nada. Abra uma lista ou um modelo seu e escolha <b>Publicar na galeria</b> no menu.
gallery-own-removed = Removido por quem administra este servidor.
gallery-own-hint = Para retirar um modelo, abra o modelo.
gallery-own-templates = Modelos no seu app

## One published template.

published-removed = Quem administra este servidor removeu este modelo da galeria. Só você ainda pode ver.
published-use = Usar modelo
published-items = Itens
published-mine = Publicado por você
published-withdraw-hint = Ao retirar, o modelo sai da galeria. As listas que outras pessoas criaram com ele ficam.
published-withdraw = Retirar
published-administrator = Você administra este servidor
published-remove = Remover da galeria
published-sign-in = Há algo errado com ele? <a>Entre</a> para denunciar.
published-report = Denunciar este modelo
published-report-reason = O que há de errado com ele?
published-report-hint = Quem administra este servidor lê e decide. Quem criou o modelo não fica sabendo quem escreveu.
published-report-empty = Diga em poucas palavras o que está errado.
published-report-send = Enviar denúncia
published-report-sent = Denúncia enviada. Quem administra este servidor vai ler.

## Publishing a list or a template.

publish = Publicar na galeria
publish-lead = Qualquer pessoa que puder abrir este servidor vai poder ver e usar o modelo, com ou sem conta. Você pode retirar a qualquer momento. As listas que outras pessoas criaram com ele ficam.
publish-title = Título
publish-about = Descrição (opcional)
publish-author = Nome de quem criou (opcional)
publish-author-hint = O nome que você quiser. Deixe em branco para publicar sem nome. O seu endereço de e-mail nunca aparece.
publish-costs = Incluir custos e durações
publish-look = Ver antes
publish-hint = Títulos e subtarefas são publicados. Notas, datas, etiquetas, dias e o que está feito, nunca.
publish-preview = Como vai ficar
publish-preview-lead = É isto que qualquer pessoa vai ver, e nada mais:
publish-preview-cut = Um modelo tem no máximo { NUMBER($items) } itens: estes são os primeiros.
publish-do = Publicar
publish-change = Editar

publish-empty = Esta lista está vazia: ainda não há nada para publicar.
publish-changed = A lista mudou depois que você viu. Assim vai ficar agora; nada foi publicado ainda.
publish-too-many = Você pode publicar no máximo { NUMBER($templates) } modelos. Retire um para publicar outro.
publish-title-empty = Digite um título.
publish-title-long = O título pode ter no máximo { NUMBER($characters) } caracteres.
publish-about-long = A descrição pode ter no máximo { NUMBER($characters) } caracteres.
publish-author-long = O nome de quem criou pode ter no máximo { NUMBER($characters) } caracteres.

## Reports about templates, for the administrator.

gallery-reported = Denúncias
gallery-reported-empty = Nenhuma denúncia aberta.
gallery-reported-lead = As duas escolhas encerram todas as denúncias de um modelo. Um modelo removido só continua visível para quem criou, com o aviso de que foi removido.
gallery-report-sent = { $days ->
    [0] Denunciado nas últimas 24 horas
    [one] Denunciado há { $days } dia
   *[other] Denunciado há { $days } dias
}
gallery-report-remove = Remover
gallery-report-keep = Manter
gallery-report-remove-template = Remover: { $template }
gallery-report-keep-template = Manter: { $template }
