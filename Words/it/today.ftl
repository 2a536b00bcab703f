## The list of the day.

today = Oggi
today-list = Da fare oggi
today-costs-nothing = Costo zero
today-check = Spunta ciò che hai fatto, poi premi «Fatto».
today-morning = Mattina
today-afternoon = Pomeriggio
today-evening = Sera
today-any-time = A qualsiasi ora

today-empty-done = Qui è tutto fatto. Anche il riposo conta.
today-empty-low = Tutto ciò che è in programma può aspettare. Il riposo conta.
today-empty-first = Scrivi una cosa per oggi. Basta un titolo.
today-add = Aggiungi per oggi
today-empty = Ancora niente in programma. Scegli poche cose adatte alla giornata, o riposa: il riposo conta.
today-empty-link = Oggi
today-begin = Oppure inizia con
today-template = Un modello
today-template-facts = Mattina, giornata di poca energia, valigia

## Links above the list.

today-select = Scegli le attività
today-plan = Pianifica la giornata

## The menu.

today-menu-new-day = Nuovo giorno
today-menu-now = E adesso?
today-menu-adjust = Modifica la giornata
today-menu-check = Spunta le attività
today-sort-cost = Ordina per { UNIT($unit) }
today-sort-time = Ordina per momento del giorno
today-sort-own = Ordina a modo tuo

## The bar: one of these beside “Add a task”.

today-bar-new-day = Nuovo giorno
today-bar-now = E adesso?
today-bar-select = Scegli le attività
today-bar-done = Fatto

## Notes above the list.

today-another-date = Adesso è { $date }. Inizia un nuovo giorno quando vuoi; fino ad allora questa lista resta.
today-over = Oggi hai { SPOONS($spoons) }. In programma: { NUMBER($used) }. Non è stato tolto niente.
today-borrowed = Hai preso in prestito energia dalla giornata di domani. Il prossimo «Nuovo giorno» proporrà { NUMBER($spoons) }.
today-can-wait = Scegli che cosa può aspettare
today-spoons = Un cucchiaio è un po’ di energia
today-spoons-own = 1 { $unit } è un po’ di energia
today-spoons-facts = Ogni attività ne richiede. La riga in alto mostra quanto hai oggi, così puoi fermarti prima che finisca.
today-spoons-help = { UNIT($unit, style: "capital") }: che cosa sono?

## Sections below the list.

today-due = Con scadenza, non ancora in programma
today-later = Oggi più tardi
today-done = Fatto oggi
today-backlog = In sospeso
today-backlog-facts = Attività dei giorni precedenti
examples-remove = Elimina gli esempi

## A low day: a day on which little is possible. Only what cannot wait is shown.

low-day-says = Il resto torna com’era.
low-day-today = Poca energia finisce con il prossimo «Nuovo giorno».
low-day-kept = Poca energia continua finché non la disattivi.
low-day-end = Disattiva Poca energia
low-day-aside = Nascosto per ora: { $tasks }, { SPOONS($spoons) }.
low-day-with = Con queste: { $free }.
low-day-fewer = Oggi meno { UNIT($unit) }
low-day-show = Mostra
low-day-hide = Nascondi
low-day-hidden-list = Attività nascoste
low-day-wanted = Riporta a oggi: { $title }
low-day-list = Non può aspettare
low-day-begin = Poca energia
low-day-begin-kept = Poca energia finché non la disattivo

## The first page that anybody sees.

welcome = Pianifica una giornata adatta alla tua energia
welcome-lead = Ogni giornata ha un numero limitato di { UNIT($unit) }. Teaspoon ti aiuta a scegliere ciò che ci sta e tiene il resto per dopo. <help>{ UNIT($unit, style: "capital") }: che cosa sono?</help>
welcome-spoons = Quanta energia hai oggi, in { UNIT($unit) }?
welcome-spoons-hint = Basta una stima. Puoi cambiarla quando vuoi.
welcome-examples = Inizia con qualche attività di esempio
welcome-examples-hint = Si eliminano con un tocco.
welcome-privacy = Nessun account. Tutto resta su questo dispositivo e funziona anche offline.
welcome-sign-in = Ho un account
welcome-restore = Ripristina da un file di backup
welcome-start = Inizia la giornata

example-dressed = Vestirsi
example-breakfast = Preparare la colazione
example-shower = Fare la doccia
example-message = Rispondere a un messaggio
example-laundry = Fare una lavatrice
example-dinner = Preparare la cena
example-friend = Vedere degli amici
