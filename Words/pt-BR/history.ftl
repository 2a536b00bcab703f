## History: the changes of the last days, each with its undo.

history = Histórico
history-lead = Mudanças dos últimos { NUMBER($days) } dias. Desfazer uma delas não afeta as que vieram depois.
history-empty = Nenhuma mudança ainda. Cada uma vai aparecer aqui por { NUMBER($days) } dias, e pode ser desfeita.
history-empty-link = Ir para Hoje
history-today = Hoje
history-undone = desfeito
history-undo = Desfazer
history-redo = Refazer
history-undo-change = Desfazer: { $change }
history-redo-change = Refazer: { $change }
