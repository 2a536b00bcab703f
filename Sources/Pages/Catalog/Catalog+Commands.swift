public import Planner

extension Catalog: CommandTexts {
    /// "Rest", in this language.
    public var restTitle: String { self[.restTitle] }

    /// The titles of the tasks that come with the first day. The planner knows their costs, and which are daily.
    public var exampleTitles: [String] {
        let titles: [Phrase] = [
            .exampleDressed, .exampleBreakfast, .exampleShower, .exampleMessage, .exampleLaundry, .exampleDinner, .exampleFriend,
        ]
        return titles.map { self[$0] }
    }

    /// The title of the tip's page.
    public func title(of tip: Tip) -> String { self[tip.title] }
}
