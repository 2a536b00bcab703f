### The starter templates: lists that come with Teaspoon, to be copied and changed.

## Where the templates stand, and the category of a list that is made from one.

starters-energy = Energia
starters-health = Salute
starters-home = Casa
starters-out = Uscire
starters-focus = Concentrazione

## Days by how much there is for them.

starter-low-energy-day-name = Giornata di poca energia
starter-low-energy-day-about = Il minimo che basta. Le prime cinque righe vanno già bene; si può fare tutto a letto.
starter-low-energy-day-lines =
    Acqua a portata di mano ~1 2m
    Medicine, se ne prendi ~1 2m !high
    Mangiare qualcosa senza cucinare ~1 10m
    - Cracker, frutta, yogurt o un avanzo freddo
    - A letto va bene, metà va bene
    Riposo, occhi chiusi, niente in sottofondo 20m
    Un altro riposo, prima che serva 20m
    Se c’è ancora energia, una cosa sola
    - Una salvietta per viso e mani ~1 3m
    - Una maglia pulita ~1 3m
    - Mandare una riga: Poca energia, riposo, ti scrivo più avanti ~1 2m
    - Una piccola cosa bella: una canzone, la finestra, il gatto ~1 5m

starter-morning-name = Mattina
starter-morning-about = Alzarsi a piccoli passi. Acqua, medicine e di nuovo a letto: è una mattina anche questa.
starter-morning-lines =
    Bere un po’ d’acqua, ancora a letto ~1 2m
    Medicine, se ne prendi ~1 2m
    Sedersi sul bordo del letto e aspettare un po’ 2m
    Andare in bagno ~1 5m
    Lavare il viso, o una salvietta ~1 3m
    Lavare i denti, su uno sgabello va bene ~1 3m
    Vestirsi: anche una tuta morbida conta ~1 10m
    Mangiare qualcosa di facile: fette biscottate, yogurt, banana ~1 10m
    Riposo prima di tutto il resto 10m
    Guardare la lista e scegliere una cosa ~1 2m

starter-evening-name = Sera tranquilla
starter-evening-about = Chiudere la giornata e fare posto al sonno. Meglio cominciare finché c’è un po’ di energia.
starter-evening-lines =
    Ci si ferma qui: il resto può aspettare
    Scrivere ciò che gira ancora in testa ~1 5m
    - Basta una parola per ogni cosa
    - Poi mettere via la lista
    Medicine, se ne prendi ~1 2m
    Acqua accanto al letto ~1 2m
    Lavare i denti, su uno sgabello va bene ~1 3m
    In pigiama, o via i vestiti stretti ~1 5m
    Telefono in carica ~1 1m
    Luci basse, tapparelle giù ~1 2m
    Riposo a letto: silenzio, o una voce calma da ascoltare 20m

starter-flare-up-name = Quando peggiora
starter-flare-up-about = Per quando tutto si aggrava, come in un crash o una ricaduta. L’ultima parte si scrive in un giorno migliore.
starter-flare-up-lines =
    Fermarsi e sdraiarsi: il resto può aspettare 30m !high
    Tenere vicino ~1 5m
    - Acqua e qualcosa da mangiare
    - Le medicine che usi già
    - Telefono e caricatore
    - Mascherina per gli occhi, tappi, coperta
    Avvisare una persona e chiederle una cosa ~1 2m
    - Da mandare: Giornata difficile, riposo. Mi porti da mangiare? Niente chiamate, grazie.
    Disdire ciò che ha una data, lasciare il resto ~1 5m
    - Da mandare: Non sto abbastanza bene. Possiamo trovare un’altra data?
    Riposo, e ancora riposo prima di provare ad alzarsi 30m
    Da scrivere in un giorno migliore
    - Che cosa aiuta, e che cosa fa peggiorare ~1 10m
    - A quali segnali chiedere aiuto, e chi chiamare ~1 10m
    - Chi ha una chiave di casa ~1 2m

## Doctors and medicines.

