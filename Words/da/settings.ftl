## The overview of the settings.

settings-all = Alle indstillinger
settings-you = Dig
settings-look = Udseende
settings-text = Tekst
settings-language = Sprog
settings-energy = Energi
settings-time = Tid og uge
settings-sound = Lyd og notifikationer
settings-simple = Enkel visning
settings-keys = Tastaturgenveje
settings-privacy = Privatliv
settings-privacy-facts = Ingen analyse, ingen tredjeparter
settings-on = Til
settings-off = Fra

settings-you-facts = Navn og billede
settings-simple-facts = Kun I dag, Tilføj og Hvad nu?
settings-default = Standard
settings-text-wider = bredere

settings-time-clock-24 = 24-timers ur
settings-time-clock-12 = 12-timers ur
settings-time-day-first = dag først
settings-time-month-first = måned først
settings-time-week = ugen starter { $weekday }
settings-time-day = dagen starter kl. { $time }

settings-sound-on = Lyd til
settings-sound-off = Lyd fra
settings-notices-on = notifikationer til
settings-notices-off = notifikationer fra

settings-energy-day = { SPOONS($spoons) } om dagen
settings-energy-reserve = { NUMBER($number) } i reserve
settings-energy-firm = uden lån
settings-energy-borrowing = lån er muligt

## You.

profile-name = Navn
profile-name-hint = Hvad skal vi kalde dig? Valgfrit.
profile-mail = E-mail
profile-mail-hint = Gemmes sammen med din plan. Bruges og deles aldrig.
profile-picture = Billede
profile-picture-now = Dit billede
profile-picture-chosen = Det valgte billede
profile-picture-hint = Beskæres og gøres mindre på din enhed.
profile-picture-script = At vælge et billede kræver JavaScript, og det kører denne browser ikke.
profile-picture-remove = Fjern billedet

## Appearance.

look-theme = Tema
look-accent = Accentfarve
look-accent-theme = Følg temaet
look-motion = Bevægelse
look-motion-device = Som enheden
look-motion-none = Mindre bevægelse
look-motion-none-hint = Intet bevæger sig, hvad din enhed end er sat til

## Text.

font = Skrifttype
font-system = Systemets skrifttype
font-inter = Inter
font-dyslexic = OpenDyslexic
font-hint = Inter og OpenDyslexic hentes, første gang du vælger dem. Derefter virker de offline.
text-spacing = Størrelse og afstand
text-size = Tekststørrelse
text-letters = Afstand mellem bogstaver
text-words = Afstand mellem ord
text-lines = Linjehøjde
text-more = +{ NUMBER($number) } %

## Simple mode.

simple-on-hint = Viser kun I dag, Hvad nu?, Hvil, Tilføj og Indstillinger
simple-hint = Intet slettes. ”Vis alt igen” står nederst på hver side.

## Energy.

energy-maximum = { UNIT($unit, style: "capital") } om dagen
energy-maximum-hint = Lad feltet være tomt for at starte med tallet fra dagen før.
energy-reserve = Reserve
energy-reserve-hint = Gemmes, så du ikke løber helt tør. 0 for ingen.
energy-fit = Når der ikke er plads til opgaver
energy-fit-borrow = Tilbyd at låne af morgendagen
energy-fit-firm = Fast grænse
energy-fit-firm-hint = Uden lån
energy-rests = Hvil i planer
energy-rests-on = Foreslå et hvil
energy-rests-on-hint = Mellem to opgaver, der tager 4 eller mere
energy-rests-off = Foreslå ingen
energy-due = Det, der skal gøres i dag
energy-due-on = Kommer med den nye dag
energy-due-on-hint = Så vidt det passer
energy-due-off = Bliver på sin liste
energy-unit = Navn på en smule energi
energy-unit-one = Ental
energy-unit-many = Flertal
energy-unit-number = { NUMBER($number) } …
energy-unit-hint = For eksempel ske og skeer, point og point, procent og procent.
energy-kinds = Energityper
energy-kinds-hint = Fysisk, mental, social, følelsesmæssig: en opgave kan sige, hvilke den tager, og du kan bede Hvad nu? om noget, der skåner en af dem.
energy-kinds-use = Brug energityper
energy-kinds-stop = Slå energityper fra

## Time and week.

time-clock = Ur
time-clock-24 = 24 timer
time-clock-24-hint = 21.05
time-clock-12 = 12 timer
time-clock-12-hint = 9.05 PM
time-dates = Datoer
time-dates-day = Dag først
time-dates-day-hint = 5/6 er 5. juni
time-dates-month = Måned først
time-dates-month-hint = 5/6 er 6. maj
time-week = Uge og dag
time-week-starts = Ugen starter
time-day-starts = Dagen starter kl.
time-day-hint = Hvis du er oppe efter midnat: indtil dette tidspunkt tæller det stadig som dagen før, for datoer og gentagelser. En ny dag starter, når du siger til, uanset hvad klokken er.

## Sound and notifications.

sound = Lyd
sound-on-hint = En blød klang, når en timer slutter
sound-test = Prøv lyden
sound-script = Lyd kræver JavaScript, og det kører denne browser ikke.
notices = Notifikationer
notices-on-hint = Når en timer slutter, også mens du bruger en anden app
notices-hint = Denne indstilling synkroniseres. Hver enhed skal også give lov til notifikationer.
notices-test = Send en prøvenotifikation
notices-script = Notifikationer kræver JavaScript, og det kører denne browser ikke.
badge = Tal på appens ikon
badge-on-hint = Hvor mange du har tilbage i dag
badge-hint = Vises, hvor Teaspoon er installeret, og enheden har tal på ikoner. Det tæller aldrig de opgaver, der er tilbage.
reminders-say = Vis i notifikationer
reminders-say-task = Opgavens navn
reminders-say-nothing = Ingen detaljer
reminders-say-nothing-hint = ”En påmindelse fra Teaspoon”
reminders-quiet = Stille tid
reminders-quiet-from = Fra
reminders-quiet-until = Til
reminders-quiet-hint = Påmindelser i den stille tid kommer samlet bagefter. Timere ringer stadig. Lad felterne være tomme, hvis du ikke vil have stille tid.
reminders-most = Højst så mange påmindelser om dagen
reminders-most-hint = 1 til 50. Derefter én samlet påmindelse. Timere tæller ikke med.
reminders-time = Tidspunkt for opgaver uden et
reminders-time-hint = En påmindelse som ”10 min før” regnes fra dette tidspunkt.
reminders-low-day = På en skånedag kommer påmindelser uden lyd.
reminders-devices = Enheder, der får notifikationer

## The language of the interface.

language-device = Som enheden
language-device-hint = Det sprog, din enhed bruger, hvis Teaspoon har det
language-hint = Dine opgaver og noter bliver, som du skrev dem. Engelske ord forstås på alle sprog, når du tilføjer en opgave.
language-partly = { NUMBER($share) } % er oversat; resten er på engelsk
language-not-read = Endnu ikke læst igennem af en dansktalende
