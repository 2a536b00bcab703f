### Only pages of the server say these.

## The first page where the browser can keep no plan, because it came without HTTPS.

keep-here = Tu plan puede estar en este servidor
keep-here-lead = Has abierto <address></address>. Sin HTTPS, el navegador no puede guardar tu plan en este dispositivo. El servidor sí.
keep-here-means = Qué significa eso
keep-here-works = Todo funciona, en cada dispositivo de esta red.
keep-here-network = Necesita la red: nada sin conexión, ni recordatorios con Teaspoon cerrado.
keep-here-read = Otras personas de esta red podrían leerlo. En casa está bien, en una cafetería no.
keep-here-yours = Si este servidor es tuyo
keep-here-minutes = unos 10 minutos
keep-here-then = después también funciona sin conexión

## What is said where the server keeps a plan because the browser cannot.

problem-said-never-kept = Este navegador no puede guardar tu plan en este dispositivo. Este servidor sí, solo para este navegador.
problem-said-no-room = Este servidor no acepta ahora más planes sin cuenta, así que no se ha cambiado nada. Inicia sesión o avisa a quien administra el servidor.
said-no-cookie-server = Este navegador no ha guardado ninguna cookie de este sitio web, así que no se ha podido guardar tu plan. Permite las cookies de este sitio. Luego vuelve a intentarlo.
account-guest-why-server = Con una cuenta, todos tus dispositivos muestran el mismo plan y no pierdes nada si te quedas sin uno. También hay listas compartidas. Todo lo que hay aquí pasa a tu cuenta.
about-data-account-server = En tu cuenta en este servidor ({ $mail }).

## How a server in a home network gets HTTPS.

https = Configurar HTTPS
https-lead = Un programa en el mismo equipo añade HTTPS. Hay tres maneras y basta con una. Todas las órdenes son para Debian, como root.
https-plan = Con HTTPS, este servidor tiene otra dirección. Inicia sesión allí. Sin cuenta, haz antes una copia de seguridad aquí y restáurala allí.
https-private = Una autoridad de certificación propia
https-private-how = No hace falta un dominio. Caddy crea el certificado. El nombre en su configuración es aquel con el que tu red encuentra el servidor.
https-private-devices = Cada dispositivo tiene que confiar una vez en este servidor: copia allí el certificado raíz e instálalo como autoridad de certificación.
https-name = Un dominio propio
https-name-how = El certificado llega por el DNS del dominio, así que el servidor no tiene que ser accesible desde Internet. El dominio lleva a su dirección en tu red.
https-mesh = Una red privada
https-mesh-how = Cada dispositivo entra con la aplicación Tailscale. También funciona fuera de casa.
https-then = Al final, en los tres casos
https-then-how = Escribe la nueva dirección en la configuración de Teaspoon y reinícialo.
https-more = Todos los pasos, también los de los móviles: <file></file>
said-apart-full = Este navegador mantiene aparte como máximo { NUMBER($most) } planes, así que no se ha cambiado nada. Lleva este plan a la cuenta. O cierra sesión y abre uno de los otros planes: puedes eliminarlo o llevarlo a una cuenta.
