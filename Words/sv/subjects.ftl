## Subjects: the person’s own short words, to find tasks by.

subjects = Etiketter
subjects-lead = Korta ord att hitta uppgifter med, i alla listor.
subjects-empty = Etiketter är korta ord att hitta uppgifter med, i alla listor: hem, hälsa, telefon.
subjects-bar-add = Lägg till en etikett
subjects-no-tasks = Inga uppgifter

## One subject.

subject = Etikett
subject-new = Ny etikett
subject-name = Namn
subject-view-tasks = Visa uppgifter
subject-delete = Ta bort
subject-delete-hint = Uppgifterna finns kvar, bara etiketten tas bort.
subject-merge = Slå ihop med en annan
subject-merge-into = Dess uppgifter får i stället
subject-merge-button = Slå ihop
