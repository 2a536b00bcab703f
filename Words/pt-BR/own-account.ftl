## The settings of an account.

own-account = A sua conta
own-account-administrator = Você administra este servidor.

own-account-head-sharing = Compartilhamento e lembretes
own-account-lists = Listas compartilhadas
own-account-links = Links compartilhados
own-account-links-facts = Para quem não tem conta
own-account-reminders = Lembretes
own-account-reminders-facts = Aparelhos que recebem notificações
own-account-invite = Convidar pessoas
own-account-invite-facts = Para este servidor
own-account-head-leave = Sair
own-account-leave = Estado da sincronização e sair
own-account-delete = Excluir conta
own-account-delete-facts = Com todos os dados, também no servidor

own-account-devices = Aparelhos na sua conta
own-account-here = Este navegador
own-account-seen = { $days ->
    [0] Em uso nas últimas 24 horas
    [one] Último uso há { NUMBER($days) } dia
   *[other] Último uso há { NUMBER($days) } dias
}
own-account-end = Sair
own-account-end-device = Sair: { $device }
own-account-end-others = Sair de todos os outros aparelhos
own-account-ended = A conta foi fechada lá. Um plano salvo nesse aparelho ainda pode ser lido nele.

own-account-head-email = E-mail e senha
own-account-email = Mudar e-mail
own-account-email-new = Novo endereço de e-mail
own-account-email-save = Salvar novo e-mail
own-account-password = Mudar senha
own-account-password-save = Salvar nova senha
own-account-password-saved = Senha alterada. Todos os outros aparelhos saíram da conta.

## Asked before an account is deleted.

delete-account = Excluir conta
delete-account-what = Isto exclui a conta { $mail } com todas as tarefas, listas, notas, dias e ajustes, neste servidor e neste navegador. Outros planos guardados neste navegador também são excluídos, mesmo os mantidos separados. As listas compartilhadas continuam com as outras pessoas. Outro aparelho mantém a cópia dele até você remover lá.
delete-account-backup = Um backup pode restaurar tudo: <backup>Fazer backup</backup>
delete-account-now = Excluir tudo
delete-account-keep = Manter minha conta

## Pages with one message, and a button or three.

said-check-mail = Confira o seu e-mail
said-link-sent = Se esse endereço tiver uma conta, enviamos um link para ele. O link funciona uma vez e expira em uma hora.
said-confirmation-sent = Enviamos um link para você. Ele funciona uma vez e expira em 24 horas.
said-change-sent = Enviamos um link para o novo endereço. Abra o link para confirmar a mudança.
said-link-expired = Link expirado
said-link-ended = Este link expirou ou já foi usado. Se funcionou, você já pode entrar; se não, peça um novo aqui.
said-address-changed = Endereço alterado
said-email-changed = Agora você entra com o novo endereço.
said-email-changed-of = A conta de <old></old> agora entra como <new></new>.
said-account-deleted = Conta excluída
said-deleted = A sua conta e tudo o que havia nela foram excluídos.
said-later = Tente de novo daqui a pouco
said-too-often = Muitas tentativas. Tente de novo em alguns minutos. Nada foi alterado.
said-busy = O servidor está ocupado. Tente de novo daqui a pouco. Nada foi alterado.
said-not-saved = Não foi salvo
said-store-away = O servidor não consegue acessar o banco de dados, então nada foi alterado. Ele continua tentando.
said-store-full = O servidor está sem espaço, então nada foi alterado. Avise quem administra o servidor, por favor.
said-no-cookie = Este navegador não manteve nenhum cookie deste site, então não foi possível salvar o seu plano. Permita os cookies deste site ou ative o JavaScript. Depois tente de novo.
said-not-done = Não deu certo
said-foreign = Este formulário foi enviado de outro site. Nada foi salvo.
said-incomplete = O formulário chegou incompleto. Nada foi salvo.
said-method = Este endereço não pode ser usado assim. Nada foi alterado.
said-too-large = É mais do que cabe neste formulário. Nada foi alterado.
said-no-page = Página não encontrada
said-not-found = Não há página neste endereço.
said-template-gone = Este modelo não está mais na galeria.
said-not-yours = Não está na sua conta
said-not-in-account = Esta lista não está na sua conta, ou ainda não chegou. As mudanças chegam assim que o seu aparelho tiver conexão.
said-sign-in = Entrar
said-password = Escolher uma nova senha
said-register = Criar conta
said-to-today = Ir para Hoje
said-to-account = Ir para a sua conta

## Invitations to this server, which its administrator makes.

server-invitations = Convites
server-invitations-open = Qualquer pessoa pode criar uma conta neste servidor. Para convidar alguém, passe o endereço do site.
server-invitations-closed = O cadastro está fechado neste servidor, então convites não funcionam aqui. Para adicionar uma conta, use <command></command> no servidor, ou inicie o servidor com <option></option>.
server-invitations-lead = Só quem tem convite pode criar uma conta neste servidor. Cada convite funciona uma vez.
server-invitations-email = Endereço de e-mail da pessoa (opcional)
server-invitations-email-hint = Enviamos o link por e-mail para este endereço. Deixe em branco se preferir passar o link por conta própria.
server-invitations-name = Para quem é? (opcional)
server-invitations-name-hint = Um nome para a sua lista abaixo. Só você vê. Quem passa o link é você: este servidor não envia e-mails.
server-invitations-name-too-long = O máximo aqui são { NUMBER($most) } caracteres.
server-invitations-create = Criar convite
server-invitations-back = A sua conta

server-invitations-made = Convite criado
server-invitations-link = O link para a pessoa convidada
server-invitations-link-hint = Ele funciona uma vez e expira em 14 dias. Copie agora: ele só aparece aqui.

server-invitations-list = Convites em aberto
server-invitations-unnamed = Um link
server-invitations-ends = Expira em { $date }
server-invitations-revoke = Cancelar convite
server-invitations-revoke-one = Cancelar convite: { $guest }, { $ends }

server-invitations-sent = Convite enviado para { $mail }.
server-invitations-revoked = Convite cancelado. O link dele não funciona mais.
server-invitations-too-many = Pode haver no máximo { NUMBER($most) } convites em aberto. Cancele um para criar outro.

## The time zone of a browser that runs no script.

zone = Fuso horário
zone-lead = Onde o navegador executa scripts, vale o fuso horário dele. Sem scripts vale este, e UTC se nenhum for definido.
zone-hint = Por exemplo, Europe/Berlin. Em branco: UTC.
zone-save = Salvar
zone-unknown = Digite um fuso horário válido, por exemplo Europe/Berlin.

## The name of a device: a browser, and the system it runs on.

device-name = { $browser } no { $system }
device-unknown = Outro programa
