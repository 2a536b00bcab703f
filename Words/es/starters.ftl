### The starter templates: lists that come with Teaspoon, to be copied and changed.

## Where the templates stand, and the category of a list that is made from one.

starters-energy = Energía
starters-health = Salud
starters-home = Casa
starters-out = Fuera de casa
starters-focus = Concentración

## Days by how much there is for them.

starter-low-energy-day-name = Día de poca energía
starter-low-energy-day-about = Lo mínimo que basta. Las cinco primeras son suficientes; todo se puede hacer en la cama.
starter-low-energy-day-lines =
    Agua al alcance de la mano ~1 2m
    Medicinas, si tomas alguna ~1 2m !high
    Comer algo que no haya que cocinar ~1 10m
    - Galletas saladas, fruta, yogur o sobras frías
    - En la cama vale, la mitad vale
    Descansar con los ojos cerrados, sin música ni pantallas 20m
    Descansar otra vez, antes de que haga falta 20m
    Si hay algo más de energía, elegir una
    - Pasarse una toallita por la cara y las manos ~1 3m
    - Ponerse una camiseta limpia ~1 3m
    - Mandar una línea: Hoy tengo poca energía, descanso y ya te escribo ~1 2m
    - Disfrutar de algo pequeño: una canción, la ventana, un animal ~1 5m

starter-morning-name = Por la mañana
starter-morning-about = Levantarse a pasos pequeños. Agua, medicinas y volver a la cama también es una mañana.
starter-morning-lines =
    Beber un poco de agua, aún en la cama ~1 2m
    Medicinas, si tomas alguna ~1 2m
    Sentarse en el borde de la cama y esperar un poco 2m
    Ir al baño ~1 5m
    Lavarse la cara, o pasarse una toallita ~1 3m
    Cepillarse los dientes; en una silla también vale ~1 3m
    Vestirse: la ropa cómoda cuenta ~1 10m
    Comer algo fácil: una tostada, un yogur, un plátano ~1 10m
    Descansar antes de nada más 10m
    Mirar la lista y elegir una cosa ~1 2m

starter-evening-name = Noche tranquila
starter-evening-about = Cerrar el día para que el sueño pueda llegar. Empieza cuando aún te quede algo de energía.
starter-evening-lines =
    Hasta aquí por hoy: lo que queda puede esperar
    Apuntar lo que aún da vueltas en la cabeza ~1 5m
    - Basta una palabra por cosa
    - Después, guardar la lista
    Medicinas, si tomas alguna ~1 2m
    Agua junto a la cama ~1 2m
    Cepillarse los dientes; en una silla también vale ~1 3m
    Ponerse el pijama, o quitarse lo que aprieta ~1 5m
    Poner el teléfono a cargar ~1 1m
    Bajar la luz, cerrar las cortinas ~1 2m
    Descansar en la cama: silencio, o una voz tranquila de fondo 20m

starter-flare-up-name = Plan para una crisis
starter-flare-up-about = Para cuando todo empeora. Completa la última parte en un día mejor.
starter-flare-up-lines =
    Parar y acostarse: todo lo demás puede esperar 30m !high
    Tener esto a mano ~1 5m
    - Agua y algo de comer
    - Las medicinas que ya usas
    - El teléfono y el cargador
    - Antifaz, tapones, manta
    Avisar a una persona y pedirle una cosa ~1 2m
    - Para enviar: Mal día, estoy descansando. ¿Me traes algo de comer? Sin llamadas.
    Cancelar lo que tiene fecha y dejar lo demás ~1 5m
    - Para enviar: No me encuentro bien. ¿Podemos buscar otra fecha?
    Descansar, y volver a descansar antes de pensar en levantarse 30m
    Apuntar en un día mejor
    - Qué te ayuda y qué te sienta mal ~1 10m
    - Señales de que quieres ayuda, y a quién llamar ~1 10m
    - Quién tiene una llave ~1 2m