starter-appointment-name = Visita medica
starter-appointment-about = Prima, durante e dopo, per farsi ascoltare e tornare bene a casa.
starter-appointment-lines =
    Prima
    - Chiedere se si può fare per telefono o in video ~1 5m
    - Scrivere la cosa più importante da dire ~1 5m !high
    - Aggiungerne altre due, se ci sono ~1 5m
    - Scrivere quando è cominciato e che cosa è cambiato ~1 10m
    - Fotografare le scatole delle medicine ~1 5m
    - Pensare all’andata e al ritorno, con i riposi ~1 10m
    - Chiedere a qualcuno di venire, o di ascoltare al telefono ~1 5m
    - In borsa: tessera sanitaria, impegnativa, note, acqua, tappi ~1 5m
    - Una sveglia per prepararsi e una per uscire ~1 2m
    - Riposo prima di uscire 30m
    Alla visita
    - Andare, aspettare, parlare e tornare ~6 120m
    - - Dire all’accettazione se serve sdraiarsi o un posto tranquillo
    - - Consegnare le note, o leggerle
    - - Chiedere: adesso che cosa succede, e chi fa che cosa?
    - - Chiedere di averlo per iscritto, o di registrare
    Dopo
    - Prima il riposo: mangiare, bere, letto 60m
    - Scrivere o registrare tre cose che sono state dette ~1 5m
    - Mettere le nuove date in agenda ~1 5m
    - Tenere il più libero possibile il giorno che segue

starter-prescriptions-name = Ricette e farmacia
starter-prescriptions-about = Chiedere le medicine finché ce ne sono ancora, e farle arrivare a casa.
starter-prescriptions-lines =
    Vedere che cosa sta finendo ~1 5m
    - Mettere le scatole davanti a sé
    - Fotografare quelle quasi vuote
    Chiedere la ricetta al medico di base ~2 10m !high
    - Per e-mail, messaggio o app, se si può
    - Per telefono: nome, codice fiscale, medicina, dosaggio
    - Chiedere il numero della ricetta elettronica
    Decidere come arrivano a casa ~1 5m
    - Chiedere alla farmacia se fa consegne
    - O mandare a qualcuno il numero e il codice fiscale
    Andare a prenderle, se nessun altro può ~4 40m
    Riposo quando ci sono 20m
    Guardare le scatole: stessa medicina, stesso dosaggio ~1 3m
    Riempire il portapillole, su una sedia ~1 10m
    Mettere un promemoria per la prossima ricetta ~1 2m

starter-hospital-bag-name = Borsa per l’ospedale
starter-hospital-bag-about = Per un’ora in sala d’attesa o qualche notte. Se è già fatta, può restare pronta.
starter-hospital-bag-lines =
    Documenti
    - Impegnativa o foglio della prenotazione
    - Carta d’identità, tessera sanitaria, esenzione
    - Lista di medicine, dosi e allergie
    - Numeri di telefono, anche su carta
    - Ultimi esami e referti
    - Una pagina: che cosa mi aiuta, che cosa mi fa peggiorare
    Salute
    - Medicine nelle loro scatole
    - Occhiali, apparecchi acustici, pile
    - Bastone, carrozzina, tutori
    Per aspettare
    - Tappi o cuffie, mascherina per gli occhi o occhiali da sole
    - Telefono, caricatore con il cavo lungo
    - Acqua e qualcosa da mangiare che tolleri
    - Coperta o maglia calda
    Per la notte
    - Pigiama, calze calde, ciabatte
    - Spazzolino, salviette, burro di cacao
    - Asciugamano, acqua in bottiglia, posate
    - Il proprio cuscino
    - Qualcosa di facile da ascoltare
    - Vestiti per tornare a casa
    A casa
    - Qualcuno sa dove sei
    - Qualcuno pensa agli animali e alla posta

## The household.

