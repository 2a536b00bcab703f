## What cannot be done, and the remedy. It stands beside the field or above the page.

fault-title-missing = Digite um título.
fault-title-too-long = Este título tem mais de { NUMBER($most) } caracteres. Na nota cabe mais.
fault-note-too-long = Esta nota tem mais de { NUMBER($most) } caracteres. Deixe a nota mais curta, por favor.
fault-not-a-number = Digite um número inteiro.
fault-out-of-range = Digite um número inteiro de { NUMBER($least) } a { NUMBER($most) }.
fault-unit-missing = Digite uma palavra de no máximo { NUMBER($most) } caracteres.
fault-weekdays-missing = Escolha pelo menos um dia da semana, ou “Nunca”.
fault-no-such-task = Uma destas tarefas não está mais aqui. Ela foi excluída, talvez em outro aparelho, ou a lista dela não é mais compartilhada com você. Nada foi alterado.
fault-not-in-today = Esta tarefa não está mais na lista de hoje. Nada foi alterado.
fault-no-such-change = { $days ->
    [one] Isto não está mais no histórico, que guarda { NUMBER($days) } dia.
   *[other] Isto não está mais no histórico, que guarda { NUMBER($days) } dias.
}
fault-no-day = Nenhum dia começou ainda. Comece um em Novo dia e depois escolha.
fault-nothing-chosen = Nada foi escolhido ainda. Escolha pelo menos uma tarefa, ou toque em Cancelar.
fault-uncosted = “{ $title }” está sem custo definido. Defina um para poder planejar.
fault-over-budget = { $excess ->
    [one] É { SPOONS($excess) } a mais. Nada foi alterado.
   *[other] São { SPOONS($excess) } a mais. Nada foi alterado.
}
fault-date-missing = Escolha também uma data: isto depende de uma.
fault-not-a-date = Digite uma data válida, por exemplo 2026-10-14.
fault-not-ahead = Escolha uma data depois de hoje.
fault-not-a-time = Digite uma hora válida, por exemplo 9:30.
fault-start-after-due = A tarefa ficaria oculta até depois da data dela. Escolha um início mais cedo ou uma data mais tarde.
fault-not-a-rule = Digite um número inteiro de { NUMBER($least) } a { NUMBER($most) }, e escolha dias, semanas, meses ou anos.
fault-end-before-first = A data final vem antes da primeira data. Escolha uma data final mais tarde, ou nenhuma.
fault-name-missing = Digite um nome de no máximo { NUMBER($most) } caracteres.
fault-name-taken = “{ $name }” já existe. Escolha outro nome.
fault-category-too-long = Use no máximo { NUMBER($most) } caracteres.
fault-no-such-list = Esta lista não está mais aqui. Ela foi excluída, talvez em outro aparelho, ou não é mais compartilhada com você. Nada foi alterado.
fault-no-such-subject = Esta etiqueta foi excluída, talvez em outra aba. Nada foi alterado.
fault-own-step = Uma tarefa não pode ser subtarefa dela mesma, nem de uma das suas subtarefas.
fault-too-deep = { $levels ->
    [one] As subtarefas podem ter no máximo { NUMBER($levels) } nível. Escolha um lugar mais acima.
   *[other] As subtarefas podem ter no máximo { NUMBER($levels) } níveis. Escolha um lugar mais acima.
}
fault-too-many-lines = São { NUMBER($count) } linhas; o limite é { NUMBER($most) }. Nada foi adicionado, e o seu texto continua aqui.
fault-file-empty = Escolha um arquivo que não esteja vazio. Os que o Teaspoon salva terminam em .teaspoon.
fault-file-too-large = Este arquivo é maior do que o Teaspoon consegue ler. Nada foi alterado.
fault-not-our-file = Este não é um backup do Teaspoon. Só backups (.teaspoon) podem ser importados. Nada foi alterado.
fault-file-damaged = Este arquivo está danificado: foi cortado, ou mudou depois que o Teaspoon salvou o arquivo. Nada foi alterado. Tente outra cópia.
fault-file-newer = Este arquivo foi salvo por um Teaspoon mais novo. Recarregue esta página para ter o mais novo e tente de novo. Nada foi alterado.
fault-note-missing = Digite algum texto.
fault-no-such-note = Esta nota foi excluída, talvez em outra aba. Nada foi alterado.
fault-no-such-view = Esta visualização foi excluída, talvez em outra aba. Nada foi alterado.
fault-nothing-asked = Não há filtro aqui. Busque algo ou escolha um filtro primeiro, e depois salve a visualização.
fault-too-many-views = Já existem { NUMBER($most) } visualizações. Exclua uma em Listas primeiro.
fault-no-such-version = Esta versão anterior não está mais aqui. Nada foi alterado.
fault-not-yours = Esta lista foi compartilhada com você: você pode sair dela, e a pessoa responsável pode excluir a lista. Nada foi alterado.
fault-view-only = Esta lista foi compartilhada com você só para ver, então nada foi alterado. A pessoa responsável pela lista pode permitir que você edite.
fault-not-a-command = Não foi possível ler isto. Nada foi alterado.
fault-key-used = Isto já foi usado para outra coisa. Nada foi alterado.
fault-report-too-long = Use no máximo { NUMBER($most) } caracteres, para caber tudo em uma página.
fault-profile-name-too-long = Use no máximo { NUMBER($most) } caracteres.
fault-not-a-mailbox = Digite um endereço como name@example.org, ou deixe em branco.
fault-not-a-picture = Não foi possível ler isto como imagem. Escolha de novo; JPEG, PNG e WebP funcionam em qualquer lugar.
fault-uses-reserve = Isto usa { SPOONS($spoons) } da sua reserva. Marque “Usar a reserva”, ou não adicione a hoje.
fault-borrowing-off = O empréstimo está desativado nos Ajustes. Nada foi adicionado.

