## One task to do now, or rest.

now = Was jetzt?
now-menu-plan = Tag planen
now-others = Oder eine von diesen
now-details = Details
now-step = Schritt von: { $task }
now-left = { $free }.
now-left-reserve = { $free }. Vorschläge lassen deine Reserve in Ruhe.

## Why this task. The reasons are put together with commas, and begin with a capital.

now-why = { $reasons }
now-why-today = auf der Liste für heute
now-why-due = fällig { $date }
now-why-spoons = { SPOONS($spoons) }
now-why-whole = { SPOONS($spoons) } für die ganze Aufgabe
now-why-no-minutes = ohne Minutenangabe

## The bar: one button, and below it two that share the width of a phone.

now-bar-do = Das mache ich
now-bar-not-this = Das nicht
now-bar-smaller = Etwas Kleineres
now-bar-done = Erledigt
now-bar-focus = Fokus
now-bar-else = Etwas anderes

## Where nothing fits.

now-rest = Ruh dich aus. Ausruhen zählt auch.
now-rest-nothing = Sonst passt gerade nichts.
now-rest-nothing-asked = Nichts passt zu deiner Auswahl.
now-rest-skipped = Was du ausgelassen hast, wird innerhalb einer Stunde wieder vorgeschlagen.
now-rest-begin = Ausruhen
now-rest-uncosted = Aufgaben werden vorgeschlagen, sobald sie Kosten haben. <give>Kosten eintragen</give>
now-rest-again = Jetzt wieder vorschlagen
now-rest-anything = Alles, was heute passt

## What can be asked.

now-minutes = Minuten, die du hast
now-minutes-any = Egal
now-energy-any = Jede Art von Energie
now-energy-has = Ich habe etwas { $kind }
now-energy-lacks = Keine { $kind }
