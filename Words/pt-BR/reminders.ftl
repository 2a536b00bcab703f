## Reminders: which devices get them, and what was sent.

reminders = Lembretes
reminders-lead = Os lembretes de tarefas e o fim de um timer podem chegar aos seus aparelhos com o Teaspoon fechado.
reminders-settings = Horário de silêncio e máximo por dia
reminders-settings-facts = Som e notificações
push-off = As mensagens para aparelhos estão desativadas. Quem administra este servidor pode ativar com a opção --contact.

## This device.

push-here = Este aparelho
push-here-on = Os lembretes estão ativados neste aparelho.
push-here-off = Os lembretes estão desativados neste aparelho.
push-here-hint = Um lembrete diz de que tarefa se trata, a menos que você escolha outra coisa. Ele vai criptografado: o serviço de notificações do fabricante do navegador repassa o lembrete, e não consegue ler.
push-here-turn-on = Ativar lembretes neste aparelho
push-here-no-script = Isto depende de scripts, que este navegador não executa.
push-here-unreachable = Este servidor não consegue acessar o serviço de notificações deste navegador. Nada foi alterado.

## All devices. The device is as in “Firefox on Linux”.

push-devices = Aparelhos
push-device-here = Este navegador
push-device-failing = Sem contato há algum tempo
push-device-test = Enviar teste
push-device-test-device = Enviar teste: { $device }
push-device-remove = Remover
push-device-remove-device = Remover: { $device }
push-test-sent = Teste enviado: { $device }. Deve chegar em segundos; o Registro de entregas, abaixo, diz quando apareceu.
push-test-gone = { $device }: o navegador não aceita mais notificações, então este aparelho foi removido. Adicione de novo a partir dele.
push-test-refused = { $device }: não foi possível enviar, o serviço de notificações não aceitou a mensagem.
push-test-removed = Este aparelho foi removido. Nada foi enviado.

## By e-mail.

reminder-mail = Por e-mail
reminder-mail-lead = Se nenhum aparelho receber um lembrete em dois minutos, podemos enviar um e-mail para <address></address>. O e-mail diz o mesmo que o lembrete, e não vai criptografado.
reminder-mail-no = Nenhum e-mail
reminder-mail-yes = Enviar e-mail se nenhum aparelho receber
reminder-mail-zone = Fuso horário
reminder-mail-zone-hint = Por exemplo, Europe/Berlin. Usado para a hora das suas tarefas.
reminder-mail-zone-fault = Digite um fuso horário válido, por exemplo Europe/Berlin.
reminder-mail-save = Salvar

## The log: what was sent, and what happened to it.

delivery-log = Registro de entregas
delivery-log-empty = Nada ainda. Cada lembrete aparece aqui por 30 dias.
delivery-log-today = hoje, { $time }
delivery-log-day = { $date }, { $time }
delivery-log-shown = Apareceu: { $time }
delivery-log-taken = Enviado; sem confirmação
delivery-log-gone = Aparelho removido: não aceita mais notificações
delivery-log-refused = Não enviado: o serviço de notificações do navegador recusou
delivery-log-not-reached = Não enviado: o serviço de notificações do navegador não respondeu a tempo
delivery-log-mail = Enviado por e-mail
delivery-log-no-mail = Não foi possível enviar o e-mail
delivery-log-email = E-mail
delivery-log-beyond = Pulado: limite do dia atingido
delivery-log-past = Não enviado: o servidor não estava funcionando nessa hora
delivery-log-no-device = Não enviado: nenhum aparelho
delivery-log-unknown = Desconhecido

## The message on a device: its title, and a line below it.

reminder-silent = Um lembrete do Teaspoon
reminder-timer = O tempo acabou
reminder-rest = O descanso acabou
reminder-more = Há mais no Teaspoon
reminder-more-text = O limite de lembretes de hoje foi atingido.
reminder-several = { $count ->
    [one] { $count } lembrete
   *[other] { $count } lembretes
}
reminder-due = Hora: { $time }
reminder-due-on = Para { $date }, { $time }
reminder-test = Notificação de teste
reminder-test-text = Os lembretes chegam a este aparelho.
