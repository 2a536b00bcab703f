## The report: one page of paper about some weeks, which a person prints for a doctor or a therapist.

report = Raport dla lekarza
report-menu-name-tasks = Pokaż nazwy pięciu zadań
report-menu-leave-out-tasks = Pomiń nazwy zadań
report-menu-export = Eksportuj jako CSV
report-bar-print = Drukuj
report-choice = Ile tygodni
report-choice-weeks = { $weeks ->
    [one] { NUMBER($weeks) } tydzień
    [few] { NUMBER($weeks) } tygodnie
    [many] { NUMBER($weeks) } tygodni
   *[other] { NUMBER($weeks) } tygodnia
}

## What the person can add. All of it is optional.

report-form = Imię i to, co chcę powiedzieć
report-form-name = Imię i nazwisko
report-form-name-hint = Opcjonalnie.
report-form-text = Co chcę powiedzieć
report-form-text-hint = Limit znaków: { NUMBER($most) }. Tekst zostanie na następny raz.
report-form-save = Zapisz

## On the paper.

report-two-weeks = Energia w ciągu dwóch tygodni
report-four-weeks = Energia w ciągu czterech tygodni
report-eight-weeks = Energia w ciągu ośmiu tygodni
report-twelve-weeks = Energia w ciągu dwunastu tygodni
report-text = Co chcę powiedzieć
report-empty = W tych tygodniach nic nie zapisano.
report-notes = Notatki z wizyty
report-foot = Zapiski własne, prowadzone w Teaspoon, do dnia: { $date }. { UNIT($unit, style: "capital") } to własna miara energii tej osoby: jej 9 to nie to samo co 9 kogoś innego. Dni bez żadnych zapisów są puste. To notatki, a nie pomiary ani diagnoza.

## On the paper: the days in sentences.

report-noted = Zapisane dni: { NUMBER($days) } z { NUMBER($all) }.
report-left-out = Dni pominięte przez tę osobę: { NUMBER($days) }.
report-mornings = { UNIT($unit, style: "capital") } rano: zwykle { NUMBER($usual) } (od { NUMBER($least) } do { NUMBER($most) }).
report-mornings-same = { UNIT($unit, style: "capital") } rano: zwykle { NUMBER($usual) }.
report-used = Zużyte w ciągu dnia: zwykle { NUMBER($usual) } (od { NUMBER($least) } do { NUMBER($most) }).
report-used-same = Zużyte w ciągu dnia: zwykle { NUMBER($usual) }.
report-over = Dni, w których zużyto więcej, niż było: { NUMBER($days) }.
report-borrowed = Dni z pożyczaniem z następnego dnia: { NUMBER($days) }.
report-felt = Jakie były dni: { $answers }.
report-felt-lighter = lżejsze: { NUMBER($days) }
report-felt-as-usual = jak zwykle: { NUMBER($days) }
report-felt-heavier = cięższe: { NUMBER($days) }
report-felt-had-to-stop = trzeba było przerwać: { NUMBER($days) }
report-low = Słabsze dni: { NUMBER($days) }.
report-rests = Odpoczynki: { NUMBER($rests) }.
report-rests-took = { $minutes ->
    [one] Odpoczynki: { NUMBER($rests) }, każdy około { $minutes } minuty.
    [few] Odpoczynki: { NUMBER($rests) }, każdy około { $minutes } minut.
    [many] Odpoczynki: { NUMBER($rests) }, każdy około { $minutes } minut.
   *[other] Odpoczynki: { NUMBER($rests) }, każdy około { $minutes } minuty.
}

## On the paper: tables.

report-week-noted = { NUMBER($days) } z 7
report-tasks-table = Planowany i prawdziwy koszt zadań, które zabrały najwięcej
