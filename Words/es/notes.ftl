## Notes: anything that is not a task.

notes = Notas
notes-empty = Las notas son para lo que no es una tarea: una idea, un número, algo que alguien dijo.
notes-bar-add = Añadir una nota
notes-search = Buscar en las notas
notes-search-field = Buscar
notes-search-button = Buscar
notes-search-clear = Quitar la búsqueda

notes-found = { $count ->
    [one] { $count } nota
   *[other] { $count } notas
}
notes-found-none = Sin resultados para «{ $words }». Prueba con otras palabras.
notes-found-close = Nada coincide exactamente. Esto es lo más parecido.

## One note.

note = Nota
note-new = Nueva nota
note-text = Nota
note-pin = Fijar arriba
note-unpin = Dejar de fijar
note-make-task = Convertir en tarea
note-make-task-hint = La primera línea de la nota será el título de la tarea.
note-delete = Eliminar

## A note in the list. The buttons have a drawing; their names are for screen readers.

note-row-pinned = Fijada
note-row-make-task = Convertir en tarea: { $note }
note-row-pin = Fijar: { $note }
note-row-unpin = Dejar de fijar: { $note }
note-row-delete = Eliminar: { $note }
