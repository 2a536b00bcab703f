## Tasks in other apps: how to get a file, where it is chosen.

elsewhere-lead = Scegli dove sono. Vedi tutto prima che si aggiunga qualcosa.
elsewhere-file = Scegli un file
elsewhere-this-file = Scegli quel file qui sotto.
elsewhere-todoist-one = Su todoist.com apri le impostazioni, poi i backup.
elsewhere-todoist-two = Scarica il più recente, un file .zip. Oppure esporta ogni progetto come CSV dal suo menu.
elsewhere-microsoft-one = In Outlook classico per Windows apri File, poi Apri ed esporta, poi Importa/esporta.
elsewhere-microsoft-two = Esporta la cartella Attività in un file di valori separati da virgole.
elsewhere-google-one = Su takeout.google.com deseleziona tutto, scegli Tasks e crea l’esportazione.
elsewhere-google-two = Scaricala e apri lo .zip: il file è Tasks.json.
elsewhere-apple-one = Su un Mac installa il programma gratuito reminders-cli.
elsewhere-apple-two = Nel Terminale esegui: <command></command>
elsewhere-ticktick-one = Su ticktick.com apri le impostazioni, poi l’account.
elsewhere-ticktick-two = Genera un backup. È un file .csv.
elsewhere-things-one = Su un Mac installa il programma gratuito things-cli.
elsewhere-things-two = Nel Terminale esegui: <command></command>
elsewhere-tasks-org-one = In Tasks.org apri le impostazioni, poi i backup, e fanne uno ora.
elsewhere-tasks-org-two = È il file .json più recente nella cartella dei backup.
elsewhere-other = Un’altra app, o un file CSV o di testo
elsewhere-other-one = Esporta lì le tue attività: come CSV, iCalendar (.ics), JSON, Markdown o testo.
elsewhere-other-two = Se Teaspoon non conosce la tabella, chiede che cosa è ogni colonna.

## Why a file cannot be read. Nothing was changed then.

import-fault-unknown = Teaspoon non conosce questo tipo di file. Non è cambiato nulla.
import-fault-empty = Questo file è vuoto.
import-fault-large = Questo file è troppo grande: al massimo 12 MB e 100.000 righe.
import-fault-damaged = Questo file è danneggiato o incompleto. Non è cambiato nulla.
import-fault-encrypted = Questo file è cifrato. Salvalo senza password, poi sceglilo di nuovo.
import-fault-no-tasks = Questo calendario non ha attività.
import-fault-events = { $count ->
    [one] Ha { $count } evento; gli eventi non si importano.
   *[other] Ha { $count } eventi; gli eventi non si importano.
}

## The preview of a file of another app.

import-from = Importa da { $app }
import-found-tasks = { $count ->
    [one] { $count } attività trovata. Non si è ancora aggiunto nulla.
   *[other] { $count } attività trovate. Non si è ancora aggiunto nulla.
}
import-too-many = Si possono importare al massimo { $most } attività, liste e note alla volta. Scegli meno liste, poi importa le altre.
import-all-done = tutto fatto
import-done = { $count ->
    [one] Importa anche { $count } attività fatta
   *[other] Importa anche { $count } attività fatte
}
import-past = { $count ->
    [one] Togli { $count } scadenza passata
   *[other] Togli { $count } scadenze passate
}
import-costs = { $count ->
    [one] Usa il costo che il file propone per { $count } attività
   *[other] Usa i costi che il file propone per { $count } attività
}
import-first-tasks = Le prime attività
import-changes = Che cosa sarà diverso
import-no-cost = Nessuna attività ha ancora un costo. Teaspoon lo chiede quando le pianifichi.
import-undo = «Annulla» toglie di nuovo tutto.
import-notes = Le note diventano note a parte
import-counts-from-today = Date come «tra 5 giorni» si contano da oggi.
import-correct = Correggi come è stato letto
import-kind = Questo file viene da
import-dates = Ordine nelle date
import-dates-year = anno, mese, giorno
import-dates-day = giorno, mese, anno
import-dates-month = mese, giorno, anno
import-dates-doubt = { $date } si può leggere in due modi.
import-look-again = Leggi di nuovo
import-another = Scegli un altro file
import-kind-text = Testo

## What is different after an import, each with a number beside it.

import-loss-repeats = Le ripetizioni che Teaspoon non ha restano nella nota
import-loss-further-repeats = Le altre ripetizioni di un’attività restano nella nota
import-loss-date-words = Le parole di data non capite restano nella nota
import-loss-dates = Le date che non esistono si tralasciano
import-loss-people = Le persone di un’attività sono nella nota
import-loss-reminders = Gli altri promemoria restano nella nota
import-loss-attachments = I file restano là; i loro nomi sono nella nota
import-loss-durations = Le durate di più di un giorno restano nella nota
import-loss-fields = Gli altri dettagli restano nella nota
import-loss-zones = Gli orari di un fuso sconosciuto si leggono come scritti
import-loss-series-begins = Il primo giorno di una ripetizione non si conserva
import-loss-levels = I passi troppo in profondità salgono
import-loss-circles = I passi senza attività diventano attività
import-loss-damaged = Le righe che non si leggono si tralasciano
import-loss-doubled = Le righe doppie si leggono una volta
import-loss-occurrences = Le modifiche a singole date di una ripetizione si tralasciano
import-loss-cancelled = Le attività annullate si tralasciano
import-loss-archived = Le attività archiviate o eliminate si tralasciano
import-loss-events = Gli eventi di un calendario si tralasciano
import-loss-other-things = Abitudini, premi e altro si tralasciano
import-loss-time-spent = Il tempo registrato si tralascia
import-loss-scores = Punti e contatori di un gioco si tralasciano
import-loss-views = Filtri e viste si tralasciano

## A table whose columns the person names.

import-columns = Che cosa è ogni colonna?
import-columns-lead = { $count ->
    [one] Questa tabella ha { $count } riga. Di’ che cosa sono le colonne; poi vedi le attività.
   *[other] Questa tabella ha { $count } righe. Di’ che cosa sono le colonne; poi vedi le attività.
}
import-columns-header = La prima riga dà i nomi alle colonne
import-column = Colonna { $number }
import-use-ignored = Tralascia
import-use-title = Titolo
import-use-done = Fatta
import-use-cost = Costo
import-use-level = Livello del passo
import-use-parent = Attività di cui è un passo
import-use-identifier = Il suo numero
import-use-kept = Tieni nella nota
