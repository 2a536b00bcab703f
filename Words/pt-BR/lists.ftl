## The person’s lists, by category.

lists = Listas
lists-empty = Nenhuma lista ainda. Use listas para agrupar tarefas: um lugar, uma viagem, uma rotina.
lists-empty-link = Começar com um modelo
lists-other = Outras
lists-apart = As listas ficam agrupadas por categoria. Para levar esta a outro grupo, mude a categoria dela.
lists-new = Nova lista
lists-menu-templates = Modelos
lists-menu-merge = Juntar listas em um checklist
lists-menu-shared = Listas compartilhadas
lists-menu-archive = Arquivo

## A list in a row. Below its name are the titles of its first tasks, or one of these two; then the others, each after a dot.

list-row-nothing = Nada a fazer aqui agora
list-row-nothing-template = Nada aqui ainda
list-row-checklist = checklist
list-row-shared = compartilhada

## What can be done with a list in a row. The buttons have a drawing; their names are for screen readers.

list-option-restore = Restaurar
list-option-restore-list = Restaurar: { $list }
list-option-edit = Editar: { $list }
list-option-archive = Arquivar: { $list }
list-option-delete = Excluir lista e as tarefas dela: { $list }

## Lists that were put away.

archive = Arquivo
archive-empty = Nenhuma lista arquivada. Uma lista de que você não precisa agora pode esperar aqui, do jeito que está.
archive-lists = Listas arquivadas

## The form of a list.

list-new = Nova lista
list-edit = Editar lista
list-edit-template = Editar modelo
list-name = Nome
list-icon = Ícone
list-category = Categoria
list-category-hint = Listas da mesma categoria ficam juntas. Opcional.
list-checklist = Checklist

## Names of categories that are suggested.

category-home = Casa
category-work = Trabalho
category-health = Saúde
category-errands = Na rua
category-family = Família
category-fun = Lazer

## Drawings of lists.

icon-list = Lista
icon-home = Casa
icon-work = Maleta
icon-health = Cruz
icon-cart = Carrinho
icon-bag = Sacola
icon-heart = Coração
icon-book = Livro
icon-leaf = Folha
icon-paw = Pata
icon-star = Estrela
icon-people = Pessoas
icon-phone = Telefone
icon-broom = Vassoura

## The menu of a list’s page.

list-menu-use = Usar modelo
list-menu-edit = Editar lista
list-menu-edit-template = Editar modelo
list-menu-uncheck = Desmarcar tudo
list-menu-again = Recomeçar e arquivar esta
list-menu-template = Salvar como modelo
list-menu-duplicate = Duplicar
list-menu-archive = Arquivar
list-menu-delete = Excluir lista e as tarefas dela

## A list with its tasks.

list-bar-add = Adicionar a <list></list>
list-is-template = Modelo
list-sun = adiciona uma tarefa a hoje
list-archived = Esta lista está arquivada, do jeito que estava.
list-restore = Restaurar

list-nothing = Nada para ver aqui agora.
list-empty = Nenhuma tarefa ainda. Adicione uma abaixo.
list-empty-view = Nenhuma tarefa ainda.

list-apart = Cada linha se move dentro da sua seção. Para levar esta a outra seção, abra a tarefa.
list-more-steps = e mais { NUMBER($count) }
list-row-done = feito
list-done-before = Feitas antes de hoje
list-show-hidden = Mostrar tarefas ocultas
list-hidden = Ocultas

## Buttons at a task, whose words are seen.

list-button-for = { $button }: { $task }
list-include = Incluir
list-skip = Pular
list-wake = Mostrar agora

## A task that is the heading over its steps.

list-heading-done = Feito
list-heading-tick = { $count ->
    [one] Marcar a última
   *[other] Marcar todas as { $count }
}
list-heading-untick = Desmarcar todas
list-heading-pack = { $count ->
    [one] Pôr na mala o que resta
   *[other] Pôr tudo na mala ({ $count })
}
list-heading-unpack = Tirar tudo da mala
list-heading-packed = tudo na mala
list-heading-skipped = desta vez não

