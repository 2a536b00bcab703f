public import Planner

extension Catalog {
    /// The tasks that come with the first day, after the essay's own.
    public var exampleTasks: [ExampleTask] {
        let examples: [(title: Phrase, cost: Int, daily: Weekdays)] = [
            (.exampleDressed, 1, .all), (.exampleBreakfast, 1, .all), (.exampleShower, 2, .all), (.exampleMessage, 1, .none),
            (.exampleLaundry, 3, .none), (.exampleDinner, 4, .none), (.exampleFriend, 5, .none),
        ]
        return examples.map { ExampleTask(title: self[$0.title], cost: $0.cost, daily: $0.daily) }
    }
}
