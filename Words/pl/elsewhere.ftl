## Tasks in other apps: how to get a file, where it is chosen.

elsewhere-lead = Wybierz, gdzie są. Zobaczysz wszystko, zanim coś się doda.
elsewhere-file = Wybierz plik
elsewhere-this-file = Wybierz ten plik poniżej.
elsewhere-todoist-one = Na todoist.com otwórz ustawienia, potem kopie zapasowe.
elsewhere-todoist-two = Pobierz najnowszą, plik .zip. Albo wyeksportuj każdy projekt jako CSV z jego menu.
elsewhere-microsoft-one = W klasycznym Outlooku dla Windows otwórz Plik, Otwieranie i eksportowanie, Importuj/Eksportuj.
elsewhere-microsoft-two = Wyeksportuj folder Zadania do pliku wartości rozdzielonych przecinkami.
elsewhere-google-one = Na takeout.google.com odznacz wszystko, zaznacz Tasks i utwórz eksport.
elsewhere-google-two = Pobierz go i otwórz .zip: plik to Tasks.json.
elsewhere-apple-one = Na Macu zainstaluj darmowy program reminders-cli.
elsewhere-apple-two = W Terminalu uruchom: <command></command>
elsewhere-ticktick-one = Na ticktick.com otwórz ustawienia, potem konto.
elsewhere-ticktick-two = Utwórz kopię zapasową. To plik .csv.
elsewhere-things-one = Na Macu zainstaluj darmowy program things-cli.
elsewhere-things-two = W Terminalu uruchom: <command></command>
elsewhere-tasks-org-one = W Tasks.org otwórz ustawienia, potem kopie zapasowe, i utwórz teraz kopię.
elsewhere-tasks-org-two = To najnowszy plik .json w folderze kopii.
elsewhere-other = Inna aplikacja albo plik CSV lub tekstowy
elsewhere-other-one = Wyeksportuj tam swoje zadania: jako CSV, iCalendar (.ics), JSON, Markdown lub tekst.
elsewhere-other-two = Jeśli Teaspoon nie zna tabeli, zapyta, czym jest każda kolumna.

## Why a file cannot be read. Nothing was changed then.

import-fault-unknown = Teaspoon nie zna takiego pliku. Nic nie zostało zmienione.
import-fault-empty = Ten plik jest pusty.
import-fault-large = Ten plik jest za duży: najwyżej 12 MB i 100 000 wierszy.
import-fault-damaged = Ten plik jest uszkodzony albo niepełny. Nic nie zostało zmienione.
import-fault-encrypted = Ten plik jest zaszyfrowany. Zapisz go bez hasła i wybierz ponownie.
import-fault-no-tasks = Ten kalendarz nie ma zadań.
import-fault-events = { $count ->
    [one] Ma { $count } wydarzenie; wydarzeń się nie importuje.
    [few] Ma { $count } wydarzenia; wydarzeń się nie importuje.
    [many] Ma { $count } wydarzeń; wydarzeń się nie importuje.
   *[other] Ma { $count } wydarzenia; wydarzeń się nie importuje.
}

## The preview of a file of another app.

