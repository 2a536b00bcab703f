## The overview of the settings.

settings-all = Alla inställningar
settings-you = Du
settings-look = Utseende
settings-text = Text
settings-language = Språk
settings-energy = Energi
settings-time = Tid och vecka
settings-sound = Ljud och notiser
settings-simple = Enkelt läge
settings-keys = Kortkommandon
settings-privacy = Integritet
settings-privacy-facts = Ingen statistik, inga utomstående
settings-on = På
settings-off = Av

settings-you-facts = Namn och bild
settings-simple-facts = Bara Idag, Lägg till och Vad nu?
settings-default = Standard
settings-text-wider = bredare

settings-time-clock-24 = 24-timmarsklocka
settings-time-clock-12 = 12-timmarsklocka
settings-time-day-first = dag först
settings-time-month-first = månad först
settings-time-week = veckan börjar med { $weekday }
settings-time-day = dagen börjar kl. { $time }

settings-sound-on = Ljud på
settings-sound-off = Ljud av
settings-notices-on = notiser på
settings-notices-off = notiser av

settings-energy-day = { SPOONS($spoons) } per dag
settings-energy-reserve = { NUMBER($number) } i reserv
settings-energy-firm = utan lån
settings-energy-borrowing = lån tillåtet

## You.

profile-name = Namn
profile-name-hint = Vad ska vi kalla dig? Valfritt.
profile-mail = Mejl
profile-mail-hint = Sparas med din planering. Används inte och delas inte.
profile-picture = Bild
profile-picture-now = Din bild
profile-picture-chosen = Den valda bilden
profile-picture-hint = Beskärs och förminskas på din enhet.
profile-picture-script = För att välja en bild behövs skript, och den här webbläsaren kör inga.
profile-picture-remove = Ta bort bilden

## Appearance.

look-theme = Tema
look-accent = Accentfärg
look-accent-theme = Följ temat
look-motion = Rörelse
look-motion-device = Följ enheten
look-motion-none = Minska rörelse
look-motion-none-hint = Inget rör sig, oavsett hur enheten är inställd

## Text.

font = Typsnitt
font-system = Systemets typsnitt
font-inter = Inter
font-dyslexic = OpenDyslexic
font-hint = Inter och OpenDyslexic hämtas när du väljer dem första gången. Sedan fungerar de offline.
text-spacing = Storlek och avstånd
text-size = Textstorlek
text-letters = Avstånd mellan bokstäver
text-words = Avstånd mellan ord
text-lines = Radavstånd
text-more = +{ NUMBER($number) } %

## Simple mode.

simple-on-hint = Visar bara Idag, Vad nu?, Vila, Lägg till och Inställningar
simple-hint = Inget tas bort. ”Visa allt igen” finns längst ner på varje sida.

## Energy.

energy-maximum = { UNIT($unit, style: "capital") } per dag
energy-maximum-hint = Lämna tomt för att börja med samma antal som dagen innan.
energy-reserve = Reserv
energy-reserve-hint = Sparas undan, så att det inte tar helt slut. 0 för ingen.
energy-fit = Om uppgifter inte får plats
energy-fit-borrow = Erbjud lån av morgondagen
energy-fit-firm = Fast gräns
energy-fit-firm-hint = Inga lån
energy-rests = Vilopauser i planer
energy-rests-on = Föreslå en vilopaus
energy-rests-on-hint = Mellan två uppgifter som tar 4 eller mer
energy-rests-off = Föreslå ingen
energy-due = Det som ska göras idag
energy-due-on = Kommer med den nya dagen
energy-due-on-hint = Så långt det får plats
energy-due-off = Stannar i sin lista
energy-unit = Enhetens namn
energy-unit-one = Singular
energy-unit-many = Plural
energy-unit-number = { NUMBER($number) } …
energy-unit-hint = Till exempel sked och skedar, poäng och poäng, procent och procent.
energy-kinds = Energityper
energy-kinds-hint = Fysisk, mental, social, känslomässig: en uppgift kan säga vilka den tar, och Vad nu? kan föreslå något som skonar en av dem.
energy-kinds-use = Använd energityper
energy-kinds-stop = Stäng av energityper

## Time and week.

time-clock = Klocka
time-clock-24 = 24 timmar
time-clock-24-hint = 21:05
time-clock-12 = 12 timmar
time-clock-12-hint = 9:05 em
time-dates = Datum
time-dates-day = Dag först
time-dates-day-hint = 5/6 är 5 juni
time-dates-month = Månad först
time-dates-month-hint = 5/6 är 6 maj
time-week = Vecka och dag
time-week-starts = Veckan börjar med
time-day-starts = Dagen börjar kl.
time-day-hint = Om du är uppe efter midnatt: fram till den här tiden räknas det fortfarande som dagen innan, för datum och upprepningar. En ny dag börjar när du säger till, vilken tid som helst.

## Sound and notifications.

sound = Ljud
sound-on-hint = En mjuk klang när en timer slutar
sound-test = Testa ljudet
sound-script = För ljud behövs skript, och den här webbläsaren kör inga.
notices = Notiser
notices-on-hint = När en timer slutar, även när du använder en annan app
notices-hint = Den här inställningen synkas. Varje enhet behöver också tillåta notiser.
notices-test = Skicka en testnotis
notices-script = För notiser behövs skript, och den här webbläsaren kör inga.
badge = Siffra på appens ikon
badge-on-hint = Hur många du har kvar idag
badge-hint = Visas där Teaspoon är installerat och enheten har siffror på ikoner. Den räknar aldrig det som är kvar att göra.
reminders-say = Visa i notiser
reminders-say-task = Uppgiftens namn
reminders-say-nothing = Inga detaljer
reminders-say-nothing-hint = ”En påminnelse från Teaspoon”
reminders-quiet = Tysta timmar
reminders-quiet-from = Från
reminders-quiet-until = Till
reminders-quiet-hint = Påminnelser under tysta timmar kommer tillsammans efteråt. Timrar ringer ändå. Lämna tomt för inga tysta timmar.
reminders-most = Högsta antal påminnelser per dag
reminders-most-hint = 1 till 50. Därefter en påminnelse som samlar resten. Timrar räknas inte.
reminders-time = Standardtid för uppgifter utan klockslag
reminders-time-hint = En påminnelse som ”10 min före” räknas från den här tiden.
reminders-low-day = På en lågenergidag kommer påminnelser utan ljud.
reminders-devices = Enheter som får notiser

## The language of the interface.

language-device = Följ enheten
language-device-hint = Språket som din enhet använder, om Teaspoon har det
language-hint = Dina uppgifter och anteckningar blir kvar som du skrev dem. Engelska ord förstås på alla språk när du lägger till en uppgift.
language-partly = { NUMBER($share) } % översatt, resten är på engelska
language-not-read = Ännu inte läst av någon med språket som modersmål
