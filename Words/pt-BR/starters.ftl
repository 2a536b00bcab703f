### The starter templates: lists that come with Teaspoon, to be copied and changed.

## Where the templates stand, and the category of a list that is made from one.

starters-energy = Energia
starters-health = Saúde
starters-home = Casa
starters-out = Fora de casa
starters-focus = Foco

## Days by how much there is for them.

starter-low-energy-day-name = Dia de pouca energia
starter-low-energy-day-about = O mínimo que basta. As cinco primeiras já servem; dá para fazer tudo na cama.
starter-low-energy-day-lines =
    Água ao alcance da mão ~1 2m
    Remédios, se você toma algum ~1 2m !high
    Comer algo que não precise cozinhar ~1 10m
    - Bolacha, fruta, iogurte ou sobra fria
    - Na cama vale, metade vale
    Descansar de olhos fechados, sem som nem tela 20m
    Descansar de novo, antes de precisar 20m
    Se der para mais, escolher uma coisa
    - Passar um lenço umedecido no rosto e nas mãos ~1 3m
    - Vestir uma camiseta limpa ~1 3m
    - Mandar uma linha: Hoje tenho pouca energia, vou descansar e depois escrevo ~1 2m
    - Aproveitar uma coisa pequena: uma música, a janela, um bicho ~1 5m

starter-morning-name = Manhã
starter-morning-about = Levantar em passos pequenos. Água, remédio e de volta para a cama também é uma manhã.
starter-morning-lines =
    Beber um pouco de água, ainda na cama ~1 2m
    Remédios, se você toma algum ~1 2m
    Sentar na beira da cama e esperar um pouco 2m
    Ir ao banheiro ~1 5m
    Lavar o rosto, ou passar um lenço umedecido ~1 3m
    Escovar os dentes; na cadeira também vale ~1 3m
    Vestir uma roupa: macia também conta ~1 10m
    Comer algo fácil: pão, iogurte, banana ~1 10m
    Descansar antes de qualquer outra coisa 10m
    Olhar a lista e escolher uma coisa ~1 2m

starter-evening-name = Noite tranquila
starter-evening-about = Fechar o dia para o sono ter uma chance. Comece enquanto ainda há um pouco de energia.
starter-evening-lines =
    Por hoje é só: o que sobrou pode esperar
    Anotar o que ainda está na cabeça ~1 5m
    - Uma palavra para cada coisa basta
    - Depois guardar a lista
    Remédios, se você toma algum ~1 2m
    Água ao lado da cama ~1 2m
    Escovar os dentes; na cadeira também vale ~1 3m
    Pôr o pijama, ou tirar a roupa apertada ~1 5m
    Pôr o celular para carregar ~1 1m
    Luz baixa, cortinas fechadas ~1 2m
    Descansar na cama: silêncio, ou uma voz calma para ouvir 20m

starter-flare-up-name = Plano para uma crise
starter-flare-up-about = Para quando tudo piora. Preencha a última parte em um dia melhor.
starter-flare-up-lines =
    Parar e deitar: todo o resto pode esperar 30m !high
    Deixar por perto ~1 5m
    - Água e um lanche
    - Os remédios que você já usa
    - Celular e carregador
    - Máscara de dormir, protetor de ouvido, coberta
    Avisar uma pessoa e pedir uma coisa ~1 2m
    - Para enviar: Dia ruim, estou descansando. Você pode trazer comida? Sem ligações.
    Desmarcar o que tem data, deixar o resto ~1 5m
    - Para enviar: Não estou bem de saúde. Podemos marcar outra data?
    Descansar, e descansar de novo antes de pensar em levantar 30m
    Anotar em um dia melhor
    - O que ajuda você, e o que faz piorar ~1 10m
    - Sinais de que você quer ajuda, e para quem ligar ~1 10m
    - Quem tem uma chave ~1 2m

## Doctors and medicines.