import-from = Import z { $app }
import-found-tasks = { $count ->
    [one] Znaleziono { $count } zadanie. Nic jeszcze nie dodano.
    [few] Znaleziono { $count } zadania. Nic jeszcze nie dodano.
    [many] Znaleziono { $count } zadań. Nic jeszcze nie dodano.
   *[other] Znaleziono { $count } zadania. Nic jeszcze nie dodano.
}
import-too-many = Naraz można zaimportować najwyżej { $most } zadań, list i notatek. Wybierz mniej list, a potem zaimportuj pozostałe.
import-all-done = wszystko zrobione
import-done = { $count ->
    [one] Zaimportuj też { $count } zrobione zadanie
    [few] Zaimportuj też { $count } zrobione zadania
    [many] Zaimportuj też { $count } zrobionych zadań
   *[other] Zaimportuj też { $count } zrobionego zadania
}
import-past = { $count ->
    [one] Usuń { $count } termin, który minął
    [few] Usuń { $count } terminy, które minęły
    [many] Usuń { $count } terminów, które minęły
   *[other] Usuń { $count } terminu, który minął
}
import-costs = { $count ->
    [one] Użyj kosztu, który plik podaje dla { $count } zadania
    [few] Użyj kosztów, które plik podaje dla { $count } zadań
    [many] Użyj kosztów, które plik podaje dla { $count } zadań
   *[other] Użyj kosztów, które plik podaje dla { $count } zadania
}
import-first-tasks = Pierwsze zadania
import-changes = Co będzie inaczej
import-no-cost = Żadne zadanie nie ma jeszcze kosztu. Teaspoon zapyta, gdy je zaplanujesz.
import-undo = Cofnięcie usuwa wszystko z powrotem.
import-notes = Notatki stają się osobnymi notatkami
import-counts-from-today = Daty takie jak „za 5 dni” liczą się od dziś.
import-correct = Popraw sposób odczytu
import-kind = Ten plik pochodzi z
import-dates = Kolejność w datach
import-dates-year = rok, miesiąc, dzień
import-dates-day = dzień, miesiąc, rok
import-dates-month = miesiąc, dzień, rok
import-dates-doubt = { $date } można odczytać na dwa sposoby.
import-look-again = Odczytaj ponownie
import-another = Wybierz inny plik
import-kind-text = Tekst

## What is different after an import, each with a number beside it.

import-loss-repeats = Powtórzenia, których Teaspoon nie ma, są w notatce
import-loss-further-repeats = Kolejne powtórzenia zadania są w notatce
import-loss-date-words = Niezrozumiane słowa dat są w notatce
import-loss-dates = Daty, które nie istnieją, są pomijane
import-loss-people = Osoby, dla których jest zadanie, są w notatce
import-loss-reminders = Kolejne przypomnienia są w notatce
import-loss-attachments = Pliki zostają; ich nazwy są w notatce
import-loss-durations = Czas dłuższy niż dzień jest w notatce
import-loss-fields = Inne szczegóły są w notatce
import-loss-zones = Godziny w nieznanej strefie czytane są tak, jak zapisano
import-loss-series-begins = Pierwszy dzień powtórzenia nie jest zachowany
import-loss-levels = Zbyt głębokie kroki przesuwają się wyżej
import-loss-circles = Kroki bez zadania stają się zadaniami
import-loss-damaged = Wiersze, których nie da się odczytać, są pomijane
import-loss-doubled = Powtórzone wiersze czytane są raz
import-loss-occurrences = Zmiany pojedynczych dat powtórzenia są pomijane
import-loss-cancelled = Anulowane zadania są pomijane
import-loss-archived = Zarchiwizowane lub usunięte zadania są pomijane
import-loss-events = Wydarzenia kalendarza są pomijane
import-loss-other-things = Nawyki, nagrody i inne rzeczy są pomijane
import-loss-time-spent = Zapisany czas jest pomijany
import-loss-scores = Punkty i liczniki z gry są pomijane
import-loss-views = Filtry i widoki są pomijane

## A table whose columns the person names.

import-columns = Czym jest każda kolumna?
import-columns-lead = { $count ->
    [one] Ta tabela ma { $count } wiersz. Powiedz, czym są kolumny; potem zobaczysz zadania.
    [few] Ta tabela ma { $count } wiersze. Powiedz, czym są kolumny; potem zobaczysz zadania.
    [many] Ta tabela ma { $count } wierszy. Powiedz, czym są kolumny; potem zobaczysz zadania.
   *[other] Ta tabela ma { $count } wiersza. Powiedz, czym są kolumny; potem zobaczysz zadania.
}
import-columns-header = Pierwszy wiersz nazywa kolumny
import-column = Kolumna { $number }
import-use-ignored = Pomiń
import-use-title = Tytuł
import-use-done = Zrobione
import-use-cost = Koszt
import-use-level = Poziom kroku
import-use-parent = Zadanie, którego jest krokiem
import-use-identifier = Własny numer
import-use-kept = Zachowaj w notatce
