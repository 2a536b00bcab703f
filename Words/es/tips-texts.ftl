### The tips: what other people advise, each in two or three short sentences.

## How to spend the energy of a day.

tip-stop-early-title = Parar cuando todavía va bien
tip-stop-early-text = Antes de empezar, di cuánto va a durar, por ejemplo 15 minutos, y para cuando se acabe el tiempo, también en un día bueno. Una alarma puede vigilar por ti.

tip-spread-it-out-title = En trozos, a lo largo de la semana
tip-spread-it-out-text = Divide algo grande en partes y reparte las partes entre varios días, con descansos en medio. Un poco menos de lo que crees que puedes es un buen tamaño.

tip-every-kind-of-effort-title = Pensar y sentir también gastan energía
tip-every-kind-of-effort-text = Un formulario, una llamada o una conversación difícil cuentan tanto como algo hecho de pie. Un plan que cuenta todo tipo de esfuerzo se parece más al día.

tip-your-own-limit-title = Tu límite lo conoces tú
tip-your-own-limit-text = Cambia de una persona a otra y de un día a otro. Lo que notas cuenta más que cualquier número, aquí y en cualquier parte.

tip-a-whole-week-title = Mirar la semana, no el día
tip-a-whole-week-text = En investigación se compara lo que costó una semana con la energía que había. Así, un día pesado es uno de siete, y se ven los altibajos de un día a otro.

tip-good-days-title = Los días buenos, casi normales
tip-good-days-text = Hacer mucho más en un día bueno y pagarlo después tiene nombre: ciclo de auge y caída. Pasar una cosa del día bueno al siguiente es una pequeña salida.

tip-keep-one-back-title = Guardar un poco
tip-keep-one-back-text = En la historia de la que vienen las cucharas, una se queda en el bolsillo, para lo que por la mañana nadie podía saber. La reserva, en Ajustes, hace lo mismo.

## How to begin.

tip-one-step-in-sight-title = Un paso a la vista
tip-one-step-in-sight-text = Una sola indicación se sigue mejor que una página entera. Apunta como subtarea lo siguiente que tocarías, y deja lo demás para cuando eso esté hecho.

tip-when-then-title = Cuando esto, entonces aquello
tip-when-then-text = «Cuando pongo el café al fuego, abro la carta». Un plan que une un paso a un momento hace que se empiecen más cosas: así lo dicen 94 estudios, vistos en conjunto.

tip-somebody-there-title = Alguien más en la habitación
tip-somebody-there-text = En persona o por llamada, cada cual con lo suyo: en inglés se llama body doubling. De 220 personas que respondieron a una encuesta, tres de cada cuatro lo usan.

tip-time-to-be-seen-title = Un tiempo que se ve
tip-time-to-be-seen-text = Es difícil calcular cuánto se tarda en algo: personas adultas con TDAH lo nombraron entre lo que sigue costando en el trabajo. Un reloj o un temporizador a la vista ahorra parte del cálculo.

tip-leave-a-cushion-title = Menos plan, algo de margen
tip-leave-a-cushion-text = Un plan con margen resiste una llamada de teléfono. Saca una cosa de hoy antes de empezar: puede volver si hay tiempo.

tip-begin-a-new-list-title = Una lista vieja puede irse
tip-begin-a-new-list-text = Alguien que escribe y tiene TDAH deja cada domingo la lista vieja entera y empieza otra. «Empezar de cero», en Pendientes, hace eso, y no se pierde nada.

tip-what-was-done-title = Mirar lo que está hecho
tip-what-was-done-text = Lo que queda por hacer está a la vista todo el día; lo hecho se olvida pronto. Una lista de lo hecho lo equilibra. Aquí está en «Hecho hoy» y en el Historial.

## How not to have to keep it in mind.

tip-let-it-be-written-title = Dejar que otra cosa lo recuerde
tip-let-it-be-written-text = Una nota, una agenda, una alarma: según una revisión de estudios, sacar de la cabeza lo que hay que hacer es muy eficaz. Apúntalo cuando se te ocurra, y ordénalo cuando haya tiempo.

tip-in-the-way-title = Ponerlo donde te lo encuentres
tip-in-the-way-text = La carta en la manija de la puerta, la medicina junto a la taza: algo en medio del paso recuerda como una nota, y sin batería.

tip-few-reminders-title = Pocos recordatorios, para que se oigan
tip-few-reminders-text = Alguien que tenía cincuenta al día ya no notaba ninguno. Los que quedan destacan más cuando los otros se han ido.

## How to stop.

tip-rest-first-title = Descansar antes de que haga falta
tip-rest-first-text = Hay quien planifica uno o dos descansos cortos al día y los hace esté como esté. Entre quienes lo contaron, varias personas dicen que así sus días son más previsibles.

tip-what-rests-title = Averiguar qué te hace descansar
tip-what-rests-text = Echarse con los ojos cerrados en un sitio tranquilo es una forma. Si no te va bien, otra es la música suave. Lo que importa es una pausa de lo que haces el resto del tiempo.

tip-rest-in-the-plan-title = El descanso forma parte del plan
tip-rest-in-the-plan-text = Un plan para la energía nombra el descanso y el sueño junto a todo lo demás. También aquí un descanso puede estar en la lista como cualquier tarea.

tip-permission-title = Permiso para ir más despacio
tip-permission-text = Puedes hacerlo en una silla, pedir ayuda o dejarlo para otro día. Una guía del NHS, la sanidad pública británica, empieza por darse permiso.

## How to end a day.

tip-list-before-bed-title = Mañana en papel, y a la cama
tip-list-before-bed-text = En un estudio, 57 personas adultas jóvenes y sanas escribieron cinco minutos antes de acostarse. Quienes escribieron lo que venía se durmieron antes que quienes escribieron lo que habían hecho.

tip-one-line-title = El día en una línea
tip-one-line-text = Cuatro o cinco cosas, las que más costaron, en menos de un minuto y desde la cama: basta para ver más adelante cómo fue un día.

tip-look-for-patterns-title = Tras una semana, buscar lo que se repite
tip-look-for-patterns-text = ¿Qué tenían en común los días mejores, qué hubo antes de los más duros, cómo fueron el descanso y el sueño? Unas pocas notas al día bastan para verlo.
