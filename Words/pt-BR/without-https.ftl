### Only pages of the server say these.

## The first page where the browser can keep no plan, because it came without HTTPS.

keep-here = O seu plano pode ficar neste servidor
keep-here-lead = Você abriu <address></address>. Sem HTTPS, o navegador não consegue manter o seu plano neste aparelho. O servidor consegue.
keep-here-means = O que isso significa
keep-here-works = Tudo funciona, em cada aparelho desta rede.
keep-here-network = Precisa da rede: nada sem internet, nem lembretes com o Teaspoon fechado.
keep-here-read = Outras pessoas nesta rede poderiam ler. Em casa tudo bem, em um café não.
keep-here-yours = Se este servidor é seu
keep-here-minutes = uns 10 minutos
keep-here-then = depois funciona sem internet também

## What is said where the server keeps a plan because the browser cannot.

problem-said-never-kept = Este navegador não consegue manter o seu plano neste aparelho. Este servidor consegue, só para este navegador.
problem-said-no-room = Este servidor não aceita mais planos sem conta no momento, então nada foi alterado. Entre na sua conta ou avise quem administra o servidor.
said-no-cookie-server = Este navegador não manteve nenhum cookie deste site, então não foi possível salvar o seu plano. Permita os cookies deste site. Depois tente de novo.
account-guest-why-server = Com uma conta, o seu celular e o seu computador mostram o mesmo plano, e tudo continua seguro se um aparelho sumir. Ela também traz listas compartilhadas. Tudo o que está aqui vai para a sua conta.
about-data-account-server = Na sua conta neste servidor ({ $mail }).

## How a server in a home network gets HTTPS.

https = Configurar HTTPS
https-lead = Um programa no mesmo computador adiciona o HTTPS. Há três maneiras, e uma basta. Todos os comandos são para o Debian, como root.
https-plan = Com HTTPS, este servidor tem um novo endereço. Entre na sua conta lá. Sem conta, faça antes um backup aqui e restaure lá.
https-private = Uma autoridade certificadora própria
https-private-how = Não precisa de domínio. O Caddy cria o certificado. O nome na configuração é aquele com que a sua rede encontra o servidor.
https-private-devices = Cada aparelho precisa confiar uma vez neste servidor: copie para lá o certificado raiz e instale como autoridade certificadora.
https-name = Um domínio próprio
https-name-how = O certificado vem pelo DNS do domínio, então o servidor não precisa ser acessível pela internet. O domínio leva ao endereço dele na sua rede.
https-mesh = Uma rede privada
https-mesh-how = Cada aparelho entra com o aplicativo Tailscale. Também funciona fora de casa.
https-then = Por fim, nos três casos
https-then-how = Escreva o novo endereço na configuração do Teaspoon e reinicie.
https-more = Todos os passos, também os dos celulares: <file></file>
said-apart-full = Este navegador mantém separados no máximo { NUMBER($most) } planos, então nada foi alterado. Leve este plano para a conta. Ou saia e abra um dos outros planos: ele pode ser apagado ou levado para uma conta.
