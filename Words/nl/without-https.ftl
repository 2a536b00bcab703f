### Only pages of the server say these.

## The first page where the browser can keep no plan, because it came without HTTPS.

keep-here = Je planning kan op deze server staan
keep-here-lead = Je hebt <address></address> geopend. Zonder HTTPS kan de browser je planning niet op dit apparaat bewaren. De server wel.
keep-here-means = Wat dat betekent
keep-here-works = Alles werkt, op elk apparaat in dit netwerk.
keep-here-network = Het netwerk is nodig: niets offline, en geen herinneringen terwijl Teaspoon gesloten is.
keep-here-read = Anderen in dit netwerk kunnen meelezen. Thuis prima, in een café niet.
keep-here-yours = Als dit jouw server is
keep-here-minutes = ongeveer 10 minuten
keep-here-then = daarna werkt het ook offline

## What is said where the server keeps a plan because the browser cannot.

problem-said-never-kept = Deze browser kan je planning niet op dit apparaat bewaren. Deze server wel, alleen voor deze browser.
problem-said-no-room = Deze server neemt nu geen planningen zonder account meer aan, dus er is niets veranderd. Log in, of laat het de beheerder weten.
said-no-cookie-server = Deze browser heeft geen cookie van deze site bewaard, dus je planning kon niet worden opgeslagen. Sta cookies van deze site toe. Probeer het dan opnieuw.
account-guest-why-server = Met een account zie je op je telefoon en je computer dezelfde planning, en je verliest niets als een apparaat zoekraakt. Je krijgt ook gedeelde lijsten. Alles wat hier staat, gaat mee naar je account.
about-data-account-server = In je account op deze server ({ $mail }).

## How a server in a home network gets HTTPS.

https = HTTPS instellen
https-lead = Een programma op dezelfde computer voegt HTTPS toe. Er zijn drie manieren, en één is genoeg. Alle opdrachten zijn voor Debian, als root.
https-plan = Met HTTPS heeft deze server een nieuw adres. Log daar in. Zonder account: maak hier eerst een back-up en zet die daar terug.
https-private = Een eigen certificaatautoriteit
https-private-how = Je hebt geen domein nodig. Caddy maakt het certificaat. De naam in de instellingen is die waaronder je netwerk de server vindt.
https-private-devices = Elk apparaat moet deze server één keer vertrouwen: kopieer het basiscertificaat daarheen en installeer het als certificaatautoriteit.
https-name = Een eigen domein
https-name-how = Het certificaat komt via de DNS van het domein, dus de server hoeft niet vanaf internet bereikbaar te zijn. Het domein wijst naar het adres in je netwerk.
https-mesh = Een privénetwerk
https-mesh-how = Elk apparaat doet mee met de app Tailscale. Het werkt ook buitenshuis.
https-then = Tot slot, voor alle drie
https-then-how = Zet het nieuwe adres in de instellingen van Teaspoon en start het opnieuw.
https-more = Alle stappen, ook die op telefoons: <file></file>
said-apart-full = Deze browser houdt hoogstens { NUMBER($most) } planningen apart, dus er is niets veranderd. Neem deze planning mee. Of log uit en open een van de andere planningen: die kun je wissen of meenemen naar een account.
