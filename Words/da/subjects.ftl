## Subjects: the person’s own short words, to find tasks by.

subjects = Emner
subjects-lead = Korte ord til at finde opgaver med, på tværs af alle lister.
subjects-empty = Emner er korte ord til at finde opgaver med, på tværs af alle lister: hjem, helbred, telefon.
subjects-bar-add = Tilføj et emne
subjects-no-tasks = Ingen opgaver

## One subject.

subject = Emne
subject-new = Nyt emne
subject-name = Navn
subject-view-tasks = Se opgaver
subject-delete = Slet
subject-delete-hint = Opgaverne bliver; kun emnet fjernes.
subject-merge = Læg sammen med et andet
subject-merge-into = Dets opgaver får
subject-merge-button = Læg sammen
