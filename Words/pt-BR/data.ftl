## Your data: saved to a file, read from one, for other apps, deleted.

data = Seus dados
data-on-server = Neste servidor.
data-on-device = Neste aparelho.
data-in-account = Neste aparelho e na sua conta.
data-no-backup = Nenhum backup ainda.
data-last-backup-today = Último backup: hoje
data-last-backup-yesterday = Último backup: ontem
data-last-backup = { $days ->
    [one] Último backup: há { NUMBER($days) } dia
   *[other] Último backup: há { NUMBER($days) } dias
}
data-bar-backup = Fazer backup
data-backup = Backup
data-part = Parte { NUMBER($part) } de { NUMBER($parts) }
data-restore = Restaurar de um backup
data-restore-facts = Mostra o que há nele antes de mudar qualquer coisa
data-export = Exportar para outros apps
data-table = Planilha
data-table-facts = Todas as tarefas, em CSV
data-text = Todas as listas em texto
data-text-facts = Com as notas, em Markdown
data-to-dos = Todas as tarefas
data-to-dos-facts = Para outro app de tarefas, em iCalendar
data-dates = Tarefas com data, para um app de agenda
data-dates-facts = iCalendar
data-delete = Excluir
data-erase = Apagar tudo
data-erase-facts = Pergunta antes, e oferece um backup
data-hint = Um backup é um só arquivo com tudo. Deixe em um lugar seguro: quem tiver o arquivo pode ler. Para imprimir uma página, escolha Imprimir no menu dela (⋯).
data-hint-parts = O seu plano é grande demais para um só arquivo. Salve todas as partes. Para restaurar, importe todas elas, em qualquer ordem. Deixe em um lugar seguro: quem tiver os arquivos pode ler.

## Erasing everything: the page that asks first.

erase = Apagar tudo
erase-on-device = { $tasks ->
    [one] Tudo o que o Teaspoon tem neste aparelho será excluído: { $tasks } tarefa, e todas as listas, notas, dias e ajustes. Não dá para desfazer.
   *[other] Tudo o que o Teaspoon tem neste aparelho será excluído: { $tasks } tarefas, e todas as listas, notas, dias e ajustes. Não dá para desfazer.
}
erase-on-server = { $tasks ->
    [one] Tudo o que o Teaspoon tem aqui será excluído: { $tasks } tarefa, e todas as listas, notas, dias e ajustes. Não dá para desfazer.
   *[other] Tudo o que o Teaspoon tem aqui será excluído: { $tasks } tarefas, e todas as listas, notas, dias e ajustes. Não dá para desfazer.
}
erase-account = Você também vai sair da conta. A sua conta, { $mail }, e o que está nela no servidor ficam até você excluir tudo na página da própria conta. O que ainda não chegou lá será apagado.
erase-backup = Um backup traz tudo de volta: <a>Fazer backup</a>
erase-do = Apagar tudo
erase-cancel = Manter tudo

## Tasks in other apps, as links to their page name it.

elsewhere-title = Tenho tarefas em outro lugar
elsewhere-facts = Todoist, Microsoft To Do, Lembretes da Apple e outros
import-joins-list = vai para sua lista <list></list>
import-new-list = uma lista nova
import-here = { $count ->
    [one] { $count } já está aqui
   *[other] { $count } já estão aqui
}
import-not-loaded = Para ler arquivos de outros apps, o Teaspoon precisa carregar algo uma vez. Fique online e escolha o arquivo de novo. Nada foi alterado.

## Importing a backup: a file is chosen, then shown, then imported.

import-backup = Importar um backup
import-lead = Veja o conteúdo antes de mudar qualquer coisa.
import-file-field = Arquivo de backup
import-preview = Ver antes
import-nothing = Tudo o que há neste arquivo já está aqui, igual ou mais novo. Não é preciso importar nada.
import-nothing-link = Voltar aos seus dados
import-found = Este arquivo contém
import-found-new = { $count ->
    [one] <n>{ $count }</n> tarefa nova
   *[other] <n>{ $count }</n> tarefas novas
}
import-found-changed = { $count ->
    [one] <n>{ $count }</n> versão mais nova de uma tarefa
   *[other] <n>{ $count }</n> versões mais novas de tarefas
}
import-found-lists = { $count ->
    [one] <n>{ $count }</n> lista ou modelo
   *[other] <n>{ $count }</n> listas e modelos
}
import-found-days = { $count ->
    [one] <n>{ $count }</n> dia
   *[other] <n>{ $count }</n> dias
}
import-found-others = { $count ->
    [one] <n>{ $count }</n> outra coisa (planos, notas, ajustes…)
   *[other] <n>{ $count }</n> outras coisas (planos, notas, ajustes…)
}
import-first = Ainda não há nada salvo aqui, então tudo o que está no arquivo fica como estava quando ele foi salvo.
import-joins = O que já existe aqui fica. Se algo mudou nos dois lados, vale a versão mais nova. Dá para desfazer.
import-also-gone = { $count ->
    [one] Trazer de volta também { $count } coisa (tarefa, lista ou nota) que foi excluída ou desfeita aqui depois que o arquivo foi salvo
   *[other] Trazer de volta também { $count } coisas (tarefas, listas, notas) que foram excluídas ou desfeitas aqui depois que o arquivo foi salvo
}
import-only-gone = Todo o resto já está aqui
import-only-gone-facts = { $count ->
    [one] Este arquivo tem { $count } coisa (tarefa, lista ou nota) que foi excluída ou desfeita aqui depois. Ela pode voltar como era quando o arquivo foi salvo; isso pode ser desfeito.
   *[other] Este arquivo tem { $count } coisas (tarefas, listas, notas) que foram excluídas ou desfeitas aqui depois. Elas podem voltar como eram quando o arquivo foi salvo; isso pode ser desfeito.
}
import-only-gone-do = Trazer de volta
import-do = Importar
import-cancel = Cancelar

## The file of all lists as text.

export-unlisted = Tarefas sem lista
export-notes = Notas
export-cost = { SPOONS($spoons) }
export-minutes = { NUMBER($minutes) } min
export-hidden = oculta até { $date }
export-due = para { $date }
export-due-time = para { $date } { $time }
export-reminder = lembrete { $when }