starter-appointment-name = Consulta médica
starter-appointment-about = Antes, durante e depois, para que ouçam você e sobre energia para voltar para casa.
starter-appointment-lines =
    Antes
    - Perguntar se pode ser teleconsulta ~1 5m
    - Anotar a coisa que você mais quer dizer ~1 5m !high
    - Acrescentar mais duas, se houver ~1 5m
    - Anotar quando começou e o que mudou ~1 10m
    - Tirar fotos das caixas dos remédios ~1 5m
    - Planejar a ida e a volta, com descansos ~1 10m
    - Pedir a alguém para ir junto, ou ouvir por telefone ~1 5m
    - Pôr na bolsa: documento, cartão do SUS ou do convênio, notas, água, lanche ~1 5m
    - Pôr um alarme para se arrumar e outro para sair ~1 2m
    - Descansar antes de sair 30m
    Lá
    - Ir, esperar, conversar e voltar ~6 120m
    - - Avisar na recepção se você precisa deitar ou de silêncio; perguntar por atendimento prioritário
    - - Entregar as notas, ou ler em voz alta
    - - Perguntar: o que acontece agora, e quem faz o quê?
    - - Pedir por escrito, ou pedir para gravar
    Depois
    - Primeiro descansar: comida, água, cama 60m
    - Anotar ou gravar três coisas que foram ditas ~1 5m
    - Pôr as novas datas na agenda ~1 5m
    - Deixar o dia seguinte o mais vazio possível

starter-prescriptions-name = Farmácia e receitas
starter-prescriptions-about = Pedir o remédio enquanto ainda tem, e fazer chegar em casa.
starter-prescriptions-lines =
    Ver o que está acabando ~1 5m
    - Pôr as caixas na sua frente
    - Tirar foto de cada uma que está quase vazia
    Pedir uma nova receita ~2 10m !high
    - Pelo aplicativo ou WhatsApp do consultório, se tiver
    - Ou pelo telefone do posto: nome, nascimento, remédio, dose
    - Perguntar se pode ser receita digital
    Decidir como o remédio chega ~1 5m
    - Ver no aplicativo da farmácia se entregam
    - Perguntar se tem na Farmácia Popular ou no posto
    - Ou pedir a alguém para buscar: de que documento precisa?
    Buscar, se ninguém mais puder ~4 40m
    Descansar quando já estiver em casa 20m
    Olhar as caixas: o seu remédio, a mesma dose ~1 3m
    Encher a caixinha de comprimidos, na cadeira ou na cama ~1 10m
    Criar um lembrete para pedir de novo ~1 2m

starter-hospital-bag-name = Mala para o hospital
starter-hospital-bag-about = Para uma hora na sala de espera ou algumas noites. Se for feita antes, pode ficar pronta.
starter-hospital-bag-lines =
    Papéis
    - Encaminhamento ou guia
    - RG ou CPF, cartão do SUS ou carteirinha do convênio
    - Lista de remédios, doses e alergias
    - Exames recentes
    - Telefones, também no papel
    - Uma folha: o que me ajuda, o que me faz mal
    Saúde
    - Remédios nas caixas
    - Óculos, aparelho auditivo, pilhas
    - Bengala, cadeira de rodas, órteses
    Para esperar
    - Protetor de ouvido ou fone, máscara de dormir ou óculos escuros
    - Celular, carregador de cabo comprido
    - Água e um lanche que faça bem a você
    - Coberta ou um agasalho
    Para passar a noite
    - Pijama, meias quentes, chinelo
    - Escova de dentes, lenços umedecidos, protetor labial
    - O seu travesseiro
    - Algo fácil de ouvir
    - Roupa para voltar para casa
    Em casa
    - Alguém sabe onde você está
    - Alguém cuida dos bichos e da correspondência

## The household.