starter-cleaning-name = Pulizie, una stanza per volta
starter-cleaning-about = Piccoli gesti, una stanza per volta. Ognuno conta, e fermarsi a metà va bene.
starter-cleaning-lines =
    Scegliere una stanza, chiudere le altre porte ~1 1m
    Intorno al letto ~1 5m
    - Rifiuti in un sacchetto, da dove sei
    - Tazze e piatti insieme, pronti per quando ti alzi
    - Finestra un po’ aperta
    Camera ~2 10m
    - Vestiti in un mucchio, dividerli può aspettare
    - Piumone a posto
    - Federa pulita
    Cucina ~2 10m
    - Rifiuti nel bidone
    - Piatti nel lavello, con acqua calda sopra
    - Pulire un solo ripiano
    Piatti ~2 10m
    - Su uno sgabello
    - Un piatto, una tazza, una forchetta: quelli che servono
    - Lasciarli asciugare all’aria
    Bagno ~2 10m
    - Pulire il lavandino, a sedere sul bordo della vasca o su uno sgabello
    - Water: detergente, aspettare, scopino, scarico
    - Asciugamano pulito
    Soggiorno ~2 10m
    - Ciò che va in altre stanze in una scatola
    - Pulire il tavolo
    Pavimento di una stanza ~3 10m
    - Il centro basta
    Portare fuori i rifiuti, un sacco basta ~2 5m
    Riposo tra una stanza e l’altra 15m

starter-laundry-name = Bucato in quattro passi
starter-laundry-about = Una lavatrice, con una pausa dopo ogni passo. Non tutto nello stesso giorno.
starter-laundry-lines =
    Raccogliere ~1 5m
    - Prima la biancheria e ciò che usi per dormire
    - Anche mezzo carico è un carico
    Lavare ~1 5m
    - Dentro i vestiti, detersivo, avvio
    - Un timer per la fine del lavaggio
    Stendere ~2 10m
    - Su una sedia accanto allo stendino, prima le cose piccole
    - O nell’asciugatrice, e avvio
    - Odora di umido? Un altro risciacquo, e va bene
    Riposo mentre si asciuga
    Mettere via ~2 10m
    - Sopra, ciò che serve presto
    - Non c’è niente da stirare o piegare
    - Un cesto di panni puliti è un buon armadio

starter-groceries-name = Spesa
starter-groceries-about = Per i giorni in cui cucinare è troppo. Da ordinare, o da mandare a chi fa la spesa per te.
starter-groceries-lines =
    Senza cucinare
    - Pane, cracker o fette biscottate
    - Formaggio, prosciutto, hummus
    - Yogurt
    - Banane, mele, pomodorini
    - Biscotti o cereali
    - Scatolette con linguetta: legumi, tonno, mais
    Una pentola o il microonde
    - Piatti pronti, zuppe fresche
    - Riso già cotto
    - Uova
    - Pasta e un sugo pronto, pesto, grattugiato
    - Verdure surgelate, già tagliate
    Da bere
    - Latte o bevanda vegetale
    - Caffè, tè, succhi
    Accanto al letto
    - Barrette, noci, taralli, frutta secca
    Casa
    - Carta igienica, fazzoletti
    - Sapone, salviette
    - Detersivo, sacchi per i rifiuti
    - Cibo per gli animali

starter-letters-name = Bollette e lettere
starter-letters-about = Per il mucchio vicino alla porta. Una busta basta; le altre possono aspettare.
starter-letters-lines =
    Portare il mucchio dove stai, a sedere o a letto ~1 2m
    Chiamare qualcuno che ti faccia compagnia, se aiuta ~1 3m
    Aprire tre buste, senza leggere ancora ~1 3m
    - Buste e pubblicità subito nella carta
    Fare due mucchi: chiede qualcosa, non chiede niente ~1 5m
    Fotografare quelle che chiedono ~1 5m
    - Mettere in agenda la data che dicono
    Riposo, occhi lontani dalla carta 10m
    Pagare una bolletta ~2 10m !high
    - Aprire l’app della banca o dei pagamenti
    - Inquadrare il codice del bollettino o dell’avviso, inviare
    - Scriverci sopra: pagata
    Rispondere a una lettera ~2 15m
    - Cercare la frase che dice che cosa vogliono
    - Bastano tre righe: chi, che cosa, grazie
    - Se è un modulo: chiedere aiuto a un CAF o patronato
    Troppo da pagare insieme? Chiedere le rate ~3 20m
    - Da mandare: Non posso pagare tutto insieme. È possibile rateizzare?
    Mettere il resto in una scatola e chiuderla ~1 2m