## Doctors and medicines.

starter-appointment-name = Consulta médica
starter-appointment-about = Antes, durante y después, para que te escuchen y llegues bien a casa.
starter-appointment-lines =
    Antes
    - Preguntar si puede ser por teléfono o por vídeo ~1 5m
    - Apuntar lo que más quieres decir ~1 5m !high
    - Añadir dos cosas más, si las hay ~1 5m
    - Anotar cuándo empezó y qué ha cambiado ~1 10m
    - Hacer fotos de las cajas de las medicinas ~1 5m
    - Planear la ida y la vuelta, con descansos ~1 10m
    - Pedir a alguien que venga o que escuche por teléfono ~1 5m
    - Meter en el bolso: tarjeta sanitaria, notas, agua, algo de comer, tapones ~1 5m
    - Poner una alarma para prepararse y otra para salir ~1 2m
    - Descansar antes de salir 30m
    Allí
    - Ir, esperar, hablar y volver a casa ~6 120m
    - - Avisar en recepción si necesitas acostarte o silencio
    - - Dar tus notas, o leerlas en voz alta
    - - Preguntar: ¿qué pasa ahora y quién hace qué?
    - - Pedirlo por escrito, o permiso para grabar
    Después
    - Primero descansar: comida, agua, cama 60m
    - Apuntar o grabar tres cosas que se dijeron ~1 5m
    - Poner las nuevas citas en la agenda ~1 5m
    - Dejar el día siguiente lo más vacío posible

starter-prescriptions-name = Farmacia y recetas
starter-prescriptions-about = Pedir las medicinas cuando aún quedan, y que lleguen a casa.
starter-prescriptions-lines =
    Mirar qué se está acabando ~1 5m
    - Poner las cajas delante
    - Hacer una foto de cada una casi vacía
    Pedir la receta ~2 10m !high
    - Por la aplicación o la web de tu servicio de salud, si la hay
    - Por teléfono: nombre, fecha de nacimiento, medicina, dosis
    - Preguntar desde cuándo se puede recoger
    Decidir cómo llega a casa ~1 5m
    - Llamar a la farmacia: si la tienen y si la traen
    - O que la recoja otra persona: ¿qué papel o tarjeta necesita?
    Recogerla, si no puede nadie más ~4 40m
    Descansar cuando ya está 20m
    Mirar las cajas: tu nombre, la misma dosis ~1 3m
    Llenar el pastillero, en una silla o en la cama ~1 10m
    Poner un recordatorio para la próxima vez ~1 2m

starter-hospital-bag-name = Bolsa para el hospital
starter-hospital-bag-about = Para una hora en la sala de espera o varias noches. Si la haces antes, puede quedarse lista.
starter-hospital-bag-lines =
    Papeles
    - Carta o volante de la cita
    - Documento de identidad, tarjeta sanitaria o del seguro
    - Lista de medicinas, dosis y alergias
    - Números de teléfono, también en papel
    - Una hoja: qué me ayuda, qué me sienta mal
    Salud
    - Medicinas en sus cajas
    - Gafas o lentes, audífonos, pilas
    - Bastón, silla de ruedas, fajas o férulas
    Para esperar
    - Tapones o auriculares, antifaz o gafas de sol
    - Teléfono y cargador de cable largo
    - Agua y algo de comer que te siente bien
    - Manta o algo de abrigo
    Para pasar la noche
    - Pijama, calcetines gordos, zapatillas
    - Cepillo de dientes, toallitas, bálsamo de labios
    - Tu almohada
    - Algo fácil de escuchar
    - Ropa para volver a casa
    En casa
    - Alguien sabe dónde estás
    - Alguien cuida de los animales y del buzón

## The household.

