## Notes: anything that is not a task.

notes = Notas
notes-empty = As notas são para tudo o que não é tarefa: um pensamento, um número, algo que alguém disse.
notes-bar-add = Adicionar nota
notes-search = Buscar nas notas
notes-search-field = Buscar
notes-search-button = Buscar
notes-search-clear = Limpar

notes-found = { $count ->
    [one] { $count } nota
   *[other] { $count } notas
}
notes-found-none = Nenhum resultado para “{ $words }”. Tente outras palavras.
notes-found-close = Nada exatamente igual. Estas são parecidas.

## One note.

note = Nota
note-new = Nova nota
note-text = Nota
note-pin = Fixar no topo
note-unpin = Desafixar
note-make-task = Transformar em tarefa
note-make-task-hint = A primeira linha da nota vira o título da tarefa.
note-delete = Excluir

## A note in the list. The buttons have a drawing; their names are for screen readers.

note-row-pinned = Fixada
note-row-make-task = Transformar em tarefa: { $note }
note-row-pin = Fixar: { $note }
note-row-unpin = Desafixar: { $note }
note-row-delete = Excluir: { $note }
