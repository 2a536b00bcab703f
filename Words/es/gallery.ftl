### The gallery: templates that people published for everybody on this server.

gallery = Galería
gallery-lead = Plantillas que otras personas han publicado en este servidor. Al usar una se crea una lista tuya, que puedes cambiar.
gallery-search = Buscar plantillas
gallery-search-field = Buscar plantillas
gallery-search-button = Buscar
gallery-order = Orden
gallery-order-newest = Más nuevas
gallery-order-uses = Más usadas
gallery-none = Aún no se ha publicado ninguna plantilla.
gallery-none-found = Sin resultados.
gallery-none-yet = Sin resultados hasta aquí. Quedan más plantillas en las que buscar.
gallery-pages = Más plantillas
gallery-pages-all = Mostrar todas las plantillas
gallery-pages-next = Mostrar más
gallery-mine = Tus plantillas
gallery-mine-facts = Publicadas por ti
gallery-reports = Avisos
gallery-templates = Plantillas de tu aplicación

## What is said of a template, here and in lists: parts with a dot between.

gallery-fact-anonymous = Anónima
gallery-fact-by = de <author></author>
gallery-fact-items = { $count ->
    [one] { $count } elemento
   *[other] { $count } elementos
}
gallery-fact-checklist = Lista de verificación
gallery-fact-uses = { $count ->
    [one] { $count } uso
   *[other] { $count } usos
}
gallery-item-rest = Descanso

## The templates that the person published.

gallery-own = Tus plantillas
gallery-own-empty = Aún no has publicado nada. Abre una de tus listas o plantillas, y elige <b>Publicar en la galería</b> en su menú.
gallery-own-removed = La quitó quien administra este servidor.
gallery-own-hint = Para retirar una, ábrela.
gallery-own-templates = Plantillas de tu aplicación

## One published template.

published-removed = Quien administra este servidor ha quitado esta plantilla de la galería. Solo tú puedes verla todavía.
published-use = Usar la plantilla
published-items = Elementos
published-mine = La publicaste tú
published-withdraw-hint = Al retirarla, desaparece de la galería. Las listas que otras personas crearon con ella se conservan.
published-withdraw = Retirar
published-administrator = Tú administras este servidor
published-remove = Quitar de la galería
published-sign-in = ¿Hay algún problema con esta plantilla? <a>Inicia sesión</a> para avisar.
published-report = Avisar de un problema
published-report-reason = ¿Qué problema tiene?
published-report-hint = Quien administra este servidor lo lee y decide. A quien publicó la plantilla no se le dice quién ha avisado.
published-report-empty = Explica el problema en pocas palabras.
published-report-send = Enviar el aviso
published-report-sent = Aviso enviado. Lo leerá quien administra este servidor.

## Publishing a list or a template.

publish = Publicar en la galería
publish-lead = Cualquier persona que pueda abrir este servidor podrá verla y usarla, con cuenta o sin ella. Puedes retirarla cuando quieras. Las listas que otras personas hayan creado con ella se conservan.
publish-title = Título
publish-about = Descripción (opcional)
publish-author = Firma (opcional)
publish-author-hint = El nombre que quieras. Deja el campo vacío para publicar de forma anónima. Tu dirección de correo no se muestra nunca.
publish-costs = Incluir los costes y las duraciones
publish-look = Vista previa
publish-hint = Se publican los títulos y las subtareas. Nunca se publican las notas, las fechas, las etiquetas, los días ni lo que está hecho.
publish-preview = Vista previa
publish-preview-lead = Esto es lo que verá todo el mundo, y nada más:
publish-preview-cut = Una plantilla tiene como máximo { NUMBER($items) } elementos: estos son los primeros.
publish-do = Publicar
publish-change = Editar

publish-empty = Esta lista está vacía: aún no hay nada que publicar.
publish-changed = La lista ha cambiado desde la vista previa. Esta es la nueva vista previa; aún no se ha publicado nada.
publish-too-many = { $templates ->
    [one] Puedes publicar como máximo { NUMBER($templates) } plantilla. Retírala para publicar otra.
   *[other] Puedes publicar como máximo { NUMBER($templates) } plantillas. Retira una para publicar otra.
}
publish-title-empty = Escribe un título.
publish-title-long = El título puede tener como máximo { NUMBER($characters) } caracteres.
publish-about-long = La descripción puede tener como máximo { NUMBER($characters) } caracteres.
publish-author-long = La firma puede tener como máximo { NUMBER($characters) } caracteres.

## Reports about templates, for the administrator.

gallery-reported = Avisos
gallery-reported-empty = No hay avisos abiertos.
gallery-reported-lead = Tanto «Quitar» como «Conservar» cierran todos los avisos de una plantilla. Una plantilla quitada solo puede verla todavía quien la publicó, y allí se le dice que se ha quitado.
gallery-report-sent = { $days ->
    [0] Aviso de las últimas 24 horas
    [one] Aviso de hace { $days } día
   *[other] Aviso de hace { $days } días
}
gallery-report-remove = Quitar
gallery-report-keep = Conservar
gallery-report-remove-template = Quitar: { $template }
gallery-report-keep-template = Conservar: { $template }
