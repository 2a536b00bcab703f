## What cannot be done, and the remedy. It stands beside the field or above the page.

fault-title-missing = Skriv en titel.
fault-title-too-long = Titeln är längre än { NUMBER($most) } tecken. I anteckningen finns det plats för mer.
fault-note-too-long = Anteckningen är längre än { NUMBER($most) } tecken. Korta ner den lite.
fault-not-a-number = Skriv ett heltal.
fault-out-of-range = Skriv ett heltal från { NUMBER($least) } till { NUMBER($most) }.
fault-unit-missing = Skriv ett ord med högst { NUMBER($most) } tecken.
fault-weekdays-missing = Välj minst en veckodag, eller ”Aldrig”.
fault-no-such-task = Något av det här finns inte längre här. Det har tagits bort, kanske på en annan enhet, eller så delas dess lista inte längre med dig. Inget ändrades.
fault-not-in-today = Den här uppgiften är inte längre i dagens lista. Inget ändrades.
fault-no-such-change = { $days ->
    [one] Det här finns inte längre i historiken, som sträcker sig { NUMBER($days) } dag tillbaka.
   *[other] Det här finns inte längre i historiken, som sträcker sig { NUMBER($days) } dagar tillbaka.
}
fault-no-day = Ingen dag har börjat än. Börja en med Ny dag, och välj sedan.
fault-nothing-chosen = Inget är valt än. Välj minst en uppgift, eller tryck på Avbryt.
fault-uncosted = Det är inte angivet vad ”{ $title }” kostar. Ange det för att planera uppgiften.
fault-over-budget = Det är { SPOONS($excess) } mer än dagen har. Inget ändrades.
fault-date-missing = Välj också ett datum. Det behövs här.
fault-not-a-date = Skriv ett giltigt datum, till exempel 2026-10-14.
fault-not-ahead = Välj ett datum efter idag.
fault-not-a-time = Skriv ett giltigt klockslag, till exempel 9:30.
fault-start-after-due = Då är uppgiften dold även efter sitt datum. Välj en tidigare start eller ett senare datum.
fault-not-a-rule = Skriv ett heltal från { NUMBER($least) } till { NUMBER($most) }, och välj dagar, veckor, månader eller år.
fault-end-before-first = Slutdatumet ligger före det första datumet. Välj ett senare slutdatum, eller inget.
fault-name-missing = Skriv ett namn med högst { NUMBER($most) } tecken.
fault-name-taken = ”{ $name }” finns redan. Välj ett annat namn.
fault-category-too-long = Skriv högst { NUMBER($most) } tecken.
fault-no-such-list = Den här listan finns inte längre här. Den har tagits bort, kanske på en annan enhet, eller delas inte längre med dig. Inget ändrades.
fault-no-such-subject = Den här etiketten har tagits bort, kanske i en annan flik. Inget ändrades.
fault-own-step = En uppgift kan inte vara ett steg i sig själv eller i något av sina egna steg.
fault-too-deep = { $levels ->
    [one] Steg kan ha högst { NUMBER($levels) } nivå. Välj en plats längre upp.
   *[other] Steg kan ha högst { NUMBER($levels) } nivåer. Välj en plats längre upp.
}
fault-too-many-lines = Det är { NUMBER($count) } rader, och gränsen är { NUMBER($most) }. Inget lades till, och din text finns kvar här.
fault-file-empty = Välj en fil som inte är tom. Namnet på en fil som Teaspoon har sparat slutar på .teaspoon.
fault-file-too-large = Den här filen är större än vad Teaspoon kan läsa. Inget ändrades.
fault-not-our-file = Det här är inte en säkerhetskopia från Teaspoon. Bara säkerhetskopior (.teaspoon) kan importeras. Inget ändrades.
fault-file-damaged = Den här filen är skadad: en del saknas, eller så har den ändrats sedan Teaspoon sparade den. Inget ändrades. Prova en annan kopia.
fault-file-newer = En nyare version av Teaspoon har sparat den här filen. Ladda om sidan för att få den senaste och försök sedan igen. Inget ändrades.
fault-note-missing = Skriv lite text.
fault-no-such-note = Den här anteckningen har tagits bort, kanske i en annan flik. Inget ändrades.
fault-no-such-view = Den här vyn har tagits bort, kanske i en annan flik. Inget ändrades.
fault-nothing-asked = Inget är filtrerat här. Sök eller välj ett filter först, och spara sedan vyn.
fault-too-many-views = Det finns redan { NUMBER($most) } vyer. Ta bort en under Listor först.
fault-no-such-version = Den här tidigare versionen finns inte längre. Inget ändrades.
fault-not-yours = Den här listan är delad med dig: du kan lämna den, och dess ägare kan ta bort den. Inget ändrades.
fault-view-only = Den här listan kan du bara titta på, så inget ändrades. Dess ägare kan låta dig redigera den.
fault-not-a-command = Det här gick inte att läsa. Inget ändrades.
fault-key-used = Det här har redan använts till något annat. Inget ändrades.
fault-report-too-long = Skriv högst { NUMBER($most) } tecken, så att allt får plats på en sida.
fault-profile-name-too-long = Skriv högst { NUMBER($most) } tecken.
fault-not-a-mailbox = Skriv en adress som name@example.org, eller lämna tomt.
fault-not-a-picture = Det här gick inte att läsa som en bild. Välj den igen. JPEG, PNG och WebP går att läsa överallt.
fault-uses-reserve = Det här tar av din reserv: { SPOONS($spoons) }. Bocka för ”Använd reserven”, eller låt bli att lägga till det idag.
fault-borrowing-off = Lån är avstängda i Inställningar. Inget lades till.

