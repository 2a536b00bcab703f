## Help. Here spoons are those of the spoon theory, also for somebody who gave the unit another name.

help = Ajuda
help-spoons = O que são colheres?
help-spoons-are = Uma colher é uma unidade de energia. Você começa o dia com algumas, e cada coisa que faz gasta uma ou mais: um banho pode gastar 2, um telefonema 1, uma visita 5. Só você conhece os números, e eles mudam de um dia para o outro.
help-spoons-planned = Quando todas as colheres estão no plano, o dia está cheio. O resto espera na lista Para depois (backlog). Descansar não gasta nenhuma, e também conta.
help-spoons-source = Com base em “The Spoon Theory” (a teoria das colheres), de Christine Miserandino, 2003, em butyoudontlooksick.com. Ela vive com lúpus e explicou isso a uma amiga em um café, com um punhado de colheres. Em Ajustes você pode dar outro nome à unidade.

help-row = Como ler a linha
help-row-spent = Deitada, cinza
help-row-spent-means = De tarefas feitas
help-row-planned = Cheia
help-row-planned-means = No plano
help-row-free = Só o contorno
help-row-free-means = Livre
help-row-reserve = Tracejada
help-row-reserve-means = Na reserva
help-row-over = Pontilhada
help-row-over-means = De empréstimo, ou além do que você tem

help-day = Como é um dia
help-day-new = Novo dia: digite quanto você tem. Um palpite já serve, e dá para mudar a qualquer momento.
help-day-select = Selecionar: escolha o que cabe e toque em Confirmar. O Teaspoon faz as contas.
help-day-check = Concluir: marque o que foi feito. O resto vai para a lista Para depois quando o próximo dia começa.

help-more = Bom saber
help-more-cost = Um custo é um palpite. Se uma tarefa custar hoje mais que o habitual, ou menos, abra a tarefa e mude o custo de hoje.
help-more-reserve = Você pode manter algumas na reserva, para que a energia não acabe de todo. A reserva aparece à parte.
help-more-borrow = Você pode pegar emprestado de amanhã. O próximo Novo dia então sugere esse tanto a menos.
help-more-low = Em um dia difícil, “Dia de pouca energia” (em Hoje) mostra só o que não pode esperar. Todo o resto volta exatamente como estava. Nesse dia, os lembretes não fazem som.
help-more-swipe = Deslize uma linha da lista de hoje para a esquerda para marcar a tarefa como feita.
help-more-move = Deslize uma linha para a direita para mover a tarefa para um dia. O ⋯ no fim da linha faz o mesmo, e “Mover…” na página de uma tarefa.
help-more-drag = Em uma janela larga, arraste uma tarefa até Hoje, ao lado, para adicionar a hoje.
help-more-hold = Em uma lista com sua própria ordem, deixe o dedo meio segundo sobre uma linha e mova-a. Com o mouse, arraste a alça.
help-more-unit = Você pode dar outro nome à unidade de energia: Ajustes, Energia.

help-now = E agora?
help-now-facts = Sugere uma tarefa que cabe
help-plan = Planejar meu dia
help-plan-facts = Sugere um dia que cabe na sua energia
help-history = Histórico
help-history-facts = Ver e desfazer mudanças dos últimos { NUMBER($days) } dias
help-keys = Atalhos de teclado
help-keys-facts = Aperte ? em qualquer página
help-tips = Dicas
help-tips-facts = Sobre o ritmo (pacing) e como começar, com fontes
help-advice = O Teaspoon planeja tarefas. Ele não dá orientação médica.

## More: links to all other pages, some with a line below.

more = Mais
more-help = O que são colheres?
more-help-facts = E como é um dia
more-now = E agora?
more-focus = Foco e descanso
more-notes = Notas
more-tips = Dicas
more-tips-facts = Sobre o ritmo (pacing) e como começar
more-insights = Resumo
more-insights-facts = Os seus dias, descritos
more-history = Histórico
more-history-facts = Ver e desfazer mudanças dos últimos { NUMBER($days) } dias
more-templates = Modelos
more-subjects = Etiquetas
more-settings = Ajustes
more-account = Conta
more-account-none = Sem conta
more-data = Seus dados
more-data-facts = Exportar, importar, imprimir
more-about = Sobre

## About: where the data is, and the version.

about = Sobre
about-data = Onde ficam os seus dados
about-data-server = O seu plano fica neste servidor, só para este navegador. Um cookie neste navegador é a única chave dele: se você limpar os cookies, não vai mais dar para abrir o plano.
about-data-device = Neste aparelho, neste navegador. Nada é enviado a lugar nenhum.
about-data-account = Neste aparelho, neste navegador, e na sua conta neste servidor ({ $mail }).
about-data-clearing = Limpar os dados do site no navegador remove tudo. No iPhone, o Safari limpa um site que não foi usado por sete dias; adicionar o Teaspoon à tela de início evita isso.
about-version = Esta versão
about-version-is = Teaspoon { $version }, lançamento { $release }.
about-crashes = { $count ->
    [0] Nenhuma parada inesperada neste aparelho.
    [one] O app parou de repente uma vez neste aparelho e recomeçou sozinho.
   *[other] O app parou de repente { $count } vezes neste aparelho e recomeçou sozinho.
}
about-fonts = Fontes
about-fonts-are = Inter, de The Inter Project Authors (SIL Open Font License 1.1), e OpenDyslexic, de Abelardo Gonzalez (CC BY 3.0), ambas reduzidas aos alfabetos necessários.
