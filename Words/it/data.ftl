## Your data: saved to a file, read from one, for other apps, deleted.

data = I tuoi dati
data-on-server = Su questo server.
data-on-device = Su questo dispositivo.
data-in-account = Su questo dispositivo e nel tuo account.
data-no-backup = Ancora nessun backup.
data-last-backup-today = Ultimo backup: oggi
data-last-backup-yesterday = Ultimo backup: ieri
data-last-backup = { $days ->
    [one] Ultimo backup: { NUMBER($days) } giorno fa
   *[other] Ultimo backup: { NUMBER($days) } giorni fa
}
data-bar-backup = Crea un backup
data-backup = Backup
data-part = Parte { NUMBER($part) } di { NUMBER($parts) }
data-restore = Ripristina un backup
data-restore-facts = Mostra che cosa contiene prima che qualcosa cambi
data-export = Esporta per altre app
data-table = Foglio di calcolo
data-table-facts = Tutte le attività, in CSV
data-text = Tutte le liste come testo
data-text-facts = Con le note, in Markdown
data-to-dos = Tutte le attività
data-to-dos-facts = Per un’altra app di attività, in iCalendar
data-dates = Attività con una data, per un calendario
data-dates-facts = iCalendar
data-delete = Elimina
data-erase = Elimina tutto
data-erase-facts = Prima chiede conferma, e propone un backup
data-hint = Un backup è un solo file con tutto. Tienilo in un posto sicuro: chi ha il file può leggerlo. Per stampare una pagina, scegli «Stampa» nel suo menu (⋯).
data-hint-parts = I tuoi dati sono troppi per un solo file. Salva ogni parte. Per ripristinarli, importa tutte le parti, in qualsiasi ordine. Tienile in un posto sicuro: chi le ha può leggerle.

## Erasing everything: the page that asks first.

erase = Elimina tutto
erase-on-device = Tutto ciò che Teaspoon conserva su questo dispositivo verrà eliminato: { NUMBER($tasks) } attività, e ogni lista, nota, giorno e impostazione. Non si può annullare.
erase-on-server = Tutto ciò che Teaspoon conserva qui verrà eliminato: { NUMBER($tasks) } attività, e ogni lista, nota, giorno e impostazione. Non si può annullare.
erase-account = Verrà chiuso anche l’accesso al tuo account. L’account, { $mail }, e ciò che conserva sul server restano finché non lo elimini nella sua pagina. Ciò che non è ancora arrivato all’account andrà perso.
erase-backup = Con un backup puoi riavere tutto: <a>Crea un backup</a>
erase-do = Elimina tutto
erase-cancel = Conserva tutto

## Tasks in other apps, as links to their page name it.

elsewhere-title = Ho attività altrove
elsewhere-facts = Todoist, Microsoft To Do, Promemoria di Apple e altre
import-joins-list = va nella tua lista <list></list>
import-new-list = una nuova lista
import-here = { $count ->
    [one] { $count } è già qui
   *[other] { $count } sono già qui
}
import-not-loaded = Per leggere i file di altre app, Teaspoon deve caricare qualcosa una volta. Vai online, poi scegli di nuovo il file. Non è cambiato nulla.

## Importing a backup: a file is chosen, then shown, then imported.

import-backup = Importa un backup
import-lead = Vedi l’anteprima prima che qualcosa cambi.
import-file-field = File di backup
import-preview = Anteprima
import-nothing = Tutto ciò che è in questo file è già qui, uguale o più recente. Non serve importare niente.
import-nothing-link = Torna ai tuoi dati
import-found = Questo file contiene
import-found-new = { $count ->
    [one] <n>{ $count }</n> nuova attività
   *[other] <n>{ $count }</n> nuove attività
}
import-found-changed = { $count ->
    [one] <n>{ $count }</n> versione più recente di un’attività
   *[other] <n>{ $count }</n> versioni più recenti di attività
}
import-found-lists = { $count ->
    [one] <n>{ $count }</n> lista o modello
   *[other] <n>{ $count }</n> liste e modelli
}
import-found-days = { $count ->
    [one] <n>{ $count }</n> giorno
   *[other] <n>{ $count }</n> giorni
}
import-found-others = { $count ->
    [one] <n>{ $count }</n> altra cosa (piani, note, impostazioni…)
   *[other] <n>{ $count }</n> altre cose (piani, note, impostazioni…)
}
import-first = Qui non c’è ancora niente, quindi tutto ciò che è nel file sarà com’era quando è stato salvato.
import-joins = I dati che ci sono restano. Se una cosa è cambiata sia qui sia nel file, vale la versione più recente. Si può annullare.
import-also-gone = { $count ->
    [one] Riporta anche { $count } cosa (attività, lista o nota) che nel frattempo è stata eliminata o annullata qui
   *[other] Riporta anche { $count } cose (attività, liste, note) che nel frattempo sono state eliminate o annullate qui
}
import-only-gone = Tutto il resto è già qui
import-only-gone-facts = { $count ->
    [one] In questo file c’è { $count } cosa (attività, lista o nota) che nel frattempo è stata eliminata o annullata qui. Può tornare com’era quando il file è stato salvato; si può annullare.
   *[other] In questo file ci sono { $count } cose (attività, liste, note) che nel frattempo sono state eliminate o annullate qui. Possono tornare com’erano quando il file è stato salvato; si può annullare.
}
import-only-gone-do = { $count ->
    [1] Riportala qui
   *[other] Riportale qui
}
import-do = Importa
import-cancel = Annulla

## The file of all lists as text.

export-unlisted = Attività senza lista
export-notes = Note
export-cost = { SPOONS($spoons) }
export-minutes = { NUMBER($minutes) } min
export-hidden = nascosta fino a { $date }
export-due = scadenza { $date }
export-due-time = scadenza { $date } { $time }
export-reminder = promemoria { $when }
