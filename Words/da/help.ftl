## Help. Here spoons are those of the spoon theory, also for somebody who gave the unit another name.

help = Hjælp
help-spoons = Hvad er skeer?
help-spoons-are = En ske er en smule energi. Du begynder dagen med nogle stykker, og alt, hvad du gør, tager en eller flere: et bad tager måske 2, et opkald 1, et besøg 5. Kun du kender tallene, og de skifter fra dag til dag.
help-spoons-planned = Når skeerne er planlagt, er dagen fyldt. Resten bliver under Venter. Hvil tager ingen, og det tæller med.
help-spoons-source = Efter ”The Spoon Theory” af Christine Miserandino, 2003, på butyoudontlooksick.com. Hun lever med lupus og forklarede det for en ven på en café med en håndfuld skeer. I Indstillinger kan du kalde skeerne noget andet.

help-row = Sådan læser du rækken
help-row-spent = Liggende, grå
help-row-spent-means = Gjort
help-row-planned = Fyldt
help-row-planned-means = Planlagt
help-row-free = Omrids
help-row-free-means = Tilbage
help-row-reserve = Stiplet
help-row-reserve-means = Holdt i reserve
help-row-over = Prikket
help-row-over-means = Lånt, eller mere end du har

help-day = Sådan går en dag
help-day-new = Ny dag: skriv, hvor mange du har. Et gæt er fint, og du kan altid ændre det.
help-day-select = Vælg: tag det, der passer, og tryk på ”Føj til i dag”. Teaspoon regner for dig.
help-day-check = Kryds det af, der er gjort. Resten flytter til Venter, når næste dag starter.

help-more = Godt at vide
help-more-cost = En pris er et gæt. Hvis en opgave tager mere eller mindre i dag end ellers, så åbn den, og ændr dagens pris.
help-more-reserve = Du kan holde nogle i reserve, så du ikke løber helt tør. Reserven vises for sig.
help-more-borrow = Du kan låne af morgendagen. Den næste nye dag foreslår så tilsvarende færre.
help-more-low = På en dårlig dag viser Skånedag (på I dag) kun det, der ikke kan vente. Alt andet kommer tilbage præcis, som det var. På en skånedag er påmindelser uden lyd.
help-more-swipe = Stryg en række på dagens liste til venstre for at krydse den af.
help-more-move = Stryg en række til højre for at flytte den til en dag. Det samme gør ⋯ i slutningen af rækken og Flyt… på en opgaves side.
help-more-drag = I et bredt vindue kan du trække en opgave hen på I dag i siden for at føje den til i dag.
help-more-hold = På en liste med din egen rækkefølge: lad fingeren hvile på en række i et halvt sekund, og flyt den så. En mus trækker i håndtaget.
help-more-unit = Du kan kalde en smule energi noget andet: Indstillinger, Energi.

help-now = Hvad nu?
help-now-facts = Foreslår én opgave, der passer
help-plan = Planlæg dagen
help-plan-facts = Foreslår en dag, der passer
help-history = Historik
help-history-facts = Se og fortryd ændringer fra de sidste { NUMBER($days) } dage
help-keys = Tastaturgenveje
help-keys-facts = Tryk på ? på enhver side
help-tips = Tips
help-tips-facts = Om at spare på kræfterne og komme i gang, med kilder
help-advice = Teaspoon planlægger opgaver. Det giver ingen lægelige råd.

## More: links to all other pages, some with a line below.

more = Mere
more-help = Hvad er skeer?
more-help-facts = Og hvordan en dag går
more-now = Hvad nu?
more-focus = Fokus og hvil
more-notes = Noter
more-tips = Tips
more-tips-facts = Om at spare på kræfterne og komme i gang
more-insights = Tilbageblik
more-insights-facts = Et blik på dine egne dage
more-history = Historik
more-history-facts = Se og fortryd ændringer fra de sidste { NUMBER($days) } dage
more-templates = Skabeloner
more-subjects = Emner
more-settings = Indstillinger
more-account = Konto
more-account-none = Ikke logget ind
more-data = Dine data
more-data-facts = Eksport, import, udskrift
more-about = Om

## About: where the data is, and the version.

about = Om
about-data = Her er dine data
about-data-server = Din plan ligger på denne server, kun for denne browser. En cookie i browseren er den eneste nøgle til den: hvis du rydder cookies, kan du ikke åbne den mere.
about-data-device = På denne enhed, i denne browser. Intet sendes nogen steder hen.
about-data-account = På denne enhed, i denne browser, og på din konto på denne server ({ $mail }).
about-data-clearing = Hvis du rydder browserens data for siden, forsvinder planen. På en iPhone sletter Safari data fra en side, der ikke er brugt i syv dage; føj Teaspoon til hjemmeskærmen for at beholde dem.
about-version = Denne version
about-version-is = Teaspoon { $version }, udgivelse { $release }.
about-crashes = { $count ->
    [0] Ingen nedbrud på denne enhed.
    [1] Teaspoon er gået ned én gang på denne enhed og er selv startet igen.
   *[other] Teaspoon er gået ned { $count } gange på denne enhed og er selv startet igen.
}
about-fonts = Skrifttyper
about-fonts-are = Inter, af The Inter Project Authors (SIL Open Font License 1.1), og OpenDyslexic, af Abelardo Gonzalez (CC BY 3.0), begge skåret ned til de alfabeter, der er brug for.