## Under the name of a checklist: how many things are packed. The parts are put together with commas.

packing-all = Tudo na mala
packing-left = { NUMBER($count) } fora da mala
packing-packed = { NUMBER($count) } na mala
packing-skipped = { NUMBER($count) } desta vez não

## Several lists become one checklist.

merge = Juntar listas em um checklist
merge-lead = Um só checklist com tudo o que está nas listas escolhidas. Itens repetidos entram uma vez só.
merge-empty = Ainda não há listas para juntar. Um modelo é um bom começo.
merge-empty-link = Escolher um modelo
merge-choose = Listas para juntar
merge-template = Modelo
merge-name = Nome da nova lista
merge-name-hint = Por exemplo: Fim de semana na praia
merge-bar-make = Criar o checklist

## That a list is shared: on its page, at its tasks, and in its menu.

shared-with = Compartilhada com <names></names>
shared-with-nobody = Ainda não compartilhada com ninguém
shared-with-view = Compartilhada com <names></names>. Só para ver
shared-with-nobody-view = Ainda não compartilhada com ninguém. Só para ver
shared-names-two = { $first } e { $second }
shared-names-more = { $first }, { $second } e mais { NUMBER($count) }

shared-task-view = Só para ver. Você ainda pode mudar o custo, a nota e os planos que são só seus.
shared-task-with = Compartilhada com <names></names>. Todos na lista veem título, subtarefas, data, repetição e prioridade, e se está feita. Todo o resto fica só com você.
shared-task-nobody = Esta tarefa está em uma lista compartilhada. Outras pessoas na lista vão ver título, subtarefas, data, repetição e prioridade, e se está feita. Todo o resto fica só com você.

shared-menu-members = Participantes
shared-menu-share = Compartilhar lista
links-menu-list = Criar link só para ver

invited = Convites
invited-by = <person></person> convida você para <list></list>.
invited-view = { $count ->
    [one] Ver convite
   *[other] Ver convites
}

## Notes that are written for a person when a shared list leaves their device.

left-list = Você não participa mais da lista “{ $list }”. Ela não está mais neste aparelho.
left-written = Você escreveu isto em uma lista compartilhada que não pode mais editar:

## What members deleted in a shared list, or moved out of it. Only members who can edit the list see it.

removals = Excluído ou retirado
removals-lead = Dos últimos { NUMBER($days) } dias. Quem pode editar esta lista vê isto e pode desfazer.
removals-empty = Nada foi excluído aqui nem movido para outra lista. Apareceria aqui e poderia ser desfeito.
removal-deleted = Outro membro excluiu: { TASKS($what) }
removal-deleted-by = { $member } excluiu: { TASKS($what) }
removal-deleted-own = Você excluiu: { TASKS($what) }
removal-moved = Outro membro moveu para outra lista: { TASKS($what) }
removal-moved-by = { $member } moveu para outra lista: { TASKS($what) }
removal-moved-own = Você moveu para outra lista: { TASKS($what) }
removal-restored = Outro membro trouxe de volta: { TASKS($what) }
removal-restored-own = Você trouxe de volta: { TASKS($what) }
removal-back = trazido de volta

## A note that a shared list is gone. The name of the list stands in the place of the tag.

gone-deleted-own = Você excluiu a lista compartilhada <list></list> ({ TASKS($what) }): { $when }. Você pode trazê-la de volta até { $until }.
gone-deleted = A pessoa responsável pela lista compartilhada <list></list> a excluiu ({ TASKS($what) }): { $when }. Só essa pessoa pode trazê-la de volta.
gone-deleted-view = A lista compartilhada <list></list> foi excluída.
gone-added = Adicionado desde então e ainda aqui, em nenhuma lista:
gone-notes = O que você escreveu lá e não foi enviado está nas suas <notes>notas</notes>.
gone-restore = Trazer de volta
gone-leave = Deixar excluída

## In the form of a list that is shared.

list-edit-shared = Todas as pessoas nesta lista veem o nome, o ícone e a cor, e se é uma checklist. Só você vê a categoria.
list-edit-view = Só para ver. Você pode escolher uma categoria, que só você vê.
