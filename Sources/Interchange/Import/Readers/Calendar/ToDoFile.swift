import Facts
import Planner

extension ImportReader {
    /// To-dos and journal entries of iCalendar (RFC 5545), as Nextcloud, Thunderbird, Tasks.org, DAVx⁵, Apple's older programs and this one
    /// write them.
    static var calendar: ImportReader {
        ImportReader(
            source: .calendar,
            // Something may stand before the calendar, as a header of a mail.
            recognises: { CalendarWords.isCalendar($0.bytes.prefix(4096)) },
            read: { texts, context throws(ImportFault) in
                var file = ToDoFile(in: context)
                for text in texts { try file.add(text) }
                return try file.finished()
            }
        )
    }
}

/// How a file of iCalendar is known.
enum CalendarWords {
    /// Whether a calendar begins on one of these lines.
    static func isCalendar(_ bytes: ArraySlice<UInt8>) -> Bool {
        let mark: StaticString = "BEGIN:VCALENDAR"
        var (matched, isLineStart) = (0, true)
        for byte in bytes {
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
                (matched, isLineStart) = (0, true)
                continue
            }
            if isLineStart, ASCII.capital(byte) == mark.utf8Start[matched] {
                matched += 1
                if matched == mark.utf8CodeUnitCount { return true }
            } else {
                (matched, isLineStart) = (0, false)
            }
        }
        return false
    }

    /// The bytes of a file without its folds, where it is a calendar and they cut characters in two, which RFC 5545 allows (§3.1).
    static func withoutTornCharacters(_ bytes: [UInt8]) -> [UInt8] {
        guard isCalendar(bytes.prefix(4096)), String(validating: bytes, as: UTF8.self) == nil else { return bytes }
        var whole: [UInt8] = []
        for (at, byte) in bytes.enumerated() {
            let isFold = whole.last == UInt8(ascii: "\n") && (byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t"))
            guard isFold, at > 0, bytes[at - 1] == UInt8(ascii: "\n") else {
                whole.append(byte)
                continue
            }
            whole.removeLast()
            if whole.last == UInt8(ascii: "\r") { whole.removeLast() }
        }
        return whole
    }
}

/// What several files of iCalendar hold together.
struct ToDoFile {
    /// A to-do with the dates of its series that were changed by themselves.
    struct Entry {
        let key: String
        let component: CalendarComponent
        /// The key of its list.
        let list: String?
        /// The place of its file.
        let file: Int
        var overrides: [CalendarComponent] = []
    }

    private var gathered: GatheredOutline
    private let context: ImportContext
    private var clocks: [CalendarClock] = []
    private var entries: [Entry] = []
    /// The place of the to-do of each name.
    private var places: [Identity: Int] = [:]
    /// Dates of series that were changed by themselves, with the name of their to-do: it may come later.
    private var overrides: [(uid: String, component: CalendarComponent, list: String?, file: Int)] = []
    /// For a to-do that another one names as its step, the name of that one.
    private var parents: [Identity: String] = [:]
    private var events = 0

    init(in context: ImportContext) {
        self.context = context
        gathered = GatheredOutline(of: .calendar, in: context)
    }

    mutating func add(_ text: ImportedText) throws(ImportFault) {
        let document: CalendarDocument
        do throws(CalendarDocument.Fault) {
            document = try CalendarDocument(text.bytes)
        } catch {
            switch error {
            case .noCalendar: throw .notRecognised
            case .tooManyLines: throw .tooManyRows
            case .tooDeep: throw .tooDeep
            }
        }
        if document.isMended { gathered.lose(.damaged) }
        clocks.append(CalendarClock(of: document, in: context))
        for calendar in document.calendars { add(calendar, named: text.title) }
    }

    private mutating func add(_ calendar: CalendarComponent, named title: String) {
        let list = list(of: calendar, named: title)
        let first = entries.count
        for item in calendar.items {
            guard case .component(let component) = item else { continue }
            switch component.name {
            case "VTODO": add(toDo: component, list)
            case "VJOURNAL": add(journal: component)
            case "VEVENT": events += 1
            default: break
            }
        }
        sort(from: first)
    }

    /// The list that the to-dos of a calendar are in, unless they say another one: it is made when the first of them is.
    private func list(of calendar: CalendarComponent, named title: String) -> String? {
        // In a file of this program, to-dos without a list have none.
        if let program = calendar.line("PRODID"), ByteString(program.value).begins(with: "-//Teaspoon//") { return nil }
        for name in ["X-WR-CALNAME", "NAME"] as [ByteString] {
            if let said = calendar.line(name)?.text, !Text.isBlank(said) { return Text.trimmed(said) }
        }
        return Text.isBlank(title) ? nil : title
    }

    private mutating func add(toDo: CalendarComponent, _ calendar: String?) {
        let uid = Text.trimmed(toDo.line("UID")?.text ?? "")
        let list = toDo.line("X-TEASPOON-LIST").map { Text.trimmed($0.text) } ?? calendar
        let file = clocks.count - 1
        if !uid.isEmpty, toDo.line("RECURRENCE-ID") != nil {
            overrides.append((uid, toDo, list, file))
            return
        }
        let key = gathered.key(uid, toDo.line("SUMMARY")?.text ?? "", under: list ?? "")
        for line in toDo.lines("RELATED-TO") where Self.relation(line) == "CHILD" {
            let child = Self.identity(Text.trimmed(line.text))
            if parents[child] == nil { parents[child] = key }
        }
        if places[Self.identity(key)] == nil { places[Self.identity(key)] = entries.count }
        entries.append(Entry(key: key, component: toDo, list: list, file: file))
    }

    private mutating func add(journal: CalendarComponent) {
        let (title, text) = (journal.line("SUMMARY")?.text ?? "", journal.line("DESCRIPTION")?.text ?? "")
        // Programs without titles put the first line there as well.
        let repeats = !title.isEmpty && Text.trimmed(text).utf8.starts(with: Text.trimmed(title).utf8)
        let whole = Text.isBlank(text) ? title : Text.isBlank(title) || repeats ? text : title + "\n" + text
        let key = gathered.key(journal.line("UID").map { Text.trimmed($0.text) }, whole)
        gathered.add(ImportedOutline.Note(key: key, text: whole))
    }

    static func relation(_ line: CalendarLine) -> ByteString {
        ByteString(ASCII.capitals(line.parameter("RELTYPE") ?? "PARENT"))
    }

    private static func identity(_ key: String) -> Identity { Mixing.identity(of: [], Array(key.utf8)) }

    /// Puts the to-dos of a calendar into the order that their program shows, if it wrote one; where it did not write it for some, as
    /// Nextcloud and Tasks.org do for new ones, those are ordered by the time they were made, on the same scale.
    private mutating func sort(from first: Int) {
        var keys: [Int64] = []
        var hasOrder = false
        for entry in entries[first...] {
            if let order = entry.component.line("X-APPLE-SORT-ORDER").flatMap({ Text.integer(Text.trimmed($0.value)) }) {
                hasOrder = true
                keys.append(order)
            } else if let created = entry.component.line("CREATED")?.time {
                // Seconds since 2001.
                keys.append(clocks[entry.file].moment(created) / 1000 - 978_307_200)
            } else {
                return
            }
        }
        guard hasOrder else { return }
        let old = Array(entries[first...])
        for (place, index) in sortedIndices(old.count, by: { keys[$0] < keys[$1] }).enumerated() {
            entries[first + place] = old[index]
        }
        for index in entries.indices[first...].reversed() { places[Self.identity(entries[index].key)] = index }
    }

    /// Everything as an outline, once all files are in.
    mutating func finished() throws(ImportFault) -> ImportReading {
        for (uid, component, list, file) in overrides {
            if let place = places[Self.identity(uid)] {
                entries[place].overrides.append(component)
            } else {
                // The file holds one date of a series alone: that is a task.
                let date = component.line("RECURRENCE-ID")?.value ?? ""
                entries.append(Entry(key: uid + "/" + date, component: component, list: list, file: file))
            }
        }
        for entry in entries {
            var list: String?
            if let name = entry.list, !name.isEmpty { list = name }
            let toDo = ToDo(entry, list, parent: parents[Self.identity(entry.key)], on: clocks[entry.file])
            toDo.add(to: &gathered)
        }
        let reading = gathered.finished()
        let isEmpty = reading.outline.tasks.isEmpty && reading.outline.notes.isEmpty && entries.isEmpty
        if isEmpty, events > 0 { throw .onlyEvents(events) }
        if isEmpty { throw .empty }
        gathered.lose(.events, events)
        return gathered.finished()
    }
}