starter-cleaning-name = Limpeza por cômodo
starter-cleaning-about = Passos bem pequenos, um cômodo de cada vez. Qualquer um conta, e parar no meio está bem.
starter-cleaning-lines =
    Escolher um cômodo e fechar as outras portas ~1 1m
    Em volta da cama ~1 5m
    - Lixo em um saco, de onde você estiver
    - Copos e pratos juntos, para levar quando for
    - Janela um pouco aberta
    Quarto ~2 10m
    - Roupas em um monte; separar pode esperar
    - Esticar a coberta
    - Fronha limpa
    Cozinha ~2 10m
    - Lixo na lixeira
    - Louça na pia, com água em cima
    - Passar um pano em uma superfície
    Louça ~2 10m
    - Em um banquinho
    - Um prato, um copo, um garfo: o que for usar
    - Deixar secar no escorredor
    Banheiro ~2 10m
    - Passar um pano na pia, da beirada ou do banquinho
    - Vaso: produto, esperar, escova, descarga
    - Toalha limpa
    Sala ~2 10m
    - O que é de outro lugar vai para uma caixa
    - Passar um pano na mesa
    Chão de um cômodo ~3 10m
    - Só o meio já basta
    Pôr o lixo para fora ~2 5m
    Descansar entre um cômodo e outro 15m

starter-laundry-name = Roupa em quatro passos
starter-laundry-about = Uma máquina de roupa, com uma parada depois de cada passo. Os passos podem ser em dias diferentes.
starter-laundry-lines =
    Juntar ~1 5m
    - Roupa de baixo e de dormir primeiro
    - Meia máquina é uma máquina
    Lavar ~1 5m
    - Roupa dentro, sabão, ligar
    - Pôr um timer para o fim
    Secar ~2 10m
    - Na cadeira ao lado do varal, as pequenas primeiro
    - Ou na secadora, e ligar
    - Ficou com cheiro? Mais um enxágue, e tudo bem
    Descansar enquanto seca
    Guardar ~2 10m
    - O que vai usar logo fica em cima
    - Nada precisa ser dobrado
    - Um cesto de roupa limpa é um bom armário

starter-groceries-name = Compras
starter-groceries-about = Comida para quando cozinhar é demais. Peça a entrega, ou mande para quem faz as compras por você.
starter-groceries-lines =
    Sem cozinhar
    - Pão, bolacha ou torrada
    - Queijo, requeijão ou pasta de amendoim
    - Iogurte
    - Banana, maçã, tomatinho
    - Aveia ou granola
    - Latas de abrir fácil: atum, milho, sardinha
    Com uma panela ou o micro-ondas
    - Marmita congelada
    - Arroz e feijão prontos
    - Tapioca ou cuscuz
    - Ovos
    - Macarrão e molho pronto
    - Legumes congelados, já cortados
    Bebidas
    - Leite ou bebida vegetal
    - Café, chá, suco, água de coco
    Ao lado da cama
    - Barrinhas, castanhas, frutas secas
    Casa
    - Papel higiênico, lenços
    - Sabonete, lenços umedecidos
    - Sabão em pó, sacos de lixo
    - Comida dos bichos

starter-letters-name = Contas e cartas
starter-letters-about = Para o monte ao lado da porta e na caixa de e-mail. Uma carta basta; as outras aguentam.
starter-letters-lines =
    Levar o monte para onde você senta ou deita ~1 2m
    Ligar para alguém fazer companhia, se ajudar ~1 3m
    Abrir três, sem ler nada ainda ~1 3m
    - Envelope e propaganda vão direto para o lixo
    Fazer dois montes: pede algo, não pede nada ~1 5m
    Tirar foto das que pedem algo ~1 5m
    - Pôr na agenda a data que elas dizem
    Descansar, longe do papel 10m
    Pagar uma conta ~2 10m !high
    - Abrir o aplicativo do banco
    - Código de barras ou Pix, conferir o valor, pagar
    - Escrever nela: paga
    Responder uma carta ~2 15m
    - Achar a frase que diz o que querem
    - Três linhas bastam: quem, o quê, agradecer
    É muito para pagar de uma vez? Pedir para parcelar ~3 20m
    - Para enviar: Não consigo pagar tudo de uma vez. Podemos parcelar?
    Pôr o resto em uma caixa e fechar ~1 2m

