extension ImportReader {
    /// The readers of all sources that write JSON. Each knows its own by members that no other has.
    static var json: [ImportReader] {
        [
            GoogleTasks.reader, MicrosoftToDo.reader, TasksOrg.reader, SuperProductivity.reader, AppleReminders.reader,
            Taskwarrior.reader,
            Trello.reader, Habitica.reader, Vikunja.reader, Things.reader,
        ]
    }
}
