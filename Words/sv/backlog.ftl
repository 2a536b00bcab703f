## The tasks that were left over on earlier days.

backlog = Väntar
backlog-lead = Från tidigare: finns kvar när du vill.
backlog-empty = Inget väntar här. Det som blir över av en dag hamnar här.
backlog-empty-link = Gå till Idag
backlog-fresh = Börja på nytt
backlog-fresh-facts = Allt går tillbaka till sin kategori
backlog-from-today = Från tidigare idag
backlog-from-yesterday = Från igår
backlog-from = Från { $date }
