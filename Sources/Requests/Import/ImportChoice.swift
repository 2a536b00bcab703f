import Facts
import Interchange
import Pages
import Planner

/// What was read from a file, as the person chooses from it.
struct ImportChoice {
    private let reading: ImportReading
    private let sent: SentFile
    private let today: LocalDate
    /// For each task the place of its list among those of the file; nil: it is in none. A step is in the list of its task.
    private let lists: [Int?]
    /// The keys of the tasks of each list, and last of those in no list.
    private let keys: [[String]]
    /// Which of these are chosen.
    private let chosen: [Bool]

    /// Due dates that have passed are worth a choice from so many on.
    private static let manyPast = 5
    private static let examples = 5

    init(_ reading: ImportReading, _ sent: SentFile, today: LocalDate) {
        self.reading = reading
        self.sent = sent
        self.today = today
        let outline = reading.outline
        var places: [Identity: Int] = [:]
        for (place, list) in outline.lists.enumerated() { places[Self.name(list.key)] = place }
        var tasks: [Identity: Int] = [:]
        for (place, task) in outline.tasks.enumerated() { tasks[Self.name(task.key)] = place }
        var lists: [Int?] = []
        var keys = [[String]](repeating: [], count: outline.lists.count + 1)
        for task in outline.tasks {
            // Not endlessly where tasks are steps of each other.
            var (top, levels) = (task, 0)
            while let above = top.parent.flatMap({ tasks[Self.name($0)] }), levels < ImportLimits.levels {
                top = outline.tasks[above]
                levels += 1
            }
            let list = top.list.flatMap { places[Self.name($0)] }
            lists.append(list)
            keys[list ?? outline.lists.count].append(task.key)
        }
        (self.lists, self.keys) = (lists, keys)
        // At first all that have open tasks.
        chosen = sent.chosenLists(of: outline.lists.count) ?? keys.map { !$0.isEmpty }
    }

    private static func name(_ key: String) -> Identity { Mixing.identity(of: [], Array(key.utf8)) }

    /// Whether the tasks of a list are chosen, or those in no list.
    private func isChosen(_ list: Int?) -> Bool { chosen[list ?? keys.count - 1] }

    private var hasUnlisted: Bool { !(keys.last?.isEmpty ?? true) }

    /// Whether more is chosen than comes in at once.
    var isTooMuch: Bool {
        var count = reading.outline.lists.count + reading.outline.notes.count
        for (list, tasks) in keys.enumerated() where chosen[list] { count += tasks.count }
        return count > ImportedOutline.most
    }

    /// Whether a task is to be done on a date that has passed, once.
    private func isPast(_ task: ImportedOutline.Task) -> Bool {
        guard let due = task.due, due < today, case .none = task.done, case .none = task.repeats else { return false }
        return true
    }

    /// What is chosen, with all that the person wants changed.
    var outline: ImportedOutline {
        var outline = ImportedOutline(source: reading.outline.source)
        for (place, list) in reading.outline.lists.enumerated() where isChosen(place) { outline.lists.append(list) }
        outline.notes = reading.outline.notes
        var costs = [Int](repeating: 0, count: reading.outline.tasks.count)
        if sent.takesCosts {
            for (place, cost) in reading.costs.enumerated() where costs.indices.contains(cost.task) {
                costs[cost.task] = place + 1
            }
        }
        for (index, task) in reading.outline.tasks.enumerated() where isChosen(lists[index]) {
            var task = task
            if costs[index] > 0 {
                let cost = reading.costs[costs[index] - 1]
                task.cost = cost.cost
                if let label = cost.label { task.subjects.removeAll { ByteString($0) == ByteString(label) } }
            }
            if sent.letsGoOfPast, isPast(task) { (task.due, task.time, task.reminder) = (nil, nil, nil) }
            outline.tasks.append(task)
        }
        return outline
    }

    /// The page that shows it.
    func preview(_ sent: SentFile, _ words: Catalog) -> ImportPreview {
        let outline = reading.outline
        var kinds: [ImportPreview.Kind] = []
        for source in ImportSource.allCases where source.isChoice { kinds.append(source.kind(words)) }
        var preview = ImportPreview(program: outline.source, kind: reading.source.kind(words), kinds: kinds)
        if hasUnlisted { preview.lists.append(list(nil)) }
        for place in outline.lists.indices { preview.lists.append(list(place)) }
        for (index, task) in outline.tasks.enumerated() where preview.examples.count < Self.examples && isChosen(lists[index]) {
            if case .some = task.parent { continue }
            let list = lists[index].map { outline.lists[$0].name } ?? ""
            preview.examples.append(ImportPreview.Example(title: task.title, list: list, due: task.due, time: task.time))
        }
        var (past, done) = (0, reading.doneLeftOut)
        for task in outline.tasks {
            if isPast(task) { past += 1 }
            if case .some = task.done { done += 1 }
            if case .some = task.cost { preview.hasCosts = true }
        }
        for (loss, count) in reading.losses.all { preview.losses.append((loss.words, count)) }
        preview.notes = outline.notes.count
        preview.done = ImportPreview.Switch(count: done, isOn: sent.wantsDone)
        preview.past = ImportPreview.Switch(count: past < Self.manyPast ? 0 : past, isOn: sent.letsGoOfPast)
        preview.costs = ImportPreview.Switch(count: reading.costs.count, isOn: sent.takesCosts)
        if preview.costs.count > 0 { preview.hasCosts = true }
        preview.countsFromToday = reading.countsFromToday
        preview.dateOrder = (reading.doubtfulOrder ?? sent.dateOrder).map { Int($0.rawValue) }
        if isTooMuch { preview.most = ImportedOutline.most }
        if case .some = sent.source { preview.isCorrected = true }
        preview.carried = sent.carried
        return preview
    }

    private func list(_ place: Int?) -> ImportPreview.List {
        let list = place.map { reading.outline.lists[$0] }
        return ImportPreview.List(
            key: list?.key,
            name: list?.name ?? "",
            tasks: keys[place ?? keys.count - 1],
            isChosen: isChosen(place)
        )
    }
}
