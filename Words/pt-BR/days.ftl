## New Day: how many spoons the day has that begins.

new-day = Novo dia
new-day-spoons = Quanta energia você tem hoje, em { UNIT($unit) }?
new-day-borrowed-fixed = O seu número de cada dia é { NUMBER($usual) }. Um empréstimo já tirou { SPOONS($spoons) } de hoje, então o dia começa com { NUMBER($left) }.
new-day-borrowed = O número habitual é { NUMBER($usual) }. Um empréstimo já tirou { SPOONS($spoons) } de hoje, então o dia começa com { NUMBER($left) }.
new-day-felt = Como foi o dia anterior? (opcional)
new-day-comes = Entra sozinho
new-day-stays = Fica de fora, não cabe
new-day-offered = Com prazo em listas compartilhadas
new-day-rule = Novidade: o que tem prazo entra sozinho no seu dia, enquanto couber. Desmarque o que deve ficar de fora. Você pode desativar isso em Configurações, Energia.
new-day-backlog = O que sobrar vai para a lista <backlog>Para depois</backlog> e espera lá.
new-day-low = Dia de pouca energia
new-day-low-hint = Mostra só o que não pode esperar. O resto volta depois.
new-day-low-goes-on = O dia de pouca energia continua até você encerrar: em Hoje, “Encerrar dia de pouca energia”.
new-day-bar-start = Começar o dia

## How a day was.

felt-lighter = Mais leve
felt-as-usual = Como de costume
felt-heavier = Mais pesado
felt-had-to-stop = Foi preciso parar

## The number of the day, changed while it goes on.

adjust-day = Mudar a energia de hoje
adjust-day-spoons = Quanta energia o dia de hoje tem, em { UNIT($unit) }?
adjust-day-now = Agora o número é { NUMBER($spoons) }. { $used }.
adjust-day-with = Com { NUMBER($spoons) }: { $free }.
adjust-day-happens = O que acontece
adjust-day-goes-on = O dia continua. Nenhuma tarefa sai do lugar, e nada é desfeito.
links-day = Compartilhar { UNIT($unit) } de hoje
links-day-hint = Precisa de internet. As outras pessoas veem o número, o nome que está nos seus ajustes e há quanto tempo você mudou algo.
adjust-day-bar-change = Mudar
adjust-day-bar-change-to = Mudar para { NUMBER($spoons) }