starter-visitors-name = Visita em casa
starter-visitors-about = A visita vem ver você. Um lugar para sentar, algo para beber e uma pia limpa bastam.
starter-visitors-lines =
    Dizer quanto tempo dá ~1 3m
    - Para enviar: Que bom. Venha por um tempinho, depois eu preciso descansar.
    - Ou: Eu adoraria, mas ainda não dá. Aviso quando der.
    - Pedir silêncio, ou sem perfume, se faz diferença para você
    Pedir que tragam a comida ~1 2m
    Liberar um assento e uma mesa ~1 5m
    - O que estiver solto vai para uma caixa, com tampa
    Banheiro ~2 5m
    - Passar um pano na pia
    - Toalha limpa, papel higiênico
    Fechar a porta dos outros cômodos ~1 1m
    Copos e algo para beber em uma bandeja ~1 5m
    Descansar antes de tocarem a campainha 30m
    Receber a visita ~4 60m
    - Deitar no sofá, se for melhor
    - Deixar que façam o café
    - Para encerrar: Que bom que você veio, agora preciso deitar
    Descansar quando forem embora 45m
    A louça fica onde está

starter-moving-house-name = Mudança
starter-moving-house-about = Uma coisa grande em caixas pequenas, ao longo de muitas semanas. Peça ajuda com tudo o que pesa.
starter-moving-house-lines =
    Marcar a data
    - Encerrar o contrato antigo, por escrito ~2 20m !high
    - Tirar foto do contrato novo ~1 5m
    - Avisar a portaria ou o síndico, e reservar o elevador ~1 10m
    Conseguir ajuda
    - Pedir a duas pessoas, uma tarefa clara para cada uma ~2 15m
    - Pedir orçamento a três empresas ~3 30m
    - Achar quem cuide dos bichos ou das crianças ~1 10m
    Avisar, um de cada vez
    - Banco ~1 10m
    - Posto de saúde ou consultório, e farmácia ~1 10m
    - Correspondência: novo endereço nas lojas e nos cartões ~1 10m
    - Luz, gás e água, com a leitura do relógio ~2 20m
    - Internet e celular ~2 20m
    - Trabalho, escola, INSS ou CRAS ~2 20m
    - Seguro, IPTU, condomínio ~2 20m
    Soltar coisas
    - Um saco de lixo ~1 10m
    - Um saco para doar ~1 10m
    Encaixotar
    - Uma caixa pequena, na cadeira ~2 15m
    - - Livros em caixa pequena, roupa em caixa grande
    - - Escrever nela: qual cômodo, o que tem dentro
    - Tirar foto dos cabos antes de desligar ~1 5m
    - Parafusos em um saquinho, saquinho preso no móvel ~1 5m
    - A caixa que abre primeiro ~2 15m
    - - Remédios, papéis, carregadores
    - - Roupa de cama, uma troca de roupa
    - - Papel higiênico, sabonete, uma toalha, um abajur
    - - Cafeteira, copos, comida fácil
    O dia da mudança
    - Ter uma cama ou cadeira longe do barulho ~2 15m
    - Dizer dali onde vai cada coisa ~8 180m
    - Fotos dos relógios e dos cômodos vazios ~1 10m
    - Entregar as chaves ~2 15m
    Na casa nova
    - Primeiro a cama, todo o resto pode esperar ~3 30m
    - Descansar o tempo que for preciso
    - Uma caixa quando houver energia ~2 15m

## Away from home.

