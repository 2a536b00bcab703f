### Only pages of the server say these.

## Links that show something to people without an account.

links = Enlaces compartidos
links-lead = Cualquiera que tenga el enlace puede ver lo que muestra, sin cuenta, hasta que lo desactives.
links-spoons = Compartir tus { UNIT($unit) } de hoy
links-list-hint = Para compartir una lista, ábrela y elige <menu>Crear un enlace solo para ver</menu> en su menú.

links-preview = Cualquiera que tenga el enlace verá esto, tal como esté en el momento de abrirlo, y nada más:
links-label = Nombre del enlace (opcional)
links-label-hint = Por ejemplo, «para mamá». Solo lo ves tú.
links-label-too-long = Puede tener como máximo { NUMBER($most) } caracteres.
links-create = Crear el enlace
links-created = Enlace creado
links-address = Enlace
links-address-hint = Cópialo ahora: solo se muestra aquí, y este servidor no lo guarda.
links-too-many = { $most ->
    [one] Una cuenta tiene como máximo { NUMBER($most) } enlace. Si lo desactivas, queda sitio.
   *[other] Una cuenta tiene como máximo { NUMBER($most) } enlaces. Si desactivas uno, queda sitio.
}

links-yours = Tus enlaces
links-shows-spoons = { UNIT($unit, style: "capital") } que quedan hoy
links-shows-nothing = Una lista que ya no está aquí: el enlace no muestra nada
links-made = { $days ->
    [0] Creado en las últimas 24 horas
    [one] Creado hace { NUMBER($days) } día
   *[other] Creado hace { NUMBER($days) } días
}
links-opened = { $days ->
    [0] Abierto por última vez en las últimas 24 horas
    [one] Abierto por última vez hace { NUMBER($days) } día
   *[other] Abierto por última vez hace { NUMBER($days) } días
}
links-not-opened = Aún no se ha abierto
links-revoke = Desactivar
links-revoke-one = Desactivar: { $link }

copy-text = Copiar

## What somebody sees who has such a link.

public-view-only = Solo para ver. Recarga la página para actualizarla.
public-ended = No hay nada que mostrar
public-ended-lead = Este enlace no existe o se ha desactivado. Pide uno nuevo a la persona que te lo dio.
public-later = Prueba dentro de un momento
public-later-lead = Esto no se puede mostrar ahora mismo. Recarga la página dentro de un minuto.

public-spoons = Lo que queda hoy
public-spoons-left = { $count ->
    [one] Hoy queda <number>{ NUMBER($count) }</number> cuchara
   *[other] Hoy quedan <number>{ NUMBER($count) }</number> cucharas
}
public-units-left = { $count ->
    [one] Hoy queda <number>{ NUMBER($count) }</number> <unit></unit>
   *[other] Hoy quedan <number>{ NUMBER($count) }</number> <unit></unit>
}
public-spoons-none = Aún no ha empezado ningún día
public-known-minutes = Último dato: hace unos minutos.
public-known-hour = Último dato: hace menos de una hora.
public-known-hours = { $hours ->
    [1] Último dato: hace una hora.
   *[other] Último dato: hace { NUMBER($hours) } horas.
}
public-known-days = { $days ->
    [1] Último dato: hace un día.
   *[other] Último dato: hace { NUMBER($days) } días.
}

public-list-count = { $count ->
    [one] { NUMBER($count) } elemento
   *[other] { NUMBER($count) } elementos
}
public-list-empty = Ahora mismo no tiene nada.
public-list-cut = { $count ->
    [one] Y más: este es el primero.
   *[other] Y más: estos son los primeros { NUMBER($count) }.
}
public-list-done = Hecho
public-list-skipped = Omitido
