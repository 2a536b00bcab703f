import Planner

/// A file of iCalendar (RFC 5545): one calendar, or several one after another.
package struct CalendarDocument: Equatable, Sendable {
    /// Why a file cannot be read.
    package enum Fault: Error, Equatable, Sendable {
        /// No calendar begins in it.
        case noCalendar
        /// It has more lines than ``mostLines``.
        case tooManyLines
        /// A component lies deeper than ``deepest``.
        case tooDeep
    }

    /// How many lines are read, unfolded.
    package static let mostLines = 500_000
    /// How deep components may lie in each other.
    package static let deepest = 8

    /// The calendars, and lines outside of them.
    package private(set) var items: [CalendarComponent.Item] = []
    /// Whether a component had no end, or another one than its own: the file was cut, or put together badly.
    package private(set) var isMended = false

    /// Reads a file.
    ///
    /// - Parameter bytes: in UTF-8. Lines end with CR LF or LF, or, where the file has no LF at all, with CR.
    package init(_ bytes: [UInt8]) throws(Fault) {
        var lines = CalendarLines(bytes[...])
        var open: [CalendarComponent] = []
        var (count, hasCalendar) = (0, false)
        while let line = lines.next() {
            count += 1
            guard count <= Self.mostLines else { throw .tooManyLines }
            if line.name == "BEGIN" {
                let component = CalendarComponent(beginning: line)
                if component.name == "VCALENDAR" { hasCalendar = true }
                guard open.count < Self.deepest else { throw .tooDeep }
                open.append(component)
            } else if line.name == "END", let place = Self.place(endedBy: line, open) {
                if place < open.count - 1 { isMended = true }
                while open.count > place + 1 { close(&open) }
                open[place].end = line
                close(&open)
            } else {
                if line.name == "END" { isMended = true }
                add(.line(line), &open)
            }
        }
        if !open.isEmpty { isMended = true }
        while !open.isEmpty { close(&open) }
        guard hasCalendar else { throw .noCalendar }
    }

    /// The place of the component that a line ends.
    private static func place(endedBy line: CalendarLine, _ open: [CalendarComponent]) -> Int? {
        let name = CalendarComponent(beginning: line).name
        for place in open.indices.reversed() where open[place].name == name { return place }
        return nil
    }

    private mutating func close(_ open: inout [CalendarComponent]) {
        guard let last = open.popLast() else { return }
        add(.component(last), &open)
    }

    private mutating func add(_ item: CalendarComponent.Item, _ open: inout [CalendarComponent]) {
        if open.isEmpty { items.append(item) } else { open[open.count - 1].items.append(item) }
    }

    /// The calendars.
    package var calendars: [CalendarComponent] {
        var calendars: [CalendarComponent] = []
        for item in items {
            if case .component(let component) = item, component.name == "VCALENDAR" { calendars.append(component) }
        }
        return calendars
    }

    /// The file as it was read.
    package var bytes: [UInt8] {
        var bytes: [UInt8] = []
        for item in items { item.write(to: &bytes) }
        return bytes
    }
}
