## Tasks are chosen in a list: for today, or for something else.

choosing-select = Selecionar
choosing-lead = Marque o que você quer fazer hoje e toque em Confirmar.
choosing-lead-bulk = Marque tarefas e depois escolha o que fazer com elas.
choosing-search = Buscar
choosing-menu-all = Selecionar todas desta página
choosing-menu-more = Mais com as selecionadas…
choosing-cancel = Cancelar
choosing-all = Todas ({ NUMBER($count) })
choosing-count = Contar

## Tasks without a cost: below each are numbers, of which one is chosen.

choosing-cost = Quanto custa, em { UNIT($unit) }? Escolher um número também seleciona a tarefa. Um palpite já serve.
choosing-not-today = Deixar de fora
