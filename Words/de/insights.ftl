## Insights: the person’s own days, described. No text here sets a goal, praises, blames or names a cause.

insights = Rückblick
insights-lead = Deine eigenen Tage, beschrieben. Schau, wann du magst. Hier gibt es kein Ziel zu erreichen.
insights-empty = In den letzten zwölf Wochen ist nichts notiert. Der Rückblick beginnt mit einem Tag.

## The menu.

insights-menu-report = Bericht für den Arzttermin
insights-menu-leave-out = Tage nicht mitzählen
insights-menu-export = Als CSV exportieren

## The heads of the columns, in all tables of insights and of the report.

insights-head-day = Tag
insights-head-week = Woche
insights-head-noted = Notiert
insights-head-had = An­fang
insights-head-borrowed = Ge­liehen
insights-head-planned = Geplant
insights-head-used = Ver­braucht
insights-head-hundred = Von 100
insights-head-felt = Wie es war
insights-head-task = Aufgabe
insights-head-took = Gekostet
insights-head-kind = Art der Energie
insights-head-list = Liste
insights-head-by-now = Bis jetzt verbraucht
insights-head-day-later = 1 Tag später
insights-head-two-days-later = 2 Tage später
insights-head-three-days-later = 3 Tage später

## What was used today until now, beside other days.

insights-now = Heute bisher
insights-now-says = Bis jetzt { NUMBER($used) } verbraucht. Um diese Zeit sind es sonst { NUMBER($usual) }.
insights-now-says-range = Bis jetzt { NUMBER($used) } verbraucht. Um diese Zeit sind es sonst { NUMBER($least) } bis { NUMBER($most) }.
insights-now-table = Heute bisher
insights-now-today = Heute
insights-now-usual = Üblich in den letzten zwei Wochen
insights-now-range = { NUMBER($least) } bis { NUMBER($most) }

## The days of one week or four, drawn and in a table.

insights-days-choice = Wie viele Wochen
insights-days-choice-one = Woche
insights-days-choice-four = 4 Wochen
insights-days-week = Diese Woche
insights-days-weeks = Vier Wochen
insights-days-none = Nichts notiert.
insights-days-within = { $days ->
    [one] { $days } Tag notiert. An keinem Tag wurden mehr { UNIT($unit) } verbraucht, als da waren.
   *[other] { $days } Tage notiert. An keinem Tag wurden mehr { UNIT($unit) } verbraucht, als da waren.
}
insights-days-over-one = 1 Tag notiert. An diesem Tag wurden mehr { UNIT($unit) } verbraucht, als da waren.
insights-days-over = { NUMBER($days) } Tage notiert. An { NUMBER($over) } davon wurden mehr { UNIT($unit) } verbraucht, als da waren.
insights-days-table = { UNIT($unit, style: "capital") } je Tag
insights-weeks-table = { UNIT($unit, style: "capital") } je Woche

## What the marks of the drawing mean: spoons that a day had, used, and so on.

insights-mark-had = verfügbar
insights-mark-used = verbraucht
insights-mark-over = mehr als verfügbar
insights-mark-borrowed = geliehen
insights-mark-gap = nicht notiert

## What tasks were planned to take, and what they took.

insights-tasks = Geplant und wirklich
insights-tasks-as-planned = { $tasks ->
    [1] Eine Aufgabe wurde mindestens fünfmal erledigt. Meist kostete sie so viel wie geplant.
   *[other] { $tasks } Aufgaben wurden mindestens fünfmal erledigt. Meist kosteten sie so viel wie geplant.
}
insights-tasks-other-one = Eine Aufgabe wurde mindestens fünfmal erledigt. Meist kostete sie mehr oder weniger als geplant.
insights-tasks-other = { $other ->
    [1] { NUMBER($tasks) } Aufgaben wurden mindestens fünfmal erledigt. Eine davon kostete meist mehr oder weniger als geplant.
   *[other] { NUMBER($tasks) } Aufgaben wurden mindestens fünfmal erledigt. { $other } davon kosteten meist mehr oder weniger als geplant.
}
insights-tasks-table = Geplante und wirkliche Kosten je Aufgabe
insights-offer = Übliche Kosten: { NUMBER($usual) }. Die letzten { NUMBER($times) } Male waren es { $costs }.
insights-offer-use = Ab jetzt { NUMBER($cost) }<name>: { $task }</name>
insights-offer-keep = { NUMBER($cost) } behalten<name>: { $task }</name>

## The mornings after days that took more than most.

