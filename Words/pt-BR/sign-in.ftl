## Signing in.

sign-in = Entrar
sign-in-lead = Uma conta permite usar outros aparelhos, compartilhar e ter lembretes. Se já houver um plano neste aparelho, você escolhe o que acontece com ele.
sign-in-to-join = Alguém compartilhou uma lista com você. Para participar, entre ou crie uma conta.
sign-in-to-join-closed = Alguém compartilhou uma lista com você. Para participar, entre.
sign-in-forgotten = Esqueci a senha
sign-in-create = Criar conta
sign-in-create-facts = E-mail e uma senha
sign-in-refused = O e-mail ou a senha não confere. Nada foi alterado.

## Fields of these forms.

email = Endereço de e-mail
email-missing = Digite o seu endereço de e-mail aqui, por favor.
email-too-long = Isto é mais longo do que um endereço de e-mail pode ser. Há algo mais na linha?
email-not-ascii = Aqui só valem as letras de a a z, números e sinais simples, para que dois endereços nunca pareçam iguais.
email-no-at = Um endereço de e-mail tem um @, como em name@example.org.
email-several-ats = Um endereço de e-mail tem um só @; aqui há mais de um. Digite só um endereço, por favor.
email-bad-name = A parte antes do @ tem algo que não funciona em um e-mail. Pode olhar de novo?
email-bad-domain = A parte depois do @ não parece completa; em geral é como example.org.
email-taken = Este endereço não pode ser usado aqui.
email-taken-register = Este endereço não pode ser usado aqui. Se ele for seu, entre com ele.

password = Senha
password-yours = A sua senha
password-current = Senha atual
password-new = Nova senha
password-chosen = A senha que você escolheu
password-show = Mostrar
password-hint = Pelo menos 8 caracteres, de qualquer tipo. Algumas palavras juntas são fáceis de lembrar e difíceis de adivinhar.
password-others-out = Todos os outros aparelhos vão sair da conta.
password-wrong = A senha não confere.
password-too-short = Uma senha precisa de pelo menos { NUMBER($least) } caracteres. Algumas palavras juntas já servem, e espaços também.
password-too-long = Isto é mais longo do que uma senha pode ser aqui. O máximo é cerca de uma página de texto.
password-common = Muita gente usa esta senha, então ela é fácil de adivinhar. Acrescentar uma ou duas palavras suas já basta.
password-address = Este é o seu endereço de e-mail, que outras pessoas conhecem. Algo em que só você pensaria é mais seguro.

## Making an account.

register = Criar conta
register-lead = Com uma conta, o seu plano fica em todos os seus aparelhos, e seguro se um deles sumir. Os seus dados atuais vão junto.
register-email-hint = Usado para entrar e para mensagens sobre sua conta.
register-have-one = Já tenho uma conta

register-closed = Peça uma conta
register-closed-lead = Só quem administra este servidor pode criar contas nele. Peça uma a essa pessoa. Depois entre com o endereço de e-mail e a senha que receber.
register-without = O Teaspoon também funciona sem conta: o seu plano então é só para este navegador.
register-without-link = Usar o Teaspoon sem conta

register-invited = É preciso um convite
register-invited-lead = Para criar uma conta neste servidor é preciso um convite. Peça um link de convite a quem administra o servidor. Cada link funciona uma vez.
register-invited-link = Link de convite
register-invited-ended = Este convite expirou ou já foi usado. Peça outro.

register-first-lead = Este servidor é novo. Quem criar a primeira conta vai administrar o servidor.
register-first-elsewhere = Este servidor é novo. A primeira conta é criada com o link que o servidor mostrou ao iniciar.
register-first-link = O link que o servidor mostrou
register-first-other = Este não é o link que o servidor mostrou da última vez que iniciou.

register-link-hint = Cole o link inteiro aqui.
register-link-continue = Continuar

## A link by e-mail.

forgotten = Redefinir senha
forgotten-send = Receber um link
forgotten-hint = Vamos enviar um link para você escolher uma nova senha.
forgotten-no-mail = Este servidor não envia e-mails. Quem administra o servidor pode dar a você um link para escolher uma nova senha.
forgotten-back = Voltar para Entrar

link-password = Escolher uma nova senha
link-register = Criar conta
link-email = Mudar e-mail
link-for = Para <mail></mail>.
link-email-new = Novo endereço: <mail></mail>
link-other-out = <mail></mail> está com a conta aberta aqui e vai sair dela.
link-plan-here = Se este navegador tiver um plano sem conta, vamos perguntar o que fazer com ele.
link-password-use = Usar esta senha
