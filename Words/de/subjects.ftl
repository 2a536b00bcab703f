## Subjects: the person’s own short words, to find tasks by.

subjects = Schlagwörter
subjects-lead = Kurze Wörter, mit denen du Aufgaben findest, über alle Listen hinweg.
subjects-empty = Schlagwörter sind kurze Wörter, mit denen du Aufgaben findest, über alle Listen hinweg: Zuhause, Gesundheit, Telefon.
subjects-bar-add = Neues Schlagwort
subjects-no-tasks = Keine Aufgaben

## One subject.

subject = Schlagwort
subject-new = Neues Schlagwort
subject-name = Name
subject-view-tasks = Aufgaben zeigen
subject-delete = Löschen
subject-delete-hint = Die Aufgaben bleiben. Nur das Schlagwort wird entfernt.
subject-merge = Mit einem anderen zusammenführen
subject-merge-into = Seine Aufgaben bekommen
subject-merge-button = Zusammenführen
