import Testing

@testable import Planner

struct PastedLinesTests {
    private func read(_ text: String, levels: Int = 10) -> [String] {
        PastedLines(text, levels: levels).lines.map { "\($0.level) \($0.text)\($0.isDone ? " ✓" : "")" }
    }

    @Test("T11: the example of many lines in docs/quick-add.md is true")
    func example() throws {
        let document = try quickAddDocument()
        let pasted = document.drop { $0 != "```text" }.dropFirst().prefix { $0 != "```" }.joined(separator: "\n")
        let lines = PastedLines(pasted, levels: 10).lines.map { line in
            let read = PastedLines.read(line, in: .example)
            return "| \(line.level) | \(line.isDone ? "yes" : "no") | `\(read.title)` | `\(read.said)` |"
        }
        #expect(lines.count >= 8)
        #expect(lines == document.filter { $0.hasPrefix("| 0 |") || $0.hasPrefix("| 1 |") || $0.hasPrefix("| 2 |") })
    }

    @Test("T11: every pasted line is a task, whatever breaks them, without blank ones")
    func breaks() {
        #expect(read("a\nb\r\nc\rd\u{2028}e\n\n  \n\u{200b}\nf\n") == ["0 a", "0 b", "0 c", "0 d", "0 e", "0 f"])
        #expect(read("a\u{b}b\u{c}c\u{85}d") == ["0 a", "0 b", "0 c", "0 d"])
        #expect(read("").isEmpty)
    }

    @Test("T11: bullets, numbers and boxes are taken away, once; a ticked box is done")
    func bullets() {
        #expect(
            read("- a\n* b\n• c\n1. d\n12) e\n- [ ] f\n- [x] g\n* [X] h\n[ ] i\n☑ j\n+ k") == [
                "0 a", "0 b", "0 c", "0 d", "0 e", "0 f", "0 g ✓", "0 h ✓", "0 i", "0 j ✓", "0 k",
            ]
        )
        #expect(
            read("-a\n*b*\n1.5 l\n2026. x\n- - c\n[y] d\n---\n- -5") == [
                "0 -a", "0 *b*", "0 1.5 l", "0 2026. x", "0 - c", "0 [y] d", "0 ---", "0 -5",
            ]
        )
        #expect(read("-\n- [ ]\n1.\n-  a  ") == ["0 a"])
    }

    @Test("T11: indentation makes subtasks, by tabs, by any number of spaces, and by both")
    func indentation() {
        #expect(read("a\n\tb\n\t\tc\nd") == ["0 a", "1 b", "2 c", "0 d"])
        #expect(read("a\n  b\n    c\n  d") == ["0 a", "1 b", "2 c", "1 d"])
        #expect(read("a\n   b\n      c\n   d\ne") == ["0 a", "1 b", "2 c", "1 d", "0 e"])
        #expect(read("a\n  b\n\tc\n\t\td") == ["0 a", "1 b", "1 c", "2 d"])
        #expect(read("a\n    b\n\t\tc") == ["0 a", "1 b", "2 c"])
        #expect(read("    a\n    b\n      c\nd") == ["0 a", "0 b", "1 c", "0 d"])
        #expect(read("a\n\u{a0}\u{a0}b") == ["0 a", "1 b"])
    }

    @Test("T11: a line is at most one level deeper than the one before")
    func noLevelIsLeftOut() {
        #expect(read("a\n\t\t\tb\n\tc") == ["0 a", "1 b", "1 c"])
    }

    @Test("T11: a line deeper than the allowed levels goes to the deepest, and its depth is known")
    func deepest() {
        let text = (0..<100).map { String(repeating: "\t", count: $0) + "line" }.joined(separator: "\n")
        let pasted = PastedLines(text, levels: 4)
        #expect(pasted.deepest == 99)
        #expect(pasted.lines.map { $0.level } == [0, 1, 2] + Array(repeating: 3, count: 97))
        #expect(PastedLines(text, levels: 0).lines.allSatisfy { $0.level == 0 })
    }

    @Test("T11: control characters are dropped, a tab inside a line is a space")
    func controls() {
        #expect(read("a\u{0}b\tc\u{1b}[0m") == ["0 ab c[0m"])
    }

    @Test("T11: fifteen thousand lines are read")
    func many() {
        let text = (0..<15_000).map { String(repeating: " ", count: $0 % 100) + "- [ ] line \($0)" }.joined(separator: "\n")
        #expect(PastedLines(text, levels: 3).lines.count == 15_000)
    }
}
