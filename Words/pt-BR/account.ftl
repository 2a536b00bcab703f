## The account that this plan is in, as the app itself knows it.

account = Conta
account-sign-in = Entrar
account-create = Criar conta

account-guest = Você está usando o Teaspoon sem conta
account-guest-need = Você não precisa de conta: tudo funciona sem, e o seu plano fica neste navegador.
account-guest-why = Com uma conta, o seu celular e o seu computador mostram o mesmo plano, cada um funciona sem internet, e tudo continua seguro se um aparelho sumir. Ela também traz listas compartilhadas, e lembretes com o Teaspoon fechado. Tudo o que está aqui vai para a sua conta.
account-guest-how = É preciso um endereço de e-mail e uma senha e, em alguns servidores, um convite.

account-signed-in = Você entrou como <mail></mail>
account-of = Conta de <mail></mail>
account-last-synced = Última sincronização: { $date }, { $time }.

account-head-sign-in = Acesso
account-settings = Ajustes da conta
account-settings-facts = E-mail, senha, aparelhos
account-head-sharing = Compartilhamento
account-shared-lists = Listas compartilhadas
account-shared-links = Links compartilhados
account-shared-links-facts = Para quem não tem conta
account-head-devices = Aparelhos
account-reminders = Lembretes
account-reminders-facts = Aparelhos que recebem notificações

account-sign-out = Sair
account-sign-out-what = O seu plano sai deste navegador e fica na sua conta. O que ainda não está lá é enviado antes.
account-sign-out-server = O seu plano fica na sua conta.
account-remove = Remover meu plano
account-remove-what = O seu plano sai deste navegador. Ele não está em nenhum outro lugar.

## Where the plan is saved, at the top of every page while somebody is signed in.

saved = A sua conta
saved-everywhere = Sincronizado
saved-here = Salvo só aqui
saved-needs-you = Precisa de você

## How far this device and the account agree, and what to do about it.

sync-everywhere = Sincronizado. Tudo o que está aqui está na sua conta.
sync-rest = Todo o resto está sincronizado.
sync-here = Salvo neste aparelho. A sincronização acontece assim que o servidor puder receber; você não precisa fazer nada.
sync-again = Este aparelho saiu da conta. O seu plano continua aqui e funcionando. Entre de novo para sincronizar o que é novo.
sync-again-link = Entrar de novo
sync-again-hint = Se não der para entrar de novo: salve um backup, saia da conta aqui e restaure o backup na primeira página. <backup>Fazer backup</backup>
sync-another = Este navegador agora está em outra conta. O plano que você vê ainda é o da conta acima, e os dois ficam separados. Entre na conta acima para sincronizar o que é novo.
sync-sign-in-as = Entrar como { $mail }
sync-full = A sua conta está cheia. O que é novo fica neste aparelho, e você pode continuar. A página da sua conta mostra o que ocupa espaço.
sync-deleted = Esta conta foi excluída. O seu plano continua aqui, só neste navegador.
sync-keep = Manter meu plano aqui, sem conta
sync-keep-hint = Nada seu se perde, e você pode criar outra conta para o plano depois. As listas que outras pessoas compartilharam com você são removidas deste navegador.

sync-unsent-whole = O que estava aqui antes ainda está sendo enviado para a sua conta.
sync-unsent = { $count ->
    [one] { NUMBER($count) } mudança está só neste aparelho por enquanto.
   *[other] { NUMBER($count) } mudanças estão só neste aparelho por enquanto.
}
sync-refused = { $count ->
    [one] { NUMBER($count) } registro não pôde ser sincronizado (grande demais, de um tipo desconhecido, ou em uma lista compartilhada que está cheia) e fica neste aparelho.
   *[other] { NUMBER($count) } registros não puderam ser sincronizados (grandes demais, de um tipo desconhecido, ou em uma lista compartilhada que está cheia) e ficam neste aparelho.
}
sync-backup = Um backup guarda tudo isso: <backup>Fazer backup</backup>

## Asked before somebody signs out whose changes are not all in the account.

unsent = Nem tudo está sincronizado
unsent-nothing = Antes de sair
unsent-remove = Remover meu plano
unsent-deleted = A sua conta foi excluída, então o seu plano está só neste navegador. Se ele for removido, não dá para desfazer.
unsent-unknown = Não dá para confirmar que tudo está sincronizado, e sair remove o seu plano deste navegador.
unsent-signed-in = Este navegador ainda está na sua conta. Sair remove o seu plano deste navegador.
unsent-again = Tentar de novo
unsent-anyway = Sair mesmo assim

## Somebody signed in, and this browser has the plan of another account.

other-plan = Há outro plano aqui
other-plan-two = Este navegador ainda tem o plano de <mail></mail>, e você entrou como <now></now>. Os dois planos ficam separados.
other-plan-one = Este navegador ainda tem o plano de <mail></mail>. Os dois planos ficam separados.
other-plan-deleted = A conta deste plano foi excluída. Para levar o plano a outra conta, mantenha o plano aqui e depois entre.
other-plan-remove = Remover esse plano deste navegador e continuar

## Somebody signed in, and the account’s plan has not been read to its end.

arriving = Seu plano está a caminho
arriving-hint = Você já pode adicionar tarefas; elas ficam guardadas. Se a rede cair, continua daqui mais tarde.
arriving-bar = Quanto já chegou

## Somebody signed in, and this device has a plan that was made without an account. The person chooses what happens to it.

joining = Este aparelho já tem um plano
joining-lead = Ele foi feito aqui sem conta e mudou pela última vez em { $date }.
joining-question = O que fazer com ele?
joining-apart = Manter separado
joining-apart-facts = Ele fica neste aparelho. Saia da conta para abrir.
joining-along = Levar para a conta
joining-along-facts = As tarefas e listas dele vão para a sua conta. As configurações da conta e o número de hoje ficam.
joining-delete = Excluir
joining-delete-facts = Só o que foi feito neste aparelho. A pergunta aparece mais uma vez.
joining-look = Ver antes
joining-look-title = O que este plano contém
joining-hint = Não sabe de quem ele é? Mantenha separado: nada se perde, e dá para abrir mais tarde.
joining-delete-title = Excluir este plano?
joining-delete-lead = Ele é excluído deste aparelho. Não há outra cópia, e não dá para desfazer.

## A plan that was kept apart when somebody signed in.

apart = Um plano neste aparelho
apart-sign-out = Saia da conta para abrir.
apart-open = Abrir este plano

## This browser has removed the plan that was in it.

gone-plan = Seu plano não está mais neste navegador
gone-plan-lead = Havia um plano sem conta aqui, e o navegador o removeu. Um backup traz tudo de volta como era.
gone-plan-start = Começar de novo
