package import Facts
package import Planner

/// How many are left today, as somebody else sees it: nothing of what they are for.
package struct SharedSpoons: Sendable {
    let name: String
    let left: Int?
    private let unit: UnitOfEnergy
    /// How many minutes ago something was changed last.
    private let minutes: Int?

    /// Reads it from a plan.
    ///
    /// - Parameter time: milliseconds since 1970.
    package init(reading space: PlanReader, at time: Int64) {
        let settings = space.settings
        name = TradedTemplate.clean(settings.name, atMost: TradeLimits.maker)
        left = space.leftToday(at: time)
        unit = UnitOfEnergy(settings)
        minutes = space.newestChange.map { Int(clamping: max(time - $0, 0) / 60_000) }
    }

    /// How long ago that was; by no clock, for nobody's time zone is known here.
    private static func known(_ minutes: Int) -> Sentence {
        switch minutes {
        case ..<10: Sentence(.publicKnownMinutes)
        case ..<60: Sentence(.publicKnownHour)
        case ..<(24 * 60): .publicKnownHours(hours: minutes / 60)
        default: .publicKnownDays(days: minutes / (24 * 60))
        }
    }

    /// How many are left.
    private func words(_ count: Int, _ words: Catalog) -> Sentence {
        let number = MarkupTag("<b>", "</b>")
        let own = words.name(of: unit, after: count)
        if own.isEmpty { return .publicSpoonsLeft(count: count, number: number) }
        return .publicUnitsLeft(number: number, count: count, unit: MarkupTag("<bdi>\(own)</bdi>", ""))
    }

    func write(_ html: inout HTML) {
        let said = left.map { words($0, html.words) } ?? Sentence(.publicSpoonsNone)
        html.write("<p class=\"shared-number\" id=\"left\">\(said)</p>")
        if let minutes { html.write("<p class=\"quiet-text\" id=\"known\">\(Self.known(minutes))</p>") }
    }
}

/// A list as somebody else sees it: its open tasks, their steps and dates, and its done tasks.
package struct ShownList: Sendable {
    private struct Row: Sendable {
        let title: String
        let level: Int
        let isDone: Bool
        let isLeftOut: Bool
        let due: LocalDate?
        let time: Int?
    }

    /// More is more than anybody looks at.
    private static let most = 1000
    /// The bytes of titles after which no further row begins: a page is made whole before it is sent, and anybody may ask for it.
    private static let mostBytes = 1 << 20

    let name: String
    let icon: ListIcon
    let colour: Colour
    private let rows: [Row]
    private let isCut: Bool
    private let instant: Instant

    /// Reads a list from a plan; nil if there is no such list, or it is a template.
    package init?(reading space: PlanReader, _ identity: Identity, at instant: Instant) {
        guard let list = space.list(identity), !list.isTemplate else { return nil }
        name = list.name
        icon = list.icon
        colour = list.colour
        self.instant = instant
        var rows: [Row] = []
        var waiting: [(task: Identity, level: Int)] = []
        for member in space.members(of: identity).reversed() { waiting.append((member, 0)) }
        var bytes = 0
        while rows.count < Self.most, bytes < Self.mostBytes, let next = waiting.popLast() {
            guard let task = space.task(next.task) else { continue }
            bytes += task.title.utf8.count
            // A date, not how far it is away: today is another day elsewhere.
            rows.append(
                Row(
                    title: task.title,
                    level: next.level,
                    isDone: task.done != nil,
                    isLeftOut: list.isChecklist && task.isLeftOut,
                    due: task.saysDue(on: instant.date) ? task.due : nil,
                    time: task.time
                )
            )
            guard next.level < TaskLimits.levels else { continue }
            for step in space.steps(of: next.task).reversed() { waiting.append((step.identity, next.level + 1)) }
        }
        isCut = !waiting.isEmpty
        self.rows = rows
    }

    func write(_ html: inout HTML) {
        if !rows.isEmpty { html.write("<p class=\"quiet-text\">\(.publicListCount(count: rows.count))</p>") }
        if rows.isEmpty { html.write("<p class=\"lead\">\(.publicListEmpty)</p>") }
        var depth = -1
        for row in rows {
            let level = min(row.level, depth + 1)
            if level > depth {
                html.literal("<ul class=\"template-items shared-items\">")
            } else {
                html.literal("</li>")
                for _ in level..<depth { html.literal("</ul></li>") }
            }
            depth = level
            write(row, &html)
        }
        if depth >= 0 { for _ in 0...depth { html.literal("</li></ul>") } }
        if isCut { html.write("<p class=\"hint\">\(.publicListCut(count: rows.count))</p>") }
    }

    private func write(_ row: Row, _ html: inout HTML) {
        html.write("<li\(" class=\"done\"", if: row.isDone)><span class=\"title\" dir=\"auto\">\(row.title)</span>")
        html.literal("<span class=\"facts dotted\">")
        if row.isDone { html.write("<span>\(Symbol.check)\(.publicListDone)</span>") }
        if row.isLeftOut { html.write("<span>\(.publicListSkipped)</span>") }
        if let due = row.due {
            // A date, not how far it is away: today is another day elsewhere.
            var said = html.words.date(due, at: instant)
            if let time = row.time { said = html.words[.dateAndTime(date: said, time: html.words.clock(time, instant.times))] }
            html.write("<span>\(Symbol.date)\(said)</span>")
        }
        html.literal("</span>")
    }
}

/// The content of a public link.
package enum PublicLinkContent: Sendable {
    /// How many are left.
    case spoons(SharedSpoons)
    /// A list.
    case list(ShownList)

    /// The title of its page.
    func title(_ words: Catalog) -> String {
        switch self {
        case .spoons(let spoons): spoons.name.isEmpty ? words[.publicSpoons] : spoons.name
        case .list(let list): list.name
        }
    }

    /// The drawing before the title, where it has one.
    func emblem(_ html: inout HTML) {
        if case .list(let list) = self { html.listMark(list.icon, list.colour) }
    }

    func write(_ html: inout HTML) {
        switch self {
        case .spoons(let spoons): spoons.write(&html)
        case .list(let list): list.write(&html)
        }
    }
}
