## Tasks in other apps: how to get a file, where it is chosen.

elsewhere-lead = Escolha onde elas estão. Você vê tudo antes de algo ser adicionado.
elsewhere-file = Escolher um arquivo
elsewhere-this-file = Escolha esse arquivo abaixo.
elsewhere-todoist-one = Em todoist.com, abra as configurações e depois os backups.
elsewhere-todoist-two = Baixe o mais recente, um arquivo .zip. Ou exporte cada projeto como CSV pelo menu dele.
elsewhere-microsoft-one = No Outlook clássico para Windows, abra Arquivo, Abrir e Exportar, Importar/Exportar.
elsewhere-microsoft-two = Exporte a pasta Tarefas para um arquivo de valores separados por vírgulas.
elsewhere-google-one = Em takeout.google.com, desmarque tudo, selecione Tasks e crie a exportação.
elsewhere-google-two = Baixe e abra o .zip: o arquivo é Tasks.json.
elsewhere-apple-one = Em um Mac, instale o programa gratuito reminders-cli.
elsewhere-apple-two = No Terminal, execute: <command></command>
elsewhere-ticktick-one = Em ticktick.com, abra as configurações e depois a conta.
elsewhere-ticktick-two = Gere um backup. É um arquivo .csv.
elsewhere-things-one = Em um Mac, instale o programa gratuito things-cli.
elsewhere-things-two = No Terminal, execute: <command></command>
elsewhere-tasks-org-one = No Tasks.org, abra as configurações, depois os backups, e faça um agora.
elsewhere-tasks-org-two = É o arquivo .json mais recente da pasta de backups.
elsewhere-other = Outro app, ou um arquivo CSV ou de texto
elsewhere-other-one = Exporte lá suas tarefas: como CSV, iCalendar (.ics), JSON, Markdown ou texto.
elsewhere-other-two = Se o Teaspoon não conhecer a tabela, ele pergunta o que é cada coluna.

## Why a file cannot be read. Nothing was changed then.

import-fault-unknown = O Teaspoon não conhece esse tipo de arquivo. Nada foi alterado.
import-fault-empty = Esse arquivo está vazio.
import-fault-large = Esse arquivo é grande demais: no máximo 12 MB e 100.000 linhas.
import-fault-damaged = Esse arquivo está danificado ou incompleto. Nada foi alterado.
import-fault-encrypted = Esse arquivo está criptografado. Salve sem senha e escolha de novo.
import-fault-no-tasks = Esse calendário não tem tarefas.
import-fault-events = { $count ->
    [one] Tem { $count } evento; eventos não são importados.
   *[other] Tem { $count } eventos; eventos não são importados.
}

## The preview of a file of another app.

import-from = Importar de { $app }
import-found-tasks = { $count ->
    [one] { $count } tarefa encontrada. Nada foi adicionado ainda.
   *[other] { $count } tarefas encontradas. Nada foi adicionado ainda.
}
import-too-many = No máximo { $most } tarefas, listas e notas podem ser importadas de uma vez. Escolha menos listas e depois importe as outras.
import-all-done = tudo feito
import-done = { $count ->
    [one] Importar também { $count } tarefa feita
   *[other] Importar também { $count } tarefas feitas
}
import-past = { $count ->
    [one] Remover { $count } prazo que já passou
   *[other] Remover { $count } prazos que já passaram
}
import-costs = { $count ->
    [one] Usar o custo que o arquivo sugere para { $count } tarefa
   *[other] Usar os custos que o arquivo sugere para { $count } tarefas
}
import-first-tasks = As primeiras tarefas
import-changes = O que será diferente
import-no-cost = Nenhuma tarefa tem custo ainda. O Teaspoon pergunta quando você as planejar.
import-undo = Desfazer tira tudo de novo.
import-notes = Notas viram notas avulsas
import-counts-from-today = Datas como “em 5 dias” contam a partir de hoje.
import-correct = Corrigir como foi lido
import-kind = Esse arquivo vem de
import-dates = Ordem nas datas
import-dates-year = ano, mês, dia
import-dates-day = dia, mês, ano
import-dates-month = mês, dia, ano
import-dates-doubt = { $date } pode ser lido de dois jeitos.
import-look-again = Ler de novo
import-another = Escolher outro arquivo
import-kind-text = Texto

## What is different after an import, each with a number beside it.

import-loss-repeats = Repetições que o Teaspoon não tem ficam na nota
import-loss-further-repeats = Outras repetições de uma tarefa ficam na nota
import-loss-date-words = Palavras de data que não foram entendidas ficam na nota
import-loss-dates = Datas que não existem ficam de fora
import-loss-people = As pessoas de uma tarefa ficam na nota
import-loss-reminders = Outros lembretes ficam na nota
import-loss-attachments = Os arquivos não vêm; os nomes ficam na nota
import-loss-durations = Durações de mais de um dia ficam na nota
import-loss-fields = Outros detalhes ficam na nota
import-loss-zones = Horários em fuso desconhecido são lidos como estão
import-loss-series-begins = O primeiro dia de uma repetição não é mantido
import-loss-levels = Passos fundos demais sobem
import-loss-circles = Passos sem tarefa viram tarefas
import-loss-damaged = Linhas que não podem ser lidas ficam de fora
import-loss-doubled = Linhas repetidas são lidas uma vez
import-loss-occurrences = Mudanças em datas avulsas de uma repetição ficam de fora
import-loss-cancelled = Tarefas canceladas ficam de fora
import-loss-archived = Tarefas arquivadas ou excluídas ficam de fora
import-loss-events = Eventos de um calendário ficam de fora
import-loss-other-things = Hábitos, recompensas e outras coisas ficam de fora
import-loss-time-spent = O tempo registrado fica de fora
import-loss-scores = Pontos e contadores de um jogo ficam de fora
import-loss-views = Filtros e visualizações ficam de fora

## A table whose columns the person names.

import-columns = O que é cada coluna?
import-columns-lead = { $count ->
    [one] Essa tabela tem { $count } linha. Diga o que são as colunas; depois você vê as tarefas.
   *[other] Essa tabela tem { $count } linhas. Diga o que são as colunas; depois você vê as tarefas.
}
import-columns-header = A primeira linha dá nome às colunas
import-column = Coluna { $number }
import-use-ignored = Deixar de fora
import-use-title = Título
import-use-done = Feita
import-use-cost = Custo
import-use-level = Nível do passo
import-use-parent = Tarefa da qual é um passo
import-use-identifier = Número próprio
import-use-kept = Manter na nota
