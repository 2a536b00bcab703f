## Help. Here spoons are those of the spoon theory, also for somebody who gave the unit another name.

help = Aiuto
help-spoons = Che cosa sono i cucchiai?
help-spoons-are = Un cucchiaio è un’unità di energia. Inizi la giornata con alcuni cucchiai, e ogni cosa che fai ne richiede uno o più: una doccia forse 2, una telefonata 1, una visita 5. Solo tu conosci i numeri, e cambiano da un giorno all’altro.
help-spoons-planned = Quando i cucchiai sono tutti in programma, la giornata è piena. Il resto aspetta in «In sospeso». Il riposo non ne richiede, e conta.
help-spoons-source = Da «The Spoon Theory» di Christine Miserandino, 2003, su butyoudontlooksick.com. L’autrice vive con il lupus, e l’ha spiegata a un’amica in un bar, con una manciata di cucchiai. Nelle impostazioni puoi dare un altro nome all’unità.

help-row = Come leggere la riga
help-row-spent = Disteso, grigio
help-row-spent-means = Fatto
help-row-planned = Pieno
help-row-planned-means = In programma
help-row-free = Solo il contorno
help-row-free-means = Disponibile
help-row-reserve = Tratteggiato
help-row-reserve-means = Nella riserva
help-row-over = A puntini
help-row-over-means = In prestito, o oltre il limite

help-day = Come si svolge una giornata
help-day-new = Nuovo giorno: scrivi quanti cucchiai hai. Basta una stima, e puoi cambiarla quando vuoi.
help-day-select = Scegli: prendi ciò che ci sta e premi «Aggiungi a oggi». Teaspoon fa i conti.
help-day-check = Spunta ciò che è fatto. Il resto passa a «In sospeso» quando inizia il giorno seguente.

help-more = Buono a sapersi
help-more-cost = Un costo è una stima. Se oggi un’attività costa più o meno del solito, aprila e cambia il costo di oggi.
help-more-reserve = Puoi tenerne alcuni nella riserva, così l’energia non finisce del tutto. La riserva si vede a parte.
help-more-borrow = Puoi prenderne in prestito dalla giornata di domani. Il prossimo «Nuovo giorno» ne proporrà altrettanti in meno.
help-more-low = In una giornata difficile, «Poca energia» (in Oggi) mostra solo ciò che non può aspettare. Tutto il resto torna esattamente com’era. In una giornata di poca energia, i promemoria arrivano senza suono.
help-more-swipe = Scorri verso sinistra una riga della lista di oggi per spuntarla.
help-more-move = Scorri verso destra una riga per spostarla a un giorno. Lo stesso fanno il ⋯ alla fine della riga e «Sposta…» nella pagina di un’attività.
help-more-drag = In una finestra larga, trascina un’attività su «Oggi», a lato, per aggiungerla a oggi.
help-more-hold = In un elenco con il tuo ordine, tieni il dito su una riga per mezzo secondo, poi spostala. Con il mouse, trascina la maniglia.
help-more-unit = Puoi dare un altro nome all’unità di energia: Impostazioni, Energia.

help-now = E adesso?
help-now-facts = Propone un’attività adatta
help-plan = Pianifica la giornata
help-plan-facts = Propone una giornata adatta
help-history = Cronologia
help-history-facts = { $days ->
    [one] Vedi e annulla le modifiche dell’ultimo giorno
   *[other] Vedi e annulla le modifiche degli ultimi { NUMBER($days) } giorni
}
help-keys = Scorciatoie da tastiera
help-keys-facts = Premi ? in qualsiasi pagina
help-tips = Consigli
help-tips-facts = Dosare le energie e iniziare, con le fonti
help-advice = Teaspoon serve a pianificare attività. Non dà consigli medici.

## More: links to all other pages, some with a line below.

more = Altro
more-help = Che cosa sono i cucchiai?
more-help-facts = E come si svolge una giornata
more-now = E adesso?
more-focus = Concentrazione e riposo
more-notes = Note
more-tips = Consigli
more-tips-facts = Per dosare le energie e iniziare
more-insights = Andamento
more-insights-facts = I tuoi giorni, descritti
more-history = Cronologia
more-history-facts = { $days ->
    [one] Vedi e annulla le modifiche dell’ultimo giorno
   *[other] Vedi e annulla le modifiche degli ultimi { NUMBER($days) } giorni
}
more-templates = Modelli
more-subjects = Etichette
more-settings = Impostazioni
more-account = Account
more-account-none = Accesso non effettuato
more-data = I tuoi dati
more-data-facts = Esporta, importa, stampa
more-about = Informazioni

## About: where the data is, and the version.

about = Informazioni
about-data = Dove sono i tuoi dati
about-data-server = I tuoi dati sono su questo server, solo per questo browser. L’unica chiave è un cookie in questo browser: se elimini i cookie, non puoi più aprirli.
about-data-device = Su questo dispositivo, in questo browser. Niente viene inviato da nessuna parte.
about-data-account = Su questo dispositivo, in questo browser, e nel tuo account su questo server ({ $mail }).
about-data-clearing = Se elimini i dati dei siti nel browser, vengono eliminati anche questi. Su iPhone, Safari elimina i dati di un sito che non è stato usato per sette giorni; se aggiungi Teaspoon alla schermata Home, restano.
about-version = Questa versione
about-version-is = Teaspoon { $version }, release { $release }.
about-crashes = { $count ->
    [0] Su questo dispositivo non si è mai bloccato.
    [1] Su questo dispositivo si è bloccato una volta ed è ripartito da solo.
   *[other] Su questo dispositivo si è bloccato { $count } volte ed è ripartito da solo.
}
about-fonts = Caratteri
about-fonts-are = Inter, di The Inter Project Authors (SIL Open Font License 1.1), e OpenDyslexic, di Abelardo Gonzalez (CC BY 3.0), ridotti agli alfabeti che servono.
