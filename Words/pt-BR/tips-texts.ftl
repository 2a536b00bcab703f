### The tips: what other people advise, each in two or three short sentences.

## How to spend the energy of a day.

tip-stop-early-title = Parar enquanto ainda está bom
tip-stop-early-text = Antes de começar, diga quanto vai durar, 15 minutos por exemplo, e pare quando o tempo acabar, também em um dia bom. Um alarme fica de olho por você.

tip-spread-it-out-title = Em pedaços, ao longo da semana
tip-spread-it-out-text = Divida uma coisa grande em partes e espalhe as partes por vários dias, com descansos no meio. Um pouco menos do que você acha que dá é um bom tamanho.

tip-every-kind-of-effort-title = Pensar e sentir também gastam energia
tip-every-kind-of-effort-text = Um formulário, um telefonema ou uma conversa difícil conta tanto quanto algo feito de pé. Um plano que conta todo tipo de esforço combina mais com o dia.

tip-your-own-limit-title = Quem conhece o seu limite é você
tip-your-own-limit-text = Ele muda de pessoa para pessoa e de um dia para o outro. O que você sente conta mais que qualquer número, aqui e em qualquer lugar.

tip-a-whole-week-title = Olhar a semana, não o dia
tip-a-whole-week-text = Em pesquisas, o que uma semana gastou é posto ao lado do que havia para gastar. Assim um dia pesado é um entre sete, e as variações de um dia para o outro aparecem.

tip-good-days-title = Dias bons, quase normais
tip-good-days-text = Fazer muito mais em um dia bom e pagar por isso depois tem nome em inglês: boom and bust, subida e queda. Passar uma coisa do dia bom para o seguinte é uma pequena saída.

tip-keep-one-back-title = Guardar um pouco
tip-keep-one-back-text = Na história de onde vêm as colheres, uma fica no bolso, para o que ninguém podia saber de manhã. A reserva, em Ajustes, faz o mesmo.

## How to begin.

tip-one-step-in-sight-title = Um passo à vista
tip-one-step-in-sight-text = Uma instrução de cada vez é mais fácil de seguir que uma página delas. Anote como subtarefa a próxima coisa em que você encostaria, e deixe as outras para quando essa estiver feita.

tip-when-then-title = Quando isto, então aquilo
tip-when-then-text = “Quando a água do café estiver no fogo, abro a carta.” Um plano que liga um passo a um momento faz com que mais coisas comecem: é o que dizem 94 estudos, vistos em conjunto.

tip-somebody-there-title = Mais alguém por perto
tip-somebody-there-text = Ao vivo ou em chamada, cada pessoa com a sua tarefa: em inglês se chama body doubling. De 220 pessoas que responderam a uma pesquisa, três em cada quatro usam isso.

tip-time-to-be-seen-title = Tempo que dá para ver
tip-time-to-be-seen-text = É difícil adivinhar quanto tempo uma coisa leva: pessoas adultas com TDAH citaram isso entre o que continua difícil no trabalho. Um relógio ou um timer à vista faz parte dessa conta por você.

tip-leave-a-cushion-title = Planejar menos, deixar folga
tip-leave-a-cushion-text = Um plano com folga aguenta um telefonema. Tire uma coisa de hoje antes de começar: ela pode voltar se der tempo.

tip-begin-a-new-list-title = Uma lista velha pode ir embora
tip-begin-a-new-list-text = Alguém que escreve e tem TDAH larga a lista velha inteira todo domingo e começa outra. “Começar de novo”, em Para depois, faz isso, e nada some.

tip-what-was-done-title = Olhar para o que já foi feito
tip-what-was-done-text = O que ainda falta fica à vista o dia todo; o que foi feito logo sai da memória. Uma lista do que foi feito equilibra isso. Aqui ela está em “Feitas hoje” e no Histórico.

## How not to have to keep it in mind.

tip-let-it-be-written-title = Deixar que outra coisa lembre
tip-let-it-be-written-text = Uma nota, uma agenda, um alarme: uma revisão de estudos diz que tirar da cabeça o que há para fazer funciona muito bem. Anote quando vier, e organize quando der tempo.

tip-in-the-way-title = Pôr onde você vai encontrar
tip-in-the-way-text = A carta na maçaneta da porta, o remédio ao lado da xícara: uma coisa no caminho lembra tão bem quanto uma nota, e sem bateria.

tip-few-reminders-title = Poucos lembretes, para que cada um seja ouvido
tip-few-reminders-text = Alguém que tinha cinquenta por dia já não reparava em nenhum. Os que ficam aparecem mais quando os outros vão embora.

## How to stop.

tip-rest-first-title = Descansar antes de precisar
tip-rest-first-text = Tem gente que planeja um ou dois descansos curtos por dia e descansa, esteja como estiver. Entre quem escreveu sobre isso, várias pessoas dizem que os dias ficaram mais previsíveis.

tip-what-rests-title = Descobrir o que faz você descansar
tip-what-rests-text = Deitar de olhos fechados em um lugar quieto é um jeito. Se não for bom para você, música calma é outro. O que importa é uma pausa do que você faz no resto do tempo.

tip-rest-in-the-plan-title = Descanso faz parte do plano
tip-rest-in-the-plan-text = Um plano para a energia cita o descanso e o sono ao lado de todo o resto. Aqui também um descanso pode ficar na lista como qualquer tarefa.

tip-permission-title = Permissão para ir mais devagar
tip-permission-text = Dá para fazer na cadeira, pedir ajuda ou deixar para outro dia. Um guia do NHS, a saúde pública britânica, começa por se dar permissão.

## How to end a day.

tip-list-before-bed-title = Amanhã no papel, depois cama
tip-list-before-bed-text = Em um estudo, 57 pessoas adultas jovens e saudáveis escreveram por cinco minutos antes de deitar. Quem escreveu o que estava por vir pegou no sono antes de quem escreveu o que já tinha feito.

tip-one-line-title = O dia em uma linha
tip-one-line-text = Quatro ou cinco coisas, as que mais custaram, em menos de um minuto e sem sair da cama: já basta para ver mais tarde como foi um dia.

tip-look-for-patterns-title = Depois de uma semana, ver o que se repete
tip-look-for-patterns-text = O que os dias melhores tinham em comum, o que veio antes dos mais difíceis, como foram o descanso e o sono? Umas poucas notas por dia bastam para ver.