starter-cleaning-name = Limpieza por habitaciones
starter-cleaning-about = Pasos mínimos, una habitación cada vez. Cualquiera cuenta, y parar a la mitad está bien.
starter-cleaning-lines =
    Elegir una habitación y cerrar las otras puertas ~1 1m
    Alrededor de la cama ~1 5m
    - La basura a una bolsa, desde donde estés
    - Tazas y platos juntos, para llevarlos cuando salgas
    - La ventana un poco abierta
    Dormitorio ~2 10m
    - La ropa en un montón; separarla puede esperar
    - Estirar la colcha
    - Funda de almohada limpia
    Cocina ~2 10m
    - La basura al cubo
    - Los platos al fregadero, con agua caliente
    - Pasar un trapo a una superficie
    Platos ~2 10m
    - En un taburete
    - Un plato, un vaso, un tenedor: los que necesites
    - Que se sequen al aire
    Baño ~2 10m
    - Pasar un trapo al lavabo, desde el borde o un taburete
    - Inodoro: producto, esperar, escobilla, agua
    - Toalla limpia
    Sala ~2 10m
    - Lo que va en otro sitio, a una caja
    - Pasar un trapo a la mesa
    El suelo de una habitación ~3 10m
    - Basta con el centro
    Sacar la basura ~2 5m
    Descansar entre habitaciones 15m

starter-laundry-name = La ropa en cuatro pasos
starter-laundry-about = Una lavadora, con una parada después de cada paso. Los pasos pueden ser en días distintos.
starter-laundry-lines =
    Juntar ~1 5m
    - Primero la ropa interior y la de dormir
    - Media carga es una carga
    Lavar ~1 5m
    - Ropa dentro, jabón, encender
    - Poner un temporizador para el final
    Secar ~2 10m
    - En una silla junto al tendedero, lo pequeño primero
    - O a la secadora, y encender
    - ¿Huele a humedad? Otro enjuague y no pasa nada
    Descansar mientras se seca
    Guardar ~2 10m
    - Lo que necesites pronto, encima
    - No hace falta doblar nada
    - Una cesta de ropa limpia es un buen armario

starter-groceries-name = Compra
starter-groceries-about = Comida para cuando cocinar es demasiado. Pídela, o manda la lista a quien te hace la compra.
starter-groceries-lines =
    Sin cocinar
    - Pan o galletas saladas
    - Queso, jamón, hummus
    - Yogures
    - Plátanos, manzanas, tomates pequeños
    - Cereales o avena
    - Latas de abrir fácil: atún, legumbres
    - Gazpacho o sopa, ya hechos
    Con una sartén o el microondas
    - Platos preparados
    - Arroz en bolsa o vasito
    - Huevos
    - Pasta y un bote de salsa
    - Verdura congelada, ya cortada
    - Tortillas de maíz o de trigo
    Bebidas
    - Leche o bebida vegetal
    - Café, té, zumo o jugo
    Junto a la cama
    - Barritas, frutos secos, galletas
    Casa
    - Papel higiénico, pañuelos
    - Jabón, toallitas
    - Detergente, bolsas de basura
    - Comida para los animales

starter-letters-name = Facturas y cartas
starter-letters-about = Para el montón de la entrada. Basta con una carta; las demás aguantan.
starter-letters-lines =
    Llevar el montón adonde te sientes o te acuestes ~1 2m
    Llamar a alguien para que te acompañe, si ayuda ~1 3m
    Abrir tres, sin leer todavía ~1 3m
    - Los sobres y la publicidad, a la basura
    Hacer dos montones: piden algo, no piden nada ~1 5m
    Hacer una foto de las que piden algo ~1 5m
    - Poner en la agenda la fecha que dicen
    Descansar la vista del papel 10m
    Pagar una factura ~2 10m !high
    - Abrir la aplicación del banco
    - Importe, número, enviar
    - Escribir encima: pagada
    Responder una carta ~2 15m
    - Buscar la frase que dice qué quieren
    - Bastan tres líneas: quién, qué, gracias
    ¿Es mucho para pagarlo de una vez? Pedir plazos ~3 20m
    - Para enviar: No puedo pagarlo de una vez. ¿Podemos acordar unos plazos?
    Meter el resto en una caja y cerrarla ~1 2m

