## What cannot be done, and the remedy. It stands beside the field or above the page.

fault-title-missing = Vul een titel in.
fault-title-too-long = Deze titel is langer dan { NUMBER($most) } tekens. In de notitie is meer ruimte.
fault-note-too-long = Deze notitie is langer dan { NUMBER($most) } tekens. Maak hem iets korter.
fault-not-a-number = Vul een heel getal in.
fault-out-of-range = Vul een heel getal in van { NUMBER($least) } tot { NUMBER($most) }.
fault-unit-missing = Vul een woord in van hooguit { NUMBER($most) } tekens.
fault-weekdays-missing = Kies minstens één dag van de week, of “Nooit”.
fault-no-such-task = Een van deze is hier niet meer. De taak is verwijderd, misschien op een ander apparaat, of de lijst ervan wordt niet meer met je gedeeld. Er is niets veranderd.
fault-not-in-today = Deze taak staat niet meer in de lijst van vandaag. Er is niets veranderd.
fault-no-such-change = { $days ->
    [one] Dit staat niet meer in de geschiedenis. Die gaat { NUMBER($days) } dag terug.
   *[other] Dit staat niet meer in de geschiedenis. Die gaat { NUMBER($days) } dagen terug.
}
fault-no-day = Er is nog geen dag begonnen. Begin er een met “Nieuwe dag” en kies dan.
fault-nothing-chosen = Er is nog niets gekozen. Kies minstens één taak, of tik op “Annuleren”.
fault-uncosted = De kosten van “{ $title }” zijn nog onbekend. Vul ze in om de taak te plannen.
fault-over-budget = Dat is { SPOONS($excess) } te veel. Er is niets veranderd.
fault-date-missing = Kies ook een datum: dit hoort bij een datum.
fault-not-a-date = Vul een geldige datum in, bijvoorbeeld 2026-10-14.
fault-not-ahead = Kies een datum na vandaag.
fault-not-a-time = Vul een geldige tijd in, bijvoorbeeld 9:30.
fault-start-after-due = Dan blijft de taak verborgen tot na zijn datum. Verberg hem minder lang, of kies een latere datum.
fault-not-a-rule = Vul een heel getal in van { NUMBER($least) } tot { NUMBER($most) }, en kies dagen, weken, maanden of jaren.
fault-end-before-first = De einddatum ligt voor de eerste datum. Kies een latere einddatum, of geen.
fault-name-missing = Vul een naam in van hooguit { NUMBER($most) } tekens.
fault-name-taken = “{ $name }” bestaat al. Kies een andere naam.
fault-category-too-long = Gebruik hooguit { NUMBER($most) } tekens.
fault-no-such-list = Deze lijst is hier niet meer. De lijst is verwijderd, misschien op een ander apparaat, of wordt niet meer met je gedeeld. Er is niets veranderd.
fault-no-such-subject = Dit label is verwijderd, misschien in een ander tabblad. Er is niets veranderd.
fault-own-step = Een taak kan geen stap zijn van zichzelf of van een van zijn eigen stappen.
fault-too-deep = { $levels ->
    [one] Stappen kunnen hooguit { NUMBER($levels) } niveau diep gaan. Kies een plek hogerop.
   *[other] Stappen kunnen hooguit { NUMBER($levels) } niveaus diep gaan. Kies een plek hogerop.
}
fault-too-many-lines = Dat zijn { NUMBER($count) } regels; er passen er { NUMBER($most) }. Er is niets toegevoegd, en je tekst staat hier nog.
fault-file-empty = Kies een bestand dat niet leeg is. Een bestand van Teaspoon eindigt op .teaspoon.
fault-file-too-large = Dit bestand is groter dan Teaspoon kan lezen. Er is niets veranderd.
fault-not-our-file = Dit is geen back-up van Teaspoon. Alleen back-ups (.teaspoon) kunnen worden geïmporteerd. Er is niets veranderd.
fault-file-damaged = Dit bestand is beschadigd: er ontbreekt een stuk, of het is veranderd nadat Teaspoon het opsloeg. Er is niets veranderd. Probeer een andere kopie.
fault-file-newer = Dit bestand komt van een nieuwere Teaspoon. Laad deze pagina opnieuw om de nieuwste te krijgen en probeer het nog eens. Er is niets veranderd.
fault-note-missing = Vul een tekst in.
fault-no-such-note = Deze notitie is verwijderd, misschien in een ander tabblad. Er is niets veranderd.
fault-no-such-view = Dit overzicht is verwijderd, misschien in een ander tabblad. Er is niets veranderd.
fault-nothing-asked = Hier is niets gefilterd. Zoek eerst iets of kies een filter, en sla dan het overzicht op.
fault-too-many-views = Er zijn al { NUMBER($most) } overzichten. Verwijder er eerst een bij “Lijsten”.
fault-no-such-version = Deze eerdere versie is hier niet meer. Er is niets veranderd.
fault-not-yours = Deze lijst is met jou gedeeld: je kunt hem verlaten, en de eigenaar kan hem verwijderen. Er is niets veranderd.
fault-view-only = Deze lijst is met jou gedeeld om te bekijken, dus er is niets veranderd. De eigenaar kan je toestemming geven om te bewerken.
fault-not-a-command = Dit kon niet worden gelezen. Er is niets veranderd.
fault-key-used = Dit is al voor iets anders gebruikt. Er is niets veranderd.
fault-report-too-long = Gebruik hooguit { NUMBER($most) } tekens, zodat alles op één pagina past.
fault-profile-name-too-long = Gebruik hooguit { NUMBER($most) } tekens.
fault-not-a-mailbox = Vul een adres in zoals name@example.org, of laat het leeg.
fault-not-a-picture = Dit bestand is niet te lezen als foto. Kies het nog eens; JPEG, PNG en WebP werken overal.
fault-uses-reserve = Hiervoor is je reserve nodig: { SPOONS($spoons) }. Vink “De reserve gebruiken” aan, of voeg het niet toe aan vandaag.
fault-borrowing-off = Lenen staat uit in Instellingen. Er is niets toegevoegd.

