import Facts
import Planner

@testable import Interchange

/// What a file was read as, in lines that a person can check: a list, a task below the one that it is a step of, a note, a loss.
enum ReadingText {
    static func text(of outcome: ImportOutcome) -> String {
        switch outcome {
        case .refused(let fault): "refused: \(fault.code)\n"
        case .asks(let question): text(of: question)
        case .read(let reading): text(of: reading)
        }
    }

    static func text(of reading: ImportReading) -> String {
        var lines = ["source: \(reading.outline.source)"]
        for list in reading.outline.lists { lines.append("list: \(list.name)\(list.isChecklist ? " (checklist)" : "")") }
        for (place, task) in reading.outline.tasks.enumerated() {
            lines.append(indent(place, reading.outline) + line(of: task, reading.outline))
            for note in task.note.isEmpty ? [] : Text.pieces(of: task.note, at: 0x0a) { lines.append("      | " + note) }
            for extra in task.extras {
                lines.append("      + \(extra.kind) \(extra.name.isEmpty ? "" : "(\(extra.name)) ")\(extra.text)")
            }
        }
        for note in reading.outline.notes { lines.append("note: " + Text.joined(Text.pieces(of: note.text, at: 0x0a), " / ")) }
        for cost in reading.costs {
            lines.append("cost of \(reading.outline.tasks[cost.task].title): \(cost.cost) (\(cost.label ?? "a field"))")
        }
        for (loss, count) in reading.losses.all { lines.append("loss: \(loss) \(count)") }
        if reading.doneLeftOut > 0 { lines.append("done and left out: \(reading.doneLeftOut)") }
        if let order = reading.doubtfulOrder { lines.append("doubtful dates, read as \(order)") }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func line(of task: ImportedOutline.Task, _ outline: ImportedOutline) -> String {
        var parts = [task.title]
        if let list = task.list { parts.append("in \(outline.lists.first { $0.key == list }?.name ?? "?")") }
        if let due = task.due { parts.append("due \(due.text)\(task.time.map { " " + ClockTime.text($0) } ?? "")") }
        if let start = task.start { parts.append("from \(start.text)") }
        if let rule = task.repeats { parts.append(rule.text) }
        if !task.daily.isEmpty { parts.append("every \(task.daily.text)") }
        if let priority = task.priority { parts.append("\(priority)") }
        if let cost = task.cost { parts.append("cost \(cost)") }
        if let minutes = task.minutes { parts.append("\(minutes) min") }
        if let reminder = task.reminder { parts.append("reminds \(reminder) min before") }
        if !task.kinds.isEmpty { parts.append(task.kinds.text) }
        for subject in task.subjects { parts.append("#\(subject)") }
        if let done = task.done { parts.append("done \(LocalDate(time: done, offset: 0).text)") }
        return parts.joined(separator: " · ")
    }

    private static func indent(_ place: Int, _ outline: ImportedOutline) -> String {
        var (level, above) = (0, outline.tasks[place].parent)
        while let key = above, level < 70 {
            level += 1
            above = outline.tasks.first { $0.key == key }?.parent
        }
        return level == 0 ? "task: " : String(repeating: "  ", count: min(level, 70)) + "step: "
    }

    private static func text(of question: ColumnQuestion) -> String {
        var lines = ["columns of \(question.count) rows"]
        for (place, use) in question.suggestion.uses.enumerated() {
            lines.append("\(use): \(place < question.header.count ? question.header[place] : "")")
        }
        if let order = question.suggestion.dateOrder { lines.append("dates: \(order)") }
        if let date = question.doubtfulDate { lines.append("doubtful: \(date)") }
        return lines.joined(separator: "\n") + "\n"
    }
}
