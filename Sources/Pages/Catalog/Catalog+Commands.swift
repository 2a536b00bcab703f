package import Planner

extension Catalog: CommandTexts {
    /// "Rest", in this language.
    package var restTitle: String { self[.restTitle] }

    /// The titles of the tasks that come with the first day. The planner knows their costs, and which are daily.
    package var exampleTitles: [String] {
        let titles: [Phrase] = [
            .exampleDressed, .exampleBreakfast, .exampleShower, .exampleMessage, .exampleLaundry, .exampleDinner, .exampleFriend,
        ]
        return titles.map { self[$0] }
    }

    /// The title of the tip's page.
    package func title(of tip: Tip) -> String { self[tip.title] }

    /// The name of what the other program has there, and what it has.
    package func line(of extra: ImportedExtra) -> String {
        let name = extra.label.map { self[$0] } ?? extra.name
        return name.isEmpty ? extra.text : self[.extraLine(name: name, text: extra.text)]
    }
}

extension ImportedExtra {
    /// The word for what it is; nil where its own name says that, or nothing has to.
    fileprivate var label: Phrase? {
        switch kind {
        case .due: .extraDue
        case .start: .extraStart
        case .repeats: .extraRepeats
        case .person: .extraPerson
        case .place: .extraPlace
        case .attachment: .extraAttachment
        case .reminder: .extraReminder
        case .duration: .extraDuration
        case .progress: .extraProgress
        case .status: .extraStatus
        case .section: .extraSection
        case .link, .comment, .field: nil
        }
    }
}