insights-heavier = Nach schwereren Tagen
insights-heavier-says = Nach { NUMBER($days) } schwereren Tagen begann der nächste Morgen mit { $numbers }. Die übliche Zahl ist { NUMBER($usual) }.
insights-heavier-says-last = Nach den letzten acht von { NUMBER($days) } schwereren Tagen begann der nächste Morgen mit { $numbers }. Die übliche Zahl ist { NUMBER($usual) }.
insights-heavier-table = Der Morgen nach schwereren Tagen
insights-heavier-hint = Die Zahlen vom Morgen danach. Schwerer heißt: Es wurde mehr verbraucht als an drei von vier Tagen in zwölf Wochen. Geliehenes ist von diesen Zahlen nicht abgezogen.

## How much was used of every hundred spoons.

insights-hundred = Verbraucht von dem, was da war
insights-hundred-says = { $over ->
    [0] In keiner der letzten { NUMBER($weeks) } Wochen wurde mehr verbraucht, als da war.
    [one] In { $over } der letzten { NUMBER($weeks) } Wochen wurde mehr verbraucht, als da war.
   *[other] In { $over } der letzten { NUMBER($weeks) } Wochen wurde mehr verbraucht, als da war.
}
insights-hundred-table = Verbraucht von je hundert, nach Wochen

## What the spoons were used for.

insights-where = Wohin die Energie ging
insights-where-weeks = Vier Wochen
insights-where-used = { $spoons ->
    [one] { SPOONS($spoons) } verbraucht.
   *[other] { SPOONS($spoons) } verbraucht.
}
insights-where-rests = { $rests ->
    [one] { $rests } Ruhepause.
   *[other] { $rests } Ruhepausen.
}
insights-where-rests-took = { $rests ->
    [one] { $rests } Ruhepause, { $time } lang.
   *[other] { $rests } Ruhepausen, zusammen { $time } lang.
}
insights-kinds-table = Verbraucht nach Art der Energie
insights-kinds-hint = Eine Aufgabe mit zwei Arten zählt bei beiden.
insights-lists-table = Verbraucht nach Liste
insights-lists-other = Andere Listen
insights-lists-none = Keine Liste

## Twelve weeks, with a cell for each day.

insights-twelve = Zwölf Wochen
insights-twelve-says = { $days ->
    [one] { $days } Tag in den letzten zwölf Wochen notiert.
   *[other] { $days } Tage in den letzten zwölf Wochen notiert.
}
insights-twelve-says-marks = { $days ->
    [one] { $days } Tag in den letzten zwölf Wochen notiert, darunter { $marks }.
   *[other] { $days } Tage in den letzten zwölf Wochen notiert, darunter { $marks }.
}
insights-twelve-low = { $days ->
    [one] { $days } Schontag
   *[other] { $days } Schontage
}
insights-twelve-rest = { $days ->
    [one] { $days } Ruhetag
   *[other] { $days } Ruhetage
}
insights-twelve-borrowed = { $days ->
    [one] { $days } Tag mit Geliehenem
   *[other] { $days } Tage mit Geliehenem
}
insights-cell = { NUMBER($used) } von { NUMBER($had) }
insights-cell-low = Schontag
insights-cell-borrowed = { NUMBER($spoons) } geliehen
insights-cell-rest = Ruhetag
insights-letter-low = s
insights-letter-borrowed = g
insights-letter-rest = r
insights-twelve-hint = Je voller das Feld eines Tages, desto mehr von seiner Zahl wurde verbraucht. g: geliehen. s: Schontag. r: Ruhetag, mit Ruhepausen und sonst nichts. Tage, an denen nichts notiert ist, bleiben leer.
insights-twelve-table = Als Tabelle nach Wochen

## Days that are not counted.

leave-out = Tage nicht mitzählen
leave-out-hint = Eine Krankheit, ein Urlaub: Diese Tage zählen dann auf dieser Seite und im Bericht nicht mit. Sie lassen sich wieder mitzählen.
leave-out-from = Von
leave-out-to = Bis
leave-out-button = Diese Tage nicht mitzählen
leave-out-no-day = In dieser Zeit hat kein Tag begonnen.
left-out = Nicht mitgezählt
left-out-count = Wieder mitzählen<name>: { $days }</name>

## Whether New Day asks how the day before was.

ask-felt = Wie war der Tag?
ask-felt-on = Jeder neue Tag fragt, wie der Tag davor war. Ein Tippen genügt, und Antworten ist immer freiwillig.
ask-felt-off = Jeder neue Tag kann fragen, wie der Tag davor war. Ein Tippen genügt, und Antworten ist immer freiwillig.
ask-felt-stop = Nicht fragen
ask-felt-begin = Bei jedem neuen Tag fragen