## Pages in place of the one that was asked for.

problem-not-found = Página não encontrada
problem-did-not-work = Não deu certo
problem-gone = Não está mais aqui
problem-not-saved = Não foi salvo
problem-one-moment = Um momento
problem-no-space = Sem espaço
problem-too-large = Grande demais
problem-view-only = Só para ver
problem-to-today = Ir para Hoje
problem-try-again = Tentar de novo
problem-said-not-found = Não há página neste endereço.
problem-said-not-allowed = Este endereço não pode ser usado assim. Nada foi alterado.
problem-said-gone = Isto foi excluído, talvez em outro aparelho ou em outra aba, ou não é mais compartilhado com você. Nada mais foi alterado.
problem-said-not-in-history = { $days ->
    [one] Isto não está mais no histórico, que guarda { NUMBER($days) } dia. Nada foi alterado.
   *[other] Isto não está mais no histórico, que guarda { NUMBER($days) } dias. Nada foi alterado.
}
problem-said-not-understood = Não foi possível ler o pedido. Nada foi alterado.
problem-said-stopped = O Teaspoon parou no meio disto e já recomeçou. Nada foi alterado.
problem-said-full-device = Este aparelho não tem mais espaço para o Teaspoon, então nada foi alterado. Libere um pouco de espaço e tente de novo.
problem-said-full-server = O servidor não tem mais espaço para isto, então nada foi alterado. Exclua algo de que você não precisa mais ou avise quem administra o servidor.
problem-said-not-kept-server = Este servidor não conseguiu salvar a mudança, então nada foi alterado.
problem-said-not-kept-device = Este aparelho não conseguiu salvar a mudança, então nada foi alterado.
problem-said-too-large = É mais do que o Teaspoon consegue receber de uma vez (2 MB). Nada foi alterado. O seu texto continua na página anterior.
problem-said-one-moment = O Teaspoon ainda está sendo preparado neste aparelho. Assim que ficar pronto, isto será feito.
problem-said-nothing-to-save = Ainda não há nada para salvar aqui. Se você usa o Teaspoon neste navegador, abra “Seus dados” e salve o arquivo lá.
problem-keep-hint = Se nada acontecer, tente de novo. Se não ajudar, este servidor pode manter o seu plano, só para este navegador.
problem-keep = Manter meu plano neste servidor

## Text that could not be saved, in fields to copy it from.

unsaved-title = Título, como você escreveu
unsaved-note = Nota, como você escreveu
unsaved-lines = Tarefas, como você escreveu
unsaved-text = Texto, como você escreveu
unsaved-name = Nome, como você escreveu
unsaved-new-list = Nova lista, como você escreveu
unsaved-new-subject = Nova etiqueta, como você escreveu
unsaved-category = Categoria, como você escreveu
unsaved-unit = Nome da unidade, como você escreveu

## What happened instead, above a page that is shown again.

instead-choose-list = Escolha pelo menos uma lista.
instead-not-made = Uma destas listas não está mais aqui. Ela foi excluída, talvez em outro aparelho, ou não é mais compartilhada com você. Nada foi criado ainda.
instead-archived-name = “{ $name }” já existe. Para restaurar esta lista, abra-a aqui, escolha “Editar lista” no menu dela e dê outro nome a ela.
instead-new-list = Esta lista não está mais aqui. Ela foi excluída, talvez em outro aparelho, ou não é mais compartilhada com você. O que você escreveu está aqui: “Salvar” cria com isso uma nova lista.
instead-new-note = Esta nota foi excluída, talvez em outro aparelho. O que você escreveu está aqui: “Salvar” cria com isso uma nova nota.
instead-own-task = { $fault } “Salvar” cria com isso uma tarefa à parte.
