### The tips: what other people advise, each in two or three short sentences.

## How to spend the energy of a day.

tip-stop-early-title = Fermarsi mentre va ancora bene
tip-stop-early-text = Decidi prima quanto dura, per esempio 15 minuti, e fermati quando il tempo è finito, anche in una buona giornata. All’orologio pensa un timer.

tip-spread-it-out-title = A piccoli pezzi, in più giorni
tip-spread-it-out-text = Dividi una cosa grande in parti e dai le parti a giorni diversi, con dei riposi in mezzo. La misura buona è un po’ meno di quanto pensi di poter fare.

tip-every-kind-of-effort-title = Anche pensieri ed emozioni costano energia
tip-every-kind-of-effort-text = Un modulo, una telefonata o un discorso difficile contano quanto ciò che si fa in piedi. Se conti ogni tipo di fatica, il piano della giornata è più vicino al vero.

tip-your-own-limit-title = Il tuo limite lo conosci tu
tip-your-own-limit-text = Cambia da persona a persona e da un giorno all’altro. Ciò che senti vale più di qualsiasi numero, qui come altrove.

tip-a-whole-week-title = Guardare la settimana, non il giorno
tip-a-whole-week-text = Chi fa ricerca ha messo l’energia spesa in una settimana accanto a quella che c’era. Così un giorno pesante è uno su sette, e gli alti e bassi si vedono.

tip-good-days-title = Giorni buoni quasi come gli altri
tip-good-days-text = Fare molto di più in un giorno buono e poi crollare: in inglese si chiama «boom and bust». Spostare una cosa sola dal giorno buono a quello dopo è già una via d’uscita.

tip-keep-one-back-title = Tenere qualcosa da parte
tip-keep-one-back-text = Nel racconto da cui vengono i cucchiai, uno resta in tasca per ciò che al mattino non si può sapere. La riserva, nelle impostazioni, fa lo stesso.

## How to begin.

tip-one-step-in-sight-title = Una cosa sola in vista
tip-one-step-in-sight-text = Un’istruzione alla volta si segue meglio di una pagina intera. Scrivi come sottoattività la prima cosa da prendere in mano, e lascia il resto per dopo.

tip-when-then-title = Quando succede questo, faccio quello
tip-when-then-text = «Quando la moka è sul fuoco, apro la lettera.» Se un’azione è legata a un momento, si inizia più spesso: lo dicono 94 studi, visti insieme.

tip-somebody-there-title = Qualcun altro nella stanza
tip-somebody-there-text = Di persona o in chiamata, ognuno con le sue cose: in inglese si chiama «body doubling». Su 220 persone sentite in un sondaggio, tre su quattro lo fanno.

tip-time-to-be-seen-title = Un tempo che si vede
tip-time-to-be-seen-text = Quanto dura una cosa è difficile da stimare: gli adulti con ADHD lo dicono tra ciò che resta difficile al lavoro. Un orologio o un timer in vista aiuta un po’.

tip-leave-a-cushion-title = Meno cose, più margine
tip-leave-a-cushion-text = Una giornata con un po’ di spazio regge anche una telefonata. Togli una cosa da oggi prima di cominciare: può tornare, se c’è tempo.

tip-begin-a-new-list-title = Una vecchia lista può andare
tip-begin-a-new-list-text = Una persona che scrive e ha l’ADHD lascia andare ogni domenica tutta la lista vecchia e ne comincia una nuova. «Riparti da zero», in In sospeso, fa questo e non perde niente.

tip-what-was-done-title = Guardare ciò che è fatto
tip-what-was-done-text = Ciò che resta da fare si vede tutto il giorno; ciò che è fatto si dimentica presto. Una lista rimette le cose a posto. Qui sono «Fatto oggi» e la Cronologia.

## How not to have to keep it in mind.

tip-let-it-be-written-title = Lasciare che qualcosa ricordi per te
tip-let-it-be-written-text = Una nota, un’agenda, una sveglia: secondo una rassegna di studi, affidare a loro le cose da fare è molto efficace. Scrivi quando ti viene in mente, e riordina quando c’è tempo.

tip-in-the-way-title = Metterlo dove passerai
tip-in-the-way-text = La lettera sulla maniglia, le medicine accanto alla tazza: una cosa sul tuo cammino ricorda come una nota, e non ha bisogno di batteria.

tip-few-reminders-title = Pochi promemoria, per sentirli
tip-few-reminders-text = Una persona che ne aveva cinquanta al giorno non ne notava più nessuno. Quelli che restano si notano di più quando gli altri non ci sono.

## How to stop.

tip-rest-first-title = Riposare prima che serva
tip-rest-first-text = C’è chi mette in programma uno o due brevi riposi al giorno e li fa in ogni caso, che si senta bene o no. Tra chi ne ha scritto, più d’uno dice che le giornate sono diventate più prevedibili.

tip-what-rests-title = Scoprire che cosa ti riposa
tip-what-rests-text = Sdraiarsi a occhi chiusi in un posto tranquillo è un modo. Se non fa per te, un altro è una musica tranquilla. Conta fare una pausa da ciò che fai di solito.

tip-rest-in-the-plan-title = Il riposo fa parte del piano
tip-rest-in-the-plan-text = Chi pianifica l’energia mette riposo e sonno accanto a tutto il resto. Anche qui un riposo può stare nella lista come ogni attività.

tip-permission-title = Il permesso di andare piano
tip-permission-text = Si può fare restando a sedere, chiedere aiuto o lasciare la cosa per un altro giorno. Una guida del servizio sanitario britannico (NHS) comincia dal darsi il permesso.

## How to end a day.

tip-list-before-bed-title = Domani su carta, poi a letto
tip-list-before-bed-text = In uno studio, 57 giovani adulti sani hanno scritto per cinque minuti prima di dormire. Chi ha scritto le cose da fare si è addormentato prima di chi ha scritto quelle già fatte.

tip-one-line-title = La giornata in una riga
tip-one-line-text = Le quattro o cinque cose che hanno preso più energia, in meno di un minuto, a letto: non serve altro per vedere più avanti com’era una giornata.

tip-look-for-patterns-title = Dopo una settimana, che cosa si ripete
tip-look-for-patterns-text = Che cosa avevano in comune i giorni migliori, che cosa c’era prima di quelli più duri, com’erano riposo e sonno? Per vederlo bastano poche note al giorno.
