## Your data: saved to a file, read from one, for other apps, deleted.

data = Dine data
data-on-server = På denne server.
data-on-device = På denne enhed.
data-in-account = På denne enhed og på din konto.
data-no-backup = Ingen sikkerhedskopi endnu.
data-last-backup-today = Sidste sikkerhedskopi: i dag
data-last-backup-yesterday = Sidste sikkerhedskopi: i går
data-last-backup = { $days ->
    [one] Sidste sikkerhedskopi: for { NUMBER($days) } dag siden
   *[other] Sidste sikkerhedskopi: for { NUMBER($days) } dage siden
}
data-bar-backup = Sikkerhedskopiér
data-backup = Sikkerhedskopi
data-part = Del { NUMBER($part) } af { NUMBER($parts) }
data-restore = Gendan fra en sikkerhedskopi
data-restore-facts = Viser indholdet, før noget ændres
data-export = Eksporter til andre apps
data-table = Regneark
data-table-facts = Alle opgaver, som CSV
data-text = Alle lister som tekst
data-text-facts = Med noter, som Markdown
data-to-dos = Alle opgaver
data-to-dos-facts = Til en anden opgaveapp, som iCalendar
data-dates = Opgaver med dato til en kalender
data-dates-facts = iCalendar
data-delete = Slet
data-erase = Slet alt
data-erase-facts = Spørger først og tilbyder en sikkerhedskopi
data-hint = En sikkerhedskopi er én fil med det hele. Gem den et sikkert sted: alle, der har den, kan læse den. For at udskrive en side kan du vælge Udskriv i dens menu (⋯).
data-hint-parts = Din plan er for stor til én fil. Gem hver del. For at gendanne den kan du importere alle delene, i vilkårlig rækkefølge. Gem dem et sikkert sted: alle, der har dem, kan læse dem.

## Erasing everything: the page that asks first.

erase = Slet alt
erase-on-device = { $tasks ->
    [one] Alt, hvad Teaspoon har på denne enhed, bliver slettet: { $tasks } opgave og alle lister, noter, dage og indstillinger. Det kan ikke fortrydes.
   *[other] Alt, hvad Teaspoon har på denne enhed, bliver slettet: { $tasks } opgaver og alle lister, noter, dage og indstillinger. Det kan ikke fortrydes.
}
erase-on-server = { $tasks ->
    [one] Alt, hvad Teaspoon har her, bliver slettet: { $tasks } opgave og alle lister, noter, dage og indstillinger. Det kan ikke fortrydes.
   *[other] Alt, hvad Teaspoon har her, bliver slettet: { $tasks } opgaver og alle lister, noter, dage og indstillinger. Det kan ikke fortrydes.
}
erase-account = Du bliver også logget ud. Din konto, { $mail }, og det, den har på serveren, bliver, indtil du sletter kontoen på dens egen side. Det, der ikke er nået frem, går tabt.
erase-backup = Med en sikkerhedskopi kan det hele komme tilbage: <a>Sikkerhedskopiér</a>
erase-do = Slet alt
erase-cancel = Behold alt

## Tasks in other apps, as links to their page name it.

elsewhere-title = Jeg har opgaver andre steder
elsewhere-facts = Todoist, Microsoft To Do, Apple Påmindelser og andre
import-joins-list = kommer i din liste <list></list>
import-new-list = en ny liste
import-here = { $count ->
    [one] { $count } er her allerede
   *[other] { $count } er her allerede
}
import-not-loaded = For at læse filer fra andre apps skal Teaspoon hente noget én gang. Gå online, og vælg filen igen. Intet er ændret.

## Importing a backup: a file is chosen, then shown, then imported.

import-backup = Importer en sikkerhedskopi
import-lead = Se indholdet, før noget ændres.
import-file-field = Sikkerhedskopi
import-preview = Se indholdet
import-nothing = Alt i denne fil er her allerede, som det er eller nyere. Der er ikke noget at importere.
import-nothing-link = Tilbage til dine data
import-found = Denne fil indeholder
import-found-new = { $count ->
    [one] <n>{ $count }</n> ny opgave
   *[other] <n>{ $count }</n> nye opgaver
}
import-found-changed = { $count ->
    [one] <n>{ $count }</n> nyere udgave af en opgave
   *[other] <n>{ $count }</n> nyere udgaver af opgaver
}
import-found-lists = { $count ->
    [one] <n>{ $count }</n> liste eller skabelon
   *[other] <n>{ $count }</n> lister og skabeloner
}
import-found-days = { $count ->
    [one] <n>{ $count }</n> dag
   *[other] <n>{ $count }</n> dage
}
import-found-others = { $count ->
    [one] <n>{ $count }</n> anden ting (planer, noter, indstillinger…)
   *[other] <n>{ $count }</n> andre ting (planer, noter, indstillinger…)
}
import-first = Her er intet endnu, så alt i filen bliver, som det var, da den blev gemt.
import-joins = Det, du har, beholdes. Hvis begge er ændret, gælder den nyeste udgave. Du kan fortryde det.
import-also-gone = { $count ->
    [one] Hent også { $count } ting tilbage (en opgave, liste eller note), som siden er slettet eller fortrudt her
   *[other] Hent også { $count } ting tilbage (opgaver, lister, noter), som siden er slettet eller fortrudt her
}
import-only-gone = Alt andet er her allerede
import-only-gone-facts = { $count ->
    [one] Denne fil har { $count } ting (en opgave, liste eller note), som siden er slettet eller fortrudt her. Den kan komme tilbage, som den var, da filen blev gemt; det kan fortrydes.
   *[other] Denne fil har { $count } ting (opgaver, lister, noter), som siden er slettet eller fortrudt her. De kan komme tilbage, som de var, da filen blev gemt; det kan fortrydes.
}
import-only-gone-do = { $count ->
    [1] Hent den tilbage
   *[other] Hent dem tilbage
}
import-do = Importer
import-cancel = Annuller

## The file of all lists as text.

export-unlisted = Opgaver uden liste
export-notes = Noter
export-cost = { SPOONS($spoons) }
export-minutes = { NUMBER($minutes) } min
export-hidden = skjult til { $date }
export-due = senest { $date }
export-due-time = senest { $date } { $time }
export-reminder = påmindelse { $when }
