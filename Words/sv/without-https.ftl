### Only pages of the server say these.

## The first page where the browser can keep no plan, because it came without HTTPS.

keep-here = Din planering kan finnas på den här servern
keep-here-lead = Du öppnade <address></address>. Utan HTTPS kan webbläsaren inte spara din planering på den här enheten. Det kan servern.
keep-here-means = Vad det betyder
keep-here-works = Allt fungerar, på varje enhet i det här nätverket.
keep-here-network = Det kräver nätverket: inget offline, och inga påminnelser medan Teaspoon är stängt.
keep-here-read = Andra i nätverket kan läsa med. Helt okej hemma, inte på ett kafé.
keep-here-yours = Om det är din server
keep-here-minutes = ungefär 10 minuter
keep-here-then = sedan fungerar det offline också

## What is said where the server keeps a plan because the browser cannot.

problem-said-never-kept = Den här webbläsaren kan inte spara din planering på den här enheten. Det kan den här servern, bara för den här webbläsaren.
problem-said-no-room = Den här servern tar just nu inte emot fler planeringar utan konto, så inget ändrades. Logga in, eller säg till den som administrerar servern.
said-no-cookie-server = Webbläsaren sparade ingen kaka från den här webbplatsen, så din planering kunde inte sparas. Tillåt kakor från den här webbplatsen. Försök sedan igen.
account-guest-why-server = Med ett konto visar din telefon och din dator samma planering, och inget går förlorat om en enhet försvinner. Du får också delade listor. Allt här flyttas in i ditt konto.
about-data-account-server = I ditt konto på den här servern ({ $mail }).

## How a server in a home network gets HTTPS.

https = Ordna HTTPS
https-lead = Ett program på samma dator ordnar HTTPS. Det finns tre sätt, och ett räcker. Alla kommandon är för Debian, som root.
https-plan = Med HTTPS får servern en ny adress. Logga in där. Utan konto: gör först en säkerhetskopia här och återställ den där.
https-private = En egen certifikatutfärdare
https-private-how = Du behöver ingen domän. Caddy gör certifikatet. Namnet i inställningarna är det som ditt nätverk hittar servern med.
https-private-devices = Varje enhet behöver lita på servern en gång: kopiera rotcertifikatet dit och installera det som certifikatutfärdare.
https-name = En egen domän
https-name-how = Certifikatet kommer genom domänens DNS, så servern behöver inte kunna nås från internet. Domänen leder till dess adress i ditt nätverk.
https-mesh = Ett privat nätverk
https-mesh-how = Varje enhet är med genom appen Tailscale. Det fungerar också på andra platser än hemma.
https-then = Till sist, för alla tre
https-then-how = Skriv den nya adressen i Teaspoons inställningar och starta om det.
https-more = Alla steg, också de på telefoner: <file></file>
said-apart-full = Den här webbläsaren behåller högst { NUMBER($most) } planeringar separat, så inget ändrades. Ta med den här planeringen. Eller logga ut och öppna en av de andra planeringarna: den kan raderas eller tas med till ett konto.
