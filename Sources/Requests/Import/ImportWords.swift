import Facts
import Interchange
import Pages
import Planner

extension ImportLoss {
    /// What is different, as the preview says it.
    var words: Phrase {
        switch self {
        case .repeats: .importLossRepeats
        case .furtherRepeats: .importLossFurtherRepeats
        case .dateWords: .importLossDateWords
        case .dates: .importLossDates
        case .people: .importLossPeople
        case .reminders: .importLossReminders
        case .attachments: .importLossAttachments
        case .durations: .importLossDurations
        case .fields: .importLossFields
        case .zones: .importLossZones
        case .seriesBegins: .importLossSeriesBegins
        case .levels: .importLossLevels
        case .circles: .importLossCircles
        case .damaged: .importLossDamaged
        case .doubled: .importLossDoubled
        case .occurrences: .importLossOccurrences
        case .cancelled: .importLossCancelled
        case .archived: .importLossArchived
        case .events: .importLossEvents
        case .otherThings: .importLossOtherThings
        case .timeSpent: .importLossTimeSpent
        case .scores: .importLossScores
        case .views: .importLossViews
        }
    }
}

extension ImportFault {
    /// Why a file cannot be read.
    var words: Phrase {
        switch self {
        case .notRecognised: .importFaultUnknown
        case .empty: .importFaultEmpty
        case .tooLarge, .tooManyRows, .unpacksTooLarge, .tooManyFiles, .tooDeep: .importFaultLarge
        case .damaged: .importFaultDamaged
        case .encrypted: .importFaultEncrypted
        case .onlyEvents: .importFaultNoTasks
        }
    }
}

extension ImportSource {
    /// Whether a person may say that a file is of this kind.
    var isChoice: Bool { true }

    /// As the preview names it.
    func kind(_ words: Catalog) -> ImportPreview.Kind {
        let name =
            switch self {
            case .todoist: "Todoist"
            case .tickTick: "TickTick"
            case .calendar: "iCalendar"
            case .table: "CSV"
            case .googleTasks: "Google Tasks"
            case .outlook: "Outlook"
            case .microsoftToDo: "Microsoft To Do"
            case .tasksOrg: "Tasks.org"
            case .markdown: "Markdown"
            case .text: words[.importKindText]
            case .superProductivity: "Super Productivity"
            case .todoTxt: "todo.txt"
            case .taskwarrior: "Taskwarrior"
            case .org: "Org mode"
            case .reminders: "Apple Reminders"
            case .trello: "Trello"
            case .habitica: "Habitica"
            case .vikunja: "Vikunja"
            case .things: "Things"
            case .notion: "Notion"
            case .asana: "Asana"
            case .teaspoon: "Teaspoon (CSV)"
            }
        return ImportPreview.Kind(number: Int(rawValue), name: name)
    }
}

extension ColumnQuestion {
    /// The page that asks.
    func page(_ sent: SentFile) -> ImportColumns {
        var columns: [ImportColumns.Column] = []
        for (place, use) in suggestion.uses.enumerated() {
            var cells: [String] = []
            for row in rows where place < row.count && !row[place].isEmpty { cells.append(Text.shortened(row[place], to: 40)) }
            columns.append(
                ImportColumns.Column(name: place < header.count ? header[place] : "", cells: cells, use: Int(use.rawValue))
            )
        }
        return ImportColumns(
            columns: columns,
            rows: count,
            hasHeader: suggestion.hasHeader,
            doubtfulDate: doubtfulDate,
            dateOrder: suggestion.dateOrder.map { Int($0.rawValue) },
            carried: [(name: "copy", value: Base64.encoded(sent.file.bytes)), (name: "name", value: sent.file.name)]
        )
    }
}
