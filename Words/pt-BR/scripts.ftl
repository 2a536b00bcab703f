### Only scripts say these.

## The message above the bar. Scripts write it when they have something to say, as when nothing was saved.

toast-dismiss = Dispensar

## After a button was pressed.

act-setting-up = O Teaspoon está sendo preparado neste aparelho. O que você pediu será feito assim que ele estiver pronto.
act-not-ready = O Teaspoon ainda está sendo preparado neste aparelho. O que você escreveu continua aqui; tente de novo daqui a pouco.
act-no-answer = Ainda não foi salvo: não houve resposta. O que você escreveu continua aqui; tente de novo.
act-not-saved = Não foi salvo. O que você escreveu continua aqui.

## Above a form whose text was typed earlier, and not sent.

draft-not-saved = Este é um rascunho. Ainda não foi salvo.
draft-use = Usar rascunho
draft-discard = Descartar rascunho

## A task that is open beside a list, in a wide window. Both are for screen readers.

beside-task = Tarefa: { $task }
beside-close = Fechar a tarefa

## Saving a file, as a backup. “Handed on”: it was given to another app, because this device has no downloads.

download-saved = Salvo: { $file }. Está nos seus downloads.
download-handed-on = Enviado a outro app: { $file }.
download-no-answer = Não foi possível salvar: não houve resposta. Tente de novo daqui a pouco.
download-tap-again = O arquivo está pronto, mas este aparelho não o aceitou mais. Toque de novo.
download-not-handed-on = O arquivo está pronto, mas este aparelho não conseguiu enviá-lo a outro app.

## A button that copies a link.

copy-done = Copiado
copy-selected = Selecionado, pronto para copiar

## A picture of the person, chosen in the settings.

picture-unreadable = Este arquivo não é uma imagem que este navegador consiga ler. Escolha um JPEG, PNG ou WebP.
picture-too-large = Este arquivo tem mais de 60 MB. Escolha um menor.

## Tests of sound and notifications in the settings.

sound-playing = Tocando. Se você não ouvir nada, veja o volume e o modo silencioso.
sound-impossible = Este navegador não consegue tocar som aqui.
notice-allowed = Este navegador pode mostrar notificações.
notice-ask = Escolha “Ativado”, e o navegador pede permissão.
notice-blocked = As notificações estão bloqueadas. Permita nas configurações do navegador para este site.
notice-impossible = Este navegador não consegue mostrar notificações aqui. No iPhone ou iPad, adicione antes o Teaspoon à tela de início.
notice-test = Isto é um teste.
notice-test-sent = Notificação de teste enviada. Se ela não aparecer, veja as configurações de notificações do seu aparelho.

## Reminders while Teaspoon is closed: why this device cannot get them.

push-home-screen = No iPhone ou iPad, isto funciona quando o Teaspoon está na tela de início: Compartilhar, depois “Adicionar à Tela de Início”, e abra por lá.
push-https = Isto precisa de um endereço que comece com https.
push-impossible = Este navegador não consegue mostrar lembretes enquanto está fechado.
push-blocked = As notificações deste site estão bloqueadas neste navegador. Dá para permitir de novo nas configurações dele para este site.
push-not-allowed = As notificações não foram permitidas, então nada foi alterado.
push-not-taken = O servidor não aceitou este aparelho. Nada foi alterado.
push-no-service = Não foi possível acessar agora o serviço de notificações deste navegador. Nada foi alterado.

## Buttons of a notification about a task. “Done” checks the task off; the others remind again later.

notification-ten = Em 10 minutos
notification-done = Feito
notification-later = Mais tarde hoje
notification-unreadable = Um lembrete do Teaspoon

## A page that says why another one is not there. Each has a heading (“…-title”) and a text.

plain-title = Não foi possível criar esta página
plain-stopped = O Teaspoon parou enquanto trabalhava nisto. Nada foi alterado.
plain-unreadable = Não foi possível ler o que este aparelho guarda. Nada foi alterado nem removido.
plain-not-started = Não foi possível abrir o Teaspoon. Nada foi alterado; o que este aparelho guarda continua aqui.
plain-foreign-title = Nada foi feito
plain-foreign = Este formulário foi enviado de outro site. Nada foi salvo.
plain-offline-title = Isto precisa de internet
plain-offline = Não foi possível acessar o servidor agora, e esta página precisa dele. O seu plano continua funcionando.
plain-offline-signed-out = Não foi possível acessar o servidor agora, e esta página precisa dele. Você saiu da conta: o seu plano não está mais neste navegador.
plain-typed = O que você escreveu
plain-today = Ir para Hoje
