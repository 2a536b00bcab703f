## Insights: the person’s own days, described. No text here sets a goal, praises, blames or names a cause.

insights = Statystyki
insights-lead = Opis twoich własnych dni. Zaglądaj, kiedy chcesz; nic tu nie wyznacza celu.
insights-empty = Przez ostatnie dwanaście tygodni nic nie zapisano. Statystyki zaczynają się od jednego dnia.

## The menu.

insights-menu-report = Raport dla lekarza
insights-menu-leave-out = Nie licz niektórych dni
insights-menu-export = Eksportuj jako CSV

## The heads of the columns, in all tables of insights and of the report.

insights-head-day = Dzień
insights-head-week = Tydzień od
insights-head-noted = Zapi­sane
insights-head-had = Było
insights-head-borrowed = Po­ży­czone
insights-head-planned = W planie
insights-head-used = Zużyte
insights-head-hundred = Na 100
insights-head-felt = Jaki był
insights-head-task = Zadanie
insights-head-took = Zabrało
insights-head-kind = Rodzaj energii
insights-head-list = Lista
insights-head-by-now = Zużyte do tej pory
insights-head-day-later = 1 dzień póź­niej
insights-head-two-days-later = 2 dni póź­niej
insights-head-three-days-later = 3 dni póź­niej

## What was used today until now, beside other days.

insights-now = Dziś do tej pory
insights-now-says = Zużyte do tej pory: { NUMBER($used) }. O tej porze dnia jest to zwykle { NUMBER($usual) }.
insights-now-says-range = Zużyte do tej pory: { NUMBER($used) }. O tej porze dnia jest to zwykle od { NUMBER($least) } do { NUMBER($most) }.
insights-now-table = Dziś do tej pory
insights-now-today = Dziś
insights-now-usual = Zwykle, w ostatnich dwóch tygodniach
insights-now-range = od { NUMBER($least) } do { NUMBER($most) }

## The days of one week or four, drawn and in a table.

insights-days-choice = Ile tygodni
insights-days-choice-one = Tydzień
insights-days-choice-four = 4 tygodnie
insights-days-week = Ten tydzień
insights-days-weeks = Cztery tygodnie
insights-days-none = Nic nie zapisano.
insights-days-within = { $days ->
    [one] { $days } zapisany dzień. Nie zużyto więcej, niż było ({ UNIT($unit) }).
    [few] { $days } zapisane dni. W żaden dzień nie zużyto więcej, niż było ({ UNIT($unit) }).
    [many] { $days } zapisanych dni. W żaden dzień nie zużyto więcej, niż było ({ UNIT($unit) }).
   *[other] { $days } zapisanego dnia. W żaden dzień nie zużyto więcej, niż było ({ UNIT($unit) }).
}
insights-days-over-one = 1 zapisany dzień. Zużyto więcej, niż było ({ UNIT($unit) }).
insights-days-over = Zapisane dni: { NUMBER($days) }. Dni, w których zużyto więcej, niż było ({ UNIT($unit) }): { $over }.
insights-days-table = { UNIT($unit, style: "capital") } według dni
insights-weeks-table = { UNIT($unit, style: "capital") } według tygodni

## What the marks of the drawing mean: spoons that a day had, used, and so on.

insights-mark-had = było
insights-mark-used = zużyte
insights-mark-over = więcej, niż było
insights-mark-borrowed = pożyczone
insights-mark-gap = nie zapisano

## What tasks were planned to take, and what they took.

insights-tasks = Planowany i prawdziwy koszt
insights-tasks-as-planned = { $tasks ->
    [one] Jedno zadanie zrobiono co najmniej pięć razy. Koszt był zwykle taki jak w planie.
    [few] { $tasks } zadania zrobiono co najmniej pięć razy. Koszt był zwykle taki jak w planie.
    [many] { $tasks } zadań zrobiono co najmniej pięć razy. Koszt był zwykle taki jak w planie.
   *[other] { $tasks } zadania zrobiono co najmniej pięć razy. Koszt był zwykle taki jak w planie.
}
insights-tasks-other-one = Jedno zadanie zrobiono co najmniej pięć razy. Zwykle zabierało więcej lub mniej niż w planie.
insights-tasks-other = Zadania zrobione co najmniej pięć razy: { NUMBER($tasks) }. W tym takie, które zwykle zabierały więcej lub mniej niż w planie: { $other }.
insights-tasks-table = Planowany i prawdziwy koszt zadań
insights-offer = Zwykły koszt: { NUMBER($usual) }. Ostatnio ({ NUMBER($times) } razy) zabrało: { $costs }.
insights-offer-use = Odtąd { NUMBER($cost) }<name>: { $task }</name>
insights-offer-keep = Zostaw { NUMBER($cost) }<name>: { $task }</name>

## The mornings after days that took more than most.

insights-heavier = Po cięższych dniach
insights-heavier-says = Po cięższych dniach (było ich { NUMBER($days) }) następne ranki zaczynały się od { $numbers }. Zwykła liczba to { NUMBER($usual) }.
insights-heavier-says-last = Ranki po ostatnich ośmiu cięższych dniach (wszystkich było { NUMBER($days) }) zaczynały się od { $numbers }. Zwykła liczba to { NUMBER($usual) }.
insights-heavier-table = Ranki po cięższych dniach
insights-heavier-hint = Liczby z następnych ranków. Cięższy dzień: zużyto więcej niż w trzech czwartych dni z dwunastu tygodni. To, co pożyczone, nie jest od tych liczb odjęte.

