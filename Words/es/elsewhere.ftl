## Tasks in other apps: how to get a file, where it is chosen.

elsewhere-lead = Elige dónde están. Lo ves todo antes de que se añada nada.
elsewhere-file = Elegir un archivo
elsewhere-this-file = Elige ese archivo abajo.
elsewhere-todoist-one = En todoist.com, abre la configuración y luego las copias de seguridad.
elsewhere-todoist-two = Descarga la más reciente, un archivo .zip. O exporta cada proyecto como CSV desde su menú.
elsewhere-microsoft-one = En Outlook clásico para Windows, abre Archivo, luego Abrir y exportar, luego Importar o exportar.
elsewhere-microsoft-two = Exporta la carpeta Tareas a un archivo de valores separados por comas.
elsewhere-google-one = En takeout.google.com, quita toda la selección, elige Tasks y crea la exportación.
elsewhere-google-two = Descárgala y abre el .zip: el archivo es Tasks.json.
elsewhere-apple-one = En un Mac, instala el programa gratuito reminders-cli.
elsewhere-apple-two = En Terminal, ejecuta: <command></command>
elsewhere-ticktick-one = En ticktick.com, abre la configuración y luego la cuenta.
elsewhere-ticktick-two = Genera una copia de seguridad. Es un archivo .csv.
elsewhere-things-one = En un Mac, instala el programa gratuito things-cli.
elsewhere-things-two = En Terminal, ejecuta: <command></command>
elsewhere-tasks-org-one = En Tasks.org, abre los ajustes, luego las copias de seguridad, y haz una ahora.
elsewhere-tasks-org-two = Es el archivo .json más reciente de la carpeta de copias.
elsewhere-other = Otra app, o un archivo CSV o de texto
elsewhere-other-one = Exporta allí tus tareas: como CSV, iCalendar (.ics), JSON, Markdown o texto.
elsewhere-other-two = Si Teaspoon no conoce la tabla, pregunta qué es cada columna.

## Why a file cannot be read. Nothing was changed then.

import-fault-unknown = Teaspoon no conoce este tipo de archivo. No se ha cambiado nada.
import-fault-empty = Este archivo está vacío.
import-fault-large = Este archivo es demasiado grande: como máximo 12 MB y 100.000 líneas.
import-fault-damaged = Este archivo está dañado o incompleto. No se ha cambiado nada.
import-fault-encrypted = Este archivo está cifrado. Guárdalo sin contraseña y elígelo otra vez.
import-fault-no-tasks = Este calendario no tiene tareas.
import-fault-events = { $count ->
    [one] Tiene { $count } evento; los eventos no se importan.
   *[other] Tiene { $count } eventos; los eventos no se importan.
}

## The preview of a file of another app.

import-from = Importar de { $app }
import-found-tasks = { $count ->
    [one] { $count } tarea encontrada. Aún no se ha añadido nada.
   *[other] { $count } tareas encontradas. Aún no se ha añadido nada.
}
import-too-many = Se pueden importar como máximo { $most } tareas, listas y notas a la vez. Elige menos listas y luego importa las demás.
import-all-done = todo hecho
import-done = { $count ->
    [one] Importar también { $count } tarea hecha
   *[other] Importar también { $count } tareas hechas
}
import-past = { $count ->
    [one] Quitar { $count } fecha límite pasada
   *[other] Quitar { $count } fechas límite pasadas
}
import-costs = { $count ->
    [one] Usar el coste que el archivo propone para { $count } tarea
   *[other] Usar los costes que el archivo propone para { $count } tareas
}
import-first-tasks = Las primeras tareas
import-changes = Qué será diferente
import-no-cost = Ninguna tarea tiene coste todavía. Teaspoon lo pregunta cuando las planificas.
import-undo = «Deshacer» lo quita todo otra vez.
import-notes = Las notas pasan a ser notas sueltas
import-counts-from-today = Fechas como «en 5 días» se cuentan desde hoy.
import-correct = Corregir cómo se leyó
import-kind = Este archivo viene de
import-dates = Orden en las fechas
import-dates-year = año, mes, día
import-dates-day = día, mes, año
import-dates-month = mes, día, año
import-dates-doubt = { $date } se puede leer de dos maneras.
import-look-again = Leer de nuevo
import-another = Elegir otro archivo
import-kind-text = Texto

## What is different after an import, each with a number beside it.

import-loss-repeats = Las repeticiones que Teaspoon no tiene quedan en la nota
import-loss-further-repeats = Las demás repeticiones de una tarea quedan en la nota
import-loss-date-words = Las palabras de fecha que no se entendieron quedan en la nota
import-loss-dates = Las fechas que no existen se omiten
import-loss-people = Las personas de una tarea se nombran en la nota
import-loss-reminders = Los demás recordatorios quedan en la nota
import-loss-attachments = Los archivos no vienen; sus nombres quedan en la nota
import-loss-durations = Las duraciones de más de un día quedan en la nota
import-loss-fields = Los demás detalles quedan en la nota
import-loss-zones = Las horas de una zona desconocida se leen tal cual
import-loss-series-begins = El primer día de una repetición no se guarda
import-loss-levels = Los pasos demasiado profundos suben
import-loss-circles = Los pasos sin tarea pasan a ser tareas
import-loss-damaged = Las filas que no se pueden leer se omiten
import-loss-doubled = Las filas repetidas se leen una vez
import-loss-occurrences = Los cambios de una sola fecha de una repetición se omiten
import-loss-cancelled = Las tareas canceladas se omiten
import-loss-archived = Las tareas archivadas o eliminadas se omiten
import-loss-events = Los eventos de un calendario se omiten
import-loss-other-things = Los hábitos, las recompensas y otras cosas se omiten
import-loss-time-spent = El tiempo registrado se omite
import-loss-scores = Los puntos y contadores de un juego se omiten
import-loss-views = Los filtros y vistas se omiten

## A table whose columns the person names.

import-columns = ¿Qué es cada columna?
import-columns-lead = { $count ->
    [one] Esta tabla tiene { $count } fila. Di qué son sus columnas; luego ves las tareas.
   *[other] Esta tabla tiene { $count } filas. Di qué son sus columnas; luego ves las tareas.
}
import-columns-header = La primera fila nombra las columnas
import-column = Columna { $number }
import-use-ignored = Omitir
import-use-title = Título
import-use-done = Hecha
import-use-cost = Coste
import-use-level = Nivel del paso
import-use-parent = Tarea de la que es un paso
import-use-identifier = Su propio número
import-use-kept = Guardar en la nota