## Pages in place of the one that was asked for.

problem-not-found = Sidan finns inte
problem-did-not-work = Det gick inte
problem-gone = Finns inte längre
problem-not-saved = Inte sparat
problem-one-moment = Ett ögonblick
problem-no-space = Ingen plats kvar
problem-too-large = För stort
problem-view-only = Bara att titta på
problem-to-today = Gå till Idag
problem-try-again = Försök igen
problem-said-not-found = Det finns ingen sida på den här adressen.
problem-said-not-allowed = Den här adressen kan inte användas så. Inget ändrades.
problem-said-gone = Det här har tagits bort, kanske på en annan enhet eller i en annan flik, eller delas inte längre med dig. Inget annat ändrades.
problem-said-not-in-history = { $days ->
    [one] Det här finns inte längre i historiken, som sträcker sig { NUMBER($days) } dag tillbaka. Inget ändrades.
   *[other] Det här finns inte längre i historiken, som sträcker sig { NUMBER($days) } dagar tillbaka. Inget ändrades.
}
problem-said-not-understood = Begäran gick inte att läsa. Inget ändrades.
problem-said-stopped = Teaspoon stannade under tiden och har startat om. Inget ändrades.
problem-said-full-device = Den här enheten har ingen plats kvar för Teaspoon, så inget ändrades. Frigör lite utrymme och försök sedan igen.
problem-said-full-server = Servern har ingen plats kvar för det här, så inget ändrades. Ta bort något som du inte längre behöver, eller säg till den som administrerar servern.
problem-said-not-kept-server = Servern kunde inte spara ändringen, så inget ändrades.
problem-said-not-kept-device = Enheten kunde inte spara ändringen, så inget ändrades.
problem-said-too-large = Det är mer än Teaspoon kan ta emot på en gång (2 MB). Inget ändrades. Din text finns kvar på föregående sida.
problem-said-one-moment = Teaspoon förbereds fortfarande på den här enheten. Det här görs så snart allt är redo.
problem-said-nothing-to-save = Det finns inget att spara här än. Om du använder Teaspoon i den här webbläsaren, öppna ”Dina data” och spara filen där.
problem-keep-hint = Försök igen om inget händer. Om det inte hjälper kan den här servern spara din planering i stället, bara för den här webbläsaren.
problem-keep = Spara min planering på den här servern

## Text that could not be saved, in fields to copy it from.

unsaved-title = Titeln, som du skrev den
unsaved-note = Anteckningen, som du skrev den
unsaved-lines = Uppgifterna, som du skrev dem
unsaved-text = Texten, som du skrev den
unsaved-name = Namnet, som du skrev det
unsaved-new-list = Den nya listan, som du skrev den
unsaved-new-subject = Den nya etiketten, som du skrev den
unsaved-category = Kategorin, som du skrev den
unsaved-unit = Enhetens namn, som du skrev det

## What happened instead, above a page that is shown again.

instead-choose-list = Välj minst en lista.
instead-not-made = Något av det här finns inte längre här. Det har tagits bort, kanske på en annan enhet, eller delas inte längre med dig. Inget har skapats än.
instead-archived-name = ”{ $name }” finns redan. Öppna listan här, välj ”Redigera lista” i menyn och ge den ett annat namn för att ta tillbaka den.
instead-new-list = Den här listan finns inte längre här. Den har tagits bort, kanske på en annan enhet, eller delas inte längre med dig. Det du skrev finns här. ”Spara” sparar det som en ny lista.
instead-new-note = Den här anteckningen har tagits bort, kanske på en annan enhet. Det du skrev finns här. ”Spara” sparar det som en ny anteckning.
instead-own-task = { $fault } ”Spara” sparar den som en egen uppgift.
