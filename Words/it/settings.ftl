## The overview of the settings.

settings-all = Tutte le impostazioni
settings-you = Tu
settings-look = Aspetto
settings-text = Testo
settings-language = Lingua
settings-energy = Energia
settings-time = Ora e settimana
settings-sound = Suono e notifiche
settings-simple = Modalità semplice
settings-keys = Scorciatoie da tastiera
settings-privacy = Privacy
settings-privacy-facts = Nessuna statistica d’uso, niente a terzi
settings-on = Sì
settings-off = No

settings-you-facts = Nome e immagine
settings-simple-facts = Solo Oggi, Aggiungi ed E adesso?
settings-default = Predefinito
settings-text-wider = più largo

settings-time-clock-24 = formato 24 ore
settings-time-clock-12 = formato 12 ore
settings-time-day-first = prima il giorno
settings-time-month-first = prima il mese
settings-time-week = la settimana inizia di { $weekday }
settings-time-day = il giorno inizia alle ore { $time }

settings-sound-on = Suono attivo
settings-sound-off = Suono non attivo
settings-notices-on = notifiche attive
settings-notices-off = notifiche non attive

settings-energy-day = { SPOONS($spoons) } al giorno
settings-energy-reserve = { NUMBER($number) } nella riserva
settings-energy-firm = nessun prestito
settings-energy-borrowing = prestito permesso

## You.

profile-name = Nome
profile-name-hint = Come vuoi farti chiamare? Facoltativo.
profile-mail = E-mail
profile-mail-hint = Resta con i tuoi dati. Non viene mai usata né condivisa.
profile-picture = Immagine
profile-picture-now = La tua immagine
profile-picture-chosen = L’immagine scelta
profile-picture-hint = Viene ritagliata e rimpicciolita sul tuo dispositivo.
profile-picture-script = Per scegliere un’immagine servono gli script, che questo browser non esegue.
profile-picture-remove = Togli l’immagine

## Appearance.

look-theme = Tema
look-accent = Colore principale
look-accent-theme = Come il tema
look-motion = Movimento
look-motion-device = Come il dispositivo
look-motion-none = Riduci il movimento
look-motion-none-hint = Niente si muove, qualunque sia l’impostazione del dispositivo

## Text.

font = Carattere
font-system = Carattere di sistema
font-inter = Inter
font-dyslexic = OpenDyslexic
font-hint = Inter e OpenDyslexic si scaricano la prima volta che li scegli, poi funzionano anche offline.
text-spacing = Dimensione e spaziatura
text-size = Dimensione del testo
text-letters = Spazio tra le lettere
text-words = Spazio tra le parole
text-lines = Altezza delle righe
text-more = +{ NUMBER($number) }%

## Simple mode.

simple-on-hint = Mostra solo Oggi, E adesso?, Riposo, Aggiungi e Impostazioni
simple-hint = Non viene eliminato niente. «Mostra di nuovo tutto» è in fondo a ogni pagina.

## Energy.

energy-maximum = { UNIT($unit, style: "capital") } al giorno
energy-maximum-hint = Lascia vuoto per iniziare con il numero del giorno prima.
energy-reserve = Riserva
energy-reserve-hint = Si tiene da parte, così l’energia non finisce del tutto. 0 per non averla.
energy-fit = Se le attività non ci stanno
energy-fit-borrow = Proponi un prestito dalla giornata di domani
energy-fit-firm = Limite fisso
energy-fit-firm-hint = Nessun prestito
energy-rests = Riposo nei piani
energy-rests-on = Proponilo
energy-rests-on-hint = Tra due attività che richiedono 4 o più
energy-rests-off = Non proporlo
energy-due = Ciò che scade
energy-due-on = Si aggiunge con il nuovo giorno
energy-due-on-hint = Fin dove ci sta
energy-due-off = Resta nella sua lista
energy-unit = Nome dell’unità
energy-unit-one = Singolare
energy-unit-many = Plurale
energy-unit-number = { NUMBER($number) } …
energy-unit-hint = Per esempio cucchiaio e cucchiai, punto e punti, percento e percento.
energy-kinds = Tipi di energia
energy-kinds-hint = Fisica, mentale, sociale, emotiva: un’attività può dire quali richiede, e a «E adesso?» puoi chiedere qualcosa che ne risparmi una.
energy-kinds-use = Usa i tipi di energia
energy-kinds-stop = Disattiva i tipi di energia

## Time and week.

time-clock = Formato dell’ora
time-clock-24 = 24 ore
time-clock-24-hint = 21:05
time-clock-12 = 12 ore
time-clock-12-hint = 9:05 PM
time-dates = Formato della data
time-dates-day = Prima il giorno
time-dates-day-hint = 5/6 è il 5 giugno
time-dates-month = Prima il mese
time-dates-month-hint = 5/6 è il 6 maggio
time-week = Settimana e giorno
time-week-starts = La settimana inizia di
time-day-starts = Il giorno inizia alle
time-day-hint = Se vai a dormire dopo mezzanotte: fino a quest’ora vale ancora il giorno prima, per le scadenze e le ripetizioni. Un nuovo giorno inizia quando lo dici tu, a qualsiasi ora.

## Sound and notifications.

sound = Suono
sound-on-hint = Un suono leggero quando finisce un timer
sound-test = Prova il suono
sound-script = Per il suono servono gli script, che questo browser non esegue.
notices = Notifiche
notices-on-hint = Quando finisce un timer, anche mentre usi un’altra app
notices-hint = Questa impostazione si sincronizza. Ogni dispositivo, però, deve permettere le notifiche.
notices-test = Invia una notifica di prova
notices-script = Per le notifiche servono gli script, che questo browser non esegue.
badge = Numero sull’icona dell’app
badge-on-hint = Quanto è ancora disponibile oggi
badge-hint = Si vede dove Teaspoon è installato e il dispositivo mostra numeri sulle icone. Non conta mai ciò che è ancora da fare.
reminders-say = Nelle notifiche mostra
reminders-say-task = Il nome dell’attività
reminders-say-nothing = Nessun dettaglio
reminders-say-nothing-hint = «Un promemoria da Teaspoon»
reminders-quiet = Ore di silenzio
reminders-quiet-from = Da
reminders-quiet-until = Fino a
reminders-quiet-hint = I promemoria delle ore di silenzio arrivano tutti insieme dopo. I timer suonano comunque. Lascia vuoto per non avere ore di silenzio.
reminders-most = Numero massimo di promemoria al giorno
reminders-most-hint = Da 1 a 50. Dopo arriva un solo promemoria riassuntivo. I timer non contano.
reminders-time = Ora usata per le attività senza orario
reminders-time-hint = Un promemoria come «10 min prima» si conta da quest’ora.
reminders-low-day = In una giornata di poca energia, i promemoria arrivano senza suono.
reminders-devices = Dispositivi che ricevono notifiche

## The language of the interface.

language-device = Come il dispositivo
language-device-hint = La lingua del tuo dispositivo, se Teaspoon la conosce
language-hint = Le tue attività e note restano come le hai scritte. Quando aggiungi un’attività, le parole inglesi si capiscono in ogni lingua.
language-partly = Tradotto al { NUMBER($share) }%; il resto è in inglese
language-not-read = Non ancora controllato da una persona di madrelingua
