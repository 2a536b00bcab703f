## Subjects: the person’s own short words, to find tasks by.

subjects = Subjects
subjects-lead = Short words to find tasks by, across all lists.
subjects-empty = Subjects are short words to find tasks by, across all lists: home, health, phone.
# max: 24
subjects-bar-add = Add a subject
# Under the name of a subject, in place of the titles of its first tasks.
subjects-no-tasks = No tasks

## One subject.

subject = Subject
subject-new = New subject
subject-name = Name
# A link to the tasks with this subject.
subject-view-tasks = View tasks
subject-delete = Delete
subject-delete-hint = Tasks are kept; the subject is removed.
# Opens the menu and the button below.
subject-merge = Merge into another
# Over a menu of the other subjects, of which one is chosen.
subject-merge-into = Its tasks will get
subject-merge-button = Merge