## Pages in place of the one that was asked for.

problem-not-found = Pagina niet gevonden
problem-did-not-work = Dat werkte niet
problem-gone = Niet meer hier
problem-not-saved = Niet opgeslagen
problem-one-moment = Een ogenblik
problem-no-space = Geen ruimte meer
problem-too-large = Te groot
problem-view-only = Alleen bekijken
problem-to-today = Vandaag openen
problem-try-again = Opnieuw proberen
problem-said-not-found = Op dit adres is geen pagina.
problem-said-not-allowed = Dit adres kan niet op die manier worden gebruikt. Er is niets veranderd.
problem-said-gone = Dit is verwijderd, misschien op een ander apparaat of in een ander tabblad, of wordt niet meer met je gedeeld. Verder is er niets veranderd.
problem-said-not-in-history = { $days ->
    [one] Dit staat niet meer in de geschiedenis. Die gaat { NUMBER($days) } dag terug. Er is niets veranderd.
   *[other] Dit staat niet meer in de geschiedenis. Die gaat { NUMBER($days) } dagen terug. Er is niets veranderd.
}
problem-said-not-understood = Deze aanvraag is niet te lezen. Er is niets veranderd.
problem-said-stopped = Teaspoon stopte hierbij en is opnieuw gestart. Er is niets veranderd.
problem-said-full-device = Dit apparaat heeft geen ruimte meer voor Teaspoon, dus er is niets veranderd. Maak wat ruimte vrij en probeer het nog eens.
problem-said-full-server = De server heeft hier geen ruimte meer voor, dus er is niets veranderd. Verwijder iets wat je niet meer nodig hebt, of laat het de beheerder weten.
problem-said-not-kept-server = Deze server kon de wijziging niet opslaan, dus er is niets veranderd.
problem-said-not-kept-device = Dit apparaat kon de wijziging niet opslaan, dus er is niets veranderd.
problem-said-too-large = Dat is meer dan Teaspoon in één keer aankan (2 MB). Er is niets veranderd. Je tekst staat nog op de vorige pagina.
problem-said-one-moment = Teaspoon wordt nog klaargezet op dit apparaat. Daarna gaat het vanzelf verder.
problem-said-nothing-to-save = Er is hier nog niets om op te slaan. Gebruik je Teaspoon in deze browser, open dan “Je gegevens” en sla het bestand daar op.
problem-keep-hint = Gebeurt er niets? Probeer het dan opnieuw. Helpt dat niet, dan kan deze server je planning bewaren, alleen voor deze browser.
problem-keep = Mijn planning op deze server bewaren

## Text that could not be saved, in fields to copy it from.

unsaved-title = Titel, zoals je die schreef
unsaved-note = Notitie, zoals je die schreef
unsaved-lines = Taken, zoals je ze schreef
unsaved-text = Tekst, zoals je die schreef
unsaved-name = Naam, zoals je die schreef
unsaved-new-list = Nieuwe lijst, zoals je die schreef
unsaved-new-subject = Nieuw label, zoals je het schreef
unsaved-category = Categorie, zoals je die schreef
unsaved-unit = Naam van de eenheid, zoals je die schreef

## What happened instead, above a page that is shown again.

instead-choose-list = Kies minstens één lijst.
instead-not-made = Een van deze is hier niet meer. De lijst is verwijderd, misschien op een ander apparaat, of wordt niet meer met je gedeeld. Er is nog niets gemaakt.
instead-archived-name = “{ $name }” bestaat al. Wil je deze lijst terugzetten, open hem dan hier, kies “Lijst bewerken” in het menu en geef hem een andere naam.
instead-new-list = Deze lijst is hier niet meer. De lijst is verwijderd, misschien op een ander apparaat, of wordt niet meer met je gedeeld. Wat je schreef, staat hier. Met “Opslaan” bewaar je het als nieuwe lijst.
instead-new-note = Deze notitie is verwijderd, misschien op een ander apparaat. Wat je schreef, staat hier. Met “Opslaan” bewaar je het als nieuwe notitie.
instead-own-task = { $fault } Met “Opslaan” bewaar je het als losse taak.
