## Your data: saved to a file, read from one, for other apps, deleted.

data = Dina data
data-on-server = På den här servern.
data-on-device = På den här enheten.
data-in-account = På den här enheten och i ditt konto.
data-no-backup = Ingen säkerhetskopia än.
data-last-backup-today = Senaste säkerhetskopian: idag
data-last-backup-yesterday = Senaste säkerhetskopian: igår
data-last-backup = { $days ->
    [one] Senaste säkerhetskopian: för { NUMBER($days) } dag sedan
   *[other] Senaste säkerhetskopian: för { NUMBER($days) } dagar sedan
}
data-bar-backup = Säkerhetskopiera
data-backup = Säkerhetskopia
data-part = Del { NUMBER($part) } av { NUMBER($parts) }
data-restore = Återställ från en säkerhetskopia
data-restore-facts = Visar vad den innehåller innan något ändras
data-export = Exportera till andra appar
data-table = Kalkylblad
data-table-facts = Alla uppgifter, som CSV
data-text = Alla listor som text
data-text-facts = Med anteckningar, som Markdown
data-to-dos = Alla uppgifter
data-to-dos-facts = För en annan uppgiftsapp, som iCalendar
data-dates = Uppgifter med datum för en kalender
data-dates-facts = iCalendar
data-delete = Ta bort
data-erase = Radera allt
data-erase-facts = Frågar först, och erbjuder en säkerhetskopia
data-hint = En säkerhetskopia är en enda fil med allt. Spara den på ett säkert ställe: den som har den kan läsa den. För att skriva ut en sida väljer du Skriv ut i dess meny (⋯).
data-hint-parts = Din planering får inte plats i en enda fil. Spara varje del. För att återställa den importerar du alla delar, i valfri ordning. Spara dem på ett säkert ställe: den som har dem kan läsa dem.

## Erasing everything: the page that asks first.

erase = Radera allt
erase-on-device = { $tasks ->
    [one] Allt som Teaspoon har på den här enheten raderas: { $tasks } uppgift, och alla listor, anteckningar, dagar och inställningar. Det går inte att ångra.
   *[other] Allt som Teaspoon har på den här enheten raderas: { $tasks } uppgifter, och alla listor, anteckningar, dagar och inställningar. Det går inte att ångra.
}
erase-on-server = { $tasks ->
    [one] Allt som Teaspoon har här raderas: { $tasks } uppgift, och alla listor, anteckningar, dagar och inställningar. Det går inte att ångra.
   *[other] Allt som Teaspoon har här raderas: { $tasks } uppgifter, och alla listor, anteckningar, dagar och inställningar. Det går inte att ångra.
}
erase-account = Du loggas också ut. Ditt konto, { $mail }, och det som finns i det på servern är kvar tills du tar bort kontot på dess egen sida. Det som inte har hunnit dit försvinner.
erase-backup = En säkerhetskopia kan ge dig allt tillbaka: <a>Säkerhetskopiera</a>
erase-do = Radera allt
erase-cancel = Behåll allt

## Tasks in other apps, as links to their page name it.

elsewhere-title = Jag har uppgifter på annat håll
elsewhere-facts = Todoist, Microsoft To Do, Apple Påminnelser och andra
import-joins-list = läggs i din lista <list></list>
import-new-list = en ny lista
import-here = { $count ->
    [one] { $count } finns redan här
   *[other] { $count } finns redan här
}
import-not-loaded = För att läsa filer från andra appar måste Teaspoon ladda något en gång. Gå online och välj filen igen. Inget har ändrats.

## Importing a backup: a file is chosen, then shown, then imported.

import-backup = Importera en säkerhetskopia
import-lead = Förhandsvisa den innan något ändras.
import-file-field = Fil med säkerhetskopia
import-preview = Förhandsvisa
import-nothing = Allt i den här filen finns redan här, likadant eller nyare. Inget behöver importeras.
import-nothing-link = Tillbaka till dina data
import-found = Den här filen innehåller
import-found-new = { $count ->
    [one] <n>{ $count }</n> ny uppgift
   *[other] <n>{ $count }</n> nya uppgifter
}
import-found-changed = { $count ->
    [one] <n>{ $count }</n> nyare version av en uppgift
   *[other] <n>{ $count }</n> nyare versioner av uppgifter
}
import-found-lists = { $count ->
    [one] <n>{ $count }</n> lista eller mall
   *[other] <n>{ $count }</n> listor och mallar
}
import-found-days = { $count ->
    [one] <n>{ $count }</n> dag
   *[other] <n>{ $count }</n> dagar
}
import-found-others = { $count ->
    [one] <n>{ $count }</n> annan sak (planer, anteckningar, inställningar…)
   *[other] <n>{ $count }</n> andra saker (planer, anteckningar, inställningar…)
}
import-first = Inget är sparat här än, så allt i filen blir som när den sparades.
import-joins = Det som redan finns är kvar. Om båda har ändrats gäller den nyare versionen. Du kan ångra det.
import-also-gone = { $count ->
    [one] Hämta också tillbaka { $count } sak (uppgift, lista eller anteckning) som sedan dess har tagits bort eller ångrats här
   *[other] Hämta också tillbaka { $count } saker (uppgifter, listor, anteckningar) som sedan dess har tagits bort eller ångrats här
}
import-only-gone = Allt annat finns redan här
import-only-gone-facts = { $count ->
    [one] I filen finns { $count } sak (uppgift, lista eller anteckning) som sedan dess har tagits bort eller ångrats här. Den kan hämtas tillbaka som den var när filen sparades. Det går att ångra.
   *[other] I filen finns { $count } saker (uppgifter, listor, anteckningar) som sedan dess har tagits bort eller ångrats här. De kan hämtas tillbaka som de var när filen sparades. Det går att ångra.
}
import-only-gone-do = { $count ->
    [one] Hämta tillbaka den
   *[other] Hämta tillbaka dem
}
import-do = Importera
import-cancel = Avbryt

## The file of all lists as text.

export-unlisted = Uppgifter utan lista
export-notes = Anteckningar
export-cost = { SPOONS($spoons) }
export-minutes = { NUMBER($minutes) } min
export-hidden = dold till { $date }
export-due = klart senast { $date }
export-due-time = klart senast { $date } { $time }
export-reminder = påminnelse { $when }
