## Subjects: the person’s own short words, to find tasks by.

subjects = Etiquetas
subjects-lead = Palavras curtas para encontrar tarefas, em todas as listas.
subjects-empty = Etiquetas são palavras curtas para encontrar tarefas, em todas as listas: casa, saúde, telefone.
subjects-bar-add = Adicionar etiqueta
subjects-no-tasks = Nenhuma tarefa

## One subject.

subject = Etiqueta
subject-new = Nova etiqueta
subject-name = Nome
subject-view-tasks = Ver tarefas
subject-delete = Excluir
subject-delete-hint = As tarefas ficam; só a etiqueta é removida.
subject-merge = Unir a outra
subject-merge-into = As tarefas dela passam a ter
subject-merge-button = Unir