starter-visitors-name = Viene qualcuno
starter-visitors-about = Vengono per vedere te. Un posto, qualcosa da bere e un lavandino pulito bastano.
starter-visitors-lines =
    Dire quanto puoi ~1 3m
    - Da mandare: Che bello. Una visita breve, poi ho bisogno di riposare.
    - Oppure: Mi farebbe piacere, ma non ancora. Ti dico io quando.
    - Chiedere calma, o niente profumi, se per te conta
    Chiedere di portare qualcosa da mangiare ~1 2m
    Liberare una sedia e un tavolo ~1 5m
    - Tutto ciò che è in giro in una scatola, coperchio sopra
    Bagno ~2 5m
    - Pulire il lavandino
    - Asciugamano pulito, carta igienica
    Chiudere le porte delle altre stanze ~1 1m
    Tazze e qualcosa da bere su un vassoio ~1 5m
    Riposo prima che suonino 30m
    La visita ~4 60m
    - Sul divano, se sdraiarsi è meglio
    - Il caffè lo fa chi viene
    - Per chiudere: Grazie della visita, adesso ho bisogno di sdraiarmi
    Riposo quando non c’è più nessuno 45m
    I piatti restano dove sono

starter-moving-house-name = Trasloco
starter-moving-house-about = Una cosa grande in scatole piccole, in molte settimane. Per ciò che pesa, chiedi aiuto.
starter-moving-house-lines =
    Fissare la data
    - Dare disdetta del vecchio contratto, per iscritto ~2 20m !high
    - Fotografare il nuovo contratto ~1 5m
    Trovare aiuto
    - Chiedere a due persone, un compito chiaro a testa ~2 15m
    - Chiedere un preventivo a tre ditte ~3 30m
    - Trovare chi tiene animali o bambini ~1 10m
    Avvisare, uno per volta
    - Banca ~1 10m
    - Medico di base e farmacia ~1 10m
    - Poste: servizio Seguimi, per la posta del vecchio indirizzo ~1 10m
    - Luce, gas, acqua, con le letture dei contatori ~2 20m
    - Internet e telefono ~2 20m
    - Lavoro, scuola, INPS ~2 20m
    - Comune: residenza e rifiuti ~2 20m
    - Assicurazione, amministratore del condominio ~1 10m
    Lasciare andare
    - Un sacco di cose da buttare ~1 10m
    - Un sacco di cose da dare ~1 10m
    Scatole
    - Una scatola piccola, su una sedia ~2 15m
    - - Libri in scatole piccole, vestiti in scatole grandi
    - - Scriverci sopra: quale stanza, che cosa c’è
    - Fotografare i cavi prima di staccarli ~1 5m
    - Viti in un sacchetto, sacchetto sul suo mobile ~1 5m
    - La scatola da aprire per prima ~2 15m
    - - Medicine, documenti, caricatori
    - - Lenzuola, un cambio di vestiti
    - - Carta igienica, sapone, asciugamano, lampada
    - - Moka, tazze, cibo facile
    Il trasloco
    - Un letto o una sedia lontano dal rumore ~2 15m
    - Dire da lì dove va che cosa ~8 180m
    - Foto dei contatori e delle stanze vuote ~1 10m
    - Consegnare le chiavi ~2 15m
    Nella nuova casa
    - Prima il letto, il resto può aspettare ~3 30m
    - Riposo finché serve
    - Una scatola, quando c’è energia ~2 15m

## Away from home.

