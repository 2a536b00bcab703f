### Only pages of the server say these.

## E-mails about accounts. Each has a subject, a line that a link or a web address follows, and a line below it.

mail-reset-subject = Redefina a sua senha do Teaspoon
mail-reset = Alguém, provavelmente você, pediu para redefinir a senha desta conta. Escolha uma nova senha aqui:
mail-reset-note = O link funciona uma vez e expira em uma hora. Se não foi você, não faça nada: a sua senha fica como está.

mail-register-subject = Confirme a sua conta do Teaspoon
mail-register = Alguém, provavelmente você, fez um cadastro com este endereço. Confirme aqui:
mail-register-note = O link funciona uma vez e expira em 24 horas. Se não foi você, não faça nada: nenhuma conta é criada.

mail-invitation-subject = Um convite para o Teaspoon
mail-invitation = Quem administra { $address } convida você para o Teaspoon, um planejador de tarefas. Crie a sua conta aqui:
mail-invitation-note = O link funciona uma vez e expira em 14 dias. Se não quiser uma conta, não faça nada.

mail-registered-subject = A sua conta do Teaspoon
mail-registered = Alguém, provavelmente você, fez um cadastro com este endereço. Você já tem uma conta: entre ou redefina a senha aqui:

mail-change-subject = Confirme o seu novo endereço de e-mail
mail-change = Confirme que este é o novo endereço da sua conta do Teaspoon:
mail-change-note = O link funciona uma vez e expira em 24 horas. Se você não tem conta no Teaspoon, alguém digitou um endereço errado: não faça nada.

mail-changed-subject = O seu endereço de e-mail do Teaspoon mudou
mail-changed = O endereço de e-mail da sua conta mudou. Com este endereço não dá mais para entrar.
mail-changed-note = Se não foi você, fale com quem administra { $address }.

mail-password-subject = A sua senha do Teaspoon mudou
mail-password = A sua conta tem uma nova senha. Todos os outros aparelhos saíram da conta.
mail-password-note = Se não foi você, redefina a senha aqui e fale com quem administra este servidor:

mail-shared-subject = Alguém compartilhou uma lista com você
mail-shared = Alguém compartilhou uma lista com você no Teaspoon. Entre com este endereço para ver quem foi e qual é a lista:
mail-shared-note = O convite expira em 14 dias. Se não quiser aceitar, não faça nada.

mail-reminder-note = Você recebeu este e-mail porque nenhum dos seus aparelhos recebeu o lembrete. Desative estes e-mails aqui:
