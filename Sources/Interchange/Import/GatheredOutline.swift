import Facts
import Planner

/// An outline that a reader fills, thing by thing: it leaves out what is not wanted or makes no sense, and counts it.
struct GatheredOutline {
    let context: ImportContext
    private(set) var reading: ImportReading
    /// The keys of tasks and lists that are in it.
    private var tasks: [Identity: Int] = [:]
    private var lists: [Identity: Int] = [:]
    private var paths = ImportedKeys()
    /// The keys of tasks that were left out: their steps are steps of nothing.
    private var leftOut: [Identity: Int] = [:]

    init(of source: ImportSource, in context: ImportContext) {
        self.context = context
        reading = ImportReading(of: source)
    }

    /// The key of a thing: what its program calls it, or else its name and those of all above it.
    mutating func key(_ own: String?, _ name: String, under above: String = "") -> String {
        if let own, !own.isEmpty, ByteString(own) != "0" { return own }
        return paths.key(name, under: above)
    }

    /// Adds a list that is not there yet.
    mutating func add(_ list: ImportedOutline.List) {
        let identity = Self.identity(list.key)
        guard lists[identity] == nil else { return }
        lists[identity] = reading.outline.lists.count
        reading.outline.lists.append(list)
    }

    /// Adds a task.
    ///
    /// - Parameter isDone: whether it is done; ``Planner/ImportedOutline/Task/done`` says when, if its program knows.
    /// - Returns: whether it is in the outline.
    @discardableResult
    mutating func add(_ task: ImportedOutline.Task, isDone: Bool = false) -> Bool {
        let identity = Self.identity(task.key)
        guard tasks[identity] == nil, leftOut[identity] == nil else {
            reading.losses.add(.doubled)
            return false
        }
        guard !isDone || context.wantsDone else {
            reading.doneLeftOut += 1
            // What its note would have held is not missed.
            for extra in task.extras {
                if let loss = Self.loss(of: extra), reading.losses[loss] > 0 { reading.losses[loss] -= 1 }
            }
            leftOut[identity] = 0
            return false
        }
        guard !Text.isBlank(task.title) || !Text.isBlank(task.note) else {
            reading.losses.add(.damaged)
            leftOut[identity] = 0
            return false
        }
        tasks[identity] = reading.outline.tasks.count
        var task = task
        if isDone, task.done == nil { task.done = context.time(.date(context.today)) }
        if !isDone { task.done = nil }
        reading.outline.tasks.append(task)
        return true
    }

    /// Leaves a task out, for a reason other than that it is done.
    mutating func leaveOut(_ key: String, as loss: ImportLoss) {
        reading.losses.add(loss)
        leftOut[Self.identity(key)] = 0
    }

    /// Adds a note that is no part of a task.
    mutating func add(_ note: ImportedOutline.Note) {
        if !Text.isBlank(note.text) { reading.outline.notes.append(note) }
    }

    /// Suggests a cost for the task that was added last.
    mutating func suggest(cost: Int) {
        reading.costs.append(ImportReading.Cost(task: reading.outline.tasks.count - 1, cost: cost))
    }

    /// Counts what has no place.
    mutating func lose(_ loss: ImportLoss, _ count: Int = 1) {
        reading.losses.add(loss, count)
    }

    /// Keeps something in the note of a task, and counts it, if a plan elsewhere has a field of its own for it.
    mutating func keep(_ extra: ImportedExtra, in task: inout ImportedOutline.Task) {
        guard !Text.isBlank(extra.text) else { return }
        task.extras.append(extra)
        if let loss = Self.loss(of: extra) { reading.losses.add(loss) }
    }

    private static func loss(of extra: ImportedExtra) -> ImportLoss? {
        switch extra.kind {
        // Words that may yet be understood, and what reads in a note as well as anywhere.
        case .due, .start, .comment, .link: nil
        case .repeats: .repeats
        case .person: .people
        case .attachment: .attachments
        case .reminder: .reminders
        case .duration: .durations
        case .place, .progress, .status, .section, .field: .fields
        }
    }

    /// What was gathered, once everything is: a step of a task that is not there is a task, and so is one of those that are steps of each
    /// other in a circle.
    func finished() -> ImportReading {
        var reading = reading
        var parents: [Int?] = []
        for (place, task) in reading.outline.tasks.enumerated() {
            let parent = task.parent.flatMap { tasks[Self.identity($0)] }
            parents.append(parent)
            guard let key = task.parent, parent == nil else { continue }
            if leftOut[Self.identity(key)] == nil { reading.losses.add(.circles) }
            reading.outline.tasks[place].parent = nil
        }
        // 0: not looked at yet; otherwise the number of the walk that came by.
        var walks = [Int](repeating: 0, count: parents.count)
        for start in parents.indices {
            var next: Int? = start
            while let place = next, walks[place] == 0 {
                walks[place] = start + 1
                next = parents[place]
            }
            // A walk that meets its own way has gone in a circle, which is cut there.
            guard let place = next, walks[place] == start + 1 else { continue }
            parents[place] = nil
            reading.outline.tasks[place].parent = nil
            reading.losses.add(.circles)
        }
        return reading
    }

    private static func identity(_ key: String) -> Identity { Mixing.identity(of: [], Array(key.utf8)) }
}

// MARK: - Fields of tasks

extension GatheredOutline {
    /// Gives a task what another program knows of how it repeats, as an `RRULE`; its due date and time must be set before.
    mutating func repeats(_ rule: String, _ task: inout ImportedOutline.Task) {
        let offsets = context.offsets
        let brought = BroughtRule(reading: rule, from: task.due, at: task.time) { offsets.wall(at: $0) }
        task.repeats = brought.rule
        switch brought.loss {
        case .everything: keep(ImportedExtra(.repeats, rule), in: &task)
        case .skippedDays, .end:
            task.extras.append(ImportedExtra(.repeats, rule))
            reading.losses.add(.repeats)
        case nil: break
        }
    }

    /// Reminds of a task so many minutes before it is due. The first reminder counts, others are kept in the note.
    mutating func remind(_ minutes: Int64, before task: inout ImportedOutline.Task) {
        if task.reminder == nil, task.due != nil, minutes >= 0, minutes <= Int64(TaskLimits.reminders.upperBound) {
            task.reminder = Int(minutes)
        } else {
            keep(ImportedExtra(.reminder, Self.words(minutesBefore: minutes)), in: &task)
        }
    }

    /// Reminds of a task at a moment of its own. On the day that it is due, and without a time, that is its time.
    mutating func remind(at moment: WrittenTime, of task: inout ImportedOutline.Task) {
        let (date, minute) = context.wall(moment)
        guard let minute else { return keep(ImportedExtra(.reminder, date.text), in: &task) }
        if task.due == nil, task.repeats == nil { task.due = date }
        if let due = task.due, task.reminder == nil {
            if task.time == nil, due == date { task.time = minute }
            if let time = task.time {
                let before = (due.number - date.number) * 1440 + time - minute
                if TaskLimits.reminders.contains(before) {
                    task.reminder = before
                    return
                }
            }
        }
        keep(ImportedExtra(.reminder, date.text + " " + Self.clock(minute)), in: &task)
    }

    /// The date out of sight before which a task is; a time of that day is kept in the note.
    mutating func begins(_ written: WrittenTime, _ task: inout ImportedOutline.Task) {
        let (date, minute) = context.wall(written)
        task.start = date
        if let minute, minute > 0 {
            keep(ImportedExtra(.field, date.text + " " + Self.clock(minute), name: "start"), in: &task)
        }
    }

    /// How long a task takes; more than a day is kept in the note.
    mutating func takes(minutes: Int64, _ task: inout ImportedOutline.Task) {
        if minutes <= 0 { return }
        if minutes <= Int64(TaskLimits.minutes.upperBound) {
            task.minutes = Int(minutes)
        } else {
            keep(ImportedExtra(.duration, String(minutes / 60) + " h"), in: &task)
        }
    }

    private static func words(minutesBefore minutes: Int64) -> String {
        let sign = minutes < 0 ? "+" : "-"
        let minutes = minutes.magnitude
        if minutes % 1440 == 0, minutes > 0 { return sign + String(minutes / 1440) + " d" }
        return minutes % 60 == 0 && minutes > 0 ? sign + String(minutes / 60) + " h" : sign + String(minutes) + " min"
    }

    static func clock(_ minute: Int) -> String {
        (minute < 600 ? "0" : "") + String(minute / 60) + (minute % 60 < 10 ? ":0" : ":") + String(minute % 60)
    }
}