starter-visitors-name = Vienen visitas
starter-visitors-about = Vienen a verte. Un asiento, algo de beber y un lavabo limpio bastan.
starter-visitors-lines =
    Decir cuánto rato puedes ~1 3m
    - Para enviar: Qué bien. Ven un ratito; después necesito descansar.
    - O bien: Me encantaría, pero todavía no. Te aviso cuando pueda.
    - Pedir tranquilidad o que no traigan perfume, si te importa
    Pedirles que traigan la comida ~1 2m
    Despejar un asiento y una mesa ~1 5m
    - Todo lo suelto a una caja, y tapa
    Baño ~2 5m
    - Pasar un trapo al lavabo
    - Toalla limpia, papel higiénico
    Cerrar las puertas de las otras habitaciones ~1 1m
    Vasos y algo de beber en una bandeja ~1 5m
    Descansar antes de que lleguen 30m
    Estar con la visita ~4 60m
    - Acostarse en el sofá, si va mejor
    - Que las visitas preparen el café
    - Para terminar: Me alegro de que hayas venido, ahora necesito acostarme
    Descansar cuando se hayan ido 45m
    Los platos se quedan donde están

starter-moving-house-name = Mudanza
starter-moving-house-about = Algo grande en cajas pequeñas, a lo largo de muchas semanas. Pide ayuda con todo lo que pese.
starter-moving-house-lines =
    Fijar la fecha
    - Dejar el contrato anterior, por escrito ~2 20m !high
    - Hacer una foto del contrato nuevo ~1 5m
    Buscar ayuda
    - Pedir a dos personas, a cada una una cosa concreta ~2 15m
    - Pedir precio a tres empresas ~3 30m
    - Buscar quien cuide de animales o de niños ~1 10m
    Avisar, de uno en uno
    - Banco ~1 10m
    - Consulta médica y farmacia ~1 10m
    - Correos: reenvío de las cartas ~1 10m
    - Luz, gas y agua, con la lectura del contador ~2 20m
    - Internet y teléfono ~2 20m
    - Trabajo, centro de estudios, ayudas ~2 20m
    - Seguros, impuestos, ayuntamiento o municipio ~2 20m
    Soltar cosas
    - Una bolsa de basura ~1 10m
    - Una bolsa para regalar ~1 10m
    Empaquetar
    - Una caja pequeña, en una silla ~2 15m
    - - Libros en cajas pequeñas, ropa en grandes
    - - Escribir encima: qué habitación, qué hay dentro
    - Una foto de los cables antes de desenchufarlos ~1 5m
    - Tornillos a una bolsita, y la bolsita pegada al mueble ~1 5m
    - La caja que se abre primero ~2 15m
    - - Medicinas, papeles, cargadores
    - - Sábanas, una muda
    - - Papel higiénico, jabón, una toalla, una lámpara
    - - Cafetera, tazas, comida fácil
    El día
    - Tener una cama o una silla lejos del ruido ~2 15m
    - Decir desde allí dónde va cada cosa ~8 180m
    - Fotos de los contadores y de las habitaciones vacías ~1 10m
    - Entregar las llaves ~2 15m
    En la nueva casa
    - Primero la cama; todo lo demás puede esperar ~3 30m
    - Descansar lo que haga falta
    - Una caja cuando haya energía ~2 15m

## Away from home.