starter-trip-name = Valigia
starter-trip-about = Per una o più notti fuori. Un po’ per volta, o a letto mentre qualcuno prende le cose.
starter-trip-lines =
    Là non si compra
    - Medicine, con qualche dose in più, nel bagaglio a mano
    - Carta d’identità, tessera sanitaria
    - Biglietti e indirizzo, anche su carta
    - Soldi e carte
    - Chiavi
    - Telefono e caricatore
    - Occhiali, apparecchi acustici, ausili per camminare
    Vestiti
    - Mutande e calze, una per giorno e una in più
    - Maglie
    - Pantaloni o gonne
    - Qualcosa di caldo
    - Qualcosa per la pioggia
    - Pigiama
    - Scarpe comode
    Per lavarsi
    - Spazzolino e dentifricio
    - Deodorante, spazzola
    - Salviette per i giorni senza doccia
    - Assorbenti o coppetta
    Per riposare
    - Tappi, mascherina per gli occhi
    - Il proprio cuscino o la federa
    - Cuffie
    In viaggio
    - Acqua e qualcosa da mangiare
    - Coperta o sciarpa
    - Qualcosa da fare, qualcosa da tenere in mano
    Prima di uscire
    - Finestre, gas, rubinetti
    - Fuori i rifiuti
    - Qualcuno pensa a piante e animali
    - Un pasto nel freezer per il ritorno

starter-school-name = Zaino per la scuola
starter-school-about = Da fare la sera: zaino vicino alla porta, poi togli le spunte e usi di nuovo la lista.
starter-school-lines =
    Zaino
    - Guardare l’orario
    - Libri e quaderni delle materie
    - I compiti, quelli che ci sono
    - Diario
    - Astuccio: penne, matita, gomma, righello
    - Calcolatrice o computer, carico
    - Cose per ginnastica
    - Avvisi da far firmare
    Mangiare
    - Pranzo o soldi per la mensa
    - Merenda
    - Borraccia
    Per stare bene
    - Medicine, se ne prendi a scuola
    - Cuffie antirumore o tappi
    - Qualcosa da tenere in mano
    - Il foglio che dice che puoi riposare o uscire dall’aula
    Vicino alla porta
    - Chiavi e abbonamento del bus in una scarpa, così vengono con te
    - Giacca e scarpe
    - Vestiti già pronti

## For days on which attention runs out first.

starter-getting-started-name = Iniziare quando tutto è fermo
starter-getting-started-about = Per la cosa a cui giri intorno. La prima riga, poi si vede.
starter-getting-started-lines =
    Bere qualcosa e muoversi un po’ ~1 2m
    Dire la prima cosa da toccare: una tazza, un file ~1 1m
    Metterla davanti a sé, per ora niente altro ~1 2m
    Dire a qualcuno: adesso comincio questo ~1 2m
    - O restare in chiamata, ognuno con le sue cose
    Avviare il timer: farlo male finché suona ~1 5m
    - Una riga, un piatto, un clic: basta
    - Poi fermarsi o continuare: va bene tutto
    Ancora niente? Tagliare a metà il primo passo ~1 1m
    - O cambiare: anche un’altra cosa della lista conta
    Riposo o una cosa bella, in ogni caso 10m

starter-study-name = Sessione di studio
starter-study-about = Un turno breve, con un inizio e una fine. Funziona anche a letto.
starter-study-lines =
    Preparare ~1 5m
    - Acqua, merenda, ciò che serve per stare bene
    - Telefono lontano, o in silenzioso
    - Un foglio per i pensieri che arrivano intanto
    - Qualcosa non è ancora a posto? Si comincia così
    Scegliere una cosa che sta in un turno ~1 3m
    - Una pagina, una domanda, un paragrafo
    Un turno ~2 15m
    - Prima leggere i titoli
    - O farsi leggere il testo ad alta voce
    - Dire ogni parte con parole proprie
    Riposo, occhi lontani dallo schermo 10m
    Un altro turno, se c’è energia ~2 15m
    Lasciarsi una nota: dove sono, che cosa viene dopo ~1 2m
    Riposo: fermarsi mentre va bene conta 15m
    Chiedere più tempo o aiuto, se serve ~1 5m
    - Da mandare: Non sto bene e ho bisogno di più tempo. Che cosa è possibile?
