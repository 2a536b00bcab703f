## Tasks in other apps: how to get a file, where it is chosen.

elsewhere-lead = Välj var de finns. Du ser allt innan något läggs till.
elsewhere-file = Välj en fil
elsewhere-this-file = Välj den filen nedan.
elsewhere-todoist-one = Öppna inställningarna på todoist.com, sedan säkerhetskopiorna.
elsewhere-todoist-two = Ladda ner den nyaste, en .zip-fil. Eller exportera varje projekt som CSV från dess meny.
elsewhere-microsoft-one = Öppna Arkiv, Öppna och exportera, Importera/exportera i klassiska Outlook för Windows.
elsewhere-microsoft-two = Exportera mappen Uppgifter till en fil med kommaavgränsade värden.
elsewhere-google-one = Avmarkera allt på takeout.google.com, välj Tasks och skapa exporten.
elsewhere-google-two = Ladda ner den och öppna .zip-filen: filen heter Tasks.json.
elsewhere-apple-one = Installera det kostnadsfria programmet reminders-cli på en Mac.
elsewhere-apple-two = Kör i Terminal: <command></command>
elsewhere-ticktick-one = Öppna inställningarna på ticktick.com, sedan kontot.
elsewhere-ticktick-two = Skapa en säkerhetskopia. Det är en .csv-fil.
elsewhere-things-one = Installera det kostnadsfria programmet things-cli på en Mac.
elsewhere-things-two = Kör i Terminal: <command></command>
elsewhere-tasks-org-one = Öppna inställningarna i Tasks.org, sedan säkerhetskopior, och skapa en nu.
elsewhere-tasks-org-two = Det är den nyaste .json-filen i mappen med säkerhetskopior.
elsewhere-other = En annan app, eller en CSV- eller textfil
elsewhere-other-one = Exportera dina uppgifter där: som CSV, iCalendar (.ics), JSON, Markdown eller text.
elsewhere-other-two = Om Teaspoon inte känner till tabellen frågar det vad varje kolumn är.

## Why a file cannot be read. Nothing was changed then.

import-fault-unknown = Teaspoon känner inte till den här sortens fil. Inget har ändrats.
import-fault-empty = Den här filen är tom.
import-fault-large = Den här filen är för stor: högst 12 MB och 100 000 rader.
import-fault-damaged = Den här filen är skadad eller inte hel. Inget har ändrats.
import-fault-encrypted = Den här filen är krypterad. Spara den utan lösenord och välj den igen.
import-fault-no-tasks = Den här kalendern har inga uppgifter.
import-fault-events = { $count ->
    [one] Den har { $count } händelse; händelser importeras inte.
   *[other] Den har { $count } händelser; händelser importeras inte.
}

## The preview of a file of another app.

import-from = Importera från { $app }
import-found-tasks = { $count ->
    [one] { $count } uppgift hittades. Inget har lagts till än.
   *[other] { $count } uppgifter hittades. Inget har lagts till än.
}
import-too-many = Högst { $most } uppgifter, listor och anteckningar kan importeras på en gång. Välj färre listor och importera sedan de andra.
import-all-done = allt klart
import-done = { $count ->
    [one] Importera även { $count } klar uppgift
   *[other] Importera även { $count } klara uppgifter
}
import-past = { $count ->
    [one] Ta bort { $count } datum som har passerat
   *[other] Ta bort { $count } datum som har passerat
}
import-costs = { $count ->
    [one] Använd kostnaden som filen föreslår för { $count } uppgift
   *[other] Använd kostnaderna som filen föreslår för { $count } uppgifter
}
import-first-tasks = De första uppgifterna
import-changes = Vad som blir annorlunda
import-no-cost = Ingen uppgift har en kostnad än. Teaspoon frågar när du planerar dem.
import-undo = Ångra tar bort allt igen.
import-notes = Anteckningar blir egna anteckningar
import-counts-from-today = Datum som ”om 5 dagar” räknas från i dag.
import-correct = Rätta hur filen lästes
import-kind = Den här filen kommer från
import-dates = Ordning i datum
import-dates-year = år, månad, dag
import-dates-day = dag, månad, år
import-dates-month = månad, dag, år
import-dates-doubt = { $date } kan läsas på två sätt.
import-look-again = Läs igen
import-another = Välj en annan fil
import-kind-text = Text

## What is different after an import, each with a number beside it.

import-loss-repeats = Upprepningar som Teaspoon inte har står i anteckningen
import-loss-further-repeats = Fler upprepningar av en uppgift står i anteckningen
import-loss-date-words = Datumord som inte förstods står i anteckningen
import-loss-dates = Datum som inte finns utelämnas
import-loss-people = Personer som uppgifter är till för står i anteckningen
import-loss-reminders = Fler påminnelser står i anteckningen
import-loss-attachments = Filer följer inte med; deras namn står i anteckningen
import-loss-durations = Tider på mer än ett dygn står i anteckningen
import-loss-fields = Andra uppgifter står i anteckningen
import-loss-zones = Tider i en okänd tidszon läses som de står
import-loss-series-begins = Första dagen i en upprepning följer inte med
import-loss-levels = Steg som ligger för djupt flyttas upp
import-loss-circles = Steg utan uppgift blir uppgifter
import-loss-damaged = Rader som inte kan läsas utelämnas
import-loss-doubled = Rader som finns två gånger läses en gång
import-loss-occurrences = Ändringar av enstaka datum i en upprepning utelämnas
import-loss-cancelled = Avbrutna uppgifter utelämnas
import-loss-archived = Arkiverade eller borttagna uppgifter utelämnas
import-loss-events = Händelser i en kalender utelämnas
import-loss-other-things = Vanor, belöningar och annat utelämnas
import-loss-time-spent = Uppmätt tid utelämnas
import-loss-scores = Poäng och räknare från ett spel utelämnas
import-loss-views = Filter och vyer utelämnas

## A table whose columns the person names.

import-columns = Vilken kolumn är vad?
import-columns-lead = { $count ->
    [one] Tabellen har { $count } rad. Säg vad kolumnerna är; sedan ser du uppgifterna.
   *[other] Tabellen har { $count } rader. Säg vad kolumnerna är; sedan ser du uppgifterna.
}
import-columns-header = Första raden namnger kolumnerna
import-column = Kolumn { $number }
import-use-ignored = Utelämna
import-use-title = Titel
import-use-done = Klar
import-use-cost = Kostnad
import-use-level = Stegets nivå
import-use-parent = Uppgift som det är ett steg i
import-use-identifier = Eget nummer
import-use-kept = Behåll i anteckningen
