## Help. Here spoons are those of the spoon theory, also for somebody who gave the unit another name.

help = Hjälp
help-spoons = Vad är skedar?
help-spoons-are = En sked är en enhet energi. Du börjar dagen med några, och varje sak du gör tar en eller flera: en dusch kanske tar 2, ett telefonsamtal 1, ett besök 5. Bara du vet hur många, och det ändras från dag till dag.
help-spoons-planned = När skedarna är planerade är dagen full. Resten ligger i Väntar. Vila tar inga, och den räknas.
help-spoons-source = Efter ”The Spoon Theory” av Christine Miserandino, 2003, på butyoudontlooksick.com. Hon lever med lupus och förklarade det för en vän på ett kafé, med en handfull skedar. I Inställningar kan du kalla enheten något annat.

help-row = Så läser du raden
help-row-spent = Liggande, grå
help-row-spent-means = Klart
help-row-planned = Fylld
help-row-planned-means = Planerat
help-row-free = Bara kontur
help-row-free-means = Kvar
help-row-reserve = Streckad
help-row-reserve-means = I reserv
help-row-over = Prickad
help-row-over-means = På lån, eller mer än du har

help-day = Så går en dag
help-day-new = Ny dag: skriv hur många du har. Det räcker med en gissning, och du kan ändra den när du vill.
help-day-select = Välj: ta det som får plats och tryck på ”Lägg till idag”. Teaspoon sköter räknandet.
help-day-check = Bocka av det som är klart. Resten flyttas till Väntar när nästa dag börjar.

help-more = Bra att veta
help-more-cost = En kostnad är en gissning. Om en uppgift kostar mer eller mindre än vanligt idag kan du öppna den och ändra dagens kostnad.
help-more-reserve = Du kan ha några i reserv, så att det inte tar helt slut. Reserven visas för sig.
help-more-borrow = Du kan låna av morgondagen. Nästa nya dag föreslår då så många färre.
help-more-low = På en tung dag visar Lågenergidag (på Idag) bara det som inte kan vänta. Allt annat kommer tillbaka precis som det var. På en lågenergidag kommer påminnelser utan ljud.
help-more-swipe = Svep en rad i dagens lista åt vänster för att bocka av den.
help-more-move = Svep en rad åt höger för att flytta den till en dag. ⋯ i slutet av raden gör samma sak, och Flytta… på en uppgifts sida.
help-more-drag = I ett brett fönster kan du dra en uppgift till Idag vid sidan för att lägga till den idag.
help-more-hold = I en lista med egen ordning: låt fingret vila på en rad i en halv sekund och flytta den sedan. Med mus drar du i handtaget.
help-more-unit = Du kan kalla en enhet energi något annat: Inställningar, Energi.

help-now = Vad nu?
help-now-facts = Föreslår en uppgift som får plats
help-plan = Planera min dag
help-plan-facts = Föreslår en dag som får plats
help-history = Historik
help-history-facts = Se och ångra ändringar från de senaste { NUMBER($days) } dagarna
help-keys = Kortkommandon
help-keys-facts = Tryck på ? på vilken sida som helst
help-tips = Tips
help-tips-facts = Pacing och att komma igång, med källor
help-advice = Teaspoon planerar uppgifter. Appen ger inga medicinska råd.

## More: links to all other pages, some with a line below.

more = Mer
more-help = Vad är skedar?
more-help-facts = Och hur en dag går
more-now = Vad nu?
more-focus = Fokus och vila
more-notes = Anteckningar
more-tips = Tips
more-tips-facts = Om pacing och att komma igång
more-insights = Insikter
more-insights-facts = Dina egna dagar, beskrivna
more-history = Historik
more-history-facts = Se och ångra ändringar från de senaste { NUMBER($days) } dagarna
more-templates = Mallar
more-subjects = Etiketter
more-settings = Inställningar
more-account = Konto
more-account-none = Inte inloggad
more-data = Dina data
more-data-facts = Exportera, importera, skriva ut
more-about = Om appen

## About: where the data is, and the version.

about = Om appen
about-data = Var dina data finns
about-data-server = Din planering sparas på den här servern, bara för den här webbläsaren. En kaka i webbläsaren är den enda nyckeln: om du rensar kakor kan du inte öppna planeringen längre.
about-data-device = På den här enheten, i den här webbläsaren. Inget skickas någonstans.
about-data-account = På den här enheten, i den här webbläsaren, och i ditt konto på den här servern ({ $mail }).
about-data-clearing = Om du rensar webbläsarens webbplatsdata försvinner planeringen här. På en iPhone rensar Safari en webbplats som inte har använts på sju dagar. Om du lägger till Teaspoon på hemskärmen finns allt kvar.
about-version = Den här versionen
about-version-is = Teaspoon { $version }, utgåva { $release }.
about-crashes = { $count ->
    [0] Inga krascher på den här enheten.
    [one] Appen har kraschat en gång på den här enheten och startat om av sig själv.
   *[other] Appen har kraschat { $count } gånger på den här enheten och startat om av sig själv.
}
about-fonts = Typsnitt
about-fonts-are = Inter, av The Inter Project Authors (SIL Open Font License 1.1), och OpenDyslexic, av Abelardo Gonzalez (CC BY 3.0), båda begränsade till de alfabet som behövs.