starter-trip-name = Mala de viagem
starter-trip-about = Uma ou mais noites fora. Um pouco de cada vez, ou da cama, com alguém buscando as coisas.
starter-trip-lines =
    Não dá para comprar lá
    - Remédios, com alguns a mais, na bagagem de mão
    - Receita dos remédios
    - RG ou passaporte
    - Carteirinha do convênio ou cartão do SUS
    - Passagens e endereço, também no papel
    - Dinheiro e cartões
    - Chaves
    - Celular e carregador
    - Óculos, aparelho auditivo, bengala
    Roupa
    - Roupa de baixo e meias, uma por dia e mais uma
    - Camisetas
    - Calças ou saias
    - Um agasalho
    - Algo para chuva
    - Roupa de dormir
    - Sapato confortável e chinelo
    Higiene
    - Escova e pasta de dentes
    - Desodorante, escova de cabelo
    - Lenços umedecidos para dias sem banho
    - Absorventes
    - Repelente, protetor solar
    Para descansar
    - Protetor de ouvido, máscara de dormir
    - O seu travesseiro ou a sua fronha
    - Fones
    No caminho
    - Água e lanches
    - Coberta ou lenço grande
    - Algo para fazer, algo para as mãos
    Ao sair de casa
    - Janelas, gás, torneiras
    - Lixo fora
    - Plantas e bichos com alguém
    - Uma refeição no congelador para a volta

starter-school-name = Mochila da escola
starter-school-about = Arrume à noite, deixe a mochila ao lado da porta, desmarque tudo e use de novo.
starter-school-lines =
    Mochila
    - Olhar a grade de horários
    - Livros e cadernos do dia
    - Lição de casa, o que tiver dela
    - Estojo: canetas, lápis, borracha, régua
    - Calculadora ou notebook, com bateria
    - Roupa de educação física
    - Papéis para assinar
    Comer
    - Lanche ou dinheiro do lanche
    - Fruta ou bolacha
    - Garrafa de água
    Ficar bem
    - Remédio, se você toma na escola
    - Abafador ou protetor de ouvido
    - Algo para as mãos
    - Cartão que diz que você pode descansar ou sair da sala
    Ao lado da porta
    - Chaves e cartão do ônibus dentro do tênis, para irem junto
    - Casaco e tênis
    - Roupa separada

## For days on which attention runs out first.

starter-getting-started-name = Começar quando trava
starter-getting-started-about = Para aquilo que você fica rodeando. Faça a primeira linha, e depois você vê.
starter-getting-started-lines =
    Beber algo e se mexer um pouco ~1 2m
    Dizer a primeira coisa em que você encostaria: um copo, um arquivo ~1 1m
    Pôr na sua frente, por enquanto só isso ~1 2m
    Dizer a alguém: estou começando isto agora ~1 2m
    - Ou ficar na chamada, cada pessoa com a sua tarefa
    Ligar o timer: fazer de qualquer jeito até tocar ~1 5m
    - Uma linha, um prato, um clique bastam
    - Depois parar ou seguir: os dois estão bem
    Ainda não vai? Cortar o primeiro passo ao meio ~1 1m
    - Ou trocar: outra coisa da sua lista conta
    Descansar, ou algo agradável, em todo caso 10m

starter-study-name = Hora de estudo
starter-study-about = Uma rodada curta, com começo e fim. Na cama também vale.
starter-study-lines =
    Preparar ~1 5m
    - Água, lanche, o que você precisa para ficar bem
    - Celular longe, ou no silencioso
    - Papel para o que vier à cabeça
    - Ainda não está tudo certo? Começar assim mesmo
    Escolher uma coisa que caiba em uma rodada ~1 3m
    - Uma página, uma questão, um parágrafo
    Uma rodada ~2 15m
    - Ler os títulos primeiro
    - Ou deixar que o aparelho leia em voz alta
    - Dizer cada parte com as suas palavras
    Descansar, longe da tela 10m
    Mais uma rodada, se houver energia ~2 15m
    Deixar uma nota: onde estou, o que vem agora ~1 2m
    Descansar: parar enquanto vai bem conta 15m
    Pedir mais tempo ou ajuda, se precisar ~1 5m
    - Para enviar: Tenho uma doença e preciso de mais tempo. O que é possível?
