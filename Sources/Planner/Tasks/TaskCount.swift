extension PlanReader {
    /// How many tasks there are, done or not, those of templates included.
    package var taskCount: Int {
        var count = 0
        for task in everyTask where hasTask(task) { count += 1 }
        return count
    }
}
