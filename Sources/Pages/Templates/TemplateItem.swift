import Facts
package import Planner

/// A line of a template, as its page shows it and its form names it.
package final class TemplateItem: Sendable {
    /// So many are shown, as many as anybody reads before using a template; all are used.
    package static let most = 300

    let title: String
    let cost: Int?
    let minutes: Int?
    /// Its level; 0 for an item without a parent.
    let level: Int
    /// Its name in the form.
    package let key: String
    /// Whether it is only a heading for others: it is used with any of them.
    let isHeading: Bool

    private init(title: String, cost: Int?, minutes: Int?, level: Int, key: String, isHeading: Bool = false) {
        self.title = title
        self.cost = cost
        self.minutes = minutes
        self.level = level
        self.key = key
        self.isHeading = isHeading
    }

    /// The lines of a template that came with Teaspoon, by their number.
    package static func all(of template: StarterTemplate, in words: Catalog, at instant: Instant) -> [TemplateItem] {
        var items: [TemplateItem] = []
        let context = QuickAddContext.ofMarks(at: instant)
        for (number, line) in PastedLines(words[template.lines], levels: TaskLimits.levels).lines.enumerated() {
            let read = UnderstoodLine(line.text, in: context)
            items.append(
                TemplateItem(title: read.title, cost: read.cost, minutes: read.minutes, level: line.level, key: String(number))
            )
        }
        return headed(items)
    }

    /// The tasks of a template of the person's own, each before its steps, by their identity.
    package static func all(of template: ListEntry, reading space: PlanReader) -> [TemplateItem] {
        var items: [TemplateItem] = []
        var waiting: [(task: Identity, level: Int)] = []
        for member in space.members(of: template.identity).reversed() { waiting.append((member, 0)) }
        while items.count < most, let next = waiting.popLast() {
            guard let task = space.task(next.task) else { continue }
            items.append(
                TemplateItem(title: task.title, cost: task.cost, minutes: task.minutes, level: next.level, key: next.task.hex)
            )
            // Deeper items cannot be made; two devices may have put some together.
            guard next.level < TaskLimits.levels else { continue }
            for step in space.steps(of: next.task).reversed() { waiting.append((step.identity, next.level + 1)) }
        }
        return headed(items)
    }

    /// A line that costs nothing itself, and has others under it, is their heading.
    private static func headed(_ items: [TemplateItem]) -> [TemplateItem] {
        var headed: [TemplateItem] = []
        for (index, item) in items.enumerated() {
            let hasSteps = index + 1 < items.count && items[index + 1].level > item.level
            guard item.level == 0, item.cost == nil, hasSteps else {
                headed.append(item)
                continue
            }
            headed.append(
                TemplateItem(title: item.title, cost: nil, minutes: item.minutes, level: 0, key: item.key, isHeading: true)
            )
        }
        return headed
    }

    /// Which of them are left out where only some were chosen: each that was not, and a heading of which nothing was.
    ///
    /// - Parameter isChosen: whether an item is chosen, by its name in the form.
    /// - Returns: their places.
    package static func leftOut(of items: [TemplateItem], where isChosen: (String) -> Bool) -> [Int] {
        var left: [Int] = []
        for (index, item) in items.enumerated() {
            guard item.isHeading else {
                if !isChosen(item.key) { left.append(index) }
                continue
            }
            var below = index + 1
            var isUsed = false
            while below < items.count, items[below].level > 0 {
                if isChosen(items[below].key) { isUsed = true }
                below += 1
            }
            if !isUsed { left.append(index) }
        }
        return left
    }
}
