## Tasks in other apps: how to get a file, where it is chosen.

elsewhere-lead = Vælg, hvor de er. Du ser alt, før noget tilføjes.
elsewhere-file = Vælg en fil
elsewhere-this-file = Vælg den fil nedenfor.
elsewhere-todoist-one = Åbn indstillingerne på todoist.com, derefter sikkerhedskopierne.
elsewhere-todoist-two = Hent den nyeste, en .zip-fil. Eller eksportér hvert projekt som CSV fra dets menu.
elsewhere-microsoft-one = Åbn Filer, Åbn og eksportér, Importér/eksportér i klassisk Outlook til Windows.
elsewhere-microsoft-two = Eksportér mappen Opgaver til en fil med kommaseparerede værdier.
elsewhere-google-one = Fravælg alt på takeout.google.com, vælg Tasks og opret eksporten.
elsewhere-google-two = Hent den og åbn .zip-filen: filen hedder Tasks.json.
elsewhere-apple-one = Installér det gratis program reminders-cli på en Mac.
elsewhere-apple-two = Kør i Terminal: <command></command>
elsewhere-ticktick-one = Åbn indstillingerne på ticktick.com, derefter kontoen.
elsewhere-ticktick-two = Opret en sikkerhedskopi. Det er en .csv-fil.
elsewhere-things-one = Installér det gratis program things-cli på en Mac.
elsewhere-things-two = Kør i Terminal: <command></command>
elsewhere-tasks-org-one = Åbn indstillingerne i Tasks.org, derefter sikkerhedskopier, og lav en nu.
elsewhere-tasks-org-two = Det er den nyeste .json-fil i mappen med sikkerhedskopier.
elsewhere-other = En anden app, eller en CSV- eller tekstfil
elsewhere-other-one = Eksportér dine opgaver der: som CSV, iCalendar (.ics), JSON, Markdown eller tekst.
elsewhere-other-two = Hvis Teaspoon ikke kender tabellen, spørger det, hvad hver kolonne er.

## Why a file cannot be read. Nothing was changed then.

import-fault-unknown = Teaspoon kender ikke denne slags fil. Intet er ændret.
import-fault-empty = Denne fil er tom.
import-fault-large = Denne fil er for stor: højst 12 MB og 100.000 linjer.
import-fault-damaged = Denne fil er beskadiget eller ikke hel. Intet er ændret.
import-fault-encrypted = Denne fil er krypteret. Gem den uden adgangskode, og vælg den igen.
import-fault-no-tasks = Denne kalender har ingen opgaver.
import-fault-events = { $count ->
    [one] Den har { $count } begivenhed; begivenheder importeres ikke.
   *[other] Den har { $count } begivenheder; begivenheder importeres ikke.
}

## The preview of a file of another app.

import-from = Importér fra { $app }
import-found-tasks = { $count ->
    [one] { $count } opgave fundet. Intet er tilføjet endnu.
   *[other] { $count } opgaver fundet. Intet er tilføjet endnu.
}
import-too-many = Højst { $most } opgaver, lister og noter kan importeres på én gang. Vælg færre lister, og importér så de andre.
import-all-done = alt er gjort
import-done = { $count ->
    [one] Importér også { $count } udført opgave
   *[other] Importér også { $count } udførte opgaver
}
import-past = { $count ->
    [one] Fjern { $count } dato, der er gået
   *[other] Fjern { $count } datoer, der er gået
}
import-costs = { $count ->
    [one] Brug prisen, som filen foreslår for { $count } opgave
   *[other] Brug priserne, som filen foreslår for { $count } opgaver
}
import-first-tasks = De første opgaver
import-changes = Hvad der bliver anderledes
import-no-cost = Ingen opgave har en pris endnu. Teaspoon spørger, når du planlægger dem.
import-undo = Fortryd fjerner det hele igen.
import-notes = Noter bliver egne noter
import-counts-from-today = Datoer som »om 5 dage« tælles fra i dag.
import-correct = Ret, hvordan den blev læst
import-kind = Denne fil kommer fra
import-dates = Rækkefølge i datoer
import-dates-year = år, måned, dag
import-dates-day = dag, måned, år
import-dates-month = måned, dag, år
import-dates-doubt = { $date } kan læses på to måder.
import-look-again = Læs igen
import-another = Vælg en anden fil
import-kind-text = Tekst

## What is different after an import, each with a number beside it.

import-loss-repeats = Gentagelser, som Teaspoon ikke har, står i noten
import-loss-further-repeats = Flere gentagelser af en opgave står i noten
import-loss-date-words = Ord for datoer, der ikke blev forstået, står i noten
import-loss-dates = Datoer, der ikke findes, udelades
import-loss-people = Personer, som opgaver er til, står i noten
import-loss-reminders = Flere påmindelser står i noten
import-loss-attachments = Filer kommer ikke med; deres navne står i noten
import-loss-durations = Varigheder på mere end en dag står i noten
import-loss-fields = Andre oplysninger står i noten
import-loss-zones = Tider i en ukendt tidszone læses, som de står
import-loss-series-begins = Den første dag i en gentagelse kommer ikke med
import-loss-levels = Trin, der ligger for dybt, rykker op
import-loss-circles = Trin uden opgave bliver opgaver
import-loss-damaged = Rækker, der ikke kan læses, udelades
import-loss-doubled = Rækker, der er der to gange, læses én gang
import-loss-occurrences = Ændringer af enkelte datoer i en gentagelse udelades
import-loss-cancelled = Aflyste opgaver udelades
import-loss-archived = Arkiverede eller slettede opgaver udelades
import-loss-events = Begivenheder i en kalender udelades
import-loss-other-things = Vaner, belønninger og andet udelades
import-loss-time-spent = Registreret tid udelades
import-loss-scores = Point og tællere fra et spil udelades
import-loss-views = Filtre og visninger udelades

## A table whose columns the person names.

import-columns = Hvilken kolonne er hvad?
import-columns-lead = { $count ->
    [one] Tabellen har { $count } række. Sig, hvad kolonnerne er; så ser du opgaverne.
   *[other] Tabellen har { $count } rækker. Sig, hvad kolonnerne er; så ser du opgaverne.
}
import-columns-header = Den første række navngiver kolonnerne
import-column = Kolonne { $number }
import-use-ignored = Udelad
import-use-title = Titel
import-use-done = Udført
import-use-cost = Pris
import-use-level = Trinnets niveau
import-use-parent = Opgave, som det er et trin i
import-use-identifier = Eget nummer
import-use-kept = Behold i noten