starter-trip-name = Maleta para un viaje
starter-trip-about = Una o más noches fuera. Poco a poco, o desde la cama mientras alguien te acerca las cosas.
starter-trip-lines =
    No se puede comprar allí
    - Medicinas, con alguna de más, en el equipaje de mano
    - Receta o informe de las medicinas
    - Documento de identidad o pasaporte
    - Tarjeta sanitaria o seguro de viaje
    - Billetes o pasajes y dirección, también en papel
    - Dinero y tarjetas
    - Llaves
    - Teléfono y cargador
    - Gafas o lentes, audífonos, bastón
    Ropa
    - Ropa interior y calcetines, uno por día y otro más
    - Camisetas
    - Pantalones o faldas
    - Algo de abrigo
    - Algo para la lluvia
    - Ropa de dormir
    - Zapatos cómodos
    Aseo
    - Cepillo y pasta de dientes
    - Desodorante, cepillo del pelo
    - Toallitas para los días sin ducha
    - Cosas para la regla
    Para descansar
    - Tapones, antifaz
    - Tu almohada o tu funda
    - Auriculares
    Para el camino
    - Agua y algo de comer
    - Manta o pañuelo grande
    - Algo que hacer, algo para las manos
    Al salir de casa
    - Ventanas, cocina, grifos
    - Basura fuera
    - Plantas y animales, con alguien
    - Una comida en el congelador para la vuelta

starter-school-name = Mochila para clase
starter-school-about = Prepárala por la noche, déjala junto a la puerta, desmarca todo y vuelve a usar la lista.
starter-school-lines =
    Mochila
    - Mirar el horario
    - Libros y cuadernos de ese día
    - Deberes o tareas, lo que haya
    - Estuche: bolígrafos, lápiz, goma, regla
    - Calculadora o portátil, con batería
    - Ropa de deporte
    - Papeles para firmar
    Comer
    - Almuerzo, o dinero para comprarlo
    - Algo para el recreo
    - Botella de agua
    Estar bien
    - Medicinas, si las tomas en clase
    - Auriculares o tapones para el ruido
    - Algo para las manos
    - Tarjeta que diga que puedes descansar o salir del aula
    Junto a la puerta
    - Llaves y tarjeta del autobús dentro de un zapato, para que vengan contigo
    - Abrigo y zapatos
    - Ropa preparada

## For days on which attention runs out first.

starter-getting-started-name = Empezar cuando cuesta
starter-getting-started-about = Para eso a lo que das vueltas y vueltas. Haz la primera línea y luego ya se verá.
starter-getting-started-lines =
    Beber algo y moverse un poco ~1 2m
    Nombrar lo primero que tocarías: una taza, un archivo ~1 1m
    Ponerlo delante, nada más de momento ~1 2m
    Decírselo a alguien: Empiezo con esto ahora ~1 2m
    - O seguir en la llamada, cada cual con lo suyo
    Temporizador en marcha: hacerlo mal hasta que suene ~1 5m
    - Una línea, un plato, un clic bastan
    - Después parar o seguir: las dos cosas están bien
    ¿Sigue sin salir? Partir el primer paso por la mitad ~1 1m
    - O cambiar: otra cosa de tu lista también cuenta
    Descansar, o algo agradable, en cualquier caso 10m

starter-study-name = Rato de estudio
starter-study-about = Una ronda corta, con principio y fin. En la cama también vale.
starter-study-lines =
    Preparar ~1 5m
    - Agua, algo de comer, lo que necesites para estar a gusto
    - El teléfono lejos, o en silencio
    - Papel para lo que venga a la cabeza
    - ¿Algo sigue sin estar bien? Empezar de todos modos
    Elegir algo que quepa en una ronda ~1 3m
    - Una página, una pregunta, un párrafo
    Una ronda ~2 15m
    - Leer primero los títulos
    - O que el dispositivo lo lea en voz alta
    - Decir cada parte con tus palabras
    Descansar la vista de la pantalla 10m
    Otra ronda, si hay energía ~2 15m
    Dejarse una nota: dónde estoy, qué viene ahora ~1 2m
    Descansar: parar cuando va bien cuenta 15m
    Pedir más tiempo o ayuda, si hace falta ~1 5m
    - Para enviar: Tengo una enfermedad y necesito más tiempo. ¿Qué se puede hacer?
