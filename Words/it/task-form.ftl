## Where a task is: below the title of its page, after the word “Task”.

task-in-today = nella lista di oggi
task-in-today-hidden = nella lista di oggi, nascosta per poca energia
task-done-today = fatta oggi
task-in-backlog = in sospeso
task-not-planned = non in programma
task-rest = riposo, costo zero
task-no-cost = costo non indicato
task-done = fatta
task-in-template = parte di un modello
task-in-archive = in una lista archiviata

## Above the form of a task.

task-belongs-to = Appartiene a
task-next = Prossima volta: { $date }.
task-hidden-until = Nascosta fino a: { $time }.
task-planned-for = In programma per { $date }.
task-planned-after-due = In programma per { $date }, dopo la scadenza.
task-time-spent = Tempo dedicato: { $time }
task-skipped = Saltata.
task-open-list = Apri la lista: <list></list>

## The form of a task, in rows: the name of a field and its value. A row opens, and then has the field.

form-not-set = Non indicato
form-cost-not-set = costo non indicato
form-cost = { UNIT($unit, style: "capital") }
form-usual-cost = { UNIT($unit, style: "capital") } di solito
form-usual-cost-rest = Riposo
form-due = Scadenza
form-due-none = Nessuna data
form-due-dates = Scadenze suggerite
form-due-date = Data
form-due-time = Ora
form-start = Nascondi fino a
form-start-dates = Date suggerite per «Nascondi fino a»
form-date-today = Oggi
form-date-tomorrow = Domani
form-date-week = Prossima settimana
form-duration = Durata
form-minutes = Minuti
form-priority = Priorità
form-list = Lista
form-list-none = Nessuna lista
form-list-new = Nuova: { $list }
form-subjects = Etichette
form-subjects-none = Nessuna
form-subjects-new = Nuova: { $subject }
form-subjects-add = Nuova etichetta
form-energy = Tipo di energia
form-reminder = Promemoria
form-reminder-none = Nessuno
form-reminder-hint = I promemoria suonano sui dispositivi su cui li hai attivati, o arrivano per e-mail.
form-reminder-setup = Dispositivi ed e-mail per i promemoria
form-reminder-hint-guest = Per i promemoria serve un account.
form-reminder-sign-in = Accedi o crea un account
form-today = Lista di oggi
form-today-yes = Sì
form-today-no = No
form-today-add = Aggiungi a oggi
form-today-due = Ciò che è per oggi si aggiunge in automatico alla lista, se ci sta.
form-today-reserve = Usa la riserva
form-note = Nota
form-note-add = Aggiungi
form-more = Altre opzioni
form-more-facts = Priorità e altro
