## The overview of the settings.

settings-all = Alle instellingen
settings-you = Over jou
settings-look = Weergave
settings-text = Tekst
settings-language = Taal
settings-energy = Energie
settings-time = Tijd en week
settings-sound = Geluid en meldingen
settings-simple = Eenvoudige modus
settings-keys = Sneltoetsen
settings-privacy = Privacy
settings-privacy-facts = Geen gebruiksstatistieken, geen derde partijen
settings-on = Aan
settings-off = Uit

settings-you-facts = Naam en foto
settings-simple-facts = Alleen Vandaag, Toevoegen en Wat nu?
settings-default = Standaard
settings-text-wider = ruimer

settings-time-clock-24 = 24-uursklok
settings-time-clock-12 = 12-uursklok
settings-time-day-first = dag eerst
settings-time-month-first = maand eerst
settings-time-week = week begint op { $weekday }
settings-time-day = dag begint om { $time }

settings-sound-on = Geluid aan
settings-sound-off = Geluid uit
settings-notices-on = meldingen aan
settings-notices-off = meldingen uit

settings-energy-day = { SPOONS($spoons) } per dag
settings-energy-reserve = { NUMBER($number) } in reserve
settings-energy-firm = niet lenen
settings-energy-borrowing = lenen kan

## You.

profile-name = Naam
profile-name-hint = Hoe zullen we je noemen? Optioneel.
profile-mail = E-mail
profile-mail-hint = Wordt bij je planning bewaard en nooit gebruikt of gedeeld.
profile-picture = Foto
profile-picture-now = Je foto
profile-picture-chosen = De gekozen foto
profile-picture-hint = Wordt op je eigen apparaat bijgesneden en verkleind.
profile-picture-script = Een foto kiezen kan alleen met JavaScript, en dat werkt niet in deze browser.
profile-picture-remove = Foto weghalen

## Appearance.

look-theme = Thema
look-accent = Accentkleur
look-accent-theme = Thema volgen
look-motion = Beweging
look-motion-device = Apparaat volgen
look-motion-none = Minder beweging
look-motion-none-hint = Niets beweegt, wat er ook op je apparaat is ingesteld

## Text.

font = Lettertype
font-system = Lettertype van het apparaat
font-inter = Inter
font-dyslexic = OpenDyslexic
font-hint = Inter en OpenDyslexic worden gedownload als je ze voor het eerst kiest. Daarna werken ze ook offline.
text-spacing = Grootte en afstand
text-size = Tekstgrootte
text-letters = Letterafstand
text-words = Woordafstand
text-lines = Regelhoogte
text-more = +{ NUMBER($number) }%

## Simple mode.

simple-on-hint = Je ziet alleen Vandaag, Wat nu?, Rust, Toevoegen en Instellingen
simple-hint = Er wordt niets verwijderd. “Alles weer tonen” staat onder aan elke pagina.

## Energy.

energy-maximum = { UNIT($unit, style: "capital") } per dag
energy-maximum-hint = Laat leeg om te beginnen met het aantal van de dag ervoor.
energy-reserve = Reserve
energy-reserve-hint = Wordt apart gehouden, zodat er iets overblijft. 0 voor geen reserve.
energy-fit = Als taken niet passen
energy-fit-borrow = Lenen van morgen aanbieden
energy-fit-firm = Vaste grens
energy-fit-firm-hint = Niet lenen
energy-rests = Rust in plannen
energy-rests-on = Rust voorstellen
energy-rests-on-hint = Tussen twee taken die 4 of meer kosten
energy-rests-off = Geen rust voorstellen
energy-due = Wat die dag af moet
energy-due-on = Komt met de nieuwe dag
energy-due-on-hint = Zolang het past
energy-due-off = Blijft in zijn lijst
energy-unit = Naam van de eenheid
energy-unit-one = Enkelvoud
energy-unit-many = Meervoud
energy-unit-number = { NUMBER($number) } …
energy-unit-hint = Bijvoorbeeld lepel en lepels, punt en punten, procent en procent.
energy-kinds = Soorten energie
energy-kinds-hint = Lichamelijk, denkwerk, sociaal, emotioneel. Bij een taak kun je aangeven welke soort die kost. En bij “Wat nu?” kun je vragen om iets dat een soort spaart.
energy-kinds-use = Soorten energie gebruiken
energy-kinds-stop = Soorten energie uitzetten

## Time and week.

time-clock = Klok
time-clock-24 = 24 uur
time-clock-24-hint = 21:05
time-clock-12 = 12 uur
time-clock-12-hint = 9:05 p.m.
time-dates = Datums
time-dates-day = Dag eerst
time-dates-day-hint = 5/6 is 5 juni
time-dates-month = Maand eerst
time-dates-month-hint = 5/6 is 6 mei
time-week = Week en dag
time-week-starts = Week begint op
time-day-starts = Dag begint om
time-day-hint = Voor als je na middernacht nog op bent: tot deze tijd telt het nog als de dag ervoor, voor datums en herhalingen. Een nieuwe dag begint als jij dat aangeeft, op elk uur.

## Sound and notifications.

sound = Geluid
sound-on-hint = Een zacht belletje als een timer afloopt
sound-test = Geluid testen
sound-script = Geluid werkt alleen met JavaScript, en dat werkt niet in deze browser.
notices = Meldingen
notices-on-hint = Als een timer afloopt, ook als je een andere app gebruikt
notices-hint = Deze instelling geldt op al je gesynchroniseerde apparaten. Elk apparaat moet meldingen ook zelf toestaan.
notices-test = Testmelding sturen
notices-script = Meldingen werken alleen met JavaScript, en dat werkt niet in deze browser.
badge = Getal op het pictogram van de app
badge-on-hint = Hoeveel er vandaag nog over zijn
badge-hint = Te zien als Teaspoon is geïnstalleerd en je apparaat getallen op pictogrammen kan tonen. Het telt nooit wat er nog te doen is.
reminders-say = Tonen in meldingen
reminders-say-task = Naam van de taak
reminders-say-nothing = Geen details
reminders-say-nothing-hint = “Een herinnering van Teaspoon”
reminders-quiet = Stille uren
reminders-quiet-from = Van
reminders-quiet-until = Tot
reminders-quiet-hint = Herinneringen tijdens de stille uren komen daarna samen. Timers gaan wel af. Laat leeg voor geen stille uren.
reminders-most = Maximaal aantal herinneringen per dag
reminders-most-hint = 1 tot 50. Daarna komt er één samenvatting. Timers tellen niet mee.
reminders-time = Standaardtijd voor taken zonder tijd
reminders-time-hint = Een herinnering als “10 min ervoor” telt vanaf deze tijd.
reminders-low-day = Op een mindere dag komen herinneringen zonder geluid.
reminders-devices = Apparaten die meldingen krijgen

## The language of the interface.

language-device = Apparaat volgen
language-device-hint = De taal van je apparaat, als Teaspoon die heeft
language-hint = Je taken en notities blijven zoals je ze schreef. Bij het toevoegen van een taak worden Engelse woorden in elke taal begrepen.
language-partly = { NUMBER($share) }% vertaald; de rest is in het Engels
language-not-read = Nog niet nagekeken door iemand met deze moedertaal
