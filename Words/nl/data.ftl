## Your data: saved to a file, read from one, for other apps, deleted.

data = Je gegevens
data-on-server = Op deze server.
data-on-device = Op dit apparaat.
data-in-account = Op dit apparaat en in je account.
data-no-backup = Nog geen back-up.
data-last-backup-today = Laatste back-up: vandaag
data-last-backup-yesterday = Laatste back-up: gisteren
data-last-backup = { $days ->
    [one] Laatste back-up: { NUMBER($days) } dag geleden
   *[other] Laatste back-up: { NUMBER($days) } dagen geleden
}
data-bar-backup = Back-up maken
data-backup = Back-up
data-part = Deel { NUMBER($part) } van { NUMBER($parts) }
data-restore = Back-up terugzetten
data-restore-facts = Laat eerst zien wat erin zit
data-export = Exporteren naar andere apps
data-table = Spreadsheet
data-table-facts = Alle taken, als CSV
data-text = Alle lijsten als tekst
data-text-facts = Met notities, als Markdown
data-to-dos = Alle taken
data-to-dos-facts = Voor een andere takenapp, als iCalendar
data-dates = Taken met een datum, voor een agenda
data-dates-facts = iCalendar
data-delete = Verwijderen
data-erase = Alles wissen
data-erase-facts = Vraagt eerst of je het zeker weet, en biedt een back-up aan
data-hint = Een back-up is één bestand met alles erin. Bewaar het op een veilige plek: iedereen die het heeft, kan het lezen. Wil je een pagina afdrukken? Kies “Afdrukken” in het menu van die pagina (⋯).
data-hint-parts = Je planning is te groot voor één bestand. Sla elk deel op. Wil je alles terugzetten? Importeer dan alle delen, in een volgorde naar keuze. Bewaar ze op een veilige plek: iedereen die ze heeft, kan ze lezen.

## Erasing everything: the page that asks first.

erase = Alles wissen
erase-on-device = { $tasks ->
    [one] Alles wat Teaspoon op dit apparaat bewaart, wordt verwijderd: { $tasks } taak en alle lijsten, notities, dagen en instellingen. Dit kan niet ongedaan worden gemaakt.
   *[other] Alles wat Teaspoon op dit apparaat bewaart, wordt verwijderd: { $tasks } taken en alle lijsten, notities, dagen en instellingen. Dit kan niet ongedaan worden gemaakt.
}
erase-on-server = { $tasks ->
    [one] Alles wat Teaspoon hier bewaart, wordt verwijderd: { $tasks } taak en alle lijsten, notities, dagen en instellingen. Dit kan niet ongedaan worden gemaakt.
   *[other] Alles wat Teaspoon hier bewaart, wordt verwijderd: { $tasks } taken en alle lijsten, notities, dagen en instellingen. Dit kan niet ongedaan worden gemaakt.
}
erase-account = Je wordt ook uitgelogd. Je account, { $mail }, en wat de server daarvan bewaart, blijven staan tot je het account op zijn eigen pagina verwijdert. Wat nog niet op de server staat, gaat verloren.
erase-backup = Met een back-up krijg je alles terug: <a>Back-up maken</a>
erase-do = Alles wissen
erase-cancel = Alles houden

## Tasks in other apps, as links to their page name it.

elsewhere-title = Ik heb elders taken
elsewhere-facts = Todoist, Microsoft To Do, Apple Herinneringen en andere
import-joins-list = komt in je lijst <list></list>
import-new-list = een nieuwe lijst
import-here = { $count ->
    [one] { $count } is er al
   *[other] { $count } zijn er al
}
import-not-loaded = Om bestanden van andere apps te lezen, moet Teaspoon één keer iets laden. Ga online en kies het bestand opnieuw. Er is niets veranderd.

## Importing a backup: a file is chosen, then shown, then imported.

import-backup = Back-up importeren
import-lead = Bekijk eerst wat erin zit, voordat er iets verandert.
import-file-field = Back-upbestand
import-preview = Voorbeeld bekijken
import-nothing = Alles uit dit bestand is hier al, hetzelfde of nieuwer. Importeren is niet nodig.
import-nothing-link = Terug naar je gegevens
import-found = In dit bestand zit
import-found-new = { $count ->
    [one] <n>{ $count }</n> nieuwe taak
   *[other] <n>{ $count }</n> nieuwe taken
}
import-found-changed = { $count ->
    [one] <n>{ $count }</n> nieuwere versie van een taak
   *[other] <n>{ $count }</n> nieuwere versies van taken
}
import-found-lists = { $count ->
    [one] <n>{ $count }</n> lijst of sjabloon
   *[other] <n>{ $count }</n> lijsten en sjablonen
}
import-found-days = { $count ->
    [one] <n>{ $count }</n> dag
   *[other] <n>{ $count }</n> dagen
}
import-found-others = { $count ->
    [one] <n>{ $count }</n> ander ding (plan, notitie, instelling…)
   *[other] <n>{ $count }</n> andere dingen (plannen, notities, instellingen…)
}
import-first = Hier is nog niets bewaard, dus alles in het bestand wordt zoals het was toen het werd opgeslagen.
import-joins = Wat hier al is, blijft. Is iets op allebei de plekken veranderd, dan geldt de nieuwste versie. Je kunt het ongedaan maken.
import-also-gone = { $count ->
    [one] Ook { $count } ding terughalen (een taak, lijst of notitie) dat hier sindsdien is verwijderd of ongedaan gemaakt
   *[other] Ook { $count } dingen terughalen (taken, lijsten, notities) die hier sindsdien zijn verwijderd of ongedaan gemaakt
}
import-only-gone = Al het andere is hier al
import-only-gone-facts = { $count ->
    [one] In dit bestand zit { $count } ding (een taak, lijst of notitie) dat hier sindsdien is verwijderd of ongedaan gemaakt. Je kunt het terughalen zoals het was toen het bestand werd opgeslagen. Dat kun je ook weer ongedaan maken.
   *[other] In dit bestand zitten { $count } dingen (taken, lijsten, notities) die hier sindsdien zijn verwijderd of ongedaan gemaakt. Je kunt ze terughalen zoals ze waren toen het bestand werd opgeslagen. Dat kun je ook weer ongedaan maken.
}
import-only-gone-do = { $count ->
    [1] Terughalen
   *[other] Alle { $count } terughalen
}
import-do = Importeren
import-cancel = Annuleren

## The file of all lists as text.

export-unlisted = Taken zonder lijst
export-notes = Notities
export-cost = { SPOONS($spoons) }
export-minutes = { NUMBER($minutes) } min
export-hidden = verborgen tot { $date }
export-due = datum { $date }
export-due-time = datum { $date } { $time }
export-reminder = herinnering { $when }
