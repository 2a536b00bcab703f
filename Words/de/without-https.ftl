### Only pages of the server say these.

## The first page where the browser can keep no plan, because it came without HTTPS.

keep-here = Dein Plan kann auf diesem Server liegen
keep-here-lead = Du hast <address></address> geöffnet. Ohne HTTPS kann der Browser deinen Plan nicht auf diesem Gerät aufbewahren. Der Server kann es.
keep-here-means = Was das heißt
keep-here-works = Alles funktioniert, auf jedem Gerät in diesem Netz.
keep-here-network = Es braucht das Netz: nichts geht offline, und keine Erinnerungen, wenn Teaspoon geschlossen ist.
keep-here-read = Andere in diesem Netz könnten mitlesen. Zu Hause in Ordnung, im Café nicht.
keep-here-yours = Wenn das dein Server ist
keep-here-minutes = etwa 10 Minuten
keep-here-then = danach geht es auch offline

## What is said where the server keeps a plan because the browser cannot.

problem-said-never-kept = Dieser Browser kann deinen Plan nicht auf diesem Gerät aufbewahren. Dieser Server kann es, nur für diesen Browser.
problem-said-no-room = Dieser Server nimmt gerade keine weiteren Pläne ohne Konto auf. Darum wurde nichts geändert. Melde dich an, oder sag der Verwaltung des Servers Bescheid.
said-no-cookie-server = Dieser Browser hat kein Cookie dieser Website behalten. Darum konnte dein Plan nicht gespeichert werden. Erlaube Cookies für diese Website. Versuche es dann noch einmal.
account-guest-why-server = Mit einem Konto zeigen dein Telefon und dein Computer denselben Plan, und wenn ein Gerät verloren geht, ist nichts weg. Dazu kommen geteilte Listen. Alles von hier kommt mit in dein Konto.
about-data-account-server = In deinem Konto auf diesem Server ({ $mail }).

## How a server in a home network gets HTTPS.

https = HTTPS einrichten
https-lead = Ein Programm auf demselben Rechner sorgt für HTTPS. Es gibt drei Wege, einer reicht. Alle Befehle sind für Debian, als root.
https-plan = Mit HTTPS hat dieser Server eine neue Adresse. Melde dich dort an. Ohne Konto: Mach hier zuerst eine Sicherung, und stelle sie dort wieder her.
https-private = Eine eigene Zertifizierungsstelle
https-private-how = Du brauchst keine Domain. Caddy macht das Zertifikat. Der Name in den Einstellungen von Caddy ist der, unter dem dein Netz den Server findet.
https-private-devices = Jedes Gerät muss diesem Server einmal vertrauen: Kopiere das Stammzertifikat dorthin, und installiere es als Zertifizierungsstelle.
https-name = Eine eigene Domain
https-name-how = Das Zertifikat kommt über das DNS der Domain. Der Server muss darum nicht aus dem Internet erreichbar sein. Die Domain zeigt auf seine Adresse in deinem Netz.
https-mesh = Ein privates Netz
https-mesh-how = Jedes Gerät gehört mit der App Tailscale dazu. Das geht auch unterwegs.
https-then = Zum Schluss, bei allen dreien
https-then-how = Trage die neue Adresse in die Einstellungen von Teaspoon ein, und starte es neu.
https-more = Jeder Schritt, auch die auf Telefonen: <file></file>
said-apart-full = Dieser Browser behält höchstens { NUMBER($most) } Pläne getrennt. Darum wurde nichts geändert. Nimm diesen Plan mit. Oder melde dich ab und öffne einen der anderen Pläne: Du kannst ihn löschen oder in ein Konto mitnehmen.
