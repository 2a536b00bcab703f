## Tasks in other apps: how to get a file, where it is chosen.

elsewhere-lead = Kies waar ze staan. Je ziet alles voordat er iets bij komt.
elsewhere-file = Kies een bestand
elsewhere-this-file = Kies dat bestand hieronder.
elsewhere-todoist-one = Open op todoist.com de instellingen, dan de back-ups.
elsewhere-todoist-two = Download de nieuwste, een .zip-bestand. Of exporteer elk project als CSV via het menu.
elsewhere-microsoft-one = Open in klassiek Outlook voor Windows Bestand, Openen en exporteren, Importeren/exporteren.
elsewhere-microsoft-two = Exporteer de map Taken naar een bestand met door komma’s gescheiden waarden.
elsewhere-google-one = Maak op takeout.google.com de selectie leeg, kies Tasks en maak de export.
elsewhere-google-two = Download hem en open de .zip: het bestand is Tasks.json.
elsewhere-apple-one = Installeer op een Mac het gratis programma reminders-cli.
elsewhere-apple-two = Voer in Terminal uit: <command></command>
elsewhere-ticktick-one = Open op ticktick.com de instellingen, dan het account.
elsewhere-ticktick-two = Maak een back-up. Het is een .csv-bestand.
elsewhere-things-one = Installeer op een Mac het gratis programma things-cli.
elsewhere-things-two = Voer in Terminal uit: <command></command>
elsewhere-tasks-org-one = Open in Tasks.org de instellingen, dan de back-ups, en maak er nu een.
elsewhere-tasks-org-two = Het is het nieuwste .json-bestand in de map met back-ups.
elsewhere-other = Een andere app, of een CSV- of tekstbestand
elsewhere-other-one = Exporteer daar je taken: als CSV, iCalendar (.ics), JSON, Markdown of tekst.
elsewhere-other-two = Kent Teaspoon de tabel niet, dan vraagt het wat elke kolom is.

## Why a file cannot be read. Nothing was changed then.

import-fault-unknown = Teaspoon kent dit soort bestand niet. Er is niets veranderd.
import-fault-empty = Dit bestand is leeg.
import-fault-large = Dit bestand is te groot: hoogstens 12 MB en 100.000 regels.
import-fault-damaged = Dit bestand is beschadigd of niet compleet. Er is niets veranderd.
import-fault-encrypted = Dit bestand is versleuteld. Bewaar het zonder wachtwoord en kies het opnieuw.
import-fault-no-tasks = Deze agenda heeft geen taken.
import-fault-events = { $count ->
    [one] Er staat { $count } afspraak in; afspraken worden niet geïmporteerd.
   *[other] Er staan { $count } afspraken in; afspraken worden niet geïmporteerd.
}

## The preview of a file of another app.

import-from = Importeren uit { $app }
import-found-tasks = { $count ->
    [one] { $count } taak gevonden. Er is nog niets toegevoegd.
   *[other] { $count } taken gevonden. Er is nog niets toegevoegd.
}
import-too-many = Hoogstens { $most } taken, lijsten en notities kunnen tegelijk. Kies minder lijsten en importeer daarna de andere.
import-all-done = alles af
import-done = { $count ->
    [one] Ook { $count } afgeronde taak importeren
   *[other] Ook { $count } afgeronde taken importeren
}
import-past = { $count ->
    [one] { $count } verlopen datum weghalen
   *[other] { $count } verlopen datums weghalen
}
import-costs = { $count ->
    [one] De kosten gebruiken die het bestand voor { $count } taak voorstelt
   *[other] De kosten gebruiken die het bestand voor { $count } taken voorstelt
}
import-first-tasks = De eerste taken
import-changes = Wat anders wordt
import-no-cost = Nog geen taak heeft kosten. Teaspoon vraagt ernaar als je ze plant.
import-undo = Ongedaan maken haalt alles weer weg.
import-notes = Notities worden losse notities
import-counts-from-today = Datums als ‘over 5 dagen’ tellen vanaf vandaag.
import-correct = Corrigeren hoe het gelezen is
import-kind = Dit bestand komt uit
import-dates = Volgorde in datums
import-dates-year = jaar, maand, dag
import-dates-day = dag, maand, jaar
import-dates-month = maand, dag, jaar
import-dates-doubt = { $date } kun je op twee manieren lezen.
import-look-again = Opnieuw lezen
import-another = Ander bestand kiezen
import-kind-text = Tekst

## What is different after an import, each with a number beside it.

import-loss-repeats = Herhalingen die Teaspoon niet heeft, staan in de notitie
import-loss-further-repeats = Verdere herhalingen van een taak staan in de notitie
import-loss-date-words = Datumwoorden die niet begrepen zijn, staan in de notitie
import-loss-dates = Datums die niet bestaan, blijven weg
import-loss-people = Voor wie een taak is, staat in de notitie
import-loss-reminders = Verdere herinneringen staan in de notitie
import-loss-attachments = Bestanden komen niet mee; hun namen staan in de notitie
import-loss-durations = Een duur van meer dan een dag staat in de notitie
import-loss-fields = Andere gegevens staan in de notitie
import-loss-zones = Tijden in een onbekende tijdzone gelden zoals geschreven
import-loss-series-begins = De eerste dag van een herhaling komt niet mee
import-loss-levels = Te diepe stappen schuiven omhoog
import-loss-circles = Stappen zonder taak worden taken
import-loss-damaged = Rijen die niet te lezen zijn, blijven weg
import-loss-doubled = Dubbele rijen worden één keer gelezen
import-loss-occurrences = Wijzigingen van losse datums van een herhaling blijven weg
import-loss-cancelled = Geannuleerde taken blijven weg
import-loss-archived = Gearchiveerde of verwijderde taken blijven weg
import-loss-events = Afspraken van een agenda blijven weg
import-loss-other-things = Gewoonten, beloningen en andere dingen blijven weg
import-loss-time-spent = Bijgehouden tijd blijft weg
import-loss-scores = Punten en tellers van een spel blijven weg
import-loss-views = Filters en weergaven blijven weg

## A table whose columns the person names.

import-columns = Welke kolom is wat?
import-columns-lead = { $count ->
    [one] Deze tabel heeft { $count } rij. Zeg wat de kolommen zijn; dan zie je de taken.
   *[other] Deze tabel heeft { $count } rijen. Zeg wat de kolommen zijn; dan zie je de taken.
}
import-columns-header = De eerste rij noemt de kolommen
import-column = Kolom { $number }
import-use-ignored = Weglaten
import-use-title = Titel
import-use-done = Klaar
import-use-cost = Kosten
import-use-level = Niveau van de stap
import-use-parent = Taak waarvan het een stap is
import-use-identifier = Eigen nummer
import-use-kept = In de notitie bewaren
