## Subjects: the person’s own short words, to find tasks by.

subjects = Labels
subjects-lead = Korte woorden om taken mee te vinden, in al je lijsten.
subjects-empty = Labels zijn korte woorden om taken mee te vinden, in al je lijsten: huis, gezondheid, telefoon.
subjects-bar-add = Label toevoegen
subjects-no-tasks = Geen taken

## One subject.

subject = Label
subject-new = Nieuw label
subject-name = Naam
subject-view-tasks = Taken bekijken
subject-delete = Verwijderen
subject-delete-hint = De taken blijven; alleen het label gaat weg.
subject-merge = Samenvoegen met een ander label
subject-merge-into = De taken krijgen dit label
subject-merge-button = Samenvoegen
