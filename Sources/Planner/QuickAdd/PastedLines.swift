/// Pasted text as tasks: each line is a task, an indented line a subtask.
package struct PastedLines: Equatable, Sendable {
    /// A line that says something.
    package struct Line: Equatable, Sendable {
        /// Its text, without indentation, bullet, box and space at its end.
        package let text: String
        /// 0 for a task, 1 for a subtask of the last line of level 0 before it, and so on: never more than one deeper than the
        /// line before.
        package let level: Int
        /// Whether its box was ticked.
        package let isDone: Bool
    }

    /// The parts that are understood in a line. A step is in the list of its task, whatever the line names.
    package static func read(_ line: Line, in context: QuickAddContext) -> UnderstoodLine {
        var context = context
        if line.level > 0 { context.lists = nil }
        return UnderstoodLine(line.text, in: context)
    }

    /// The lines, without blank ones.
    package let lines: [Line]
    /// The deepest level as pasted, which may be beyond the levels there may be.
    package let deepest: Int

    private init(_ lines: [Line], deepest: Int) {
        self.lines = lines
        self.deepest = deepest
    }

    /// Lines that were read elsewhere: those that say something, each at most one level deeper than the one before.
    ///
    /// - Parameter deepest: the deepest level as pasted.
    init(checking lines: [Line], deepest: Int) {
        var checked: [Line] = []
        for line in lines {
            let text = Text.trimmed(Text.withoutControls(line.text, keepingLines: false))
            guard !Text.isBlank(text) else { continue }
            let most = checked.last.map { min($0.level + 1, TaskLimits.levels - 1) } ?? 0
            checked.append(Line(text: text, level: min(max(line.level, 0), most), isDone: line.isDone))
        }
        self.init(checked, deepest: deepest)
    }

    /// The same without some of them, each with all that is beneath it.
    ///
    /// - Parameter left: their indexes.
    func without(_ left: [Int]) -> PastedLines {
        var kept: [Line] = []
        var edge = Int.max
        for (index, line) in lines.enumerated() {
            if line.level > edge { continue }
            edge = left.contains(index) ? line.level : .max
            if edge == .max { kept.append(line) }
        }
        return PastedLines(kept, deepest: deepest)
    }

    /// Reads pasted text.
    ///
    /// - Parameters:
    ///   - text: lines by any break.
    ///   - levels: how many levels there may be, from 1; deeper lines go to the deepest of them.
    package init(_ text: String, levels: Int) {
        var found: [FoundLine] = []
        var narrowest = Int.max
        for bytes in Self.split(Array(Text.withoutControls(text, keepingLines: true).utf8)) {
            guard let line = FoundLine(bytes) else { continue }
            if line.spaces > 0 { narrowest = min(narrowest, line.spaces) }
            found.append(line)
        }
        // A tab is one level, whatever a level is in spaces here.
        let tab = narrowest == .max ? 1 : narrowest
        var lines: [Line] = []
        var deepest = 0
        // Where the levels above this line begin.
        var columns: [Int] = []
        for line in found {
            let column = line.spaces + line.tabs * tab
            while let last = columns.last, last > column { columns.removeLast() }
            if columns.last.map({ $0 < column }) ?? true { columns.append(column) }
            let level = columns.count - 1
            deepest = max(deepest, level)
            lines.append(Line(text: line.text, level: min(level, max(levels, 1) - 1), isDone: line.isDone))
        }
        self.lines = lines
        self.deepest = deepest
    }

    /// By line feeds (of other breaks, ``Text/withoutControls(_:keepingLines:)`` made some) and Unicode's two separators.
    private static func split(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        var index = 0
        while index < bytes.count {
            var width = bytes[index] == UInt8(ascii: "\n") ? 1 : 0
            // U+2028 and U+2029.
            if bytes[index] == 0xe2, index + 2 < bytes.count, bytes[index + 1] == 0x80, bytes[index + 2] & 0xfe == 0xa8 {
                width = 3
            }
            if width > 0 {
                lines.append(bytes[start..<index])
                start = index + width
            }
            index += max(width, 1)
        }
        lines.append(bytes[start...])
        return lines
    }
}

/// A line before the width of a level is known.
private struct FoundLine {
    var tabs = 0
    var spaces = 0
    var isDone = false
    let text: String

    /// The bullets of lists; a space follows.
    private static let bullets: [StaticString] = ["-", "*", "+", "•", "◦", "▪", "‣", "–"]
    private static let open: [StaticString] = ["[ ]", "[]", "☐"]
    private static let ticked: [StaticString] = ["[x]", "[X]", "☑", "☒"]

    /// Nil if it says nothing.
    init?(_ line: ArraySlice<UInt8>) {
        var rest = line
        while let first = rest.first {
            let width = QuickAddLine.spaceLength(rest)
            if width == 0 { break }
            if first == UInt8(ascii: "\t") { tabs += 1 } else { spaces += 1 }
            rest = rest.dropFirst(width)
        }
        if let width = Self.begins(rest, Self.bullets) ?? Self.number(rest) { rest = Self.after(width, rest) }
        if let width = Self.begins(rest, Self.open) {
            rest = Self.after(width, rest)
        } else if let width = Self.begins(rest, Self.ticked) {
            rest = Self.after(width, rest)
            isDone = true
        }
        let said = Text.trimmed(Text.withoutControls(String(decoding: rest, as: UTF8.self), keepingLines: false))
        guard !Text.isBlank(said) else { return nil }
        text = said
    }

    /// The width of the sign that a line begins with, if nothing or a space follows.
    private static func begins(_ line: ArraySlice<UInt8>, _ signs: [StaticString]) -> Int? {
        for sign in signs {
            let isSame = sign.withUTF8Buffer { line.starts(with: $0) }
            if isSame, endsAt(sign.utf8CodeUnitCount, line) { return sign.utf8CodeUnitCount }
        }
        return nil
    }

    /// "1." or "12)".
    private static func number(_ line: ArraySlice<UInt8>) -> Int? {
        let end = line.digits(from: line.startIndex).end
        let digits = end - line.startIndex
        guard (1...3).contains(digits), end < line.endIndex else { return nil }
        guard line[end] == UInt8(ascii: ".") || line[end] == UInt8(ascii: ")") else { return nil }
        return endsAt(digits + 1, line) ? digits + 1 : nil
    }

    private static func endsAt(_ width: Int, _ line: ArraySlice<UInt8>) -> Bool {
        let rest = line.dropFirst(width)
        return rest.isEmpty || QuickAddLine.spaceLength(rest) > 0
    }

    private static func after(_ width: Int, _ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var rest = line.dropFirst(width)
        while !rest.isEmpty {
            let space = QuickAddLine.spaceLength(rest)
            if space == 0 { break }
            rest = rest.dropFirst(space)
        }
        return rest
    }
}
