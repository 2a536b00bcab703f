package import Planner

/// A component of iCalendar (RFC 5545 §3.6), as a calendar, a to-do or an alarm: all lines and components in it, in their order.
package struct CalendarComponent: Equatable, Sendable {
    /// A line, or a component within.
    package enum Item: Equatable, Sendable {
        case line(CalendarLine)
        case component(CalendarComponent)
    }

    /// Its name in capitals, as "VTODO".
    package let name: ByteString
    /// The line that begins it.
    package let begin: CalendarLine
    /// All that is in it.
    package var items: [Item] = []
    /// The line that ends it; nil where it is missing.
    package var end: CalendarLine?

    init(beginning begin: CalendarLine) {
        name = ByteString(ASCII.capitals(Text.trimmed(begin.value)))
        self.begin = begin
    }

    package static func == (one: CalendarComponent, other: CalendarComponent) -> Bool {
        one.begin == other.begin && one.items == other.items && one.end == other.end
    }

    /// The first line of a name.
    package func line(_ name: ByteString) -> CalendarLine? {
        for item in items { if case .line(let line) = item, line.name == name { return line } }
        return nil
    }

    /// All lines of a name.
    package func lines(_ name: ByteString) -> [CalendarLine] {
        var lines: [CalendarLine] = []
        for item in items { if case .line(let line) = item, line.name == name { lines.append(line) } }
        return lines
    }

    /// All components of a name that lie directly in it.
    package func components(_ name: ByteString) -> [CalendarComponent] {
        var components: [CalendarComponent] = []
        for item in items {
            if case .component(let component) = item, component.name == name { components.append(component) }
        }
        return components
    }

    /// Writes it as it was read.
    package func write(to bytes: inout [UInt8]) {
        bytes.append(contentsOf: begin.source)
        for item in items { item.write(to: &bytes) }
        if let end { bytes.append(contentsOf: end.source) }
    }
}

extension CalendarComponent.Item {
    /// Writes it as it was read.
    package func write(to bytes: inout [UInt8]) {
        switch self {
        case .line(let line): bytes.append(contentsOf: line.source)
        case .component(let component): component.write(to: &bytes)
        }
    }
}