## How much was used of every hundred spoons.

insights-hundred = Zużyte z tego, co było
insights-hundred-says = { $over ->
    [0] Ostatnie tygodnie: { NUMBER($weeks) }. W żadnym nie zużyto więcej, niż było.
    [one] Ostatnie tygodnie: { NUMBER($weeks) }. W { $over } z nich zużyto więcej, niż było.
    [few] Ostatnie tygodnie: { NUMBER($weeks) }. W { $over } z nich zużyto więcej, niż było.
    [many] Ostatnie tygodnie: { NUMBER($weeks) }. W { $over } z nich zużyto więcej, niż było.
   *[other] Ostatnie tygodnie: { NUMBER($weeks) }. W { $over } z nich zużyto więcej, niż było.
}
insights-hundred-table = Zużyte na każde sto, według tygodni

## What the spoons were used for.

insights-where = Na co poszło
insights-where-weeks = Cztery tygodnie
insights-where-used = Zużyte: { SPOONS($spoons) }.
insights-where-rests = { $rests ->
    [one] Był { $rests } odpoczynek.
    [few] Były { $rests } odpoczynki.
    [many] Było { $rests } odpoczynków.
   *[other] Było { $rests } odpoczynku.
}
insights-where-rests-took = { $rests ->
    [one] { $rests } odpoczynek trwał { $time }.
    [few] { $rests } odpoczynki trwały razem { $time }.
    [many] { $rests } odpoczynków trwało razem { $time }.
   *[other] { $rests } odpoczynku trwało razem { $time }.
}
insights-kinds-table = Zużyte według rodzaju energii
insights-kinds-hint = Zadanie z dwoma rodzajami liczy się w obu.
insights-lists-table = Zużyte według list
insights-lists-other = Inne listy
insights-lists-none = Bez listy

## Twelve weeks, with a cell for each day.

insights-twelve = Dwanaście tygodni
insights-twelve-says = { $days ->
    [one] { $days } dzień zapisany w ostatnich dwunastu tygodniach.
    [few] { $days } dni zapisane w ostatnich dwunastu tygodniach.
    [many] { $days } dni zapisanych w ostatnich dwunastu tygodniach.
   *[other] { $days } dnia zapisanego w ostatnich dwunastu tygodniach.
}
insights-twelve-says-marks = { $days ->
    [one] { $days } dzień zapisany w ostatnich dwunastu tygodniach: { $marks }.
    [few] { $days } dni zapisane w ostatnich dwunastu tygodniach: { $marks }.
    [many] { $days } dni zapisanych w ostatnich dwunastu tygodniach: { $marks }.
   *[other] { $days } dnia zapisanego w ostatnich dwunastu tygodniach: { $marks }.
}
insights-twelve-low = { $days ->
    [one] { $days } słabszy dzień
    [few] { $days } słabsze dni
    [many] { $days } słabszych dni
   *[other] { $days } słabszego dnia
}
insights-twelve-rest = { $days ->
    [one] { $days } dzień odpoczynku
    [few] { $days } dni odpoczynku
    [many] { $days } dni odpoczynku
   *[other] { $days } dnia odpoczynku
}
insights-twelve-borrowed = { $days ->
    [one] { $days } dzień z pożyczaniem
    [few] { $days } dni z pożyczaniem
    [many] { $days } dni z pożyczaniem
   *[other] { $days } dnia z pożyczaniem
}
insights-cell = { NUMBER($used) } z { NUMBER($had) }
insights-cell-low = słabszy dzień
insights-cell-borrowed = pożyczone: { NUMBER($spoons) }
insights-cell-rest = dzień odpoczynku
insights-letter-low = s
insights-letter-borrowed = p
insights-letter-rest = o
insights-twelve-hint = Im bardziej wypełniony dzień, tym więcej z jego liczby zużyto. p: pożyczone. s: słabszy dzień. o: dzień odpoczynku, bez niczego innego. Dni bez żadnych zapisów są puste.
insights-twelve-table = Jako tabela tygodni

## Days that are not counted.

leave-out = Nie licz niektórych dni
leave-out-hint = Choroba, wyjazd: takich dni nie będzie wtedy na tej stronie ani w raporcie. Można je znowu liczyć.
leave-out-from = Od
leave-out-to = Do
leave-out-button = Nie licz tych dni
leave-out-no-day = Między tymi datami nie zaczął się żaden dzień.
left-out = Nieliczone
left-out-count = Licz znowu<name>: { $days }</name>

## Whether New Day asks how the day before was.

ask-felt = Jaki był dzień?
ask-felt-on = Każdy „Nowy dzień” pyta, jaki był poprzedni. Odpowiedź to jedno dotknięcie, zawsze dobrowolne.
ask-felt-off = Każdy „Nowy dzień” może pytać, jaki był poprzedni. Odpowiedź to jedno dotknięcie, zawsze dobrowolne.
ask-felt-stop = Nie pytaj
ask-felt-begin = Pytaj przy nowym dniu
