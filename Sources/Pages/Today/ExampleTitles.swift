extension Catalog {
    /// The titles of the tasks that come with the first day. The planner knows their costs, and which are daily.
    public var exampleTitles: [String] {
        let titles: [Phrase] = [
            .exampleDressed, .exampleBreakfast, .exampleShower, .exampleMessage, .exampleLaundry, .exampleDinner, .exampleFriend,
        ]
        return titles.map { self[$0] }
    }
}
