## Help. Here spoons are those of the spoon theory, also for somebody who gave the unit another name.

help = Ayuda
help-spoons = ¿Qué son las cucharas?
help-spoons-are = Una cuchara es una unidad de energía. Empiezas el día con algunas, y cada cosa que haces requiere una o más: una ducha puede requerir 2; una llamada, 1; una visita, 5. Los números solo los sabes tú, y cambian de un día a otro.
help-spoons-planned = Cuando las cucharas están planificadas, el día está lleno. El resto espera en Pendientes. Descansar no requiere ninguna, y cuenta.
help-spoons-source = Según «The Spoon Theory» (la teoría de las cucharas), de Christine Miserandino, 2003, en butyoudontlooksick.com. Vive con lupus, y se lo explicó a una amiga en un café con un puñado de cucharas. En Ajustes puedes dar otro nombre a la unidad.

help-row = Cómo se lee la fila
help-row-spent = Tumbada, gris
help-row-spent-means = Hecho
help-row-planned = Rellena
help-row-planned-means = Planificado
help-row-free = Solo el contorno
help-row-free-means = Libre
help-row-reserve = Contorno de rayas
help-row-reserve-means = En reserva
help-row-over = Contorno de puntos
help-row-over-means = Tomado de mañana, o más de lo que tienes

help-day = Cómo es un día
help-day-new = Nuevo día: escribe cuántas cucharas tienes. Basta un número aproximado, y puedes cambiarlo cuando quieras.
help-day-select = Elegir: elige lo que quepa y pulsa «Añadir a hoy». Teaspoon hace las cuentas.
help-day-check = Marcar lo hecho: marca lo que has terminado. El resto pasa a Pendientes cuando empieza el siguiente día.

help-more = Conviene saber
help-more-cost = Un coste es un número aproximado. Si una tarea cuesta hoy más o menos de lo habitual, ábrela y cambia el coste de hoy.
help-more-reserve = Puedes guardar algunas en reserva, para no quedarte a cero. La reserva se muestra aparte.
help-more-borrow = Puedes tomar prestadas cucharas de mañana. El siguiente Nuevo día propondrá esa cantidad menos.
help-more-low = Cuando tengas poca energía, «Día de poca energía» (en Hoy) muestra solo lo que no puede esperar. Lo demás vuelve tal como estaba. Ese día, los recordatorios no suenan.
help-more-swipe = Desliza una fila de la lista de hoy hacia la izquierda para marcarla como hecha.
help-more-move = Desliza una fila hacia la derecha para moverla a un día. El ⋯ del final hace lo mismo, y «Mover…» en la página de una tarea.
help-more-drag = En una ventana ancha, arrastra una tarea hasta Hoy, al lado, para añadirla a hoy.
help-more-hold = En una lista con tu propio orden, deja el dedo medio segundo sobre una fila y muévela. Con ratón, arrastra el asa.
help-more-unit = Puedes dar otro nombre a la unidad de energía: Ajustes, Energía.

help-now = ¿Y ahora?
help-now-facts = Propone una tarea que cabe en tu día
help-plan = Planificar mi día
help-plan-facts = Propone un plan que cabe en tu día
help-history = Historial
help-history-facts = Ver y deshacer los cambios de los últimos { NUMBER($days) } días
help-keys = Atajos de teclado
help-keys-facts = Pulsa ? en cualquier página
help-tips = Consejos
help-tips-facts = Dosificar la energía y empezar cosas, con fuentes
help-advice = Teaspoon planifica tareas. No da consejos médicos.

## More: links to all other pages, some with a line below.

more = Más
more-help = ¿Qué son las cucharas?
more-help-facts = Y cómo es un día
more-now = ¿Y ahora?
more-focus = Concentración y descanso
more-notes = Notas
more-tips = Consejos
more-tips-facts = Para dosificar la energía y empezar cosas
more-insights = Estadísticas
more-insights-facts = Tus propios días, descritos
more-history = Historial
more-history-facts = Ver y deshacer los cambios de los últimos { NUMBER($days) } días
more-templates = Plantillas
more-subjects = Etiquetas
more-settings = Ajustes
more-account = Cuenta
more-account-none = Sin sesión iniciada
more-data = Tus datos
more-data-facts = Exportar, importar, imprimir
more-about = Acerca de Teaspoon

## About: where the data is, and the version.

about = Acerca de Teaspoon
about-data = Dónde están tus datos
about-data-server = Tu plan se guarda en este servidor, solo para este navegador. Una cookie de este navegador es la única llave: si borras las cookies, ya no podrás abrirlo.
about-data-device = En este dispositivo, en este navegador. No se envía nada a ningún sitio.
about-data-account = En este dispositivo, en este navegador, y en tu cuenta en este servidor ({ $mail }).
about-data-clearing = Si borras los datos de sitios web en el navegador, tu plan se elimina de este dispositivo. En un iPhone, Safari borra los datos de un sitio que no se ha usado durante siete días; si añades Teaspoon a la pantalla de inicio, se conservan.
about-version = Esta versión
about-version-is = Teaspoon { $version }, edición { $release }.
about-crashes = { $count ->
    [0] Ningún cierre inesperado en este dispositivo.
    [1] Se cerró una vez de forma inesperada en este dispositivo y volvió a empezar por sí mismo.
   *[other] Se cerró { $count } veces de forma inesperada en este dispositivo y volvió a empezar por sí mismo.
}
about-fonts = Tipos de letra
about-fonts-are = Inter, de The Inter Project Authors (SIL Open Font License 1.1), y OpenDyslexic, de Abelardo Gonzalez (CC BY 3.0), reducidas a los alfabetos que hacen falta.
