## Subjects: the person’s own short words, to find tasks by.

subjects = Etiquetas
subjects-lead = Palabras cortas para encontrar tareas en todas las listas.
subjects-empty = Las etiquetas son palabras cortas para encontrar tareas en todas las listas: casa, salud, teléfono.
subjects-bar-add = Añadir una etiqueta
subjects-no-tasks = Sin tareas

## One subject.

subject = Etiqueta
subject-new = Nueva etiqueta
subject-name = Nombre
subject-view-tasks = Ver las tareas
subject-delete = Eliminar
subject-delete-hint = Las tareas se conservan; solo se quita la etiqueta.
subject-merge = Unir con otra
subject-merge-into = Sus tareas tendrán la etiqueta
subject-merge-button = Unir
